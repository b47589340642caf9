// Cloudflare as far as it can be had on a machine: the files of the edge and the function, under wrangler.
import { join } from 'node:path';
import type { Connection } from '../contract/exchange.ts';
import { connectSpawned, findRuntime } from '../contract/spawned.ts';

const wrangler = findRuntime('wrangler');
// wrangler takes a later Node.js than the oldest that the service does.
const node = findRuntime('node');

export const missingWrangler = wrangler.missing ?? node.missing;
export const program = [
  node.binary,
  join(wrangler.binary, '../../wrangler/bin/wrangler.js'),
] as const;
export const environment = { WRANGLER_SEND_METRICS: 'false', CI: '1', NO_COLOR: '1' };

/** Starts the output of `build --target cloudflare`. */
export function startWrangler(folder: string): Promise<Connection> {
  const [binary, script] = program;
  const serve = (port: number) => [
    script,
    'dev',
    `--config=${join(folder, 'wrangler.jsonc')}`,
    '--ip=127.0.0.1',
    `--port=${port}`,
    '--inspector-port=0',
  ];
  return connectSpawned(binary, serve, environment);
}
