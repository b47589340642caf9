// `server.mjs` of `build --target node`: serves the snapshot next to it, with settings from the environment.
import { fileURLToPath } from 'node:url';
import { loaderOf } from '../runtime/load-snapshot.ts';
import { runProcess, standardOutput } from './process.ts';
import { runServe } from './serve-command.ts';

const snapshot = fileURLToPath(new URL('site.json', import.meta.url));
const given = { flags: { snapshot }, words: [], environment: process.env };
await runProcess(() =>
  runServe(given, standardOutput, async () => ({ load: loaderOf(snapshot, true) })),
);
