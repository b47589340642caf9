// Bundles the command line and its imports into a few files, because reading and resolving three hundred would take most
// of the start (docs/performance.md). Also bundles, into one file each, the programs that `build` writes for each target.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { gather } from './bundle-groups.mjs';
import {
  inlineBits,
  internalNames,
  keepOnlyTells,
  packLanguages,
  packVocabulary,
} from './page-data.mjs';

const forNode = {
  platform: 'node',
  target: 'node20.20',
  // CommonJS dependencies load Node's modules through `require`.
  banner: {
    js: "import { createRequire as bundledRequire } from 'node:module';\nconst require = bundledRequire(import.meta.url);",
  },
};

/** Minified with all names kept, because other code imports it. */
const withNames = { minifySyntax: true, minifyWhitespace: true };

/**
 * Smaller still. Stack traces keep the names of methods. `keepNames` would name each closure whenever it is created, which
 * takes a tenth of a short answer.
 */
const minified = { minify: true };

const vocabulary = { name: 'vocabulary', setup: packVocabulary };

const languages = { name: 'languages', setup: packLanguages };

/** Job-fit takes 2 to 3 % less time, because its rules test bits of words more than anything else. */
const numbers = { name: 'numbers', setup: inlineBits };

const forPages = {
  entryPoints: ['src/publish/fit-matcher.ts'],
  minify: true,
  charset: 'utf8',
  mangleProps: internalNames,
  mangleQuoted: true,
  target: 'es2023',
};

/**
 * Modules that a server loads once it listens, one file each, shared ones first. Loading blocks requests, so each compiles
 * quickly.
 */
const parts = {
  zod: 'src/schema/components.ts',
  cues: 'src/matching/gazetteer/data/cues/index.ts',
  vocabulary: 'src/matching/gazetteer/data/index.ts',
  matcher: 'src/matching/fit/evaluate.ts',
  schemas: 'src/schema/profile.ts',
  answers: 'src/schema/job-fit.ts',
  operations: 'src/operations/index.ts',
  markdown: 'src/documents/pages/markdown.tsx',
  wording: 'src/wording/index.ts',
  pages: 'src/documents/pages/home.tsx',
  documents: 'src/documents/index.ts',
  endpoints: 'src/endpoints.ts',
};

/** Makes the app load the modules behind `endpoints.ts` on first use, and fills in `runtime/parts.ts`. */
function readPartsLater({ onLoad, onResolve }) {
  const names = Object.keys(parts);
  const readers = names.map((name) => `() => require('./${name}.mjs')`);
  const later = `
    const { require_module: canRequire } = process.features;
    let ahead;
    const read = () => ahead ?? require('./endpoints.mjs');
    export const createEndpoints = (given) => read().createEndpoints(given);
    export const parts = canRequire ? [${readers.join(', ')}] : [];
    export const readAhead = async () => {
      if (!canRequire) ahead = await import('./endpoints.mjs');
    };`;
  onResolve({ filter: /\/(?:endpoints|parts)\.ts$/ }, ({ namespace }) =>
    namespace === 'part' ? undefined : { path: 'later', namespace: 'later' },
  );
  onResolve({ filter: /^/, namespace: 'later' }, ({ path }) => ({ path, external: true }));
  onLoad({ filter: /^/, namespace: 'later' }, () => ({ contents: later }));
  // Written beside the modules that a part loads, so that shared code is in few files.
  onResolve({ filter: /^part:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'part' }));
  onLoad({ filter: /^/, namespace: 'part' }, ({ path: name }) => {
    const present = names.slice(0, names.indexOf(name)).map((earlier) => parts[earlier]);
    const imports = ['src/cli/serve.ts', ...present].map((path) => `import './${path}';`);
    const contents = `${imports.join('\n')}\nexport * from './${parts[name]}';`;
    return { contents, resolveDir: '.' };
  });
}

const bundles = {
  cli: {
    ...forNode,
    ...minified,
    // The printing thread is a program; print/background-printer.ts looks for it beside itself.
    entryPoints: ['src/cli/bin.ts', 'src/print/thread.ts'],
    entryNames: '[name]',
    // Two folders below the package root, like the sources: content/read.ts finds assets relative to itself.
    outdir: 'dist/cli',
    splitting: true,
    plugins: [{ name: 'groups', setup: gather }, languages, numbers],
    // Optional peers, which are native.
    external: ['@myriaddreamin/typst-ts-node-compiler', '@resvg/resvg-js', 'docx'],
  },
  'targets/node': {
    ...forNode,
    ...minified,
    entryPoints: {
      server: 'src/cli/server.ts',
      ...Object.fromEntries(Object.keys(parts).map((name) => [`server/${name}`, `part:${name}`])),
    },
    outdir: 'dist/targets/node',
    outExtension: { '.js': '.mjs' },
    chunkNames: 'server/[name]-[hash]',
    splitting: true,
    plugins: [{ name: 'parts', setup: readPartsLater }, languages, numbers],
  },
  'targets/fit-matcher': {
    ...forPages,
    outfile: 'dist/targets/fit-matcher.js',
    plugins: [vocabulary, { name: 'english', setup: keepOnlyTells }, numbers],
  },
  'targets/fit-matcher-languages': {
    ...forPages,
    outfile: 'dist/targets/fit-matcher-languages.js',
    plugins: [vocabulary, languages, numbers],
  },
  // The script of the page that verifies other profiles; content/read.ts adds it to the assets.
  'targets/verifier': {
    ...minified,
    entryPoints: ['src/trust/verify/browser.ts'],
    target: 'es2023',
    outfile: 'dist/targets/verifier.js',
  },
  // The card of MCP, which mcp/card.ts puts into one file; content/read.ts adds both to the assets.
  'targets/card': {
    ...minified,
    entryPoints: ['assets/card/card.js', 'assets/card/card.css'],
    target: 'es2023',
    outdir: 'dist/targets',
  },
  // For the functions of every host: it imports no module of Node.js.
  'targets/edge': {
    ...withNames,
    stdin: {
      contents: `
        export { createWorker } from './src/runtime/worker.ts';
        export { createFunction, createListener } from './src/runtime/functions.ts';`,
      resolveDir: '.',
    },
    conditions: ['workerd', 'worker', 'browser'],
    plugins: [languages, numbers],
    outfile: 'dist/targets/edge.mjs',
  },
};

await Promise.all(
  ['cli', 'targets'].map((name) => rm(`dist/${name}`, { recursive: true, force: true })),
);
const inputs = {};
for (const [name, options] of Object.entries(bundles)) {
  const { metafile } = await build({
    bundle: true,
    format: 'esm',
    // The licences written below contain more.
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    ...options,
  });
  inputs[name.split('/')[0]] = { ...inputs[name.split('/')[0]], ...metafile.inputs };
}

for (const [folder, files] of Object.entries(inputs)) {
  const packages = await findPackages(Object.keys(files));
  const licences = packages.map(({ name, version, text }) => `${name} ${version}\n\n${text}\n`);
  await mkdir(`dist/${folder}`, { recursive: true });
  await writeFile(`dist/${folder}/THIRD-PARTY-LICENSES.txt`, licences.join('\n\n'));
  await writeFile(`dist/${folder}/sbom.cdx.json`, await renderBillOfMaterials(packages));
}

/** The packages in a bundle, with their licences. */
async function findPackages(paths) {
  const folders = paths.flatMap(
    (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  );
  return Promise.all(
    [...new Set(folders)].toSorted().map(async (folder) => {
      const { name, version, license } = await readJSON(join(folder, 'package.json'));
      const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
      if (file === undefined) throw new Error(`${name} has no licence file.`);
      const text = (await readFile(join(folder, file), 'utf8')).trim();
      return { folder, name, version, license, text };
    }),
  );
}

/** Lists a bundle's packages as CycloneDX 1.6, without time or serial number: the same packages give the same bytes. */
async function renderBillOfMaterials(packages) {
  const { packages: locked } = await readJSON('package-lock.json');
  const { name, version, license } = await readJSON('package.json');
  const components = packages.map((component) => {
    const [algorithm, digest] = locked[component.folder].integrity.split('-');
    if (algorithm !== 'sha512') throw new Error(`${component.name} is locked by ${algorithm}.`);
    const content = Buffer.from(digest, 'base64').toString('hex');
    return {
      type: 'library',
      ...describe(component),
      hashes: [{ alg: 'SHA-512', content }],
    };
  });
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', ...describe({ name, version, license }) } },
    components,
  };
  return `${JSON.stringify(bill, undefined, 2)}\n`;
}

function describe({ name, version, license }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { 'bom-ref': purl, name, version, licenses: [{ license: { id: license } }], purl };
}

async function readJSON(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}
