// When the served site is printed, and for how long: the worker threads of these tests do nothing by themselves.
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackgroundPrinter, type PrintJob } from '../../src/print/background-printer.ts';
import type { Printed } from '../../src/print/site-files.ts';
import type { Site } from '../../src/schema/site.ts';
import { createTestSite, sampleContent } from '../sample.ts';

class Thread extends EventEmitter {
  readonly terminate = vi.fn();
  readonly unref = vi.fn();
  readonly job: PrintJob;

  constructor(_: URL, { workerData }: { readonly workerData: PrintJob }) {
    super();
    this.job = workerData;
    threads.push(this);
  }
}
vi.mock('node:worker_threads', () => ({
  // A getter, because the mock is made before the class.
  get Worker() {
    return Thread;
  },
}));
vi.mock('../../src/print/wanted.ts', async (load) => ({
  ...(await load<object>()),
  explainNoEngine: () => noEngine,
}));

const threads: Thread[] = [];
let noEngine: readonly string[] = [];

const logged: string[] = [];
const published: Site[] = [];
let printer: BackgroundPrinter;
const site = createTestSite(sampleContent);

beforeEach(() => {
  vi.useFakeTimers();
  threads.length = logged.length = published.length = 0;
  noEngine = [];
  printer = new BackgroundPrinter({
    fonts: 'fonts',
    publish: (one) => void published.push(one),
    log: (level, line) => void logged.push(`${level}: ${line}`),
  });
});
afterEach(() => void vi.useRealTimers());

/** Prints a site until its thread runs. */
function start(of = site): Thread {
  printer.print(of);
  vi.advanceTimersByTime(5_000);
  return threads.at(-1)!;
}

const files = new Map([['/og.png', new Uint8Array(3)]]);
const printed: Printed = { files, missing: [], failures: [] };

it('begins after five seconds of quiet, and gives up after twenty', () => {
  printer.print(site);
  vi.advanceTimersByTime(4_999);
  printer.print(site);
  vi.advanceTimersByTime(4_999);
  expect(threads).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(threads).toHaveLength(1);
  vi.advanceTimersByTime(20_000 - 1);
  expect(threads[0]!.terminate).not.toHaveBeenCalled();
  expect(logged).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(threads[0]!.terminate).toHaveBeenCalledOnce();
  expect(logged).toEqual([
    'warn: There is no /og.png and no /resume.docx: it was not printed within 20 s.',
  ]);
});

it('gives the thread the content without the owner’s files, and the folder of fonts', () => {
  const content = { ...sampleContent, files: { '/resume.pdf': new Uint8Array(2) } };
  const { job } = start(createTestSite(content));
  expect(job.fonts).toBe('fonts');
  // Their names tell what need not be printed.
  expect(job.site.content.files).toEqual({ '/resume.pdf': new Uint8Array() });
  expect(job.site.content.profile).toEqual(content.profile);
});

it('publishes a printed PDF, serves it only with the same content, and does not print it again', () => {
  start().emit('message', printed);
  expect(published).toEqual([{ ...site, files }]);
  expect(logged).toEqual([]);
  expect(printer.fill(site).files).toBe(files);
  const changed = { ...sampleContent, profile: { ...sampleContent.profile, name: 'N' } };
  const other = createTestSite(changed);
  expect(printer.fill(other)).toBe(other);
  start();
  expect(threads).toHaveLength(1);
  start(other);
  expect(threads).toHaveLength(2);
});

it('logs each missing engine and each failure once, and publishes nothing without a file', () => {
  const report = { files: new Map(), missing: ['No engine.'], failures: ['No glyph.'] };
  start().emit('message', report);
  expect(logged).toEqual(['info: No engine.', 'warn: No glyph.']);
  expect(published).toEqual([]);
  start(createTestSite({ ...sampleContent, asOf: '2030-01' })).emit('message', report);
  expect(logged).toHaveLength(2);
});

it.each([
  ['error', [new Error('Out of memory.')], 'Out of memory.'],
  ['exit', [1], 'the printing thread has ended.'],
])('logs the %s of the thread once', (event, values, reason) => {
  const thread = start();
  thread.emit(event, ...values);
  thread.emit('exit', 1);
  expect(logged).toEqual([`warn: There is no /og.png and no /resume.docx: ${reason}`]);
});

it('ignores the thread of content that was replaced, and stops when it is closed', () => {
  const thread = start();
  printer.print(createTestSite({ ...sampleContent, asOf: '2030-01' }));
  expect(thread.terminate).toHaveBeenCalledOnce();
  thread.emit('exit', 1);
  thread.emit('message', printed);
  expect([logged, published]).toEqual([[], []]);
  printer.close();
  vi.advanceTimersByTime(60_000);
  expect(threads).toHaveLength(1);
});

it('logs the missing engine at info and starts no thread', () => {
  noEngine = ['There is no engine.', 'There is no other.'];
  start();
  expect(threads).toEqual([]);
  expect(logged).toEqual(['info: There is no engine.', 'info: There is no other.']);
});
