// The sample with the translations of the tests, as files, site and app.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type App, createApp } from '../../src/app.ts';
import type { ContentFiles } from '../../src/content/folder/files.ts';
import { readContentFiles } from '../../src/content/read.ts';
import { loadTranslations } from '../../src/content/translation/load.ts';
import type { Site } from '../../src/schema/site.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const fixtures = 'test/fixtures/translations';

/** The files of the sample with translations. */
export function translatedFiles(...tags: readonly string[]): Map<string, Uint8Array> {
  const files = new Map(readContentFiles('profile'));
  for (const tag of tags) {
    const folder = join(fixtures, tag);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      files.set(`translations/${tag}/${path.slice(folder.length + 1)}`, readFileSync(path));
    }
  }
  return files;
}

/** The sample in English and in other languages. */
export function translatedSite(
  files: ContentFiles = translatedFiles('de', 'pt'),
  baseUrl?: string,
): Site {
  const { translations } = loadTranslations(files, sampleContent);
  return { ...createTestSite(sampleContent, baseUrl), translations };
}

/** The answer to a GET, with its body as text. */
export async function get(
  app: App,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }> {
  const request = new Request(`https://profile.test${path}`, { headers });
  const response = await app.fetch(request);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export const translatedApp = createApp(translatedSite());
