import { expect, it } from 'vitest';
import { sampleContent as content } from '../../test/sample.ts';
import { commonHeaders, createOwnHeaders, emptyHeaders } from './headers.ts';

it('every answer is open to scripts elsewhere and links to contract, guide and catalog', () => {
  const { link, ...others } = commonHeaders({ baseUrl: 'https://a.test', content });
  expect(link!.split(', ')).toEqual([
    '<https://a.test/openapi.json>; rel="service-desc"; type="application/json"',
    '<https://a.test/developers/>; rel="service-doc"; type="text/html"',
    '<https://a.test/.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"',
  ]);
  expect(others).toEqual({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag, Link, Allow',
    'x-content-type-options': 'nosniff',
  });
});

it('an answer without content is not stored and has no media type', () => {
  expect(emptyHeaders({ 'x-own': 'y' })).toEqual({
    'x-own': 'y',
    'cache-control': 'no-store',
    'content-length': '0',
  });
});

const ownHeaders = (length: string) => ({
  'x-own': 'y',
  'cache-control': 'no-store',
  'content-type': 'text/plain',
  'content-length': length,
});

it('gives each answer the length of its body', () => {
  const toHeaders = createOwnHeaders({ 'x-own': 'y' }, 'text/plain');
  expect([0, 7, 7, 12, 7].map(toHeaders)).toEqual(['0', '7', '7', '12', '7'].map(ownHeaders));
});
