// Clients over raw sockets: honest ones, whose waiting time is measured, and parts of attackers.
import { connect, type Socket } from 'node:net';
import { type Bound, type Figures, type Outcome, quantile } from './figures.ts';

export const host = 'Host: localhost\r\n';

/** A request as bytes, with its length. */
export function write(method: string, target: string, body = '', headers = ''): string {
  const length = body === '' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${target} HTTP/1.1\r\n${host}${headers}${length}\r\n${body}`;
}

export const get = write('GET', '/api/profile', '', 'Connection: close\r\n');

export const post = write(
  'POST',
  '/api/job-fit',
  JSON.stringify({ job_description: 'We look for somebody with TypeScript and PostgreSQL.' }),
  'Connection: close\r\n',
);

/** Opens a connection and ignores its errors. */
export function dial(port: number, onOpen: (socket: Socket) => void = () => undefined): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  return socket.once('connect', () => onOpen(socket));
}

/** Keeps a number of connections open until stopped; reopens a closed one after a pause in milliseconds. */
export function besiege(
  count: number,
  create: (index: number) => Socket,
  pause = 20,
): { readonly sockets: ReadonlySet<Socket>; stop(): void } {
  const sockets = new Set<Socket>();
  let isOver = false;
  const renew = (index: number) => {
    if (isOver) return;
    const socket = create(index);
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      setTimeout(renew, pause, index);
    });
  };
  for (let index = 0; index < count; index++) setTimeout(renew, index / 2, index);
  return {
    sockets,
    stop() {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

export interface Answered {
  /** The status; 0 without an answer, -1 without a connection. */
  readonly status: number;
  readonly milliseconds: number;
  readonly body: string;
}

/** Sends one request on a new connection and reads until it closes or the given milliseconds pass. */
export function ask(port: number, request: string, patience = 10_000): Promise<Answered> {
  return new Promise((resolve) => {
    const began = performance.now();
    let isConnected = false;
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      isConnected = true;
      socket.write(request);
    });
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.setEncoding('latin1').on('data', (chunk) => (received += String(chunk)));
    socket
      .on('error', () => undefined)
      .once('close', () => {
        clearTimeout(timer);
        const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(received)?.[1] ?? (isConnected ? 0 : -1));
        const body = received.slice(received.indexOf('\r\n\r\n') + 4);
        resolve({ status, milliseconds: performance.now() - began, body });
      });
  });
}

export interface Pace {
  readonly seconds: number;
  readonly perSecond: number;
}

/** Sends requests at a steady pace, each on a new connection, without waiting for earlier ones. */
export async function visit(port: number, request: string, pace: Pace): Promise<Answered[]> {
  const visits: Promise<Answered>[] = [];
  const end = performance.now() + pace.seconds * 1_000;
  while (performance.now() < end) {
    visits.push(ask(port, request));
    await passed(1_000 / pace.perSecond);
  }
  return Promise.all(visits);
}

/** The results of honest clients. */
export function sumUp(visits: readonly Answered[]): Required<Omit<Figures, 'memory'>> {
  const times = visits.map(({ milliseconds }) => milliseconds);
  const isFine = ({ status }: Answered) => status >= 200 && status < 300;
  const lost = visits.filter(({ status }) => status <= 0).length;
  const answered = visits.filter(isFine).length;
  return {
    answered,
    refused: visits.length - answered - lost,
    lost,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

const units = { median: 'ms', p99: 'ms', memory: 'MB' } as const;

/** Bounds: the percentage of requests that must be answered, and maxima of other figures. */
export interface Demands extends Partial<Record<keyof typeof units, number>> {
  readonly answered?: number;
}

/** The results of honest clients and the memory of the process in megabytes, with the bounds of both. */
export function judge(
  visits: readonly Answered[],
  memory: number,
  { answered = 99, ...most }: Demands,
  others: readonly Bound[] = [],
): Outcome {
  const figures = { ...sumUp(visits), memory };
  const share = (figures.answered / visits.length) * 100;
  const bounds = Object.entries(units).flatMap(([name, unit]) => {
    const figure = name as keyof typeof units;
    const atMost = most[figure];
    return atMost === undefined
      ? []
      : [{ what: `${name}, ${unit}`, value: figures[figure], atMost }];
  });
  return {
    figures,
    bounds: [{ what: 'answered, %', value: share, atLeast: answered }, ...bounds, ...others],
  };
}

export function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
