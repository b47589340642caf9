import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const { REPORTS, npm_lifecycle_event: script = 'vitest' } = process.env;

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    testTimeout: 30_000,
    // It imports JSON as Node.js does not take it.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    // Two files at a time even on two cores, since many wait for a process, a browser or a time-out.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // CI adds the reports up; see .ci/run.
    reporters: REPORTS
      ? ['default', ['json', { outputFile: `${REPORTS}/${script.replaceAll(':', '-')}.json` }]]
      : ['default'],
  },
});
