// Requests in a row: others have their turn between them, and all are answered in order.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NodeServer, serveNode } from '../../src/runtime/node.ts';
import { createTestApp } from '../sample.ts';
import { exchange, splitAnswers } from './raw.ts';

const host = 'Host: localhost\r\n';
const write = (method: string, target: string, body = '', fields = '') =>
  `${method} ${target} HTTP/1.1\r\n${host}${fields}${body && `Content-Length: ${body.length}\r\n`}\r\n${body}`;

const app = createTestApp();
/** The routes that were answered, in that order. */
let routes: string[] = [];
let server: NodeServer;
beforeAll(async () => {
  server = await serveNode({
    host: '127.0.0.1',
    port: 0,
    app: () => app,
    onAnswer: ({ route }) => routes.push(route),
  });
});
afterAll(() => server.close(500));

it.each([['HEAD'], ['GET'], ['OPTIONS']])(
  '%s a thousand times in a packet: another connection has its turn',
  async (method) => {
    const [many, one] = [connect(server.port, '127.0.0.1'), connect(server.port, '127.0.0.1')];
    await Promise.all([once(many, 'connect'), once(one, 'connect')]);
    // Until the server has taken up both.
    await new Promise((resolve) => setTimeout(resolve, 50));
    routes = [];
    many.resume().end(write(method, '/api').repeat(1_000));
    one.resume().end(write('GET', '/api/cases'));
    await Promise.all([once(many, 'close'), once(one, 'close')]);
    expect(routes).toHaveLength(1_001);
    expect(routes.indexOf('/api/cases')).toBeLessThanOrEqual(16);
  },
);

describe('all of a row is answered, in order', () => {
  const fit = '{"job_description":"Go"}';
  const mixed = [
    [write('GET', '/api'), 200],
    [write('POST', '/api/job-fit', fit), 200],
    [write('GET', '/api/nothing'), 404],
    [write('PUT', '/api/profile', 'hello'), 405],
    [write('GET', '/api/experience?a'), 400],
    [write('OPTIONS', '/api'), 204],
  ] as const;
  const row = Array.from({ length: 600 }, (_, index) => mixed[(index * index) % mixed.length]!);
  const sent = row.map(([request]) => request).join('');
  const statuses = row.map(([, status]) => status as number);

  it.each([
    ['that the client ends', '', []],
    ['before a request that closes', write('GET', '/api', '', 'Connection: close\r\n'), [200]],
    ['before garbage', 'garbage\r\n\r\n', [400]],
    ['before a CONNECT', `CONNECT a:1 HTTP/1.1\r\n${host}\r\n`, [400]],
  ])('%s', async (_, last, expected) => {
    const manner = { ends: last === '', isStrict: true, timeout: 20_000 };
    const received = await exchange(server.port, [sent + last], manner);
    expect(splitAnswers(received).map(({ status }) => status)).toEqual([...statuses, ...expected]);
  });

  it('in packets of any size', async () => {
    const pieces = sent.slice(0, 40_000).match(/.{1,7777}/gs)!;
    const received = await exchange(server.port, pieces, { pause: 1, ends: true });
    const answers = splitAnswers(received).map(({ status }) => status);
    expect(answers.length).toBeGreaterThan(300);
    expect(answers.slice(0, -1)).toEqual(statuses.slice(0, answers.length - 1));
  });

  it('though its reader pauses', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket
      .pause()
      .end(write('GET', '/openapi.json').repeat(100) + write('GET', '/api').repeat(900));
    await new Promise((resolve) => setTimeout(resolve, 500));
    let received = '';
    for await (const chunk of socket) received += (chunk as Buffer).toString('latin1');
    expect(splitAnswers(received)).toHaveLength(1_000);
  });
});
