// Bun: run this file. It takes the settings of `profile-api serve` from the environment.
import process from 'node:process';
import { createApp } from '../app.ts';
import { compress } from './compress.ts';
import { createSite, loadContent } from './load.ts';
import { localOrigin, readServeSettings } from './settings.ts';

/** The part of Bun's API that is used here. */
declare const Bun: {
  serve(options: {
    hostname: string;
    port: number;
    fetch(request: Request): Response | Promise<Response>;
  }): { port: number; stop(): Promise<void> };
};

const { folder, host, port, baseUrl, guardHost } = readServeSettings({}, process.env);
const { content } = await loadContent(folder, new Date());
let app = createApp(createSite(content, baseUrl ?? localOrigin(port)), {
  compress,
  guardHost,
});
const server = Bun.serve({ hostname: host, port, fetch: (request) => app.fetch(request) });
if (port === 0 && baseUrl === undefined) {
  const origin = localOrigin(server.port);
  app = createApp(createSite(content, origin), { compress, guardHost });
}
// eslint-disable-next-line no-console -- the one line that says where it runs
console.error(`Profile API: ${baseUrl ?? localOrigin(server.port)}/`);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
