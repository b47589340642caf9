// Folders that `build` writes for tests, of the sample profile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { readModified } from '../../src/cli/modified.ts';
import { printFiles } from '../../src/print/site-files.ts';
import { listWanted } from '../../src/print/wanted.ts';
import { type Address, createManifest } from '../../src/publish/manifest.ts';
import { run } from '../process.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const folders: string[] = [];
afterAll(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })), 60_000);

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'target-'));
  folders.push(folder);
  return folder;
}

/** Builds a profile for a place to publish at; resolves to the folder. */
export async function build(target: string, baseUrl: string, profile = 'profile'): Promise<string> {
  const folder = newFolder();
  const flags = ['--target', target, '--base-url', baseUrl, '--profile', profile];
  const { code, err } = await run(['build', folder, ...flags]);
  if (code !== 0) throw new Error(err);
  return folder;
}

/** The addresses of the sample as `build` publishes them today, with the files that it prints. */
export async function listAddresses(baseUrl: string): Promise<readonly Address[]> {
  const content = { ...sampleContent, asOf: new Date().toISOString().slice(0, 7) };
  const site = { ...createTestSite(content, baseUrl), modified: readModified('profile', content) };
  const { files } = await printFiles(site, listWanted(content), {});
  return createManifest({ ...site, files });
}
