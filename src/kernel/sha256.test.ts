import { createHash } from 'node:crypto';
import { assert, property, uint8Array } from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

function check(bytes: Uint8Array): void {
  expect(Buffer.from(sha256(bytes))).toEqual(createHash('sha256').update(bytes).digest());
}

it('agrees with Node.js', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1_000]) check(new Uint8Array(length));
  assert(property(uint8Array({ maxLength: 300 }), check));
});
