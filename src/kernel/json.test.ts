import { describe, expect, it } from 'vitest';
import { parseJSON } from './json.ts';

const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

describe('JSON of others', () => {
  it('is read up to 100 levels of arrays and objects', () => {
    expect(parseJSON(nested(100))).toEqual(JSON.parse(nested(100)));
    expect(parseJSON(`[${nested(100)}]`)).toBeUndefined();
    expect(parseJSON(`{"a":${nested(100)}}`)).toBeUndefined();
    expect(parseJSON(`[${'[],{},'.repeat(101)}[]]`)).toHaveLength(203);
  });

  it('may have any brackets in its strings', () => {
    const brackets = '[{'.repeat(101);
    for (const value of [
      brackets,
      `"${brackets}`,
      `\\${brackets}`,
      `${brackets}\\"\\`,
      `\\\\"${brackets}`,
    ]) {
      expect(parseJSON(JSON.stringify([value, value]))).toEqual([value, value]);
    }
    const deep = JSON.stringify(['\\', '"', '\\"']);
    expect(parseJSON(`[${deep},${nested(98)}]`)).toHaveLength(2);
    expect(parseJSON(`[${deep},${nested(100)}]`)).toBeUndefined();
  });

  it.each(['', '{', '["', '"\\"', '[}', nested(4).slice(1)])('is undefined for %j', (text) => {
    expect(parseJSON(text)).toBeUndefined();
  });
});
