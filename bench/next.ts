// Next.js as a peer: an application of one route handler, in `bench/next`, that only this part installs and builds.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Recorded } from './exchange.ts';
import type { PartOptions } from './part.ts';
import type { Subject } from './server.ts';
import { writeFixture } from './subjects.ts';

const folder = 'bench/next';
const quiet = { NEXT_TELEMETRY_DISABLED: '1' };

/** Makes the peer, by `next start` in production. Installs and builds it when that was not done yet. */
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
 * An answer without what `next start` cannot be kept from: the names of its router in front of the handler's `Vary`,
 * and chunks where the handler gave a `Content-Length`.
 */
export function withoutItsOwn({ headers, ...answer }: Recorded): Recorded {
  const vary = headers.vary?.replace(/^rsc, (?:next-router-[a-z-]+, )*/, '') ?? '';
  return { ...answer, headers: { ...headers, vary, 'content-length': String(answer.body.length) } };
}

function runNpm(...words: string[]): void {
  execFileSync('npm', [...words, '--silent', '--prefix', folder], {
    // What a build says goes where notes go: standard output is for tables.
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, ...quiet },
  });
}
