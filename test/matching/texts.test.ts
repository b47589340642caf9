// Short texts of our own in eleven languages, well and badly laid out: `npm run accuracy -- test/matching/texts.jsonl` scores them.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LabelledText, listDisagreements } from '../../scripts/accuracy-languages.ts';

const texts: LabelledText[] = readFileSync('test/matching/texts.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

describe('a labelled text', () => {
  it.each(texts)('$id', (text) => expect(listDisagreements(text)).toEqual([]));
});
