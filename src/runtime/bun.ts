// Bun: run this file. It takes settings of `profile-api serve` from the environment.
import { type Listen, start } from './start.ts';

/** The part of Bun's API that is used here. */
declare const Bun: { serve(options: Parameters<Listen>[0]): ReturnType<Listen> };

await start(({ fetch, ...options }) =>
  Bun.serve({
    ...options,
    fetch(request) {
      const answering = fetch(request);
      return answering instanceof Promise ? answering.then(toDated) : toDated(answering);
    },
  }),
);

/** RFC 9110 §6.6.1: an origin with a clock says when it answered; Bun leaves that to the program. */
function toDated(response: Response): Response {
  response.headers.set('date', dateOf(Date.now()));
  return response;
}

let second = 0;
let date = '';

/** A moment as `Date` has it, written once a second. */
function dateOf(now: number): string {
  const current = Math.floor(now / 1_000);
  if (current !== second) {
    second = current;
    date = new Date(now).toUTCString();
  }
  return date;
}
