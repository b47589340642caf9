// The built command line as a real process.
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { settings } from '../src/runtime/settings.ts';

const bin = 'dist/cli/bin.js';

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command to its end. */
export async function run(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Finished> {
  const child = start(args, environment);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  const [code] = await once(child, 'close');
  return { code, out, err };
}

export interface Served {
  readonly port: number;
  readonly startLine: string;
  /** Its log so far, parsed. */
  log(): Record<string, unknown>[];
  /** Its standard error so far. */
  err(): string;
  readonly child: ChildProcess;
  /** Sends a signal and resolves to the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts `serve` on a free port and waits for its start line. */
export async function startServer(
  args: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<Served> {
  const child = start(['serve', '--port', '0', ...args], environment);
  let out = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  return { ...(await follow(child)), log: () => parseLog(out) };
}

/** Starts `serve`, and kills it when a hook, such as `onTestFinished`, is called. */
export async function serveUntil(
  hook: (stop: () => Promise<void>) => unknown,
  args?: readonly string[],
  environment?: Record<string, string>,
): Promise<Served> {
  const server = await startServer(args, environment);
  hook(async () => void (await server.stop('SIGKILL')));
  return server;
}

/** Waits for the start line of a server of which the log is left unread. */
export async function follow(child: ChildProcessWithoutNullStreams): Promise<Omit<Served, 'log'>> {
  let err = '';
  const startLine = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      err += chunk;
      const line = /^Profile API: .*$/m.exec(err);
      if (line !== null) resolve(line[0]);
    });
    child.once('close', (code) => reject(new Error(`exit ${code}: ${err}`)));
  });
  return {
    port: Number(/localhost:(\d+)/.exec(startLine)?.[1]),
    startLine,
    err: () => err,
    child,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null) return child.exitCode;
      child.kill(signal);
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}

/** The entries of a log. */
export function parseLog(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** The environment without the variables of the service. */
export function withoutSettings(): NodeJS.ProcessEnv {
  const names = new Set<string>(Object.values(settings).map(({ variable }) => variable));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.has(name)));
}

/** Starts a command. */
export function start(
  args: readonly string[],
  environment: Record<string, string> = {},
): ChildProcessWithoutNullStreams {
  return startWith(process.execPath, [bin, ...args], environment);
}

/** Starts a program, with no setting from the environment but those that are given. */
export function startWith(
  binary: string,
  args: readonly string[],
  environment: Record<string, string>,
): ChildProcessWithoutNullStreams {
  return spawn(binary, args, { env: { ...withoutSettings(), ...environment }, stdio: 'pipe' });
}
