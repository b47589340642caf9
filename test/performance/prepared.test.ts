// Work that a prepared answer must not repeat, counted rather than timed.
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer, PlainRequest } from '../../src/exchange.ts';
import { compress } from '../../src/runtime/compress.ts';
import { serveNode } from '../../src/runtime/node.ts';
import { sendTo } from '../contract/exchange.ts';
import { createTestApp, sampleContent } from '../sample.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const targets = [
  '/api',
  '/api/profile',
  '/api/cases',
  `/api/cases/${sampleContent.cases[0]!.slug}`,
  '/api/experience',
  '/api/experience?technology=typescript',
  '/openapi.json',
  '/llms.txt',
  '/',
];

function get(target: string, headers: Record<string, string> = {}): PlainRequest {
  return {
    id: 'test',
    method: 'GET',
    target,
    headers,
  };
}

it.each([
  ['/api/experience', 'best'],
  ['/api/experience?technology=typescript', 'quick'],
  ['/api/profile?of=a+visit', 'best'],
])('compresses %s with an effort that is %s', (target, effort) => {
  const br = vi.fn(compress.br);
  const gzip = vi.fn(compress.gzip);
  const app = createTestApp(undefined, { compress: { ...compress, br, gzip } });
  for (const encoding of ['br', 'gzip']) app.answer(get(target, { 'accept-encoding': encoding }));
  for (const spy of [br, gzip]) {
    expect(spy.mock.calls.map(([, given]) => given)).toEqual([effort]);
  }
});

describe('a GET that was asked for before', () => {
  it.each(targets)('of %s serialises, hashes, encodes and compresses nothing', (target) => {
    const spies = {
      br: vi.fn(compress.br),
      gzip: vi.fn(compress.gzip),
      stringify: vi.spyOn(JSON, 'stringify'),
      encode: vi.spyOn(TextEncoder.prototype, 'encode'),
      // A hash of a body multiplies so for every octet.
      hash: vi.spyOn(Math, 'imul'),
    };
    const app = createTestApp(undefined, { compress: { ...compress, ...spies } });
    const ask = () =>
      ['', 'gzip', 'br'].map((encoding) =>
        app.answer(get(target, { 'accept-encoding': encoding })),
      );
    const first = ask() as Answer[];
    expect(spies.hash).toHaveBeenCalled();
    vi.clearAllMocks();
    const second = ask() as Answer[];
    const calls = Object.entries(spies).map(([name, { mock }]) => [name, mock.calls.length]);
    expect(calls.filter(([, count]) => count !== 0)).toEqual([]);
    for (const [index, { body }] of second.entries()) expect(body).toBe(first[index]!.body);
  });

  it.each(targets)('of %s answers 304 with an object that is there already', (target) => {
    const app = createTestApp();
    const { headers } = app.answer(get(target)) as Answer;
    const conditional = get(target, { 'if-none-match': headers['etag']! });
    expect(app.answer(conditional)).toBe(app.answer(conditional));
  });
});

describe('a query that does not count', () => {
  const plain = targets.filter((target) => !target.startsWith('/api/experience'));
  it.each(plain)('of %s is answered from prepared bytes, and not cached', (path) => {
    const app = createTestApp();
    const first = app.answer(get(path));
    const set = vi.spyOn(Map.prototype, 'set');
    expect(app.answer(get(`${path}?a=1`))).toBe(first);
    expect(set).not.toHaveBeenCalled();
  });
});

describe('new queries that select the same roles', () => {
  it('are prepared once', () => {
    const app = createTestApp();
    const bodyOf = (query: string) => (app.answer(get(`/api/experience?${query}`)) as Answer).body;
    const [first, ...others] = ['postgresql', 'POSTGRES', 'PostgreSql&'].map((name) =>
      bodyOf(`technology=${name}`),
    );
    for (const other of others) expect(other).toBe(first);
  });
});

describe('Node.js', () => {
  it('constructs no Request, Response or Headers to answer', async () => {
    const constructed = vi.fn();
    const app = createTestApp(undefined, { compress });
    const server = await serveNode({ host: '127.0.0.1', port: 0, app: () => app });
    for (const name of ['Request', 'Response', 'Headers']) vi.stubGlobal(name, constructed);
    try {
      for (const target of targets) expect((await sendTo(server.port, target)).status).toBe(200);
      const body = '{"job_description":"TypeScript"}';
      const fit = await sendTo(server.port, '/api/job-fit', { method: 'POST', body });
      expect(fit.status).toBe(200);
      expect(constructed).not.toHaveBeenCalled();
    } finally {
      await server.close(1_000);
    }
  });
});
