// Empties the backlog of a port before it closes: closing resets connections that the system has accepted but Node.js has
// not yet taken.
import { passed } from './lifetime.ts';

/** Milliseconds within which a client reconnects after an answer. */
const pause = 30;

/** Most pauses to wait for one without a new connection. */
const maxPauses = 30;

/** Most turns of the event loop to wait; the backlog of a server holds 511 connections. */
const maxTurns = 2_000;

/**
 * Resolves when the backlog seems empty: Node.js takes one connection in each turn of its event loop. The system accepts
 * connections until the server closes, so call this while no request is being answered.
 *
 * @param count returns the number of connections taken so far
 */
export async function backlogTaken(count: () => number): Promise<void> {
  for (let pauses = 0; pauses < maxPauses; pauses++) {
    const before = count();
    await passed(pause);
    if (count() === before) break;
  }
  let last = count();
  let quiet = 0;
  for (let turn = 0; turn < maxTurns && quiet < 2; turn++) {
    await new Promise(setImmediate);
    quiet = count() === last ? quiet + 1 : 0;
    last = count();
  }
}
