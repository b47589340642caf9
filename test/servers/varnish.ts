// Varnish with the configuration that ships, on a free port.
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../contract/spawned.ts';
import { findProgram } from '../optional.ts';
import { type Server, started } from './nginx.ts';

export const missingVarnish = findProgram('varnishd', 'varnish');

const environment = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

export interface Varnish extends Server {
  /** Runs a command of `varnishadm`. */
  administer(...words: string[]): string;
}

/** Starts Varnish in a folder, in front of the port of an origin. */
export async function startVarnish(folder: string, vcl: string, origin: number): Promise<Varnish> {
  const port = await findFreePort();
  const file = join(folder, `default-${port}.vcl`);
  writeFileSync(file, vcl.replaceAll('.port = "3000"', `.port = "${origin}"`));
  const name = join(folder, `varnish-${port}`);
  const words = ['-F', '-n', name, '-f', file, '-a', `127.0.0.1:${port}`, '-s', 'malloc,16m'];
  const child = spawn('varnishd', [...words, '-j', 'none'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environment,
  });
  const server = await started(child, port);
  const administer = (...more: string[]) =>
    execFileSync('varnishadm', ['-n', name, ...more], { env: environment, encoding: 'utf8' });
  return { ...server, administer };
}
