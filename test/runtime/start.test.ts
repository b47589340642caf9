// The start that Bun and Deno share, with a server that only records its options; and the messages of these runtimes and
// Workers about a fault.
import process from 'node:process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Listen, start } from '../../src/runtime/start.ts';
import { toSnapshot } from '../../src/schema/snapshot.ts';
import { createWorker } from '../../src/runtime/worker.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const listeners = signals.map((signal) => process.listeners(signal));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const [index, signal] of signals.entries()) {
    const added = process.listeners(signal).filter((each) => !listeners[index]!.includes(each));
    for (const each of added) process.off(signal, each);
  }
});

type Fetch = Parameters<Listen>[0]['fetch'];

async function startKept(): Promise<Fetch> {
  let kept: Fetch | undefined;
  await start(
    ({ port, fetch }) => {
      kept = fetch;
      return { port, stop: () => Promise.resolve() };
    },
    { BASE_URL: 'https://profile.test' },
  );
  return kept!;
}

const secret = 'the question';
/** A request that no runtime sends, so that there is a fault. */
function breakOnce(): Request {
  let asked = 0;
  return {
    method: 'GET',
    url: `https://profile.test/api?${secret}`,
    get headers(): Headers {
      if (asked++ === 0) throw new Error('broken');
      return new Headers();
    },
  } as Request;
}

it.each([
  ['Bun and Deno say', startKept],
  [
    'a Worker says',
    async () => createWorker(toSnapshot(createTestSite(sampleContent), new Map(), 'test')).fetch,
  ],
])('%s the id and the error of a fault, and nothing of the request', async (_, open) => {
  const fetch = await open();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const response = await fetch(breakOnce());
  expect(response.status).toBe(500);
  const { id } = (await response.json()) as { id: string };
  expect(said.mock.calls).toEqual([
    [`fault ${id}`, expect.objectContaining({ message: 'broken' })],
  ]);
  expect(JSON.stringify(said.mock.calls)).not.toContain(secret);
});
