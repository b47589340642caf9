// The lines under a role or a case: its confirmations, their kind and date.
import { languageName, rootOf, tagOf } from '../../domain/languages.ts';
import { derived } from '../../kernel/derived.ts';
import { reveal } from '../../problems.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Role } from '../../schema/content.ts';
import type { Site } from '../../schema/site.ts';
import type { Change, Claim } from '../../schema/verification.ts';
import { formatDate } from '../../wording/format.ts';
import { count, fill, type Wording, wordsOf } from '../../wording/index.ts';
import { listClaimsOf } from './verification.ts';

export interface BackingLine {
  /** A sentence with the gap `{who}`. */
  readonly text: string;
  readonly who: string;
  readonly href: string;
  /** In a translation, the words that a statement is about. */
  readonly original?: { readonly text: string; readonly href: string };
}

/** The lines of a role or a case; none if only the owner states it. */
export function listBacking(site: Site, claimed: Role | EngineeringCase): readonly BackingLine[] {
  const wording = wordsOf(site.content);
  const { attestations = [], links = [] } = findClaim(site, claimed) ?? {};
  return [
    ...attestations
      .flatMap((one) => describeAttestation(one, wording))
      .map((line) => nameOriginal(line, site, wording)),
    ...links.map((one) => describeLink(one, wording)),
  ];
}

/** The mark of a role or a case: how full its square is, and the words beside it. */
export interface Mark {
  readonly level: Claim['level'];
  readonly text: string;
}

/** A claim that others confirmed in part, or in an earlier wording, has the mark of a linked one. */
export function findMark(site: Site, claimed: Role | EngineeringCase): Mark {
  const { trust } = wordsOf(site.content);
  const { level = 'declared', attestations = [] } = findClaim(site, claimed) ?? {};
  const valid = attestations.filter(({ state }) => state === 'valid');
  if (level === 'attested') {
    const full = valid.filter(
      ({ wording, covers }) => wording === 'current' && covers === 'everything',
    );
    return { level, text: `${trust.levels.attested} ${count(trust.by, full.length)}` };
  }
  if (valid.length > 0) return { level: 'linked', text: trust.partly };
  return { level, text: trust.levels[level] };
}

/** The fullest mark of several claims, of which a technology is shown by each. */
export function findFullestMark(site: Site, claims: readonly (Role | EngineeringCase)[]): Mark {
  const { trust } = wordsOf(site.content);
  const marks = claims.map((claimed) => findMark(site, claimed));
  const level = (['attested', 'linked'] as const).find((one) =>
    marks.some((mark) => mark.level === one),
  );
  const text = trust.levels[level ?? 'declared'];
  const isPartly = level === 'linked' && marks.every((mark) => mark.text !== text);
  return { level: level ?? 'declared', text: isPartly ? trust.partly : text };
}

/** Whether others confirmed any claim in part, or in an earlier wording: computed once, because every page has the legend. */
export const hasPartlyConfirmed = derived((site: Site): boolean => {
  const { roles, cases } = site.content;
  const { partly } = wordsOf(site.content).trust;
  return [...roles, ...cases].some((claimed) => findMark(site, claimed).text === partly);
});

function findClaim(site: Site, claimed: Role | EngineeringCase): Claim | undefined {
  return indexClaims(rootOf(site)).get(keyOf(findOriginal(site, claimed)));
}

/** The claims by case or role; of equal roles the first. */
const indexClaims = derived((root: Site): ReadonlyMap<string, Claim> => {
  const entries = listClaimsOf(root).map((claim) => {
    const { path, role } = claim;
    return [role === undefined ? path : keyOf(role), claim] as const;
  });
  return new Map(entries.toReversed());
});

function keyOf(
  claimed: Pick<EngineeringCase, 'slug'> | Pick<Role, 'company' | 'title' | 'start'>,
): string {
  return 'slug' in claimed
    ? `/api/cases/${claimed.slug}`
    : JSON.stringify([claimed.company, claimed.title, claimed.start]);
}

/** The role of the original for a translated role; cases are found by their slugs. */
function findOriginal(site: Site, claimed: Role | EngineeringCase): Role | EngineeringCase {
  if ('slug' in claimed) return claimed;
  return rootOf(site).content.roles[site.content.roles.indexOf(claimed)] ?? claimed;
}

type Attestation = NonNullable<Claim['attestations']>[number];
type Link = NonNullable<Claim['links']>[number];

function describeAttestation(attestation: Attestation, wording: Wording): readonly BackingLine[] {
  const { state, by, issued, expires, relation, changed = [] } = attestation;
  const { backing } = wording;
  const texts = {
    valid: describeValid(attestation, wording),
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
    relation: quoteWords(relation),
    changed: listParts(changed, wording),
  };
  return [{ text: fill(text, values), who: shorten(by), href: by }];
}

/** Quotes words that an attester chooses, so that they cannot continue as a sentence of the page. */
function quoteWords(words: string): string {
  return `“${reveal(words).replaceAll(/["“”„«»]/gu, '’')}”`;
}

/** A statement is about the words of the original. */
function nameOriginal(line: BackingLine, site: Site, { backing }: Wording): BackingLine {
  if (site.root === undefined) return line;
  const language = languageName(tagOf(site.root.content), tagOf(site.content));
  return {
    ...line,
    original: { href: `${site.root.baseUrl}/`, text: fill(backing.original, { language }) },
  };
}

function describeValid({ wording: words, covers }: Attestation, { backing }: Wording): string {
  if (words === 'earlier-wording') return backing.confirmedEarlier;
  if (covers === 'everything') return backing.confirmed;
  const { title, dates, text } = backing.parts;
  return fill(backing.confirmedPart, { part: covers === 'text' ? text : `${title}, ${dates}` });
}

/** The parts of a role or case as readers know them, by the names of members. Other members are details or text. */
const partOfMember: Readonly<Record<string, keyof Wording['backing']['parts']>> = {
  company: 'title',
  title: 'title',
  start: 'dates',
  end: 'dates',
  summary: 'summary',
  highlights: 'highlights',
  note: 'note',
  technologies: 'technologies',
  figures: 'figures',
  location: 'details',
  url: 'details',
  kind: 'details',
  share: 'details',
  category: 'details',
};

/** Names the changed parts, each once. */
function listParts(changed: readonly Change[], { backing }: Wording): string {
  const parts = new Map<string, boolean>();
  for (const { member, change } of changed) {
    const part = backing.parts[partOfMember[member] ?? 'text'];
    parts.set(part, (parts.get(part) ?? true) && change === 'punctuation');
  }
  return [...parts]
    .map(([part, isPunctuation]) =>
      isPunctuation ? fill(backing.onlyPunctuation, { part }) : part,
    )
    .join(', ');
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
