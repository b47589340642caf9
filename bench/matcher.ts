// The job-description matcher beside a substring search and the fastest Aho-Corasick package, over the same names.
// `npm run bench -- matcher` runs this part alone.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { broadList } from '../scripts/broad-list.ts';
import { contentWith } from '../scripts/content-with.ts';
import type * as evaluation from '../src/matching/fit/evaluate.ts';
import type * as lexicon from '../src/matching/gazetteer/lexicon.ts';
import type * as vocabulary from '../src/matching/gazetteer/vocabulary.ts';
import type { Technology } from '../src/schema/content.ts';
import { writeJobDescriptions } from './job-descriptions.ts';
import { type Part, type PartOptions, type Row, summarize } from './part.ts';

/** Longest job description that the contract allows. */
const length = 20_000;
const textCount = 128;

/** Texts designed to be slow, of `length` characters each. */
const hostile: Readonly<Record<string, string>> = {
  'one letter': 'a'.repeat(length),
  'one-letter words': 'x '.repeat(length / 2),
  'nested prefixes': 'java javascript javas react reactnative react native '
    .repeat(length)
    .slice(0, length),
  emoji: '\u{1f600}'.repeat(length),
  'combining marks': '\u0301'.repeat(length),
  'letters with two marks': 'e\u0301\u0327'.repeat(length / 3),
  'angle brackets': '<'.repeat(length),
  'comments without an end': '<!--'.repeat(length / 4),
  spaces: ' '.repeat(length),
  'line breaks': '\n'.repeat(length),
  negators: 'no '.repeat(length / 3),
  'names that are denied': "C++'without we ".repeat(length / 15),
  choices: 'Java or Kotlin or '.repeat(length / 18),
  'items of a choice': '- Kotlin\n/ '.repeat(length / 11),
  'one name': 'Go '.repeat(length / 3),
  'one letter that is a name': 'R, '.repeat(length / 3),
  'a list of one name': 'Go\n- '.repeat(length / 5),
  'rows of a table': '| Go | no |\n'.repeat(length / 12),
  'crossed items': '❌ foo '.repeat(length / 6),
  'mail addresses': 'a@b.c '.repeat(length / 6),
};

/** Runs one subject on one text. It returns the result, so that V8 cannot optimise the work away. */
type Work = (text: string) => unknown;

export const matcher: Part = {
  name: 'matcher',
  description: `The whole evaluation of job descriptions of ${length} characters (${textCount} different ones) against the whole vocabulary, per second of processor time: over the bare scan of the \`ahocorasick\` package and over a substring search for the same names, with twice the vocabulary, on texts of a quarter of the length, and on texts made to be slow, each over ordinary prose.`,
  run: measure,
};

async function measure(options: PartOptions): Promise<readonly Row[]> {
  const { evaluateFit } = await load<typeof evaluation>('fit/evaluate');
  const { vocabularyOf } = await load<typeof vocabulary>('gazetteer/vocabulary');
  const { lexiconOf } = await load<typeof lexicon>('gazetteer/lexicon');
  const content = contentWith(broadList);
  const began = performance.now();
  lexiconOf(vocabularyOf(content));
  const construction = performance.now() - began;
  const { technologies } = vocabularyOf(content);
  const doubled = contentWith(broadList, technologies.map(reverse));
  const names = [...new Set(technologies.flatMap(spellingsOf).map((name) => name.toLowerCase()))];
  options.note(`${technologies.length} technologies, ${names.length} names`);

  const texts = writeJobDescriptions(textCount, length, broadList).map(flatten);
  const short = writeJobDescriptions(textCount * 4, length / 4, broadList).map(flatten);
  const evaluate: Work = (text) => evaluateFit(content, text);
  const subjects: Record<string, { work: Work; texts: readonly string[]; share?: number }> = {
    evaluation: { work: evaluate, texts },
    'Aho-Corasick': { work: ahoCorasick(names), texts },
    substring: { work: substring(names), texts: texts.slice(0, textCount / 8) },
    doubled: { work: (text) => evaluateFit(doubled, text), texts },
    // Four short texts equal the work of one long text.
    short: { work: evaluate, texts: short, share: 4 },
  };
  for (const [name, text] of Object.entries(hostile)) {
    subjects[name] = { work: evaluate, texts: Array<string>(textCount / 8).fill(flatten(text)) };
  }
  const times = takeTurns(subjects, options);
  const rate = (name: string, over: string) =>
    summarize(times.get(name)!.map((time, round) => times.get(over)![round]! / time));
  return [
    {
      name: 'evaluation over a bare Aho-Corasick scan',
      unit: 'ratio',
      ...rate('evaluation', 'Aho-Corasick'),
      target: { atLeast: 1.5 },
    },
    {
      name: 'evaluation over a substring search',
      unit: 'ratio',
      ...rate('evaluation', 'substring'),
      target: { atLeast: 30 },
    },
    {
      name: 'twice the vocabulary over the built-in one',
      unit: 'ratio',
      ...rate('doubled', 'evaluation'),
      target: { atLeast: 1 / 1.3 },
    },
    {
      name: 'long texts over texts of a quarter, per character',
      unit: 'ratio',
      ...rate('evaluation', 'short'),
      target: { atLeast: 0.8 },
    },
    ...Object.keys(hostile).map((name): Row => ({
      name: `${name} over prose`,
      unit: 'ratio',
      ...rate(name, 'evaluation'),
      target: { atLeast: 1 / 3 },
    })),
    {
      name: 'construction of vocabulary and automaton, cold',
      unit: 'ms',
      value: construction,
      range: [construction, construction],
    },
  ];
}

/** Processor time per text of each subject in each round, in microseconds; the first round warms up. */
function takeTurns(
  subjects: Readonly<Record<string, { work: Work; texts: readonly string[]; share?: number }>>,
  { rounds, note }: PartOptions,
): Map<string, number[]> {
  const times = new Map<string, number[]>(Object.keys(subjects).map((name) => [name, []]));
  let kept: unknown;
  for (let round = -2; round < rounds; round++) {
    for (const [name, { work, texts, share = 1 }] of Object.entries(subjects)) {
      const before = process.cpuUsage();
      for (const text of texts) kept = work(text);
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) times.get(name)!.push(((user + system) * share) / texts.length);
    }
  }
  if (kept === undefined) throw new Error('Nothing was measured.');
  for (const [name, values] of times)
    note(`${name}: ${Math.round(summarize(values).value)} µs a text`);
  return times;
}

function ahoCorasick(names: readonly string[]): Work {
  const require = createRequire(resolve('bench/package.json'));
  const AhoCorasick = require('ahocorasick') as new (names: readonly string[]) => { search: Work };
  const automaton = new AhoCorasick(names);
  return (text) => automaton.search(text.toLowerCase());
}

function substring(names: readonly string[]): Work {
  return (text) => {
    const lower = text.toLowerCase();
    return names.filter((name) => lower.includes(name));
  };
}

/** The built modules: a bundle would turn their constants into slower variables. */
async function load<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(resolve(`dist/matching/${name}.js`)).href)) as Module;
}

/** Makes one flat string from a concatenated one, as a request body is. */
function flatten(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}

function spellingsOf({ name, aliases = [] }: Technology): string[] {
  return [name, ...aliases];
}

/** An unknown technology of the same length, with as many spellings. */
function reverse(technology: Technology): Technology {
  const [name = '', ...aliases] = spellingsOf(technology).map(
    (spelling) => `q${[...spelling].toReversed().join('')}`,
  );
  return { name, aliases };
}
