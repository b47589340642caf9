// The form of the page on which a colleague writes a statement. Nothing is sent: the script makes the bytes in the browser.
import type { Child } from 'hono/jsx';
import { attestedMembers } from '../../domain/claims.ts';
import { formatDates } from '../../domain/experience.ts';
import { getCaseDetail } from '../../operations/get-case-detail.ts';
import { toFilePath } from '../../paths.ts';
import type { Site } from '../../schema/site.ts';
import { describeSignature } from '../trust/verification.ts';

/** What the script has to know; `end` of a role is a part of what is attested. */
function describeChoices(site: Site): object {
  const { profile, roles, cases } = site.content;
  const kid = describeSignature(site)?.kid;
  return {
    subject: { name: profile.name, origin: site.baseUrl, ...(kid !== undefined && { kid }) },
    attestedMembers,
    claims: Object.fromEntries([
      ...roles.map(({ company, title, start, end }, index) => [
        `role:${index + 1}`,
        { kind: 'role', company, title, start, end },
      ]),
      ...cases.map(({ slug, title }) => [`case:${slug}`, { kind: 'case', slug, title }]),
    ]),
  };
}

const casesPath = getCaseDetail.path;

export function AttestForm({ site }: { readonly site: Site }): Child {
  const { roles, cases } = site.content;
  return (
    <div>
      <noscript>
        <p class="notice">This form needs JavaScript. The command below does not.</p>
      </noscript>
      <form
        class="attest"
        id="attest"
        data-choices={JSON.stringify(describeChoices(site))}
        data-cases={site.isStatic ? toFilePath(casesPath) : casesPath}
        autocomplete="off"
      >
        <p>
          <label for="attest-claim">What you confirm</label>
          <select id="attest-claim" required>
            <optgroup label="Roles">
              {roles.map((role, index) => (
                <option value={`role:${index + 1}`}>
                  {role.title}, {role.company}, {formatDates(role)}
                </option>
              ))}
            </optgroup>
            {cases.length > 0 && (
              <optgroup label="Case studies">
                {cases.map(({ slug, title }) => (
                  <option value={`case:${slug}`}>{title}</option>
                ))}
              </optgroup>
            )}
          </select>
        </p>
        <Line id="account" label="Your GitHub account" note="Its name, for example alice." />
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
      <section class="attest" id="attest-result" aria-label="Your statement" tabindex={-1} hidden>
        <p>
          <label for="attest-statement">These exact characters are what you publish or sign</label>
          <textarea id="attest-statement" rows={6} readonly spellcheck={false}></textarea>
        </p>
        <p class="actions">
          <button type="button" id="attest-copy">
            Copy the statement
          </button>{' '}
          <a class="button" id="attest-download" download="statement.json">
            Download statement.json
          </a>
        </p>
      </section>
    </div>
  );
}

function Line(props: {
  readonly id: string;
  readonly label: string;
  readonly note: string;
}): Child {
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
