import { expect, it } from 'vitest';
import { createETag } from './etag.ts';

const tagOf = (text: string) => createETag(new TextEncoder().encode(text));

it('says the length of the body first, so that no two lengths share a tag', () => {
  expect(createETag(new Uint8Array(100))).toMatch(/^"2s-[\da-z]+"$/);
  expect(createETag(new Uint8Array(101))).toMatch(/^"2t-[\da-z]+"$/);
});

it('is the same on every runtime, and another for every octet', () => {
  expect(tagOf('{"count":0}')).toBe('"b-hugnspj9aa54"');
  expect(tagOf('{"count":1}')).toBe('"b-vhexbq14th7dn"');
});
