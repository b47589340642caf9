import { expect, it, vi } from 'vitest';
import { Memo } from './memo.ts';

/** Lists the keys whose values have to be computed. */
function listMissing(memo: Memo<string>, keys: string): readonly string[] {
  return [...keys].filter((key) => {
    const compute = vi.fn(() => key);
    // Too heavy to be cached, so that looking changes nothing.
    expect(memo.find(key, Infinity, compute)).toBe(key);
    return compute.mock.calls.length > 0;
  });
}

function fill(weights: Readonly<Record<string, number>>): Memo<string> {
  const memo = new Memo<string>(3);
  for (const [key, weight] of Object.entries(weights)) memo.find(key, weight, () => key);
  return memo;
}

it('caches values up to a total weight', () => {
  expect(listMissing(fill({ a: 1, b: 1, c: 1 }), 'abcd')).toEqual(['d']);
});

it('drops all for a value that would exceed the maximum', () => {
  expect(listMissing(fill({ a: 1, b: 1, c: 1, d: 1 }), 'abcd')).toEqual(['a', 'b', 'c']);
});

it('counts the value for which it dropped the others', () => {
  expect(listMissing(fill({ a: 2, b: 2, c: 2 }), 'abc')).toEqual(['a', 'b']);
});

it('keeps its values when another is too heavy to be cached', () => {
  expect(listMissing(fill({ a: 3, b: 4 }), 'ab')).toEqual(['b']);
});

it('caches undefined', () => {
  const memo = new Memo<undefined>(3);
  const compute = vi.fn(() => undefined);
  for (let round = 0; round < 2; round++) expect(memo.find('a', 1, compute)).toBeUndefined();
  expect(compute).toHaveBeenCalledOnce();
});
