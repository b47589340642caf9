// English job ads: the share of listed technologies and titles that is found, beside a plain substring search.
import { evaluateFit } from '../src/matching/fit/evaluate.ts';
import { vocabularyOf } from '../src/matching/gazetteer/vocabulary.ts';
import type { Content } from '../src/schema/content.ts';
import { contentWith } from './content-with.ts';

export interface Advertisement {
  readonly id: string;
  readonly text: string;
  readonly gold: readonly string[];
  readonly dontcare?: readonly string[];
  readonly title?: { text: string; senior: boolean | null; backend: boolean | null };
}

/** Prints how many named technologies the matcher and a substring search find. */
export function measureAdvertisements(
  name: string,
  technologies: readonly string[],
  advertisements: readonly Advertisement[],
): void {
  const content = contentWith(technologies);
  print(`\n# ${name}: ${technologies.length} technologies, ${advertisements.length} texts`);
  const wrongs = measure('matcher', content, advertisements, (text) => namedBy(content, text));
  for (const wrong of wrongs) print(`  ${wrong}`);
  measure('substring baseline', content, advertisements, (text) => substrings(technologies, text));
}

/** All technologies in the result, including excluded ones. */
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

/** Prints precision, recall and F1; returns every disagreement. */
function measure(
  name: string,
  content: Content,
  advertisements: readonly Advertisement[],
  find: (text: string) => readonly string[],
): string[] {
  const { indexOf, technologies } = vocabularyOf(content);
  const inScope = new Set(content.profile.core.map(indexOf));
  const indexesOf = (names: readonly string[]) =>
    new Set(names.map(indexOf).filter((index) => inScope.has(index)));
  let right = 0;
  const missed: string[] = [];
  const wrong: string[] = [];
  for (const { id, text, gold, dontcare = [] } of advertisements) {
    const expected = indexesOf(gold);
    const ignored = indexesOf(dontcare);
    const found = indexesOf(find(text));
    for (const index of expected) {
      if (found.has(index)) right++;
      else missed.push(`missed ${id} ${technologies[index]!.name}`);
    }
    for (const index of found) {
      if (!expected.has(index) && !ignored.has(index))
        wrong.push(`false ${id} ${technologies[index]!.name}`);
    }
  }
  const precision = right / (right + wrong.length);
  const recall = right / (right + missed.length);
  const f1 = (2 * precision * recall) / (precision + recall);
  print(
    `${name}: precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}, F1 ${f1.toFixed(4)} (${right} right, ${wrong.length} false, ${missed.length} missed)`,
  );
  return [...missed, ...wrong];
}

/** Prints how often the role flags are right. The labels judge by the title alone. */
export function measureTitles(advertisements: readonly Advertisement[]): void {
  const content = contentWith([]);
  const titled = advertisements.filter(({ title }) => title);
  for (const flag of ['senior', 'backend'] as const) {
    const judged = titled.filter(({ title }) => title![flag] !== null);
    const wrong = judged.filter(({ title }) => {
      const { roleMatch } = evaluateFit(content, title!.text);
      const found =
        flag === 'senior' ? roleMatch.isSeniorLevelMatch : roleMatch.isBackendOrFullStackMatch;
      return found !== title![flag];
    });
    const right = judged.length - wrong.length;
    print(
      `\n# Role flag ${flag}: ${(right / judged.length).toFixed(4)} (${right} of ${judged.length})`,
    );
    for (const { id, title } of wrong) print(`  ${id} should be ${title![flag]}: ${title!.text}`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
