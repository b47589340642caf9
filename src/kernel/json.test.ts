import { describe, expect, it } from 'vitest';
import { documentLimits, type JSONLimits, parseJSON, readJSON, requestLimits } from './json.ts';

const numbers = (count: number) => `[${Array(count).fill('1').join(',')}]`;

const members = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"${index}":1`).join(',')}}`;

const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

const read = (text: string, limits: Partial<JSONLimits> = {}) =>
  readJSON(text, { ...requestLimits, ...limits });

const deep = { refusal: 'is nested more than 100 levels deep.' };
const invalid = { refusal: 'is not valid JSON.' };

describe('JSON of others', () => {
  it('is read up to 100 levels of arrays and objects', () => {
    expect(parseJSON(nested(100))).toEqual(JSON.parse(nested(100)));
    expect(read(`[${nested(100)}]`)).toEqual(deep);
    expect(parseJSON(`[${nested(100)}]`)).toBeUndefined();
    expect(read(`{"a":${nested(100)}}`)).toEqual(deep);
    expect(parseJSON(`[${'[],{},'.repeat(101)}[]]`)).toHaveLength(203);
    expect(read(`${'['.repeat(101)}${']'.repeat(101)}`)).toEqual(deep);
    expect(read(`${'['.repeat(100)}${']'.repeat(100)}`)).toHaveProperty('value');
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
    const escaped = JSON.stringify(['\\', '"', '\\"']);
    expect(parseJSON(`[${escaped},${nested(98)}]`)).toHaveLength(2);
    expect(read(`[${escaped},${nested(100)}]`)).toEqual(deep);
  });

  it.each(['', '{', '["', '"\\"', '[}', nested(4).slice(1), `["${'x'.repeat(300)}`])(
    'is refused where it is invalid: %j',
    (text) => {
      expect(read(text)).toEqual(invalid);
    },
  );

  it('has at most 10,000 names and values in a request', () => {
    // The array is a token, and so is each number.
    expect(read(numbers(9_999))).toHaveProperty('value');
    const refusal = 'has more than 10000 names and values.';
    expect(read(numbers(10_000))).toEqual({ refusal });
    expect(read(members(4_999))).toHaveProperty('value');
    expect(read(members(5_000))).toEqual({ refusal });
    expect(readJSON(numbers(20_000), documentLimits)).toHaveProperty('value');
  });

  it('has texts of at most 240,000 characters in a request', () => {
    expect(read(`["${'x'.repeat(240_000)}"]`)).toHaveProperty('value');
    expect(read(`["${'x'.repeat(240_001)}"]`)).toEqual({
      refusal: 'has a text of more than 240000 characters.',
    });
  });

  it.each([
    ['{"a":1,"a":2}', '"a"'],
    ['{"a":1,"\\u0061":2}', '"\\u0061"'],
    ['[{"b":{},"c":[{"a":1}],"b":0}]', '"b"'],
  ])('has no name twice in an object where that is asked: %s', (text, name) => {
    expect(read(text, { isUnique: true })).toEqual({
      refusal: `has the name ${name} twice in an object.`,
    });
    expect(read(text)).toEqual({ value: JSON.parse(text) });
    expect(parseJSON(text)).toBeUndefined();
  });

  it('may have a name again in another object, and a text that looks like a name', () => {
    const text = '[{"a":{"a":["a","a"]}},{"a":"\\"a\\":1","b":"a:"}]';
    expect(parseJSON(text)).toEqual(JSON.parse(text));
  });
});
