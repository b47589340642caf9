// The owner's signature over every answer: a JWS in general JSON form, signed and verified by `jose`.
import { base64url, flattenedVerify, GeneralSign, importJWK } from 'jose';
import {
  ManifestFile,
  ManifestHeader,
  ManifestPayload,
  type PublicKey,
} from '../../schema/trust.ts';
import { canonicalize } from '../json/jcs.ts';
import { type PrivateKey, thumbprintOf } from './keys.ts';

const encoder = new TextEncoder();
const algorithms = ['Ed25519', 'EdDSA'];

/** Signs a manifest with every key, so that whoever knows one of them follows to the others. */
export async function signManifest(
  payload: ManifestPayload,
  keys: readonly PrivateKey[],
): Promise<ManifestFile> {
  const signing = new GeneralSign(encoder.encode(canonicalize(ManifestPayload.parse(payload))));
  for (const key of keys) {
    const header = { alg: 'Ed25519', kid: key.kid, typ: 'profile-manifest+jws' };
    signing.addSignature(await importJWK({ ...key }, 'Ed25519')).setProtectedHeader(header);
  }
  return ManifestFile.parse(await signing.sign());
}

export interface VerifiedManifest {
  readonly payload: ManifestPayload;
  /** Keys whose signatures are right. */
  readonly kids: readonly string[];
}

/** What is wrong with a manifest: a code for programs, words for people. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * Verifies a manifest against the keys that are published beside it.
 *
 * A signature by a key that is not published counts for nothing; one that is wrong under a published key counts against all.
 *
 * @throws {ManifestError} when no signature is right, or one is wrong
 */
export async function verifyManifest(
  manifest: unknown,
  published: readonly PublicKey[],
): Promise<VerifiedManifest> {
  const file = ManifestFile.safeParse(manifest);
  if (!file.success) throw new ManifestError('manifest-malformed', 'It is no JWS in general form.');
  const { payload, signatures } = file.data;
  const kids: string[] = [];
  for (const signature of signatures) {
    const { kid } = parseHeader(signature.protected);
    const key = published.find((candidate) => candidate.kid === kid);
    if (key === undefined) continue;
    await verifySignature({ payload, ...signature }, key);
    kids.push(kid);
  }
  if (kids.length === 0) {
    throw new ManifestError('key-unknown', 'No signature is by a key that the site publishes.');
  }
  return { payload: parsePayload(payload), kids };
}

function parseHeader(text: string): ManifestHeader {
  const parsed = ManifestHeader.safeParse(decodeJSON(text));
  if (parsed.success) return parsed.data;
  const member = parsed.error.issues[0]?.path[0] ?? 'crit';
  throw new ManifestError(
    'header-refused',
    `A signature's header is not that of a profile manifest (${String(member)}).`,
  );
}

type ManifestHeader = ReturnType<typeof ManifestHeader.parse>;

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
  throw new ManifestError('payload-malformed', 'What was signed is no profile manifest.');
}

function decodeJSON(text: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(base64url.decode(text)));
  } catch {
    return undefined;
  }
}
