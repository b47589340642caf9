// The words of a role or a case that a statement covers, and the changes since it was made.
import { digestBytes, digestValue } from '../kernel/digest.ts';
import { Case, type EngineeringCase, type Figure, type Section } from '../schema/case.ts';
import { Role } from '../schema/role.ts';
import type { Statement, WordDigests } from '../schema/trust.ts';
import type { Change, Coverage } from '../schema/verification.ts';

/**
 * The members that a statement does not digest: its claim spells out the first ones, links and attestations are proofs of
 * their own, and the others follow from the rest. A new field is digested.
 */
const apart = {
  role: ['company', 'title', 'start', 'end', 'dates', 'links', 'attestations', 'page'],
  case: ['slug', 'title', 'number', 'links', 'attestations', 'page'],
} as const;

const members = {
  role: membersWithout(Role.answer.shape, apart.role),
  case: membersWithout(Case.answer.shape, apart.case),
};

function membersWithout(shape: object, left: readonly string[]): readonly string[] {
  return Object.keys(shape).filter((name) => !left.includes(name));
}

/** The members that version 1 digests together for a case. */
const firstMembers = [
  'slug',
  'category',
  'title',
  'summary',
  'context',
  'contribution',
  'takeaway',
  'technologies',
  'problem',
  'investigation',
  'rootCause',
  'outcome',
  'sections',
] as const satisfies readonly (keyof EngineeringCase)[];

type Members = Readonly<Record<string, unknown>>;
type Kind = Statement['claim']['kind'];

/** Lists the members of an answer that a statement digests. */
export function listAttestedWords(
  kind: Kind,
  answer: object,
): readonly (readonly [string, unknown])[] {
  const said = answer as Members;
  return members[kind].flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]]));
}

/** Lists the full text of a claim, and the words of its answer. A text that sections repeat word by word is listed once. */
export function listClaimedWords(
  { kind, ...named }: { readonly kind: Kind },
  answer: object,
): readonly (readonly [string, unknown])[] {
  const words = listAttestedWords(kind, answer);
  const { sections = [] } = answer as { readonly sections?: readonly Section[] };
  const inSections = new Set(
    sections.flatMap(({ body, points }) => [body, JSON.stringify(points)]),
  );
  const isListed = (value: unknown) =>
    inSections.has(typeof value === 'string' ? value : JSON.stringify(value));
  return [...Object.entries(named), ...words.filter(([, value]) => !isListed(value))];
}

/** The name of a member for people: `rootCause` as `Root cause`. */
export function labelOfMember(name: string): string {
  const words = name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words[0]!.toUpperCase() + words.slice(1);
}

/** A figure as one line: `25 minutes → 4 minutes: until the alarm`. */
export function writeFigure({ value, was, label }: Figure): string {
  return `${was === undefined ? value : `${was} → ${value}`}: ${label}`;
}

/** Digests the words of an answer, member by member. */
export function digestWords(kind: Kind, answer: object): WordDigests {
  return Object.fromEntries(
    listAttestedWords(kind, answer).map(([name, value]) => [
      name,
      { jcsSha256: digestValue(value), lettersSha256: digestBytes(lettersOf(value)) },
    ]),
  );
}

/** Separates words: everything but letters, digits, symbols (`+`, `€`) and `%#&@/`. */
const separator = /`|[^\p{L}\p{M}\p{N}\p{S}%‰#&@/]/u;
/** A point or hyphen of a figure, as in 1.5, 2019-2021 and -5: without it, the figure is another. */
const ofFigure = /(?<=\p{N})\S(?=\p{N})|(?<![\p{L}\p{N}])-(?=\p{N})/u;
const separators = new RegExp(`(?!${ofFigure.source})(?:${separator.source})`, 'gu');

/** The words of a value: texts that differ only in punctuation, spaces or capitals have the same. */
function lettersOf(value: unknown): string {
  const text =
    typeof value === 'object' && value !== null
      ? Object.values(value).map(lettersOf).join(' ')
      : String(value).normalize('NFKC').toLowerCase();
  return text.replaceAll(separators, ' ').replaceAll(/ +/gu, ' ').trim();
}

/** Digests the words of a case as version 1 does. */
export function digestCase(study: Partial<EngineeringCase>): string {
  return digestValue(Object.fromEntries(firstMembers.map((name) => [name, study[name]])));
}

export interface Comparison {
  readonly covers: Coverage;
  /** Empty if the words are those of the statement. */
  readonly changes: readonly Change[];
}

/** Compares a statement with a role or a case as the API answers it. */
export function compareWords(statement: Statement, answer: object): Comparison {
  const { claim } = statement;
  const said = answer as Members;
  const named = claim.kind === 'role' ? compareRole(claim, said) : compareTitle(claim, said);
  if (statement.version === 2) {
    const current = digestWords(claim.kind, answer);
    const changed = compareDigests(statement.claim.words, current);
    const changes = [...named, ...changed, ...listUnknown(claim.kind, said)];
    return { covers: 'everything', changes };
  }
  if (statement.claim.kind === 'role') return { covers: 'title-and-dates', changes: named };
  const isSame = digestCase(answer) === statement.claim.jcsSha256;
  const changes: readonly Change[] = isSame ? [] : [{ member: 'sections', change: 'words' }];
  return { covers: said['figures'] === undefined ? 'everything' : 'text', changes };
}

/** `dates` follows from `start` and `end`, in the words of a language. */
function writesOtherYears({ dates, start, end }: Members): boolean {
  const years = String(dates ?? '').match(/\p{N}{4,}/gu) ?? [];
  return years.some((year) => ![start, end].some((moment) => String(moment).startsWith(year)));
}

/** A role that was held at the time may have ended since. */
function compareRole(
  claim: Extract<Statement['claim'], { kind: 'role' }>,
  role: Members,
): readonly Change[] {
  return (['company', 'title', 'start', 'end'] as const)
    .filter((name) => claim[name] !== role[name])
    .filter((name) => name !== 'end' || claim.end !== 'present')
    .map((member): Change => ({ member, change: 'words' }))
    .concat(writesOtherYears(role) ? [{ member: 'dates', change: 'words' }] : []);
}

/** Members that no statement digests, because this program does not know them. */
function listUnknown(kind: Kind, said: Members): readonly Change[] {
  const known: ReadonlySet<string> = new Set([...members[kind], ...apart[kind]]);
  return Object.keys(said)
    .filter((name) => !known.has(name))
    .map((member) => ({ member, change: 'added' }));
}

function compareTitle({ title }: { readonly title: string }, study: Members): readonly Change[] {
  return title === study['title'] ? [] : [{ member: 'title', change: 'words' }];
}

function compareDigests(signed: WordDigests, current: WordDigests): readonly Change[] {
  return [...new Set([...Object.keys(signed), ...Object.keys(current)])].flatMap(
    (member): readonly Change[] => {
      const [before, after] = [signed[member], current[member]];
      if (before === undefined) return [{ member, change: 'added' }];
      if (after === undefined) return [{ member, change: 'removed' }];
      if (before.jcsSha256 === after.jcsSha256) return [];
      const isSame = before.lettersSha256 === after.lettersSha256;
      return [{ member, change: isSame ? 'punctuation' : 'words' }];
    },
  );
}
