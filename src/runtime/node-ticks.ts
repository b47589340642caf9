// Keeps `process.nextTick` quick, which node:http calls several times for every answer.
import { executionAsyncResource } from 'node:async_hooks';

let kept: object | undefined;

/**
 * Keeps one of the objects in which Node.js queues ticks. When a collection of garbage finds none alive, V8 forgets
 * their hidden classes, and code that was compiled for them takes the slowest path from then on.
 */
export function keepTick(): void {
  process.nextTick(() => (kept ??= executionAsyncResource()));
}
