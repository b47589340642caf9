// Keeps `process.nextTick` quick, which node:http calls several times for every answer.
import { createHook } from 'node:async_hooks';

let kept: object | undefined;

/**
 * Keeps one of the objects in which Node.js queues ticks. When a garbage collection finds none alive, V8 forgets
 * their hidden classes, and code that was compiled for them takes the slowest path from then on.
 */
export function keepTick(): void {
  // The hook sees one tick and is gone: one that stays, like `executionAsyncResource`, costs every answer a tenth.
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') kept ??= resource;
    },
  }).enable();
  process.nextTick(() => undefined);
  hook.disable();
}
