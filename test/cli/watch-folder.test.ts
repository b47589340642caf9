// Changes of a watched profile folder, in this process.
import fs, { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { watchFolder } from '../../src/cli/watch-folder.ts';
import { copyProfile, newFolder } from '../folders.ts';
import { until } from '../until.ts';

const silent = { out: () => undefined, err: (text: string) => expect.fail(text) };

it('calls back after changes, also in a new folder and after a move', async ({
  onTestFinished,
}) => {
  const parent = newFolder();
  const folder = join(parent, 'me');
  renameSync(copyProfile(), folder);
  let changes = 0;
  const watcher = watchFolder(folder, () => void changes++, silent);
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
});

it('follows a folder when it appears', async ({ onTestFinished }) => {
  const parent = join(newFolder(), 'parent');
  const folder = join(parent, 'me');
  let changes = 0;
  const watcher = watchFolder(folder, () => void changes++, silent);
  onTestFinished(() => watcher.close());
  mkdirSync(folder, { recursive: true });
  await until(() => changes > 0);
});

it('reports the first failure of the system, and tries again', async ({ onTestFinished }) => {
  const failing = vi.spyOn(fs, 'watch').mockImplementation(() => {
    throw new Error('EMFILE: too many');
  });
  syncBuiltinESMExports();
  const err = vi.fn();
  let changes = 0;
  const watcher = watchFolder(copyProfile(), () => void changes++, { ...silent, err });
  onTestFinished(() => watcher.close());
  await until(() => failing.mock.calls.length > 1);
  failing.mockRestore();
  syncBuiltinESMExports();
  await until(() => changes > 0);
  expect(err.mock.calls).toEqual([
    ['Changes of the folder cannot be watched yet: EMFILE: too many'],
  ]);
});

it('notices a change of a file to which a link leads', async ({ onTestFinished }) => {
  const target = join(newFolder(), 'profile.yaml');
  writeFileSync(target, 'name: Ada\n');
  const folder = join(newFolder(), 'me');
  mkdirSync(folder);
  symlinkSync(target, join(folder, 'profile.yaml'));
  let changes = 0;
  const watcher = watchFolder(folder, () => void changes++, silent);
  onTestFinished(() => watcher.close());
  writeFileSync(target, 'name: Ada Example\n');
  await until(() => changes > 0);
  expect(changes).toBe(1);
});
