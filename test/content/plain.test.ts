import { deepStrictEqual } from 'node:assert/strict';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseContent } from '../../src/content/parse.ts';
import { parsePlainContent } from '../../src/content/plain.ts';
import { readContentFiles } from '../../src/content/read.ts';

const files = readContentFiles('profile');
const options = { asOf: '2026-11' };

it('reads the sample profile the short way, as the parsers of everything read it', () => {
  const content = parsePlainContent(files, options);
  expect(content).toBeDefined();
  deepStrictEqual(parseContent(files, options), { content, warnings: [] });
});

it.each([
  ['that cannot be served', 'core:\n', 'core:\n  - COBOL\n'],
  ['that has a warning', 'resumePath: /resume.pdf\n', ''],
  ['of which a text holds markup that is refused', 'intro: >-\n', 'intro: >-\n  # Me\n\n'],
  ['that is not plain', 'name: ', 'name: !!str '],
])('leaves a profile %s to them', (_, before, after) => {
  const text = new TextDecoder().decode(files.get('profile.yaml'));
  expect(text).toContain(before);
  const changed = new TextEncoder().encode(text.replace(before, after));
  expect(parsePlainContent(new Map(files).set('profile.yaml', changed), options)).toBeUndefined();
});

it('gives for a profile with any slip of the pen nothing or what they give', () => {
  const texts = [...files.keys()].filter((name) => !name.endsWith('.pdf'));
  const words = fc.array(
    fc.constantFrom(...' |  |\n|- |: |#|[|"|>|a|1|## |\u00a0|- |*'.split('|')),
  );
  const slip = fc.tuple(fc.constantFrom(...texts), fc.nat(), fc.nat({ max: 8 }), words);
  fc.assert(
    fc.property(slip, ([name, place, length, pieces]) => {
      const text = new TextDecoder().decode(files.get(name));
      const start = place % (text.length + 1);
      const changed = text.slice(0, start) + pieces.join('') + text.slice(start + length);
      const folder = new Map(files).set(name, new TextEncoder().encode(changed));
      const content = parsePlainContent(folder, options);
      if (content === undefined) return;
      // Much faster than an expectation for what is so large.
      deepStrictEqual(parseContent(folder, options), { content, warnings: [] });
    }),
    { numRuns: 80 },
  );
});
