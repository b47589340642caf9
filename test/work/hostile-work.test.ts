import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { firstSeed } from './grammar.ts';
import type { Work } from './search.ts';

/** Requests to try; `WORK_RUNS` tries more. */
const runs = Number(process.env['WORK_RUNS'] ?? 90);

/** Most executions of blocks for one request; 6,000 requests take up to 5,520,000. */
const maxSteps = 7_000_000;
/** Most bytes of an answer: those of a batch, with one error for each call. */
const maxOctets = 1024 * 1024 + 100 * 400;

async function search(from: number, to: number): Promise<readonly Work[]> {
  // Beside the packages that the bundle imports.
  const outfile = resolve('node_modules/.cache/work', 'search.mjs');
  await build({
    entryPoints: ['test/work/search.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const worker = new Worker(outfile, { workerData: { from, to } });
  const [found] = (await once(worker, 'message')) as [readonly Work[]];
  await worker.terminate();
  return found;
}

it('no request takes more work than the bound', async () => {
  const found = await search(firstSeed, runs);
  expect(found).toHaveLength(runs - firstSeed);
  const worst = found.toSorted((a, b) => b.steps - a.steps).slice(0, 5);
  expect(worst.filter(({ steps }) => steps > maxSteps)).toEqual([]);
  expect(found.filter(({ octets }) => octets > maxOctets)).toEqual([]);
});
