// Tests and source in one script, which is evaluated again for each mutant in a fraction of a second.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';

/** Excluded: tests that start a process, which would not see the switch of a mutant, or that block the script. */
const unfit =
  /node:child_process|node:worker_threads|\/process\.ts'|\/spawned\.ts'|\/chromium\.ts'|^(?:(?:export )?(?:const|let) [^\n]*= await\b|await\b)/m;

/** Excluded unless named: tests that read the source, the build or the clock, or take long. */
const left =
  /^test\/(?:(?:architecture|fuzz|public-api)\.test|processes\/|runtime\/(?:calendar|node-|pipelines))/;

/** The test files with these beginnings that can run on mutants. */
export function listTests(beginnings) {
  return ['src', 'test']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .filter((file) =>
      beginnings.some(
        (beginning) => file.startsWith(beginning) && (left.test(beginning) || !left.test(file)),
      ),
    )
    .filter((file) => !unfit.test(readFileSync(file, 'utf8')))
    .toSorted();
}

/** Bundles tests with the instrumented source. The script sets `loadTest`, which loads each test file. */
export async function bundle(tests, sources, outfile) {
  const instrumented = new Map([...sources].map(([file, source]) => [resolve(file), source]));
  const entries = tests.map(
    (file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)})`,
  );
  await build({
    stdin: {
      contents: `const tests = {${entries.join(',\n')}}; globalThis.loadTest = (file) => tests[file]();`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    outfile,
    logLevel: 'error',
    plugins: [
      {
        name: 'instrumented source',
        setup({ onLoad }) {
          onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
            locate(instrumented.get(path) ?? readFileSync(path, 'utf8'), path),
          );
        },
      },
    ],
  });
}

/** Replaces the place of a module by that of its source, but not within texts such as those of scripts that are built. */
async function locate(source, path) {
  const loader = path.endsWith('x') ? 'tsx' : 'ts';
  if (!source.includes('import.meta')) return { contents: source, loader };
  const define = {
    'import.meta.url': JSON.stringify(pathToFileURL(path).href),
    'import.meta.dirname': JSON.stringify(dirname(path)),
  };
  const { code } = await transform(source, { loader, define, jsx: 'preserve' });
  return { contents: code, loader: 'jsx' };
}
