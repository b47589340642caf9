// Private keys stay private: their files, permissions, and the errors and logs about them.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loaderOf } from '../../src/runtime/load.ts';
import { runHere } from '../command.ts';
import { origin, Owner, serve } from './simulated.ts';
import { createKey } from '../../src/trust/keys/private-keys.ts';

const owner = new Owner();
let secret = '';
let jwk = '';

beforeAll(async () => {
  await owner.run('key', 'new');
  jwk = readFileSync(owner.keyFile, 'utf8');
  secret = JSON.parse(jwk).d;
});

/** Everything in the folder, as one text. */
function everything(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

it('nothing in the folder, in any output or in any answer holds the private key', async () => {
  const outputs = [
    await owner.run('sign'),
    await owner.run('key', 'new'),
    await owner.run('key', 'rotate'),
    await owner.run('sign'),
    await owner.run('key', 'drop', JSON.parse(owner.read('trust/keys.json')).keys[1].kid),
    await owner.run('check'),
  ];
  jwk = readFileSync(owner.keyFile, 'utf8');
  secret = JSON.parse(jwk).d;
  await owner.run('sign');
  const site = await serve(owner);
  const served = await Promise.all(
    ['/.well-known/jwks.json', '/.well-known/profile-manifest.json', '/verification.json'].map(
      async (path) => (await fetch(`http://127.0.0.1:${site.port}${path}`)).text(),
    ),
  );
  await site.close();
  const texts = [...outputs.map(({ out, err }) => out + err), ...served, everything(owner.folder)];
  for (const text of texts) {
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"d":/);
  }
  expect(served[0]).toContain('"kty":"OKP"');
});

const other = (name: string, text: string, mode = 0o600) => {
  const path = join(owner.root, name);
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
};
const cut = () => jwk.trim().slice(0, -1);
const foreign = () => JSON.stringify({ ...JSON.parse(jwk), x: 'A'.repeat(43) });

describe('sign refuses, without a word of the key,', () => {
  it.each([
    ['a file that others can read', () => other('open.jwk', jwk, 0o644), 'chmod 600'],
    ['a file that is cut off', () => other('cut.jwk', cut()), 'no Ed25519 private key'],
    ['halves that do not belong together', () => other('mixed.jwk', foreign()), 'two halves'],
    ['a file that is not there', () => join(owner.root, 'none.jwk'), 'There is no key file'],
  ])('%s', async (_name, make, words) => {
    const { code, out, err } = await owner.run('sign', '--key', make());
    expect([code > 0, err]).toEqual([true, expect.stringContaining(words)]);
    expect(out + err).not.toContain(secret.slice(0, 20));
  });

  it('a variable that is no key', async () => {
    const environment = { ...owner.environment, PROFILE_SIGNING_KEY: cut() };
    const { code, err } = await runHere(['sign'], environment);
    expect([code, err]).toEqual([1, expect.stringContaining('PROFILE_SIGNING_KEY holds no')]);
    expect(err).not.toContain(secret.slice(0, 20));
  });

  it('a key that is in the folder of the profile', async () => {
    mkdirSync(join(owner.folder, '.keys'), { recursive: true });
    const path = join(owner.folder, '.keys', 'mine.jwk');
    copyFileSync(owner.keyFile, path);
    const { code, err } = await owner.run('sign', '--key', path);
    expect([code, err]).toEqual([1, expect.stringContaining("in the profile's folder")]);
  });
});

it('signs with the key of the variable, and with that of a file', async () => {
  const environment = { ...owner.environment, HOME: '/nowhere', PROFILE_SIGNING_KEY: jwk };
  const { code } = await runHere(['sign'], environment);
  expect(code).toBe(0);
  expect((await owner.run('sign', '--key', owner.keyFile, '--days', '10')).code).toBe(0);
  expect((await owner.run('check')).out).toMatch(
    /The signature ends in (?:9|10) days\. Sign again/,
  );
});

it('prefers the named file of keys to the variable', async () => {
  const environment = { ...owner.environment, PROFILE_SIGNING_KEY: 'no key' };
  expect((await runHere(['sign', '--key', owner.keyFile], environment)).code).toBe(0);
  const { code, err } = await runHere(['sign'], environment);
  expect([code, err]).toEqual([1, expect.stringContaining('PROFILE_SIGNING_KEY')]);
});

it('refuses lists of keys that are damaged', async () => {
  const damaged = new Owner();
  damaged.write();
  await damaged.run('key', 'new');
  const path = join(damaged.folder, 'trust/keys.json');
  writeFileSync(path, '{"keys":');
  rmSync(damaged.keyFile);
  const { code, err } = await damaged.run('key', 'new');
  expect([code, err]).toEqual([
    1,
    `${path} is not as profile-api writes it. Restore it from your repository, or remove it.`,
  ]);
});

describe.each([
  ['trust/private.jwk', () => jwk],
  ['public/backup.jwk', () => jwk],
  [
    'key.pem',
    () => '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIA\n-----END PRIVATE KEY-----\n',
  ],
  ['cases/id', () => '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk=\n'],
])('a private key in %s', (file, text) => {
  it('is refused by check and by serving, which do not repeat it', async () => {
    const careless = new Owner();
    mkdirSync(join(careless.folder, file, '..'), { recursive: true });
    writeFileSync(join(careless.folder, file), text());
    const { code, out } = await careless.run('check');
    expect([code, out]).toEqual([1, expect.stringContaining('The file holds a private key.')]);
    expect(out).not.toContain(text().slice(10, 40));
    await expect(loaderOf(careless.folder)(new Date())).rejects.toThrow('holds a private key');
  });
});

it('dropping the only key deletes its private half, so that another can be created', async () => {
  const leaving = new Owner();
  await leaving.run('key', 'new');
  await leaving.run('sign');
  const [{ kid }] = JSON.parse(leaving.read('trust/keys.json')).keys;
  const dropped = await leaving.run('key', 'drop', kid);
  expect(dropped).toMatchObject({ code: 0, err: '' });
  expect(dropped.out).toContain(`the profile is unsigned and ${leaving.keyFile} is deleted.`);
  expect(existsSync(leaving.keyFile)).toBe(false);
  expect(existsSync(join(leaving.folder, 'trust/manifest.json'))).toBe(false);
  expect((await leaving.run('sign')).err).toContain('There is no key file');
  expect((await leaving.run('key', 'new')).code).toBe(0);
  expect((await leaving.run('sign')).code).toBe(0);
  expect(leaving.read('trust/keys.json')).not.toContain(kid);
});

it('names the lost key that has to be dropped before the new one can sign', async () => {
  const losing = new Owner();
  await losing.run('key', 'new');
  const [{ kid }] = JSON.parse(losing.read('trust/keys.json')).keys;
  rmSync(losing.keyFile);
  const { out } = await losing.run('key', 'new');
  const drop = `key drop ${kid} --base-url ${origin} --profile ${losing.folder}`;
  expect(out).toContain(`is not in this file. If it is lost, run:\n  npx profile-api ${drop}\n`);
  expect((await losing.run('sign')).code).toBe(1);
  await losing.run('key', 'drop', kid);
  expect((await losing.run('sign')).code).toBe(0);
  expect((await losing.run('key', 'rotate')).out).not.toContain('is lost');
});

it('dropping one of two keys keeps the private half of the other', async () => {
  const rotating = new Owner();
  await rotating.run('key', 'new');
  const [{ kid }] = JSON.parse(rotating.read('trust/keys.json')).keys;
  await rotating.run('key', 'rotate');
  await rotating.run('key', 'drop', kid);
  const text = readFileSync(rotating.keyFile, 'utf8');
  expect(text).not.toContain(kid);
  expect(text).toContain(JSON.parse(rotating.read('trust/keys.json')).keys[0].kid);
});

it.each([
  [['key'], 2],
  [['key', 'make'], 2],
  [['key', 'drop'], 2],
  [['key', 'drop', 'unknown'], 1],
  [['sign', '--days', '0'], 2],
  [['sign', '--target', 'ftp'], 2],
  [['sign', '--base-url', 'https://mira.test/path'], 2],
  [['verify', 'http://mira.test'], 2],
  [['verify', 'mira.test', '--require', 'truth'], 2],
  [['verify', 'mira.test', '--at', 'soon'], 2],
  [['attestation', 'remove', 'x'], 2],
  [['attest', 'https://mira.test/x'], 2],
])('%j ends with %i and a sentence', async (words, expected) => {
  const { code, err } = await owner.run(...words);
  expect([code, err]).toEqual([expected, expect.stringMatching(/[.!]$|Usage/m)]);
});

it('signs a site of files by the addresses that it has', async () => {
  const { code } = await owner.run('sign', '--target', 'static');
  expect(code).toBe(0);
  const { payload } = JSON.parse(owner.read('trust/manifest.json'));
  const { resources } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(Object.keys(resources).toSorted()).toEqual([
    '/api/cases.json',
    '/api/cases/financial-onboarding-incident.json',
    '/api/cases/healthcare-react-component-system.json',
    '/api/cases/live-commerce-traffic-spike.json',
    '/api/experience.json',
    '/api/profile.json',
    '/resume.pdf',
  ]);
});

it('no name of a key reads as an option of the command line', async () => {
  const made = await Promise.all(Array.from({ length: 600 }, createKey));
  expect(made.filter(({ kid }) => kid.startsWith('-'))).toEqual([]);
});

it.each([
  [[], 365],
  [['--days', '10'], 10],
] as const)('a signature with %j lasts %i days', async (flags, days) => {
  const { out } = await owner.run('sign', ...flags);
  const [, end] = /; ends ([^ ]+Z)\.$/mu.exec(out) ?? [];
  const left = (Date.parse(end!) - Date.now()) / (24 * 3_600_000);
  expect(Math.round(left)).toBe(days);
});
