// Connections of a server in this process, over bare sockets: input that is no request, and how they close. What takes
// seconds is in node-limits.test.ts.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccessEntry,
  createConnectionServer,
  type NodeServer,
  serveNode,
} from '../../src/runtime/node.ts';
import { createTestApp } from '../sample.ts';
import { exchange, splitAnswers } from './raw.ts';

const app = createTestApp();
const host = 'Host: localhost\r\n';
const entries: AccessEntry[] = [];
let server: NodeServer;
beforeAll(async () => {
  server = await serveNode({
    host: '127.0.0.1',
    port: 0,
    app: () => app,
    onAnswer: (entry) => entries.push(entry),
  });
});
beforeEach(() => void entries.splice(0));
afterAll(() => server.close(200));

const get = `GET /api/cases HTTP/1.1\r\n${host}\r\n`;
const last = `GET /api/cases HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
const broken = `GET /api HTTP/1.1\r\n${host}b@d header\r\n\r\n`;
const proxied = `CONNECT example.com:443 HTTP/1.1\r\n${host}\r\n`;
const body = '{"job_description":"TypeScript"}';
const post = (line: string, more = `Content-Length: ${body.length}\r\n`, sent = body) =>
  `POST ${line} HTTP/1.1\r\n${host}${more}\r\n${sent}`;

async function ask(...pieces: string[]) {
  return splitAnswers(await exchange(server.port, pieces, { isStrict: true, ends: true }));
}
const statuses = async (...pieces: string[]) => (await ask(...pieces)).map(({ status }) => status);
const detailOf = ({ body: problem }: { body: string }) => JSON.parse(problem).detail as string;

describe('input that is no request', () => {
  it.each([
    ['a broken header', broken, 'A header field has a character that is not allowed there.'],
    ['a request for a proxy', proxied, 'CONNECT asks for a proxy, and this server is none.'],
    [
      'a header that breaks off',
      `GET /api HTTP/1.1\r\n${host}`,
      'The request broke off before its end.',
    ],
  ])('is answered once, and logged without a method: %s', async (_, sent, detail) => {
    const answers = await ask(sent);
    expect(answers.map(({ status }) => status)).toEqual([400]);
    const { head } = answers[0]!;
    expect(detailOf(answers[0]!)).toBe(detail);
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(head).toMatch(/\r\ndate: \w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT\r\n/);
    expect(head).toMatch(/\r\nconnection: close$/);
    expect(entries).toMatchObject([{ method: '-', status: 400 }]);
    expect(entries[0]!.duration).toBeLessThan(1_000);
    expect(head).toContain(`\r\nx-request-id: ${entries[0]!.requestId}\r\n`);
  });

  it('is answered after every request before it', async () => {
    expect(await statuses(post('/api/job-fit') + get + broken)).toEqual([200, 200, 400]);
    expect(await statuses(post('/api/job-fit') + get + proxied)).toEqual([200, 200, 400]);
  });

  it('is ignored behind the last request, and behind what was refused', async () => {
    expect(await statuses(last + broken)).toEqual([200]);
    expect(await statuses(last + proxied)).toEqual([200]);
    expect(await statuses(broken + broken)).toEqual([400]);
    expect(await statuses(proxied + proxied + get)).toEqual([400]);
  });

  it.each([
    ['CONNECT', '/api/cases', 405],
    ['CONNECT', 'api/cases/', 400],
    ['BREW', '/api/cases', 405],
    ['CONNECT', '/api/nothing', 404],
  ])('may be a wrong method: %s %s', async (method, target, status) => {
    expect(await statuses(`${method} ${target} HTTP/1.1\r\n${host}\r\n`)).toEqual([status]);
  });

  it('has no content in its answer if it began as HEAD', async () => {
    const received = await exchange(server.port, [broken.replace('GET', 'HEAD')]);
    expect(received).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\n$/);
    expect(received.match(/\r\n\r\n/g)).toHaveLength(1);
  });

  it('is nothing from a client that leaves', async () => {
    expect(await exchange(server.port, [], { ends: true })).toBe('');
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(post('/api/job-fit', 'Content-Length: 50\r\n', '{'));
    await statuses(last);
    socket.resetAndDestroy();
    await once(socket, 'close');
    await statuses(last);
    expect(entries.map(({ route }) => route)).toEqual(['/api/cases', '/api/cases']);
  });
});

it.each([
  ['header', `GET /api HTTP/1.1\r\n${host}`],
  ['body', post('/api/job-fit', 'Content-Length: 50\r\n', '{')],
])('a %s that does not come in time is refused', async (_, sent) => {
  const limits = { headersTimeout: 50, requestTimeout: 100 };
  const strict = await serveNode({ host: '127.0.0.1', port: 0, app: () => app, limits });
  const answers = splitAnswers(await exchange(strict.port, [sent]));
  expect(answers.map(detailOf)).toEqual(['The request was not complete in time.']);
  await strict.close(0);
});

describe('a body that breaks off', () => {
  it('has one answer, about that', async () => {
    const answers = await ask(post('/api/job-fit', 'Content-Length: 50\r\n', '{'));
    expect(answers.map(detailOf)).toEqual(['The request broke off before its end.']);
    expect(entries).toMatchObject([{ method: 'POST', route: expect.any(String), status: 400 }]);
  });

  it('has one about its chunks, and nothing behind it is read', async () => {
    const chunked = post('/api/job-fit', 'Transfer-Encoding: chunked\r\n', 'ZZ\r\n');
    const answers = await ask(get + chunked + get);
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(detailOf(answers[1]!)).toBe('A chunk of the body does not begin with its size.');
  });

  it('has no other where the request was answered', async () => {
    const unread = post('/api/nothing', 'Content-Length: 50\r\n', '{');
    expect(await statuses(unread)).toEqual([404]);
    const chunked = post('/api/nothing', 'Transfer-Encoding: chunked\r\n', 'ZZ\r\n');
    expect(await statuses(chunked + get)).toEqual([404]);
  });
});

describe('a connection', () => {
  it('closes behind an upgrade, and behind a body that nobody reads', async () => {
    const upgrade = `GET /api HTTP/1.1\r\n${host}Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n`;
    const chunked = post('/api/nothing', 'Transfer-Encoding: chunked\r\n', '1\r\nx\r\n0\r\n\r\n');
    const long = post('/api/nothing', 'Content-Length: 65537\r\n', 'x'.repeat(65_537));
    for (const sent of [upgrade, chunked, long]) {
      const answers = await ask(sent + get);
      expect(answers).toHaveLength(1);
      expect(answers[0]!.head).toMatch(/^connection: close$/im);
    }
    expect(await statuses(post('/api/nothing') + get)).toEqual([404, 200]);
  });

  it('has a body sent that its client holds back, if it matters', async () => {
    const held = `Expect: 100-continue\r\nContent-Length: ${body.length}\r\n`;
    const pieces = [post('/api/job-fit', held, ''), body];
    expect(
      splitAnswers(await exchange(server.port, pieces, { pause: 20, ends: true })).map(
        ({ status }) => status,
      ),
    ).toEqual([100, 200]);
    expect(await statuses(post('/api/nothing', held, ''))).toEqual([404]);
    expect(await statuses(get.replace(host, `${host}Expect: magic\r\n`))).toEqual([200]);
  });

  it.each([
    ['is missing', 'GET /api HTTP/1.1\r\n\r\n', [400]],
    ['is there twice', `GET /api HTTP/1.1\r\n${host}${host}\r\n`, [400]],
    ['is missing in HTTP/1.0', 'GET /api HTTP/1.0\r\n\r\n', [200]],
    ['is behind many', `GET /api HTTP/1.1\r\n${'a:\r\n'.repeat(2_500)}${host}\r\n`, [200]],
  ])('wants one Host field in HTTP/1.1: it %s', async (_, sent, expected) => {
    expect(await statuses(sent)).toEqual(expected);
  });

  it('may be handed over by another process', async () => {
    const taking = createConnectionServer({ app: () => app });
    const front = createServer((socket) => taking.take(socket)).listen(0, '127.0.0.1');
    await once(front, 'listening');
    const { port } = front.address() as AddressInfo;
    const answers = splitAnswers(await exchange(port, [get + get], { ends: true }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    taking.drain();
    const [answer] = splitAnswers(await exchange(port, [get]));
    expect(answer!.head).toMatch(/^connection: close$/im);
    front.close();
    await taking.close(100);
  });

  it('beyond the most is answered with 503, if no other can go', async () => {
    let begin: () => void;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const answer: typeof app.answer = (request) => {
      begin();
      return app.answer(request);
    };
    const options = { host: '127.0.0.1', port: 0, limits: { maxConnections: 1 } };
    const full = await serveNode({ ...options, app: () => ({ ...app, answer }) });
    let send: (rest: string) => void;
    const rest = new Promise<string>((resolve) => (send = resolve));
    const first = exchange(full.port, [post('/api/job-fit', undefined, ''), rest], { ends: true });
    await begun;
    const [refused] = splitAnswers(await exchange(full.port, []));
    expect([refused!.status, JSON.parse(refused!.body).code]).toEqual([503, 'unavailable']);
    expect(refused!.head).toMatch(/^retry-after: \d+$/im);
    send!(body);
    expect(splitAnswers(await first).map(({ status }) => status)).toEqual([200]);
    await full.close(100);
  });
});
