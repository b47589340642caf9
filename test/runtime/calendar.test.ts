// With a new month years of experience change: on every runtime, and nothing else with them.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve } from '../../src/cli/serve.ts';
import { loaderOf } from '../../src/runtime/load.ts';
import { readServeSettings } from '../../src/runtime/serve-settings.ts';
import { type Listen, start } from '../../src/runtime/start.ts';
import { toSnapshot } from '../../src/schema/snapshot.ts';
import { createWorker } from '../../src/runtime/worker.ts';
import { sendTo } from '../contract/exchange.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const listeners = signals.map((signal) => process.listeners(signal));
// A second after its end the command line ends its process, which here is that of the tests.
process.exit = () => undefined as never;

const messages: string[] = [];
const endings: (() => unknown)[] = [];
let folder: string;

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-12-31T23:30:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => messages.push(String(text)) > 0);
  folder = mkdtempSync(join(tmpdir(), 'profile-'));
  cpSync('profile', folder, { recursive: true });
});
afterEach(async () => {
  await Promise.all(endings.splice(0).map((end) => end()));
  for (const [signal, added] of addedListeners()) process.off(signal, added);
  vi.useRealTimers();
  vi.restoreAllMocks();
  messages.length = 0;
  rmSync(folder, { recursive: true });
});

function addedListeners() {
  return signals.flatMap((signal, index) =>
    process
      .listeners(signal)
      .filter((each) => !listeners[index]!.includes(each))
      .map((each) => [signal, each] as const),
  );
}

/** Asks for the page of the profile. */
type Ask = () => Promise<string>;

async function askNode(): Promise<Ask> {
  let say: (line: string) => void;
  const said = new Promise<string>((resolve) => (say = resolve));
  const flags = { port: '0', profile: folder, 'log-level': 'silent' };
  const err = (text: string) => (messages.push(text), say(text));
  const served = serve({
    settings: readServeSettings(flags, {}),
    isWatched: false,
    output: { out: () => undefined, err },
    served: { load: loaderOf(folder) },
  });
  const port = Number(/localhost:(\d+)/.exec(await said)?.[1]);
  endings.push(() => {
    for (const [signal, stop] of addedListeners()) stop(signal);
    return served;
  });
  return async () => (await sendTo(port, '/')).body.toString();
}

async function askStarted(): Promise<Ask> {
  let kept: Parameters<Listen>[0]['fetch'];
  const listen: Listen = ({ port, fetch }) => {
    kept = fetch;
    return { port, stop: () => Promise.resolve() };
  };
  await start(listen, { PROFILE_DIR: folder });
  return async () => (await kept(new Request('http://localhost:3000/'))).text();
}

async function askWorker(): Promise<Ask> {
  const worker = createWorker(toSnapshot(createTestSite(sampleContent), new Map(), 'test'));
  return async () => (await worker.fetch(new Request('https://profile.test/'))).text();
}

it.each([
  ['Node.js', askNode],
  ['Bun and Deno', askStarted],
  ['Workers', askWorker],
])('%s: a new month makes a new page of the content that is served', async (_, open) => {
  const ask = await open();
  const before = await ask();
  expect(before).toContain('Mira Halvorsen');
  const said = messages.length;
  writeFileSync(join(folder, 'profile.yaml'), 'name: Nobody\n');
  await vi.advanceTimersByTimeAsync(3_600_000);
  const after = await ask();
  expect(after).not.toBe(before);
  expect(after).toContain('Mira Halvorsen');
  expect(messages.slice(said)).toEqual([]);
});
