// Connections over sockets that only record, for tests of `Connections`.
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Connections } from '../../src/runtime/node-connections.ts';
import { defaultLimits, type NodeLimits } from '../../src/runtime/node-limits.ts';
import type { NodeRequest } from '../../src/runtime/node-request.ts';

/** A socket that is not connected; destroying it closes it at once. */
class FakeSocket extends EventEmitter {
  destroyed = false;
  isPaused = false;
  writableLength = 0;
  timeout = 0;
  setTimeout = (milliseconds: number) => void (this.timeout = milliseconds);
  pause = () => void (this.isPaused = true);
  resume = () => void (this.isPaused = false);
  destroy = () => {
    this.destroyed = true;
    this.emit('close');
  };
}

export function create(limits: Partial<NodeLimits> = {}, refuseSlowest = () => false) {
  const connections = new Connections({ ...defaultLimits, ...limits }, refuseSlowest);
  const open = () => {
    const fake = new FakeSocket();
    const socket = fake as unknown as Socket;
    const hasRoom = connections.add(socket);
    const connection = connections.of(socket)!;
    /** Begins a request; returns a function that completes its answer. */
    const begin = () => {
      const response = { writableFinished: false };
      connection.begin({ message: { complete: true }, response } as unknown as NodeRequest);
      return () => void (response.writableFinished = true);
    };
    /** Queues an answer; returns a function that has the client read it. */
    const queue = (length: number) => {
      const response = new EventEmitter();
      connections.queue(connection, response as ServerResponse, length);
      return () => void response.emit('close');
    };
    return { socket: fake, hasRoom, connection, begin, queue };
  };
  return { connections, open };
}

/** Which of some connections were closed. */
export const closed = (some: readonly { socket: FakeSocket }[]) =>
  some.map(({ socket }) => socket.destroyed);
