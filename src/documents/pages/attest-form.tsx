// The form of the page on which a colleague writes a statement. The script writes it in the browser and sends nothing.
import type { Child } from 'hono/jsx';
import { digestWords } from '../../domain/attested-words.ts';
import { toExperience } from '../../domain/answers.ts';
import type { Site } from '../../schema/site.ts';
import { describeSignature } from '../trust/verification.ts';
import { AttestedWords, type Claimed } from './attested-words.tsx';
import { claimId } from './trust-strip.tsx';

/** Every claim that can be attested, under the id that the command line uses too. */
function listClaimed({ content }: Site): readonly Claimed[] {
  const { roles, cases } = content;
  return [
    ...roles.map((role): Claimed => {
      const answer = toExperience(role);
      const { company, title, start, end } = role;
      const id = claimId(content, role);
      const label = `${title}, ${company}, ${answer.dates}`;
      return { id, label, claim: { kind: 'role', company, title, start, end }, answer };
    }),
    ...cases.map((study): Claimed => {
      const { slug, title } = study;
      const claim = { kind: 'case', slug, title } as const;
      return { id: claimId(content, study), label: title, claim, answer: study };
    }),
  ];
}

/** The data of the script: the parts of a statement that the form does not ask for. */
function describeChoices(site: Site, claimed: readonly Claimed[]): object {
  const kid = describeSignature(site)?.kid;
  return {
    subject: { name: site.content.profile.name, origin: site.baseUrl, kid },
    claims: Object.fromEntries(
      claimed.map(({ id, claim, answer }) => [
        id,
        { ...claim, words: digestWords(claim.kind, answer) },
      ]),
    ),
  };
}

export function AttestForm({ site }: { site: Site }): Child {
  const claimed = listClaimed(site);
  const roles = claimed.filter(({ claim }) => claim.kind === 'role');
  const cases = claimed.filter(({ claim }) => claim.kind === 'case');
  const { email, name } = site.content.profile;
  return (
    <div>
      <noscript>
        <p class="notice">This form needs JavaScript.</p>
      </noscript>
      {claimed.length === 0 && (
        <p class="notice">
          The profile of {name} has no role and no case study, so there is nothing to confirm.
        </p>
      )}
      <form
        class="attest"
        id="attest"
        data-choices={JSON.stringify(describeChoices(site, claimed))}
        autocomplete="off"
        hidden={claimed.length === 0}
      >
        <p>
          <label for="attest-claim">What you confirm</label>
          <select id="attest-claim" required>
            <Options label="Roles" claimed={roles} />
            <Options label="Case studies" claimed={cases} />
          </select>
        </p>
        <AttestedWords claimed={claimed} />
        <Line
          id="account"
          label="Your GitHub account"
          note="Its name, for example alice. If you have none, create one at github.com first: it is free."
        />
        <Line id="name" label="Your name" note="As it is to be shown; nobody checks it." />
        <Line id="relation" label="What you were to each other" note="For example: manager." />
        <p>
          <label for="attest-text">What you want to add (optional)</label>
          <textarea id="attest-text" rows={3} maxlength={2000}></textarea>
        </p>
        <p class="actions">
          <button type="submit" class="button main">
            Write the statement
          </button>
        </p>
        <p class="status ui" role="status"></p>
      </form>
      <Result email={email} name={name} />
    </div>
  );
}

function Options({ label: group, claimed }: { label: string; claimed: readonly Claimed[] }): Child {
  if (claimed.length === 0) return undefined;
  return (
    <optgroup label={group}>
      {claimed.map(({ id, label }) => (
        <option value={id}>{label}</option>
      ))}
    </optgroup>
  );
}

/** The finished statement, and the three steps to publish it. */
function Result({ email, name }: { email: string; name: string }): Child {
  return (
    <section class="attest" id="attest-result" aria-label="Your statement" tabindex={-1} hidden>
      <ol>
        <li>
          <p class="actions">
            <button type="button" class="button main" id="attest-copy">
              Copy the statement
            </button>
          </p>
          <label for="attest-statement">
            These exact characters are copied. Programs read them, so do not change one, not even a
            space.
          </label>
          <textarea id="attest-statement" rows={4} readonly spellcheck={false}></textarea>
          <p class="ui soft">
            Only if you use keys:{' '}
            <a id="attest-download" download="statement.json">
              Download statement.json
            </a>
          </p>
        </li>
        <li>
          <p>
            Open{' '}
            <a href="https://gist.github.com/" target="_blank" rel="noopener">
              gist.github.com
            </a>
            , GitHub’s place for short texts, and sign in. It opens beside this page, which stays as
            it is.
          </p>
          <p>
            Paste into the large field, and write <code>statement.json</code> as the file name. The
            button says “Create secret gist”: tap the arrow beside it, choose “Create public gist”,
            and tap the button again.
          </p>
        </li>
        <li>
          <p>Copy the address of the page that you see then, come back, and paste it here.</p>
          <p>
            <label for="attest-gist">Address of your gist</label>
            <input
              id="attest-gist"
              type="url"
              inputmode="url"
              placeholder="https://gist.github.com/…"
              autocomplete="off"
            />
          </p>
          <p class="status ui" id="attest-gist-status" role="status"></p>
          <p class="actions">
            <a class="button main" id="attest-mail" data-to={email} hidden>
              Mail it to {name}
            </a>
          </p>
          <p class="ui soft">
            Or send the address to {email} in any other way. {name} does the rest.
          </p>
        </li>
      </ol>
    </section>
  );
}

function Line(props: { id: string; label: string; note: string }): Child {
  const id = `attest-${props.id}`;
  return (
    <p>
      <label for={id}>{props.label}</label>
      <input
        id={id}
        type="text"
        required
        maxlength={100}
        autocomplete="off"
        spellcheck={false}
        aria-describedby={`${id}-note`}
      />
      <span class="ui soft" id={`${id}-note`}>
        {props.note}
      </span>
    </p>
  );
}
