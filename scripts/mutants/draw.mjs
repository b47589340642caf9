// Mutants of a folder, by StrykerJS's instrumenter: one copy of the source holds all of them, each behind a switch.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const requireFrom = createRequire(new URL('../../test/mutants/package.json', import.meta.url));
const load = (name) => import(pathToFileURL(requireFrom.resolve(name)).href);

/** Data has tests of its own; a changed word of data says nothing about the code. */
const isMutated = (file) => /(?<!\.test)\.tsx?$/.test(file) && !/(?:^|\/)data\//.test(file);

const silent = () => undefined;
const logger = { isDebugEnabled: () => false, debug: silent, info: silent, warn: silent };

/**
 * Draws `count` mutants of a folder, or all; the same ones for a seed. Returns them, each with the id of its switch and a
 * `key` of place, kind and replacement; and the source with the switches, by path.
 */
export async function draw(folder, count, seed) {
  const { createInstrumenter } = await load('@stryker-mutator/instrumenter');
  const { createInjector } = await load('typed-inject');
  const instrumenter = createInjector()
    .provideValue('logger', logger)
    .injectFunction(createInstrumenter);
  const files = readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter(isMutated)
    .toSorted()
    .map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const instrumented = await instrumenter.instrument(files, {
    ignorers: [],
    excludedMutations: [],
    plugins: null,
  });
  const mutants = instrumented.mutants.map((mutant) => ({
    id: `${folder} ${mutant.id}`,
    key: toKey(mutant),
  }));
  const sources = instrumented.files.map(({ name, content }) => [name, inFolder(content, folder)]);
  return { mutants: sample(mutants, count ?? mutants.length, seed), sources };
}

function toKey({ fileName, location: { start, end }, mutatorName, replacement }) {
  const place = `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
  return `${fileName}:${place} ${mutatorName} ${replacement}`;
}

/** Ids start at zero in each folder. */
function inFolder(content, folder) {
  return content.replaceAll(
    /\b(stryMutAct_\w+|stryCov_\w+)\(("\d+"(?:, "\d+")*)\)/g,
    (_, name, ids) => {
      return `${name}(${ids.replaceAll(/"(\d+)"/g, `"${folder} $1"`)})`;
    },
  );
}

function sample(mutants, count, seed) {
  const keys = mutants.map(({ key }) => key);
  const random = generator(seed);
  const chosen = new Set();
  const most = Math.min(count, new Set(keys).size);
  while (chosen.size < most) chosen.add(keys[Math.floor(random() * keys.length)]);
  // Two mutants may be the same change; only one is run.
  return mutants.filter(({ key }) => chosen.delete(key));
}

/** Pseudo-random numbers from 0 to 1 by seed (mulberry32). */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
