// Signatures by `ssh-keygen -Y sign` (OpenSSH's PROTOCOL.sshsig), with the keys that accounts list.
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { toSSHString } from '../keys/keys.ts';

/** A signature that is not right; the message says why. */
export class SSHSignatureError extends Error {
  override readonly name = 'SSHSignatureError';
}

const magic = 'SSHSIG';
const armour =
  /^\s*-----BEGIN SSH SIGNATURE-----\s+(?<base64>[A-Za-z\d+/=\s]+)-----END SSH SIGNATURE-----\s*$/u;
/** Octets of a signature with its armour; one by a 16384-bit RSA key takes 6,000. */
const maxLength = 16 * 1024;
/** Least bits of an RSA key. */
const leastRSABits = 2048;

/**
 * Verifies an armoured signature over a message.
 *
 * @returns the key that signed, as its line in an account's list begins: type and base64
 * @throws {SSHSignatureError} when it is malformed, wrong, of another namespace, or by a key that is not accepted
 */
export function verifySSHSignature(
  armoured: string,
  message: Uint8Array,
  namespace: string,
): string {
  const parts = parseBlob(armoured);
  if (parts.namespace !== namespace) {
    throw new SSHSignatureError(`It is made for "${parts.namespace}", not for "${namespace}".`);
  }
  const key = parseKey(parts.publicKey);
  const signed = Buffer.concat([
    Buffer.from(magic),
    ...[parts.namespace, parts.reserved, parts.hash].flatMap(toSSHString),
    ...toSSHString(createHash(parts.hash).update(message).digest()),
  ]);
  if (!isRight(parts.signature, key, signed)) {
    throw new SSHSignatureError('The signature is not over these bytes.');
  }
  return `${key.type} ${parts.publicKey.toString('base64')}`;
}

function parseBlob(armoured: string) {
  const base64 =
    armoured.length > maxLength ? undefined : armour.exec(armoured)?.groups?.['base64'];
  if (base64 === undefined) {
    throw new SSHSignatureError('It is no SSH signature, which begins with its BEGIN line.');
  }
  const reader = new Reader(Buffer.from(base64, 'base64'));
  if (reader.take(magic.length).toString('latin1') !== magic || reader.number() !== 1) {
    throw new SSHSignatureError('It is no SSH signature of version 1.');
  }
  const publicKey = reader.string();
  const [namespace, reserved, hash] = [reader.text(), reader.text(), reader.text()];
  const signature = reader.string();
  reader.end();
  if (hash !== 'sha256' && hash !== 'sha512') {
    throw new SSHSignatureError(`Its hash "${hash}" is not sha256 or sha512.`);
  }
  return { publicKey, namespace, reserved, hash, signature };
}

interface SSHKey {
  readonly type: string;
  readonly key: KeyObject;
}

function parseKey(blob: Buffer): SSHKey {
  const reader = new Reader(blob);
  const type = reader.text();
  const jwk = toJWK(type, reader);
  reader.end();
  try {
    return { type, key: createPublicKey({ key: jwk, format: 'jwk' }) };
  } catch (error) {
    throw new SSHSignatureError(`Its ${type} key is none.`, { cause: error });
  }
}

function toJWK(type: string, reader: Reader): Record<string, string> {
  switch (type) {
    case 'ssh-ed25519':
      return { kty: 'OKP', crv: 'Ed25519', x: reader.string().toString('base64url') };
    case 'ecdsa-sha2-nistp256': {
      const curve = reader.text();
      const point = reader.string();
      if (curve !== 'nistp256' || point.length !== 65 || point[0] !== 4) {
        throw new SSHSignatureError('Its key is no point of P-256.');
      }
      const [x, y] = [point.subarray(1, 33), point.subarray(33)];
      return { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
    }
    case 'ssh-rsa': {
      const [e, n] = [reader.integer(), reader.integer()];
      if (n.length * 8 < leastRSABits) {
        throw new SSHSignatureError(`Its RSA key has fewer than ${leastRSABits} bits.`);
      }
      return { kty: 'RSA', e: e.toString('base64url'), n: n.toString('base64url') };
    }
    default:
      throw new SSHSignatureError(
        `Keys of type "${type}" are not accepted; use Ed25519, ECDSA P-256, or RSA from ${leastRSABits} bits.`,
      );
  }
}

function isRight(signature: Buffer, { type, key }: SSHKey, signed: Buffer): boolean {
  const reader = new Reader(signature);
  const format = reader.text();
  const blob = reader.string();
  reader.end();
  if (type === 'ssh-rsa') {
    // RFC 8332: a signature over SHA-1 has the format "ssh-rsa" and is refused.
    const hash = /^rsa-sha2-(?<bits>256|512)$/u.exec(format)?.groups?.['bits'];
    return hash !== undefined && verify(`sha${hash}`, signed, key, blob);
  }
  if (format !== type) return false;
  if (type === 'ssh-ed25519') return verify(null, signed, key, blob);
  const numbers = new Reader(blob);
  const [r, s] = [numbers.integer(), numbers.integer()];
  numbers.end();
  if (r.length > 32 || s.length > 32) return false;
  const joined = Buffer.alloc(64);
  r.copy(joined, 32 - r.length);
  s.copy(joined, 64 - s.length);
  return verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, joined);
}

/** Reads SSH's types one after the other. */
class Reader {
  readonly #octets: Buffer;
  #position = 0;

  constructor(octets: Buffer) {
    this.#octets = octets;
  }

  take(length: number): Buffer {
    const taken = this.#octets.subarray(this.#position, this.#position + length);
    if (taken.length < length) throw new SSHSignatureError('It breaks off before its end.');
    this.#position += length;
    return taken;
  }

  number(): number {
    return this.take(4).readUInt32BE();
  }

  string(): Buffer {
    return this.take(this.number());
  }

  text(): string {
    return this.string().toString('latin1');
  }

  /** A number that is not negative, without leading zeros. */
  integer(): Buffer {
    const octets = this.string();
    const start = octets.findIndex((octet) => octet !== 0);
    return start < 0 ? Buffer.alloc(0) : octets.subarray(start);
  }

  end(): void {
    if (this.#position !== this.#octets.length) {
      throw new SSHSignatureError('It goes on after its end.');
    }
  }
}
