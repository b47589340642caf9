// Attacks with bodies that never end.
import type { Socket } from 'node:net';
import { besiege, dial, host, judge, passed, post, sumUp, visit, write } from './client.ts';
import type { Attack, HoldOptions } from './figures.ts';
import { withService } from './service.ts';

const pace = { perSecond: 25 };

/** Milliseconds below which a median describes the machine more than the service. */
const leastQuiet = 3;

/** Measures honest POSTs while attackers keep connections open. */
function beside(count: number, create: (port: number) => Socket, { isLong }: HoldOptions) {
  return withService({}, async ({ port, peak }) => {
    await visit(port, post, { ...pace, seconds: 1 });
    const quiet = sumUp(await visit(port, post, { ...pace, seconds: isLong ? 5 : 2 }));
    const siege = besiege(count, () => create(port));
    await passed(count / 2 + 500);
    const met = await visit(port, post, { ...pace, seconds: isLong ? 60 : 5 });
    siege.stop();
    // Memory that the service holds, and garbage that V8 has not collected yet.
    return judge(met, peak(), { median: 3 * Math.max(quiet.median, leastQuiet), memory: 350 });
  });
}

export const slowBodies: Attack = {
  name: 'slow-bodies',
  description: '1,000 connections that send a body at one octet a second; honest POSTs',
  run: (options) => beside(1_000, drip, options),
};

function drip(port: number): Socket {
  const socket = dial(port, () =>
    socket.write(`POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: 1000\r\n\r\n`),
  );
  const timer = setInterval(() => socket.write('x'), 1_000);
  return socket.once('close', () => clearInterval(timer)).resume();
}

export const stalledBodies: Attack = {
  name: 'stalled-bodies',
  description: '1,000 connections that send 510 of 512 KB and stop; honest POSTs',
  run: (options) => {
    const most = `POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: 524288\r\n\r\n${'x'.repeat(510_000)}`;
    return beside(1_000, (port) => dial(port, (socket) => socket.write(most)).resume(), options);
  },
};

export const crumbledBodies: Attack = {
  name: 'crumbled-bodies',
  description: '100 connections that send a body of 500 KB in packets of five octets; honest POSTs',
  run: (options) => beside(100, crumble, options),
};

function crumble(port: number): Socket {
  const socket = dial(port, () =>
    socket
      .setNoDelay()
      .write(`POST /api/job-fit HTTP/1.1\r\n${host}Content-Length: 500000\r\n\r\n`),
  );
  const timer = setInterval(() => {
    for (let packet = 0; packet < 10; packet++) socket.write('crumb');
  }, 50);
  return socket.once('close', () => clearInterval(timer)).resume();
}

export const slowHeaders: Attack = {
  name: 'slow-headers',
  description: '1,000 connections that send a line of a header a second; honest GETs',
  run: ({ isLong }) =>
    withService({}, async ({ port, peak }) => {
      const create = () => {
        const socket = dial(port, () => socket.write(`GET /api HTTP/1.1\r\n${host}`));
        const timer = setInterval(() => socket.write('X-A: b\r\n'), 1_000);
        return socket.once('close', () => clearInterval(timer)).resume();
      };
      const siege = besiege(1_000, create);
      await passed(1_000);
      const request = write('GET', '/api/profile', '', 'Connection: close\r\n');
      const met = await visit(port, request, { ...pace, seconds: isLong ? 60 : 5 });
      siege.stop();
      return judge(met, peak(), { median: 50 });
    }),
};
