// Attacks and changes to processes under load: they stop, die and hang, and their content changes.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answered, ask, dial, get, host, judge, passed, visit } from './client.ts';
import { type Attack, quantile } from './figures.ts';
import { type Service, withService } from './service.ts';

const clients = 32;

/** Results of clients that request until they are stopped or the service is gone. */
class Crowd {
  answered = 0;
  /** Accepted requests without a whole answer. */
  lost = 0;
  readonly times: number[] = [];
  readonly done: Promise<unknown>;
  isOver = false;
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
    this.done = Promise.all(
      Array.from({ length: clients }, (_, index) =>
        index % 2 === 0 ? this.#stay() : this.#come(),
      ),
    );
  }

  /** A client with a new connection for every request. */
  async #come(): Promise<void> {
    while (!this.isOver) {
      const answer = await ask(this.#port, get);
      if (answer.status < 0) return;
      this.#count(answer);
    }
  }

  /** A client that keeps its connection as long as the service allows. */
  async #stay(): Promise<void> {
    while (!this.isOver) {
      if (!(await this.#useUp())) return;
    }
  }

  /** Sends requests on one connection until it closes; returns `false` without a connection. */
  #useUp(): Promise<boolean> {
    return new Promise((resolve) => {
      let received = '';
      let isWaiting = false;
      let isConnected = false;
      let began = 0;
      const send = () => {
        isWaiting = true;
        received = '';
        began = performance.now();
        socket.write(`GET /api/cases HTTP/1.1\r\n${host}\r\n`);
      };
      const socket = dial(this.#port, () => {
        isConnected = true;
        send();
      });
      socket.setTimeout(10_000, () => socket.destroy());
      socket.setEncoding('latin1').on('data', (chunk) => {
        received += String(chunk);
        if (!isWhole(received)) return;
        isWaiting = false;
        this.#count({ status: 200, milliseconds: performance.now() - began, body: '' });
        if (this.isOver || /^connection: close$/im.test(received)) socket.end();
        else send();
      });
      socket.once('close', () => {
        if (isWaiting) this.#count({ status: 0, milliseconds: 0, body: '' });
        resolve(isConnected);
      });
    });
  }

  #count({ status, milliseconds }: Answered): void {
    if (status === 0) this.lost++;
    else this.answered++;
    if (status > 0) this.times.push(milliseconds);
  }

  get figures() {
    const { answered, lost, times } = this;
    return { answered, lost, median: quantile(times, 0.5), p99: quantile(times, 0.99) };
  }
}

function isWhole(received: string): boolean {
  const end = received.indexOf('\r\n\r\n');
  const length = Number(/^content-length: (\d+)$/im.exec(received)?.[1]);
  return end >= 0 && received.length >= end + 4 + length;
}

/** Waits until a service has the given number of workers. */
async function grown({ workers }: Service, count: number): Promise<number> {
  const began = performance.now();
  while (workers().length < count && performance.now() - began < 30_000) await passed(20);
  // Workers listen a moment after they start.
  await passed(1_000);
  return performance.now() - began;
}

/** Stops a service several times while many clients send requests. */
function stopping(flags: readonly string[], signal: NodeJS.Signals): Attack['run'] {
  return async ({ isLong }) => {
    let [answered, lost, failed] = [0, 0, 0];
    const times: number[] = [];
    for (let round = 0; round < (isLong ? 20 : 2); round++) {
      await withService({ flags }, async (service) => {
        await grown(service, flags.length === 0 ? 0 : 2);
        const crowd = new Crowd(service.port);
        await passed(700);
        if ((await service.stop(signal)) !== 0) failed++;
        crowd.isOver = true;
        await crowd.done;
        answered += crowd.answered;
        lost += crowd.lost;
        times.push(...crowd.times);
      });
    }
    const figures = { answered, lost, median: quantile(times, 0.5), p99: quantile(times, 0.99) };
    return {
      figures,
      bounds: [
        { what: 'lost', value: lost, atMost: 0 },
        { what: 'exit codes other than 0', value: failed, atMost: 0 },
      ],
    };
  };
}

export const stopOne: Attack = {
  name: 'stop-one',
  description: `SIGTERM to one process with ${clients} clients`,
  run: stopping([], 'SIGTERM'),
};

export const stopWorkers: Attack = {
  name: 'stop-workers',
  description: `SIGTERM to two workers with ${clients} clients`,
  run: stopping(['--workers', '2'], 'SIGTERM'),
};

export const hangUpWorkers: Attack = {
  name: 'hang-up-workers',
  description: `SIGHUP to two workers with ${clients} clients`,
  run: stopping(['--workers', '2'], 'SIGHUP'),
};

export const killedWorkers: Attack = {
  name: 'killed-workers',
  description: `kill -9 of one of two workers, several times, with ${clients} clients: lost is what it held`,
  run: ({ isLong }) =>
    withService({ flags: ['--workers', '2'] }, async (service) => {
      await grown(service, 2);
      const crowd = new Crowd(service.port);
      const kills = isLong ? 20 : 2;
      for (let kill = 0; kill < kills; kill++) {
        await passed(500);
        process.kill(service.workers().at(-1)!, 'SIGKILL');
        await grown(service, 2);
      }
      crowd.isOver = true;
      await crowd.done;
      return {
        figures: { ...crowd.figures, memory: service.peak() },
        bounds: [
          { what: 'lost for each kill', value: crowd.lost / kills, atMost: clients },
          { what: 'answered', value: crowd.answered, atLeast: 1_000 },
        ],
      };
    }),
};

export const hangingWorker: Attack = {
  name: 'hanging-worker',
  description: 'A worker that hangs (SIGSTOP) is replaced; honest GETs from before until after',
  run: () =>
    withService({ flags: ['--workers', '2'] }, async (service) => {
      await grown(service, 2);
      const hanging = service.workers().at(-1)!;
      process.kill(hanging, 'SIGSTOP');
      const began = performance.now();
      const visits = visit(service.port, get, { seconds: 15, perSecond: 10 });
      let replaced = Infinity;
      while (performance.now() - began < 15_000) {
        if (replaced === Infinity && !service.workers().includes(hanging)) {
          replaced = (performance.now() - began) / 1_000;
        }
        await passed(50);
      }
      if (replaced === Infinity) process.kill(hanging, 'SIGKILL');
      const met = await visits;
      const replacement = { what: 'replaced after, s', value: replaced, atMost: 14 };
      return judge(met, service.peak(), { answered: 95 }, [replacement]);
    }),
};

export const killedPrimary: Attack = {
  name: 'killed-primary',
  description: `kill -9 of the process that keeps two workers, with ${clients} clients: they end, and say nothing`,
  run: () =>
    withService({ flags: ['--workers', '2'] }, async (service) => {
      await grown(service, 2);
      const workers = service.workers();
      const crowd = new Crowd(service.port);
      await passed(500);
      const said = service.err().length;
      service.child.kill('SIGKILL');
      crowd.isOver = true;
      await crowd.done;
      const began = performance.now();
      while (workers.some(isAlive) && performance.now() - began < 15_000) await passed(50);
      const left = workers.filter(isAlive);
      for (const pid of left) process.kill(pid, 'SIGKILL');
      const traces =
        service
          .err()
          .slice(said)
          .match(/^\s+at /gm)?.length ?? 0;
      return {
        figures: crowd.figures,
        bounds: [
          { what: 'workers left after 15 s', value: left.length, atMost: 0 },
          { what: 'lines of a stack trace', value: traces, atMost: 0 },
        ],
      };
    }),
};

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

export const reloadStorm: Attack = {
  name: 'reload-storm',
  description: `Content that changes thirty times a second, with two workers and ${clients} clients; the last change is served`,
  run: async ({ isLong }) => {
    const folder = mkdtempSync(join(tmpdir(), 'profile-'));
    cpSync('profile', folder, { recursive: true });
    const path = join(folder, 'profile.yaml');
    const text = readFileSync(path, 'utf8');
    try {
      const flags = ['--workers', '2', '--watch', '--profile', folder];
      return await withService({ flags }, async (service) => {
        await grown(service, 2);
        const crowd = new Crowd(service.port);
        const changes = isLong ? 1_800 : 120;
        for (let change = 1; change <= changes; change++) {
          // Every fourth version has a mistake.
          const name = change % 4 === 2 ? '[' : `Change ${change}`;
          writeFileSync(path, text.replace(/^name: .*$/m, `name: ${name}`));
          await passed(33);
        }
        crowd.isOver = true;
        await crowd.done;
        let stale = 20;
        for (let look = 0; look < 100 && stale > 0; look++) {
          await passed(100);
          const answers = await Promise.all(
            Array.from({ length: 20 }, () => ask(service.port, get)),
          );
          stale = answers.filter(({ body }) => !body.includes(`Change ${changes}"`)).length;
        }
        return {
          figures: { ...crowd.figures, memory: service.peak() },
          bounds: [
            { what: 'lost', value: crowd.lost, atMost: 0 },
            { what: 'of 20 answers, stale', value: stale, atMost: 0 },
          ],
        };
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
