import { expect, it } from 'vitest';
import { quote } from './problems.ts';

it('a value is quoted with 100 characters, and a longer one is cut', () => {
  expect(quote('x'.repeat(100))).toBe(`"${'x'.repeat(100)}"`);
  expect(quote('x'.repeat(101))).toBe(`"${'x'.repeat(100)}…"`);
});
