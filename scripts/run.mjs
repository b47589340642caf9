// Runs a TypeScript file on any Node version, also without type stripping: `node scripts/run.mjs FILE [ARGUMENT...]`.
import { mkdir } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [file, ...rest] = process.argv.slice(2);
const output = resolve('node_modules/.cache/run', `${basename(file, '.ts')}.mjs`);
await mkdir(resolve('node_modules/.cache/run'), { recursive: true });
await build({
  entryPoints: [file],
  outfile: output,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'error',
});
process.argv = [process.argv[0], resolve(file), ...rest];
await import(pathToFileURL(output).href);
