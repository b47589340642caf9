// Next.js as a peer: an application with one route handler, in `bench/next`, which only this part installs and builds.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Recorded } from './exchange.ts';
import type { PartOptions } from './part.ts';
import type { Subject } from './server.ts';
import { writeFixture } from './subjects.ts';

const folder = 'bench/next';
const quiet = { NEXT_TELEMETRY_DISABLED: '1' };

/** Makes the peer, by `next start` in production mode. Installs and builds it if needed. */
export function createNext(name: string, answer: Recorded, note: PartOptions['note']): Subject {
  if (!existsSync(`${folder}/.next/BUILD_ID`)) {
    note('npm ci --prefix bench/next (about 350 MB), then next build');
    runNpm('ci');
    runNpm('run', 'build');
  }
  const command = 'node_modules/next/dist/bin/next start --hostname 127.0.0.1 --port {port}';
  return {
    name,
    command: [process.execPath, ...command.split(' ')],
    environment: { ...quiet, FIXTURE: writeFixture(answer) },
    folder,
  };
}

/**
 * Removes differences that `next start` cannot avoid: its router's names before the handler's `Vary`, and chunks instead
 * of the handler's `Content-Length`.
 */
export function withoutItsOwn({ headers, ...answer }: Recorded): Recorded {
  const vary = headers.vary?.replace(/^rsc, (?:next-router-[a-z-]+, )*/, '') ?? '';
  return { ...answer, headers: { ...headers, vary, 'content-length': String(answer.body.length) } };
}

function runNpm(...words: string[]): void {
  execFileSync('npm', [...words, '--silent', '--prefix', folder], {
    // The output of a build goes to standard error: standard output is for tables.
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, ...quiet },
  });
}
