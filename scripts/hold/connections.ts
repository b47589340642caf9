// Attacks by idle connections and pipelined requests.
import { besiege, dial, get, host, judge, passed, visit, write } from './client.ts';
import type { Attack, Outcome } from './figures.ts';
import { type Service, withService } from './service.ts';

async function idle(count: number, { port, peak }: Service, seconds: number): Promise<Outcome> {
  const siege = besiege(count, () => dial(port).resume());
  await passed(count / 2 + 500);
  const met = await visit(port, get, { seconds, perSecond: 25 });
  siege.stop();
  return judge(met, peak(), { median: 50 });
}

export const idleConnections: Attack = {
  name: 'idle-connections',
  description: '2,000 connections on which nothing ever comes; honest GETs',
  run: ({ isLong }) => withService({}, (service) => idle(2_000, service, isLong ? 120 : 5)),
};

export const fewDescriptors: Attack = {
  name: 'few-descriptors',
  description:
    '400 idle connections, renewed at once, to a process that may have 256 descriptors; honest GETs',
  run: ({ isLong }) =>
    withService({ descriptors: 256 }, (service) => idle(400, service, isLong ? 60 : 5)),
};

const one = (target: string) => write('GET', target);
const put = write('PUT', '/api/profile', 'hello');
const expected = write('PUT', '/api/profile', 'hello', 'Expect: 100-continue\r\n');

/** The bytes sent on one connection, and the statuses expected in return. */
const rows: readonly (readonly [what: string, sent: string, answered: readonly number[]])[] = [
  ['two GETs and garbage', `${one('/api')}${one('/api/cases')}garbage\r\n\r\n`, [200, 200, 400]],
  [
    'two GETs and a CONNECT',
    `${one('/api')}${one('/api/cases')}CONNECT a:1 HTTP/1.1\r\n${host}\r\n`,
    [200, 200, 400],
  ],
  ['a PUT and one that expects', put + expected, [405, 405]],
  [
    'a POST, a refused one and a GET',
    write('POST', '/api/job-fit', '{"job_description":"Go"}') + put + one('/nothing'),
    [200, 405, 404],
  ],
  [
    'a hundred GETs and garbage',
    `${one('/api').repeat(100)}garbage\r\n\r\n`,
    [...Array<number>(100).fill(200), 400],
  ],
];

export const pipelines: Attack = {
  name: 'pipelines',
  description:
    'Good, bad and early-answered requests in a row on one connection: sequences that were answered otherwise are lost',
  run: () =>
    withService({}, async ({ port }) => {
      let answered = 0;
      let lost = 0;
      for (const [, sent, statuses] of rows) {
        const received = await receive(port, sent);
        const found = [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) =>
          Number(status),
        );
        if (String(found) === String(statuses)) answered++;
        else lost++;
      }
      return { figures: { answered, lost }, bounds: [{ what: 'lost', value: lost, atMost: 0 }] };
    }),
};

/** Sends pipelined requests, ends its side of the connection, and collects all answers. */
function receive(port: number, sent: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = dial(port, () => socket.end(sent));
    const timer = setTimeout(() => socket.destroy(), 5_000);
    socket.setEncoding('latin1').on('data', (chunk) => (received += String(chunk)));
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
  });
}
