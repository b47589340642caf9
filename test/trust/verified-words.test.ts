// `verify` on attestations: what it says of each, word for word.
import { describe, expect, it } from 'vitest';
import { digestWords } from '../../src/domain/attested-words.ts';
import { canonicalize } from '../../src/kernel/jcs.ts';
import type { Answer } from './fake-source.ts';
import { makeSite, origin, rowsOf } from './signed-site.ts';

const kid = 'K'.repeat(43);
const gist = 'https://gist.github.com/alice/abcde1';
const attester = { account: 'https://github.com/alice', name: 'Alice', relation: 'manager\n' };
const one = `${origin}/attestations/a.json`;

interface Changed {
  readonly statement?: object;
  readonly claim?: object;
  readonly answers?: Readonly<Record<string, Answer>>;
  /** The addresses that the site lists. */
  readonly listed?: readonly string[];
}

/** The rows about attestations of a site that lists one of its first role. */
async function rowsWith({ statement = {}, claim = {}, answers = {}, listed = [one] }: Changed) {
  const { values } = await makeSite();
  const [first] = values['/api/experience'].experiences;
  const { company, title, start, end } = first;
  const whole = {
    type: 'profile-attestation',
    version: 2,
    subject: { name: values['/api/profile'].name, origin, kid },
    attester,
    claim: {
      kind: 'role',
      company,
      title,
      start,
      end,
      words: digestWords('role', first),
      ...claim,
    },
    issued: '2026-11-20',
    expires: '2029-11-20',
    ...statement,
  };
  const text = canonicalize(whole);
  const files = { a: { content: text } };
  const rows = await rowsOf({
    answers: {
      [`${origin}/verification.json`]: listing(listed),
      [one]: text,
      [`${one}.sig`]: gist,
      'https://api.github.com/users/alice': { id: 7, login: 'alice', created_at: '2012-03-04' },
      'https://api.github.com/gists/abcde1': { owner: { id: 7, login: 'alice' }, files },
      ...answers,
    },
  });
  return rows.filter((row) => row.startsWith('attested'));
}

/** `/verification.json` with these attestations of one claim. */
function listing(urls: readonly string[]) {
  const attestations = urls.map((url) => ({
    url,
    by: attester.account,
    relation: 'manager',
    says: 'Alice',
    issued: '2026-11-20',
    expires: '2029-11-20',
    state: 'unchecked',
    wording: 'current',
    covers: 'everything',
  }));
  const claims = [{ path: '/api/experience', level: 'declared', attestations }];
  return { origin, identities: [], claims, limits: [] };
}

const by = String.raw`role "Juniper Ward Health": github.com/alice (account of 2012), who writes "manager\u{a}"`;
const missing =
  'attested failed attestation-missing: /attestations/a.json is listed and does not exist';

describe('an attestation', () => {
  it.each<[string, Changed, readonly string[]]>([
    ['of all words', {}, [`attested ok attested: ${by}`]],
    [
      'of another name',
      { statement: { subject: { name: 'Ada\u202E', origin, kid } } },
      [String.raw`attested ok attested: ${by}, said of "Ada\u{202e}"`],
    ],
    [
      'of title and dates',
      { statement: { version: 1 }, claim: { words: undefined } },
      [`attested ok attested-title-and-dates: ${by}, title and dates only`],
    ],
    [
      'of another title',
      { claim: { title: 'Head' } },
      [`attested none earlier-wording: ${by}, for an earlier wording; changed since: title`],
    ],
    [
      'of another role',
      { claim: { company: 'Other' } },
      [
        `attested none earlier-wording: ${by.replace('Juniper Ward Health', 'Other')}, for an earlier wording: the site does not list it`,
      ],
    ],
    [
      'of another start',
      { claim: { start: '1999' } },
      [`attested none earlier-wording: ${by}, for an earlier wording: the site does not list it`],
    ],
    ['that is missing', { answers: { [one]: 404 } }, [missing]],
    ['without its proof', { answers: { [`${one}.sig`]: 410 } }, [missing]],
    [
      'that does not come',
      { answers: { [one]: { failure: 'timeout' } } },
      [`attested undecided timeout: ${one} failed.`],
    ],
    [
      'that has expired',
      { statement: { issued: '2020-01-01', expires: '2021-01-01' } },
      ['attested none expired: role "Juniper Ward Health": expired. It expired on 2021-01-01.'],
    ],
    [
      'by an account that is gone',
      { answers: { 'https://api.github.com/users/alice': 404 } },
      [
        'attested none withdrawn: role "Juniper Ward Health": withdrawn. There is no account https://github.com/alice any more.',
      ],
    ],
    [
      'that is none',
      { answers: { [one]: '{}' } },
      [
        'attested failed attestation-invalid: /attestations/a.json: It is not a statement of a profile attestation ("version").',
      ],
    ],
    [
      'after a byte order mark',
      { answers: { [one]: '\uFEFF{}' } },
      [
        'attested failed attestation-invalid: /attestations/a.json: It is not a statement of a profile attestation.',
      ],
    ],
    ['that is listed twice', { listed: [one, one] }, [`attested ok attested: ${by}`]],
    ['at another site', { listed: ['https://eve.test/attestations/a.json'] }, []],
    ['in a list that is none', { answers: { [`${origin}/verification.json`]: { claims: 1 } } }, []],
    [
      'in a list that does not come',
      { answers: { [`${origin}/verification.json`]: { failure: 'unreachable' } } },
      [`attested undecided unreachable: ${origin}/verification.json failed.`],
    ],
    [
      'of a case',
      { claim: { kind: 'case', slug: 'x', company: undefined, start: undefined, end: undefined } },
      [
        `attested none earlier-wording: ${by.replace('role "Juniper Ward Health"', 'case "x"')}, for an earlier wording: the site does not list it`,
      ],
    ],
  ])('%s', async (_, changed, rows) => {
    expect(await rowsWith(changed)).toEqual(rows);
  });

  it('counts once, even if several addresses have it', async () => {
    const { values } = await makeSite();
    const [{ company, title, start, end }] = values['/api/experience'].experiences;
    const text = canonicalize({
      type: 'profile-attestation',
      version: 1,
      subject: { name: values['/api/profile'].name, origin },
      attester,
      claim: { kind: 'role', company, title, start, end },
      issued: '2026-11-20',
      expires: '2029-11-20',
    });
    const second = `${origin}/attestations/b.json`;
    const files = { a: { content: text } };
    const answers = {
      [one]: text,
      [second]: text,
      [`${second}.sig`]: gist,
      'https://api.github.com/gists/abcde1': { owner: { id: 7, login: 'alice' }, files },
    };
    expect(await rowsWith({ listed: [one, second], answers })).toEqual([
      `attested ok attested-title-and-dates: ${by}, title and dates only`,
      'attested none repeated: role "Juniper Ward Health": it is the same statement as above',
    ]);
  });

  it('is one of 50 that are checked', async () => {
    const urls = Array.from({ length: 51 }, (_, index) => `${origin}/attestations/${index}.json`);
    const rows = await rowsWith({ listed: urls });
    expect(rows).toHaveLength(51);
    expect(rows.at(-2)).toBe(missing.replace('/a.', '/49.'));
    expect(rows.at(-1)).toBe('attested undecided too-many: only the first 50 of 51 are checked');
    expect(await rowsWith({ listed: urls.slice(1) })).toHaveLength(50);
  });
});
