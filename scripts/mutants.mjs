// Makes small changes to the source and counts how many of them the tests notice:
// `npm run mutants -- FOLDER... [--sample N] [--seed N] [--tests BEGINNING]...`. A sample is drawn from each folder. Without
// a sample, every mutant is run. docs/testing.md has the figures.
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle, listTests } from './mutants/bundle.mjs';
import { draw } from './mutants/draw.mjs';

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', multiple: true, default: ['src/', 'test/'] },
  },
});
if (folders.length === 0) {
  process.stderr.write(
    'Usage: npm run mutants -- FOLDER... [--sample N] [--seed N] [--tests BEGINNING]...\n',
  );
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Processor seconds allowed for the tests of a mutant, from their time without it; five times as many seconds of real time. */
const toLimit = (seconds) => 20 + 5 * seconds;

const kept = resolve('node_modules/.cache/mutants', String(process.pid));
mkdirSync(kept, { recursive: true });
const script = resolve(kept, 'tests.cjs');

const drawn = [];
const sources = [];
for (const folder of folders) {
  const own = await draw(folder, values.sample && Number(values.sample), Number(values.seed));
  drawn.push(...own.mutants);
  sources.push(...own.sources);
}
const tests = listTests(values.tests);
await bundle(tests, sources, script);
process.stderr.write(`${drawn.length} mutants, ${tests.length} files of tests\n`);

const { reached, made, files, failing } = await explore();
process.stderr.write(`${failing.length} tests that fail here without a mutant are left out\n`);
const results = new Map();
const trials = [];
for (const { id, key } of drawn) {
  const { hits, tests: ids } = reached[id] ?? { tests: [] };
  if (ids.length > 0) trials.push({ id, key, hits, ...group(ids) });
  // Values made while a module loads are made without the mutant.
  else if (!made.includes(id)) results.set(key, 'without a test');
}
while (trials.length > 0) await tryOn(trials);

process.stdout.write('\n');
for (const [key, status] of results) {
  if (status === 'survived' || status === 'without a test')
    process.stdout.write(`${status}: ${key}\n`);
}
process.stdout.write(`
| folder | mutants | killed | survived | without a test | killed of all |
| --- | ---: | ---: | ---: | ---: | ---: |
`);
for (const folder of folders) {
  const own = [...results].filter(([key]) => key.startsWith(`${folder}/`));
  const count = (...wanted) => own.filter(([, status]) => wanted.includes(status)).length;
  const killed = count('killed', 'timed out', 'crashed');
  const share = ((100 * killed) / own.length).toFixed(1);
  const row = [own.length, killed, count('survived'), count('without a test'), `${share} %`];
  process.stdout.write(`| \`${folder}\` | ${row.join(' | ')} |\n`);
}

function start(plan) {
  const file = resolve(kept, 'plan.json');
  writeFileSync(file, JSON.stringify({ script, tests, ...plan }));
  const child = fork(new URL('mutants/trial.mjs', import.meta.url), [file], {
    // Leaves out property tests, which take long.
    env: { ...process.env, PROPERTY_RUNS: '20', NODE_ENV: 'test' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // In an endless loop it would not notice that its parent is gone.
  const leave = () => child.kill('SIGKILL');
  process.once('exit', leave);
  child.once('exit', () => process.off('exit', leave));
  return child;
}

function explore() {
  return new Promise((resolveWith, reject) => {
    const child = start({});
    child.once('message', resolveWith);
    child.once('exit', (code) => reject(new Error(`The tests ended with code ${code}.`)));
  });
}

function isFar(file) {
  return file.startsWith('src/') ? 0 : 1;
}

/**
 * Orders test files with their tests: those beside the source first, then the fastest. Returns them with their allowed
 * seconds.
 */
function group(ids) {
  const own = {};
  for (const id of ids) (own[id.slice(0, id.indexOf('_'))] ??= []).push(id);
  const some = Object.entries(own)
    .map(([id, reaching]) => ({ ...files[id], reaching }))
    .toSorted((a, b) => isFar(a.file) - isFar(b.file) || a.cost - b.cost);
  const cost = some.reduce((sum, file) => sum + file.cost, 0);
  return { files: some.map(({ file, reaching }) => [file, reaching]), limit: toLimit(cost / 1e6) };
}

/** Runs mutants until one ends or blocks the process; removes the finished ones from the list. */
function tryOn(list) {
  return new Promise((ended, fail) => {
    const child = start({ trials: list });
    let begun;
    let since = { processor: 0, waiting: 0 };
    const finish = (status) => {
      results.set(begun, status);
      list.splice(0, list.findIndex(({ key }) => key === begun) + 1);
      process.stderr.write(`${results.size} of ${drawn.length} ${status}: ${begun}\n`);
      begun = undefined;
    };
    child.on('message', ({ begun: key, status }) => {
      if (status !== undefined) return finish(status);
      begun = key;
      since = { processor: processorTime(child.pid), waiting: performance.now() / 1_000 };
    });
    const watch = setInterval(() => {
      if (begun === undefined) return;
      const { limit } = list[0];
      const isStuck =
        processorTime(child.pid) - since.processor > limit ||
        performance.now() / 1_000 - since.waiting > 5 * limit;
      if (!isStuck) return;
      finish('timed out');
      child.kill('SIGKILL');
    }, 500);
    child.once('exit', (code) => {
      clearInterval(watch);
      if (begun !== undefined) finish('crashed');
      else if (code !== 0 && !child.killed) fail(new Error(`Trying ended with code ${code}.`));
      ended();
    });
  });
}

/** Processor seconds that a process has used; 0 if the system does not report them. */
function processorTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}
