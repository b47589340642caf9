// The tests that run within one process: a mutant is a switch in the source, and another process would not see it.
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const otherProcess =
  /node:child_process|node:worker_threads|\/process\.ts'|\/spawned\.ts'|\/chromium\.ts'/;
const elsewhere = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
  .map((file) => `test/${file}`)
  .filter((file) => otherProcess.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      ...elsewhere,
      // They read the source, the build or the clock, or take long.
      'test/{architecture,fuzz,public-api}.test.ts',
      'test/processes/**',
      'test/runtime/**',
    ],
    testTimeout: 30_000,
  },
});
