// Changes of a watched profile folder, in this process.
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, expect, it } from 'vitest';
import { reportUnwatched, watchFolder } from '../../src/cli/watch-folder.ts';
import { copyProfile, newFolder } from '../folders.ts';
import { until } from '../until.ts';

it('calls back after changes, also in a new folder and after a move', async ({
  onTestFinished,
}) => {
  const parent = newFolder();
  const folder = join(parent, 'me');
  renameSync(copyProfile(), folder);
  let changes = 0;
  const failures: unknown[] = [];
  const watcher = watchFolder(
    folder,
    () => void changes++,
    (error) => void failures.push(error),
  );
  onTestFinished(() => watcher.close());
  writeFileSync(join(folder, 'notes.txt'), 'A note.');
  await until(() => changes > 0);
  let before = changes;
  mkdirSync(join(folder, 'public'));
  await until(() => changes > before);
  before = changes;
  writeFileSync(join(folder, 'public/a.txt'), 'a');
  await until(() => changes > before);
  before = changes;
  renameSync(folder, join(parent, 'away'));
  renameSync(join(parent, 'away'), folder);
  await until(() => changes > before);
  expect(failures).toEqual([]);
});

it('reports a folder that cannot be watched, and follows it when it appears', async ({
  onTestFinished,
}) => {
  const parent = join(newFolder(), 'parent');
  const folder = join(parent, 'me');
  const said: string[] = [];
  const output = { out: () => undefined, err: (text: string) => void said.push(text) };
  let changes = 0;
  const watcher = watchFolder(folder, () => void changes++, reportUnwatched(output));
  onTestFinished(() => watcher.close());
  mkdirSync(folder, { recursive: true });
  await until(() => changes > 0);
  rmSync(folder, { recursive: true });
  reportUnwatched(output)(new Error('EMFILE: too many'));
  expect(said.at(-1)).toBe('Changes of the folder cannot be watched yet: EMFILE: too many');
});

it('notices a change of a file to which a link leads', async ({ onTestFinished }) => {
  const target = join(newFolder(), 'profile.yaml');
  writeFileSync(target, 'name: Ada\n');
  const folder = join(newFolder(), 'me');
  mkdirSync(folder);
  symlinkSync(target, join(folder, 'profile.yaml'));
  let changes = 0;
  const watcher = watchFolder(
    folder,
    () => void changes++,
    () => assert.fail(),
  );
  onTestFinished(() => watcher.close());
  writeFileSync(target, 'name: Ada Example\n');
  await until(() => changes > 0);
  expect(changes).toBe(1);
});
