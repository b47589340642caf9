// The sites that the tests of documents loop over: the sample profile, one with everything, one with little,
// one with nothing to show yet.
import { createApp } from '../../src/app.ts';
import type { Site } from '../../src/schema/site.ts';
import type { Content } from '../../src/schema/content.ts';
import { createTestSite, readContent } from '../sample.ts';

export const baseUrl = 'https://profile.test';

export interface TestSite {
  readonly name: string;
  readonly site: Site;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  head(path: string): Promise<Response>;
}

function openSite(name: string, content: Content): TestSite {
  const site = createTestSite(content, baseUrl);
  const app = createApp(site);
  return {
    name,
    site,
    get: async (path, headers = {}) => app.fetch(new Request(baseUrl + path, { headers })),
    head: async (path) => app.fetch(new Request(baseUrl + path, { method: 'HEAD' })),
  };
}

const folders = ['profile', 'test/fixtures/profile', 'test/fixtures/minimal'];
const beginner = { ...readContent('test/fixtures/minimal'), roles: [], cases: [] };

export const sites = [
  ...folders.map((folder) => openSite(folder, readContent(folder))),
  openSite('someone without roles and cases', beginner),
];
