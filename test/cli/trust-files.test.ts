// The files of `trust/`, and where private keys come from.
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  keyFileOf,
  readChecks,
  readPrivateKeys,
  readPublicKeys,
  writeKeyFile,
  writeTrustFile,
} from '../../src/cli/trust-files.ts';
import { createKey, renderPrivateKeys } from '../../src/trust/keys/private-keys.ts';
import { newFolder } from '../folders.ts';

const origin = 'https://mira.test:8443';
let folder = '';
let root = '';
beforeEach(({ onTestFinished }) => {
  root = newFolder(onTestFinished);
  folder = join(root, 'me');
});

describe('a file of trust/', () => {
  it('is written whole, beside the attributes that keep its bytes', () => {
    writeTrustFile(folder, 'trust/keys.json', 'one');
    writeTrustFile(folder, 'trust/keys.json', 'two');
    const path = join(folder, 'trust/keys.json');
    expect(readFileSync(path, 'utf8')).toBe('two');
    expect(statSync(path).mode & 0o777).toBe(0o644);
    expect(readdirSync(join(folder, 'trust'))).toEqual(['.gitattributes', 'keys.json']);
    expect(readFileSync(join(folder, 'trust/.gitattributes'), 'utf8')).toBe('* -text\n');
  });

  it('leaves the attributes of the owner alone', () => {
    writeTrustFile(folder, 'trust/keys.json', 'one');
    const attributes = join(folder, 'trust/.gitattributes');
    writeFileSync(attributes, '* binary\n');
    writeTrustFile(folder, 'trust/keys.json', 'two');
    expect(readFileSync(attributes, 'utf8')).toBe('* binary\n');
  });

  it('may be absent', () => {
    expect(readPublicKeys(folder)).toEqual([]);
    expect(readChecks(folder)).toEqual([]);
  });

  it.each([
    ['checks.json', readChecks],
    ['keys.json', readPublicKeys],
  ])('that is damaged is refused: %s', (name, read) => {
    const path = join(folder, 'trust', name);
    for (const text of ['{', '{}']) {
      writeTrustFile(folder, `trust/${name}`, text);
      expect(() => read(folder)).toThrow(
        `${path} is not as profile-api writes it. Restore it from your repository, or remove it.`,
      );
    }
  });
});

it.each([
  [{ HOME: '/home/a' }, '/home/a/.config/profile-api/mira.test_8443.jwk'],
  [{ HOME: '/home/a', XDG_CONFIG_HOME: '' }, '/home/a/.config/profile-api/mira.test_8443.jwk'],
  [{ HOME: '/home/a', XDG_CONFIG_HOME: '/c' }, '/c/profile-api/mira.test_8443.jwk'],
])('the key file with %j is %s', (environment, path) => {
  expect(keyFileOf(origin, environment)).toBe(path);
});

const read = (flags: Record<string, string>, environment: Record<string, string> = {}) =>
  readPrivateKeys({ flags, environment: { HOME: root, ...environment } }, { origin, folder });
const kidsOf = async (...given: Parameters<typeof read>) =>
  (await read(...given)).map(({ kid }) => kid);

describe('private keys', () => {
  it('come from the named file, then the variable, then the file of the origin', async () => {
    const [named, variable, usual] = [await createKey(), await createKey(), await createKey()];
    const path = join(root, 'named.jwk');
    writeKeyFile(path, renderPrivateKeys([named]));
    writeKeyFile(keyFileOf(origin, { HOME: root }), renderPrivateKeys([usual]));
    const PROFILE_SIGNING_KEY = renderPrivateKeys([variable]);
    expect(await kidsOf({ key: path }, { PROFILE_SIGNING_KEY })).toEqual([named.kid]);
    expect(await kidsOf({}, { PROFILE_SIGNING_KEY })).toEqual([variable.kid]);
    expect(await kidsOf({}, { PROFILE_SIGNING_KEY: '' })).toEqual([usual.kid]);
    expect(await kidsOf({})).toEqual([usual.kid]);
  });

  it('are written for their owner alone, whatever the file was before', () => {
    const path = join(root, 'new/keys.jwk');
    writeKeyFile(path, 'one');
    chmodSync(path, 0o644);
    writeKeyFile(path, 'two');
    expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual(['two', 0o600]);
  });

  it.each([0o640, 0o604])('are refused from a file with mode %o', async (mode) => {
    const path = join(root, 'open.jwk');
    writeKeyFile(path, renderPrivateKeys([await createKey()]));
    chmodSync(path, mode);
    await expect(read({ key: path })).rejects.toThrow(
      `Others can read "${path}". Run: chmod 600 ${path}`,
    );
  });

  it('are refused from the folder of the profile, and missed where there are none', async () => {
    const path = join(folder, 'deep/mine.jwk');
    mkdirSync(folder);
    writeKeyFile(path, renderPrivateKeys([await createKey()]));
    await expect(read({ key: path })).rejects.toThrow(
      `The private key "${path}" is in the profile's folder. Move it elsewhere.`,
    );
    await expect(read({})).rejects.toThrow(
      `There is no key file "${keyFileOf(origin, { HOME: root })}". Restore your copy, or create a key with: npx profile-api key new --base-url ${origin} --profile ${folder}`,
    );
  });
});
