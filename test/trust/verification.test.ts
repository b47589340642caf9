// `verify`, row by row: each finding about signature, key and answers, with its code and its words.
import { describe, expect, it } from 'vitest';
import { digestBytes, digestValue } from '../../src/kernel/digest.ts';
import { toSSHLine, toTXTRecord } from '../../src/trust/keys/keys.ts';
import { signManifest } from '../../src/trust/keys/manifest.ts';
import { type PrivateKey, toPublicKey } from '../../src/trust/keys/private-keys.ts';
import { verifyOrigin, type VerifyOptions } from '../../src/trust/verify/verify.ts';
import { type Answer, answering } from './fake-source.ts';
import {
  at,
  type Given,
  keysAt,
  makeSite,
  manifestAt,
  origin,
  other,
  own,
  pdf,
  rowsOf,
  verify,
} from './signed-site.ts';

it('finds nothing else of a site that is as signed', async () => {
  const { report, seen } = await verify({});
  expect(await rowsOf({})).toEqual([]);
  expect(report).toMatchObject({ origin, at: at.toISOString(), result: 'ok', exitCode: 0 });
  expect(report.rows).toHaveLength(3);
  expect(seen).toEqual({ kids: [own.kid], issued: '2026-11-01T00:00:00Z' });
});

const seenAt = (issued: string, names: readonly string[]) => ({
  options: { seen: { issued, kids: names } },
});

describe('the signature', () => {
  it.each<[string, Given, readonly string[]]>([
    [
      'of another site',
      { payload: { origin: 'https://eve.test' } },
      [
        `signature failed origin-differs: it is signed for another site (${origin}, https://eve.test)`,
      ],
    ],
    [
      'of five minutes later',
      { payload: { issued: '2026-11-22T12:05:00Z' } },
      [expect.stringMatching(/^signature ok signed: .* signed 2026-11-22, /u)],
    ],
    [
      'of a second after that',
      { payload: { issued: '2026-11-22T12:05:01Z' } },
      ['signature failed issued-in-future: it is signed on 2026-11-22, in the future'],
    ],
    [
      'that ends',
      { payload: { expires: '2026-11-22T12:00:00Z' } },
      ['signature failed expired: it ended on 2026-11-22'],
    ],
    [
      'that ends in a second',
      { payload: { expires: '2026-11-22T12:00:01Z' } },
      [expect.stringMatching(/^signature ok signed: /u)],
    ],
    [
      'of 366 days',
      { payload: { expires: '2027-11-02T00:00:00Z' } },
      [expect.stringMatching(/ends 2027-11-02$/u)],
    ],
    [
      'of 367 days',
      { payload: { expires: '2027-11-03T00:00:00Z' } },
      [
        expect.stringMatching(/ends 2027-11-03$/u),
        'signature none long-lived: it is valid for 367 days; a year is usual',
      ],
    ],
    ['by the pinned key', { options: { pin: own.kid } }, []],
    [
      'without the pinned key',
      { options: { pin: other.kid } },
      [`signature failed pin-differs: the pinned key did not sign (${other.kid}, ${own.kid})`],
    ],
    ['that was seen', seenAt('2026-11-01T00:00:00Z', [own.kid]), []],
    [
      'older than that seen',
      seenAt('2026-11-01T00:00:01Z', [own.kid]),
      [
        'signature failed replayed: a later signature was seen before (2026-11-01T00:00:01Z, 2026-11-01T00:00:00Z)',
      ],
    ],
    ['by one of the keys seen', seenAt('2026-10-01T00:00:00Z', [other.kid, own.kid]), []],
    [
      'by another key than seen',
      seenAt('2026-10-01T00:00:00Z', ['a', 'b']),
      [
        `signature failed key-differs: no key that signed before has signed; accept a new key only from the owner, with --pin KID (a, b, ${own.kid})`,
      ],
    ],
    [
      'by a pinned key that was not seen',
      { options: { pin: own.kid, seen: { issued: '2026-10-01T00:00:00Z', kids: ['a'] } } },
      [],
    ],
    [
      'by a key that is not published',
      { signers: [other] },
      ['signature failed key-unknown: No signature is by a key that the site publishes.'],
    ],
    [
      'without keys',
      { answers: { [keysAt]: 404 } },
      ['signature failed keys-missing: The site publishes no keys.'],
    ],
    [
      'with odd keys',
      { answers: { [keysAt]: { keys: [{}] } } },
      ['signature failed keys-malformed: The published keys are not a set of Ed25519 keys.'],
    ],
    [
      'with a key twice',
      { answers: { [keysAt]: { keys: [toPublicKey(own), toPublicKey(own)] } } },
      ['signature failed keys-malformed: The published keys are not a set of Ed25519 keys.'],
    ],
    [
      'that is none',
      { answers: { [manifestAt]: '{}' } },
      ['signature failed manifest-malformed: The manifest is not a JWS in general form.'],
    ],
    [
      'behind a server error',
      { answers: { [manifestAt]: 500 } },
      [`signature undecided unreachable: ${manifestAt} answered 500.`],
    ],
    [
      'behind a rate limit',
      { answers: { [keysAt]: 429 } },
      [`signature undecided unreachable: ${keysAt} answered 429.`],
    ],
    [
      'of a host that does not answer',
      { answers: { [manifestAt]: { failure: 'timeout' } } },
      [`signature undecided timeout: ${manifestAt} failed.`],
    ],
  ])('%s', async (_, given, rows) => {
    expect(await rowsOf(given)).toEqual(rows);
  });

  const none = 'signature undecided unsigned: the site is not signed: nobody vouches for its words';
  it.each<[string, Answer, readonly string[]]>([
    ['missing', 404, [none]],
    ['answered with 201', 201, [none]],
    ['too large', { failure: 'too-large' }, [none]],
    ['redirected within the site', { status: 301, headers: { location: '/x' } }, [none]],
    ['redirected nowhere', { status: 302, headers: { location: 'http://[' } }, [none]],
    [
      'redirected to another site',
      { status: 308, headers: { location: 'https://www.mira.test/x' } },
      [
        'signature undecided unsigned: this address leads to https://www.mira.test: check that one, if it is the one you mean',
      ],
    ],
    [
      'beside a header that leads nowhere',
      { status: 404, headers: { location: 'https://www.mira.test/' } },
      [none],
    ],
  ])('%s leaves the site unsigned', async (_, answer, rows) => {
    expect(await rowsOf({ answers: { [manifestAt]: answer } })).toEqual(rows);
  });

  it.each<[Partial<VerifyOptions>, string]>([
    [{ pin: 'a' }, 'a key is pinned'],
    [{ pin: 'a', require: 'signed' }, 'a key is pinned'],
    [{ seen: { kids: [], issued: '2026-11-01T00:00:00Z' } }, 'it was signed before'],
    [{ require: 'signed' }, 'it has to be'],
  ])('that is missing fails with %j', async (options, why) => {
    const [row] = await rowsOf({ answers: { [manifestAt]: 404 }, options });
    expect(row).toBe(`signature failed signature-missing: the site is not signed, and ${why}`);
  });
});

it.each<[VerifyOptions['require'], Given, readonly string[]]>([
  ['signed', {}, []],
  ['anchored', {}, ['required failed not-anchored: it has to be anchored, and is not']],
  ['attested', {}, ['required failed not-attested: it has to be attested, and is not']],
  [
    'attested',
    { answers: { [manifestAt]: 404 } },
    [
      'signature failed signature-missing: the site is not signed, and it has to be',
      'required failed not-signed: it has to be signed, and is not',
      'required failed not-attested: it has to be attested, and is not',
    ],
  ],
])('--require %s of %j', async (required, given, rows) => {
  expect(await rowsOf({ ...given, options: { require: required } })).toEqual(rows);
});

const letters = (name: string) =>
  `signature none other-letters: the address is ${name}: it has letters beyond a to z, which can look like others`;

it.each([
  ['https://xn--mir-8cd.example', [letters('xn--mir-8cd.example')]],
  ['https://a.xn--mir-8cd.example', [letters('a.xn--mir-8cd.example')]],
  ['https://axn--b.example', []],
])('warns of letters in %s', async (address, rows) => {
  const found = await rowsOf({ options: { origin: address } });
  expect(found.slice(0, -1)).toEqual(rows);
});

const digest = { jcsSha256: 'A'.repeat(43) };
const gone = (status: number, age?: string): Answer => ({
  status,
  headers: age === undefined ? {} : { age },
});
const many = (count: number, total: number, state = 'failed') =>
  `content ${state} content: ${count} of ${total} as signed`;
const recent = { payload: { issued: '2026-11-22T11:30:00Z', expires: '2027-11-01T00:00:00Z' } };
const copy =
  'content undecided edge-copy: /api/cases comes from a cache and may be older than the signature; try again in an hour';
const casesAt = `${origin}/api/cases`;

describe('the answers', () => {
  it.each<[string, Given, readonly string[]]>([
    [
      'that differ',
      { answers: { [casesAt]: [1] } },
      [
        many(3, 4),
        `content failed content-differs: /api/cases is not as signed (${digestValue([])}, ${digestValue([1])})`,
      ],
    ],
    [
      'that are no JSON',
      { answers: { [casesAt]: 'x' } },
      [
        many(3, 4),
        `content failed content-differs: /api/cases is not as signed (${digestValue([])}, not I-JSON)`,
      ],
    ],
    [
      'that are missing',
      { answers: { [casesAt]: 410 } },
      [many(3, 4), 'content failed resource-missing: /api/cases is signed and does not exist'],
    ],
    [
      'behind a server error',
      { answers: { [casesAt]: 500 } },
      [many(3, 4, 'undecided'), 'content undecided unreachable: /api/cases answered 500'],
    ],
    [
      'that are too large',
      { answers: { [casesAt]: { failure: 'too-large' } } },
      [many(3, 4), `content failed resource-too-large: ${casesAt} failed.`],
    ],
    [
      'that do not come',
      { answers: { [casesAt]: { failure: 'timeout' } } },
      [many(3, 4, 'undecided'), `content undecided timeout: ${casesAt} failed.`],
    ],
    [
      'of another site',
      { resources: { '.eve.test/x': digest } },
      [
        many(4, 5),
        'content failed resource-foreign: https://mira.test.eve.test/x is not of this site',
      ],
    ],
    [
      'from before the signature',
      { ...recent, answers: { [casesAt]: gone(404, '1801') } },
      [many(3, 4, 'undecided'), copy],
    ],
    [
      'as old as the signature',
      { ...recent, answers: { [casesAt]: gone(404, '1800') } },
      [many(3, 4), 'content failed resource-missing: /api/cases is signed and does not exist'],
    ],
    [
      'changed before the signature',
      { ...recent, answers: { [casesAt]: { status: 200, headers: { age: '3000' }, body: '[1]' } } },
      [many(3, 4, 'undecided'), copy],
    ],
    [
      'of an edge an hour after the signature',
      {
        payload: { issued: '2026-11-22T11:00:00Z', expires: '2027-11-01T00:00:00Z' },
        answers: { [casesAt]: gone(404, '9999') },
      },
      [many(3, 4), 'content failed resource-missing: /api/cases is signed and does not exist'],
    ],
    [
      'that are not signed',
      { resources: { '/api/cases': undefined } },
      [many(3, 3), 'content failed resource-unsigned: /api/cases is not signed'],
    ],
    [
      'of a language that is not signed',
      { resources: { '/pt/api/cases': digest } },
      expect.arrayContaining([
        'content failed resource-unsigned: /pt/api/profile is not signed',
        'content failed resource-unsigned: /pt/api/experience is not signed',
      ]),
    ],
    [
      'in files',
      {
        resources: { '/api/cases': undefined, '/api/cases.json': { jcsSha256: digestValue([]) } },
        answers: { [`${casesAt}.json`]: [] },
      },
      [],
    ],
    [
      'with cases that are no list',
      { resources: { '/api/cases': { jcsSha256: digestValue({}) } }, answers: { [casesAt]: '{}' } },
      [
        many(4, 4),
        'content failed cases-malformed: /api/cases is not a list, so that cases could be hidden',
      ],
    ],
    [
      'with a case that is not signed',
      {
        resources: { '/api/cases': { jcsSha256: digestValue([{ slug: 'a' }, null]) } },
        answers: { [casesAt]: [{ slug: 'a' }, null] },
      },
      [
        many(4, 4),
        'content failed case-unsigned: /api/cases/a is not signed',
        'content failed case-unsigned: /api/cases/undefined is not signed',
      ],
    ],
    [
      'with a PDF that differs',
      { answers: { [`${origin}/resume.pdf`]: 'x' } },
      [
        many(3, 4),
        `content failed content-differs: /resume.pdf is not as signed (${digestBytes(Buffer.from(pdf))}, ${digestBytes(Buffer.from('x'))})`,
      ],
    ],
  ])('%s', async (_, given, rows) => {
    const found = await rowsOf(given);
    expect(found.filter((row) => !row.startsWith('signature ok'))).toEqual(rows);
  });
});

const keysOf = 'https://api.github.com/users/mira/ssh_signing_keys';
/** A profile that names an account, and its digest. */
const withAccount = async (answer: Answer): Promise<Given> => {
  const { values } = await makeSite();
  const profile = { ...values['/api/profile'], github: 'https://github.com/mira' };
  return {
    resources: { '/api/profile': { jcsSha256: digestValue(profile) } },
    answers: { [`${origin}/api/profile`]: profile, [keysOf]: answer },
  };
};
const line = (key: PrivateKey) => [{ key: toSSHLine(toPublicKey(key), 'mira') }];
const keyRow = async (given: Given) =>
  (await rowsOf(given)).filter((row) => row.startsWith('key '));
const record = (...texts: string[]) => ({ records: { '_profile-key.mira.test': texts } });

describe('the key', () => {
  it('may be listed by the account', async () => {
    expect(await keyRow(await withAccount(line(own)))).toEqual([
      'key ok anchored: github.com/mira lists it; no TXT record',
    ]);
    expect(await keyRow(await withAccount(line(other)))).toEqual([
      'key none origin-only: only this site announces it; github.com/mira does not list it; no TXT record',
    ]);
    expect(await keyRow(await withAccount(403))).toEqual([
      `key none origin-only: only this site announces it; ${keysOf} answered 403; try again later.; no TXT record`,
    ]);
  });

  it('may be named by the DNS', async () => {
    const named = ` ${toTXTRecord(own).replaceAll(' ', '   ')} `;
    expect(await keyRow(record('x', named.trim()))).toEqual([
      'key ok anchored: no GitHub account; its TXT record names it',
    ]);
    expect(await keyRow(record('x'))).toEqual([]);
    expect(await keyRow(record(toTXTRecord(other), toTXTRecord(own)))).toHaveLength(1);
    expect(await keyRow(record(toTXTRecord(other)))).toEqual([
      'key failed record-names-other-key: no GitHub account; the TXT record of the domain names another key',
    ]);
    expect(
      await keyRow({
        options: { origin: 'https://failing.test' },
        payload: { origin: 'https://failing.test' },
        answers: { 'https://failing.test/.well-known/profile-manifest.json': 404 },
      }),
    ).toEqual([]);
  });
});

it('asks for nothing else of a site that does not answer', async () => {
  const source = answering({ [manifestAt]: { failure: 'timeout' } });
  const { report, seen } = await verifyOrigin({ source, origin, at, timeout: 1_000 });
  expect([source.asked, report.exitCode, seen]).toEqual([[manifestAt], 3, undefined]);
});

it('reads the unsigned answers of a site, also those in files', async () => {
  const source = answering({});
  const { report } = await verifyOrigin({ source, origin, at, timeout: 1_000 });
  const answers = ['/api/profile', '/api/profile.json', '/api/experience', '/api/experience.json'];
  const asked = ['/.well-known/profile-manifest.json', ...answers, '/verification.json'];
  expect(source.asked).toEqual(asked.map((path) => origin + path));
  expect(report.rows).toHaveLength(1);
});

it('asks caches for a new copy of manifest and keys, within limits', async () => {
  const limits: unknown[] = [];
  const source = answering({ [manifestAt]: '{}', [keysAt]: '{}' });
  const get: typeof source.get = (url, given) => {
    limits.push([url, given]);
    return source.get(url, given);
  };
  await verifyOrigin({ source: { ...source, get }, origin, at, timeout: 1_000 });
  const headers = { 'cache-control': 'no-cache' };
  const given = { timeout: 1_000, maxSize: 256 * 1024, headers };
  expect(limits.slice(0, 2)).toEqual([
    [manifestAt, given],
    [keysAt, given],
  ]);
});

const mebibyte = 1024 * 1024;

it('limits the sizes of answers: a PDF may be larger', async () => {
  const sizes = new Map<string, number>();
  const { values, payload } = await makeSite();
  const manifest = await signManifest(payload, [own]);
  const pages = {
    [manifestAt]: manifest,
    [keysAt]: { keys: [toPublicKey(own)] },
    [`${origin}/api/profile`]: values['/api/profile'],
  };
  const source = answering(pages);
  const get: typeof source.get = (url, given) => {
    sizes.set(url.slice(origin.length), given.maxSize);
    return source.get(url, given);
  };
  await verifyOrigin({ source: { ...source, get }, origin, at, timeout: 1_000 });
  expect(
    ['/resume.pdf', '/api/cases', '/verification.json'].map((path) => sizes.get(path)),
  ).toEqual([5 * mebibyte, mebibyte, mebibyte]);
});
