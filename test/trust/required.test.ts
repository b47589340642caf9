// A signature that does not hold is reported wherever an owner or a visitor looks, and refused with --require-signature.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Service } from '../../src/cli/service.ts';
import { describeTrust } from '../../src/documents/trust/sentence.ts';
import { CurrentApp } from '../../src/runtime/current-app.ts';
import { loaderOf } from '../../src/runtime/load.ts';
import { readServeSettings } from '../../src/runtime/serve-settings.ts';
import type { Environment } from '../../src/runtime/settings.ts';
import { placeSite } from '../../src/runtime/source.ts';
import { toSnapshot } from '../../src/schema/snapshot.ts';
import { createWorker } from '../../src/runtime/worker.ts';
import { wordingOf } from '../../src/wording/index.ts';
import { newFolder } from '../folders.ts';
import { origin, Owner, placeFor } from './simulated.ts';

const day = 24 * 3_600_000;
const signCommand = (folder: string) =>
  `npx profile-api sign --base-url ${origin} --profile ${folder}`;
const required = { REQUIRE_SIGNATURE: '1' };

/** An owner with a key and, unless `unsigned`, a signature; another folder for each state. */
async function own(state: 'unsigned' | 'signed' | 'edited' | 'expired'): Promise<Owner> {
  const owner = new Owner();
  await owner.run('key', 'new');
  if (state !== 'unsigned') await owner.run('sign');
  if (state === 'edited') owner.edit('profile.yaml', /^availability: .*/m, 'availability: Not now');
  if (state === 'expired') vi.setSystemTime(Date.now() + 366 * day);
  return owner;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Loads and starts a service without a port, and keeps what it says. */
async function start(owner: Owner, environment: Environment = {}) {
  const said: string[] = [];
  const output = { out: (text: string) => said.push(text), err: (text: string) => said.push(text) };
  const settings = readServeSettings(
    { 'log-level': 'warn' },
    { ...owner.environment, ...environment },
  );
  const service = new Service({
    settings,
    output,
    served: { load: loaderOf(owner.folder) },
    isWatched: true,
    isQuiet: false,
    metrics: undefined,
  });
  const logged: string[] = [];
  vi.spyOn(service.log, 'write').mockImplementation((level, text) => {
    logged.push(`${level}: ${text}`);
  });
  const page = async () => (await service.app.fetch(new Request(`${origin}/`))).text();
  service.start(await service.load(), 0);
  return { service, said, logged, page };
}

const problems = [
  ['unsigned', 'The profile is not signed', 'Sign it'],
  ['edited', 'The signature is not served: /api/profile has changed', 'Sign again'],
  ['expired', 'The signature ended on', 'Sign again'],
] as const;

it('says that a signature for a service does not fit a static site', async () => {
  const owner = await own('signed');
  const given = ['--target', 'static', '--require-signature'];
  const { code, err } = await owner.run('build', newFolder(), ...given);
  expect(code).toBe(1);
  expect(err).toContain('it is signed for a service, not for a static site, and');
  expect(err).toContain(`sign --base-url ${origin} --target static`);
});

describe.each(problems)('with --require-signature, a profile that is %s', (state, words, verb) => {
  const sentence = (owner: Owner) => `set. ${verb}: ${signCommand(owner.folder)}`;

  it('is not built', async () => {
    const owner = await own(state);
    const out = newFolder();
    const { code, err } = await owner.run('build', out, '--target', 'node', '--require-signature');
    expect(code).toBe(1);
    expect(err).toContain(words);
    expect(err).toContain(`, and --require-signature is ${sentence(owner)}`);
    expect(err.split('\n')).toHaveLength(1);
  });

  it('is not served', async () => {
    const owner = await own(state);
    await expect(start(owner, required)).rejects.toThrow(sentence(owner));
  });
});

describe.each([
  ['edited', 'Changed since it was signed on'],
  ['expired', 'The signature ended on'],
] as const)('without it, a profile that is %s', (state, strip) => {
  it('is served, and that is said at the start, in the log and on pages', async () => {
    const owner = await own(state);
    const { said, logged, page } = await start(owner);
    expect(said).toEqual([expect.stringContaining(`Sign again: ${signCommand(owner.folder)}`)]);
    expect(logged).toEqual(['warn: the content is served without a valid signature']);
    expect(await page()).toContain(strip);
  });
});

describe('a reload', () => {
  it('reports an edit, and that it was signed', async () => {
    const owner = await own('signed');
    const { service, said, logged, page } = await start(owner);
    expect(await page()).toContain('Signed on');
    owner.edit('profile.yaml', /^availability: .*/m, 'availability: Not now');
    expect(await service.reload()).toBe(true);
    expect(said).toEqual([expect.stringContaining('/api/profile has changed')]);
    expect(logged).toContain('warn: the content is served without a valid signature');
    expect(await page()).toContain('Changed since it was signed');
    await owner.run('sign');
    expect(await service.reload()).toBe(true);
    expect(said).toHaveLength(1);
    expect(await page()).toContain('Signed on');
  });

  it('keeps the signed content if a signature is required', async () => {
    const owner = await own('signed');
    const { service, said, logged, page } = await start(owner, required);
    const before = owner.read('profile.yaml');
    owner.edit('profile.yaml', /^availability: .*/m, 'availability: Not now');
    expect(await service.reload()).toBe(false);
    expect(said).toEqual([expect.stringContaining(signCommand(owner.folder))]);
    expect(logged).toEqual(['warn: content was refused; the previous content is still served']);
    expect(await page()).not.toContain('Not now');
    writeFileSync(join(owner.folder, 'profile.yaml'), before);
    expect(await service.reload()).toBe(true);
  });
});

describe('a signature that ends while a service runs', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await own('signed');
  });
  const load = async () => placeFor(origin, await loaderOf(owner.folder)(new Date()));

  it('is reported on pages from then on', async () => {
    const current = new CurrentApp(await load(), {});
    const strip = () => describeTrust(current.site, wordingOf());
    current.followCalendar(new Date());
    expect(strip()).toMatch(/^Signed on/);
    current.followCalendar(new Date(Date.now() + 366 * day));
    expect(strip()).toMatch(/^The signature ended on/);
  });

  it('is reported on pages of a Worker, which was built before', async () => {
    const bundled = JSON.parse(JSON.stringify(toSnapshot(await load(), new Map(), 'test')));
    vi.setSystemTime(Date.now() + 366 * day);
    const response = await createWorker(bundled).fetch(new Request(`${origin}/`));
    expect(await response.text()).toContain('The signature ended on');
  });
});

it('a snapshot at another origin than its signature is refused, with the remedy', async () => {
  const owner = await own('signed');
  const { folder: _, examine: __, ...snapshot } = await loaderOf(owner.folder)(new Date());
  const trust = { isAsSigned: true, differences: [] };
  const loaded = { ...snapshot, site: { ...snapshot.site, trust } };
  const options = { now: new Date(), requireSignature: true, say: () => undefined };
  expect(placeSite(loaded, { ...options, baseUrl: origin }).trust).toEqual(trust);
  expect(() => placeSite(loaded, { ...options, baseUrl: 'https://copy.test' })).toThrow(
    `it is signed for ${origin}, not for https://copy.test, and --require-signature is set. Sign again: npx profile-api sign --base-url https://copy.test, then build again`,
  );
});
