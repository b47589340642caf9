import { expect, test, vi } from 'vitest';
import { compose, expand } from './characters.ts';

test('caches the characters of texts within a limit', () => {
  const set = vi.spyOn(Map.prototype, 'set');
  for (let point = 0x10000; point < 0x14000; point++) expand(point);
  for (let base = 0x4e00; base < 0x8e00; base++) compose(base, 0x301);
  const sizes = set.mock.contexts.map((map) => (map as Map<unknown, unknown>).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4_096);
  expect(set.mock.calls.length).toBeGreaterThan(0x8000 - 1);
  set.mockRestore();
});

test('a character is composed where there is one, at any time', () => {
  expect(compose(0x65, 0x301)).toBe(0xe9);
  expect(compose(0x78, 0x301)).toBe(0);
  expect(compose(0x65, 0x301)).toBe(0xe9);
});
