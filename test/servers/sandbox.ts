// Servers with their configurations byte for byte, at the paths and ports that these name: each runs in a sandbox with a
// network and a file system of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendTo } from '../contract/exchange.ts';
import { findProgram } from '../optional.ts';
import { until } from '../until.ts';

export const missingSandbox =
  process.getuid?.() === 0
    ? findProgram('bwrap', 'bubblewrap')
    : 'Servers with their own users and ports need root.';

export interface Server {
  readonly port: number;
  /** The folder that the server sees as /var/cache. */
  readonly cache: string;
  stop(): Promise<void>;
}

export interface Machine {
  readonly command: readonly string[];
  /** The port that the server listens on. */
  readonly port: number;
  /** Contents of files by their paths. */
  readonly files: Readonly<Record<string, string>>;
  /** Folders of this machine by the paths at which the server finds them. */
  readonly folders?: Readonly<Record<string, string>>;
  /** Empty folders that the machine has. */
  readonly empty?: readonly string[];
}

/** Starts a server, whose origin at port 3000 is a port of this machine. */
export async function startInSandbox(machine: Machine, origin?: number): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const cache = join(folder, 'cache');
  for (const path of [cache, join(folder, 'sockets')]) mkdirSync(path, { mode: 0o755 });
  const sockets: Socket[] = [];
  const inner = createServer({ allowHalfOpen: true }, (near) =>
    connectBoth(near, connect({ port: origin ?? 9, host: '127.0.0.1', allowHalfOpen: true })),
  ).listen(join(folder, 'sockets/origin'));
  const outer = createServer({ allowHalfOpen: true }, (near) =>
    connectBoth(near, connect({ path: join(folder, 'sockets/server'), allowHalfOpen: true })),
  ).listen(0, '127.0.0.1');
  await Promise.all([once(inner, 'listening'), once(outer, 'listening')]);

  function connectBoth(near: Socket, far: Socket): void {
    sockets.push(near, far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroySoon());
    }
  }

  const child = spawn('bwrap', [...listWords(machine, folder), ...listCommand(machine)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: `${process.env['PATH']}:/usr/sbin`, HOME: '/root' },
  });
  let err = '';
  child.stderr.on('data', (chunk) => (err += chunk));
  const { port } = outer.address() as AddressInfo;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    for (const socket of sockets) socket.destroy();
    inner.close();
    outer.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`exit ${child.exitCode}: ${err}`);
      return sendTo(port, '/').then(
        () => true,
        () => false,
      );
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, cache, stop };
}

function listWords({ files, folders = {}, empty = [] }: Machine, folder: string): string[] {
  const bound = Object.entries(files).map(([path, text], index) => {
    const source = join(folder, `file-${index}`);
    writeFileSync(source, text);
    return ['--ro-bind', source, path];
  });
  const parents = ['/etc/nginx/conf.d', '/var/www', '/root', '/srv'];
  return [
    ['--cap-add', 'ALL', '--die-with-parent', '--unshare-net', '--unshare-pid', '--chdir', '/'],
    ['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
    ['/run', '/var/log', '/var/lib', '/mnt', ...parents].flatMap((path) => ['--tmpfs', path]),
    ['--bind', join(folder, 'cache'), '/var/cache'],
    ['--bind', join(folder, 'sockets'), '/mnt/sockets'],
    ['--ro-bind', join(import.meta.dirname, 'forward.mjs'), '/mnt/forward.mjs'],
    ['--ro-bind', process.execPath, '/mnt/node'],
    empty.flatMap((path) => ['--dir', path]),
    ...bound,
    Object.entries(folders).flatMap(([path, source]) => ['--ro-bind', source, path]),
  ].flat();
}

function listCommand({ command, port }: Machine): string[] {
  return ['/mnt/node', '/mnt/forward.mjs', '/mnt/sockets', String(port), ...command];
}
