// The entry for Deno. Takes the settings of `profile-api serve` from the environment.
import process from 'node:process';
import type { Sink } from './access-log.ts';
import { type Listen, start } from './start.ts';

type Options = Parameters<Listen>[0];

/** The part of Deno's API that is used here. */
declare const Deno: {
  serve(
    options: Omit<Options, 'fetch'> & { onListen(): void },
    handler: Options['fetch'],
  ): { readonly addr: { readonly port: number }; shutdown(): Promise<void> };
  readonly stdout: { write(octets: Uint8Array): Promise<number> };
};

const encoder = new TextEncoder();

/** Standard output that does not block; `process.stdout` blocks on Deno. */
class StandardOutput implements Sink {
  waiting = 0;
  written: Promise<void> = Promise.resolve();

  write(text: string): void {
    const octets = encoder.encode(text);
    this.waiting += octets.length;
    this.written = this.written.then(async () => {
      // Ignores a closed output: there is nowhere to report it.
      await writeAll(octets).catch(() => undefined);
      this.waiting -= octets.length;
    });
  }
}

async function writeAll(octets: Uint8Array): Promise<void> {
  for (let done = 0; done < octets.length;) done += await Deno.stdout.write(octets.subarray(done));
}

await start(
  ({ hostname, port, fetch }) => {
    const server = Deno.serve({ hostname, port, onListen: () => undefined }, fetch);
    return { port: server.addr.port, stop: () => server.shutdown() };
  },
  process.env,
  new StandardOutput(),
);
