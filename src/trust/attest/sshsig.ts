// Signatures by `ssh-keygen -Y sign` (OpenSSH's PROTOCOL.sshsig), verified by Web Crypto.
import { base64url } from 'jose';
import { concat, SSHFormatError, SSHReader, toBase64, toSSHStrings } from '../keys/ssh.ts';

const magic = 'SSHSIG';
const armour =
  /^\s*-----BEGIN SSH SIGNATURE-----\s+(?<base64>[A-Za-z\d+/=\s]+)-----END SSH SIGNATURE-----\s*$/u;
/** Most characters of an armoured signature; one by a 16384-bit RSA key has 6,000. */
const maxLength = 16 * 1024;
const leastRSABits = 2048;

/**
 * Verifies an armoured signature over a message.
 *
 * @returns the key that signed, as its line in an account's list begins: type and base64
 * @throws {SSHFormatError} when it is malformed or wrong, or of another namespace or kind of key
 */
export async function verifySSHSignature(
  armoured: string,
  message: Uint8Array<ArrayBuffer>,
  namespace: string,
): Promise<string> {
  const parts = parseBlob(armoured);
  if (parts.namespace !== namespace) {
    throw new SSHFormatError(`It is made for "${parts.namespace}", not for "${namespace}".`);
  }
  const digest = await crypto.subtle.digest(parts.hash, message);
  const { namespace: name, reserved, hashName } = parts;
  const signed = concat([
    new TextEncoder().encode(magic),
    toSSHStrings(name, reserved, hashName, new Uint8Array(digest)),
  ]);
  const { type, scheme } = parseKey(parts.publicKey, parts.signature);
  if (!(await isRight(scheme, signed, type))) {
    throw new SSHFormatError('The signature is not over these bytes.');
  }
  return `${type} ${toBase64(parts.publicKey)}`;
}

const hashes = { sha256: 'SHA-256', sha512: 'SHA-512' } as const;

function parseBlob(armoured: string) {
  const base64 =
    armoured.length > maxLength ? undefined : armour.exec(armoured)?.groups?.['base64'];
  if (base64 === undefined) {
    throw new SSHFormatError('It is not an SSH signature, which begins with its BEGIN line.');
  }
  const reader = new SSHReader(decode(base64.replaceAll(/\s/gu, '')));
  if (String.fromCharCode(...reader.take(magic.length)) !== magic || reader.number() !== 1) {
    throw new SSHFormatError('It is not an SSH signature of version 1.');
  }
  const publicKey = reader.string();
  const [namespace, reserved, hashName] = [reader.text(), reader.text(), reader.text()];
  const signature = reader.string();
  reader.end();
  if (hashName !== 'sha256' && hashName !== 'sha512') {
    throw new SSHFormatError(`Its hash "${hashName}" is not sha256 or sha512.`);
  }
  return { publicKey, namespace, reserved, hashName, hash: hashes[hashName], signature };
}

function decode(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch (error) {
    throw new SSHFormatError('It is not Base64.', { cause: error });
  }
}

/** The arguments with which Web Crypto verifies a signature. */
interface Scheme {
  readonly jwk: JsonWebKey;
  readonly algorithm: {
    readonly name: string;
    readonly namedCurve?: string;
    readonly hash?: string;
  };
  readonly signature: Uint8Array<ArrayBuffer>;
}

function parseKey(blob: Uint8Array<ArrayBuffer>, signature: Uint8Array<ArrayBuffer>) {
  const key = new SSHReader(blob);
  const type = key.text();
  const parse = schemes[type];
  if (parse === undefined) {
    throw new SSHFormatError(
      `Keys of type "${type}" are not accepted; use Ed25519, ECDSA P-256, or RSA from ${leastRSABits} bits.`,
    );
  }
  const reader = new SSHReader(signature);
  const format = reader.text();
  const bytes = reader.string();
  reader.end();
  const scheme = parse(key, format, bytes);
  key.end();
  return { type, scheme };
}

/** The kinds of keys, by their names in SSH. */
const schemes: Readonly<
  Record<string, (key: SSHReader, format: string, signature: Uint8Array<ArrayBuffer>) => Scheme>
> = {
  'ssh-ed25519': (key, format, signature) => ({
    jwk: { kty: 'OKP', crv: 'Ed25519', x: base64url.encode(key.string()) },
    algorithm: { name: requireFormat(format, 'ssh-ed25519', 'Ed25519') },
    signature,
  }),
  'ecdsa-sha2-nistp256': (key, format, signature) => {
    const curve = key.text();
    const point = key.string();
    if (curve !== 'nistp256' || point.length !== 65 || point[0] !== 4) {
      throw new SSHFormatError('Its key is not a point of P-256.');
    }
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
      base64url.encode(part),
    );
    const name = requireFormat(format, 'ecdsa-sha2-nistp256', 'ECDSA');
    return {
      jwk: { kty: 'EC', crv: 'P-256', x: x!, y: y! },
      algorithm: { name, namedCurve: 'P-256', hash: 'SHA-256' },
      signature: joinNumbers(signature),
    };
  },
  'ssh-rsa': (key, format, signature) => {
    const [e, n] = [key.integer(), key.integer()];
    if (n.length * 8 < leastRSABits) {
      throw new SSHFormatError(`Its RSA key has fewer than ${leastRSABits} bits.`);
    }
    // RFC 8332: the format "ssh-rsa" is a signature over SHA-1 and is refused.
    const bits = /^rsa-sha2-(?<bits>256|512)$/u.exec(format)?.groups?.['bits'];
    if (bits === undefined) throw wrongFormat(format);
    return {
      jwk: { kty: 'RSA', e: base64url.encode(e), n: base64url.encode(n) },
      algorithm: { name: 'RSASSA-PKCS1-v1_5', hash: `SHA-${bits}` },
      signature,
    };
  },
};

function requireFormat(format: string, expected: string, name: string): string {
  if (format !== expected) throw wrongFormat(format);
  return name;
}

function wrongFormat(format: string): SSHFormatError {
  return new SSHFormatError(`Its signature has the format "${format}", which its key cannot make.`);
}

/** The two numbers of an ECDSA signature in 32 bytes each, as Web Crypto takes them. */
function joinNumbers(signature: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const reader = new SSHReader(signature);
  const [r, s] = [reader.integer(), reader.integer()];
  reader.end();
  if (r.length > 32 || s.length > 32) throw new SSHFormatError('Its numbers are too large.');
  const joined = new Uint8Array(64);
  joined.set(r, 32 - r.length);
  joined.set(s, 64 - s.length);
  return joined;
}

async function isRight(
  { jwk, algorithm, signature }: Scheme,
  signed: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify']);
    return await crypto.subtle.verify(algorithm, key, signature, signed);
  } catch (error) {
    throw new SSHFormatError(`Its ${type} key is not valid.`, { cause: error });
  }
}
