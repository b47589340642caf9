// The end of accepting. What the system has accepted and nobody has taken up is reset when a server closes.
import { passed } from './lifetime.ts';

/** Milliseconds in which those come again that have just been answered. */
const pause = 30;

/** Pauses that are waited for until one brings nobody. */
const maxPauses = 30;

/** Turns of the event loop that are waited for; a server's backlog is 511 connections long. */
const maxTurns = 2_000;

/**
 * Resolves when nothing is left that the system has accepted, as far as can be told: Node.js takes up one connection in each
 * turn of its loop. The system may accept another until the server closes, so it is best called when nobody is answered.
 *
 * @param count tells how many have been taken up so far
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
