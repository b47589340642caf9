// Signatures by the real ssh-keygen, and forgeries of them.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifySSHSignature } from '../../src/trust/attest/sshsig.ts';
import { signatureNamespace } from '../../src/trust/attest/statement.ts';
import { SSHFormatError } from '../../src/trust/keys/ssh.ts';
import { describeWith, findProgram } from '../optional.ts';

const namespace = 'profile-attestation-v1';
const message = new Uint8Array(Buffer.from('{"type":"profile-attestation"}'));

const folder = mkdtempSync(join(tmpdir(), 'sshsig-'));

function makeKey(name: string, ...options: string[]): string {
  const path = join(folder, name);
  execFileSync('ssh-keygen', ['-q', '-N', '', '-C', '', '-f', path, ...options]);
  return path;
}

function sign(key: string, options: { namespace?: string; hash?: string } = {}): string {
  const file = join(folder, `message-${Math.random()}`);
  writeFileSync(file, message);
  const { namespace: name = namespace, hash } = options;
  const extra = hash === undefined ? [] : ['-O', `hashalg=${hash}`];
  execFileSync('ssh-keygen', ['-Y', 'sign', '-q', '-f', key, '-n', name, ...extra, file], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  return readFileSync(`${file}.sig`, 'utf8');
}

function publicOf(key: string): string {
  return readFileSync(`${key}.pub`, 'utf8').trim().split(' ').slice(0, 2).join(' ');
}

describeWith('ssh-keygen', findProgram('ssh-keygen', 'openssh-client'), () => {
  describe.each([
    ['Ed25519', ['-t', 'ed25519']],
    ['P-256', ['-t', 'ecdsa', '-b', '256']],
    ['RSA', ['-t', 'rsa', '-b', '2048']],
  ])('%s', (name, options) => {
    let key = '';
    beforeAll(() => {
      key = makeKey(name, ...options);
    });

    it.each(['sha256', 'sha512'])('accepts a signature over %s, and says by whom', async (hash) => {
      const signature = sign(key, { hash });
      expect(await verifySSHSignature(signature, message, namespace)).toBe(publicOf(key));
    });

    it('refuses other bytes', async () => {
      const other = new Uint8Array(message);
      other[3]! ^= 1;
      await expect(verifySSHSignature(sign(key), other, namespace)).rejects.toThrow(
        'not over these bytes',
      );
    });

    it('refuses another namespace', async () => {
      const signature = sign(key, { namespace: 'file' });
      await expect(verifySSHSignature(signature, message, namespace)).rejects.toThrow(
        'made for "file"',
      );
    });

    it('refuses any octet changed, and never fails otherwise', async () => {
      const signature = sign(key);
      const octets = Buffer.from(signature.split('\n').slice(1, -2).join(''), 'base64');
      for (let index = 0; index < octets.length; index += 3) {
        const changed = Buffer.from(octets);
        changed[index]! ^= 0x41;
        const text = `-----BEGIN SSH SIGNATURE-----\n${changed.toString('base64')}\n-----END SSH SIGNATURE-----\n`;
        await expect(verifySSHSignature(text, message, namespace)).rejects.toThrow(SSHFormatError);
      }
    });
  });

  it.each([
    ['a short RSA key', ['-t', 'rsa', '-b', '1024'], 'fewer than 2048 bits'],
    ['another curve', ['-t', 'ecdsa', '-b', '384'], '"ecdsa-sha2-nistp384" are not accepted'],
  ])('refuses %s', async (name, options, words) => {
    const signature = sign(makeKey(name.replaceAll(' ', '-'), ...options));
    await expect(verifySSHSignature(signature, message, namespace)).rejects.toThrow(words);
  });
});

describeWith('the command of guides/verify.md', findProgram('ssh-keygen', 'openssh-client'), () => {
  it('accepts a statement, and refuses it once a letter differs', () => {
    const [, command = ''] =
      /^```sh\n(ssh-keygen .*)\n```$/m.exec(readFileSync('guides/verify.md', 'utf8')) ?? [];
    const key = makeKey('alice', '-t', 'ed25519');
    writeFileSync(join(folder, 'allowed'), `alice ${publicOf(key)}\n`);
    writeFileSync(join(folder, 'statement.json'), message);
    writeFileSync(join(folder, 'statement.json.sig'), sign(key));
    const verify = () =>
      spawnSync('sh', ['-c', command.replaceAll('ACCOUNT', 'alice')], {
        cwd: folder,
        encoding: 'utf8',
      });
    expect(verify()).toMatchObject({ status: 0, stdout: expect.stringContaining('Good') });
    writeFileSync(join(folder, 'statement.json'), '{"type":"another"}');
    expect(verify().status).not.toBe(0);
  });
});

it.each([
  '',
  'text',
  '-----BEGIN SSH SIGNATURE-----\nAAAA\n-----END SSH SIGNATURE-----',
  'x'.repeat(20_000),
])('refuses what is no signature (%#)', async (text) => {
  await expect(verifySSHSignature(text, message, namespace)).rejects.toThrow(SSHFormatError);
});

it('statements have a namespace of their own, which docs/trust.md names', () => {
  expect(signatureNamespace).toBe(namespace);
  expect(readFileSync('docs/trust.md', 'utf8')).toContain(` -n ${namespace} `);
});
