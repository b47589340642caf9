// `attestation add` within this process: the files that it writes, and every reason to write none.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attest } from '../../src/cli/attest.ts';
import { attestation } from '../../src/cli/attestation.ts';
import { toExperience } from '../../src/domain/answers.ts';
import { digestWords } from '../../src/domain/attested-words.ts';
import { canonicalize } from '../../src/kernel/jcs.ts';
import { toDay } from '../../src/schema/content.ts';
import type { Statement } from '../../src/schema/trust.ts';
import { latestExpiry } from '../../src/trust/attest/statement.ts';
import { Client } from '../../src/trust/net/client.ts';
import { collect } from '../command.ts';
import { sampleContent } from '../sample.ts';
import { type Answer, answering } from '../trust/fake-source.ts';
import { origin, Owner } from '../trust/simulated.ts';

const [role] = sampleContent.roles;
const [study] = sampleContent.cases;
const { company, title, start, end } = role!;
const words = digestWords('role', toExperience(role!));
const claim = { kind: 'role' as const, company, title, start, end, words };
const today = toDay(new Date());
const statement: Statement = {
  type: 'profile-attestation',
  version: 2,
  subject: { name: sampleContent.profile.name, origin },
  attester: { account: 'https://github.com/alice', name: 'Alice', relation: 'manager' },
  claim,
  issued: today,
  expires: latestExpiry(today),
};
const gist = 'https://gist.github.com/alice/abcde1';
const account = { id: 7, login: 'alice', created_at: '2012-03-04T05:06:07Z', blog: null };

/** The answers of GitHub, with a gist of the account that holds these texts. */
const showing = (...texts: readonly string[]) => ({
  'https://api.github.com/users/alice': account as Answer,
  'https://api.github.com/gists/abcde1': {
    owner: { id: 7, login: 'alice' },
    files: Object.fromEntries(texts.map((content, index) => [`${index}.md`, { content }])),
  } as Answer,
});
const write = (changes: Partial<Statement> = {}) =>
  canonicalize({ ...statement, ...changes } as Statement);

let owner: Owner;
beforeEach(() => {
  owner = new Owner();
});
afterEach(() => rmSync(owner.root, { recursive: true }));

interface Given {
  readonly pages?: Readonly<Record<string, Answer>>;
  readonly source?: string;
  readonly flags?: Record<string, string>;
  readonly environment?: Record<string, string>;
}

function add({ pages = showing(write()), source = gist, flags = {}, environment }: Given = {}) {
  const given = { flags, environment: environment ?? owner.environment, words: ['add', source] };
  return collect((output) => attestation(given, output, answering(pages)));
}
const listAdded = () => {
  const place = join(owner.folder, 'attestations');
  return existsSync(place) ? readdirSync(place).toSorted() : [];
};
const readChecks = () => JSON.parse(owner.read('trust/checks.json')).checks;
const stem = `alice-juniper-ward-health-${start}`;

it('writes the statement, its proof and its check, and reports each', async () => {
  expect(await add({ pages: showing('# Notes', `${write()}\n`) })).toEqual({
    code: 0,
    err: '',
    out: `The gist of github.com/alice holds the statement. The account was created on 2012-03-04.
Added ${join(owner.folder, `attestations/${stem}.json`)}. It is valid until ${statement.expires}.
Answers have changed, so sign again: npx profile-api sign --base-url ${origin} --profile ${owner.folder}`,
  });
  expect(listAdded()).toEqual(['.gitattributes', `${stem}.json`, `${stem}.json.sig`]);
  expect(owner.read(`attestations/${stem}.json`)).toBe(write());
  expect(owner.read(`attestations/${stem}.json.sig`)).toBe(`${gist}\n`);
  expect(readChecks()).toEqual([
    {
      kind: 'attestation',
      name: stem,
      state: 'valid',
      account: { id: 7, created: '2012-03-04' },
      checkedOn: today,
      lastOk: today,
    },
  ]);
  expect((await owner.run('check')).code).toBe(0);
});

it('replaces a statement that is added again, and numbers another of the same name', async () => {
  await add();
  await add();
  expect(readChecks().map(({ name }: { name: string }) => name)).toEqual([stem]);
  for (const relation of ['colleague', 'client']) {
    const text = write({ attester: { ...statement.attester, relation } });
    await add({ pages: showing(text) });
  }
  const names = [stem, `${stem}-2`, `${stem}-3`];
  expect(readChecks().map(({ name }: { name: string }) => name)).toEqual(names);
  expect(listAdded().filter((file) => file.endsWith('.json'))).toHaveLength(3);
  expect(owner.read(`attestations/${stem}-3.json`)).toContain('"relation":"client"');
  await add({ pages: showing(owner.read(`attestations/${stem}-2.json`)) });
  expect(readChecks().map(({ name }: { name: string }) => name)).toEqual(names);
});

it('keeps the checks of links', async () => {
  await add();
  const link = { kind: 'link', url: 'https://a.test', state: 'ok', checkedOn: today };
  const path = join(owner.folder, 'trust/checks.json');
  writeFileSync(path, JSON.stringify({ version: 1, checks: [link] }));
  await add();
  expect(readChecks()).toMatchObject([{ kind: 'attestation', name: stem }, link]);
});

it('names the file of a case by its slug', async () => {
  const { slug } = study!;
  const named = { kind: 'case' as const, slug, title: study!.title };
  const text = write({ claim: { ...named, words: digestWords('case', study!) } });
  expect((await add({ pages: showing(text) })).code).toBe(0);
  expect(listAdded()).toContain(`alice-${slug}.json`);
});

it('reads a statement from a file with its proof beside it', async () => {
  const source = join(owner.root, 'statement.json');
  writeFileSync(source, write());
  writeFileSync(`${source}.sig`, `${gist}\n`);
  expect((await add({ source })).code).toBe(0);
  expect(owner.read(`attestations/${stem}.json.sig`)).toBe(`${gist}\n`);
});

describe('the origin', () => {
  it('is that of the signature, for whose key a statement stays valid at another', async () => {
    await owner.run('key', 'new');
    await owner.run('sign', '--target', 'static');
    const { BASE_URL: _, ...environment } = owner.environment;
    const added = await add({ environment });
    expect([added.code, added.out]).toEqual([
      0,
      expect.stringContaining(
        `sign again: npx profile-api sign --base-url ${origin} --target static`,
      ),
    ]);
    const [{ kid }] = JSON.parse(owner.read('trust/keys.json')).keys;
    const subject = { name: 'Mira', origin: 'https://old.test', kid };
    expect((await add({ pages: showing(write({ subject })) })).code).toBe(0);
    const unknown = write({ subject: { ...subject, kid: 'x'.repeat(43) } });
    expect((await add({ pages: showing(unknown) })).code).toBe(1);
  });

  it('is required without a signature', async () => {
    const { BASE_URL: _, ...environment } = owner.environment;
    await expect(add({ environment })).rejects.toThrow(
      'The public address is missing: give --base-url ',
    );
    expect((await add({ environment, flags: { 'base-url': origin } })).code).toBe(0);
  });
});

describe('adds nothing', () => {
  const other = (changes: object): Given => ({
    pages: showing(write({ claim: { ...claim, ...changes } })),
  });
  const name = `${title}, ${company}`;

  it.each<[string, Given, string]>([
    [
      'without a gist',
      { pages: { 'https://api.github.com/gists/abcde1': 404 } },
      `There is no gist "${gist}".`,
    ],
    [
      'of a gist without a statement',
      { pages: showing('{}') },
      `No file of "${gist}" is a statement.`,
    ],
    [
      'without a file',
      { source: 'https://a.test/gist' },
      'There is no file "https://a.test/gist", and it is not the address of a gist.',
    ],
    [
      'without a signature',
      { source: 'package.json' },
      'There is no "package.json.sig", which ssh-keygen writes beside the statement.',
    ],
    ['of an unknown role', other({ company: 'Acme' }), `The profile has no role "${title}, Acme".`],
    [
      'of an unknown case',
      { pages: showing(write({ claim: { kind: 'case', slug: 'x', title: 'X', words: {} } })) },
      'The profile has no case "x".',
    ],
    [
      'of a role that has changed',
      other({ title: 'Chief', end: '2019-01' }),
      `The profile has changed what it says about "Chief, ${company}": title, end. Ask for a statement about the current words.`,
    ],
    [
      'of a role whose words have changed',
      other({ words: { ...words, summary: words['highlights'] } }),
      `The profile has changed what it says about "${name}": summary. Ask`,
    ],
  ])('%s', async (_, given, message) => {
    await expect(add(given)).rejects.toThrow(message);
    expect(listAdded()).toEqual([]);
  });

  it('of a file that is no statement', async () => {
    const source = join(owner.root, 'none.json');
    for (const file of [source, `${source}.sig`]) writeFileSync(file, '{}');
    await expect(add({ source })).rejects.toThrow(`${source}: It is not a statement of a profile`);
    expect(listAdded()).toEqual([]);
  });

  it('by another word than add', async () => {
    const given = { flags: {}, environment: {}, words: ['remove'] };
    const refused = collect((output) => attestation(given, output, answering({})));
    await expect(refused).rejects.toThrow('attestation takes add, not "remove".');
  });

  it.each<[string, Record<string, Answer>, string]>([
    [
      'withdrawn',
      { 'https://api.github.com/users/alice': 404 },
      'There is no account https://github.com/alice any more.',
    ],
    [
      'invalid',
      { 'https://api.github.com/users/alice': { ...account, created_at: '2999-01-01' } },
      'https://github.com/alice is another account than the one that attested.',
    ],
  ])('that is %s', async (state, pages, reason) => {
    const { code, out, err } = await add({ pages: { ...showing(write()), ...pages } });
    expect([code, out, err]).toEqual([
      1,
      '',
      `The statement is ${state}, so it was not added. ${reason}`,
    ]);
    expect(listAdded()).toEqual([]);
    expect(existsSync(join(owner.folder, 'trust'))).toBe(false);
  });

  it('by an account of the engineer', async () => {
    const profile = readFileSync(join(owner.folder, 'profile.yaml'), 'utf8');
    writeFileSync(
      join(owner.folder, 'profile.yaml'),
      `${profile}\ngithub: https://github.com/ALICE\n`,
    );
    const { code, err } = await add();
    expect([code, err]).toEqual([1, expect.stringMatching(/is an account of the engineer\.$/u)]);
  });
});

const { get } = Client.prototype;

it.each([
  ['attest', attest, [origin]],
  ['attestation', attestation, ['add', gist]],
])('%s sends no request without TLS', async (_, command, given) => {
  const spy = vi.spyOn(Client.prototype, 'get').mockImplementation(function (
    this: Client,
    _url,
    limits,
  ) {
    return get.call(this, 'http://a.test/', limits);
  });
  const environment = owner.environment;
  const ran = collect((output) => command({ flags: {}, environment, words: given }, output));
  await expect(ran).rejects.toThrow('only https: is allowed');
  spy.mockRestore();
});
