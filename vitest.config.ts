import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**'];

/** Tests that replace modules, close servers of their process, or measure its memory. */
const alone = [
  'src/matching/normalize/characters.test.ts',
  'test/cli/{log,log-failure,refused-writes,serve,service,workers}.test.ts',
  'test/content/read.test.ts',
  'test/performance/*.test.ts',
  'test/print/press.test.ts',
  'test/results.test.ts',
  'test/runtime/{calendar,node-limits,node-ticks,start}.test.ts',
];
/** Thousands of generated inputs. */
const fuzz = ['test/fuzz.test.ts', 'test/content/fuzz.test.ts', 'test/runtime/pipelines.test.ts'];

/** The suites apart from `npm test`, which `npm run suite NAME` runs: each is a folder of `test/` but for two. */
const suites = {
  alone: { include: alone },
  browser: { include: ['test/browser/*.test.ts'] },
  caches: { include: ['test/caches/*.spec.ts'] },
  clients: { include: ['test/clients/*.spec.ts'] },
  conformance: { include: ['test/conformance/*.spec.ts'] },
  fuzz: { include: fuzz },
  lighthouse: { include: ['test/lighthouse/*.spec.ts'] },
  processes: { include: ['test/processes/*.test.ts'], isolate: false },
  targets: { include: ['test/targets/*.spec.ts'] },
};

const together = {
  include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
  exclude: [...exclude, ...Object.values(suites).flatMap(({ include }) => include)],
  // Files share a process, because loading the source takes longer than most of them.
  isolate: false,
};

export default defineConfig({
  // Dependencies as they are shipped: their `development` builds are several times slower.
  ssr: { resolve: { conditions: ['module', 'node'] } },
  test: {
    exclude,
    // Most tests take milliseconds. These limits are for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The package imports JSON in a way that Node.js refuses.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    // At least two files at a time, because many wait for a process, a browser or a time-out.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: Object.entries({ together, ...suites }).map(([name, options]) => ({
      extends: true as const,
      test: { name, ...options },
    })),
  },
});
