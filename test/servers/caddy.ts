// Caddy with configurations that ship.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../optional.ts';
import { missingSandbox, type Server, startInSandbox } from './sandbox.ts';

export const missingCaddy = findProgram('caddy', 'caddy') ?? missingSandbox;

const words = (file: string) => ['--adapter', 'caddyfile', '--config', file];

/** Starts Caddy with a Caddyfile for an http origin; `published` is the folder that it finds at /var/www/profile. */
export function startCaddy(
  configuration: string,
  { origin, published }: { readonly origin?: number; readonly published?: string },
): Promise<Server> {
  const file = '/srv/Caddyfile';
  const machine = {
    command: ['caddy', 'run', ...words(file)],
    port: 80,
    files: { [file]: configuration },
    folders: published === undefined ? {} : { '/var/www/profile': published },
  };
  return startInSandbox(machine, origin);
}

/** Has Caddy read a configuration; throws with its mistakes. */
export function validateCaddyfile(folder: string, text: string): void {
  const file = join(folder, 'Caddyfile.test');
  writeFileSync(file, text);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder };
  execFileSync('caddy', ['validate', ...words(file)], { env, stdio: 'pipe' });
}
