// Visitors over raw sockets: honest ones, whose waiting is measured, and the pieces that attackers are made of.
import { connect, type Socket } from 'node:net';
import { type Bound, type Figures, type Outcome, quantile } from './figures.ts';

export const host = 'Host: localhost\r\n';

/** A request as it is written, with its length. */
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

/** Opens a connection whose errors concern nobody. */
export function dial(port: number, onOpen: (socket: Socket) => void = () => undefined): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  return socket.once('connect', () => onOpen(socket));
}

/** Keeps so many connections open until it is told to stop; one that closes is renewed after a pause in milliseconds. */
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
  /** The status, 0 for no answer at all, and -1 where no connection was had. */
  readonly status: number;
  readonly milliseconds: number;
  readonly body: string;
}

/** Sends one request on a connection of its own and reads until that closes, or for so many milliseconds. */
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

/** Visits at a steady pace, each time on a new connection, whether or not the visit before has ended. */
export async function visit(port: number, request: string, pace: Pace): Promise<Answered[]> {
  const visits: Promise<Answered>[] = [];
  const end = performance.now() + pace.seconds * 1_000;
  while (performance.now() < end) {
    visits.push(ask(port, request));
    await passed(1_000 / pace.perSecond);
  }
  return Promise.all(visits);
}

/** What honest visitors met. */
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

/** What is demanded: a share of visits in percent that is answered, and the most that other figures may be. */
export interface Demands extends Partial<Record<keyof typeof units, number>> {
  readonly answered?: number;
}

/** What honest visitors met while the process held so many megabytes, beside what is demanded of both. */
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
