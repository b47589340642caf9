// Ed25519 keys as JWKs (RFC 7517, RFC 8037). What is secret appears in no message.
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import * as z from 'zod';
import { parseJSON } from '../../kernel/json.ts';
import { PublicKey } from '../../schema/trust.ts';

const PrivateKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  d: z.string(),
});

export interface PrivateKey extends PublicKey {
  readonly d: string;
}

/** Makes a new key, whose name does not start with a hyphen: `key drop -KID` would be read as an option. */
export async function createKey(): Promise<PrivateKey> {
  const { privateKey } = await generateKeyPair('Ed25519', { extractable: true });
  const made = await nameKey(PrivateKey.parse(await exportJWK(privateKey)));
  return made.kid.startsWith('-') ? createKey() : made;
}

/** Adds what a key is called and what it is for. */
async function nameKey({ kty, crv, x, d }: z.output<typeof PrivateKey>): Promise<PrivateKey> {
  const kid = await calculateJwkThumbprint({ kty, crv, x });
  return { alg: 'Ed25519', crv, d, kid, kty, use: 'sig', x };
}

/** The half of a key that may be seen by everybody. */
export function toPublicKey({ d: _, ...key }: PrivateKey): PublicKey {
  return PublicKey.parse(key);
}

/**
 * Reads one private key, or a set of them.
 *
 * @param source what the text was read from, for the message
 * @throws when it holds anything else; the message repeats nothing of the text
 */
export async function parsePrivateKeys(
  text: string,
  source: string,
): Promise<readonly PrivateKey[]> {
  const parsed = z
    .union([z.object({ keys: z.array(PrivateKey).min(1) }), PrivateKey.transform(toSet)])
    .safeParse(parseJSON(text));
  if (!parsed.success) {
    throw new Error(
      `${source} holds no Ed25519 private key as a JWK. Make one with: profile-api key new`,
    );
  }
  const keys = await Promise.all(parsed.data.keys.map(nameKey));
  for (const key of keys) await requireHalves(key, source);
  return keys;
}

function toSet(key: z.output<typeof PrivateKey>): { keys: z.output<typeof PrivateKey>[] } {
  return { keys: [key] };
}

/** Refuses a key whose public half is not that of its private one: what it signs would verify nowhere. */
async function requireHalves(key: PrivateKey, source: string): Promise<void> {
  const { createPrivateKey, createPublicKey } = await import('node:crypto');
  let x: string | undefined;
  try {
    const { kty, crv, d } = key;
    const secret = createPrivateKey({ key: { kty, crv, d, x: key.x }, format: 'jwk' });
    const pkcs8 = createPrivateKey(secret.export({ format: 'pem', type: 'pkcs8' }));
    x = createPublicKey(pkcs8).export({ format: 'jwk' }).x;
  } catch {
    x = undefined;
  }
  if (x !== key.x)
    throw new Error(`The two halves of the key in ${source} do not belong together.`);
}

/** The thumbprint that a public key's `kid` has to be. */
export function thumbprintOf({ kty, crv, x }: PublicKey): Promise<string> {
  return calculateJwkThumbprint({ kty, crv, x });
}

/** Writes keys as the file that `parsePrivateKeys` reads: a JWK, or a set of several. */
export function renderPrivateKeys(keys: readonly PrivateKey[]): string {
  return `${JSON.stringify(keys.length === 1 ? keys[0] : { keys })}\n`;
}

/** The public key as OpenSSH writes it, for an account's list of signing keys. */
export function toSSHLine(key: PublicKey, comment: string): string {
  return `${sshType} ${toSSHBlob(key).toString('base64')} ${comment}`;
}

const sshType = 'ssh-ed25519';

/** The public key as OpenSSH encodes it (RFC 8709 §4). */
function toSSHBlob({ x }: PublicKey): Buffer {
  return Buffer.concat([sshType, Buffer.from(x, 'base64url')].flatMap(toSSHString));
}

/** A string as SSH writes it (RFC 4251 §5): its length, then its octets. */
export function toSSHString(value: string | Buffer): Buffer[] {
  const octets = Buffer.from(value);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(octets.length);
  return [length, octets];
}

/** Whether a line of an account's keys is this key. */
export function isSameSSHKey(line: string, key: PublicKey): boolean {
  const [type, blob] = line.trim().split(/\s+/u);
  return type === sshType && blob === toSSHBlob(key).toString('base64');
}

/** Where a key is announced in the DNS. */
export function txtName(origin: string): string {
  return `_profile-key.${new URL(origin).hostname}`;
}

/** The record that announces it. */
export function toTXTRecord({ kid }: Pick<PublicKey, 'kid'>): string {
  return `v=PROFILE1; k=ed25519; kid=${kid}`;
}
