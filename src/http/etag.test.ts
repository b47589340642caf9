import { expect, it } from 'vitest';
import { createETag } from './etag.ts';

it('says the length of the body first, so that no two lengths share a tag', () => {
  expect(createETag(new Uint8Array(100))).toMatch(/^"2s-[\da-z]+"$/);
  expect(createETag(new Uint8Array(101))).toMatch(/^"2t-[\da-z]+"$/);
});
