// Changes the source in small ways and counts how many changes the tests notice:
// `npm run mutants -- FOLDER... [--sample N] [--seed N]`. A sample is drawn from each folder; without one, every mutant
// is tried. docs/testing.md has the figures.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
if (positionals.length === 0) {
  process.stderr.write('Usage: npm run mutants -- FOLDER... [--sample N] [--seed N]\n');
  process.exit(2);
}

const requireFrom = createRequire(new URL('../test/mutants/package.json', import.meta.url));
const load = (name) => import(pathToFileURL(requireFrom.resolve(name)).href);

/** Data is looked at by tests of their own; a changed word of it says nothing about the code. */
const isMutated = (file) => /(?<!\.test)\.tsx?$/.test(file) && !/(?:^|\/)data\//.test(file);

const silent = () => undefined;
const drawn = [];
for (const folder of positionals) {
  const files = readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter(isMutated)
    .toSorted();
  drawn.push(...(values.sample === undefined ? files : await draw(files, Number(values.sample))));
}
const results = await run(drawn);

process.stdout.write(
  '\n| folder | mutants | killed | survived | without a test | killed of all |\n',
);
process.stdout.write('| --- | ---: | ---: | ---: | ---: | ---: |\n');
for (const folder of positionals) {
  const own = results.filter(({ fileName }) => !relative(folder, fileName).startsWith('..'));
  const count = (...states) => own.filter(({ status }) => states.includes(status)).length;
  const [killed, survived] = [count('Killed', 'Timeout'), count('Survived')];
  const uncovered = count('NoCoverage');
  const all = killed + survived + uncovered;
  const share = ((100 * killed) / all).toFixed(1);
  process.stdout.write(
    `| \`${folder}\` | ${all} | ${killed} | ${survived} | ${uncovered} | ${share} % |\n`,
  );
}

/** Draws mutants, and returns them as ranges of files; what is nested in one comes with it. */
async function draw(files, count) {
  const { createInstrumenter } = await load('@stryker-mutator/instrumenter');
  const { createInjector } = await load('typed-inject');
  const logger = { isDebugEnabled: () => false, debug: silent, info: silent, warn: silent };
  const instrumenter = createInjector()
    .provideValue('logger', logger)
    .injectFunction(createInstrumenter);
  const sources = files.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(name, 'utf8'),
  }));
  const { mutants } = await instrumenter.instrument(sources, {
    ignorers: [],
    excludedMutations: [],
    plugins: null,
  });
  const random = generator(Number(values.seed));
  const places = mutants.map(({ fileName, location: { start, end } }) => {
    return `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
  });
  const chosen = new Set();
  while (chosen.size < Math.min(count, new Set(places).size)) {
    chosen.add(places[Math.floor(random() * places.length)]);
  }
  return [...chosen];
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function run(mutate) {
  const { Stryker } = await load('@stryker-mutator/core');
  return new Stryker({
    mutate,
    plugins: [requireFrom.resolve('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutants/vitest.config.ts' },
    // The one of TypeScript 7 has no API that could read it.
    tsconfigFile: 'none.json',
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    ignorePatterns: ['dist', 'reports', 'bench', '.stryker-tmp'],
    reporters: ['clear-text'],
    clearTextReporter: { logTests: false, allowColor: false, reportScoreTable: false },
    allowConsoleColors: false,
    concurrency: 2,
    timeoutMS: 10_000,
    tempDirName: '.stryker-tmp',
  }).runMutationTest();
}
