import { expect, it } from 'vitest';
import { parseOrigin } from './origin.ts';

it.each([
  ['https://a.test', 'https://a.test'],
  ['https://a.test/', 'https://a.test'],
  ['HTTP://A.test:80', 'http://a.test'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('takes %s for the origin %s', (text, origin) => {
  expect(parseOrigin(text)).toBe(origin);
});

it.each([
  '',
  'a.test',
  'ftp://a.test',
  'https://a.test/path',
  'https://a.test/?query',
  'https://a.test/#fragment',
  'https://user@a.test',
  'https://:password@a.test',
])('takes %j for no origin', (text) => {
  expect(parseOrigin(text)).toBeUndefined();
});
