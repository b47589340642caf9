// Attestations: every reason for their state, word for word, and the days at its limits.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalize } from '../../src/kernel/jcs.ts';
import { type AssessOptions, assessAttestation } from '../../src/trust/attest/assess.ts';
import { concat, toSSHStrings } from '../../src/trust/keys/ssh.ts';
import { latestExpiry, parseStatement, renderStatement } from '../../src/trust/attest/statement.ts';
import { answering } from './fake-source.ts';

const kid = 'K'.repeat(43);
const statement = {
  type: 'profile-attestation',
  version: 2,
  subject: { name: 'Mira', origin: 'https://mira.test', kid },
  attester: { account: 'https://github.com/Alice', name: 'Alice', relation: 'manager' },
  claim: { kind: 'role', company: 'A', title: 'B', start: '2020', end: 'present', words: {} },
  issued: '2026-11-20',
  expires: '2029-11-20',
} as const;
const text = canonicalize(statement);
const gist = 'https://gist.github.com/alice/abcde1';
const account = { id: 7, login: 'Alice', created_at: '2012-03-04T05:06:07Z', blog: null };
const owner = { id: 7, login: 'Alice' };
const pages = {
  'https://api.github.com/users/Alice': account,
  'https://api.github.com/gists/abcde1': { owner, files: { 'a.json': { content: `${text}\n` } } },
};

type Given = Partial<Pick<AssessOptions, 'today' | 'accountId'>> & {
  readonly text?: string;
  readonly proof?: string;
  readonly subject?: Partial<AssessOptions['subject']>;
  readonly pages?: Parameters<typeof answering>[0];
};

async function assess(given: Given) {
  const subject = { origin: 'https://mira.test', kids: [], accounts: [], ...given.subject };
  const client = answering({ ...pages, ...given.pages });
  const { today = '2026-11-22', accountId } = given;
  const attestation = { text: given.text ?? text, proof: given.proof ?? gist };
  return assessAttestation(attestation, { client, subject, today, accountId });
}

const write = (changes: object) => canonicalize({ ...statement, ...changes });
const gistOf = (changes: object) => ({
  'https://api.github.com/gists/abcde1': { owner, files: {}, ...changes },
});
const accountOf = (changes: object) => ({
  'https://api.github.com/users/Alice': { ...account, ...changes },
});
const holding = (changes: object): Given => ({
  text: write(changes),
  pages: gistOf({ files: { a: { content: write(changes) } } }),
});
const valid = 'The gist of github.com/Alice holds the statement.';
const another = 'https://github.com/Alice is another account than the one that attested.';
const elsewhere = { origin: 'https://new.test' };

describe('an attestation', () => {
  it.each<[string, Given, string, string]>([
    ['a gist with its text', {}, 'valid', valid],
    ['an address with spaces', { proof: ` ${gist}/#file ` }, 'valid', valid],
    [
      'a gist in a file of several',
      { pages: gistOf({ files: { a: null, b: {}, c: { content: text } } }) },
      'valid',
      valid,
    ],
    [
      'a site that has moved with its key',
      { subject: { ...elsewhere, kids: ['x', kid] } },
      'valid',
      valid,
    ],
    [
      'an account of the day of the statement',
      { pages: accountOf({ created_at: '2026-11-20T23:59:59Z' }) },
      'valid',
      valid,
    ],
    ['the account of the first check', { accountId: 7 }, 'valid', valid],
    ['today', { today: '2026-11-20' }, 'valid', valid],
    ['its last day', { today: '2029-11-20' }, 'valid', valid],
    ['the day after its last', { today: '2029-11-21' }, 'expired', 'It expired on 2029-11-20.'],
    [
      'the day before its first',
      { today: '2026-11-19' },
      'invalid',
      'It is issued in the future, 2026-11-20.',
    ],
    [
      'an account of a day later',
      { pages: accountOf({ created_at: '2026-11-21T00:00:00Z' }) },
      'invalid',
      another,
    ],
    ['another account with the name', { accountId: 8 }, 'invalid', another],
    [
      'no account',
      { pages: { 'https://api.github.com/users/Alice': 410 } },
      'withdrawn',
      'There is no account https://github.com/Alice any more.',
    ],
    [
      'no gist',
      { pages: { 'https://api.github.com/gists/abcde1': 404 } },
      'withdrawn',
      'There is no gist abcde1 any more.',
    ],
    [
      'a gist of another',
      { pages: gistOf({ owner: { id: 9, login: 'eve' } }) },
      'invalid',
      'The gist belongs to eve, not to Alice.',
    ],
    [
      'a gist of nobody',
      { pages: gistOf({ owner: null }) },
      'invalid',
      'The gist belongs to nobody, not to Alice.',
    ],
    [
      'a gist with another text',
      { pages: gistOf({ files: { a: { content: `${text}\n\n` } } }) },
      'withdrawn',
      'The gist of github.com/Alice says something else.',
    ],
    [
      'another site',
      { subject: { ...elsewhere, kids: ['x'] } },
      'invalid',
      'It is about https://mira.test, and no key that it names signed this site.',
    ],
    [
      'another site, without a key',
      {
        ...holding({ subject: { name: 'M', origin: 'https://mira.test' } }),
        subject: { ...elsewhere, kids: ['x'] },
      },
      'invalid',
      'It is about https://mira.test, and no key that it names signed this site.',
    ],
    [
      'an account of the engineer',
      { subject: { accounts: ['https://x.test', 'https://www.github.com/aLICE/'] } },
      'invalid',
      'https://github.com/Alice is an account of the engineer.',
    ],
    [
      'no signature',
      { proof: 'https://gist.github.com/alice' },
      'invalid',
      'It is not an SSH signature, which begins with its BEGIN line.',
    ],
    [
      'no statement',
      { text: '{}' },
      'invalid',
      'It is not a statement of a profile attestation ("version").',
    ],
  ])('with %s', async (_, given, state, reason) => {
    expect(await assess(given)).toMatchObject({ state, reason });
  });

  it('names the account that it read, whatever its state', async () => {
    const known = { id: 7, login: 'Alice', created: '2012-03-04', website: '' };
    expect((await assess({})).account).toEqual(known);
    expect((await assess({ today: '2030-01-01' })).account).toEqual(known);
    expect(await assess({ text: '{}' })).not.toHaveProperty('account');
  });

  it.each([403, 429, 500])('is left open if GitHub answers %i', async (status) => {
    const url = 'https://api.github.com/users/Alice';
    await expect(assess({ pages: { [url]: status } })).rejects.toThrow(
      `${url} answered ${status}; try again later.`,
    );
  });

  it('is left open if GitHub sends something else', async () => {
    await expect(assess({ pages: gistOf({ files: 'none' }) })).rejects.toThrow(
      'https://api.github.com/gists/abcde1 sent an unexpected response.',
    );
  });
});

const { privateKey } = generateKeyPairSync('ed25519');
const { x = '' } = privateKey.export({ format: 'jwk' });
const blob = toSSHStrings('ssh-ed25519', Buffer.from(x, 'base64url'));
const line = `ssh-ed25519 ${Buffer.from(blob).toString('base64')}`;

/** Signs a text as `ssh-keygen -Y sign` does. */
function signSSH(message: string): string {
  const digest = createHash('sha512').update(message).digest();
  const parts = ['profile-attestation-v1', '', 'sha512'] as const;
  const signed = concat([Buffer.from('SSHSIG'), toSSHStrings(...parts, digest)]);
  const signature = toSSHStrings('ssh-ed25519', sign(null, signed, privateKey));
  const whole = concat([
    Buffer.from('SSHSIG\0\0\0\u0001'),
    toSSHStrings(blob, ...parts, signature),
  ]);
  const base64 = Buffer.from(whole).toString('base64');
  return `-----BEGIN SSH SIGNATURE-----\n${base64}\n-----END SSH SIGNATURE-----\n`;
}

describe('an attestation that is signed', () => {
  const signing = 'https://api.github.com/users/Alice/ssh_signing_keys';
  it.each<[string, Given, string, string]>([
    [
      'by a login key',
      { pages: { 'https://github.com/Alice.keys': `${line} home` } },
      'valid',
      'github.com/Alice lists the key that signed it.',
    ],
    [
      'by a signing key',
      { pages: { [signing]: [{ key: line }] } },
      'valid',
      'github.com/Alice lists the key that signed it.',
    ],
    [
      'by another key',
      { pages: { [signing]: [{ key: 'ssh-ed25519 AAAA' }] } },
      'key-not-listed',
      'github.com/Alice does not list the key that signed it.',
    ],
    [
      'over another text',
      { proof: signSSH('x') },
      'invalid',
      'The signature is not over these bytes.',
    ],
  ])('%s', async (_, given, state, reason) => {
    expect(await assess({ proof: signSSH(text), ...given })).toMatchObject({ state, reason });
  });
});

const years = 'It must expire after it is issued, and within 3 years.';
const form = 'It is not in the form of RFC 8785 in which it was made.';

describe('a statement', () => {
  it.each([
    ['its last day', write({ expires: '2029-11-20' }), undefined],
    ['a line end', `${text}\n`, undefined],
    ['two line ends', `${text}\n\n`, form],
    ['a space', text.replace(':', ': '), form],
    ['the day after its last', write({ expires: '2029-11-21' }), years],
    ['the day of its issue', write({ expires: '2026-11-20' }), years],
    ['the day after', write({ expires: '2026-11-21' }), undefined],
    ['no JSON', 'text', 'It is not a statement of a profile attestation.'],
    [
      'another type',
      write({ type: 'x' }),
      'It is not a statement of a profile attestation ("type").',
    ],
    [
      'no relation',
      write({ attester: { ...statement.attester, relation: '' } }),
      'It is not a statement of a profile attestation ("attester.relation").',
    ],
    [
      'day 32',
      write({ issued: '2026-11-32' }),
      'It is not a statement of a profile attestation ("issued").',
    ],
    [
      '30 February',
      write({ issued: '2026-02-30' }),
      'It is not a statement of a profile attestation ("issued").',
    ],
  ])('with %s', (_, written, error) => {
    expect(parseStatement(written)).toEqual(
      error === undefined ? { statement: JSON.parse(written) } : { error },
    );
  });

  it.each([
    ['2026-11-20', '2029-11-20'],
    ['2024-02-29', '2027-02-28'],
    ['2025-12-31', '2028-12-31'],
  ])('of %s ends by %s', (issued, end) => {
    expect(latestExpiry(issued)).toBe(end);
  });

  it('is written in canonical form', () => {
    const { type, ...rest } = statement;
    expect(renderStatement({ ...rest, type })).toBe(text);
    expect(() => renderStatement({ ...rest, type: 'x' as 'profile-attestation' })).toThrow('type');
  });
});
