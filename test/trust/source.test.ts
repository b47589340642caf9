// The source of a verification: recorded and replayed, bounded as a whole, and in a browser.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSupported, verifyInBrowser } from '../../src/trust/verify/browser.ts';
import { withBudget } from '../../src/trust/verify/budget.ts';
import { Recording, replay } from '../../src/trust/verify/source.ts';
import { answering } from './fake-source.ts';

const limits = { timeout: 1_000, maxSize: 10 };
const headers = { age: '7', 'content-type': 'text/plain', location: '/x', server: 'secret' };
const pages = {
  'https://b.test/': { status: 201, headers, body: 'text é' },
  'https://a.test/': 404,
  'https://c.test/': { failure: 'timeout' as const },
};
const caught = (error: { code: string; message: string }) => [error.code, error.message];

const record = async () => {
  const source = answering(pages, { '_x.test': ['one', 'two'] });
  const recording = new Recording(source);
  expect(recording.readPage).toBe(source.readPage);
  await recording.get('https://b.test/', limits);
  await recording.get('https://a.test/', limits);
  await expect(recording.get('https://c.test/', limits)).rejects.toThrow('failed.');
  expect(await recording.lookUpText('_x.test')).toEqual(['one', 'two']);
  return { text: recording.toText(), readPage: source.readPage };
};

describe('a recording', () => {
  it('holds every answer by its address, with the headers that are read', async () => {
    const body = Buffer.from('text é').toString('base64');
    const { server: _, ...kept } = headers;
    const saved = {
      version: 1,
      answers: {
        'https://a.test/': { status: 404, headers: {}, body: '' },
        'https://b.test/': { status: 201, headers: kept, body },
        'https://c.test/': { failure: 'timeout', message: 'https://c.test/ failed.' },
      },
      records: { '_x.test': ['one', 'two'] },
    };
    expect((await record()).text).toBe(`${JSON.stringify(saved, undefined, 1)}\n`);
  });

  it('answers as the network did, and knows nothing else', async () => {
    const { text, readPage } = await record();
    const source = replay(text, readPage);
    expect(source.readPage).toBe(readPage);
    const { server: _, ...kept } = headers;
    expect(await source.get('https://b.test/', limits)).toEqual({
      url: 'https://b.test/',
      status: 201,
      headers: kept,
      body: Buffer.from('text é'),
    });
    expect(await source.get('https://b.test/', { ...limits, maxSize: 7 })).toMatchObject({
      status: 201,
    });
    const refusal = (address: string, maxSize = 10) =>
      source.get(address, { ...limits, maxSize }).catch(caught);
    expect(await refusal('https://b.test/', 6)).toEqual([
      'too-large',
      'The answer is larger than 6 bytes.',
    ]);
    expect(await refusal('https://c.test/')).toEqual(['timeout', 'https://c.test/ failed.']);
    expect(await refusal('https://d.test/')).toEqual([
      'unreachable',
      'https://d.test/ was not saved.',
    ]);
    expect(await refusal('constructor')).toEqual(['unreachable', 'constructor was not saved.']);
    expect(await source.lookUpText('_x.test')).toEqual(['one', 'two']);
    expect(await source.lookUpText('constructor')).toEqual([]);
  });

  it('without members answers nothing', async () => {
    const { readPage } = answering({});
    const answers = { 'https://a.test/': {}, 'https://b.test/': { failure: 'timeout' } };
    const source = replay(JSON.stringify({ answers, records: {} }), readPage);
    expect(await source.get('https://a.test/', limits)).toEqual({
      url: 'https://a.test/',
      status: 0,
      headers: {},
      body: Buffer.from(''),
    });
    expect(await source.get('https://b.test/', limits).catch(caught)).toEqual(['timeout', '']);
  });
});

describe('a budget', () => {
  it('ends with the answer that exceeds 32 MiB', async () => {
    const body = new Uint8Array(16 * 1024 * 1024);
    const whole = answering({});
    const source = withBudget(
      { ...whole, get: async (url) => ({ url, status: 200, headers: {}, body }) },
      1_000,
    );
    expect([source.lookUpText, source.readPage]).toEqual([whole.lookUpText, whole.readPage]);
    for (let count = 0; count < 3; count++) await source.get('x', limits);
    expect(await source.get('x', limits).catch(caught)).toEqual([
      'unreachable',
      'The answers together exceed 33554432 bytes.',
    ]);
  });

  it('ends after 15 timeouts of one answer', async () => {
    const source = withBudget(answering({ x: 'y' }), 2);
    expect((await source.get('x', limits)).status).toBe(200);
    await new Promise((done) => setTimeout(done, 60));
    expect(await source.get('x', limits).catch(caught)).toEqual([
      'timeout',
      'The answers together took longer than 0.03 s.',
    ]);
  });
});

describe('a browser', () => {
  afterEach(() => vi.unstubAllGlobals());
  const origin = 'https://mira.test';
  const manifest = `${origin}/.well-known/profile-manifest.json`;

  /** Verifies the origin with answers in place of the network; returns the rows and the requests. */
  async function verify(answer: (url: string) => Response | Promise<Response>) {
    const asked: [string, RequestInit][] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push([url, init]);
      return answer(url);
    });
    const { rows } = await verifyInBrowser(origin, new Date('2026-11-22'), () => undefined);
    return { asked, rows: rows.map(({ state, code, text }) => `${state} ${code}: ${text}`) };
  }

  it('can verify the signatures of keys', async () => {
    expect(await isSupported()).toBe(true);
    vi.stubGlobal('crypto', {});
    expect(await isSupported()).toBe(false);
  });

  it('asks without credentials, caches and redirects', async () => {
    const { asked, rows } = await verify(() => new Response('', { status: 404 }));
    expect(rows).toEqual([
      'undecided unsigned: the site is not signed: nobody vouches for its words',
    ]);
    expect(asked[0]).toEqual([
      manifest,
      {
        signal: expect.any(AbortSignal),
        cache: 'no-cache',
        credentials: 'omit',
        redirect: 'manual',
        referrerPolicy: 'no-referrer',
      },
    ]);
  });

  it('takes a redirect for an address without a manifest', async () => {
    const redirect = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
    const { rows } = await verify(() => redirect);
    expect(rows[0]).toBe(
      'undecided unsigned: the site is not signed: nobody vouches for its words',
    );
  });

  it('reports an answer that cannot be read', async () => {
    const { rows } = await verify(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(rows).toEqual([`undecided unreachable: ${manifest} cannot be read from a browser.`]);
  });

  it('reads no more than the limit', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const { rows } = await verify((url) =>
      url === manifest ? new Response(endless) : new Response('', { status: 404 }),
    );
    expect(rows[0]).toBe(
      'undecided unsigned: the site is not signed: nobody vouches for its words',
    );
    expect(pulled).toBeLessThan(10);
  });
});
