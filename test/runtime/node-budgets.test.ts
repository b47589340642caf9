// The memory held for clients that are slow, do not read or are idle, and which connections are closed first.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/exchange.ts';
import { type NodeLimits, type NodeServer, serveNode } from '../../src/runtime/node.ts';
import { until } from '../until.ts';
import { createTestApp } from '../sample.ts';
import { exchange, splitAnswers } from './raw.ts';

const app = createTestApp();
const host = 'Host: localhost\r\n';

const ownServers: NodeServer[] = [];
afterAll(() => Promise.all(ownServers.map((own) => own.close(200))));

/** A server of its own, with limits of its own, for one test. */
async function serveWith(limits: Partial<NodeLimits>, answer = app): Promise<NodeServer> {
  const own = await serveNode({ host: '127.0.0.1', port: 0, app: () => answer, limits });
  ownServers.push(own);
  return own;
}

const passed = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The head of a request whose body has so many octets. */
const start = (length: number) =>
  `POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: ${length}\r\nConnection: close\r\n\r\n`;

/** Sends a request and does not read until asked to; then counts the bytes that arrive. */
function askOnly(port: number, sent: string): { isCut(): boolean; read(): Promise<number> } {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let isCut = false;
  socket.once('close', () => (isCut = true)).write(sent);
  return {
    isCut: () => isCut,
    async read() {
      let length = 0;
      socket.on('data', (chunk) => (length += chunk.length));
      if (!socket.closed) await once(socket, 'close');
      return length;
    },
  };
}

/** Opens a connection that sends something and then nothing. */
async function rest(port: number, sent = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.resume().write(sent);
  await arrived();
  return socket;
}

/** Resolves when the server, which is in this process, has read everything that was sent, however busy the machine is. */
async function arrived(): Promise<void> {
  await passed(30);
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
}

describe('unfinished bodies', () => {
  const octets = 'x'.repeat(20_000);
  const fit = JSON.stringify({ job_description: 'x' });

  it.concurrent('go, the slowest first, when there is no room for another', async () => {
    const { port } = await serveWith({ maxBodyMemory: 100_000, bodyGrace: 60_000 });
    const stalled = exchange(port, [start(60_000), octets], { timeout: 20_000 });
    const send: ((octets: string) => void)[] = [];
    const later = [1, 2].map(() => new Promise<string>((resolve) => send.push(resolve)));
    const steady = exchange(port, [start(60_000), octets, ...later], { timeout: 20_000 });
    await arrived();
    await passed(1_100);
    send[0]!(octets);
    await arrived();
    const newcomer = [start(40_000), octets, octets];
    expect(splitAnswers(await exchange(port, newcomer, { pause: 50 }))).toMatchObject([
      { status: 400 },
    ]);
    const [refused] = splitAnswers(await stalled);
    expect(refused).toMatchObject({
      status: 400,
      head: expect.stringMatching(/^connection: close$/im),
    });
    expect(JSON.parse(refused!.body)).toMatchObject({
      code: 'invalid_request',
      detail: 'The body came too slowly.',
    });
    send[1]!(octets);
    expect(JSON.parse(splitAnswers(await steady)[0]!.body)).toMatchObject({
      detail: 'The body is not valid JSON.',
    });
  });

  it.concurrent('are refused with 503 where all others keep the pace, after the grace', async () => {
    const { port } = await serveWith({ maxBodyMemory: 30_000, bodyGrace: 2_000 });
    const first = exchange(port, [start(30_000) + octets.slice(10_000), octets], {
      pause: 900,
    });
    await passed(100);
    const began = performance.now();
    const [second] = splitAnswers(await exchange(port, [start(30_000), octets]));
    expect(performance.now() - began).toBeGreaterThan(1_900);
    expect(second).toMatchObject({ status: 503, head: expect.stringMatching(/retry-after: \d/) });
    expect(second!.head).toMatch(/^access-control-expose-headers: .*Retry-After$/m);
    expect(JSON.parse(second!.body)).toMatchObject({ code: 'unavailable', status: 503 });
    // A body in one piece needs no buffer.
    expect(splitAnswers(await exchange(port, [start(fit.length) + fit]))).toMatchObject([
      { status: 200 },
    ]);
    expect(splitAnswers(await first)).toMatchObject([{ status: 400 }]);
  });

  it.concurrent('are refused when they fall behind the pace for longer than the grace', async () => {
    const { port } = await serveWith({ bodyGrace: 1_000, minBodyRate: 10 });
    const slow = exchange(port, [start(20), ...'x'.repeat(9)], { pause: 400 });
    const quick = exchange(
      port,
      [start(27), ...'{"job_description":  "Go"}\n'.match(/.{1,6}/gs)!],
      {
        pause: 280,
      },
    );
    expect(JSON.parse(splitAnswers(await slow)[0]!.body)).toMatchObject({
      detail: 'The body came too slowly.',
    });
    expect(splitAnswers(await quick)).toMatchObject([{ status: 200 }]);
  });

  it.concurrent('may come in pieces of any size', async () => {
    const { port } = await serveWith({});
    const text = JSON.stringify({ job_description: `${'no '.repeat(6_000)}Go \u{1f600}` });
    const whole = Buffer.from(text);
    const expected = splitAnswers(await exchange(port, [start(whole.length), whole]))[0]!.body;
    expect(JSON.parse(expected)).toHaveProperty('matchingTechnologiesFound');
    for (const size of [1_000, 1_024, 1_025, 7_777]) {
      const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
        whole.subarray(index * size, (index + 1) * size),
      );
      const chunks = pieces.map((piece) =>
        Buffer.concat([
          Buffer.from(`${piece.length.toString(16)}\r\n`),
          piece,
          Buffer.from('\r\n'),
        ]),
      );
      const chunked = start(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked');
      for (const sent of [
        [start(whole.length), ...pieces],
        [chunked, ...chunks, '0\r\n\r\n'],
      ]) {
        const [answer] = splitAnswers(await exchange(port, sent, { pause: 1 }));
        expect(answer!.body).toBe(expected);
      }
    }
  });
});

/** Has the event loop do nothing else for so many milliseconds. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) continue;
}

/** Answers every request with the given number of bytes. */
function answerWith(length: number): typeof app {
  const body = new Uint8Array(length);
  const headers = { 'content-length': String(length) };
  return { ...app, answer: () => ({ status: 200, headers, body, route: '/' }) };
}

describe('unread answers', () => {
  const get = `GET / HTTP/1.1\r\n${host}\r\n`;
  /** More than fits into the buffers between two sockets. */
  const large = 16 * 1024 * 1024;

  it.concurrent('end with the one beyond the bound of a connection, which says that it is the last', async () => {
    const { port } = await serveWith(
      { maxQueuedAnswers: 3 * large, maxQueuedInAll: 9 * large },
      answerWith(large),
    );
    const reader = askOnly(port, get.repeat(8));
    await passed(300);
    await arrived();
    const length = await reader.read();
    expect(Math.floor(length / large)).toBe(4);
  });

  it.concurrent('are no longer asked for behind the last one, whatever came in its packet', async () => {
    const length = 1_000;
    const { port } = await serveWith({ maxQueuedAnswers: 10 * length }, answerWith(length));
    let taken = 0;
    const count = (message: unknown) => {
      const { request } = message as { request: IncomingMessage };
      if (request.socket.localPort === port) taken++;
    };
    subscribe('http.server.request.start', count);
    const upgrade = get.replace(host, `${host}Upgrade: h2c\r\nConnection: Upgrade\r\n`);
    const received = await exchange(port, [get.repeat(500) + upgrade.repeat(100)], {
      isStrict: true,
    });
    unsubscribe('http.server.request.start', count);
    expect(splitAnswers(received)).toHaveLength(taken);
    expect(taken).toBeLessThan(10);
  });

  it.concurrent('are cut where they made no progress for the longest time, when there are too many', async () => {
    const { port } = await serveWith({ maxQueuedInAll: 3.5 * large }, answerWith(large));
    const lastGet = get.replace(host, `${host}Connection: close\r\n`);
    const [first, second, third] = [1, 2, 3].map(() => askOnly(port, lastGet));
    await passed(300);
    await arrived();
    const fourth = askOnly(port, lastGet);
    await passed(300);
    await arrived();
    expect(await first!.read()).toBeLessThan(large);
    for (const { read } of [second!, third!, fourth]) expect(await read()).toBeGreaterThan(large);
  });
});

/** Answers POSTs slowly, and records the answers. */
function createSlow(answered: string[]): typeof app {
  const answer: typeof app.answer = (request) => {
    const answering = app.answer(request);
    if (typeof answering !== 'function') {
      answered.push(request.method);
      return answering;
    }
    return (body) => {
      answered.push(request.method);
      for (const end = performance.now() + 50; performance.now() < end;);
      return answering(body);
    };
  };
  return { ...app, answer };
}

describe('a crowd of requests with long bodies', () => {
  it.concurrent('loses the last of the longest to 503 when too many wait', async () => {
    const { port } = await serveWith({ maxBodiesInTurn: 11_000 });
    const fit = JSON.stringify({ job_description: 'x' });
    const request = start(5_000).replace('Connection: close\r\n', '') + fit.padEnd(5_000);
    const last = start(fit.length) + fit;
    const answers = splitAnswers(await exchange(port, [request.repeat(3) + last]));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 200]);
    expect(answers[2]!.head).toMatch(/^retry-after: \d/m);
    expect(JSON.parse(answers[2]!.body)).toMatchObject({ code: 'unavailable', status: 503 });
  });

  const body = JSON.stringify({ job_description: 'x'.repeat(5_000) });
  const post = `${start(body.length)}${body}`;
  const get = `GET /api HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;

  it('keeps a short one waiting for one of them', async () => {
    const answered: string[] = [];
    const { port } = await serveWith({}, createSlow(answered));
    const sockets = await Promise.all(Array.from({ length: 9 }, () => rest(port)));
    for (const [index, socket] of sockets.entries()) socket.write(index < 8 ? post : get);
    await until(() => answered.length === 9);
    expect(answered.indexOf('GET')).toBeLessThan(3);
  });

  it('is answered in order on each connection, though the server stops meanwhile', async () => {
    let own: NodeServer;
    const answer: typeof app.answer = (request) => {
      if (request.method === 'GET') own.drain();
      return app.answer(request);
    };
    own = await serveWith({}, { ...app, answer });
    const open = post.replace('Connection: close\r\n', '');
    const received = await exchange(own.port, [`${open}${open}${get}`]);
    const first = splitAnswers(received).map((one) => Object.keys(JSON.parse(one.body))[0]);
    expect(first).toEqual(['candidate', 'candidate', 'name']);
  });
});

describe('more connections than there may be', () => {
  const get = `GET /api/cases HTTP/1.1\r\n${host}\r\n`;
  const last = get.replace(host, `${host}Connection: close\r\n`);

  it.concurrent('close those that have been idle for the longest time', async () => {
    const { port } = await serveWith({ maxConnections: 4 });
    const body = await rest(
      port,
      `POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: 9\r\n\r\n{`,
    );
    const header = await rest(port, 'GET / HTTP/1.1\r\n');
    const silent = await rest(port);
    const asked = await rest(port, get);
    for (const goes of [header, silent, asked]) {
      expect(goes.closed).toBe(false);
      await rest(port);
      await until(() => goes.closed);
    }
    expect(body.closed).toBe(false);
    expect(splitAnswers(await exchange(port, [last]))).toMatchObject([{ status: 200 }]);
    body.destroy();
  });

  it.concurrent('refuse the slowest body where none is idle, and otherwise the newcomer', async () => {
    const own = await serveWith({ maxConnections: 2, bodyGrace: 10_000 });
    const { port } = own;
    const head = `POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: 9\r\n\r\n`;
    const [first, second] = [exchange(port, [head]), exchange(port, [head])];
    await arrived();
    expect(splitAnswers(await exchange(port, [last]))).toMatchObject([{ status: 503 }]);
    await passed(1_000);
    expect(splitAnswers(await exchange(port, [last]))).toMatchObject([{ status: 200 }]);
    const slow = splitAnswers(await Promise.race([first, second]));
    expect(slow).toMatchObject([{ status: 400 }]);
    await own.close(0);
    await Promise.all([first, second]);
  });
});

describe('requests that arrived in time', () => {
  const get = `GET /api/cases HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;

  it.concurrent('is answered, however young a connection is when idle ones are looked for', async () => {
    const { port } = await serveWith({ keepAliveTimeout: 1_000 });
    const kept = Array.from({ length: 50 }, async (_, index) => {
      await passed(25 * index);
      const socket = connect(port, '127.0.0.1').resume();
      await once(socket, 'connect');
      const began = performance.now();
      await once(socket, 'close');
      return performance.now() - began;
    });
    expect(Math.min(...(await Promise.all(kept)))).toBeGreaterThan(800);
  });

  it('is answered by a process that was busy until after the time was over', async () => {
    const { port } = await serveWith({ headersTimeout: 500, requestTimeout: 500 });
    const body = '{"job_description":"Go"}';
    const post = start(body.length);
    for (const [before, behind] of [
      ['', get],
      [get.slice(0, 20), get.slice(20)],
      [post.slice(0, 20), `${post.slice(20)}${body}`],
      [post, body],
    ] as const) {
      let received = '';
      const socket = await rest(port, before);
      socket.on('data', (chunk) => (received += chunk));
      const closed = once(socket, 'close');
      // Timers come before sockets then.
      await new Promise(setImmediate);
      // It reaches the system at once.
      socket.write(behind);
      block(900);
      await closed;
      expect(splitAnswers(received)).toMatchObject([{ status: 200 }]);
    }
  });

  it('is answered by a process that was busy until after a body was due', async () => {
    const { port } = await serveWith({ bodyGrace: 100 });
    const body = '{"job_description":"Go"}';
    let received = '';
    const socket = await rest(port, start(body.length));
    socket.on('data', (chunk) => (received += chunk));
    const closed = once(socket, 'close');
    await new Promise(setImmediate);
    socket.write(body);
    block(1_100);
    await closed;
    expect(splitAnswers(received)).toMatchObject([{ status: 200 }]);
  });

  it('is answered by a server that stops, busy until after it closes idle connections', async () => {
    const own = await serveWith({});
    let received = '';
    const socket = await rest(own.port, get.replace('Connection: close\r\n', ''));
    socket.on('data', (chunk) => (received += chunk));
    const closed = own.close(5_000);
    await passed(100);
    await new Promise(setImmediate);
    socket.write(get);
    block(300);
    await Promise.all([closed, once(socket, 'close')]);
    expect(splitAnswers(received)).toMatchObject([{ status: 200 }]);
  });
});

/** Reports each GET, and each part of the answer to a POST. */
function createReporting(report: (name: string) => void): typeof app {
  const record = (name: string, answer: Answer): Answer => {
    report(name);
    const { next } = answer;
    return next === undefined ? answer : { ...answer, next: () => record(name, next()) };
  };
  return {
    ...app,
    answer: (request) => {
      const answering = app.answer(request);
      if (typeof answering !== 'function') return record('GET', answering);
      return (body) => record('call', answering(body));
    },
  };
}

it('a batch of MCP answers one call in each turn, and others between its calls', async () => {
  const events: string[] = [];
  const reporting = createReporting((name) => {
    if (events.push(name) > 1) return;
    other.write(`GET /api HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  });
  const { port } = await serveWith({}, reporting);
  const [caller, other] = [await rest(port), await rest(port)];
  const call = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'get_profile' } };
  const body = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ ...call, id })));
  let received = '';
  caller.on('data', (chunk) => (received += chunk.toString()));
  caller.write(
    `POST /api/mcp HTTP/1.1\r\n${host}Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
  await until(() => caller.closed);
  expect(events.filter((name) => name === 'call')).toHaveLength(100);
  expect(events.indexOf('GET')).toBeGreaterThan(0);
  expect(events.indexOf('GET')).toBeLessThan(100);
  expect(JSON.parse(splitAnswers(received)[0]!.body)).toHaveLength(100);
});
