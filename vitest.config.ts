import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const { REPORTS, npm_lifecycle_event: script = 'vitest' } = process.env;

/** What all tests have in common, those with a configuration of their own among them. */
export const common = {
  exclude: ['**/node_modules/**'],
  // Most take milliseconds; these are for a machine with much else to do.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // It imports JSON as Node.js does not take it.
  server: { deps: { inline: ['@actions/workflow-parser'] } },
  // Two files at a time even on two cores, since many wait for a process, a browser or a time-out.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // CI adds the reports up; see .ci/run.
  reporters: REPORTS
    ? ['default', ['json', { outputFile: `${REPORTS}/${script.replaceAll(':', '-')}.json` }]]
    : ['default'],
} satisfies ViteUserConfig['test'];

/** Files that exchange modules, end servers within their process, or count what a process holds. */
const alone = [
  'src/matching/normalize/characters.test.ts',
  'test/cli/log.test.ts',
  'test/content/{commands,read}.test.ts',
  'test/performance/*.test.ts',
  'test/print/press.test.ts',
  'test/results.test.ts',
  'test/runtime/{calendar,node-limits,node-ticks,start}.test.ts',
];
const browser = ['test/browser/*.test.ts'];
/** Thousands of generated inputs. */
const fuzz = ['test/fuzz.test.ts', 'test/content/fuzz.test.ts', 'test/runtime/pipelines.test.ts'];
/** What starts the real command several times, or another program, and waits for it. */
const processes = ['test/processes/*.test.ts'];

export default defineConfig({
  // Dependencies as they are shipped: `development` stands for builds that are several times slower.
  ssr: { resolve: { conditions: ['module', 'node'] } },
  test: {
    ...common,
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      { extends: true, test: { name: 'browser', include: browser } },
      { extends: true, test: { name: 'fuzz', include: fuzz } },
      { extends: true, test: { name: 'processes', include: processes, isolate: false } },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
          exclude: [...common.exclude, ...alone, ...browser, ...fuzz, ...processes],
          // One process for many files: loading the source takes longer than most of them.
          isolate: false,
        },
      },
    ],
  },
});
