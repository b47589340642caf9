import { expect, it, vi } from 'vitest';
import { derived, derivedByValue, derivedFrom } from './derived.ts';

it.each([['a value'], [undefined]])('computes %j once for an object', (value) => {
  const compute = vi.fn(() => value);
  const find = derived(compute);
  const source = {};
  expect([find(source), find(source)]).toEqual([value, value]);
  expect(compute).toHaveBeenCalledOnce();
});

it('computes once for copies in which what it depends on is the same', () => {
  const compute = vi.fn(({ a, b }: { a: object; b: object }) => [a, b]);
  const find = derivedFrom(['a', 'b'], compute);
  const source = { a: {}, b: {} };
  const copy = { ...source, c: 2 };
  expect(find(copy)).toBe(find(source));
  expect(compute).toHaveBeenCalledOnce();
});

it.each(['a', 'b'])('computes anew for a copy with another %s', (name) => {
  const find = derivedFrom(['a', 'b'], ({ a, b }: { a: object; b: object }) => [a, b]);
  const source = { a: {}, b: {} };
  const other = { ...source, [name]: {} };
  expect(find(source)).toEqual(find(other));
  expect(find(other)).not.toBe(find(source));
  expect(find(other)).toStrictEqual([other.a, other.b]);
});

it('computes once for sources that say the same in a row, and anew for one that says something else', () => {
  const compute = vi.fn(({ names }: { names: readonly string[] }) => [...names]);
  const find = derivedByValue(compute);
  expect(find({ names: ['a', 'b'] })).toBe(find({ names: ['a', 'b'] }));
  expect(compute).toHaveBeenCalledOnce();
  expect(find({ names: ['b', 'a'] })).toEqual(['b', 'a']);
  expect(find({ names: ['a', 'b'] })).toEqual(['a', 'b']);
  expect(compute).toHaveBeenCalledTimes(3);
});
