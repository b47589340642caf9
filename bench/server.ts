// Servers under test: separate processes on the first core, whose processor time and memory are read.
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { exchange } from './exchange.ts';

export interface Subject {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
  /** Path that answers 200 once the server is up; default `/`. */
  readonly probe?: string;
}

export interface RunningServer {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

const canPin = process.platform === 'linux' && availableParallelism() > 1;
const startLimit = 180_000;

/** Pins a command to one core if the platform can: servers to core 0, generators to core 1. */
export function pinned(core: 0 | 1, command: readonly string[]): readonly string[] {
  return canPin ? ['taskset', '-c', String(core), ...command] : command;
}

/** Starts a server on a free port, given as `PORT` or in its command as `{port}`. */
export async function startServer(subject: Subject): Promise<RunningServer> {
  const port = await findFreePort();
  const [file, ...words] = pinned(0, subject.command).map((word) =>
    word.replaceAll('{port}', String(port)),
  );
  const child = spawn(file!, words, {
    cwd: subject.folder,
    env: { ...process.env, NODE_ENV: 'production', ...subject.environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let messages = '';
  child.stderr.on('data', (chunk: Buffer) => (messages += chunk.toString()));
  child.once('error', (error) => (messages += error.message));
  try {
    await waitUntilUp(child, port, subject.probe ?? '/');
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`${subject.name} did not start. ${messages}`, { cause: error });
  }
  return { port, pid: child.pid!, stop: () => stopProcess(child) };
}

async function waitUntilUp(child: ChildProcess, port: number, probe: string): Promise<void> {
  const end = Date.now() + startLimit;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}.`);
    try {
      await exchange(port, { targets: [probe] });
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 2_000);
  await ended;
  clearTimeout(timer);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/**
 * Seconds of processor time of a process, its threads and its children; `undefined` if the platform does not report
 * them.
 */
export function processorTime(pid: number): number | undefined {
  try {
    let nanoseconds = 0;
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const folder = `/proc/${pid}/task/${thread}`;
      nanoseconds += Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]);
      for (const child of listNumbers(`${folder}/children`)) {
        nanoseconds += (processorTime(child) ?? 0) * 1e9;
      }
    }
    return nanoseconds / 1e9;
  } catch {
    return undefined;
  }
}

/** The threads of a process; none if the platform does not list them. */
export function listThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Memory of a process in megabytes. */
export function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function listNumbers(path: string): number[] {
  return readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number);
}
