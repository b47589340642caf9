// The Worker as its owner deploys it: the files that `profile-api worker` writes, bundled, in workerd.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { describeWith } from '../optional.ts';
import { run } from '../process.ts';
import { baseUrl, connectSpawned, findRuntime } from './spawned.ts';
import { contractSuite } from './suite.ts';

const { binary, missing } = findRuntime('workerd');

/** Writes and bundles the Worker of the sample profile; returns the folder with `bundle.js`. */
async function bundleWorker(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  const { code, err } = await run(['worker', folder, '--base-url', baseUrl]);
  if (code !== 0) throw new Error(err);
  await build({
    entryPoints: [join(folder, 'worker.js')],
    outfile: join(folder, 'bundle.js'),
    alias: { 'profile-api/worker': resolve('dist/runtime/worker.js') },
    bundle: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    logLevel: 'error',
  });
  return folder;
}

function workerdConfig(port: number, compatibilityDate: string): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "bundle.js", esModule = embed "bundle.js")],
    compatibilityDate = "${compatibilityDate}",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;
}

describeWith('Cloudflare Workers', missing, () => {
  contractSuite('serves', async () => {
    const folder = await bundleWorker();
    const wrangler = readFileSync(join(folder, 'wrangler.jsonc'), 'utf8');
    const date = /"compatibility_date": "([^"]+)"/.exec(wrangler)![1]!;
    return connectSpawned(binary, (port) => {
      writeFileSync(join(folder, 'config.capnp'), workerdConfig(port, date));
      return ['serve', join(folder, 'config.capnp')];
    });
  });
});
