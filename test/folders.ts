// Folders for one test, or for as long as a hook says.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

type Hook = (act: () => void) => unknown;

/** An empty folder; it is removed when the test has ended, or when a hook such as `afterAll` is called. */
export function newFolder(atEnd: Hook = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'profile-api-test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of a profile, by default the sample, that a test may change. */
export function copyProfile(profile = 'profile', atEnd?: Hook): string {
  const folder = newFolder(atEnd);
  cpSync(profile, folder, { recursive: true });
  return folder;
}

/** A copy of the sample with a picture of its own, so that there is nothing to print. */
export function copyComplete(atEnd?: Hook): string {
  const folder = copyProfile('profile', atEnd);
  mkdirSync(join(folder, 'public'));
  cpSync('docs/pictures/home.png', join(folder, 'public/og.png'));
  return folder;
}

/** A profile of which the owner has neither a PDF nor a picture. */
export function copyMinimal(name: string, atEnd?: Hook): string {
  const folder = copyProfile('test/fixtures/minimal', atEnd);
  rename(folder, name);
  return folder;
}

/** Gives the owner of a profile another name. */
export function rename(folder: string, name: string): void {
  const path = join(folder, 'profile.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^name: .*/mu, `name: ${name}`));
}

/** The content of a folder: binary strings by path. */
export function readAll(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length), readFileSync(path, 'latin1')];
    }),
  );
}
