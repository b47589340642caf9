// A small signed site in memory, and the rows of its verification.
import { createHash, generateKeyPairSync } from 'node:crypto';
import { digestBytes, digestValue } from '../../src/kernel/digest.ts';
import type { ManifestPayload } from '../../src/schema/trust.ts';
import { signManifest } from '../../src/trust/keys/manifest.ts';
import { type PrivateKey, toPublicKey } from '../../src/trust/keys/private-keys.ts';
import { verifyOrigin, type VerifyOptions } from '../../src/trust/verify/verify.ts';
import { createTestApp } from '../sample.ts';
import { type Answer, answering } from './fake-source.ts';

export const origin = 'https://mira.test';
export const at = new Date('2026-11-22T12:00:00Z');
export const manifestAt = `${origin}/.well-known/profile-manifest.json`;
export const keysAt = `${origin}/.well-known/jwks.json`;
export const [own, other] = [makeKey(), makeKey()];

function makeKey(): PrivateKey {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const named = `{"crv":"Ed25519","kty":"OKP","x":"${x}"}`;
  const kid = createHash('sha256').update(named).digest('base64url');
  return { alg: 'Ed25519', crv: 'Ed25519', kid, kty: 'OKP', use: 'sig', x, d };
}

const app = createTestApp();
async function read(path: string): Promise<any> {
  return (await app.fetch(new Request(`https://profile.test${path}`))).json();
}
export const pdf = '%PDF-1.7';

/** The answers of a signed site: its profile without accounts, one role, no case, and a PDF. */
export async function makeSite() {
  const {
    github: _,
    linkedin: __,
    website: ___,
    profiles: ____,
    ...profile
  } = await read('/api/profile');
  const experience = await read('/api/experience');
  const values = { '/api/profile': profile, '/api/experience': experience, '/api/cases': [] };
  const resources: ManifestPayload['resources'] = {
    ...Object.fromEntries(
      Object.entries(values).map(([path, value]) => [path, { jcsSha256: digestValue(value) }]),
    ),
    '/resume.pdf': { sha256: digestBytes(Buffer.from(pdf)) },
  };
  const payload: ManifestPayload = {
    version: 1,
    origin,
    name: 'Mira',
    issued: '2026-11-01T00:00:00Z',
    expires: '2027-11-01T00:00:00Z',
    resources,
  };
  return { values, payload };
}

export interface Given {
  readonly payload?: Partial<ManifestPayload>;
  /** Changes of the signed resources; `undefined` removes one. */
  readonly resources?: Record<string, ManifestPayload['resources'][string] | undefined>;
  readonly signers?: readonly PrivateKey[];
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly records?: Readonly<Record<string, readonly string[]>>;
  readonly options?: Partial<VerifyOptions>;
}

export async function verify({ payload = {}, resources = {}, answers = {}, ...given }: Given) {
  const { signers = [own], records, options } = given;
  const site = await makeSite();
  const listed = Object.entries({ ...site.payload.resources, ...resources });
  const signed = {
    ...site.payload,
    resources: Object.fromEntries(listed.filter(([, digest]) => digest !== undefined)),
    ...payload,
  } as ManifestPayload;
  const pages = {
    [manifestAt]: await signManifest(signed, signers),
    [keysAt]: { keys: [toPublicKey(own)] },
    ...Object.fromEntries(
      Object.entries(site.values).map(([path, value]) => [origin + path, value]),
    ),
    [`${origin}/resume.pdf`]: pdf,
    ...answers,
  };
  const source = answering(pages, records);
  return verifyOrigin({ source, origin, at, timeout: 1_000, ...options });
}

/** The rows as `check state code: text`, without those of a site that is as signed. */
export async function rowsOf(given: Given): Promise<readonly string[]> {
  const { report } = await verify(given);
  const rows = report.rows.map(({ check, state, code, text, expected, got }) => {
    const compared = expected === undefined ? '' : ` (${expected}, ${got})`;
    return `${check} ${state} ${code}: ${text}${compared}`;
  });
  return rows.filter((row) => !usual.has(row));
}

const usual = new Set([
  `signature ok signed: key ${own.kid.slice(0, 8)}…, signed 2026-11-01, ends 2027-11-01`,
  'key none origin-only: only this site announces it; no GitHub account; no TXT record',
  'content ok content: 4 of 4 as signed',
]);
