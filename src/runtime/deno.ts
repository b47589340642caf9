// Deno: run this file. It takes settings of `profile-api serve` from the environment.
import { type Listen, start } from './start.ts';

type Options = Parameters<Listen>[0];

/** The part of Deno's API that is used here. */
declare const Deno: {
  serve(
    options: Omit<Options, 'fetch'> & { onListen(): void },
    handler: Options['fetch'],
  ): { readonly addr: { readonly port: number }; shutdown(): Promise<void> };
};

await start(({ hostname, port, fetch }) => {
  const server = Deno.serve({ hostname, port, onListen: () => undefined }, fetch);
  return { port: server.addr.port, stop: () => server.shutdown() };
});
