// The sites that the tests of documents loop over: the sample profile, one with everything, one with little.
import { createApp } from '../../src/app.ts';
import type { Site } from '../../src/documents/document.ts';
import { createTestSite, readContent } from '../sample.ts';

export const baseUrl = 'https://profile.test';

export interface TestSite {
  readonly name: string;
  readonly site: Site;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  head(path: string): Promise<Response>;
}

/** Serves a folder as an app that tests ask directly. */
export function openSite(folder: string): TestSite {
  const site = createTestSite(readContent(folder), baseUrl);
  const app = createApp(site);
  return {
    name: folder,
    site,
    get: (path, headers = {}) => app.fetch(new Request(baseUrl + path, { headers })),
    head: (path) => app.fetch(new Request(baseUrl + path, { method: 'HEAD' })),
  };
}

export const sites = ['profile', 'test/fixtures/profile', 'test/fixtures/minimal'].map(openSite);
