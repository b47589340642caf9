// The lines under a role or a case that say who confirms it, how and when.
import { derived } from '../../kernel/derived.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Role } from '../../schema/content.ts';
import type { Site } from '../../schema/site.ts';
import type { Claim } from '../../schema/verification.ts';
import { formatDate } from '../../wording/format.ts';
import { fill, type Wording, wordsOf } from '../../wording/index.ts';
import { listClaimsOf } from './verification.ts';

export interface BackingLine {
  /** A sentence with the gap `{who}`. */
  readonly text: string;
  readonly who: string;
  readonly href: string;
}

const claimsOf = derived((site: Site) => listClaimsOf(site));

/** The lines of a role or a case; none if only the owner says so. */
export function listBacking(site: Site, claimed: Role | EngineeringCase): readonly BackingLine[] {
  const claim = claimsOf(site).find((one) => isAbout(one, claimed));
  if (claim === undefined) return [];
  const wording = wordsOf(site.content);
  const { attestations = [], links = [] } = claim;
  return [
    ...attestations.flatMap((one) => describeAttestation(one, wording)),
    ...links.map((one) => describeLink(one, wording)),
  ];
}

function isAbout({ path, role }: Claim, claimed: Role | EngineeringCase): boolean {
  if ('slug' in claimed) return path === `/api/cases/${claimed.slug}`;
  return (
    role !== undefined &&
    role.company === claimed.company &&
    role.title === claimed.title &&
    role.start === claimed.start
  );
}

type Attestation = NonNullable<Claim['attestations']>[number];
type Link = NonNullable<Claim['links']>[number];

function describeAttestation(
  { state, wording: words, by, issued, expires, relation }: Attestation,
  wording: Wording,
): readonly BackingLine[] {
  const { backing } = wording;
  const texts = {
    valid: words === 'current' ? backing.confirmed : backing.confirmedEarlier,
    expired: backing.expired,
    withdrawn: backing.withdrawn,
    'key-not-listed': backing.withdrawn,
    // Attestations that were never valid are not shown.
    invalid: undefined,
    unchecked: undefined,
  } as const;
  const text = texts[state];
  if (text === undefined) return [];
  const values = {
    date: formatDate(issued, wording),
    end: formatDate(expires, wording),
    relation,
  };
  return [{ text: fill(text, values), who: shorten(by), href: by }];
}

function describeLink(
  { url, title, contains, state, checkedOn }: Link,
  wording: Wording,
): BackingLine {
  const who = title ?? shorten(url);
  if (state !== 'ok' || contains === undefined || checkedOn === undefined) {
    return { text: wording.backing.named, who, href: url };
  }
  const date = formatDate(checkedOn, wording);
  return { text: fill(wording.backing.seen, { date }), who, href: url };
}

function shorten(address: string): string {
  const { host, pathname } = new URL(address);
  return host + pathname.replace(/\/$/u, '');
}
