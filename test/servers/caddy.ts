// Caddy with a configuration that ships.
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../optional.ts';
import { type Server, started } from './nginx.ts';

export const missingCaddy = findProgram('caddy', 'caddy');

/** Starts Caddy in a folder; `site` names the port, and `replaced` says what else is another here. */
export async function startCaddy(
  folder: string,
  port: number,
  site: string,
  replaced: Readonly<Record<string, string>>,
): Promise<Server> {
  const fitted = Object.entries(replaced).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    site,
  );
  const file = writeCaddyfile(folder, `{\n\tadmin off\n}\n${fitted}`);
  const child = spawn('caddy', ['run', ...words(file)], {
    env: environment(folder),
    stdio: 'pipe',
  });
  return started(child, port);
}

/** Has Caddy read a configuration; throws with what is wrong in it. */
export function validateCaddyfile(folder: string, text: string): void {
  const file = writeCaddyfile(folder, text);
  execFileSync('caddy', ['validate', ...words(file)], { env: environment(folder), stdio: 'pipe' });
}

function writeCaddyfile(folder: string, text: string): string {
  const file = join(folder, 'Caddyfile.test');
  writeFileSync(file, text);
  return file;
}

const words = (file: string) => ['--adapter', 'caddyfile', '--config', file];

/** Caddy keeps certificates at home. */
const environment = (folder: string) => ({ ...process.env, HOME: folder, XDG_DATA_HOME: folder });
