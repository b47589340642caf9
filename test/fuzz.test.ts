// Random requests, most of them malformed: none makes the service fail, and each is answered by the contract.
// FUZZ_RUNS sets how many.
import * as fc from './property.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problems } from '../src/problems.ts';
import { type NodeServer, serveNode } from '../src/runtime/node.ts';
import { exchange, type RawAnswer, splitAnswers } from './runtime/raw.ts';
import { createTestApp, sampleContent } from './sample.ts';

const numRuns = Number(process.env['FUZZ_RUNS'] ?? 1_000);

const faults: unknown[] = [];
const app = createTestApp(sampleContent, { onFault: (error) => faults.push(error) });
let server: NodeServer;
beforeAll(async () => {
  const limits = { requestTimeout: 400, headersTimeout: 400 };
  server = await serveNode({ host: '127.0.0.1', port: 0, app: () => app, limits });
});
afterAll(() => server.close(500));

const slug = sampleContent.cases[0]!.slug;
const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('TRACE', 'PATCH', 'PROPFIND', 'get', 'BREW', '', 'GE T'),
  },
);
const fragment = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%ZZ',
    '%',
    '%00',
    '%E0%A4%A',
    '?',
    '&',
    '=',
    '#',
    '+',
  ),
  fc.constantFrom('api', 'cases', 'profile', 'experience', 'job-fit', 'mcp', slug, '__proto__'),
  fc.constantFrom('technology=', 'company=', 'constructor', 'toString', 'http://x', '[', '\\', '*'),
  fc.string({ unit: 'binary-ascii', maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const target = fc.oneof(
  fc.constantFrom(
    '/api',
    '/api/profile',
    '/api/cases',
    '/api/experience',
    '/api/job-fit',
    '/api/mcp',
  ),
  fc.array(fragment, { maxLength: 8 }).map((parts) => `/api/${parts.join('')}`),
  fc.array(fragment, { maxLength: 8 }).map((parts) => parts.join('')),
);
const header = fc.oneof(
  fc.constantFrom(
    'Host: localhost',
    'Host: [',
    'Accept: */*;q=x',
    'Accept-Encoding: br;q=nan, gzip;;',
    'If-None-Match: *',
    'If-None-Match: "',
    'Content-Encoding: gzip',
    'Content-Type: text/plain',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip',
    'Content-Length: -1',
    'Content-Length: 5',
    'Expect: 100-continue',
    'Expect: magic',
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Range: bytes=0-1',
    'Origin: null',
  ),
  fc
    .tuple(fc.string({ maxLength: 6 }), fc.string({ unit: 'binary-ascii', maxLength: 12 }))
    .map(([name, value]) => `${name}: ${value}`),
);
const body = fc.oneof(
  fc.constant(''),
  fc.json({ maxDepth: 3 }),
  fc.anyText(60),
  fc
    .dictionary(fc.constantFrom('job_description', '__proto__', 'x'), fc.jsonValue())
    .map((value) => JSON.stringify(value)),
  fc.uint8Array({ maxLength: 60 }).map((octets) => Buffer.from(octets)),
);

function expectByContract(answer: RawAnswer, path: string): void {
  expect([200, 202, 204, 304, 308, 400, 403, 404, 405, 413]).toContain(answer.status);
  if (answer.status < 400 || answer.body === '') return;
  if (answer.status === 404 && /^content-type: text\/html/m.test(answer.head)) {
    // Outside the API a browser gets a page.
    expect(path).not.toMatch(/^(?:https?:\/\/[^/?#]*)?\/api(?:[/?]|$)/i);
    return;
  }
  expect(answer.body.length).toBeLessThan(4_096);
  const { status, code, jsonrpc } = JSON.parse(answer.body);
  if (jsonrpc !== undefined) return;
  expect(status).toBe(answer.status);
  expect(answer.head).toMatch(/^content-type: application\/problem\+json$/m);
  expect(problems).toHaveProperty(`${code}.status`, status);
}

it(`answers ${numRuns} random requests by the contract`, async () => {
  const request = fc.record({ method, target, headers: fc.array(header, { maxLength: 4 }), body });
  await fc.assert(
    fc.asyncProperty(request, async ({ method: verb, target: path, headers, body: sent }) => {
      const octets = Buffer.from(sent);
      const needsLength =
        octets.length > 0 && !headers.some((line) => /length|chunked/i.test(line));
      const lines = [
        `${verb} ${path} HTTP/1.1`,
        'Host: localhost',
        'Connection: close',
        ...(needsLength ? [`Content-Length: ${octets.length}`] : []),
        ...headers,
      ];
      const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
      const received = await exchange(server.port, [head, octets]);
      expect(received).not.toBe('');
      for (const answer of splitAnswers(received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''))) {
        expectByContract(verb === 'HEAD' ? { ...answer, body: '' } : answer, path);
      }
      expect(faults).toEqual([]);
    }),
    { numRuns, endOnFailure: true },
  );
}, 600_000);
