// Slow, greedy and broken clients, over a bare socket. Those that wait for seconds wait together.
import { createHook } from 'node:async_hooks';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/exchange.ts';
import { type AccessEntry, type NodeServer, serveNode } from '../../src/runtime/node.ts';
import { sendTo } from '../contract/exchange.ts';
import { until } from '../until.ts';
import { createTestApp } from '../sample.ts';
import { exchange, splitAnswers } from './raw.ts';

const app = createTestApp();
const host = 'Host: localhost\r\n';
let server: NodeServer;

beforeAll(async () => {
  server = await serveNode({
    host: '127.0.0.1',
    port: 0,
    app: () => app,
    limits: {
      headersTimeout: 300,
      requestTimeout: 600,
      keepAliveTimeout: 1_000,
      idleTimeout: 2_000,
      maxHeaderSize: 8 * 1024,
    },
  });
});
afterAll(() => server.close(500));

async function expectRefused(
  pieces: readonly (string | Buffer)[],
  detail: RegExp,
  manner: Parameters<typeof exchange>[2] = {},
): Promise<void> {
  const answers = splitAnswers(await exchange(server.port, pieces, manner));
  expect(answers).toHaveLength(1);
  const [{ status, head, body }] = answers as [ReturnType<typeof splitAnswers>[0]];
  expect(status).toBe(400);
  expect(head).toMatch(/^content-type: application\/problem\+json$/m);
  expect(head).toMatch(/^access-control-allow-origin: \*$/m);
  expect(head).toMatch(/^date: \w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/im);
  expect(JSON.parse(body)).toMatchObject({
    type: 'https://profile.test/developers/#error-invalid_request',
    status: 400,
    code: 'invalid_request',
    detail: expect.stringMatching(detail),
  });
}

describe('requests that the HTTP parser rejects are answered with problem+json', () => {
  it.each([
    ['a broken request line', 'HELLO\r\n\r\n', /method/],
    [
      'a space in the target',
      `GET /api profile HTTP/1.1\r\n${host}\r\n`,
      /does not end in HTTP\/1\.1/,
    ],
    ['HTTP/9.9', `GET /api HTTP/9.9\r\n${host}\r\n`, /not valid HTTP/],
    ['a broken header', `GET /api HTTP/1.1\r\n${host}b@d header\r\n\r\n`, /header field/],
    ['a control character', `GET /api HTTP/1.1\r\n${host}X: \u0001\r\n\r\n`, /header field/],
    [
      'two lengths',
      `POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      /more than one length/,
    ],
    [
      'a length and chunks',
      `POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      /more than one length/,
    ],
    [
      'chunks and a length',
      `POST /api/job-fit HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n`,
      /more than one length/,
    ],
    [
      'a length in words',
      `POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: one\r\n\r\n`,
      /not a number/,
    ],
    [
      'broken chunks',
      `POST /api/job-fit HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`,
      /chunk/,
    ],
    [
      'a body in another coding',
      `POST /api/job-fit HTTP/1.1\r\n${host}Transfer-Encoding: gzip\r\n\r\n`,
      /Transfer-Encoding/,
    ],
    [
      'letters outside ASCII',
      `GET /api/experience?company=Zürich HTTP/1.1\r\n${host}\r\n`,
      /not allowed there/,
    ],
    [
      'a header of 20 kB',
      `GET /api HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`,
      /longer than 8192 bytes/,
    ],
    [
      'a target of 20 kB',
      `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
      /longer than 8192 bytes/,
    ],
    ['CONNECT', `CONNECT example.com:443 HTTP/1.1\r\n${host}\r\n`, /CONNECT/],
    ['a TLS handshake', Buffer.from('16030100f8010000f40303', 'hex'), /method|not valid/],
  ])('%s', async (_, sent, detail) => {
    await expectRefused([sent], detail);
  });

  // The connection stays open.
  it.concurrent.each([
    ['no Host', 'GET /api HTTP/1.1\r\n\r\n', /no Host header, or more/],
    ['two Hosts', `GET /api HTTP/1.1\r\n${host}${host}\r\n`, /more than one/],
  ])('%s', async (_, sent, detail) => {
    await expectRefused([sent], detail);
  });

  const get = `GET /api HTTP/1.1\r\n${host}\r\n`;
  const broken = `/api HTTP/1.1\r\n${host}b@d header\r\n\r\n`;

  it.each([
    ['a broken header', `HEAD ${broken}`],
    ['a header of 20 kB', `HEAD /api HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a broken header behind another request', `${get}HEAD ${broken}`],
  ])('HEAD without a body: %s', async (_, sent) => {
    const received = await exchange(server.port, [sent]);
    expect(received).toContain('HTTP/1.1 400 ');
    expect(received.endsWith('\r\n\r\n')).toBe(true);
  });

  it('GET with a body behind HEAD', async () => {
    const received = await exchange(server.port, [`${get.replace('GET', 'HEAD')}GET ${broken}`]);
    expect(JSON.parse(received.split('\r\n\r\n').at(-1)!)).toMatchObject({ status: 400 });
  });

  it.each([
    ['a header', `GET /api HTTP/1.1\r\n${host}`],
    ['a body', `POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: 100\r\n\r\nx`],
  ])('%s that breaks off', async (_, sent) => {
    await expectRefused([sent], /broke off/, { ends: true });
  });

  it('a header that arrives too slowly', async () => {
    const pieces = ['GET /api HTTP/1.1\r\n', ...Array.from({ length: 20 }, () => 'X-A: b\r\n')];
    await expectRefused(pieces, /in time/, { pause: 150 });
  });

  it('a body that arrives too slowly', async () => {
    const head = `POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: 100\r\n\r\n`;
    await expectRefused([head, ...Array.from({ length: 20 }, () => 'x')], /in time/, {
      pause: 150,
    });
  });
});

describe('a method that the parser does not know', () => {
  it.each([
    ['BREW', '/api/profile', 405, 'method_not_allowed', 'GET, HEAD, OPTIONS'],
    ['BREW', '/api/job-fit?x', 405, 'method_not_allowed', 'POST, OPTIONS'],
    ['get', '/api/profile', 405, 'method_not_allowed', 'GET, HEAD, OPTIONS'],
    ['CONNECT', '/api/cases/x', 405, 'method_not_allowed', 'GET, HEAD, OPTIONS'],
    ['BREW', '/api/nothing', 404, 'not_found', undefined],
  ])('%s %s is answered %i', async (method, target, status, code, allow) => {
    const request = `${method} ${target} HTTP/1.1\r\n${host}\r\n`;
    const [answer] = splitAnswers(await exchange(server.port, [request]));
    expect(answer!.status).toBe(status);
    expect(/^allow: (.*)$/m.exec(answer!.head)?.[1]).toBe(allow);
    expect(JSON.parse(answer!.body)).toMatchObject({ status, code });
  });

  it('is answered after an earlier request on the same connection', async () => {
    const pipelined = `GET /api/cases HTTP/1.1\r\n${host}\r\nBREW /api/cases HTTP/1.1\r\n${host}\r\n`;
    const received = await exchange(server.port, [pipelined]);
    expect(splitAnswers(received).map(({ status }) => status)).toEqual([200, 405]);
  });
});

async function statuses(sent: string): Promise<number[]> {
  return splitAnswers(await exchange(server.port, [sent])).map(({ status }) => status);
}

function askFirst(line: string, length: number): string {
  return `${line} HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
}

describe('refused input after a complete request', () => {
  const body = '{"job_description":"TypeScript"}';
  const post = (extra = '') =>
    `POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: ${body.length}\r\n${extra}\r\n${body}`;
  const get = `GET /api/cases HTTP/1.1\r\n${host}\r\n`;

  it.each([
    ['octets too many', 'xx\r\n\r\n'],
    ['a broken header', `GET /api HTTP/1.1\r\n${host}b@d header\r\n\r\n`],
    ['CONNECT', `CONNECT example.com:443 HTTP/1.1\r\n${host}\r\n`],
  ])('waits for its answer: %s', async (_, refused) => {
    expect(await statuses(post() + refused)).toEqual([200, 400]);
    expect(await statuses(post() + get + post() + get + refused)).toEqual([
      200, 200, 200, 200, 400,
    ]);
  });

  it.concurrent.each([
    ['a body that is skipped', 'Content-Length: 5\r\n\r\nhello', [200, 404, 200]],
    [
      'a body of unknown length',
      'Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
      [200, 404],
    ],
  ])('may bring %s', async (_, rest, expected) => {
    const unread = `POST /api/nothing HTTP/1.1\r\n${host}${rest}`;
    expect(await statuses(post() + unread + get)).toEqual(expected);
  });

  it('is not answered where the request closes the connection', async () => {
    expect(await statuses(post('Connection: close\r\n') + get)).toEqual([200]);
    expect(await statuses(get.replace(host, `${host}Connection: close\r\n`) + get)).toEqual([200]);
  });

  it.concurrent('is nothing where a request that was answered does not come to its end', async () => {
    const head = `POST /api/nothing HTTP/1.1\r\n${host}Content-Length: 50\r\n\r\n{`;
    expect(await statuses(head)).toEqual([404]);
  });

  it('is nothing where no octet ever came', async () => {
    expect(await exchange(server.port, [])).toBe('');
  });
});

describe('a client that waits for 100 Continue', () => {
  it.each([
    ['POST /api/job-fit', 600_000, 400],
    ['POST /api/nothing', 9, 404],
    ['POST /api/profile', 9, 405],
  ])(
    'is answered at once where its body does not matter: %s with %i octets',
    async (line, length, status) => {
      const answers = splitAnswers(await exchange(server.port, [askFirst(line, length)]));
      expect(answers).toMatchObject([
        { status, head: expect.stringMatching(/^connection: close$/im) },
      ]);
    },
  );

  it.concurrent('is told so where its body is read', async () => {
    const body = '{"job_description":"TypeScript"}';
    const pieces = [askFirst('POST /api/job-fit', body.length), body];
    const answers = splitAnswers(await exchange(server.port, pieces, { pause: 50 }));
    expect(answers.map(({ status }) => status)).toEqual([100, 200]);
  });

  it.concurrent('is told so after the answers to earlier requests', async () => {
    const body = '{"job_description":"TypeScript"}';
    const padded = body + ' '.repeat(5_000);
    const earlier = `POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: ${padded.length}\r\n\r\n${padded}`;
    const request = askFirst('POST /api/job-fit', body.length) + body;
    expect(await statuses(earlier + request)).toEqual([200, 100, 200]);
  });
});

describe('a body over the limit', () => {
  const large = Buffer.alloc(64 * 1024, 'x');

  it('is refused before it is read', async () => {
    const head = `POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: 100000000\r\n\r\n`;
    await expectRefused([head, large], /longer than 524288/);
  });

  it('is refused when the chunks add up to it, and the connection closes', async () => {
    const head = `POST /api/job-fit HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`;
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), large, Buffer.from('\r\n')]);
    await expectRefused([head, ...Array.from({ length: 30 }, () => chunk)], /longer than 524288/);
  });

  it('is not read at all where no body belongs', async () => {
    const head = `POST /api/nothing HTTP/1.1\r\n${host}Content-Length: 100000000\r\n\r\n`;
    const [answer] = splitAnswers(await exchange(server.port, [head, large]));
    expect(answer).toMatchObject({ status: 404 });
  });
});

describe('connections', () => {
  const get = `GET /api/cases HTTP/1.1\r\n${host}\r\n`;

  it.concurrent('carry several requests, one after the other and pipelined', async () => {
    const received = await exchange(server.port, [get, get + get], { pause: 20 });
    expect(splitAnswers(received).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it.concurrent.each([5, 64 * 1024])(
    'carry the next request after a body of %i octets that nobody read',
    async (length) => {
      const head = `POST /api/nothing HTTP/1.1\r\n${host}Content-Length: ${length}\r\n\r\n`;
      const post = head + 'x'.repeat(length);
      const received = await exchange(server.port, [post + get]);
      expect(splitAnswers(received).map(({ status }) => status)).toEqual([404, 200]);
    },
  );

  it('close after the answer to an upgrade, so that no later request gets it', async () => {
    const wish = `${host}Connection: Upgrade\r\nUpgrade: h2c\r\n`;
    const received = await exchange(
      server.port,
      [`GET /api/1 HTTP/1.1\r\n${wish}\r\n${get}`, get],
      {
        pause: 50,
      },
    );
    const answers = splitAnswers(received);
    expect(answers).toMatchObject([
      { status: 404, head: expect.stringMatching(/^connection: close$/im) },
    ]);
    const post = `POST /api/job-fit HTTP/1.1\r\n${wish}Content-Length: 23\r\n\r\n{"job_description":"x"}`;
    expect(splitAnswers(await exchange(server.port, [post]))).toMatchObject([{ status: 200 }]);
  });

  it('close after a long unread body', async () => {
    const long = `POST /api/nothing HTTP/1.1\r\n${host}Content-Length: 65537\r\n\r\n`;
    const received = await exchange(server.port, [long + 'x'.repeat(65_537) + get]);
    const [answer, ...others] = splitAnswers(received);
    expect(answer).toMatchObject({
      status: 404,
      head: expect.stringMatching(/^connection: close/im),
    });
    expect(others).toEqual([]);
  });

  it.concurrent('are not idle while an answer is read slowly', async () => {
    // More than fits into the buffers between two sockets.
    const body = new Uint8Array(16 * 1024 * 1024);
    const headers = { 'content-length': String(body.length), connection: 'close' };
    const large: Answer = { status: 200, headers, body, route: '/' };
    const slow = await serveNode({
      host: '127.0.0.1',
      port: 0,
      app: () => ({ ...app, answer: () => large }),
      limits: { keepAliveTimeout: 1_000 },
    });
    const socket = connect(slow.port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\n${host}\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    let length = 0;
    for await (const chunk of socket) length += (chunk as Buffer).length;
    expect(length).toBeGreaterThan(body.length);
    await slow.close(500);
  });

  it.concurrent('are left open for a client behind the last answer, and cut when it goes on for two seconds', async () => {
    const { port } = server;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const asked = performance.now();
    socket
      .on('error', () => undefined)
      .write(`${get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}garbage`);
    const writing = setInterval(() => socket.write('garbage'), 100);
    await once(socket.resume(), 'end');
    const ended = performance.now();
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(writing);
    // As long as the timer takes, and no longer than a busy machine delays it, which may see the end late.
    expect(performance.now() - asked).toBeGreaterThan(2_000 - 100);
    expect(performance.now() - ended).toBeLessThan(2 * 2_000);
  });

  it.concurrent('are closed when they stay idle', async () => {
    const received = await exchange(server.port, [get], { timeout: 4_000 });
    expect(splitAnswers(received)).toHaveLength(1);
  });

  it.concurrent('are cut when their answers are not read', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.pause();
    // More than fits into the buffers between two sockets.
    socket.write(`GET /openapi.json HTTP/1.1\r\n${host}\r\n`.repeat(2_000));
    let isCut = false;
    socket.on('error', () => (isCut = true));
    await until(() => {
      if (!isCut) socket.write('GET');
      return isCut;
    });
    socket.destroy();
  });

  it.concurrent('may be reset behind a CONNECT', async () => {
    for (let attempt = 0; attempt < 20; attempt++) {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => undefined);
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      socket.write(`CONNECT a:1 HTTP/1.1\r\n${host}\r\n`);
      socket.resetAndDestroy();
    }
    const received = await exchange(server.port, [get]);
    expect(splitAnswers(received)).toMatchObject([{ status: 200 }]);
  });

  it.concurrent.each([
    [16 * 1024 - 1, 200],
    [16 * 1024, 400],
  ])('with a target, names and values of %i octets are answered %i', async (length, status) => {
    const standard = await serveNode({ host: '127.0.0.1', port: 0, app: () => app });
    const others = '/apiHostlocalhostConnectioncloseX'.length;
    const head = `GET /api HTTP/1.1\r\n${host}Connection: close\r\nX: ${'x'.repeat(length - others)}\r\n\r\n`;
    expect(splitAnswers(await exchange(standard.port, [head]))).toMatchObject([{ status }]);
    await standard.close(500);
  });

  it('take as many header fields as fit into the size of a header', async () => {
    const many = `GET /api HTTP/1.1\r\n${'a:\r\n'.repeat(1_900)}${host}Connection: close\r\n\r\n`;
    expect(splitAnswers(await exchange(server.port, [many]))).toMatchObject([{ status: 200 }]);
  });

  it('close an HTTP/1.0 connection after a chunked body, whatever the client asks for', async () => {
    const head =
      'POST /api/job-fit HTTP/1.0\r\nConnection: keep-alive\r\nContent-Type: application/json\r\n';
    const body = '{"job_description":"Rust"}';
    const chunked = `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const smuggled = 'GET /api HTTP/1.0\r\nConnection: keep-alive\r\n\r\n';
    const answers = splitAnswers(await exchange(server.port, [head + chunked + smuggled]));
    expect(answers.map(({ status }) => status)).toEqual([200]);
    expect(answers[0]!.head).toMatch(/\r\nConnection: close\b/i);
    // With a length the connection stays, so that the next request is answered.
    const counted = `Content-Length: ${body.length}\r\n\r\n${body}`;
    const more = await exchange(server.port, [head + counted + smuggled], { ends: true });
    expect(splitAnswers(more).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('serve HTTP/1.0', async () => {
    const received = await exchange(server.port, ['GET /api/cases HTTP/1.0\r\n\r\n']);
    expect(splitAnswers(received)).toMatchObject([{ status: 200 }]);
  });

  it('take absolute-form targets and unmet expectations', async () => {
    const absolute = `GET http://other.test/api/cases HTTP/1.1\r\n${host}Expect: magic\r\nConnection: close\r\n\r\n`;
    expect(splitAnswers(await exchange(server.port, [absolute]))).toMatchObject([{ status: 200 }]);
  });

  it.each([
    '//',
    '/[',
    '*',
    '/%ZZ',
    '/api?%ZZ',
    '/api/profile#fragment',
    'http://',
    'http://[',
    '/\\..\\',
  ])('survive the target %s', async (target) => {
    const request = `GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
    const [answer] = splitAnswers(await exchange(server.port, [request]));
    expect(answer!.status).toBeLessThan(500);
  });

  it.each([
    ['GET', '//', 404],
    ['GET', '/developers//', 404],
    ['OPTIONS', '*', 204],
  ])('answer %s %s', async (method, target, status) => {
    const request = `${method} ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
    expect(splitAnswers(await exchange(server.port, [request]))).toMatchObject([{ status }]);
  });

  it.each(['', '[', 'a b', '::', 'x'.repeat(300), '%00'])(
    'survive the Host "%s"',
    async (value) => {
      const request = `GET /api HTTP/1.1\r\nHost: ${value}\r\nConnection: close\r\n\r\n`;
      const [answer] = splitAnswers(await exchange(server.port, [request]));
      expect(answer!.status).toBe(200);
    },
  );

  it('survive a client that leaves in the middle of its body, and tell no answer of it', async () => {
    const entries: AccessEntry[] = [];
    const told = await serveNode({
      host: '127.0.0.1',
      port: 0,
      app: () => app,
      onAnswer: (entry) => entries.push(entry),
    });
    const socket = connect(told.port, '127.0.0.1');
    socket.write(`POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: 100\r\n\r\nabc`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.resetAndDestroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await sendTo(told.port, '/api/cases')).status).toBe(200);
    expect(entries).toMatchObject([{ route: '/api/cases', status: 200 }]);
    await told.close(500);
  });
});

describe('stopping', () => {
  it('answers requests on open connections with Connection: close', async () => {
    const stopping = await serveNode({ host: '127.0.0.1', port: 0, app: () => app });
    const get = `GET /api/cases HTTP/1.1\r\n${host}\r\n`;
    const received = exchange(stopping.port, [get, get], { pause: 150 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await stopping.close(1_000);
    const answers = splitAnswers(await received);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]!.head).toMatch(/^connection: close$/im);
  });

  it('answers no client before it has stopped accepting, because answered clients reconnect', async () => {
    let answered = 0;
    const answer: typeof app.answer = (request) => {
      answered++;
      return app.answer(request);
    };
    const stopping = await serveNode({
      host: '127.0.0.1',
      port: 0,
      app: () => ({ ...app, answer }),
    });
    const get = `GET /api/cases HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
    const met: string[] = [];
    const come = async () => {
      while (met.at(-1) !== 'ECONNREFUSED') {
        const received = exchange(stopping.port, [get]);
        met.push(await received.catch((error: NodeJS.ErrnoException) => error.code ?? ''));
      }
    };
    const clients = Array.from({ length: 8 }, come);
    await new Promise((resolve) => setTimeout(resolve, 50));
    answered = 0;
    await stopping.close(1_000);
    expect(answered).toBeLessThanOrEqual(clients.length);
    await Promise.all(clients);
    const others = met.filter((received) => !received.startsWith('HTTP/1.1 200 '));
    expect(new Set(others)).toEqual(new Set(['ECONNREFUSED']));
  });

  it('answers 503 to requests that do not end', async () => {
    const stopping = await serveNode({ host: '127.0.0.1', port: 0, app: () => app });
    const head = `POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: 100\r\n\r\n`;
    const stalled = exchange(stopping.port, [head, '{']);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await stopping.close(200);
    const [answer] = splitAnswers(await stalled);
    expect(answer).toMatchObject({ status: 503, head: expect.stringMatching(/retry-after: \d/) });
    expect(JSON.parse(answer!.body)).toMatchObject({ code: 'unavailable' });
  });

  it('leaves no timer behind', async () => {
    const timers = new Set<number>();
    const hook = createHook({
      init: (id, type) => void (type === 'Timeout' && timers.add(id)),
      destroy: (id) => void timers.delete(id),
    }).enable();
    const stopping = await serveNode({ host: '127.0.0.1', port: 0, app: () => app });
    expect(timers.size).toBeGreaterThan(0);
    await stopping.close(200);
    await new Promise(setImmediate);
    hook.disable();
    expect([...timers]).toEqual([]);
  });
});
