// `verify` within this process, over answers in memory: its flags, its record of visits, and saved answers.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { verify } from '../../src/cli/verify.ts';
import { collect } from '../command.ts';
import { newFolder } from '../folders.ts';
import { type Answer, answering } from '../trust/fake-source.ts';
import { at, keysAt, makeSite, manifestAt, origin, own, pdf } from '../trust/signed-site.ts';
import { signManifest } from '../../src/trust/keys/manifest.ts';
import { toPublicKey } from '../../src/trust/keys/private-keys.ts';

let home = '';
let pages: Readonly<Record<string, Answer>> = {};
beforeEach(async ({ onTestFinished }) => {
  home = newFolder(onTestFinished);
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  onTestFinished(() => void vi.useRealTimers());
  const { values, payload } = await makeSite();
  pages = {
    ...Object.fromEntries(Object.entries(values).map(([path, value]) => [origin + path, value])),
    [`${origin}/resume.pdf`]: pdf,
    [manifestAt]: await signManifest(payload, [own]),
    [keysAt]: { keys: [toPublicKey(own)] },
  };
});

const unsigned = () => ({ ...pages, [manifestAt]: 404 });

async function run(
  flags: Record<string, string | boolean> = {},
  answers: Readonly<Record<string, Answer>> = pages,
  environment: Record<string, string> = { HOME: home },
) {
  const source = { ...answering(answers), close: vi.fn<() => void>() };
  const given = { flags, words: [origin], environment };
  const ran = await collect((output) => verify(given, output, source));
  expect(source.close).toHaveBeenCalledOnce();
  return ran;
}

const seenFile = (folder = join(home, '.local/state')) => join(folder, 'profile-api/seen.json');

describe('a visit', () => {
  it('is recorded for its origin, so that a removed signature is noticed', async () => {
    expect((await run()).code).toBe(0);
    expect(Object.keys(JSON.parse(readFileSync(seenFile(), 'utf8')))).toEqual([origin]);
    expect(statSync(seenFile()).mode & 0o777).toBe(0o600);
    const { code, out } = await run({}, unsigned());
    expect([code, out]).toEqual([1, expect.stringContaining('it was signed before')]);
    writeFileSync(seenFile(), '{"https://a.test":{}}');
    expect((await run({}, unsigned())).code).toBe(3);
    expect((await run()).code).toBe(0);
    expect(Object.keys(JSON.parse(readFileSync(seenFile(), 'utf8')))).toEqual([
      'https://a.test',
      origin,
    ]);
  });

  it('is recorded in the folder that the system names', async () => {
    const state = join(home, 'state');
    await run({}, pages, { HOME: home, XDG_STATE_HOME: state });
    expect([existsSync(seenFile(state)), existsSync(seenFile())]).toEqual([true, false]);
  });

  it('is not recorded for another time', async () => {
    expect((await run({ at: '2026-11-23' })).code).toBe(0);
    expect(existsSync(seenFile())).toBe(false);
  });

  it('is valid although it cannot be recorded', async () => {
    writeFileSync(join(home, '.local'), 'a file');
    const { code, err } = await run();
    expect([code, err]).toEqual([0, expect.stringMatching(/^This visit cannot be recorded: \S/u)]);
  });

  it('is refused while the record is damaged', async () => {
    mkdirSync(join(home, '.local/state/profile-api'), { recursive: true });
    writeFileSync(seenFile(), '{');
    const given = { flags: {}, words: [origin], environment: { HOME: home } };
    const source = { ...answering(pages), close: () => undefined };
    await expect(collect((output) => verify(given, output, source))).rejects.toThrow(
      `"${seenFile()}" is not a file that verify wrote. Restore or remove it.`,
    );
  });
});

describe('saved answers', () => {
  it('are verified without a network, which leaves no record', async () => {
    const saved = join(home, 'new/saved');
    const first = await run({ save: saved });
    expect(existsSync(join(saved, 'answers.json'))).toBe(true);
    const elsewhere = { HOME: join(home, 'elsewhere') };
    const again = await run({ offline: saved }, {}, elsewhere);
    expect(again).toEqual({ ...first, err: '' });
    expect(existsSync(elsewhere.HOME)).toBe(false);
  });

  it('are not written without a folder', async () => {
    await run({ save: true });
    expect(existsSync(join(home, 'answers.json'))).toBe(false);
  });

  it('are missed in a folder without them', async () => {
    await expect(run({ offline: home })).rejects.toThrow(
      `"${home}" has no answers.json; verify --save writes one.`,
    );
  });
});

it('prints rows for people, or the report for programs', async () => {
  const { out } = await run();
  expect(out.split('\n').at(-1)).toBe('This does not show that the claims are true.');
  const report = JSON.parse((await run({ json: true })).out);
  expect(report).toMatchObject({
    exitCode: 0,
    rows: [{ check: 'signature', state: 'ok' }, {}, {}],
  });
});

it.each([
  [{ require: 'signed' }, 0],
  [{ require: 'anchored' }, 1],
  [{ pin: own.kid }, 0],
  [{ pin: 'another' }, 1],
  [{ at: '2028-01-01' }, 1],
  [{ timeout: '1' }, 0],
  [{ timeout: '600' }, 0],
])('with %j ends with %i', async (flags, expected) => {
  expect((await run(flags)).code).toBe(expected);
});

it.each([
  ['timeout', '0', '--timeout takes seconds from 1 to 600, not "0".'],
  ['timeout', '600.5', '--timeout takes seconds from 1 to 600, not "600.5".'],
  ['timeout', 'x', '--timeout takes seconds from 1 to 600, not "x".'],
  ['at', 'soon', '--at takes a date such as 2026-11-22, not "soon".'],
  ['require', 'truth', '--require takes '],
])('refuses --%s %s', async (flag, value, message) => {
  await expect(run({ [flag]: value })).rejects.toThrow(message);
});
