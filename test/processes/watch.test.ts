// `serve --watch` as its user meets it: a real process, and folders that change.
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sendTo, toJSON } from '../contract/exchange.ts';
import { copyProfile, newFolder, rename } from '../folders.ts';
import { serveUntil } from '../process.ts';
import { until } from '../until.ts';

describe.concurrent('serve --watch', () => {
  it('serves changed content, and the last good content while there is a mistake', async ({
    onTestFinished,
  }) => {
    const folder = copyProfile('profile', onTestFinished);
    const path = join(folder, 'profile.yaml');
    const original = readFileSync(path, 'utf8');
    const server = await serveUntil(onTestFinished, ['--watch', '--profile', folder]);
    const nameNow = async () => toJSON(await sendTo(server.port, '/api/profile')).name;
    expect(await nameNow()).toBe('Mira Halvorsen');

    writeFileSync(path, original.replace('name: Mira Halvorsen', 'name: Ada Example'));
    await until(async () => (await nameNow()) === 'Ada Example');

    writeFileSync(path, original.replace('email: ', 'emial: '));
    await until(() => server.err().includes('emial'));
    expect(await nameNow()).toBe('Ada Example');

    writeFileSync(path, original);
    await until(async () => (await nameNow()) === 'Mira Halvorsen');
  });

  it('sees files that an editor replaces, that come and that go', async ({ onTestFinished }) => {
    const folder = copyProfile('profile', onTestFinished);
    const path = join(folder, 'profile.yaml');
    const original = readFileSync(path, 'utf8');
    const server = await serveUntil(onTestFinished, ['--watch', '--profile', folder]);
    const get = async (target: string) => toJSON(await sendTo(server.port, target));
    for (const name of ['Ada One', 'Ada Two', 'Ada Three', 'Ada Four']) {
      writeFileSync(
        join(folder, '.profile.yaml.new'),
        original.replace('name: Mira Halvorsen', `name: ${name}`),
      );
      renameSync(join(folder, '.profile.yaml.new'), path);
      await until(async () => (await get('/api/profile')).name === name);
    }
    const added = join(folder, 'cases/04-another.md');
    const study = readFileSync(
      join(folder, 'cases/03-healthcare-react-component-system.md'),
      'utf8',
    );
    writeFileSync(added, study.replace('healthcare-react-component-system', 'another'));
    await until(async () => (await get('/api/cases')).length === 4);
    rmSync(added);
    await until(async () => (await get('/api/cases')).length === 3);
  });

  it('follows a folder that is moved away, returns, and is replaced by a link', async ({
    onTestFinished,
  }) => {
    const [one, two] = [
      copyProfile('profile', onTestFinished),
      copyProfile('profile', onTestFinished),
    ];
    const link = join(newFolder(onTestFinished), 'current');
    symlinkSync(one, link);
    const server = await serveUntil(onTestFinished, ['--watch', '--profile', link]);
    const nameNow = async () => toJSON(await sendTo(server.port, '/api/profile')).name;

    rename(two, 'Ada Two');
    rmSync(link);
    await until(() => server.err().includes('There is no profile folder'));
    symlinkSync(two, link);
    await until(async () => (await nameNow()) === 'Ada Two');
    rename(two, 'Ada Three');
    await until(async () => (await nameNow()) === 'Ada Three');
    symlinkSync(one, `${link}.new`);
    rename(one, 'Ada One');
    renameSync(`${link}.new`, link);
    await until(async () => (await nameNow()) === 'Ada One');
  });

  it('notices a changed link above the folder, and files that are written through a link in it', async ({
    onTestFinished,
  }) => {
    const [one, two] = [
      copyProfile('profile', onTestFinished),
      copyProfile('profile', onTestFinished),
    ];
    const deployed = newFolder(onTestFinished);
    for (const [name, folder] of Object.entries({ one, two })) {
      mkdirSync(join(deployed, name));
      symlinkSync(folder, join(deployed, name, 'profile'));
    }
    rename(two, 'Ada Two');
    const outside = join(deployed, 'profile.yaml');
    renameSync(join(two, 'profile.yaml'), outside);
    symlinkSync(outside, join(two, 'profile.yaml'));
    const current = join(deployed, 'current');
    symlinkSync('one', current);
    const server = await serveUntil(onTestFinished, [
      '--watch',
      '--profile',
      join(current, 'profile'),
    ]);
    const nameNow = async () => toJSON(await sendTo(server.port, '/api/profile')).name;

    symlinkSync('two', `${current}.new`);
    renameSync(`${current}.new`, current);
    await until(async () => (await nameNow()) === 'Ada Two');
    rename(deployed, 'Ada Three');
    await until(async () => (await nameNow()) === 'Ada Three');
    // Entries of the log are written together, a moment later.
    const reloads = () => server.log().filter(({ msg }) => msg === 'content reloaded');
    await until(() => reloads().length === 2);
  });
});
