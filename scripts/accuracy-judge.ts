// Compares an answer with the labels of a held-out text, field by field.
import { type Answer, rowsOf, type SubjectYears, yearsOf } from './accuracy-answer.ts';
import { nameOf } from './accuracy-counts.ts';
import { type HeldOutText, isPractice } from './accuracy-labels.ts';
import { compare, decide, type Miss, type Tally } from './accuracy-tally.ts';

export function judge(text: HeldOutText, answer: Answer, tally: Tally, miss: Miss): void {
  judgeNames(text, answer, tally, miss);
  judgeRole(text, answer, tally, miss);
  judgeYears(text, answer, tally, miss);
  judgeDemands(text, answer, tally, miss);
}

function judgeNames(text: HeldOutText, answer: Answer, tally: Tally, miss: Miss): void {
  const { dontcare = [], excluded = [], technologies, unknown = [] } = text;
  const obscure = unknown.map(nameOf);
  const ignored = new Set([...dontcare.map(nameOf), ...obscure]);
  const judged = rowsOf(answer).filter(({ technology }) => !isPractice(technology));
  const rows = new Map(judged.map((row) => [row.technology, row.importance]));
  const asked = importancesByName(technologies);
  const ruledOut = (answer.excluded ?? [])
    .map(({ technology }) => technology)
    .filter((name) => !isPractice(name));
  compare('names', [...asked.keys()], [...rows.keys()], ignored, tally, miss);
  compare(
    'ruled out',
    excluded.map(nameOf).filter((name) => !asked.has(name) && !isPractice(name)),
    ruledOut,
    ignored,
    tally,
    miss,
  );
  for (const [name, label] of asked) {
    const given = rows.get(name);
    if (given === undefined || label.length === 3) continue;
    decide(
      'importance',
      label.includes(given),
      `${name} is ${label.join(' or ')}, not ${given}`,
      tally,
      miss,
    );
  }
  judgeAlternatives(text, answer, tally, miss);
  if (text.unknown === undefined && text.disciplines === undefined) return;
  const expected = obscure.filter((name) => !rows.has(name));
  const known = new Set([...asked.keys(), ...ruledOut, ...ignored]);
  compare(
    'unknown names',
    expected,
    (answer.unknown ?? []).map(({ name }) => name),
    known,
    tally,
    miss,
  );
}

/** Compares by the vocabulary's names: labels that the vocabulary maps to one technology count as right together. Practices are left out. */
function importancesByName(
  technologies: HeldOutText['technologies'],
): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, readonly string[]>();
  for (const [label, importances] of Object.entries(technologies)) {
    const name = nameOf(label);
    if (isPractice(name)) continue;
    byName.set(name, [...new Set([...(byName.get(name) ?? []), ...importances])]);
  }
  return byName;
}

function judgeAlternatives(text: HeldOutText, answer: Answer, tally: Tally, miss: Miss): void {
  const found = (answer.alternatives ?? []).map(({ technologies }) => keyOf(technologies));
  const allowed = new Set((text.alternativesMay ?? []).map(keyOf));
  compare('alternatives', text.alternatives.map(keyOf), found, allowed, tally, miss);
}

function keyOf(group: readonly string[]): string {
  return group.map(nameOf).toSorted().join(' | ');
}

const seniorLevels = new Set(['senior', 'lead', 'staff', 'principal']);

function judgeRole(
  { disciplines, level: levels }: HeldOutText,
  answer: Answer,
  tally: Tally,
  miss: Miss,
): void {
  if (levels !== undefined) judgeLevel(levels, answer, tally, miss);
  if (disciplines !== undefined) judgeTrade(disciplines, answer, tally, miss);
}

function judgeLevel(levels: readonly string[], answer: Answer, tally: Tally, miss: Miss): void {
  const { asked, isSeniorAsked = false } = answer.roleMatch;
  const senior = agreementOf(levels.map((level) => seniorLevels.has(level)));
  if (senior !== undefined) {
    decide('senior asked', senior === isSeniorAsked, `should be ${senior}`, tally, miss);
  }
  const level = asked?.level ?? 'none';
  decide('level', levels.includes(level), `${level}, not ${levels.join(' or ')}`, tally, miss);
}

function judgeTrade(labels: readonly string[], answer: Answer, tally: Tally, miss: Miss): void {
  const { asked, isBackendOrFullStackAsked = false } = answer.roleMatch;
  const backend = agreementOf(labels.map((names) => /backend|fullstack/u.test(names)));
  if (backend !== undefined) {
    decide(
      'back end asked',
      backend === isBackendOrFullStackAsked,
      `should be ${backend}`,
      tally,
      miss,
    );
  }
  const trade = [...(asked?.disciplines ?? [])].toSorted().join('+') || 'other';
  const trades = labels.map((names) => names.split('+').toSorted().join('+'));
  decide('trade', trades.includes(trade), `${trade}, not ${trades.join(' or ')}`, tally, miss);
}

/** The value of a flag on which all accepted labels agree; undefined if they differ. */
function agreementOf(flags: readonly boolean[]): boolean | undefined {
  return flags.every((flag) => flag === flags[0]) ? flags[0] : undefined;
}

function judgeYears(text: HeldOutText, answer: Answer, tally: Tally, miss: Miss): void {
  if (text.subjectYears === undefined) return;
  // Answers have whole years: fractions are not judged.
  const subjectYears = text.subjectYears.filter(({ years }) => Number.isInteger(years));
  const { quoted, subjects, whole } = yearsOf(answer);
  const expected = subjectYears.map(({ subject, years }) => `${years} of ${subject}`);
  compare('years as a whole', listOf(text.years), listOf(whole), new Set(), tally, miss);
  const found = subjects.map((given) => {
    const label = subjectYears.findIndex(
      ({ subject, years }) => years === given.years && isSubject(given, subject),
    );
    return expected[label] ?? `${given.years} of ${given.subject}`;
  });
  compare('years of a subject', expected, [...new Set(found)], new Set(), tally, miss);
  if (subjectYears.length < text.subjectYears.length) return;
  const numbers = [...listOf(text.years), ...subjectYears.map(({ years }) => String(years))];
  const given = quoted.flatMap((quote, index) => {
    const within = quote.match(/(?<![\p{L}/\d])\d+/gu) ?? numbers.slice(index, index + 1);
    const labelled = within.filter((number) => numbers.includes(number));
    return labelled.length > 0 ? labelled : within.slice(0, 1);
  });
  compare('years quoted', [...new Set(numbers)], [...new Set(given)], new Set(), tally, miss);
}

/** Whether a label has the subject's words, or its name in the vocabulary: *test automation* is *Automated testing*. */
function isSubject({ subject, words }: SubjectYears, label: string): boolean {
  if (nameOf(label) === subject) return true;
  return words.some((word) => isWithin(word, label) || isWithin(label, word));
}

function listOf(years: number | undefined): string[] {
  return years === undefined ? [] : [String(years)];
}

function isWithin(part: string, whole: string): boolean {
  return whole.toLowerCase().includes(part.toLowerCase());
}

function judgeDemands(text: HeldOutText, answer: Answer, tally: Tally, miss: Miss): void {
  if (text.languages === undefined || text.notAssessed === undefined) return;
  const demands = answer.notAssessed ?? [];
  const quotes = demands.filter(({ kind }) => kind === 'language');
  const words = text.languages.map((label) => label.words);
  const found = quotes.flatMap(({ quote }) => {
    const within = words.filter((word) => isWithin(word, quote));
    return within.length > 0 ? within : [quote];
  });
  compare('languages', words, [...new Set(found)], new Set(), tally, miss);
  const leveled = text.languages.filter(({ level }) => level !== undefined);
  for (const { level = '', words: name } of leveled) {
    const isFound = quotes.some(
      (given) => isWithin(name, given.quote) && isWithin(level, given.quote),
    );
    decide('levels of languages', isFound, `missed ${name} ${level}`, tally, miss);
  }
  const kinds = new Set(demands.map(({ kind }) => kind));
  kinds.delete('language');
  kinds.delete('years');
  compare('other demands', text.notAssessed, [...kinds], new Set(text.notAssessedMay), tally, miss);
}
