// Other runtimes as processes: found in test/tools, started on a free port, asked over HTTP.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findTool, tools } from '../optional.ts';
import { until } from '../until.ts';
import { type Connection, sendTo } from './exchange.ts';

/** The path of a runtime's binary, or the reason why it is missing. */
export function findRuntime(name: string): { binary: string; missing: string | undefined } {
  return { binary: join(tools, '.bin', name), missing: findTool(name) };
}

const permissions = ['--no-prompt', '--allow-net', '--allow-read', '--allow-env'];

/** The program of each runtime. */
export const entries = {
  bun: ['dist/runtime/bun.js'],
  deno: ['run', ...permissions, '--node-modules-dir=manual', 'dist/runtime/deno.js'],
} as const;

/** The public origin of spawned servers. */
export const baseUrl = 'https://profile.test';

export interface SpawnedConnection extends Connection {
  readonly port: number;
}

/** Starts a server that takes PORT from its environment and connects to it. */
export async function connectSpawned(
  binary: string,
  args: (port: number) => readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<SpawnedConnection> {
  const port = await findFreePort();
  const child = spawn(binary, args(port), {
    env: {
      ...process.env,
      PORT: String(port),
      BASE_URL: baseUrl,
      PROFILE_DIR: join('profile'),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own, since wrangler runs in processes below the one that is started.
    detached: true,
  });
  let err = '';
  child.stderr.on('data', (chunk) => (err += chunk));
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`exit ${child.exitCode}: ${err}`);
    return sendTo(port, '/healthz').then(
      ({ status }) => status === 200,
      () => false,
    );
  }).catch(async (error: unknown) => {
    await stop(child);
    throw error;
  });
  return {
    baseUrl,
    port,
    send: (target, sent) => sendTo(port, target, sent),
    close: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid!, 'SIGKILL');
  await once(child, 'exit');
}

/** A free port, for programs that cannot report the port they took. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
