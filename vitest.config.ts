import { defineConfig } from 'vitest/config';

const { REPORTS, npm_lifecycle_event: script = 'vitest' } = process.env;

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    testTimeout: 30_000,
    // CI adds the reports up; see .ci/run.
    reporters: REPORTS
      ? ['default', ['json', { outputFile: `${REPORTS}/${script.replaceAll(':', '-')}.json` }]]
      : ['default'],
  },
});
