// Subjects under the same load at the same time, each answering the same bytes.
import { exchange, type Load, type Recorded, requireSame } from './exchange.ts';
import { putLoad, type LoadResult } from './load.ts';
import type { PartOptions } from './part.ts';
import {
  listThreads,
  processorTime,
  type RunningServer,
  startServer,
  type Subject,
} from './server.ts';

export interface Turn extends LoadResult {
  /** Answers per second of the server's processor time, or of real time if the platform does not report processor time. */
  readonly rate: number;
}

export interface CompareOptions extends PartOptions {
  /** Requests per second; without it, as many as the server takes. */
  readonly rate?: number;
  /** Whether each subject has the core alone: needed for waiting times, and for servers that batch work differently. */
  readonly alone?: boolean;
  /** The expected answer of every subject; without it, the answer of the first subject. */
  readonly expected?: Recorded;
  /** Throws if an answer is not as expected; without it, status, headers and bytes are compared. */
  readonly requireSame?: typeof requireSame;
}

/**
 * The warm-up of a subject: two turns, which collect the garbage of the start, and as many answers as V8 needs to compile
 * the largest framework; ten seconds at most.
 */
const warm = { turns: 2, requests: 8_000, seconds: 10 };

/**
 * Puts a load on all subjects at the same time, each a separate, warmed-up process. The subjects share one core, which the
 * system gives to each for some milliseconds, so slowdowns of the machine affect all equally. With `alone`, or without
 * processor times, the subjects take turns instead. Returns the turns by the subjects' names, one element per round.
 * Throws if a subject does not answer as expected.
 */
export async function compare(
  subjects: readonly Subject[],
  load: Load,
  options: CompareOptions,
): Promise<ReadonlyMap<string, readonly Turn[]>> {
  const servers = await startAll(subjects);
  try {
    const expected = options.expected ?? (await exchange(servers[0]!.port, load));
    const check = async (index: number) =>
      (options.requireSame ?? requireSame)(
        expected,
        await exchange(servers[index]!.port, load),
        subjects[index]!.name,
      );
    const turns = new Map<string, Turn[]>(subjects.map(({ name }) => [name, []]));
    for (const index of servers.keys()) await check(index);
    await Promise.all(servers.map((server) => warmUp(server, load, options)));
    const isShared = options.alone !== true && processorTime(servers[0]!.pid) !== undefined;
    const seconds = isShared ? options.seconds * Math.ceil(subjects.length / 2) : options.seconds;
    const run = async (index: number) => {
      const subject = subjects[index]!;
      const turn = await takeTurn(servers[index]!, load, { ...options, seconds });
      const refused = expected.status >= 400 ? turn.requests : 0;
      if (turn.refused !== refused) {
        throw new Error(`${subject.name}: ${turn.refused} of ${turn.requests} answers are errors.`);
      }
      turns.get(subject.name)!.push(turn);
    };
    const order = [...servers.keys()];
    for (let round = 0; round < options.rounds; round++) {
      for (const index of order) await check(index);
      if (isShared) await Promise.all(order.map(run));
      else for (const index of round % 2 === 0 ? order : order.toReversed()) await run(index);
    }
    return turns;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** The ratio of two subjects' rates in each round. */
export function ratios(
  turns: ReadonlyMap<string, readonly Turn[]>,
  over: string,
  under: string,
): number[] {
  return turns.get(over)!.map(({ rate }, round) => rate / turns.get(under)![round]!.rate);
}

async function warmUp(server: RunningServer, load: Load, options: CompareOptions): Promise<void> {
  const end = performance.now() + warm.seconds * 1_000;
  let requests = 0;
  for (let turns = 0; turns < warm.turns || requests < warm.requests; turns++) {
    if (performance.now() > end) return;
    requests += (await takeTurn(server, load, options)).requests;
  }
}

async function takeTurn(
  server: RunningServer,
  load: Load,
  options: Pick<CompareOptions, 'seconds' | 'rate'>,
): Promise<Turn> {
  const { port, pid } = server;
  const threads = listThreads(pid);
  const before = processorTime(pid);
  const result = await putLoad(port, load, options);
  const after = processorTime(pid);
  // The time of a thread that has ended, as that of printing, would be missing.
  if (threads.some((thread) => !listThreads(pid).includes(thread))) {
    return takeTurn(server, load, options);
  }
  const used = before === undefined || after === undefined ? result.seconds : after - before;
  return { ...result, rate: result.requests / used };
}

async function startAll(subjects: readonly Subject[]): Promise<RunningServer[]> {
  const started: RunningServer[] = [];
  try {
    for (const subject of subjects) started.push(await startServer(subject));
    return started;
  } catch (error) {
    await Promise.all(started.map((server) => server.stop()));
    throw error;
  }
}
