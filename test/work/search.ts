// Counts what the most expensive requests execute. It runs in a thread of its own, because V8 counts all code of a thread.
import { EventEmitter } from 'node:events';
import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { Bodies } from '../../src/runtime/node-bodies.ts';
import { defaultLimits } from '../../src/runtime/node-limits.ts';
import type { NodeRequest } from '../../src/runtime/node-request.ts';
import { createTestApp } from '../sample.ts';
import { type Hostile, makeHostile } from './grammar.ts';

export interface Work {
  readonly seed: number;
  /** Executions of blocks of our code: calls of functions, and passes of their loops and branches. */
  readonly steps: number;
  /** Bytes of the answer. */
  readonly octets: number;
}

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** The executions since they were last counted. */
function countSteps(): number {
  let steps = 0;
  session.post('Profiler.takePreciseCoverage', (error, counted) => {
    if (error !== null) throw error;
    const own = counted.result.filter(({ url }) => !url.startsWith('node:'));
    for (const { ranges } of own.flatMap(({ functions }) => functions)) {
      for (const { count } of ranges) steps += count;
    }
  });
  return steps;
}

const app = createTestApp();
const nothing = () => undefined;

/** Answers a request, or reads a body; returns the bytes of the answer. */
function run(hostile: Hostile): number {
  if ('chunks' in hostile) {
    const message = Object.assign(new EventEmitter(), { socket: { pause: nothing } });
    const request = { message, declaredLength: 0, proceed: nothing };
    const reader = { done: nothing, refuse: nothing };
    new Bodies(defaultLimits).read(request as unknown as NodeRequest, reader);
    for (const length of hostile.chunks) message.emit('data', new Uint8Array(length));
    return 0;
  }
  const { target, body } = hostile;
  const headers = { host: 'localhost', accept: 'application/json, text/event-stream' };
  const answering = app.answer({ id: '', method: 'POST', target, headers });
  if (typeof answering !== 'function') throw new Error(`${target} reads no body.`);
  return answering(Buffer.from(body)).body?.length ?? 0;
}

const { from, to } = workerData as { readonly from: number; readonly to: number };
// The first requests build what all requests share.
for (let seed = 0; seed < 6; seed++) run(makeHostile(seed));
const found: Work[] = [];
for (let seed = from; seed < to; seed++) {
  const hostile = makeHostile(seed);
  countSteps();
  const octets = run(hostile);
  found.push({ seed, steps: countSteps(), octets });
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(found);
