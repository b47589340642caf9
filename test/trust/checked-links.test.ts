// `check --links`: the records and findings of pages, accounts and attestations, and when each is due.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalize } from '../../src/kernel/jcs.ts';
import type { Content } from '../../src/schema/content.ts';
import type { Check, Statement, Trust } from '../../src/schema/trust.ts';
import { type CheckOptions, checkLinks } from '../../src/trust/links/check.ts';
import { readContent } from '../sample.ts';
import { allow, listen, type Listening } from './simulated.ts';

const origin = 'https://me.test';
const now = new Date('2026-11-22T12:00:00Z');
const today = '2026-11-22';
const content = readContent('test/fixtures/minimal');
/** Status, text and header of each path, on every host. */
let pages: Record<string, [number, string?, Record<string, string>?]> = {};
let asked: string[] = [];
let server: Listening;

beforeAll(async () => {
  server = await listen((request, response) => {
    const path = `${request.headers.host}${request.url}`;
    asked.push(path);
    const [status, body = '', headers = {}] = pages[path] ?? [404];
    response.writeHead(status, headers).end(body);
  });
});
afterAll(() => server.close());

const hosts = ['a.test', 'b.test', 'api.github.com', 'github.com'];

/** Checks a profile whose only role has links, with given records. */
async function look(
  links: NonNullable<Content['roles'][number]['links']>,
  given: Partial<CheckOptions> & {
    trust?: Partial<Trust>;
    profile?: object;
    interval?: number;
    budget?: number;
  } = {},
) {
  const { trust, profile, interval = 0, budget = 5_000, ...options } = given;
  asked = [];
  const [role] = content.roles;
  const checked: Content = {
    ...content,
    profile: { ...content.profile, ...profile },
    roles: [{ ...role!, links }],
    trust: { keys: [], checks: [], attestations: [], ...trust },
  };
  const loopback = allow(Object.fromEntries(hosts.map((host) => [host, server.port])));
  const progress: string[] = [];
  const found = await checkLinks(
    {
      content: checked,
      origin: undefined,
      now,
      isFresh: false,
      onProgress: (done, total) => void progress.push(`${done}/${total}`),
      ...options,
    },
    loopback,
    { interval, budget },
  );
  return { ...found, progress };
}

const url = 'https://a.test/x';
const record = (checkedOn: string, more: object = {}): Check => ({
  kind: 'link',
  url,
  state: 'ok',
  checkedOn,
  lastOk: checkedOn,
  ...more,
});
const html = { 'content-type': 'text/html' };

describe('a page', () => {
  it.each<
    [
      string,
      [number, string?, Record<string, string>?],
      string | undefined,
      object,
      readonly string[],
    ]
  >([
    ['with its words', [200, '<p>words</p>', html], 'words', { state: 'ok', lastOk: today }, []],
    [
      'without its words',
      [200, '<p>x</p>', html],
      'words',
      { state: 'changed' },
      [`${url}: it does not hold "words"`],
    ],
    [
      'that is missing',
      [404],
      undefined,
      { state: 'unreachable', missingSince: now.toISOString() },
      [`${url}: it was not found; if that is so for a day, it counts as gone`],
    ],
    [
      'that refuses programs',
      [403],
      undefined,
      { state: 'refused' },
      [`${url}: it refuses programs, which says nothing`],
    ],
    [
      'behind a server error',
      [500],
      undefined,
      { state: 'unreachable' },
      [`${url}: it cannot be reached, which says nothing`],
    ],
  ])('%s', async (_, page, contains, state, findings) => {
    pages = { 'a.test/x': page };
    const link = { url, ...(contains !== undefined && { contains }) };
    const checked = await look([link]);
    expect(checked).toEqual({
      checks: [{ kind: 'link', ...link, checkedOn: today, ...state }],
      findings,
      looked: 1,
      progress: ['1/1'],
    });
  });

  it.each<[string, Check | undefined, boolean, number]>([
    ['never', undefined, false, 1],
    ['six days ago', record('2026-11-16'), false, 0],
    ['seven days ago', record('2026-11-15'), false, 1],
    ['today, and is asked to be again', record(today), true, 1],
    ['today without a result', record(today, { state: 'unreachable' }), false, 1],
    ['today and was missing', record(today, { missingSince: '2026-11-22T00:00:00Z' }), false, 1],
    ['with other words', record(today, { contains: 'other' }), false, 1],
  ])('that was checked %s', async (_, previous, isFresh, looked) => {
    pages = { 'a.test/x': [200, 'x'] };
    const checks = previous === undefined ? [] : [previous];
    const checked = await look([{ url }], { trust: { checks }, isFresh });
    expect(checked.looked).toBe(looked);
    expect(checked.checks).toEqual(looked === 0 ? checks : [record(today)]);
  });

  it('is asked for once, however often it is named, and pages of one host one after another', async () => {
    pages = { 'a.test/x': [200], 'a.test/y': [200], 'b.test/': [200] };
    const links = ['https://a.test/x', 'https://a.test/x', 'https://a.test/y', 'https://b.test/'];
    const { looked, progress } = await look(links.map((one) => ({ url: one })));
    expect([looked, progress, asked.toSorted()]).toEqual([
      3,
      ['1/3', '2/3', '3/3'],
      ['a.test/x', 'a.test/y', 'b.test/'],
    ]);
  });

  it('that asks to wait is asked again after that time, once', async () => {
    pages = { 'a.test/x': [503, '', { 'retry-after': '0.05' }] };
    expect((await look([{ url }])).findings).toEqual([`${url}: it asks to wait for 0.05 s`]);
    expect(asked).toHaveLength(2);
    pages = { 'a.test/x': [503, '', { 'retry-after': '5' }] };
    const { findings } = await look([{ url }]);
    expect([findings, asked.length]).toEqual([[`${url}: it asks to wait for 5 s`], 1]);
  });

  it('has no time left, and keeps its record', async () => {
    pages = { 'a.test/x': [200], 'a.test/y': [200] };
    const checks = [record('2026-11-01', { url: 'https://a.test/y' })];
    const links = [{ url }, { url: 'https://a.test/y' }];
    const checked = await look(links, { trust: { checks }, interval: 2_000, budget: 1_000 });
    expect(checked.checks).toEqual([record(today), ...checks]);
    expect(checked.findings).toEqual([
      'https://a.test/y: it cannot be reached, which says nothing',
    ]);
  });
});

describe('an identity', () => {
  const github = 'https://github.com/mira';
  const account = { id: 1, login: 'mira', created_at: '2012-03-04T00:00:00Z' };
  const lookAt = (blog: string, options: object = {}) => {
    pages = { 'api.github.com/users/mira': [200, JSON.stringify({ ...account, blog })] };
    return look([], { origin, profile: { github }, ...options });
  };

  it('links back, or not', async () => {
    expect(await lookAt('me.test')).toMatchObject({
      checks: [{ kind: 'identity', url: github, state: 'ok', checkedOn: today, lastOk: today }],
      findings: [],
    });
    expect(await lookAt('you.test')).toMatchObject({
      checks: [{ kind: 'identity', url: github, state: 'changed', checkedOn: today }],
      findings: [`${github}: it does not hold "a link to ${origin}"`],
    });
  });

  it('is not checked without an origin, and not again within a week', async () => {
    expect(await lookAt('me.test', { origin: undefined })).toMatchObject({ checks: [], looked: 0 });
    const checks: Check[] = [
      { kind: 'identity', url: github, state: 'ok', checkedOn: '2026-11-20' },
    ];
    expect(await lookAt('me.test', { trust: { checks } })).toMatchObject({ checks, looked: 0 });
  });
});

describe('an attestation', () => {
  const statement: Statement = {
    type: 'profile-attestation',
    version: 1,
    subject: { name: 'N', origin },
    attester: { account: 'https://github.com/alice', name: 'A', relation: 'r' },
    claim: { kind: 'role', company: 'C', title: 'T', start: '2020', end: '2021' },
    issued: '2026-11-01',
    expires: '2027-11-01',
  };
  const text = canonicalize(statement);
  const proof = 'https://gist.github.com/alice/abcde1';
  const attestations = [{ name: 'alice', text, proof, statement }];
  const known = { id: 7, created: '2012-03-04' };
  const user = { id: 7, login: 'alice', created_at: '2012-03-04T00:00:00Z' };
  const gist = { owner: user, files: { a: { content: text } } };
  const lookAt = (checks: readonly Check[], more: object = {}) => {
    pages = {
      'api.github.com/users/alice': [200, JSON.stringify(user)],
      'api.github.com/gists/abcde1': [200, JSON.stringify(gist)],
      ...more,
    };
    return look([], { origin, trust: { attestations, checks } });
  };
  const about = { kind: 'attestation', name: 'alice', checkedOn: today } as const;
  const earlier = {
    ...about,
    checkedOn: '2026-11-01',
    state: 'valid',
    lastOk: '2026-11-01',
  } as const;

  it('is valid, by the account that is recorded', async () => {
    expect(await lookAt([])).toMatchObject({
      checks: [{ ...about, state: 'valid', account: known, lastOk: today }],
      findings: [],
    });
    expect(asked).toEqual(['api.github.com/users/alice', 'api.github.com/gists/abcde1']);
  });

  it('is withdrawn, and keeps the day on which it was valid', async () => {
    const gone = { 'api.github.com/gists/abcde1': [404] };
    const why = 'attestations/alice.json: withdrawn. There is no gist abcde1 any more.';
    const state = { ...about, state: 'withdrawn', account: known };
    expect(await lookAt([], gone)).toMatchObject({ checks: [state], findings: [why] });
    expect((await lookAt([], gone)).checks[0]).not.toHaveProperty('lastOk');
    const { checks } = await lookAt([{ ...earlier, account: known }], gone);
    expect(checks).toEqual([{ ...state, lastOk: '2026-11-01' }]);
  });

  it('of an account that is gone has none', async () => {
    const { checks } = await lookAt([], { 'api.github.com/users/alice': [404] });
    expect(checks).toEqual([{ ...about, state: 'withdrawn' }]);
  });

  it('of another account than recorded is invalid, and the record stays', async () => {
    const account = { id: 8, created: '2011-01-01' };
    const { checks, findings } = await lookAt([{ ...earlier, account }]);
    expect(checks).toEqual([{ ...about, state: 'invalid', account, lastOk: '2026-11-01' }]);
    expect(findings).toEqual([
      'attestations/alice.json: invalid. https://github.com/alice is another account than the one that attested.',
    ]);
  });

  it('keeps its record if GitHub does not answer', async () => {
    const { checks, findings } = await lookAt([earlier], { 'api.github.com/users/alice': [429] });
    expect(checks).toEqual([earlier]);
    expect(findings).toEqual([
      'attestations/alice.json: https://api.github.com/users/alice answered 429; try again later.',
    ]);
  });
});
