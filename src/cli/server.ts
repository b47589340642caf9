// `server.mjs` of `build --target node`: serves the snapshot next to it, with settings from the environment.
import { fileURLToPath } from 'node:url';
import { requireNode } from './node-version.ts';

requireNode();
const { loaderOf } = await import('../runtime/load-snapshot.ts');
const { runProcess, standardOutput } = await import('./process.ts');
const { runServe } = await import('./serve-command.ts');
const snapshot = fileURLToPath(new URL('site.json', import.meta.url));
const given = { flags: { snapshot }, words: [], environment: process.env };
await runProcess(() =>
  runServe(given, standardOutput, async () => ({ load: loaderOf(snapshot, true) })),
);
