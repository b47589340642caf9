// A process of its own that runs tests: all of them, to see which mutants each of them reaches, or some on one mutant after
// the other. An endless loop or a crash is noticed by the process that started it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';

// Where StrykerJS's switches look for the mutant that is on, and count what is reached.
const switches = (globalThis.__stryker__ = {});
const fromHere = createRequire(resolve('package.json'));
const fromVitest = createRequire(fromHere.resolve('vitest/package.json'));
// What vitest's functions look for outside of a run of its own.
globalThis.__vitest_worker__ = {
  config: { root: process.cwd(), expect: {}, fakeTimers: {}, chaiConfig: {} },
  environment: { name: 'node' },
  onCancel: [],
};
const vitest = await import(pathToFileURL(resolve('node_modules/vitest/dist/index.js')).href);
const { startTests } = await import(pathToFileURL(fromVitest.resolve('@vitest/runner')).href);

// Vitest's own compares when a run ends.
let testFile;
vitest.expect.extend({
  toMatchFileSnapshot(received, path) {
    const pass = received === readFileSync(resolve(dirname(testFile), path), 'utf8');
    return { pass, message: () => `It is not what ${path} holds.` };
  },
});

/** Milliseconds. */
const timeout = 60_000;
const config = {
  root: process.cwd(),
  name: '',
  setupFiles: [],
  passWithNoTests: true,
  allowOnly: true,
  sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
  maxConcurrency: 5,
  testTimeout: timeout,
  hookTimeout: timeout,
  retry: 0,
  tags: [],
  strictTags: false,
};

/** Runs tests of a file, all or those with the given ids; stops at the first that fails where `on` says so. */
async function runFile(filepath, testIds, mutant, onTest) {
  let isOver = false;
  testFile = resolve(filepath);
  const [file] = await startTests([{ filepath: testFile, testIds }], {
    config,
    importFile() {
      // What is made while modules are loaded and tests are collected is made without a mutant.
      globalThis.loadTest(filepath);
      switches.activeMutant = mutant;
    },
    onBeforeRunTask(test) {
      if (isOver) test.mode = 'skip';
      else switches.currentTestId = test.id;
    },
    onAfterRunTask(test) {
      switches.currentTestId = undefined;
      if (test.result?.state === 'fail') isOver = onTest(test) || isOver;
    },
  });
  switches.activeMutant = undefined;
  vitest.vi.restoreAllMocks();
  vitest.vi.unstubAllGlobals();
  vitest.vi.useRealTimers();
  return file;
}

const { script: path, tests, trials } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const script = new vm.Script(`(function (require) {${readFileSync(path, 'utf8')}\n})`, {
  filename: path,
});
const requireExternal = (id) => (id === 'vitest' ? vitest : fromHere(id));

const say = (message) => new Promise((said) => process.send(message, said));

/** Makes all modules anew. */
function evaluate() {
  switches.activeMutant = undefined;
  switches.hitCount = undefined;
  script.runInThisContext()(requireExternal);
}

/** Which tests reach which mutants, how often all of them do, and which fail without any. */
async function explore() {
  const failing = new Set();
  const files = {};
  // Some pass only where nothing has run before.
  for (const round of [1, 2]) {
    evaluate();
    for (const file of tests) {
      const began = process.cpuUsage().user;
      const fail = ({ id }) => void failing.add(id);
      const { id, result } = await runFile(file, undefined, undefined, fail);
      const isSound = result?.state !== 'fail' || !(result.errors?.length > 0);
      if (round === 1) files[id] = { file, cost: process.cpuUsage().user - began };
      if (!isSound) {
        process.stderr.write(`${file} is left out: ${result.errors[0].message}\n`);
        delete files[id];
      }
    }
  }
  const { perTest = {}, static: made = {} } = switches.mutantCoverage ?? {};
  const reached = {};
  for (const [test, mutants] of Object.entries(perTest)) {
    for (const [mutant, hits] of Object.entries(mutants)) {
      const entry = (reached[mutant] ??= { hits: 0, tests: [] });
      entry.hits += hits;
      if (!failing.has(test) && files[fileOf(test)] !== undefined) entry.tests.push(test);
    }
  }
  await say({ reached, made: Object.keys(made), files, failing: [...failing] });
}

/** Ids of tests begin with that of their file. */
function fileOf(test) {
  return test.slice(0, test.indexOf('_'));
}

/** Tries a mutant on the tests that reach it, then on all beside those, until one fails that does not fail without it. */
async function attempt({ id, key, hits, files }) {
  await say({ begun: key });
  switches.mutantCoverage = undefined;
  // Where a loop has no end, StrykerJS's switches throw.
  switches.hitLimit = 100 * hits;
  // What a test makes and others use is kept: only the first of them reaches it.
  const wholes = files.map(([file]) => [file]);
  let killedBy;
  for (const [file, ids] of [...files, ...wholes]) {
    const failed = await firstFailure(file, ids, id);
    if (failed === undefined || (await firstFailure(file, ids)) !== undefined) continue;
    killedBy = failed;
    break;
  }
  await say({ key, status: killedBy === undefined ? 'survived' : 'killed', killedBy });
}

async function firstFailure(file, ids, mutant) {
  let failed;
  evaluate();
  switches.hitCount = 0;
  const { result } = await runFile(file, ids, mutant, (test) => {
    failed ??= test.name;
    return true;
  });
  return failed ?? (result?.state === 'fail' ? file : undefined);
}

process.once('disconnect', () => process.exit());
// A mutant may throw where nobody waits for it.
process.on('uncaughtException', () => undefined);
process.on('unhandledRejection', () => undefined);
if (trials === undefined) await explore();
else for (const trial of trials) await attempt(trial);
process.exit();
