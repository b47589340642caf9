import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyMinimal, rename } from '../folders.ts';
import { type Served, serveUntil, startServer } from '../process.ts';
import { until } from '../until.ts';
import { exchange, splitAnswers } from '../runtime/raw.ts';

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
  const two = await startServer(['--workers', '2']);
  await until(() => workersOf(two).length === 2);
  return two;
}

let server: Served;
beforeAll(async () => {
  server = await startTwo();
});
afterAll(() => server?.stop());

describe('serve --workers 2', () => {
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

  it('replaces a worker that is asked to stop, and hands it no more', async () => {
    const [leaving] = workersOf(server);
    process.kill(leaving!, 'SIGTERM');
    await until(() => workersOf(server).length === 2 && !workersOf(server).includes(leaving!));
    expect(server.err()).toContain(`Worker ${leaving} was asked to stop; another replaces it.\n`);
    expect((await read(server, '/healthz')).status).toBe(200);
  });

  it('answers a client that closes its side', async () => {
    const request = 'GET /api/cases HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const received = await exchange(server.port, [request.repeat(3)], { ends: true });
    expect(splitAnswers(received).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

// Each has a server of its own, or waits for a time-out.
describe.concurrent('serve --workers', () => {
  it('cuts a header that arrives too slowly', async () => {
    const began = performance.now();
    const received = await exchange(server.port, ['GET /api HTTP/1.1\r\n'], { timeout: 30_000 });
    expect(splitAnswers(received)).toMatchObject([{ status: 400 }]);
    expect(performance.now() - began).toBeGreaterThan(10_000 - 100);
  });

  it('replaces a worker that hangs, once it has missed ten beats', async ({ onTestFinished }) => {
    const hanging = await startTwo();
    onTestFinished(async () => void (await hanging.stop('SIGKILL')));
    const [victim] = workersOf(hanging);
    const began = performance.now();
    process.kill(victim!, 'SIGSTOP');
    await until(() => hanging.err().includes(`Worker ${victim} hangs and is killed.\n`));
    // As many as `maxMissedBeats`, a second each.
    expect(performance.now() - began).toBeGreaterThan(10 * 1_000 - 100);
    await until(() => workersOf(hanging).length === 2 && !workersOf(hanging).includes(victim!));
  });

  it('ends with every worker when it is asked to stop', async () => {
    const another = await startTwo();
    expect(await another.stop()).toBe(0);
    expect(workersOf(another)).toEqual([]);
  });

  it('serves changed content from every worker', async ({ onTestFinished }) => {
    const folder = copyMinimal('Some Name', onTestFinished);
    // Some of them are still starting when the content changes.
    const words = ['--workers', '6', '--watch', '--profile', folder];
    const six = await serveUntil(onTestFinished, words);
    expect((await read(six, '/api/profile')).text).toContain('Some Name');
    rename(folder, 'Another Name');
    await until(async () => {
      if (workersOf(six).length < 6) return false;
      const answers = await Promise.all(
        Array.from({ length: 24 }, () => read(six, '/api/profile')),
      );
      return answers.every(({ text }) => text.includes('Another Name'));
    });
  });

  it('ends with the message of the first worker when the content cannot be served', async () => {
    await expect(startServer(['--workers', '2', '--profile', 'no/such/folder'])).rejects.toThrow(
      /exit 1: There is no profile folder "no\/such\/folder"/,
    );
  });

  it('answers every request on the connections that were accepted, with a signal to each process', async () => {
    const stopping = await startTwo();
    const pids = [stopping.child.pid!, ...workersOf(stopping)];
    const request = 'GET /api/cases HTTP/1.1\r\nHost: localhost\r\n\r\n';
    // Some connections have brought nothing yet, some half of a request.
    const asked = [
      [request, request, request, request],
      ['GET /api/cases HT', 'TP/1.1\r\nHost: localhost\r\n\r\n', request, request],
    ].flatMap((parts) =>
      Array.from({ length: 8 }, async () => {
        const received = await exchange(stopping.port, parts, { pause: 40, ends: true });
        return { received, requests: parts.join('').split('GET').length - 1 };
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 60));
    for (const pid of pids) process.kill(pid, 'SIGTERM');
    for (const { received, requests } of await Promise.all(asked)) {
      const answers = splitAnswers(received);
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      // Where the signal comes late, all are answered before it.
      if (answers.length < requests) expect(answers.at(-1)!.head).toMatch(/^connection: close$/im);
    }
    await until(() => stopping.child.exitCode !== null);
    expect(stopping.child.exitCode).toBe(0);
  });

  it('ends silently when the main process dies', async () => {
    const left = await startTwo();
    // Until the program of a worker runs, Node.js handles its signals.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const workers = workersOf(left);
    const said = left.err();
    await left.stop('SIGKILL');
    await until(() => workers.every((pid) => !isAlive(pid)));
    expect(left.err()).toBe(said);
  });
});

function isAlive(pid: number): boolean {
  const state = execFileSync('ps', ['-A', '-o', 'pid=,stat='], { encoding: 'utf8' });
  return new RegExp(`^\\s*${pid} [^Z]`, 'm').test(state);
}
