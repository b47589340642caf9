// The entry for Bun. Takes the settings of `profile-api serve` from the environment.
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

/** Adds `Date`, which RFC 9110 §6.6.1 requires and Bun does not send. */
function toDated(response: Response): Response {
  response.headers.set('date', new Date().toUTCString());
  return response;
}
