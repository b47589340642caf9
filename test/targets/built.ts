// Folders that `build` writes for tests, of the sample profile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { run } from '../process.ts';

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
