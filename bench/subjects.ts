// The measured subjects: this service, and peers that return its recorded answers.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { exchange, type Load, type Recorded } from './exchange.ts';
import { startServer, type Subject } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'profile-api-bench-'));
let fixtures = 0;

/** The service as an owner starts it, with the sample profile and without access logs. */
export const service: Subject = {
  name: 'profile-api',
  command: [process.execPath, 'dist/cli/bin.js', 'serve', '--log-level', 'warn'],
  environment: { BASE_URL: 'http://localhost:3000' },
  probe: '/healthz',
};

/** The service with its access log, which goes to /dev/null. */
export const loggingService: Subject = {
  ...service,
  name: 'profile-api, logging',
  command: service.command.filter((word) => !['--log-level', 'warn'].includes(word)),
};

/** Records the service's answers to loads. */
export async function record<Name extends string>(
  loads: Readonly<Record<Name, Load>>,
): Promise<Record<Name, Recorded>> {
  const server = await startServer(service);
  try {
    const entries: [string, Recorded][] = [];
    for (const [name, load] of Object.entries<Load>(loads)) {
      entries.push([name, await exchange(server.port, load)]);
    }
    return Object.fromEntries(entries) as Record<Name, Recorded>;
  } finally {
    await server.stop();
  }
}

/** Makes a peer, a script of `bench/peers`, that returns recorded answers. */
export function createPeer(name: string, script: string, answer: Recorded): Subject {
  return {
    name,
    command: [process.execPath, resolve('bench/peers', script)],
    environment: { FIXTURE: writeFixture(answer) },
  };
}

/** A bare `node:http` server that writes a fixed buffer; it reads and parses the body of a POST. */
export function createBare(answer: Recorded): Subject {
  return createPeer('node:http', 'bare.mjs', answer);
}

/** A bare server that works for some microseconds more before each answer. */
export function createSpinning(answer: Recorded, microseconds: number): Subject {
  const bare = createBare(answer);
  const environment = { ...bare.environment, SPIN: String(microseconds) };
  return { ...bare, name: `node:http, spinning for ${microseconds} µs`, environment };
}

/** Writes an answer to a file for a peer, and returns its path. */
export function writeFixture({ status, headers, body }: Recorded): string {
  const path = join(folder, `answer-${++fixtures}.json`);
  writeFileSync(path, JSON.stringify({ status, headers, body: body.toString('base64') }));
  return path;
}
