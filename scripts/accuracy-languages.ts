// Measures texts in many languages: technologies with their importance, exclusions, and the role.
import { evaluateFit } from '../src/matching/fit/evaluate.ts';
import type { JobFitResult } from '../src/schema/job-fit.ts';
import { content, Counts, nameOf, print, share } from './accuracy-counts.ts';

const importances = ['required', 'preferred', 'mentioned'] as const;
type Importance = (typeof importances)[number];

export interface LabelledText {
  readonly id: string;
  readonly lang: string;
  readonly kind: string;
  readonly text: string;
  /** The technologies of the text, with the accepted importances; absent if only the title was read. */
  readonly technologies?: Readonly<Record<string, readonly Importance[]>>;
  readonly excluded?: readonly string[];
  readonly dontcare?: readonly string[];
  readonly senior?: boolean | null;
  readonly backend?: boolean | null;
}

/** Counts for one text or many. */
class Tally {
  texts = 0;
  /** Texts whose every field is as labelled. */
  agreed = 0;
  readonly named = new Counts();
  readonly excluded = new Counts();
  readonly importance = new Counts();
  readonly senior = new Counts();
  readonly backend = new Counts();
  /** How often each importance was given, by the right importance. */
  readonly confusion = new Map<string, number>();

  add(other: Tally): void {
    this.texts += other.texts;
    this.agreed += other.agreed;
    for (const part of ['named', 'excluded', 'importance', 'senior', 'backend'] as const) {
      this[part].add(other[part]);
    }
    for (const [key, count] of other.confusion) this.confuse(key, count);
  }

  confuse(key: string, count = 1): void {
    this.confusion.set(key, (this.confusion.get(key) ?? 0) + count);
  }

  get cells(): string[] {
    const { importance, senior, backend } = this;
    return [
      String(this.texts),
      share(this.agreed, this.texts),
      this.named.cells,
      importance.accuracy,
      this.excluded.cells,
      senior.accuracy,
      backend.accuracy,
    ];
  }
}

/** Prints a table by language and kind, the confusion of importances, and every disagreement. */
export function measureLanguages(texts: readonly LabelledText[]): void {
  const languages = new Map<string, Tally>();
  const kinds = new Map<string, Tally>();
  const total = new Tally();
  const disagreements: string[] = [];
  for (const text of texts) {
    const tally = judge(text, disagreements);
    addTo(languages, text.lang, tally);
    addTo(kinds, text.kind, tally);
    total.add(tally);
  }
  print(
    '\n| | texts | as labelled | technologies P / R | importance | ruled out P / R | senior | back end |',
  );
  print('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const [name, tally] of [...languages, ...kinds, ['all', total] as const]) {
    print(`| ${[name, ...tally.cells].join(' | ')} |`);
  }
  print('\n| importance: is, given → | required | preferred | mentioned |');
  print('| --- | ---: | ---: | ---: |');
  for (const right of importances) {
    const cells = importances.map((given) => total.confusion.get(`${right} ${given}`) ?? 0);
    print(`| ${right} | ${cells.join(' | ')} |`);
  }
  print(`\n${disagreements.length} disagreements`);
  for (const disagreement of disagreements) print(`  ${disagreement}`);
}

function addTo(groups: Map<string, Tally>, name: string, tally: Tally): void {
  if (!groups.has(name)) groups.set(name, new Tally());
  groups.get(name)!.add(tally);
}

/** Lists the differences between an answer and the labels. */
export function listDisagreements(labelled: LabelledText): string[] {
  const disagreements: string[] = [];
  judge(labelled, disagreements);
  return disagreements;
}

function judge(labelled: LabelledText, disagreements: string[]): Tally {
  const tally = new Tally();
  tally.texts = 1;
  const { id, lang, text } = labelled;
  const result = evaluateFit(content, text);
  const before = disagreements.length;
  const disagree = (message: string) => disagreements.push(`${id} (${lang}) ${message}`);
  const { senior, backend } = labelled;
  const { isSeniorLevelMatch, isBackendOrFullStackMatch } = result.roleMatch;
  judgeFlag(tally.senior, 'senior', senior, isSeniorLevelMatch, disagree);
  judgeFlag(tally.backend, 'back end', backend, isBackendOrFullStackMatch, disagree);
  if (labelled.technologies !== undefined) judgeTechnologies(tally, labelled, result, disagree);
  tally.agreed = disagreements.length === before ? 1 : 0;
  return tally;
}

function judgeFlag(
  counts: Counts,
  name: string,
  label: boolean | null | undefined,
  found: boolean,
  disagree: (message: string) => void,
): void {
  if (label === null || label === undefined) return;
  counts[label === found ? 'right' : 'wrong']++;
  if (label !== found) disagree(`${name} should be ${label}`);
}

function judgeTechnologies(
  tally: Tally,
  { technologies = {}, excluded = [], dontcare = [] }: LabelledText,
  result: JobFitResult,
  disagree: (message: string) => void,
): void {
  const ignored = new Set(dontcare.map(nameOf));
  const labels = new Map(
    Object.entries(technologies).map(([name, label]) => [nameOf(name), label]),
  );
  const found = new Map(
    (result.notEvidenced ?? []).map(({ technology, importance }) => [technology, importance]),
  );
  compare(tally.named, 'named', new Set(labels.keys()), new Set(found.keys()), ignored, disagree);
  const ruledOut = (result.excluded ?? []).map(({ technology }) => technology);
  const expected = new Set(excluded.map(nameOf));
  compare(tally.excluded, 'ruled out', expected, new Set(ruledOut), ignored, disagree);
  for (const [name, label] of labels) {
    const given = found.get(name);
    if (given === undefined || label.length === importances.length) continue;
    const isRight = label.includes(given);
    tally.importance[isRight ? 'right' : 'wrong']++;
    tally.confuse(`${isRight ? given : label[0]!} ${given}`);
    if (!isRight) disagree(`${name} is ${label.join(' or ')}, not ${given}`);
  }
}

function compare(
  counts: Counts,
  what: string,
  expected: ReadonlySet<string>,
  found: ReadonlySet<string>,
  ignored: ReadonlySet<string>,
  disagree: (message: string) => void,
): void {
  for (const name of expected) {
    counts[found.has(name) ? 'right' : 'missed']++;
    if (!found.has(name)) disagree(`missed as ${what}: ${name}`);
  }
  for (const name of found) {
    if (expected.has(name) || ignored.has(name)) continue;
    counts.wrong++;
    disagree(`wrongly ${what}: ${name}`);
  }
}
