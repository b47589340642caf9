import { expect, it } from 'vitest';
import { makeRequestId } from './request-ids.ts';

it('makes ids that differ, in the form of a UUID', () => {
  const ids = Array.from({ length: 2_000 }, makeRequestId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});
