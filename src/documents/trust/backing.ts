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

export type RoleOrCase = Role | EngineeringCase;

export interface BackingLine {
  /** A sentence with the gap `{who}`. */
  readonly text: string;
  readonly who: string;
  readonly href: string;
  /** In a translation, the words that a statement is about. */
  readonly original?: { readonly text: string; readonly href: string };
}

/** The lines of a role or a case; none if only the owner states it. */
export function listBacking(site: Site, claimed: RoleOrCase): readonly BackingLine[] {
  const wording = wordsOf(site.content);
  const { attestations = [], links = [] } = findClaim(site, claimed) ?? {};
  return [
    ...attestations
      .flatMap((one) => describeAttestation(one, wording))
      .map((line) => ({ ...line, ...nameOriginal(site, wording) })),
    ...links.map((one) => describeLink(one, wording)),
  ];
}

/** The mark of a role or a case: how full its square is, and the words beside it. */
export interface Mark {
  readonly level: Claim['level'];
  readonly text: string;
}

/** A claim that others confirmed in part, or in an earlier wording, has the mark of a linked one. */
export function findMark(site: Site, claimed: RoleOrCase): Mark {
  const { trust } = wordsOf(site.content);
  const { level = 'declared', attestations = [] } = findClaim(site, claimed) ?? {};
  const valid = attestations.filter(({ state }) => state === 'valid');
  if (level === 'attested') {
    const full = valid.filter((one) => one.wording === 'current' && one.covers === 'everything');
    return { level, text: `${trust.levels.attested} ${count(trust.by, full.length)}` };
  }
  if (valid.length > 0) return { level: 'linked', text: trust.partly };
  return { level, text: trust.levels[level] };
}

/** The fullest mark of several claims, of which a technology is shown by each. */
export function findFullestMark(site: Site, claims: readonly RoleOrCase[]): Mark {
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

function findClaim(site: Site, claimed: RoleOrCase): Claim | undefined {
  return indexClaims(rootOf(site)).get(keyOf(findOriginal(site, claimed)));
}

/** The claims by case or role; of equal roles the first. */
const indexClaims = derived((root: Site): ReadonlyMap<string, Claim> => {
  const claims = listClaimsOf(root).toReversed();
  return new Map(claims.map((claim) => [claim.role ? keyOf(claim.role) : claim.path, claim]));
});

function keyOf(claimed: EngineeringCase | Pick<Role, 'company' | 'title' | 'start'>): string {
  if ('slug' in claimed) return `/api/cases/${claimed.slug}`;
  return JSON.stringify([claimed.company, claimed.title, claimed.start]);
}

/** The role of the original for a translated role; cases are found by their slugs. */
function findOriginal(site: Site, claimed: RoleOrCase): RoleOrCase {
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
function nameOriginal({ root, content }: Site, { backing }: Wording): Partial<BackingLine> {
  if (root === undefined) return {};
  const language = languageName(tagOf(root.content), tagOf(content));
  return { original: { href: `${root.baseUrl}/`, text: fill(backing.original, { language }) } };
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
  const nameOf = ([part, isPunctuation]: [string, boolean]) =>
    isPunctuation ? fill(backing.onlyPunctuation, { part }) : part;
  return [...parts].map(nameOf).join(', ');
}

function describeLink(link: Link, wording: Wording): BackingLine {
  const { url, title, contains, state, checkedOn } = link;
  const isSeen = state === 'ok' && contains !== undefined && checkedOn !== undefined;
  const text = isSeen
    ? fill(wording.backing.seen, { date: formatDate(checkedOn, wording) })
    : wording.backing.named;
  return { text, who: title ?? shorten(url), href: url };
}

function shorten(address: string): string {
  const { host, pathname } = new URL(address);
  return host + pathname.replace(/\/$/u, '');
}
