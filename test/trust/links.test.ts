// `check --links`: the observations, their records, and the level of a claim that follows.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLinksOf } from '../../src/cli/check-links.ts';
import { listClaims } from '../../src/domain/claims.ts';
import { loadContent } from '../../src/runtime/load.ts';
import { readPage } from '../../src/trust/links/page.ts';
import { collect } from '../command.ts';
import { allow, listen, type Listening, origin, Owner, processorTime } from './simulated.ts';

const owner = new Owner();
let server: Listening;
/** The answer of the page, and the number of its requests. */
let page: { status: number; body: string; headers?: Record<string, string> };
let asked = 0;

const words = '<p>A talk by <b>Mira</b>&nbsp;Halvorsen<script>"hidden words"</script></p>';

beforeAll(async () => {
  server = await listen((_, response) => {
    asked += 1;
    response.writeHead(page.status, { 'content-type': 'text/html', ...page.headers });
    response.end(page.body);
  });
  const link = '  links:\n    - url: https://talks.test/42\n      contains: Mira Halvorsen\n';
  owner.edit('experience.yaml', /^- company: .*\n/m, (line) => `${line}${link}`);
});
afterAll(() => server.close());

/** Checks the links on a given day; returns the role's level and state, and the messages. */
async function look(day: string, answer: Partial<typeof page>, isFresh = true) {
  page = { status: 200, body: words, ...answer };
  const now = new Date(`${day}T12:00:00Z`);
  const { content } = await loadContent(owner.folder, now);
  const { out } = await collect(async (output) => {
    const request = { folder: owner.folder, content, origin, now, isFresh };
    const hosts = { 'talks.test': server.port };
    await checkLinksOf(request, output, allow(hosts), { interval: 0, budget: 3_000 });
    return 0;
  });
  const again = await loadContent(owner.folder, now);
  const claims = listClaims(again.content, origin);
  const { level, links } = claims.find((claim) => claim.links !== undefined)!;
  const { state, checkedOn, lastOk } = links![0]!;
  return { out, seen: { level, state, checkedOn, lastOk } };
}

it('sees the words of a page, whatever elements and spaces are between them', async () => {
  const { seen, out } = await look('2026-11-01', {});
  expect(seen).toEqual({
    level: 'linked',
    state: 'ok',
    checkedOn: '2026-11-01',
    lastOk: '2026-11-01',
  });
  expect(out).toBe('Checked 1 of 1.');
  expect(owner.read('trust/checks.json')).toBe(
    '{"checks":[\n{"checkedOn":"2026-11-01","contains":"Mira Halvorsen","kind":"link","lastOk":"2026-11-01","state":"ok","url":"https://talks.test/42"}\n],\n"version":1}\n',
  );
});

it('does not look again for a week, unless asked to', async () => {
  const before = asked;
  await look('2026-11-07', {}, false);
  expect(asked).toBe(before);
  expect((await look('2026-11-09', {}, false)).seen.checkedOn).toBe('2026-11-09');
  expect(asked).toBe(before + 1);
});

it.each([
  [401, 'it refuses programs'],
  [403, 'it refuses programs'],
  [429, 'it refuses programs'],
  [999, 'it refuses programs'],
  [500, 'it cannot be reached'],
])('keeps what was known when a host answers %i', async (status, told) => {
  const { seen, out } = await look('2026-11-10', { status });
  expect(seen).toEqual({
    level: 'linked',
    state: 'ok',
    checkedOn: '2026-11-09',
    lastOk: '2026-11-09',
  });
  expect(out).toContain(told);
});

it('waits as long as a host asks, where there is time, and then asks once more', async () => {
  const before = asked;
  await look('2026-11-10', { status: 429, headers: { 'retry-after': '1' } });
  expect(asked).toBe(before + 2);
  const { out } = await look('2026-11-10', { status: 503, headers: { 'retry-after': '600' } });
  expect(out).toContain('asks to wait for 600 s');
});

it('falls back to declared when the words are gone, and says when they were there', async () => {
  const { seen, out } = await look('2026-11-11', { body: '<p>Another talk</p>' });
  expect(seen).toEqual({
    level: 'declared',
    state: 'changed',
    checkedOn: '2026-11-11',
    lastOk: '2026-11-09',
  });
  expect(out).toContain('it does not hold "Mira Halvorsen"');
  expect((await look('2026-11-12', {})).seen.level).toBe('linked');
});

it('takes a page for gone when it was missing twice, a day apart', async () => {
  const missing = { status: 404, body: '' };
  expect((await look('2026-11-13', missing)).seen).toMatchObject({ level: 'linked', state: 'ok' });
  expect((await look('2026-11-13', missing)).seen).toMatchObject({ level: 'linked', state: 'ok' });
  expect((await look('2026-11-14', missing)).seen).toEqual({
    level: 'declared',
    state: 'gone',
    checkedOn: '2026-11-14',
    lastOk: '2026-11-12',
  });
  expect((await look('2026-11-15', {})).seen).toMatchObject({ level: 'linked', state: 'ok' });
});

it('forgets pages that the profile does not name', async () => {
  owner.edit('experience.yaml', 'contains: Mira Halvorsen', 'contains: somebody else');
  await look('2026-11-16', {});
  expect(owner.read('trust/checks.json')).not.toContain('Mira Halvorsen');
});

it('reads the visible text, and finds the addresses that a page calls its own', () => {
  const source = `<html><head><title>Mi&#114;a</title><style>no</style><link rel="me" href="https://a.test/">
    </head><body>Hal<b>vor</b>sen<p>ﬁne</p><a rel="nofollow me" href="/me">x</a><a href="https://b.test">y</a></body></html>`;
  const found = readPage({
    url: 'https://page.test/x',
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(source),
  });
  expect(found).toEqual({
    text: 'Mira Halvorsen fine xy',
    own: ['https://a.test/', 'https://page.test/me'],
  });
});

function readHTML(body: string) {
  const headers = { 'content-type': 'text/html' };
  return readPage({ url: 'https://page.test/', status: 200, headers, body: Buffer.from(body) });
}

it.each([
  ['combining marks', `e${'\u0301\u0316'.repeat(120_000)}`],
  ['elements that never end', '<b>'.repeat(174_000)],
  ['ends of elements that never began', `${'<b>'.repeat(80_000)}${'</i>'.repeat(80_000)}`],
  ['unread elements that never end', '<template>'.repeat(52_000)],
])('reads 512 KiB of %s in a second or two', (_, body) => {
  const before = processorTime();
  readHTML(body);
  expect(processorTime() - before).toBeLessThan(4_000);
});

it('parts words where a block ends, and not where emphasis does', () => {
  expect(readHTML('<div>one</div>two <b>th</b>ree').text).toBe('one two three');
});

it('checks no accounts without an origin, and says so', async () => {
  const { content } = await loadContent('test/fixtures/minimal', new Date());
  const request = { folder: owner.folder, content, origin: undefined, now: new Date() };
  const { out, err } = await collect(async (output) => {
    await checkLinksOf({ ...request, isFresh: true }, output, allow({}), {
      interval: 0,
      budget: 9,
    });
    return 0;
  });
  expect(err).toBe('Accounts and attestations are not checked. Give the origin with --base-url.');
  expect(out).toBe('Checked 0 of 0.');
});
