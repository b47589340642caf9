// The owner's signature over all answers: a JWS in general JSON form, signed and verified by `jose`.
import { base64url, flattenedVerify, GeneralSign, importJWK } from 'jose';
import { parseIJSON } from '../../kernel/json.ts';
import { canonicalize } from '../../kernel/jcs.ts';
import {
  ManifestFile,
  ManifestHeader,
  ManifestPayload,
  type PublicKey,
} from '../../schema/trust.ts';
import { thumbprintOf } from './keys.ts';
import type { PrivateKey } from './private-keys.ts';

const algorithms = ['Ed25519', 'EdDSA'];

/** Signs a manifest with every key, so that a verifier who knows one key can follow to the others. */
export async function signManifest(
  payload: ManifestPayload,
  keys: readonly PrivateKey[],
): Promise<ManifestFile> {
  const text = canonicalize(ManifestPayload.parse(payload));
  const signing = new GeneralSign(new TextEncoder().encode(text));
  for (const key of keys) {
    const header = { alg: 'Ed25519', kid: key.kid, typ: 'profile-manifest+jws' };
    signing.addSignature(await importJWK({ ...key }, 'Ed25519')).setProtectedHeader(header);
  }
  return ManifestFile.parse(await signing.sign());
}

export interface VerifiedManifest {
  readonly payload: ManifestPayload;
  /** The keys whose signatures are right. */
  readonly kids: readonly string[];
}

/** Why a manifest is refused: a code for programs, a sentence for people. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * Verifies a manifest against the published keys. Signatures by other keys do not count. A wrong signature by a published
 * key refuses the manifest.
 *
 * @throws {ManifestError} when no signature is right, or one is wrong
 */
export async function verifyManifest(
  manifest: unknown,
  published: readonly PublicKey[],
): Promise<VerifiedManifest> {
  const file = ManifestFile.safeParse(manifest);
  if (!file.success) {
    throw new ManifestError('manifest-malformed', 'The manifest is not a JWS in general form.');
  }
  const { payload, signatures } = file.data;
  const kids: string[] = [];
  for (const signature of signatures) {
    const { kid } = parseHeader(signature.protected);
    const key = published.find((candidate) => candidate.kid === kid);
    if (key === undefined) continue;
    await verifySignature({ payload, ...signature }, key);
    if (!kids.includes(kid)) kids.push(kid);
  }
  if (kids.length === 0) {
    throw new ManifestError('key-unknown', 'No signature is by a key that the site publishes.');
  }
  return { payload: parsePayload(payload), kids };
}

function parseHeader(text: string): ReturnType<typeof ManifestHeader.parse> {
  const parsed = ManifestHeader.safeParse(decodeJSON(text));
  if (parsed.success) return parsed.data;
  const member = parsed.error.issues[0]?.path[0] ?? 'crit';
  throw new ManifestError(
    'header-refused',
    `A signature's header is not that of a profile manifest (${String(member)}).`,
  );
}

async function verifySignature(
  jws: Parameters<typeof flattenedVerify>[0],
  key: PublicKey,
): Promise<void> {
  if ((await thumbprintOf(key)) !== key.kid) {
    throw new ManifestError('kid-forged', `The published key ${key.kid} has another thumbprint.`);
  }
  try {
    await flattenedVerify(jws, await importJWK({ ...key }, 'Ed25519'), { algorithms });
  } catch (error) {
    throw new ManifestError('signature-wrong', `The signature by ${key.kid} is wrong.`, {
      cause: error,
    });
  }
}

function parsePayload(payload: string): ManifestPayload {
  const parsed = ManifestPayload.safeParse(decodeJSON(payload));
  if (parsed.success) return parsed.data;
  throw new ManifestError('payload-malformed', 'The signed text is not a profile manifest.');
}

function decodeJSON(text: string): unknown {
  try {
    return parseIJSON(base64url.decode(text));
  } catch {
    return undefined;
  }
}
