// Manifests that a careless verifier would take, each refused by its own code.
import { generateKeyPair, exportJWK, GeneralSign, importJWK } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ManifestFile, ManifestPayload, PublicKey } from '../../src/schema/trust.ts';
import { canonicalize } from '../../src/kernel/jcs.ts';
import { digestValue } from '../../src/kernel/digest.ts';
import { createKey, type PrivateKey, toPublicKey } from '../../src/trust/keys/private-keys.ts';
import { signManifest } from '../../src/trust/keys/manifest.ts';
import { FetchError } from '../../src/trust/net/exchange.ts';
import { type VerifyOptions, verifyOrigin } from '../../src/trust/verify/verify.ts';
import { origin } from './simulated.ts';

const at = new Date('2026-11-22T12:00:00Z');
const answers = {
  '/api/profile': { name: 'Mira Halvorsen' },
  '/api/experience': { count: 0, experiences: [] },
  '/api/cases': [{ slug: 'one' }],
  '/api/cases/one': { slug: 'one' },
};
const payload: ManifestPayload = {
  version: 1,
  origin,
  name: 'Mira Halvorsen',
  issued: '2026-11-01T00:00:00Z',
  expires: '2027-11-01T00:00:00Z',
  resources: Object.fromEntries(
    Object.entries(answers).map(([path, value]) => [path, { jcsSha256: digestValue(value) }]),
  ),
};

let key: PrivateKey;
let other: PrivateKey;

beforeAll(async () => {
  [key, other] = await Promise.all([createKey(), createKey()]);
});

interface Served {
  readonly manifest?: unknown;
  readonly keys?: readonly unknown[];
  readonly changed?: Readonly<Record<string, unknown>>;
  /** Bodies as they are sent. */
  readonly raw?: Readonly<Record<string, string | Uint8Array>>;
  readonly statuses?: Readonly<Record<string, number>>;
  /** The age of every answer in seconds. */
  readonly age?: string;
}

/** Verifies a site with the given answers; all other paths are missing. */
async function verifying(
  { manifest, keys, changed, raw = {}, statuses = {}, age }: Served,
  options: Partial<VerifyOptions> = {},
) {
  const files: Record<string, unknown> = {
    ...answers,
    ...changed,
    '/.well-known/jwks.json': { keys: keys ?? [toPublicKey(key)] },
    '/.well-known/profile-manifest.json': manifest ?? (await signManifest(payload, [key])),
  };
  const { report } = await verifyOrigin({
    source: {
      async get(url) {
        const path = url.startsWith(origin) ? url.slice(origin.length) : '';
        const value = files[path];
        const body = Buffer.from(raw[path] ?? JSON.stringify(value ?? null));
        const status = statuses[path] ?? (value === undefined ? 404 : 200);
        return { url, status, headers: { age }, body };
      },
      lookUpText: async () => [],
    },
    origin,
    at,
    timeout: 1_000,
    ...options,
  });
  const codes = report.rows.filter(({ state }) => state === 'failed').map(({ code }) => code);
  return {
    exitCode: report.exitCode,
    codes: codes.filter((code) => code !== 'content'),
    told: report.rows.map(({ code }) => code),
  };
}

/** Signs with any header, as no command of ours does. */
async function signWith(header: object, said: object = payload, by: PrivateKey = key) {
  const signing = new GeneralSign(new TextEncoder().encode(canonicalize(said)));
  signing
    .addSignature(await importJWK({ ...by }, 'Ed25519'))
    .setProtectedHeader({ alg: 'Ed25519', kid: by.kid, typ: 'profile-manifest+jws', ...header });
  return (await signing.sign()) as ManifestFile;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

it('accepts a valid signature, also with the algorithm’s name of RFC 8037', async () => {
  expect(await verifying({})).toMatchObject({ exitCode: 0, codes: [] });
  const named = await signWith({ alg: 'EdDSA' });
  expect(await verifying({ manifest: named })).toMatchObject({ exitCode: 0, codes: [] });
});

describe('refuses', () => {
  it.each<[string, string, () => Promise<Served> | Served, Partial<VerifyOptions>?]>([
    [
      'a text that was changed',
      'content-differs',
      () => ({ changed: { '/api/profile': { name: 'Mira' } } }),
    ],
    [
      'a resource that is gone',
      'resource-missing',
      () => ({ changed: { '/api/cases/one': undefined } }),
    ],
    [
      'a case that was not signed',
      'case-unsigned',
      async () => {
        const cases = [{ slug: 'one' }, { slug: 'two' }];
        const resources = { ...payload.resources, '/api/cases': { jcsSha256: digestValue(cases) } };
        const manifest = await signManifest({ ...payload, resources }, [key]);
        return { manifest, changed: { '/api/cases': cases } };
      },
    ],
    [
      'a manifest of another origin',
      'origin-differs',
      async () => ({
        manifest: await signManifest({ ...payload, origin: 'https://eve.test' }, [key]),
      }),
    ],
    ['another key than the pinned one', 'pin-differs', () => ({}), { pin: 'x'.repeat(43) }],
    ['another type', 'header-refused', async () => ({ manifest: await signWith({ typ: 'JWT' }) })],
    [
      'no algorithm',
      'header-refused',
      () => {
        const header = encode({ alg: 'none', kid: key.kid, typ: 'profile-manifest+jws' });
        return {
          manifest: {
            payload: Buffer.from(canonicalize(payload)).toString('base64url'),
            signatures: [{ protected: header, signature: '' }],
          },
        };
      },
    ],
    [
      'an extension that is critical',
      'header-refused',
      async () => {
        const { payload: said, signatures } = await signManifest(payload, [key]);
        const header = {
          alg: 'Ed25519',
          kid: key.kid,
          typ: 'profile-manifest+jws',
          crit: ['x'],
          x: 1,
        };
        return {
          manifest: {
            payload: said,
            signatures: [{ ...signatures[0], protected: encode(header) }],
          },
        };
      },
    ],
    [
      'a payload that is not encoded',
      'header-refused',
      async () => {
        const { payload: said, signatures } = await signManifest(payload, [key]);
        const header = { alg: 'Ed25519', kid: key.kid, typ: 'profile-manifest+jws', b64: false };
        return {
          manifest: {
            payload: said,
            signatures: [{ ...signatures[0], protected: encode(header) }],
          },
        };
      },
    ],
    [
      'a header that is not signed',
      'manifest-malformed',
      async () => {
        const { payload: said, signatures } = await signManifest(payload, [key]);
        return {
          manifest: { payload: said, signatures: [{ ...signatures[0], header: { kid: key.kid } }] },
        };
      },
    ],
    [
      'a foreign key under a known name',
      'kid-forged',
      async () => ({
        keys: [{ ...toPublicKey(other), kid: key.kid } satisfies PublicKey],
        manifest: await signWith({ kid: key.kid }, payload, other),
      }),
    ],
    [
      'a key that the signature brings along',
      'key-unknown',
      async () => ({ manifest: await signWith({ jwk: toPublicKey(other) }, payload, other) }),
    ],
    ['a key that was dropped', 'key-unknown', () => ({ keys: [toPublicKey(other)] })],
    [
      'a wrong signature beside a right one',
      'signature-wrong',
      async () => {
        const right = await signManifest(payload, [key, other]);
        const [one, two] = right.signatures;
        return {
          keys: [toPublicKey(key), toPublicKey(other)],
          manifest: { ...right, signatures: [one, { ...two, signature: one!.signature }] },
        };
      },
    ],
    [
      'a payload that was changed',
      'signature-wrong',
      async () => {
        const { signatures } = await signManifest(payload, [key]);
        const said = Buffer.from(canonicalize({ ...payload, name: 'Eve' })).toString('base64url');
        return { manifest: { payload: said, signatures } };
      },
    ],
    ['a signature that has ended', 'expired', () => ({}), { at: new Date('2028-01-01') }],
    ['a signature of the future', 'issued-in-future', () => ({}), { at: new Date('2026-01-01') }],
    [
      'an earlier manifest than was seen',
      'replayed',
      () => ({}),
      { seen: { kids: [], issued: '2026-11-02T00:00:00Z' } },
    ],
    [
      'other keys than were seen',
      'key-differs',
      () => ({}),
      { seen: { kids: ['x'.repeat(43)], issued: '2026-10-02T00:00:00Z' } },
    ],
    [
      'a key of another kind',
      'keys-malformed',
      async () => {
        const { publicKey } = await generateKeyPair('ES256', { extractable: true });
        return { keys: [await exportJWK(publicKey)] };
      },
    ],
    [
      'an address outside the site',
      'resource-foreign',
      async () => {
        const resources = { ...payload.resources, '.eve.test/x': { jcsSha256: digestValue(1) } };
        return { manifest: await signManifest({ ...payload, resources }, [key]) };
      },
    ],
    ['what is no manifest', 'manifest-malformed', () => ({ manifest: [] })],
    [
      'a member that is named twice, of which some readers take the first',
      'content-differs',
      () => ({ raw: { '/api/profile': '{"name":"Eve","name":"Mira Halvorsen"}' } }),
    ],
    [
      'a member that hides in an escape',
      'content-differs',
      () => ({ raw: { '/api/profile': String.raw`{"n\u0061me":"Eve","name":"Mira Halvorsen"}` } }),
    ],
    [
      'a text in another encoding',
      'content-differs',
      () => ({ raw: { '/api/profile': Buffer.from('{"name":"Mira H\u00E4lvorsen"}', 'latin1') } }),
    ],
    [
      'half a character',
      'content-differs',
      () => ({ raw: { '/api/profile': String.raw`{"name":"Mira Halvorsen\ud800"}` } }),
    ],
    [
      'a number beyond all numbers',
      'content-differs',
      () => ({ raw: { '/api/experience': '{"count":1e999,"experiences":[]}' } }),
    ],
    [
      'lists within lists without end',
      'content-differs',
      () => ({ raw: { '/api/experience': '['.repeat(300_000) + ']'.repeat(300_000) } }),
    ],
    [
      'a doubled member in the manifest',
      'manifest-malformed',
      async () => {
        const text = JSON.stringify(await signManifest(payload, [key]));
        return {
          raw: { '/.well-known/profile-manifest.json': `{"payload":"e30",${text.slice(1)}` },
        };
      },
    ],
    [
      'a doubled member in the key set',
      'keys-malformed',
      () => ({
        raw: {
          '/.well-known/jwks.json': `{"keys":[],"keys":${JSON.stringify([toPublicKey(key)])}}`,
        },
      }),
    ],
    [
      'a doubled member in a key',
      'keys-malformed',
      () => {
        const text = JSON.stringify(toPublicKey(key));
        return {
          raw: { '/.well-known/jwks.json': `{"keys":[{"x":"${other.x}",${text.slice(1)}]}` },
        };
      },
    ],
    [
      'a doubled member in the signed payload',
      'payload-malformed',
      async () => {
        const text = canonicalize(payload);
        const signing = new GeneralSign(new TextEncoder().encode(`{"name":"Eve",${text.slice(1)}`));
        signing
          .addSignature(await importJWK({ ...key }, 'Ed25519'))
          .setProtectedHeader({ alg: 'Ed25519', kid: key.kid, typ: 'profile-manifest+jws' });
        return { manifest: await signing.sign() };
      },
    ],
    [
      'a byte order mark',
      'content-differs',
      () => ({ raw: { '/api/profile': '\u{FEFF}{"name":"Mira Halvorsen"}' } }),
    ],
    [
      'a list of cases that is none',
      'cases-malformed',
      async () => {
        const resources = { ...payload.resources, '/api/cases': { jcsSha256: digestValue({}) } };
        const manifest = await signManifest({ ...payload, resources }, [key]);
        return { manifest, changed: { '/api/cases': {} } };
      },
    ],
    ['keys that are gone', 'keys-missing', () => ({ statuses: { '/.well-known/jwks.json': 404 } })],
    [
      'a manifest that is gone, where a key is pinned',
      'signature-missing',
      () => ({ statuses: { '/.well-known/profile-manifest.json': 410 } }),
      { pin: 'x'.repeat(43) },
    ],
    [
      'changed words in a copy that is younger than the signature',
      'content-differs',
      () => ({ changed: { '/api/profile': { name: 'Eve' } }, age: '1' }),
      { at: new Date('2026-11-01T00:10:00Z') },
    ],
    [
      'a signature that leaves out the roles',
      'resource-unsigned',
      async () => {
        const { '/api/experience': _, ...resources } = payload.resources;
        return { manifest: await signManifest({ ...payload, resources }, [key]) };
      },
    ],
    [
      'a case whose name leads out of its folder',
      'case-unsigned',
      async () => {
        const cases = [{ slug: 'one' }, { slug: '../../constructor' }];
        const resources = { ...payload.resources, '/api/cases': { jcsSha256: digestValue(cases) } };
        const manifest = await signManifest({ ...payload, resources }, [key]);
        return { manifest, changed: { '/api/cases': cases } };
      },
    ],
    [
      'a signature that leads elsewhere',
      'signature-missing',
      () => ({ statuses: { '/.well-known/profile-manifest.json': 302 } }),
      { pin: 'x'.repeat(43) },
    ],
    [
      'a signature that is kept from programs',
      'signature-missing',
      () => ({ statuses: { '/.well-known/profile-manifest.json': 403 } }),
      { seen: { kids: [], issued: '2026-10-02T00:00:00Z' } },
    ],
    [
      'more signatures than anybody needs',
      'manifest-malformed',
      async () => {
        const { payload: said, signatures } = await signManifest(payload, [key]);
        return { manifest: { payload: said, signatures: Array(9).fill(signatures[0]) } };
      },
    ],
    [
      'what is signed and no manifest',
      'payload-malformed',
      async () => ({ manifest: await signWith({}, { hello: 'world' }) }),
    ],
  ])('%s (%s)', async (_name, code, serve, options) => {
    const { exitCode, codes } = await verifying(await serve(), options);
    expect([exitCode, codes]).toEqual([1, expect.arrayContaining([code])]);
  });
});

it('is undecided for changed words in a copy that is older than the signature', async () => {
  const changed = { '/api/profile': { name: 'Eve' } };
  const options = { at: new Date('2026-11-01T00:10:00Z') };
  expect((await verifying({ changed, age: '601' }, options)).exitCode).toBe(3);
  expect((await verifying({ changed, age: '3599' })).exitCode).toBe(1);
});

it('reports a signature that is valid for more than a year', async () => {
  const long = { ...payload, expires: '2036-11-01T00:00:00Z' };
  const manifest = await signManifest(long, [key]);
  const found = await verifying({ manifest });
  expect(found.exitCode).toBe(0);
  expect(found.told).toContain('long-lived');
});

it('is undecided, not refusing, where a site cannot be reached', async () => {
  const { report } = await verifyOrigin({
    source: {
      get: (url) => Promise.reject(new FetchError('timeout', `${url} took too long.`)),
      lookUpText: async () => [],
    },
    origin,
    at,
    timeout: 1,
  });
  expect([report.exitCode, report.rows.map(({ code }) => code)]).toEqual([3, ['timeout']]);
});

it('refuses to sign more than 500 resources', async () => {
  const resources = Object.fromEntries(
    Array.from({ length: 501 }, (_, index) => [
      `/api/cases/${index}`,
      { jcsSha256: digestValue(1) },
    ]),
  );
  await expect(signManifest({ ...payload, resources }, [key])).rejects.toThrow('more than 500');
});
