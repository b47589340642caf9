import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { evaluateFit } from '../../src/matching/fit/evaluate.ts';
import { sampleContent } from '../sample.ts';

it('docs/matching.md shows the true lists of the answer to its example', () => {
  const page = readFileSync('docs/matching.md', 'utf8');
  const [, text = ''] = /```text\n([\s\S]*?)\n```/.exec(page)!;
  const [, answer = ''] = /```json\n([\s\S]*?)\n```/.exec(page)!;
  const { evidence, notEvidenced, excluded } = evaluateFit(sampleContent, text);
  expect(JSON.parse(answer)).toEqual({ evidence, notEvidenced, excluded });
});
