// Measures the matcher on labelled job descriptions: `npm run accuracy -- FILE.jsonl [TECHNOLOGY,…|LIST.txt]`.
// A line of the file: {"id", "text", "gold": [names], "dontcare": [names], "title"?: {"text", "senior", "backend"}}.
import { existsSync, readFileSync } from 'node:fs';
import { evaluateFit } from '../src/matching/evaluate.ts';
import { parseContent } from '../src/content/parse.ts';
import { readContentFiles } from '../src/content/read.ts';
import { listProfileTechnologies, vocabularyOf } from '../src/matching/vocabulary.ts';
import type { Content } from '../src/schema/content.ts';
import { broadList } from './broad-list.ts';
import { contentWith } from './content-with.ts';

interface Advertisement {
  readonly id: string;
  readonly text: string;
  readonly gold: readonly string[];
  readonly dontcare?: readonly string[];
  readonly title?: { text: string; senior: boolean | null; backend: boolean | null };
}

const [file, list] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Usage: npm run accuracy -- FILE.jsonl [TECHNOLOGY,TECHNOLOGY…|LIST.txt]\n');
  process.exit(2);
}
const advertisements: Advertisement[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line));
for (const [name, technologies] of listsToTry(list)) {
  const content = contentWith(technologies);
  print(`\n# ${name}: ${technologies.length} technologies, ${advertisements.length} texts`);
  measureTechnologies('matcher', content, (text) => namedBy(content, text));
  measureTechnologies('substring baseline', content, (text) => substrings(technologies, text));
}
measureRoles();

function listsToTry(given: string | undefined): [string, readonly string[]][] {
  if (given === undefined) {
    return [
      ['Sample profile', listProfileTechnologies(readSample())],
      ['Broad list', broadList],
    ];
  }
  const text = existsSync(given) ? readFileSync(given, 'utf8') : given;
  return [
    [
      'Given list',
      text
        .split(/[,\n]/)
        .map((name) => name.trim())
        .filter(Boolean),
    ],
  ];
}

function readSample(): Content {
  const parsed = parseContent(readContentFiles('profile'), { asOf: '2026-01' });
  if ('content' in parsed) return parsed.content;
  throw new Error(parsed.issues.map(({ message }) => message).join('\n'));
}

/** Every technology that the result names, those that the text rules out among them. */
function namedBy(content: Content, text: string): string[] {
  const { matchingTechnologiesFound, excluded = [] } = evaluateFit(content, text);
  const listed = new Set(content.profile.core);
  return [...matchingTechnologiesFound, ...excluded.map(({ technology }) => technology)].filter(
    (name) => listed.has(name),
  );
}

function substrings(technologies: readonly string[], text: string): string[] {
  const lower = text.toLowerCase();
  return technologies.filter((name) => lower.includes(name.toLowerCase()));
}

function measureTechnologies(
  name: string,
  content: Content,
  find: (text: string) => readonly string[],
): void {
  const vocabulary = vocabularyOf(content);
  const inScope = new Set(content.profile.core.map((technology) => vocabulary.indexOf(technology)));
  const indexesOf = (names: readonly string[]) =>
    new Set(
      names
        .map((technology) => vocabulary.indexOf(technology))
        .filter((index) => inScope.has(index)),
    );
  let right = 0;
  const missed: string[] = [];
  const wrong: string[] = [];
  for (const { id, text, gold, dontcare = [] } of advertisements) {
    const expected = indexesOf(gold);
    const ignored = indexesOf(dontcare);
    const found = indexesOf(find(text));
    for (const index of expected) {
      if (found.has(index)) right++;
      else missed.push(`${id} ${vocabulary.technologies[index]!.name}`);
    }
    for (const index of found) {
      if (!expected.has(index) && !ignored.has(index))
        wrong.push(`${id} ${vocabulary.technologies[index]!.name}`);
    }
  }
  const precision = right / (right + wrong.length);
  const recall = right / (right + missed.length);
  const f1 = (2 * precision * recall) / (precision + recall);
  print(
    `${name}: precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}, F1 ${f1.toFixed(4)} (${right} right, ${wrong.length} false, ${missed.length} missed)`,
  );
  if (name !== 'matcher') return;
  for (const entry of missed) print(`  missed ${entry}`);
  for (const entry of wrong) print(`  false ${entry}`);
}

/** The labels say what the title alone asks for. */
function measureRoles(): void {
  const content = contentWith([]);
  const titled = advertisements.filter(({ title }) => title);
  for (const flag of ['senior', 'backend'] as const) {
    let right = 0;
    const wrong: string[] = [];
    for (const advertisement of titled) {
      const expected = advertisement.title![flag];
      if (expected === null) continue;
      const { isSeniorLevelMatch, isBackendOrFullStackMatch } = evaluateFit(
        content,
        advertisement.title!.text,
      ).roleMatch;
      if ((flag === 'senior' ? isSeniorLevelMatch : isBackendOrFullStackMatch) === expected)
        right++;
      else wrong.push(`  ${advertisement.id} should be ${expected}: ${advertisement.title!.text}`);
    }
    const total = right + wrong.length;
    print(`\n# Role flag ${flag}: ${(right / total).toFixed(4)} (${right} of ${total})`);
    for (const entry of wrong) print(entry);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
