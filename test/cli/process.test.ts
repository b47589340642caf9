// The process of a command: what becomes of an output that cannot be written, and of an error.
import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runProcess, standardOutput } from '../../src/cli/process.ts';
import { UsageError } from '../../src/runtime/settings.ts';

type Written = (error?: Error | null) => void;

const written: string[] = [];
let failure: Error | null | undefined;
let exitCode: typeof process.exitCode;

beforeEach(() => {
  written.splice(0);
  failure = undefined;
  ({ exitCode } = process);
  process.exitCode = undefined;
  for (const name of ['stdout', 'stderr'] as const) {
    const write = (text: string, done?: Written) => {
      written.push(`${name}: ${text}`);
      done?.(failure);
      return true;
    };
    vi.spyOn(process[name], 'write').mockImplementation(write as typeof process.stdout.write);
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = exitCode;
});

/** Runs a function, and returns the exit code of the process. */
async function run(act: () => Promise<number>) {
  const streams = [process.stdout, process.stderr];
  const listeners = streams.map((stream) => stream.listeners('error'));
  await runProcess(act);
  for (const [index, stream] of streams.entries()) {
    const [added] = stream.listeners('error').slice(listeners[index]!.length);
    expect((added as Written)(new Error('EPIPE'))).toBeUndefined();
    stream.off('error', added as Written);
  }
  return process.exitCode;
}

describe('an output', () => {
  it('goes to its stream, with a line end', () => {
    standardOutput.out('one');
    standardOutput.err('two');
    expect(written).toEqual(['stdout: one\n', 'stderr: two\n']);
    expect(process.exitCode).toBeUndefined();
  });

  it.each([
    ['nothing', null, []],
    ['a reader that stops early', Object.assign(new Error('gone'), { code: 'EPIPE' }), []],
    [
      'a full disk',
      Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }),
      ['stderr: The result cannot be written: ENOSPC: no space left\n'],
    ],
  ])('with %s has these messages', (_, error, messages) => {
    failure = error;
    standardOutput.out('text');
    expect(written).toEqual(['stdout: text\n', ...messages]);
    expect(process.exitCode).toBe(messages.length === 0 ? undefined : 1);
  });
});

describe('the exit code', () => {
  it.each<[string, () => Promise<number>, number, readonly string[]]>([
    ['that of the command', async () => 3, 3, []],
    ['0', async () => 0, 0, []],
    ['1 for an error', () => Promise.reject(new Error('no')), 1, ['stderr: no\n']],
    ['2 for wrong usage', () => Promise.reject(new UsageError('how')), 2, ['stderr: how\n']],
  ])('is %s', async (_, act, code, messages) => {
    expect(await run(act)).toBe(code);
    expect(written).toEqual(messages);
  });

  it('is 1 if the result could not be written, although the command succeeds', async () => {
    failure = new Error('full');
    expect(
      await run(async () => {
        standardOutput.out('text');
        return 0;
      }),
    ).toBe(1);
  });
});

it('disconnects a worker, whose channel would keep it alive, and ignores its errors', async () => {
  const worker = Object.assign(new EventEmitter(), { disconnect: vi.fn<() => void>() });
  const own = cluster.worker;
  Object.assign(cluster, { worker });
  await run(async () => {
    expect(worker.disconnect).not.toHaveBeenCalled();
    return 0;
  });
  Object.assign(cluster, { worker: own });
  expect(worker.disconnect).toHaveBeenCalledOnce();
  expect(() => worker.emit('error', new Error('closed'))).not.toThrow();
});
