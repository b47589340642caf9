// The service as an owner starts it, as a separate process whose memory is read.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';

export interface ServiceOptions {
  readonly flags?: readonly string[];
  /** Limit of file descriptors of the process. */
  readonly descriptors?: number;
  /** Target of the log, in the shell's syntax. Without it, nowhere; an empty string sends it to `child.stdout`. */
  readonly log?: string;
}

export interface Service {
  readonly port: number;
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** Its standard error so far. */
  err(): string;
  /** Ids of its child processes. */
  workers(): number[];
  /** Peak memory of the process or of one worker since the start, in megabytes. */
  peak(): number;
  /** Current memory in megabytes. */
  memory(): number;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const bin = 'dist/cli/bin.js';
/** Another command that starts the service on a free port, such as a container. It gets no flags. */
const given = process.env['HOLD_COMMAND'];

/** Starts `serve` on a free port and resolves when it listens. */
async function startService(options: ServiceOptions = {}): Promise<Service> {
  const { flags = [], descriptors, log = '>/dev/null' } = options;
  const limit = descriptors === undefined ? '' : `ulimit -n ${descriptors};`;
  const words = [process.execPath, bin, 'serve', '--port', '0', ...flags];
  const start = given ?? words.map((word) => `'${word}'`).join(' ');
  const command = `${limit} exec ${start} ${log}`;
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'] });
  let err = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
      const found = /^Profile API: (?:http:\/\/localhost:|.* listening on [\d.]+:)(\d+)/m.exec(err);
      if (found !== null) resolve(Number(found[1]));
    });
    child.once('close', (code) => reject(new Error(`exit ${code}: ${err}`)));
  });
  const pid = child.pid!;
  const workers = () => listNumbers(`/proc/${pid}/task/${pid}/children`);
  return {
    port,
    child,
    err: () => err,
    workers,
    peak: () => Math.max(...[pid, ...workers()].map((one) => readMemory(one, 'VmHWM'))),
    memory: () => Math.max(...[pid, ...workers()].map((one) => readMemory(one, 'VmRSS'))),
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      return (await ended)[0] as number | null;
    },
  };
}

/** Starts a service, runs a task against it, and always stops it. */
export async function withService<Result>(
  options: ServiceOptions,
  work: (service: Service) => Promise<Result>,
): Promise<Result> {
  const service = await startService(options);
  try {
    return await work(service);
  } finally {
    await service.stop('SIGKILL');
  }
}

function readMemory(pid: number, field: 'VmHWM' | 'VmRSS'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  } catch {
    // The process has already ended.
    return 0;
  }
}

function listNumbers(path: string): number[] {
  return readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number);
}
