// Subjects under the same load at the same time, each answering the same bytes.
import { exchange, type Load, type Recorded, requireSame } from './exchange.ts';
import { putLoad, type LoadResult } from './load.ts';
import type { PartOptions } from './part.ts';
import { processorTime, type RunningServer, startServer, type Subject } from './server.ts';

export interface Turn extends LoadResult {
  /** Answers for every second of processor time of the server; of plain time where the platform does not tell. */
  readonly rate: number;
}

export interface CompareOptions extends PartOptions {
  /** Requests a second; as many as the server takes when left out. */
  readonly rate?: number;
  /** Whether each has the core for itself: where waiting times count, or how servers of different kinds gather work. */
  readonly alone?: boolean;
  /** What everyone has to answer; the answer of the first subject when left out. */
  readonly expected?: Recorded;
  /** Throws when an answer is not as expected; compares status, headers and bytes when left out. */
  readonly requireSame?: typeof requireSame;
}

/**
 * What warms a subject up: two turns, in which garbage of the start is swept, and as many answers as V8 needs to compile
 * the largest framework; ten seconds at most.
 */
const warm = { turns: 2, requests: 8_000, seconds: 10 };

/**
 * Puts a load on all subjects together, each in a process of its own that is warmed up first. They share a core, which
 * the system gives to one after the other for some milliseconds, so that whatever slows the machine down meets all
 * alike. With `alone`, and where the platform does not tell processor time, they take turns instead. Returns the
 * turns by the subjects' names, a round in each place. Throws when a subject does not answer as expected.
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

/** The ratio of two subjects' rates in every round. */
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
  { port, pid }: RunningServer,
  load: Load,
  { seconds, rate }: CompareOptions,
): Promise<Turn> {
  const before = processorTime(pid);
  const result = await putLoad(port, load, { seconds, ...(rate !== undefined && { rate }) });
  const after = processorTime(pid);
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
