import { expect, it, vi } from 'vitest';
import { derived } from './derived.ts';

it.each([['a value'], [undefined]])('computes %j once for an object', (value) => {
  const compute = vi.fn(() => value);
  const find = derived(compute);
  const source = {};
  expect([find(source), find(source)]).toEqual([value, value]);
  expect(compute).toHaveBeenCalledOnce();
});
