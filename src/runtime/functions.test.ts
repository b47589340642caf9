import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Sent, sendTo, toJSON } from '../../test/contract/exchange.ts';
import { createTestSite, sampleContent } from '../../test/sample.ts';
import { exchange, splitAnswers } from '../../test/runtime/raw.ts';
import type { Compress } from '../http/prepared.ts';
import { toSnapshot } from '../schema/snapshot.ts';
import { compress } from './compress.ts';
import { createFunction, createListener } from './functions.ts';
import { createWorker } from './worker.ts';

const bundled = toSnapshot(createTestSite(sampleContent), new Map(), 'test');
const origin = 'https://profile.test';

/** A question about a fit in so many bytes. */
const post = (length: number): Sent => {
  const body = JSON.stringify({ job_description: 'TypeScript' });
  return { method: 'POST', body: body.padEnd(length) };
};

describe('a listener', { timeout: 10_000 }, () => {
  let server: Server;
  const serve = async (how?: Compress) => {
    server = createServer(createListener(bundled, how)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  afterEach(() => void server.close());

  it('answers, with an id where the answer may not be stored', async () => {
    const port = await serve();
    const found = await sendTo(port, '/api/profile');
    expect([found.status, toJSON(found).name]).toEqual([200, sampleContent.profile.name]);
    expect(found.headers['x-request-id']).toBeUndefined();
    const [one, two] = [await sendTo(port, '/api/nothing'), await sendTo(port, '/api/nothing')];
    expect([one.status, toJSON(one).code]).toEqual([404, 'not_found']);
    expect(one.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u);
    expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
  });

  it('reads bodies of up to 512 kB, in any number of chunks', async () => {
    const port = await serve();
    for (const length of [0, 524_288]) {
      const matched = await sendTo(port, '/api/job-fit', post(length));
      expect(matched.status).toBe(200);
      expect(toJSON(matched).matchingTechnologiesFound).toContain('TypeScript');
      expect(matched.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u);
    }
    const refused = await sendTo(port, '/api/job-fit', post(524_289));
    expect([refused.status, toJSON(refused).detail]).toEqual([
      400,
      expect.stringContaining('524288'),
    ]);
    const head = 'POST /api/job-fit HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';
    const chunks = [`{"job_description"`, `: "Type`, `Script"}`];
    const pieces = [`${head}Content-Length: 33\r\n\r\n`, ...chunks];
    const [answer] = splitAnswers(await exchange(port, pieces, { pause: 5 }));
    expect(JSON.parse(answer!.body).matchingTechnologiesFound).toContain('TypeScript');
  });

  it('answers messages of MCP as JSON', async () => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const sent = { method: 'POST', headers, body: JSON.stringify(message) };
    const answer = toJSON(await sendTo(await serve(), '/api/mcp', sent));
    expect(answer.result.tools.length).toBeGreaterThan(2);
  });

  it.each([
    ['leaves compression to the host', undefined, undefined],
    ['compresses as it is told', compress, 'gzip'],
  ])('%s', async (_, how, encoding) => {
    const headers = { 'accept-encoding': 'gzip' };
    const answer = await sendTo(await serve(how), '/openapi.json', { headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
  });
});

/** The headers of a function for the cache of its host. */
const ask = async (path: string) => {
  const { headers } = await createFunction(bundled)(new Request(origin + path));
  return ['netlify-cdn-cache-control', 'netlify-vary'].map((name) => headers.get(name));
};

describe('a function', () => {
  it('has the cache of its host keep answers that any cache may keep', async () => {
    expect(await ask('/api/profile')).toEqual([
      'public, max-age=3600, must-revalidate',
      'query,header=accept',
    ]);
  });

  it('has it keep no others', async () => {
    expect(await ask('/api/nothing')).toEqual([null, null]);
    const preflight = new Request(`${origin}/api/profile`, { method: 'OPTIONS' });
    const answer = await createFunction(bundled)(preflight);
    expect([answer.status, answer.headers.get('netlify-vary')]).toEqual([204, null]);
  });
});

describe('the month', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:59:59Z') }),
  );
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['a function', () => createFunction(bundled)],
    ['a Worker', () => createWorker(bundled).fetch],
  ])('of a later request is that of its answer: %s', async (_, create) => {
    const answer = create();
    const read = async () => (await answer(new Request(`${origin}/`))).text();
    const before = await read();
    expect(await read()).toBe(before);
    vi.setSystemTime(new Date('2027-01-01T00:00:00Z'));
    expect(await read()).not.toBe(before);
  });
});
