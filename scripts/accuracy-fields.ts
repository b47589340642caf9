// The held-out texts: the share of right answers by field, overall, in messy texts and by language.
import { evaluateFit } from '../src/matching/fit/evaluate.ts';
import { content, Counts, print } from './accuracy-counts.ts';
import type { HeldOutText } from './accuracy-labels.ts';
import { judge } from './accuracy-judge.ts';
import { type Field, fields, type Tally } from './accuracy-tally.ts';
import { type Answer, yearsOf } from './accuracy-answer.ts';

/** Fields with one value for each text. */
const judged: ReadonlySet<Field> = new Set([
  'importance',
  'senior asked',
  'back end asked',
  'level',
  'trade',
  'levels of languages',
]);

/** Prints a table by field, and the misses on request. */
export function measureFields(texts: readonly HeldOutText[], areMissesShown: boolean): void {
  const answers = texts.map(({ text }) => evaluateFit(content, text));
  const groups = new Map<string, Tally>([
    ['all', tallyOf()],
    ['clean', tallyOf()],
    ['messy', tallyOf()],
  ]);
  const misses: string[] = [];
  for (const [index, text] of texts.entries()) {
    const tally = tallyOf();
    judge(text, answers[index]!, tally, (field, message) =>
      misses.push(`${text.id} (${text.kind}) ${field}: ${message}`),
    );
    if (!groups.has(text.lang)) groups.set(text.lang, tallyOf());
    for (const name of ['all', text.kind, text.lang]) {
      for (const field of fields) groups.get(name)![field].add(tally[field]);
    }
  }
  const unanswered = unansweredBy(answers);
  print(`\n${texts.length} held-out texts; precision / recall, or the share that is right`);
  print(`\n| | ${[...groups.keys()].join(' | ')} |`);
  print(`| --- |${' ---: |'.repeat(groups.size)}`);
  for (const field of fields) {
    const cells = [...groups.values()].map(({ [field]: counts }) =>
      judged.has(field) ? counts.accuracy : counts.cells,
    );
    const row = unanswered.has(field) ? cells.map(() => 'not answered') : cells;
    print(`| ${field} | ${row.join(' | ')} |`);
  }
  if (!areMissesShown) return;
  print(`\n${misses.length} misses`);
  for (const miss of misses) print(`  ${miss}`);
}

function tallyOf(): Tally {
  return Object.fromEntries(fields.map((field) => [field, new Counts()])) as Tally;
}

/** Fields that no answer has, which would only count as misses. */
function unansweredBy(answers: readonly Answer[]): Set<Field> {
  const unanswered = new Set<Field>();
  const isAnywhere = (has: (answer: Answer) => unknown) => answers.some(has);
  if (!isAnywhere(({ roleMatch }) => roleMatch.asked)) unanswered.add('level').add('trade');
  if (!isAnywhere(({ unknown }) => unknown)) unanswered.add('unknown names');
  if (!isAnywhere((answer) => yearsOf(answer).whole !== undefined))
    unanswered.add('years as a whole');
  if (!isAnywhere((answer) => yearsOf(answer).subjects.length > 0)) {
    unanswered.add('years of a subject');
  }
  return unanswered;
}
