// HTTP/1.1 over a bare socket, for bytes that no client library would send.
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

interface Manner {
  /** Milliseconds between two pieces. */
  readonly pause?: number;
  /** Milliseconds until the server has to have closed. */
  readonly timeout?: number;
  /** Whether to say after the last piece that no other follows. */
  readonly ends?: boolean;
  /** Whether the server has to close in a way that takes no answer with it. */
  readonly isStrict?: boolean;
}

/** A chunk for a socket, perhaps to be sent only after an event. */
type Piece = string | Buffer | Promise<string>;

/** Writes the chunks in order and collects the answers until the server closes. */
export function exchange(
  port: number,
  pieces: readonly Piece[],
  { pause = 0, timeout = 5_000, ends = false, isStrict = false }: Manner = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let received = '';
    const timer = setTimeout(() => socket.destroy(new Error(`still open: ${received}`)), timeout);
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close while this side still writes.
      if (isStrict || !['EPIPE', 'ECONNRESET'].includes(error.code ?? '')) reject(error);
    });
    void writeSlowly(socket, pieces, pause).then(() => ends && socket.end());
  });
}

async function writeSlowly(socket: Socket, pieces: readonly Piece[], pause: number): Promise<void> {
  for await (const piece of pieces) {
    if (socket.destroyed) return;
    socket.write(piece);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Splits received bytes into answers by Content-Length. An answer to HEAD has no body; no body begins like an answer. */
export function splitAnswers(received: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = received;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) throw new Error(`no header end in ${JSON.stringify(rest)}`);
    const head = rest.slice(0, end);
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
    const isBare = rest.startsWith('HTTP/1.1 ', end + 4);
    const length = isBare ? 0 : Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    answers.push({ status, head, body: rest.slice(end + 4, end + 4 + length) });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}
