// Closes connections that nobody uses. Timers on the connections (`server.timeout`, `server.keepAliveTimeout`) would do so
// too, but are set anew for every answer, which costs a twentieth of a short one; here all connections are looked at
// now and then.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Milliseconds without a request after which a connection is closed, to within a second. */
  readonly keepAliveTimeout: number;
  /** Milliseconds without progress after which a connection is cut whose client does not read its answers. */
  readonly idleTimeout: number;
}

/** Milliseconds between two looks at the connections. */
const interval = 1_000;

interface Seen {
  bytesRead: number;
  /** Looks since then that found nothing new. */
  looks: number;
}

/** Closes connections on which no request comes, and those on which an unread answer makes no progress. */
export function closeUnused(server: Server, limits: ConnectionLimits): void {
  const connections = new Map<Socket, Seen>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { bytesRead: -1, looks: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, seen] of connections) look(socket, seen, limits);
  }, interval).unref();
  server.once('close', () => clearInterval(timer));
}

function look(socket: Socket, seen: Seen, { keepAliveTimeout, idleTimeout }: ConnectionLimits) {
  const { bytesRead, writableLength } = socket;
  if (writableLength > 0 && !socket.timeout) socket.setTimeout(idleTimeout);
  if (writableLength > 0 || bytesRead !== seen.bytesRead) {
    seen.bytesRead = bytesRead;
    seen.looks = 0;
  } else if (++seen.looks * interval >= keepAliveTimeout) socket.destroy();
}
