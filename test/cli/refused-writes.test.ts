// Commands that write where the system refuses it. A disk refuses root nothing, so its refusals are made here.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runHere } from '../command.ts';
import { newFolder } from '../folders.ts';

vi.mock('node:fs', { spy: true });
afterEach(() => void vi.restoreAllMocks());

describe.each([
  ['EACCES', 'may not be written. Name a folder that you can write to.'],
  ['EIO', 'cannot be written (EIO). Name another folder.'],
])('%s is explained in a sentence', (code, words) => {
  it.each([
    ['init', []],
    ['schemas', []],
    ['worker', ['--base-url', 'https://a.test', '--profile', 'profile']],
  ])('by %s', async (name, more) => {
    const folder = join(newFolder(), 'mine');
    vi.mocked(mkdirSync).mockImplementationOnce((path) => {
      throw Object.assign(new Error(code), { code, path });
    });
    expect((await runHere([name, folder, ...more])).err).toBe(`"${folder}" ${words}`);
  });
});
