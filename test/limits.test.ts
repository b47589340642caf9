// docs/limits.md lists every limit of the source with its value and its test.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Row {
  readonly name: string;
  readonly file: string;
  readonly value: number;
  readonly test: string;
}

const units: Readonly<Record<string, number>> = { KiB: 1024, MiB: 1024 ** 2, s: 1_000 };

/** The rows of the table: the first number of the second cell, with its unit, is the value. */
const rows: readonly Row[] = readFileSync('docs/limits.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, , told = '', , name = '']) => {
    const link = /^\[`(\w+)`\]\(\.\.\/(.*?)\) \[test\]\(\.\.\/(.*)\)$/;
    const [, constant, file, test = ''] = link.exec(name) ?? [];
    const [, number, unit = ''] = /^([\d,]+)(?: (KiB|MiB|s)\b)?/.exec(told) ?? [];
    if (constant === undefined || file === undefined || number === undefined) return [];
    const value = Number(number.replaceAll(',', '')) * (units[unit] ?? 1);
    return { name: constant, file, value, test };
  });

/** The value of a constant, or of a member of the defaults, in a file: a product of numbers and other limits. */
function readValue(file: string, name: string): number {
  const found = new RegExp(`(?:const ${name} =|^  ${name}:) ([\\w *]+)[;,]$`, 'm');
  const [, product = ''] = found.exec(readFileSync(file, 'utf8')) ?? [];
  return product.split(' * ').reduce((value, factor) => {
    const other = rows.find((row) => row.name === factor);
    return value * (other?.value ?? Number(factor.replaceAll('_', '')));
  }, 1);
}

it('has rows', () => {
  expect(rows.length).toBeGreaterThan(25);
});

describe.each(rows)('$name of $file', ({ name, file, value, test }) => {
  it('has the documented value', () => {
    expect(readValue(file, name)).toBe(value);
  });

  it('has a test that is about it', () => {
    const text = readFileSync(test, 'utf8');
    const numbers = listNumbers(text);
    // Values just within the limit, or just beyond.
    const isTried = [value - 1, value, value + 1].some((near) => numbers.has(near));
    expect(isTried || new RegExp(`\\b${name}\\b`).test(text)).toBe(true);
  });
});

/** The numbers that a text has, products among them. */
function listNumbers(text: string): ReadonlySet<number> {
  const products = [...text.matchAll(/\b\d[\d_]*(?: \* \d[\d_]*)*\b/g)];
  const factors = products.map(([product]) => product.replaceAll('_', '').split(' * '));
  return new Set(factors.map((list) => list.reduce((all, factor) => all * Number(factor), 1)));
}

/** Constants that limit nothing that a client sends or holds, and the reason. */
const others: Readonly<Record<string, string>> = {
  maxTurns: 'turns of the event loop at the end',
  maxPauses: 'pauses at the end',
  maxNameLength: 'where the parser gives up by itself',
  maxInTransit: 'connections handed to a worker before it reports them',
  maxLength: 'part of what is remembered',
  maxListedSlugs: 'slugs in tools/list, which are the owner\u2019s',
  maxValues: 'slugs of a completion, which are the owner\u2019s',
  maxNumbered: 'cases of a card, which are the owner\u2019s',
  maxListLength: 'of slugs in an error, which are the owner\u2019s',
};

const folders = ['http', 'mcp', 'operations', 'runtime'];
const sources = [
  'src/exchange.ts',
  'src/problems.ts',
  ...['cli/dispatcher.ts', 'cli/workers.ts'].map((file) => `src/${file}`),
  ...folders.flatMap((folder) =>
    readdirSync(`src/${folder}`, { encoding: 'utf8', recursive: true }).map(
      (file) => `src/${folder}/${file}`,
    ),
  ),
].filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

it.each(sources)('documents every limit of %s', (file) => {
  const text = readFileSync(file, 'utf8');
  const names = [...text.matchAll(/^(?:export )?const (max\w+) =/gm)].map(([, name]) => name!);
  const defaults = /defaultLimits[^=]*= \{(.*?)\n\}/s.exec(text)?.[1] ?? '';
  const members = [...defaults.matchAll(/^  (\w+):/gm)].map(([, name]) => name!);
  const told = rows.filter((row) => row.file === file).map(({ name }) => name);
  for (const name of [...names, ...members]) {
    if (!(name in others)) expect(told).toContain(name);
  }
});
