// Sites that imitate another, leave something out, or answer without end; and statements that are not what they seem.
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { digestWords } from '../../src/domain/attested-words.ts';
import { digestValue } from '../../src/kernel/digest.ts';
import type { ManifestPayload } from '../../src/schema/trust.ts';
import { latestExpiry, parseStatement, renderStatement } from '../../src/trust/attest/statement.ts';
import { signManifest } from '../../src/trust/keys/manifest.ts';
import { createKey, type PrivateKey, toPublicKey } from '../../src/trust/keys/private-keys.ts';
import { type VerifyOptions, verifyOrigin } from '../../src/trust/verify/verify.ts';
import { origin } from './simulated.ts';

const role = {
  company: 'Acme',
  title: 'Engineer',
  dates: 'Jan 2020 – Jan 2021',
  start: '2020-01',
  end: '2021-01',
  summary: 'Led a team.',
};
const answers: Readonly<Record<string, unknown>> = {
  '/api/profile': { name: 'Mira Halvorsen' },
  '/api/experience': { count: 1, experiences: [role] },
  '/api/cases': [],
};
let key: PrivateKey;

beforeAll(async () => {
  key = await createKey();
});

const digests = new Map<unknown, string>();

/** Digests each value once: some are large. */
function digestOf(value: unknown): string {
  const digest = digests.get(value) ?? digestValue(value);
  digests.set(value, digest);
  return digest;
}

interface Served {
  readonly site?: string;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly keys?: readonly unknown[];
  /** Files that are not signed, by path or address. */
  readonly files?: Readonly<Record<string, string>>;
  readonly location?: string;
  /** Called before each answer. */
  readonly wait?: () => Promise<unknown>;
}

/** Verifies a site whose answers are signed as they are. */
async function verifying(served: Served, options: Partial<VerifyOptions> = {}) {
  const { site = origin, files = {}, location, wait } = served;
  const said = served.answers ?? answers;
  const payload: ManifestPayload = {
    version: 1,
    origin: site,
    name: 'Mira Halvorsen',
    issued: '2026-11-01T00:00:00Z',
    expires: '2027-11-01T00:00:00Z',
    resources: Object.fromEntries(
      Object.entries(said).map(([path, value]) => [path, { jcsSha256: digestOf(value) }]),
    ),
  };
  const texts: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(said).map(([path, value]) => [path, JSON.stringify(value)]),
    ),
    '/.well-known/jwks.json': JSON.stringify({ keys: served.keys ?? [toPublicKey(key)] }),
    '/.well-known/profile-manifest.json': JSON.stringify(await signManifest(payload, [key])),
    ...files,
  };
  let requests = 0;
  const { report } = await verifyOrigin({
    source: {
      async get(url) {
        requests++;
        await wait?.();
        const text = texts[url.startsWith(site) ? url.slice(site.length) : url];
        const missing = location === undefined ? 404 : 301;
        const status = text === undefined || location !== undefined ? missing : 200;
        return { url, status, headers: { location }, body: Buffer.from(text ?? '') };
      },
      lookUpText: async () => [],
    },
    origin: site,
    at: new Date('2026-11-22T12:00:00Z'),
    timeout: 1_000,
    ...options,
  });
  const { exitCode, rows } = report;
  return { exitCode, rows, requests, codes: rows.map(({ code }) => code) };
}

it('accepts the site that the others are made from', async () => {
  expect(await verifying({})).toMatchObject({ exitCode: 0 });
});

describe('an imitation', () => {
  it('of an address in letters of another alphabet is pointed out', async () => {
    const site = new URL('https://mirа.test').origin;
    const { rows, codes } = await verifying({ site });
    expect(codes).toContain('other-letters');
    expect(rows[0]?.text).toContain('the address is xn--mir-8cd.test:');
    expect((await verifying({})).codes).not.toContain('other-letters');
  });

  it('is not followed to another site', async () => {
    const { exitCode, rows, requests } = await verifying({ location: 'https://eve.test/x' });
    expect([exitCode, rows[0]?.text]).toEqual([
      3,
      'this address leads to https://eve.test: check that one, if it is the one you mean',
    ]);
    // The manifest, and what an unsigned site answers at the addresses of the API.
    expect(requests).toBeLessThan(10);
  });

  it('lists a key twice', async () => {
    const published = toPublicKey(key);
    const other = toPublicKey(await createKey());
    for (const twin of [published, { ...other, kid: published.kid }]) {
      expect(await verifying({ keys: [published, twin] })).toMatchObject({
        exitCode: 1,
        codes: ['keys-malformed'],
      });
    }
  });
});

describe('a translation', () => {
  const translated = Object.fromEntries(
    Object.entries(answers).map(([path, value]) => [`/de${path}`, value]),
  );

  it('is accepted whole', async () => {
    expect(await verifying({ answers: { ...answers, ...translated } })).toMatchObject({
      exitCode: 0,
    });
  });

  it('is refused where the roles are not signed', async () => {
    const { '/de/api/experience': _, ...rest } = translated;
    const { exitCode, codes } = await verifying({ answers: { ...answers, ...rest } });
    expect([exitCode, codes]).toEqual([1, expect.arrayContaining(['resource-unsigned'])]);
  });

  it('is refused where a case is listed and not signed', async () => {
    const listed = { ...answers, ...translated, '/de/api/cases': [{ slug: 'one' }] };
    const { exitCode, rows } = await verifying({ answers: listed });
    expect(exitCode).toBe(1);
    expect(rows).toContainEqual(
      expect.objectContaining({ code: 'case-unsigned', text: '/de/api/cases/one is not signed' }),
    );
  });
});

describe('answers without end', () => {
  const many = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`/x${index}`, 'x'.repeat(1_000_000)]),
  );

  it('are read up to 32 MiB', async () => {
    const { exitCode, requests, rows } = await verifying({ answers: { ...answers, ...many } });
    expect(exitCode).toBe(3);
    expect(requests).toBeLessThan(Object.keys(many).length);
    expect(rows.some(({ text }) => text.includes('together exceed 33554432 bytes'))).toBe(true);
  });

  it('are read for 15 timeouts', async () => {
    const { exitCode, rows } = await verifying({ wait: () => setTimeout(20) }, { timeout: 2 });
    expect(exitCode).toBe(3);
    expect(rows.some(({ code }) => code === 'timeout')).toBe(true);
  });
});

describe('a statement', () => {
  const { company, title, start, end } = role;
  const statement = {
    type: 'profile-attestation',
    version: 2,
    subject: { name: 'Mira Halvorsen', origin },
    attester: {
      account: 'https://github.com/eve',
      name: 'Eve',
      relation: 'manager: github.com/alice (account of 2012)',
    },
    claim: { kind: 'role', company, title, start, end, words: digestWords('role', role) },
    issued: '2026-11-20',
    expires: '2029-11-20',
  } as const;
  const gist = '0123456789abcdef';

  /** Verifies a site that lists this text as a statement, which the gist of Eve holds. */
  function attested(text: string, experience: object = role) {
    const url = `${origin}/attestations/eve.json`;
    const claims = [
      {
        path: '/api/experience',
        role: { company, title, start },
        level: 'attested',
        attestations: [
          {
            url,
            by: 'https://github.com/eve',
            issued: '2026-11-20',
            expires: '2029-11-20',
            relation: 'x',
            says: 'Eve',
            state: 'valid',
            wording: 'current',
            covers: 'everything',
          },
        ],
      },
    ];
    const files = {
      '/verification.json': JSON.stringify({ origin, identities: [], claims, limits: [] }),
      '/attestations/eve.json': text,
      '/attestations/eve.json.sig': `https://gist.github.com/eve/${gist}`,
      'https://api.github.com/users/eve': JSON.stringify({
        id: 1,
        login: 'eve',
        created_at: '2026-01-01T00:00:00Z',
        blog: '',
      }),
      [`https://api.github.com/gists/${gist}`]: JSON.stringify({
        owner: { id: 1, login: 'eve' },
        files: { 's.json': { content: text } },
      }),
    };
    const changed = { ...answers, '/api/experience': { count: 1, experiences: [experience] } };
    return verifying({ answers: changed, files });
  }
  const last = async (checking: ReturnType<typeof attested>) => (await checking).rows.at(-1);

  it('cannot imitate the words of the report', async () => {
    expect(await last(attested(renderStatement(statement)))).toMatchObject({
      state: 'ok',
      text: 'role "Acme": github.com/eve (account of 2026), who writes "manager: github.com/alice (account of 2012)"',
    });
  });

  it.each([
    ['a member that no statement covers', { headline: 'Invented the Internet.' }],
    ['dates of other years', { dates: 'Jan 1999 – Jan 2021' }],
    ['another summary', { summary: 'Led two teams.' }],
  ])('does not hold for a role with %s', async (_, changed) => {
    const found = await last(attested(renderStatement(statement), { ...role, ...changed }));
    expect(found).toMatchObject({ state: 'none', code: 'earlier-wording' });
  });

  it.each([
    ['of the future', { issued: '2026-12-01', expires: '2027-12-01' }],
    ['about another site', { subject: { ...statement.subject, origin: 'https://eve.test' } }],
    ['from before its account', { issued: '2025-12-31', expires: '2027-12-01' }],
  ])('%s is refused', async (_, changed) => {
    const { exitCode, codes } = await attested(renderStatement({ ...statement, ...changed }));
    expect([exitCode, codes.at(-1)]).toEqual([1, 'attestation-invalid']);
  });

  it.each([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['a doubled member', (text: string) => text.replace('{', '{"version":1,')],
    ['a member __proto__', (text: string) => text.replace('{', '{"__proto__":{},')],
    ['another order', (text: string) => JSON.stringify(JSON.parse(text), ['version', 'type'])],
    ['a number beyond all numbers', (text: string) => text.replace(':2}', ':1e400}')],
  ])('with %s is refused', async (_, change) => {
    const { exitCode, codes } = await attested(change(renderStatement(statement)));
    expect([exitCode, codes.at(-1)]).toEqual([1, 'attestation-invalid']);
  });

  it('of a leap day ends on the last of February', () => {
    expect(latestExpiry('2028-02-29')).toBe('2031-02-28');
    expect(latestExpiry('2026-11-20')).toBe('2029-11-20');
    const text = renderStatement({ ...statement, issued: '2028-02-29', expires: '2031-02-28' });
    expect(parseStatement(text)).toMatchObject({ statement: { expires: '2031-02-28' } });
  });
});
