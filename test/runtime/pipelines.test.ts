// Rows of requests on one connection are answered as each of them would be alone, in their order, up to the first that ends
// the connection. FUZZ_RUNS sets how many rows.
import * as fc from '../property.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type NodeServer, serveNode } from '../../src/runtime/node.ts';
import { createTestApp } from '../sample.ts';
import { exchange, type RawAnswer, splitAnswers } from './raw.ts';

const numRuns = Math.ceil(Number(process.env['FUZZ_RUNS'] ?? 1_000) / 5);

const app = createTestApp();
let server: NodeServer;
beforeAll(async () => {
  server = await serveNode({ host: '127.0.0.1', port: 0, app: () => app });
});
afterAll(() => server.close(500));

const host = 'Host: localhost\r\n';

function write(line: string, body = '', headers = ''): string {
  const length = body === '' ? '' : `Content-Length: ${body.length}\r\n`;
  return `${line} HTTP/1.1\r\n${host}${headers}${length}\r\n${body}`;
}

function chunk(line: string, body: string): string {
  const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  return `${line} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n${chunks}`;
}

const fit = '{"job_description":"TypeScript and Go"}';
/** Long enough to wait for its turn. */
const longFit = fit + ' '.repeat(5_000);
const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const expects = 'Expect: 100-continue\r\n';

/** Requests, each as it is written. */
const requests: readonly string[] = [
  write('GET /api/profile'),
  write('GET /openapi.json'),
  write('GET /healthz'),
  write('HEAD /api/cases'),
  write('OPTIONS /api/job-fit'),
  write('GET /api/nothing'),
  write('GET /nothing', 'hello\n'),
  write('BREW /api/profile'),
  write('POST /api/job-fit', fit),
  write('POST /api/job-fit', longFit),
  chunk('POST /api/job-fit', longFit),
  write('POST /api/job-fit', longFit, 'Connection: close\r\n'),
  write('POST /api/job-fit', '{'),
  write('POST /api/job-fit', fit, expects),
  chunk('POST /api/job-fit', fit),
  write('POST /api/mcp', ping),
  write('POST /api/mcp', `[${ping},${ping}]`),
  chunk('POST /api/mcp', ping),
  write('PUT /api/profile', 'hello\n'),
  write('PUT /api/profile', 'hello\n', expects),
  chunk('PUT /api/profile', 'hello\n'),
  write('POST /api/nothing', 'x'.repeat(70_000)),
  write('GET /api/cases', '', 'Connection: close\r\n'),
  write('POST /api/job-fit', fit, 'Connection: close\r\n'),
  write('GET /api/cases', '', 'Upgrade: h2c\r\nConnection: Upgrade\r\n'),
  `GET /api HTTP/1.0\r\n\r\n`,
  `GET /api HTTP/1.1\r\n\r\n`,
  write('GET /api b'),
  write('CONNECT a:1'),
  write('GET /api', '', 'b@d\r\n'),
  'garbage\r\n\r\n',
  write('POST /api/job-fit', '', 'Content-Length: one\r\n'),
  `POST /api/job-fit HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`,
  `PUT /api/job-fit HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`,
];

/** The possible ends of a pipeline: nothing more, or an unfinished request. */
const endings: readonly string[] = [
  '',
  '',
  'GET /api HT',
  `GET /api HTTP/1.1\r\n${host}`,
  `POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: 50\r\n\r\n{`,
  `PUT /api/profile HTTP/1.1\r\n${host}Content-Length: 50\r\n\r\n{`,
];

interface Alone {
  readonly answers: readonly string[];
  readonly closes: boolean;
}

const known = new Map<string, Promise<Alone>>();

/** The answer to a request that is alone on a connection whose client then closes its side. */
function askAlone(request: string): Promise<Alone> {
  let alone = known.get(request);
  if (alone === undefined) {
    alone = exchange(server.port, [request], { ends: true }).then((received) => {
      const answers = split(received);
      // One more request shows whether the connection can be used again.
      return exchange(server.port, [request + write('GET /healthz')], { ends: true }).then(
        (both) => ({ answers, closes: split(both).length === answers.length }),
      );
    });
    known.set(request, alone);
  }
  return alone;
}

/** Removes the parts of answers that differ each time: the date, the id, and the headers of the connection. */
function split(received: string): string[] {
  return splitAnswers(received).map(({ head, body }: RawAnswer) => {
    const lines = head
      .split('\r\n')
      .filter((line) => !/^(?:date|connection|keep-alive|x-request-id):/i.test(line));
    return [...lines, '', body].join('\r\n');
  });
}

/** A mistake of syntax in the packet of a request whose answer is the last one, and more than a packet behind it. */
const mistaken = {
  sent: [
    chunk('PUT /api/profile', 'hello\n'),
    write('POST /api/job-fit', '', 'Content-Length: one\r\n'),
    write('POST /api/nothing', 'x'.repeat(70_000)),
  ],
  ending: '',
  cuts: [68_422],
};

it(`answers ${numRuns} rows of requests as each of them alone`, async () => {
  const row = fc.record({
    sent: fc.array(fc.constantFrom(...requests), { minLength: 1, maxLength: 12 }),
    ending: fc.constantFrom(...endings),
    // Where the row is cut into packets.
    cuts: fc.array(fc.nat({ max: 100_000 }), { maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(row, async ({ sent, ending, cuts }) => {
      const expected: string[] = [];
      for (const request of [...sent, ending]) {
        const { answers, closes } = await askAlone(request);
        expected.push(...answers);
        if (closes) break;
      }
      // The parser shows no more than the packet in which it met a method that it does not know.
      const isWhole = sent.some((request) => request.startsWith('BREW'));
      const pieces = cut(sent.join('') + ending, isWhole ? [] : cuts);
      const manner = { ends: true, isStrict: true, ...(pieces.length > 1 && { pause: 2 }) };
      expect(split(await exchange(server.port, pieces, manner))).toEqual(expected);
    }),
    { numRuns, endOnFailure: false, examples: Array.from({ length: 20 }, () => [mistaken]) },
  );
}, 600_000);

function cut(text: string, places: readonly number[]): string[] {
  const ends = [...places.map((place) => place % text.length), text.length].toSorted(
    (a, b) => a - b,
  );
  return ends
    .map((end, index) => text.slice(ends[index - 1] ?? 0, end))
    .filter((piece) => piece !== '');
}
