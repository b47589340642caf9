// What a colleague can attest: the roles and cases of a site, its name, and the key that signed it.
import { expect, it } from 'vitest';
import { digestWords } from '../../src/domain/attested-words.ts';
import { createStatement, readAttestable } from '../../src/trust/attest/choices.ts';
import { signManifest } from '../../src/trust/keys/manifest.ts';
import { toPublicKey } from '../../src/trust/keys/private-keys.ts';
import { createTestApp } from '../sample.ts';
import { type Answer, answering } from './fake-source.ts';
import { keysAt, makeSite, manifestAt, origin, other, own } from './signed-site.ts';

const app = createTestApp();
const read = async (path: string) =>
  (await app.fetch(new Request(`https://profile.test${path}`))).json();
const slug = 'live-commerce-traffic-spike';

/** The answers of the sample; those of a static site have another ending. */
async function pagesOf(ending = ''): Promise<Record<string, Answer>> {
  const paths = ['/api/profile', '/api/experience', '/api/cases', `/api/cases/${slug}`];
  const pages = await Promise.all(
    paths.map(async (path) => [`${origin}${path}${ending}`, await read(path)] as const),
  );
  return Object.fromEntries(pages);
}

it.each(['', '.json'])(
  'lists roles and cases of the answers with the ending "%s"',
  async (ending) => {
    const { experiences } = await read('/api/experience');
    const [first] = experiences;
    const { subject, choices } = await readAttestable(answering(await pagesOf(ending)), origin);
    expect(subject).toEqual({ name: 'Mira Halvorsen', origin });
    expect(choices.map(({ id }) => id).slice(0, 2)).toEqual(['role:1', 'role:2']);
    expect(choices[0]!.description).toBe(`${first.title}, ${first.company}, ${first.dates}`);
    const { company, title, start, end } = first;
    const words = digestWords('role', first);
    expect(await choices[0]!.read()).toEqual({
      claim: { kind: 'role', company, title, start, end, words },
      answer: first,
    });
    const study = await read(`/api/cases/${slug}`);
    const choice = choices.find(({ id }) => id === `case:${slug}`)!;
    expect(choice.description).toBe(study.title);
    expect(await choice.read()).toEqual({
      claim: { kind: 'case', slug, title: study.title, words: digestWords('case', study) },
      answer: study,
    });
  },
);

it('leaves out roles without a start or an end, and keeps the numbers of the others', async () => {
  const {
    experiences: [first, second, ...rest],
    ...more
  } = await read('/api/experience');
  const { end: _, ...open } = first;
  const { start: __, ...begun } = second;
  const pages = {
    ...(await pagesOf()),
    [`${origin}/api/experience`]: { ...more, experiences: [open, begun, ...rest] },
  };
  const { choices } = await readAttestable(answering(pages), origin);
  expect(choices[0]!.id).toBe('role:3');
});

const kidOf = async (more: Record<string, Answer>) =>
  (await readAttestable(answering({ ...(await pagesOf()), ...more }), origin)).subject.kid;

it('names the key that signed the site, if it is signed for this origin', async () => {
  const { payload } = await makeSite();
  const keys = { keys: [toPublicKey(own), toPublicKey(other)] };
  const signed = { [manifestAt]: await signManifest(payload, [own]), [keysAt]: keys };
  expect(await kidOf(signed)).toBe(own.kid);
  expect(await kidOf({ ...signed, [keysAt]: 404 })).toBeUndefined();
  expect(await kidOf({ ...signed, [manifestAt]: 404 })).toBeUndefined();
  const elsewhere = await signManifest({ ...payload, origin: 'https://you.test' }, [own]);
  expect(await kidOf({ ...signed, [manifestAt]: elsewhere })).toBeUndefined();
});

it.each(['/api/profile', '/api/experience', '/api/cases'])(
  'refuses a site whose %s is none',
  async (path) => {
    const pages = { ...(await pagesOf()), [origin + path]: { name: 1 } };
    await expect(readAttestable(answering(pages), origin)).rejects.toMatchObject({
      code: 'unreachable',
      message: `${origin}${path} does not answer as a profile does.`,
    });
  },
);

it('writes a statement of three years', async () => {
  const attestable = await readAttestable(answering(await pagesOf()), origin);
  const { claim } = await attestable.choices[0]!.read();
  const attester = { account: 'https://github.com/alice', name: 'Alice', relation: 'manager' };
  const statement = {
    type: 'profile-attestation',
    version: 2,
    subject: attestable.subject,
    attester,
    claim,
    issued: '2026-11-22',
    expires: '2029-11-22',
  };
  expect(createStatement(attestable, claim, attester, '2026-11-22')).toEqual(statement);
  const words = { ...attester, text: 'Good.' };
  expect(createStatement(attestable, claim, words, '2026-11-22')).toEqual({
    ...statement,
    text: 'Good.',
  });
});
