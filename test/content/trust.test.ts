// Files that commands write into trust/ and attestations/, and the reports after they were changed.
import { expect, it } from 'vitest';
import { renderIssue } from '../../src/content/report/issue.ts';
import { parseContent } from '../../src/content/parse.ts';
import { readContentFiles } from '../../src/content/read.ts';

const digest = 'x'.repeat(43);
const statement = {
  type: 'profile-attestation',
  version: 1,
  subject: { name: '林 小雨', origin: 'https://xiaoyu.example' },
  attester: { account: 'https://github.com/alice', name: 'Alice', relation: 'manager' },
  claim: {
    kind: 'role',
    company: 'Städtische Bibliothek Nürnberg',
    title: 'Working student',
    start: '2026-01',
    end: '2026-06',
  },
  issued: '2026-07-01',
  expires: '2028-07-01',
};
const ofCase = (slug: string) => ({
  ...statement,
  claim: { kind: 'case', slug, title: 'T', jcsSha256: digest },
});
const check = {
  kind: 'attestation',
  name: 'alice',
  state: 'valid',
  checkedOn: '2026-10-01',
  lastOk: '2026-10-01',
};
const key = { alg: 'Ed25519', crv: 'Ed25519', kid: digest, kty: 'OKP', use: 'sig', x: digest };
const payload = {
  version: 1,
  origin: 'https://xiaoyu.example',
  // In base64url, these have both letters that base64 has not.
  name: '林 小雨 ÿþ>?~',
  issued: '2026-10-01T00:00:00Z',
  expires: '2027-10-01T00:00:00Z',
  resources: { '/api/profile': { jcsSha256: digest } },
};
const header = { alg: 'Ed25519', kid: digest, typ: 'profile-manifest+jws' };

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const manifest = (said: unknown, by: unknown = header) => ({
  payload: typeof said === 'string' ? said : encoded(said),
  signatures: [{ protected: encoded(by), signature: '' }],
});

type Files = Readonly<Record<string, unknown>>;

/** The minimal profile with files of JSON, or of text as it is. */
function parse(own: Files) {
  const files = new Map(readContentFiles('test/fixtures/minimal'));
  for (const [file, value] of Object.entries(own)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    files.set(file, new TextEncoder().encode(text));
  }
  return parseContent(files, { asOf: '2026-11' });
}

function report(own: Files): readonly string[] {
  const parsed = parse(own);
  const issues = 'content' in parsed ? parsed.warnings : parsed.issues;
  return issues.map((issue) => renderIssue(issue));
}

function contentOf(own: Files) {
  const parsed = parse(own);
  if (!('content' in parsed)) throw new Error(JSON.stringify(parsed.issues));
  return parsed.content;
}

const lonely = (file: string, other: string) =>
  `attestations/${file}:1:1: error: There is no attestations/${other} beside it.\n    Restore it, or remove this file; "npx profile-api attestation add" writes both.`;
const wrong = (file: string, where: string, remedy: string) =>
  `${file}:1:1: error: The file is not as profile-api writes it${where}.\n    Restore it from your repository, or remove it. ${remedy}`;
const gone = (kind: string) =>
  `attestations/alice.json:1:1: warning: The profile has no ${kind} that this statement is about any more.\n    Remove it together with its .sig, or restore the company, the start or the slug.`;
const added = '"npx profile-api attestation add" adds one.';
const made = '"npx profile-api key new" makes a new one.';
const signed = '"npx profile-api sign" writes it again.';
const seen = '"npx profile-api check --links" writes it again.';

const withProof = (value: unknown) => ({
  'attestations/alice.json': value,
  'attestations/alice.json.sig': 'proof',
});

it.each<[string, Files, readonly string[]]>([
  ['a statement and its proof', withProof(statement), []],
  [
    'a statement alone',
    { 'attestations/alice.json': statement },
    [lonely('alice.json', 'alice.json.sig')],
  ],
  [
    'a proof alone',
    { 'attestations/alice.json.sig': 'proof' },
    [lonely('alice.json.sig', 'alice.json')],
  ],
  [
    'a statement and the proof of another',
    { 'attestations/alice.json': statement, 'attestations/bob.json.sig': 'proof' },
    [lonely('alice.json', 'alice.json.sig'), lonely('bob.json.sig', 'bob.json')],
  ],
  ['a proof that is JSON', { ...withProof(statement), 'attestations/alice.json.sig': '{}' }, []],
  ['no JSON', withProof('Alice was here.'), [wrong('attestations/alice.json', '', added)]],
  [
    'another version',
    withProof({ ...statement, version: 3 }),
    [wrong('attestations/alice.json', ' ("version")', added)],
  ],
  [
    'a claim without a date',
    withProof({ ...statement, claim: { ...statement.claim, start: '26' } }),
    [wrong('attestations/alice.json', ' ("claim.start")', added)],
  ],
  ['a case that is told', withProof(ofCase('catalogue-import')), []],
  ['a case that is told no more', withProof(ofCase('catalogue')), [gone('case')]],
  [
    'a role that ended later',
    withProof({ ...statement, claim: { ...statement.claim, end: '2026-07' } }),
    [],
  ],
  [
    'a role that began at another time',
    withProof({ ...statement, claim: { ...statement.claim, start: '2026-02' } }),
    [gone('role')],
  ],
])('checks attestations: %s', (_, files, said) => {
  expect(report(files)).toEqual(said);
});

it.each<[string, Files]>([
  ['experience.yaml', withProof({ ...statement, claim: { ...statement.claim, start: '2026-02' } })],
  ['cases/1-catalogue-import.md', withProof(ofCase('catalogue'))],
])('calls nothing gone that may be in %s, where that has a mistake', (file, files) => {
  expect(report({ ...files, [file]: '"' }).filter((said) => said.includes('any more'))).toEqual([]);
});

it.each<[string, unknown, string | undefined]>([
  ['keys', { keys: [key] }, undefined],
  ['keys', { keys: [{ ...key, kid: 'short' }] }, wrong('trust/keys.json', ' ("keys.0.kid")', made)],
  ['keys', '{', wrong('trust/keys.json', '', made)],
  ['checks', { version: 1, checks: [check] }, undefined],
  ['checks', { checks: [] }, wrong('trust/checks.json', ' ("version")', seen)],
  ['manifest', manifest(payload), undefined],
  ['manifest', {}, wrong('trust/manifest.json', ' ("payload")', signed)],
  ['manifest', manifest('no base64'), wrong('trust/manifest.json', ' ("payload")', signed)],
  [
    'manifest',
    manifest({ ...payload, origin: 'xiaoyu' }),
    wrong('trust/manifest.json', ' ("payload.origin")', signed),
  ],
  [
    'manifest',
    manifest({ ...payload, resources: { [`/${'x'.repeat(99)}`]: 1 } }),
    wrong('trust/manifest.json', ` ("payload.resources./${'x'.repeat(81)}")`, signed),
  ],
  [
    'manifest',
    manifest(payload, { ...header, typ: 'JWT' }),
    wrong('trust/manifest.json', ' ("signatures")', signed),
  ],
])('checks trust/%s.json: %j', (name, value, said) => {
  expect(report({ [`trust/${name}.json`]: value })).toEqual(said === undefined ? [] : [said]);
});

it('puts all that it reads into the content', () => {
  const { trust, roles } = contentOf({
    ...withProof(statement),
    'trust/keys.json': { keys: [key] },
    'trust/checks.json': { version: 1, checks: [check] },
    'trust/manifest.json': manifest(payload),
  });
  expect(trust).toEqual({
    keys: [key],
    checks: [check],
    manifest: { text: JSON.stringify(manifest(payload)), payload, kids: [digest] },
    attestations: [{ name: 'alice', statement, text: JSON.stringify(statement), proof: 'proof' }],
  });
  expect(roles[0]).toHaveProperty('attestations', [
    {
      url: '/attestations/alice.json',
      by: 'https://github.com/alice',
      issued: '2026-07-01',
    },
  ]);
});

it('has no trust in the content where there is none of its files', () => {
  expect(contentOf({})).not.toHaveProperty('trust');
});
