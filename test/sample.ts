// The sample profile as content, site and app, for tests.
import { type App, type AppOptions, createApp } from '../src/app.ts';
import { parseContent } from '../src/content/parse.ts';
import { readAssets, readContentFiles } from '../src/content/read.ts';
import type { Site } from '../src/schema/site.ts';
import type { Content } from '../src/schema/content.ts';

/** Reads a profile folder; the month is fixed, so that years of experience are. */
export function readContent(folder: string): Content {
  const parsed = parseContent(readContentFiles(folder), { asOf: '2026-11' });
  if ('content' in parsed) return parsed.content;
  throw new Error(parsed.issues.map(({ file, message }) => `${file}: ${message}`).join('\n'));
}

export const sampleContent = readContent('profile');

export function createTestSite(content: Content, baseUrl = 'https://profile.test'): Site {
  return { content, baseUrl, assets: readAssets() };
}

export function createTestApp(content: Content = sampleContent, options: AppOptions = {}): App {
  return createApp(createTestSite(content), options);
}
