import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Served, startServer, until } from './process.ts';

function workersOf({ child }: Served): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === child.pid)
    .map(([pid]) => pid!);
}

/** Asks once over a connection of its own, so that the workers take turns. */
async function read({ port }: Served, path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { connection: 'close' },
  });
  return { status: response.status, text: await response.text() };
}

async function startTwo(): Promise<Served> {
  const server = await startServer(['--workers', '2']);
  await until(() => workersOf(server).length === 2);
  return server;
}

describe('serve --workers 2', () => {
  let server: Served;
  beforeAll(async () => {
    server = await startTwo();
  });
  afterAll(() => server?.stop());

  it('serves one port with two processes and says so once', async () => {
    expect((await read(server, '/api/profile')).status).toBe(200);
    expect(server.err().match(/Profile API:/g)).toHaveLength(1);
  });

  it('replaces a worker that dies, and answers all the while', async () => {
    // The first one listens for certain, so that the port stays taken.
    const victim = workersOf(server).at(-1)!;
    process.kill(victim, 'SIGKILL');
    expect((await read(server, '/healthz')).status).toBe(200);
    await until(() => workersOf(server).length === 2 && !workersOf(server).includes(victim));
  });

  it('ends with every worker when it is asked to stop', async () => {
    const another = await startTwo();
    expect(await another.stop()).toBe(0);
    expect(workersOf(another)).toEqual([]);
  });
});

it('serves changed content from every worker', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'profile-')), 'profile');
  cpSync('test/fixtures/minimal', folder, { recursive: true });
  // Some of them are still starting when the content changes.
  const server = await startServer(['--workers', '6', '--watch', '--profile', folder]);
  onTestFinished(async () => void (await server.stop()));
  const file = join(folder, 'profile.yaml');
  const { name } = JSON.parse((await read(server, '/api/profile')).text);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(name, 'Another Name'));
  await until(async () => {
    if (workersOf(server).length < 6) return false;
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => read(server, '/api/profile')),
    );
    return answers.every(({ text }) => text.includes('Another Name'));
  });
});

it('ends with the message of the first worker when the content cannot be served', async () => {
  await expect(startServer(['--workers', '2', '--profile', 'no/such/folder'])).rejects.toThrow(
    /exit 1: There is no profile folder "no\/such\/folder"/,
  );
});
