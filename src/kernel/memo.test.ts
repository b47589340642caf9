import { expect, it } from 'vitest';
import { Memo } from './memo.ts';

it('remembers values up to a total weight, and then forgets them all for the next', () => {
  const memo = new Memo<number>(3);
  for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3 })) memo.set(key, value, 1);
  expect(['a', 'b', 'c'].map((key) => memo.get(key))).toEqual([1, 2, 3]);
  memo.set('d', 4, 1);
  expect(['a', 'b', 'c', 'd'].map((key) => memo.get(key))).toEqual([
    undefined,
    undefined,
    undefined,
    4,
  ]);
});

it('counts what made it forget', () => {
  const memo = new Memo<number>(3);
  memo.set('a', 1, 2);
  memo.set('b', 2, 2);
  memo.set('c', 3, 2);
  expect([memo.get('b'), memo.get('c')]).toEqual([undefined, 3]);
});

it('leaves alone what it knows when a value is too heavy to be remembered', () => {
  const memo = new Memo<number>(3);
  memo.set('a', 1, 3);
  memo.set('b', 2, 4);
  expect([memo.get('a'), memo.get('b')]).toEqual([1, undefined]);
});

it('tells that it remembers though the value is undefined', () => {
  const memo = new Memo<undefined>(3);
  memo.set('a', undefined, 1);
  expect([memo.has('a'), memo.has('b')]).toEqual([true, false]);
});
