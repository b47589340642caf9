// A process that runs tests: all of them, to record which mutants each test reaches, or some of them on one mutant after
// another. The parent process notices an endless loop or a crash.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';

// StrykerJS's switches read the active mutant here, and count the mutants that run.
const switches = (globalThis.__stryker__ = {});
const fromHere = createRequire(resolve('package.json'));
const fromVitest = createRequire(fromHere.resolve('vitest/package.json'));
// Stands in for the state that vitest's functions expect during a run.
globalThis.__vitest_worker__ = {
  config: {
    root: process.cwd(),
    expect: {},
    fakeTimers: { shouldClearNativeTimers: true },
    chaiConfig: {},
  },
  environment: { name: 'node' },
  onCancel: [],
};
const vitest = await import(pathToFileURL(resolve('node_modules/vitest/dist/index.js')).href);
const { startTests } = await import(pathToFileURL(fromVitest.resolve('@vitest/runner')).href);
const { setSafeTimers } = await import(
  pathToFileURL(fromVitest.resolve('@vitest/utils/timers')).href
);
// Vitest's own waiting works beside the fake timers of a test.
setSafeTimers();

// Vitest's own compares at the end of a run.
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

/** Runs tests of a file, all or those with the given ids; stops at the first failure if `on` requires it. */
async function runFile(filepath, testIds, mutant, onTest) {
  let isOver = false;
  testFile = resolve(filepath);
  const [file] = await startTests([{ filepath: testFile, testIds }], {
    config,
    importFile() {
      // Module loading and test collection run without a mutant.
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
  // Imports optional packages.
  importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
const requireExternal = (id) => (id === 'vitest' ? vitest : fromHere(id));

const send = process.send.bind(process);
// Tests of workers would send messages of their own to the parent.
delete process.send;
const say = (message) => new Promise((said) => send(message, said));

/** Loads all modules again. */
function evaluate() {
  switches.activeMutant = undefined;
  switches.hitCount = undefined;
  script.runInThisContext()(requireExternal);
}

/** Returns which tests reach which mutants, how often all tests reach each, and which tests fail without a mutant. */
async function explore() {
  const failing = new Set();
  const files = {};
  // Some tests pass only in a fresh process.
  for (const round of [1, 2]) {
    evaluate();
    for (const file of tests) {
      const began = process.cpuUsage().user;
      const fail = ({ id, name, result }) => {
        failing.add(id);
        process.stderr.write(`"${name}" of ${file} fails here: ${result.errors?.[0]?.message}\n`);
      };
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

/** The id of a test begins with the id of its file. */
function fileOf(test) {
  return test.slice(0, test.indexOf('_'));
}

/** Runs the tests that reach a mutant, then all tests beside them, until a test fails that passes without the mutant. */
async function attempt({ id, key, hits, files }) {
  await say({ begun: key });
  switches.mutantCoverage = undefined;
  // In an endless loop, StrykerJS's switches throw.
  switches.hitLimit = 100 * hits;
  // Values shared between tests are cached, so only the first test reaches the code that makes them.
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
// A mutant may throw outside any awaited call.
process.on('uncaughtException', () => undefined);
process.on('unhandledRejection', () => undefined);
if (trials === undefined) await explore();
else for (const trial of trials) await attempt(trial);
process.exit();
