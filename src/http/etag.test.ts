import { expect, it } from 'vitest';
import { createETag, matchesETag, tagEncoding } from './etag.ts';

const tagOf = (text: string) => createETag(new TextEncoder().encode(text));

it('says the length of the body first, so that no two lengths share a tag', () => {
  expect(createETag(new Uint8Array(100))).toMatch(/^"2s-[\da-z]+"$/);
  expect(createETag(new Uint8Array(101))).toMatch(/^"2t-[\da-z]+"$/);
});

it('is the same on every runtime, and another for every octet', () => {
  expect(tagOf('{"count":0}')).toBe('"b-hugnspj9aa54"');
  expect(tagOf('{"count":1}')).toBe('"b-vhexbq14th7dn"');
});

it.each([
  ['"a-1"', true],
  ['W/"a-1"', true],
  ['"b", W/"a-1" ,"c"', true],
  ['*', true],
  [' * ', true],
  ['"*"', false],
  ['" * "', false],
  ['"b", *', false],
  ['a-1', false],
  ['"a-1', false],
  ['"a-10"', false],
  ['', false],
])('of the version is named by If-None-Match: %s – %j', (ifNoneMatch, isNamed) => {
  expect(matchesETag(ifNoneMatch, '"a-1"')).toBe(isNamed);
});

it('is another in each encoding', () => {
  expect(tagEncoding('"a-1"', 'br')).toBe('"a-1-br"');
});
