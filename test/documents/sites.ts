// The sites that the tests of documents loop over: the sample profile, one with everything, one with little.
import { createApp, type App } from '../../src/app.ts';
import { parseContent } from '../../src/content/parse.ts';
import { readAssets, readContentFiles } from '../../src/content/read.ts';
import type { Site } from '../../src/documents/document.ts';

export const baseUrl = 'https://profile.example';

export interface TestSite {
  readonly name: string;
  readonly site: Site;
  readonly app: App;
  get(path: string, accept?: string): Promise<Response>;
}

/** Makes a site of a folder, with a fixed month for its present. */
export function openSite(folder: string): TestSite {
  const parsed = parseContent(readContentFiles(folder), { asOf: '2026-11' });
  if (!('content' in parsed)) throw new Error(`${folder} has mistakes.`);
  const site = { content: parsed.content, baseUrl, assets: readAssets() };
  const app = createApp(site);
  return {
    name: folder,
    site,
    app,
    get: (path, accept = '*/*') => app.fetch(new Request(baseUrl + path, { headers: { accept } })),
  };
}

export const sites = ['profile', 'test/fixtures/profile', 'test/fixtures/minimal'].map(openSite);
