// Signatures of `ssh-keygen -Y sign`, made here: each kind of key, and each way in which one can be wrong.
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifySSHSignature } from '../../src/trust/attest/sshsig.ts';
import { concat, SSHFormatError, SSHReader, toSSHStrings } from '../../src/trust/keys/ssh.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const message = new TextEncoder().encode('a statement');
const namespace = 'profile-attestation-v1';

const partsOf = (key: KeyObject) => {
  const jwk = key.export({ format: 'jwk' });
  return (name: 'x' | 'y' | 'n' | 'e') => Buffer.from(jwk[name] ?? '', 'base64url');
};
/** A positive integer has a zero byte before a high bit. */
const integer = (bytes: Uint8Array) => concat([new Uint8Array(bytes[0]! >= 0x80 ? 1 : 0), bytes]);

interface Signer {
  readonly blob: Bytes;
  readonly format: string;
  readonly sign: (signed: Bytes) => Uint8Array;
}

const ed25519 = generateKeyPairSync('ed25519').privateKey;
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const smallRSA = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
const point = concat([Uint8Array.of(4), partsOf(ec)('x'), partsOf(ec)('y')]);

const signEC = (signed: Bytes) => {
  const plain = sign('sha256', signed, { key: ec, dsaEncoding: 'ieee-p1363' });
  return toSSHStrings(integer(plain.subarray(0, 32)), integer(plain.subarray(32)));
};
const rsaBlob = (key: KeyObject) =>
  toSSHStrings('ssh-rsa', integer(partsOf(key)('e')), integer(partsOf(key)('n')));

const signers = {
  'ssh-ed25519': {
    blob: toSSHStrings('ssh-ed25519', partsOf(ed25519)('x')),
    format: 'ssh-ed25519',
    sign: (signed) => sign(null, signed, ed25519),
  },
  'ecdsa-sha2-nistp256': {
    blob: toSSHStrings('ecdsa-sha2-nistp256', 'nistp256', point),
    format: 'ecdsa-sha2-nistp256',
    sign: signEC,
  },
  'rsa-sha2-256': {
    blob: rsaBlob(rsa),
    format: 'rsa-sha2-256',
    sign: (signed) => sign('sha256', signed, rsa),
  },
  'rsa-sha2-512': {
    blob: rsaBlob(rsa),
    format: 'rsa-sha2-512',
    sign: (signed) => sign('sha512', signed, rsa),
  },
} as const satisfies Record<string, Signer>;

interface Changed extends Partial<Signer> {
  readonly magic?: string;
  readonly version?: number;
  readonly hash?: string;
  readonly reserved?: string;
  readonly namespace?: string;
  /** Bytes after the signature, and after its parts. */
  readonly more?: Bytes;
  readonly moreInside?: Bytes;
}

function makeBlob(changed: Changed): Bytes {
  const signer = { ...signers['ssh-ed25519'], ...changed };
  const { magic = 'SSHSIG', version = 1, hash = 'sha512', reserved = '' } = changed;
  const name = changed.namespace ?? namespace;
  const digest = createHash(hash === 'sha256' ? 'sha256' : 'sha512')
    .update(message)
    .digest();
  const signed = concat([Buffer.from('SSHSIG'), toSSHStrings(name, reserved, hash, digest)]);
  const signature = concat([
    toSSHStrings(signer.format, signer.sign(signed)),
    changed.moreInside ?? new Uint8Array(),
  ]);
  return concat([
    Buffer.from(magic),
    Uint8Array.of(0, 0, 0, version),
    toSSHStrings(signer.blob, name, reserved, hash, signature),
    changed.more ?? new Uint8Array(),
  ]);
}

const armour = (base64: string) =>
  `-----BEGIN SSH SIGNATURE-----\n${base64}\n-----END SSH SIGNATURE-----\n`;
const make = (changed: Changed = {}) =>
  armour(Buffer.from(makeBlob(changed)).toString('base64').replaceAll(/.{70}/gu, '$&\n'));
const verify = (armoured: string, given = message) =>
  verifySSHSignature(armoured, given, namespace);

describe('a signature', () => {
  it.each(Object.entries(signers))('by %s is right, and names its key', async (_, signer) => {
    const { blob } = signer;
    const [type] = [new SSHReader(blob).text()];
    const line = `${type} ${Buffer.from(blob).toString('base64')}`;
    expect(await verify(make(signer))).toBe(line);
    expect(await verify(make({ ...signer, hash: 'sha256', reserved: 'x' }))).toBe(line);
    expect(await verify(`\n ${make(signer)}\n`)).toBe(line);
    const other = new TextEncoder().encode('another');
    await expect(verify(make(signer), other)).rejects.toThrow(
      'The signature is not over these bytes.',
    );
  });

  const none = 'It is not an SSH signature, which begins with its BEGIN line.';
  it.each<[string, string, string]>([
    ['no armour', 'text', none],
    ['a text before it', `x${make()}`, none],
    ['a text after it', `${make()}x`, none],
    ['16 KiB of armour', make().replace('\n', '\n'.repeat(16 * 1024)), none],
    ['odd Base64', armour('AAAAA'), 'It is not Base64.'],
    ['another magic', make({ magic: 'SSHSIH' }), 'It is not an SSH signature of version 1.'],
    ['version 2', make({ version: 2 }), 'It is not an SSH signature of version 1.'],
    [
      'another namespace',
      make({ namespace: 'git' }),
      'It is made for "git", not for "profile-attestation-v1".',
    ],
    ['another hash', make({ hash: 'sha1' }), 'Its hash "sha1" is not sha256 or sha512.'],
    ['bytes after it', make({ more: Uint8Array.of(0) }), 'It has extra bytes.'],
    ['bytes after its parts', make({ moreInside: Uint8Array.of(0) }), 'It has extra bytes.'],
    [
      'bytes after its key',
      make({ blob: concat([signers['ssh-ed25519'].blob, Uint8Array.of(0)]) }),
      'It has extra bytes.',
    ],
    [
      'an end too early',
      armour(Buffer.from(makeBlob({}).subarray(0, -1)).toString('base64')),
      'It ends too early.',
    ],
    [
      'a key of DSA',
      make({ blob: toSSHStrings('ssh-dss', 'x') }),
      'Keys of type "ssh-dss" are not accepted; use Ed25519, ECDSA P-256, or RSA from 2048 bits.',
    ],
    [
      'a key of a certificate',
      make({ blob: toSSHStrings('ssh-ed25519-cert-v01@openssh.com') }),
      'Keys of type "ssh-ed25519-cert-v01@openssh.com" are not accepted; use Ed25519, ECDSA P-256, or RSA from 2048 bits.',
    ],
    [
      'a format of another key',
      make({ format: 'rsa-sha2-256' }),
      'Its signature has the format "rsa-sha2-256", which its key cannot make.',
    ],
    [
      'a format of SHA-1',
      make({ ...signers['rsa-sha2-256'], format: 'ssh-rsa' }),
      'Its signature has the format "ssh-rsa", which its key cannot make.',
    ],
    [
      'a format with an ending',
      make({ ...signers['rsa-sha2-256'], format: 'rsa-sha2-256-x' }),
      'Its signature has the format "rsa-sha2-256-x", which its key cannot make.',
    ],
    [
      'a format of ECDSA',
      make({ ...signers['ecdsa-sha2-nistp256'], format: 'ssh-ed25519' }),
      'Its signature has the format "ssh-ed25519", which its key cannot make.',
    ],
    [
      'an RSA key of 1,024 bits',
      make({ ...signers['rsa-sha2-256'], blob: rsaBlob(smallRSA) }),
      'Its RSA key has fewer than 2048 bits.',
    ],
    [
      'another curve',
      make({
        ...signers['ecdsa-sha2-nistp256'],
        blob: toSSHStrings('ecdsa-sha2-nistp256', 'nistp384', point),
      }),
      'Its key is not a point of P-256.',
    ],
    [
      'a short point',
      make({
        ...signers['ecdsa-sha2-nistp256'],
        blob: toSSHStrings('ecdsa-sha2-nistp256', 'nistp256', point.subarray(0, 64)),
      }),
      'Its key is not a point of P-256.',
    ],
    [
      'a compressed point',
      make({
        ...signers['ecdsa-sha2-nistp256'],
        blob: toSSHStrings(
          'ecdsa-sha2-nistp256',
          'nistp256',
          concat([Uint8Array.of(2), point.subarray(1)]),
        ),
      }),
      'Its key is not a point of P-256.',
    ],
    [
      'a point beside the curve',
      make({
        ...signers['ecdsa-sha2-nistp256'],
        blob: toSSHStrings(
          'ecdsa-sha2-nistp256',
          'nistp256',
          concat([Uint8Array.of(4), new Uint8Array(64)]),
        ),
      }),
      'Its ecdsa-sha2-nistp256 key is not valid.',
    ],
    [
      'a short Ed25519 key',
      make({ blob: toSSHStrings('ssh-ed25519', new Uint8Array(31)) }),
      'Its ssh-ed25519 key is not valid.',
    ],
    [
      'numbers of 33 bytes',
      make({
        ...signers['ecdsa-sha2-nistp256'],
        sign: () => toSSHStrings(new Uint8Array(33).fill(1), new Uint8Array(32).fill(1)),
      }),
      'Its numbers are too large.',
    ],
    [
      'a second number of 33 bytes',
      make({
        ...signers['ecdsa-sha2-nistp256'],
        sign: () => toSSHStrings(Uint8Array.of(1), new Uint8Array(33).fill(1)),
      }),
      'Its numbers are too large.',
    ],
    [
      'three numbers',
      make({ ...signers['ecdsa-sha2-nistp256'], sign: () => toSSHStrings('a', 'b', 'c') }),
      'It has extra bytes.',
    ],
    [
      'the numbers zero',
      make({ ...signers['ecdsa-sha2-nistp256'], sign: () => toSSHStrings(new Uint8Array(3), '') }),
      'The signature is not over these bytes.',
    ],
  ])('with %s is refused', async (_, armoured, reason) => {
    const error: unknown = await verify(armoured).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(SSHFormatError);
    expect(error).toMatchObject({ name: 'SSHFormatError', message: reason });
  });
});

it('a text of a structure is read up to 1,000 characters', () => {
  const reader = new SSHReader(toSSHStrings('x'.repeat(1_001), 'y'));
  expect([reader.text(), reader.text()]).toEqual(['x'.repeat(1_000), 'y']);
  reader.end();
  expect(() => reader.number()).toThrow('It ends too early.');
});

it('an integer is read without its leading zeros', () => {
  const reader = new SSHReader(toSSHStrings(Uint8Array.of(0, 0, 128, 0), Uint8Array.of(0, 0), ''));
  expect(reader.integer()).toEqual(Uint8Array.of(128, 0));
  expect(reader.integer()).toEqual(new Uint8Array());
  expect(reader.integer()).toEqual(new Uint8Array());
});
