// Puts the command line and all it imports into a few files: reading and resolving three hundred would take most
// of the start (docs/performance.md).
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

await rm('dist/cli', { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: ['src/cli/bin.ts'],
  // Two folders below the package root, as the sources are: content/read.ts looks for assets from there.
  outdir: 'dist/cli',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  // The licences that are written below say more.
  legalComments: 'none',
  metafile: true,
  // CommonJS dependencies ask for Node's own modules through `require`.
  banner: {
    js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});

/** The folders of the packages of which something is in the bundle. */
const packages = Object.keys(metafile.inputs).flatMap(
  (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
);
const licences = [...new Set(packages)].toSorted().map(async (folder) => {
  const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} has no licence file.`);
  return `${name} ${version}\n\n${(await readFile(join(folder, file), 'utf8')).trim()}\n`;
});
await writeFile('dist/cli/THIRD-PARTY-LICENSES.txt', (await Promise.all(licences)).join('\n\n'));
