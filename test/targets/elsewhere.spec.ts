// The limits of other runtimes: every cell of the table in docs/limits.md, tried out.
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  connectSpawned,
  entries,
  findRuntime,
  type SpawnedConnection,
} from '../contract/spawned.ts';
import { describeWith } from '../optional.ts';
import { connectWorkerd, workerd } from './workerd.ts';

const host = 'Host: profile.test\r\n';
const get = `GET /api HTTP/1.1\r\n${host}`;
const post = `POST /api/job-fit HTTP/1.1\r\n${host}Content-Length:`;

interface Client {
  readonly sent: string;
  /** A chunk that follows every second. */
  readonly drop?: string;
  readonly reads?: boolean;
  readonly connections?: number;
}

/** The subject of each row of the table. */
const clients: Readonly<Record<string, Client>> = {
  'a body of 600 KB': { sent: `${post} 600000\r\n\r\n${'x'.repeat(600_000)}` },
  'a body that stalls': { sent: `${post} 1000\r\n\r\n{` },
  'a body at a byte per second': { sent: `${post} 1000\r\n\r\n`, drop: 'x' },
  'a header of 20 KB': { sent: `${get}X-Long: ${'x'.repeat(20_000)}\r\n\r\n` },
  'a header of 200 KB': { sent: `${get}X-Long: ${'x'.repeat(200_000)}\r\n\r\n` },
  'a header that stalls': { sent: get },
  'a header at a field per second': { sent: get, drop: 'X-Slow: x\r\n' },
  '500 idle connections': { sent: '', connections: 500 },
  'an unread answer': {
    sent: `GET /openapi.json HTTP/1.1\r\n${host}\r\n`.repeat(1_000),
    reads: false,
  },
};

/** Seconds after which a connection that is open counts as one that stays so. */
const patience = 20;

/** How it ended, in the words of the table: a status, or after how many seconds the connection was closed. */
function observe(port: number, client: Client): Promise<string> {
  const { sent, drop, reads = true, connections = 1 } = client;
  return new Promise((resolve) => {
    const began = performance.now();
    const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1'));
    const [first] = sockets as [Socket];
    const dropping = drop && setInterval(() => first.write(drop), 1_000);
    const end = (outcome: string) => {
      clearTimeout(timer);
      clearInterval(dropping || undefined);
      for (const socket of sockets) socket.destroy();
      resolve(outcome);
    };
    const timer = setTimeout(() => {
      const stay = sockets.every(({ closed }) => !closed);
      end(stay ? 'open' : 'closed, some of them');
    }, patience * 1_000);
    for (const socket of sockets) socket.on('error', () => undefined);
    first.write(sent);
    if (reads) first.once('data', (chunk) => end(/ (\d{3}) /.exec(String(chunk))![1]!));
    first.once('close', () => end(`closed after ${(performance.now() - began) / 1_000} s`));
  });
}

const table = readFileSync('docs/limits.md', 'utf8')
  .split('\n## Other runtimes\n')[1]!
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()));

it('has a client for each row', () => {
  expect(table.slice(2).map(([row]) => row)).toEqual(Object.keys(clients));
});

interface Runtime {
  readonly name: string;
  readonly missing: string | undefined;
  readonly start: () => Promise<SpawnedConnection>;
}

const [bun, deno] = [findRuntime('bun'), findRuntime('deno')];

const runtimes: readonly Runtime[] = [
  { name: 'Bun', ...bun, start: () => connectSpawned(bun.binary, () => entries.bun) },
  { name: 'Deno', ...deno, start: () => connectSpawned(deno.binary, () => entries.deno) },
  { name: 'workerd', ...workerd, start: connectWorkerd },
];

/** How it ended, by runtime and row. */
const outcomes = new Map<string, string>();

beforeAll(async () => {
  const there = runtimes.filter(({ missing }) => missing === undefined);
  await Promise.all(there.map(observeAll));
}, 90_000);

async function observeAll({ name, start }: Runtime): Promise<void> {
  const { port, close } = await start();
  const observing = Object.entries(clients).map(async ([row, client]) => {
    outcomes.set(`${name}: ${row}`, await observe(port, client));
  });
  await Promise.all(observing).finally(close);
}

describe.each(runtimes)('$name', ({ name, missing }) => {
  describeWith('does what is told', missing, () => {
    const column = table[0]!.indexOf(name);
    it.each(table.slice(2).map((cells) => [cells[0]!, cells[column]!]))('%s: %s', (row, told) => {
      const found = outcomes.get(`${name}: ${row}`)!;
      const [, seconds] = /^closed after (\d+) s$/.exec(told) ?? [];
      if (seconds === undefined) expect(found).toBe(told);
      // Bun and workerd look at their connections every few seconds.
      else expect(Math.abs(Number.parseFloat(found.slice(13)) - Number(seconds))).toBeLessThan(4);
    });
  });
});
