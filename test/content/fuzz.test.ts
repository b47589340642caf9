import * as fc from '../property.ts';
import { expect, it } from 'vitest';
import { renderIssue } from '../../src/content/report/issue.ts';
import { parseContent } from '../../src/content/parse.ts';
import { readContentFiles } from '../../src/content/read.ts';

const profile = readContentFiles(new URL('../fixtures/profile', import.meta.url).pathname);
// Beside a file that is nonsense, the others need not say much.
const minimal = readContentFiles(new URL('../fixtures/minimal', import.meta.url).pathname);
const texts = [...profile.keys()].filter((file) => !file.endsWith('.pdf'));

/** Parses, and makes sure that the answer is one that an owner can use. */
function expectUsable(files: ReadonlyMap<string, Uint8Array>): void {
  const parsed = parseContent(files, { asOf: '2026-11' });
  const issues = 'content' in parsed ? parsed.warnings : parsed.issues;
  const useless = issues.filter(
    (issue) =>
      !(issue.line > 0 && issue.column > 0) || /undefined|\[object|NaN/u.test(renderIssue(issue)),
  );
  expect(useless).toEqual([]);
  expect('content' in parsed || issues.some(({ severity }) => severity === 'error')).toBe(true);
}

const file = fc.constantFrom(...texts);
const symbols =
  'name core fit - : [ ] { } | >- # &a *a !!str !x --- ... % @ ? << __proto__ 1 null " \'';
const marks = '``` <b> ![ ]( \\ 😀 ` ## # 1. >';
const gaps = ['\n', '\n  ', ' ', ': ', '\t', '\u0000', '\uD800', '\uFEFF', '## Context\n'];
const pieces = [...symbols.split(' '), ...marks.split(' '), ...gaps];
const yamlish = fc.array(fc.constantFrom(...pieces), { maxLength: 60 });

it('makes issues or content of any bytes', () => {
  fc.assert(
    fc.property(file, fc.uint8Array({ maxLength: 300 }), (name, bytes) => {
      expectUsable(new Map(minimal).set(name, bytes));
    }),
    { numRuns: 50 },
  );
});

it('makes issues or content of any text that looks like YAML or Markdown', () => {
  fc.assert(
    fc.property(file, yamlish, (name, words) => {
      expectUsable(new Map(minimal).set(name, new TextEncoder().encode(words.join(''))));
    }),
    { numRuns: 200 },
  );
});

it('makes issues or content of a profile with any slip of the pen', () => {
  const slip = fc.tuple(file, fc.nat(), fc.nat({ max: 20 }), yamlish);
  fc.assert(
    fc.property(fc.array(slip, { minLength: 1, maxLength: 3 }), (slips) => {
      const files = new Map(profile);
      for (const [name, place, length, words] of slips) {
        const text = new TextDecoder().decode(files.get(name));
        const start = place % (text.length + 1);
        const changed = text.slice(0, start) + words.join('') + text.slice(start + length);
        files.set(name, new TextEncoder().encode(changed));
      }
      expectUsable(files);
    }),
    { numRuns: 200 },
  );
});

it('makes issues or content of a profile with any file missing or under any name', () => {
  fc.assert(
    fc.property(fc.subarray([...profile.keys()]), fc.string(), (kept, other) => {
      const files = new Map([...profile].filter(([name]) => kept.includes(name)));
      expectUsable(files.set(other, new Uint8Array()));
    }),
    { numRuns: 50 },
  );
});

it.each([
  ['[', 50_000],
  ['- ', 50_000],
  ['? ', 50_000],
  // Each is an error of its own, and takes its time; a stack would end much earlier.
  ['a: ', 15_000],
  ['> ', 50_000],
  ['*a ', 10_000],
  ['[a](', 5_000],
  ['## A\n', 3_000],
  ['&a ', 10_000],
])('survives %j many times over', (piece, times) => {
  const text = piece.repeat(times);
  const front = new TextDecoder().decode(profile.get(texts[0]!)).split('## ')[0];
  for (const name of ['profile.yaml', 'experience.yaml']) {
    expectUsable(new Map(minimal).set(name, new TextEncoder().encode(text)));
  }
  expectUsable(new Map(minimal).set(texts[0]!, new TextEncoder().encode(front + text)));
});
