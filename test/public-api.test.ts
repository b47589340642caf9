import { expect, it } from 'vitest';
import * as api from '../src/index.ts';
import { createTestSite, sampleContent } from './sample.ts';

it('exports these names', () => {
  expect(Object.keys(api).toSorted()).toMatchInlineSnapshot(`
    [
      "Problem",
      "createApp",
      "defineOperation",
      "listDocuments",
      "operations",
      "parseContent",
      "renderIssue",
    ]
  `);
});

it('makes links that begin with the origin, whether a slash ends it or not', async () => {
  const app = api.createApp(createTestSite(sampleContent, 'https://a.test/'));
  const response = await app.fetch(new Request('https://a.test/api'));
  expect(await response.json()).toMatchObject({ openapi: 'https://a.test/openapi.json' });
});

it('refuses to parse content as of an invalid month', () => {
  expect(() => api.parseContent(new Map(), { asOf: '2026-11-21' })).toThrow(
    'asOf takes a year and a month, for example 2026-11, not "2026-11-21".',
  );
});

it('makes no app for a base URL that is no origin', () => {
  expect(() => api.createApp(createTestSite(sampleContent, 'https://a.test/profile'))).toThrow(
    'baseUrl takes an http or https origin without a path, for example https://api.example.com, not "https://a.test/profile".',
  );
});
