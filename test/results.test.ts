// One store holds the results that depend on the content alone, for REST and MCP together, within a limit in bytes.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import type { Answer } from '../src/exchange.ts';
import type { Compress } from '../src/http/prepared.ts';
import { evaluateJobFit } from '../src/operations/evaluate-job-fit.ts';
import { getCaseDetail } from '../src/operations/get-case-detail.ts';
import { queryExperience } from '../src/operations/query-experience.ts';
import { type Result, Results } from '../src/operations/results.ts';
import type { Content } from '../src/schema/content.ts';
import { createTestApp, sampleContent } from './sample.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const encoder = new TextEncoder();
const slug = sampleContent.cases[0]!.slug;

const itself = (result: Result) => result;

function get(app: App, target: string, headers: Record<string, string> = {}): Answer {
  return app.answer({ id: '', method: 'GET', target, headers }) as Answer;
}

function call(app: App, name: string, args: object, isModern = false): Answer {
  const prefix = 'io.modelcontextprotocol';
  const version = '2026-07-28';
  const _meta = { [`${prefix}/protocolVersion`]: version, [`${prefix}/clientCapabilities`]: {} };
  const params = { name, arguments: args, ...(isModern && { _meta }) };
  const headers = {
    'mcp-protocol-version': version,
    'mcp-method': 'tools/call',
    'mcp-name': name,
  };
  const request = {
    id: '',
    method: 'POST',
    target: '/api/mcp',
    headers: isModern ? headers : {},
  };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  return (app.answer(request) as (body: Uint8Array) => Answer)(encoder.encode(body));
}

it('runs an operation once for equal input of all transports', () => {
  const run = vi.spyOn(getCaseDetail, 'run');
  const app = createTestApp();
  for (let round = 0; round < 3; round++) {
    get(app, `/api/cases/${slug}`);
    call(app, 'get_case_detail', { slug });
    call(app, 'get_case_detail', { slug }, true);
  }
  // Each skin asks in words of its own.
  expect(run).toHaveBeenCalledTimes(2);
});

it('keeps the keys of REST and MCP apart', () => {
  const app = createTestApp();
  const args = { slug };
  expect(String(call(app, 'get_case_detail', args).body)).toContain('structuredContent');
  expect(get(app, `/api/cases/${encodeURIComponent(JSON.stringify(args))}`).status).toBe(404);
});

it('finds the cached answer of a target, and no keys of others', () => {
  const run = vi.spyOn(queryExperience, 'run');
  const app = createTestApp();
  const target = '/api/experience?technology=kafka';
  const [first, again] = [get(app, target), get(app, target)];
  expect(again).toBe(first);
  expect(get(app, target, { 'if-none-match': first.headers['etag']! }).status).toBe(304);
  expect(run).toHaveBeenCalledOnce();
  call(app, 'get_case_detail', { slug });
  for (const question of [`get_case_detail {"slug":"${slug}"}`, String(first.body)]) {
    expect(get(app, question).status).toBe(404);
  }
});

it('takes an escaped question mark of a path for no query', () => {
  const app = createTestApp();
  get(app, `/api/cases/${slug}?of=a+visit`);
  expect(get(app, `/api/cases/${slug}?of=another`).status).toBe(200);
  expect(get(app, `/api/cases/${slug}%3Fof=a+visit`).status).toBe(404);
});

it('answers as each app of one site does', () => {
  const site = {
    content: sampleContent,
    baseUrl: 'http://localhost',
    assets: new Map<string, string>(),
  };
  const [plain, tagged] = [createApp(site), createApp(site, { cacheTags: true })];
  for (const app of [plain, tagged, plain]) {
    expect('cache-tag' in get(app, '/api/profile').headers).toBe(app === tagged);
  }
});

it('keeps one result for all requests that it answers', () => {
  const app = createTestApp();
  const [first, second] = ['POSTGRES', 'postgresql'].map((technology) =>
    get(app, `/api/experience?technology=${technology}`),
  );
  expect(first).toBe(second);
});

it('keeps no job description and nothing that was made of one', () => {
  const run = vi.spyOn(evaluateJobFit, 'run');
  const app = createTestApp();
  for (let round = 0; round < 2; round++) {
    call(app, 'evaluate_job_fit', { job_description: 'Kafka' });
  }
  expect(run).toHaveBeenCalledTimes(2);
});

it('remembers a question of 400 characters and no longer one', () => {
  const results = new Results().addCache<Result>();
  for (const length of [400, 401]) results.store('x'.repeat(length), `[${length}]`, itself);
  expect(results.find('x'.repeat(400))).toEqual({ json: '[400]' });
  expect(results.find('x'.repeat(401))).toBeUndefined();
});

it.each([0, 1])('keeps results of 16 MiB, and forgets them when %i more come', (more) => {
  const results = new Results().addCache<Result>();
  results.store('short', '[]', itself);
  // Each question takes 1,000 and each result as much, with 12 for each octet of its JSON.
  const room = 16 * 1024 * 1024 - 4 * 1_000 - 12 * '[]'.length;
  const long = 'x'.repeat(room / 12 + more);
  results.store('long', long, itself);
  const isKept = more === 0;
  expect(['short', 'long'].map((question) => results.find(question) !== undefined)).toEqual([
    isKept,
    isKept,
  ]);
});

it('keeps a result that is too long for the store alone', () => {
  const results = new Results().addCache<Result>();
  results.store('short', '[]', itself);
  const long = `"${'x'.repeat(16 * 1024 * 1024)}"`;
  const kept = results.store('long', long, itself);
  expect(results.store('other words', long, itself)).toBe(kept);
  expect(results.find('short')).toBeUndefined();
});

/** Work history of which any word selects another few hundred roles. */
const large: Content = {
  ...sampleContent,
  roles: Array.from({ length: 1_000 }, (_, index) => ({
    ...sampleContent.roles[index % sampleContent.roles.length]!,
    company: `Company ${[2, 3, 5, 7, 11, 13, 17, 19, 23].map((prime) => `<${prime}:${index % prime}>`).join('')}`,
    summary: `${index} ${'What was done there, and why it mattered. '.repeat(5)}`,
  })),
};

/** Encodings as large as the body: the store counts on smaller ones. */
const copying: Compress = {
  identity: (body) => body.slice(),
  br: (body) => body.slice(),
  gzip: (body) => body.slice(),
};

it('limits the bytes that clients can fill the caches with', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = async () => {
    // Values of a turn of the event loop may stay in memory until its end.
    await new Promise(setImmediate);
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1024 / 1024;
  };
  const app = createTestApp(large, { compress: copying });
  get(app, '/api/experience');
  const before = await held();
  let most = 0;
  const words = [2, 3, 5, 7, 11, 13, 17, 19, 23].flatMap((prime) =>
    Array.from({ length: prime }, (_, rest) => `<${prime}:${rest}>`),
  );
  let octets = 0;
  for (let index = 0; index < 251; index++) {
    // Half of the questions have an answer of their own, half the whole work history.
    const company = words[index] ?? `COMPANY ${'<2:'.slice(0, index % 4)}`;
    for (const encoding of ['identity', 'gzip', 'br']) {
      get(app, `/api/experience?company=${company}&technology=#${index}`.replace(/&.*/, ''), {
        'accept-encoding': encoding,
      });
    }
    octets += call(app, 'query_experience', { company }).body!.length;
    octets += call(app, 'query_experience', { company: company.toLowerCase() }, true).body!.length;
    if (index % 20 === 0) most = Math.max(most, (await held()) - before);
  }
  // The requested results are many times as large as the limit.
  expect(octets / 1024 / 1024).toBeGreaterThan(150);
  // The store's 16, and other memory of the process.
  expect(most).toBeLessThan(24);
}, 60_000);
