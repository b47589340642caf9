// The owner's private Ed25519 keys as JWKs. No message contains a part of them.
import { CompactSign, compactVerify, exportJWK, generateKeyPair, importJWK } from 'jose';
import * as z from 'zod';
import { parseJSON } from '../../kernel/json.ts';
import { PublicKey } from '../../schema/trust.ts';
import { program } from '../../version.ts';
import { thumbprintOf } from './keys.ts';

const PrivateJWK = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  d: z.string(),
});

export interface PrivateKey extends PublicKey {
  readonly d: string;
}

/** Creates a key. Its `kid` does not start with a hyphen: `key drop -KID` would be read as an option. */
export async function createKey(): Promise<PrivateKey> {
  const { privateKey } = await generateKeyPair('Ed25519', { extractable: true });
  const key = await addNames(PrivateJWK.parse(await exportJWK(privateKey)));
  return key.kid.startsWith('-') ? createKey() : key;
}

async function addNames({ kty, crv, x, d }: z.output<typeof PrivateJWK>): Promise<PrivateKey> {
  const key = { alg: 'Ed25519', crv, kid: '', kty, use: 'sig', x } as const;
  return { ...key, d, kid: await thumbprintOf(key) };
}

/** The public half of a key. */
export function toPublicKey({ d: _, ...key }: PrivateKey): PublicKey {
  return PublicKey.parse(key);
}

/**
 * Reads a private key or a set of private keys.
 *
 * @param source where the text is from, for the message
 * @throws when the text is anything else; the message repeats nothing of it
 */
export async function parsePrivateKeys(
  text: string,
  source: string,
): Promise<readonly PrivateKey[]> {
  const json = parseJSON(text);
  const parsed = z.object({ keys: z.array(PrivateJWK).min(1) }).safeParse(json);
  const single = PrivateJWK.safeParse(json);
  if (!parsed.success && !single.success) {
    throw new Error(
      `${source} holds no Ed25519 private key as a JWK. Create one with: ${program} key new`,
    );
  }
  const keys = await Promise.all((parsed.data?.keys ?? [single.data!]).map(addNames));
  for (const key of keys) await requireMatchingHalves(key, source);
  return keys;
}

/** Refuses a key whose halves do not match, by a signature that the public half must verify. */
async function requireMatchingHalves(key: PrivateKey, source: string): Promise<void> {
  try {
    const signing = new CompactSign(new Uint8Array()).setProtectedHeader({ alg: 'Ed25519' });
    const signed = await signing.sign(await importJWK({ ...key }, 'Ed25519'));
    await compactVerify(signed, await importJWK({ ...toPublicKey(key) }, 'Ed25519'));
  } catch {
    // The cause could name parts of the key.
    throw new Error(`The two halves of the key in ${source} do not belong together.`);
  }
}

/** Writes keys as `parsePrivateKeys` reads them: a JWK, or a set of several. */
export function renderPrivateKeys(keys: readonly PrivateKey[]): string {
  return `${JSON.stringify(keys.length === 1 ? keys[0] : { keys })}\n`;
}
