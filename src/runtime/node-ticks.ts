// Keeps `process.nextTick` fast. node:http calls it several times for every answer.
import { createHook } from 'node:async_hooks';

let kept: object | undefined;

/**
 * Keeps one `TickObject` alive, the object in which Node.js queues a callback. If a garbage collection finds none, V8 drops
 * their hidden class, and the code compiled for it stays slow: `GET /openapi.json` then ran at 0.75 of bare node:http
 * instead of 0.96.
 */
export function keepTick(): void {
  // A hook that stays enabled would cost a tenth of every answer.
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') kept ??= resource;
    },
  }).enable();
  process.nextTick(() => undefined);
  hook.disable();
}
