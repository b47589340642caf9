// Puts the command line and all it imports into a few files: reading and resolving three hundred would take most
// of the start (docs/performance.md).
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

await rm('dist/cli', { recursive: true, force: true });
await build({
  entryPoints: ['src/cli/bin.ts'],
  // Two folders below the package root, as the sources are: content/read.ts looks for assets from there.
  outdir: 'dist/cli',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  legalComments: 'linked',
  // CommonJS dependencies ask for Node's own modules through `require`.
  banner: {
    js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
