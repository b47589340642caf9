// nginx with a configuration that ships, on a free port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendTo } from '../contract/exchange.ts';
import { findFreePort } from '../contract/spawned.ts';
import { findProgram } from '../optional.ts';
import { until } from '../process.ts';

export const missingNginx = findProgram('nginx', 'nginx-light');

export interface Server {
  readonly port: number;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts nginx in a folder.
 *
 * @param site what ships for `conf.d`; port 80 becomes a free one
 * @param replaced what else is another here, such as paths
 */
export async function startNginx(
  folder: string,
  site: string,
  replaced: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = await findFreePort();
  const fitted = Object.entries({ 'listen 80;': `listen 127.0.0.1:${port};`, ...replaced }).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    site,
  );
  mkdirSync(join(folder, 'temporary'), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temporary', name)};`,
  );
  const configuration = join(folder, 'test-nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    configuration,
    `${user}
daemon off;
pid ${join(folder, 'nginx.pid')};
error_log stderr;
worker_processes 1;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  ${fitted}
}
`,
  );
  const child = spawn('nginx', ['-e', 'stderr', '-c', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  });
  return started(child, port);
}

/** Waits until a server answers on its port. */
export async function started(child: ChildProcess, port: number): Promise<Server> {
  let err = '';
  child.stderr?.on('data', (chunk) => (err += chunk));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
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
  return { port, child, stop };
}
