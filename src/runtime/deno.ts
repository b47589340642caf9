// Deno: run this file. It takes the settings of `profile-api serve` from the environment.
import process from 'node:process';
import { createApp } from '../app.ts';
import { localOrigin, readServeSettings } from './settings.ts';
import { compress } from './compress.ts';
import { createSite, loadContent } from './load.ts';

/** The part of Deno's API that is used here. */
declare const Deno: {
  serve(
    options: { hostname: string; port: number; onListen(address: { port: number }): void },
    handler: (request: Request) => Response | Promise<Response>,
  ): { shutdown(): Promise<void> };
};

const { folder, host, port, baseUrl, guardHost } = readServeSettings({}, process.env);
const { content } = await loadContent(folder, new Date());
let app = createApp(createSite(content, baseUrl ?? localOrigin(port)), {
  compress,
  guardHost,
});
const server = Deno.serve(
  {
    hostname: host,
    port,
    onListen(address) {
      const origin = baseUrl ?? localOrigin(address.port);
      app = createApp(createSite(content, origin), { compress, guardHost });
      // eslint-disable-next-line no-console -- the one line that says where it runs
      console.error(`Profile API: ${origin}/`);
    },
  },
  (request) => app.fetch(request),
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void server.shutdown().then(() => process.exit(0)));
}
