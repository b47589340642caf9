// Cuts clients that do not read their answers. A timer on every connection (`server.timeout`) would do so too, and would
// cost a twentieth of every short answer; here it is set only on a connection that is seen to be behind.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds between two looks at the connections. */
const interval = 1_000;

/** Destroys connections on which an unread answer makes no progress for `idleTimeout` milliseconds. */
export function cutIdleReaders(server: Server, idleTimeout: number): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const timer = setInterval(() => {
    for (const socket of sockets) {
      if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(idleTimeout);
    }
  }, interval).unref();
  server.once('close', () => clearInterval(timer));
}
