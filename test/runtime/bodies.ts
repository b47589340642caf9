// A request body whose client can do everything, for tests of `Bodies`.
import { EventEmitter } from 'node:events';
import type { Bodies } from '../../src/runtime/node-bodies.ts';
import type { NodeRequest } from '../../src/runtime/node-request.ts';

/** A body, and what happens to it. */
export function receive(bodies: Bodies, declaredLength: number, { readableEnded = false } = {}) {
  const happened: unknown[] = [];
  const socket = { pause: () => void happened.push('paused') };
  const message = Object.assign(new EventEmitter(), { socket, readableEnded });
  const request = { message, declaredLength, proceed: () => void happened.push('asked for') };
  bodies.read(request as unknown as NodeRequest, {
    done: (body) => void happened.push(body),
    refuse: (why) => void happened.push(why),
  });
  return {
    request: request as unknown as NodeRequest,
    happened,
    send: (chunk: Uint8Array) => void message.emit('data', chunk),
    end: () => void message.emit('end'),
    leave: () => void message.emit('close'),
  };
}

/** Bytes that differ from their neighbours. */
export const bytes = (length: number, first = 0) =>
  Uint8Array.from({ length }, (_, index) => (first + index) % 251);
