// The errors of a signed manifest, word for word, and the forms in which a key is announced.
import { base64url, GeneralSign, importJWK } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import type { ManifestPayload, PublicKey } from '../../src/schema/trust.ts';
import { isSameSSHKey, toSSHLine, toTXTRecord, txtName } from '../../src/trust/keys/keys.ts';
import { signManifest, verifyManifest } from '../../src/trust/keys/manifest.ts';
import { createKey, type PrivateKey, toPublicKey } from '../../src/trust/keys/private-keys.ts';

const digest = 'A'.repeat(43);
const payload: ManifestPayload = {
  version: 1,
  origin: 'https://mira.test',
  name: 'Mira',
  issued: '2026-11-01T00:00:00Z',
  expires: '2027-11-01T00:00:00Z',
  resources: { '/api/profile': { sha256: digest } },
};
type Manifest = Awaited<ReturnType<typeof signManifest>>;
let own: PrivateKey;
let published: PublicKey;
let manifest: Manifest;

beforeAll(async () => {
  own = await createKey();
  published = toPublicKey(own);
  manifest = await signManifest(payload, [own]);
});

const encode = (value: unknown) => base64url.encode(JSON.stringify(value));
/** The message of the refusal. */
const refusal = async (given: unknown, keys: readonly PublicKey[] = [published]) => {
  const verified = verifyManifest(given, keys).then(
    () => undefined,
    (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
  );
  return verified;
};

it('verifies a manifest by the keys that signed it', async () => {
  expect((await verifyManifest(manifest, [published])).kids).toEqual([own.kid]);
});

it('says why it refuses a manifest', async () => {
  const [signature] = manifest.signatures;
  expect(await refusal({})).toBe('manifest-malformed: The manifest is not a JWS in general form.');
  expect(await refusal(manifest, [])).toBe(
    'key-unknown: No signature is by a key that the site publishes.',
  );
  const kidOnly = { ...signature!, protected: encode({ alg: 'Ed25519', kid: own.kid }) };
  expect(await refusal({ ...manifest, signatures: [kidOnly] })).toMatch(
    /^header-refused: A signature's header is not that of a profile manifest \(\w+\)\.$/u,
  );
  expect(await refusal({ ...manifest, payload: encode({ ...payload, name: 'Other' }) })).toBe(
    `signature-wrong: The signature by ${own.kid} is wrong.`,
  );
  const other = toPublicKey(await createKey());
  expect(await refusal(manifest, [{ ...other, kid: own.kid }])).toBe(
    `kid-forged: The published key ${own.kid} has another thumbprint.`,
  );
  const signing = new GeneralSign(new TextEncoder().encode('{"version":9}'));
  signing
    .addSignature(await importJWK({ ...own }, 'Ed25519'))
    .setProtectedHeader({ alg: 'Ed25519', kid: own.kid, typ: 'profile-manifest+jws' });
  const odd = await signing.sign();
  expect(await refusal(odd)).toBe('payload-malformed: The signed text is not a profile manifest.');
});

it('announces a key as OpenSSH and the DNS write it', async () => {
  const line = toSSHLine(published, 'mira.test (profile-api)');
  // RFC 8709: the type and the 32 bytes of the key, each after its length in four bytes.
  const blob = Buffer.concat([
    Buffer.from([0, 0, 0, 11]),
    Buffer.from('ssh-ed25519'),
    Buffer.from([0, 0, 0, 32]),
    Buffer.from(base64url.decode(published.x)),
  ]);
  expect(line).toBe(`ssh-ed25519 ${blob.toString('base64')} mira.test (profile-api)`);
  expect(isSameSSHKey(` ${line} `, published)).toBe(true);
  expect(isSameSSHKey(line, toPublicKey(await createKey()))).toBe(false);
  expect(isSameSSHKey(line.replace('ssh-ed25519', 'ssh-rsa'), published)).toBe(false);
  expect(txtName('https://mira.test:8443')).toBe('_profile-key.mira.test');
  expect(toTXTRecord(published)).toBe(`v=PROFILE1; k=ed25519; kid=${published.kid}`);
});
