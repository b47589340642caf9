// `attest` as a colleague runs it: questions on a terminal, refusals, and the sites that it reads.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attest } from '../../src/cli/attest.ts';
import { toFileStem } from '../../src/cli/attestation.ts';
import { attestationFile } from '../../src/content/format/trust.ts';
import { Client } from '../../src/trust/net/client.ts';
import { readAttestable } from '../../src/trust/attest/choices.ts';
import { collect } from '../command.ts';
import { sampleContent } from '../sample.ts';
import { allow, listen, type Listening, origin, Owner, serve } from './simulated.ts';

const owner = new Owner();
let site: Listening;
let getter: Client;
let number = 0;

beforeAll(async () => {
  site = await serve(owner);
  getter = new Client({ schemes: ['https:'] }, allow({ 'mira.test': site.port }));
});
afterAll(async () => {
  getter.close();
  await site.close();
});

/** Runs `attest` with these lines as input, which then ends. */
async function answering(lines: readonly string[], { isTTY = true, flags = {} } = {}) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const asked = new PassThrough();
  const out = join(owner.root, `statement-${++number}.json`);
  const given = { flags: { out, ...flags }, words: [origin], environment: {} };
  // A person answers when they are asked.
  const left = [...lines];
  asked.on('data', () => {
    const line = left.shift();
    if (line === undefined) input.end();
    else input.write(`${line}\n`);
  });
  const ran = await collect((output) =>
    attest(given, output, getter, { input, output: asked }).catch((error: Error) => {
      output.err(error.message);
      return 2;
    }),
  );
  return { ...ran, statement: existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : undefined };
}

it('lists the claims and asks for everything on a terminal', async () => {
  const { code, out, err, statement } = await answering([
    ' role:1 ',
    'https://github.com/alice/',
    'Alice Wong',
    'manager',
  ]);
  expect(err).toMatch(/^ {2}role:1 {6,}Senior Full Stack Engineer, Juniper Ward Health, /m);
  expect(err).toMatch(/^ {2}case:live-commerce-traffic-spike {2}/m);
  const { summary, highlights } = sampleContent.roles[0]!;
  expect(err).toContain(`You confirm exactly these words:\n  Company: Juniper Ward Health\n`);
  expect(err).toContain(`  Summary: ${summary}\n`);
  expect(err).toContain(`  Highlights:\n    - ${highlights![0]}\n`);
  expect(code).toBe(0);
  const file = /^(\S+) confirms/u.exec(out)![1];
  expect(out.slice(out.indexOf('\nPublish'))).toBe(`
Publish it in one of two ways:
- Sign in at https://gist.github.com as https://github.com/alice, paste the text of ${file},
  choose "Create public gist", and send its address to the owner of the profile.
- Or sign it with a key that https://github.com/alice.keys lists:
    ssh-keygen -Y sign -f ~/.ssh/id_ed25519 -n profile-attestation-v1 ${file}
  and send ${file} and ${file}.sig to the owner of the profile.`);
  expect(statement).toMatchObject({
    attester: { account: 'https://github.com/alice', name: 'Alice Wong', relation: 'manager' },
    claim: { kind: 'role', company: 'Juniper Ward Health' },
  });
});

it('asks only for values without a flag', async () => {
  const flags = { claim: 'role:2', account: 'alice', name: 'Alice Wong' };
  const { code, statement } = await answering(['colleague'], { flags });
  expect([code, statement.attester.relation]).toEqual([0, 'colleague']);
});

it('shows the figures and sections of a case', async () => {
  const { err } = await answering(['case:live-commerce-traffic-spike']);
  const study = sampleContent.cases.find(({ slug }) => slug === 'live-commerce-traffic-spike')!;
  const { value, was, label } = study.figures![0]!;
  expect(err).toContain(`    - ${was === undefined ? value : `${was} → ${value}`}: ${label}\n`);
  for (const { heading, points = [] } of study.sections!) {
    for (const text of [heading, ...points]) expect(err).toContain(`    - ${text}\n`);
  }
});

it('asks again after a mistake', async () => {
  const lines = ['1', 'role:1', 'not an account', 'alice', '', 'Alice Wong', 'manager'];
  const { code, err, statement } = await answering(lines);
  expect(err).toContain('There is no "1" to attest. Known: role:1, ');
  expect(err).toContain('"not an account" is not a GitHub account.');
  expect(err).toContain('The name takes 1 to 100 characters');
  expect([code, statement.attester.name]).toEqual([0, 'Alice Wong']);
});

it.each([
  ['an input that ends', ['role:1', 'alice'], 'Missing: --name, --relation.'],
  ['a claim that is none', ['role:99', 'alice', 'Alice', 'x'], 'There is no "role:99" to attest.'],
  [
    'an account elsewhere',
    ['role:1', 'https://eve.test/a', 'Alice', 'x'],
    'is not a GitHub account',
  ],
  ['no name', ['role:1', 'alice', '', 'x'], 'The name takes 1 to 100 characters'],
])('writes nothing for %s', async (_name, lines, message) => {
  const { code, err, statement } = await answering(lines);
  expect([code, err, statement]).toEqual([2, expect.stringContaining(message), undefined]);
});

it('names the missing flags if the input is no terminal', async () => {
  const { code, err, statement } = await answering([], { isTTY: false });
  expect([code, statement]).toEqual([2, undefined]);
  expect(err).toContain('Missing: --claim, --account, --name, --relation.');
});

it('reads a site of files, which has other addresses', async () => {
  const files = await listen((request, response) => {
    void (async () => {
      const { url = '' } = request;
      const isFile = url.startsWith('/api/') && url.endsWith('.json');
      // Hosts of single-page applications answer every path with their page.
      if (!isFile) return response.end('<!doctype html>');
      const answer = await fetch(`http://127.0.0.1:${site.port}${url.replace(/\.json$/, '')}`);
      return response.end(await answer.text());
    })();
  });
  const client = new Client({ schemes: ['https:'] }, allow({ 'files.test': files.port }));
  const { subject, choices } = await readAttestable(client, 'https://files.test');
  expect(subject).toEqual({ name: 'Mira Halvorsen', origin: 'https://files.test' });
  const study = choices.find(({ id }) => id.startsWith('case:'));
  expect(await study!.read()).toMatchObject({ claim: { kind: 'case' } });
  client.close();
  await files.close();
});

it.each([0, 1, 2])(
  'names a file as the folder takes it, wherever a long name is cut: %j',
  (more) => {
    const stem = toFileStem(`alice Łódź ${'x'.repeat(68 + more)} y 2021-03`);
    expect(stem.length).toBeLessThanOrEqual(80);
    expect(`attestations/${stem}.json`).toMatch(attestationFile);
  },
);
