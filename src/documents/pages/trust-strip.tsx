// The proof of a profile for people: one sentence with its marks, and the mark of a role or a case.
import type { Child } from 'hono/jsx';
import type { Content } from '../../schema/content.ts';
import type { Site } from '../../schema/site.ts';
import { rootOf } from '../../domain/languages.ts';
import { paths } from '../../paths.ts';
import { wordsOf } from '../../wording/index.ts';
import { findMark, hasPartlyConfirmed, type RoleOrCase } from '../trust/backing.ts';
import { describeTrust, type Level } from '../trust/sentence.ts';

const levels: readonly Level[] = ['declared', 'linked', 'attested'];

/** Explains the confirmations of the profile, how to check them, and the marks. */
export function TrustStrip({ site }: { site: Site }): Child {
  const wording = wordsOf(site.content);
  const { trust } = wording;
  const { linked } = trust.meanings;
  const meanings = {
    ...trust.meanings,
    linked: hasPartlyConfirmed(site) ? `${linked}, ${trust.partly}` : linked,
  };
  return (
    <div class="trust ui">
      <p>
        {describeTrust(site, wording)} ·{' '}
        <a href={`${paths.verify}?site=${encodeURIComponent(rootOf(site).baseUrl)}`}>
          {trust.check}
        </a>
      </p>
      <ul class="legend" aria-label={trust.legend}>
        {levels.map((level) => (
          <li>
            <Proof level={level} text={meanings[level]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The name of a claim in the form of `/attest/`, and on the command line. */
export function claimId({ roles }: Content, claimed: RoleOrCase): string {
  return 'slug' in claimed ? `case:${claimed.slug}` : `role:${roles.indexOf(claimed) + 1}`;
}

/** The parameters of the elements of a role or a case. */
export interface ClaimProps {
  readonly site: Site;
  readonly claimed: RoleOrCase;
}

/** The way to confirm a role or a case: the form, in which it is chosen. */
export function Confirm({ site, claimed }: ClaimProps): Child {
  const id = encodeURIComponent(claimId(site.content, claimed));
  return <a href={`${paths.attest}?claim=${id}`}>{wordsOf(site.content).trust.confirm}</a>;
}

/** The mark of a role or a case, with its word. */
export function ClaimMark({ site, claimed }: ClaimProps): Child {
  return <Proof {...findMark(site, claimed)} />;
}

export function Proof({ level, text }: { level: Level; text: string }): Child {
  return (
    <span class="proof">
      <Square level={level} />
      {text}
    </span>
  );
}

/** A hollow, half or filled square. The words beside it say the same to screen readers. */
export function Square({ level }: { level: Level }): Child {
  return <span class={level === 'declared' ? 'mark' : `mark ${level}`} aria-hidden="true"></span>;
}
