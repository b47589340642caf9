// Waiting times at half of the peak rate, and memory after many requests, beside a bare server.
import { compare } from './compare.ts';
import { generator, putLoad } from './load.ts';
import { type Part, type PartOptions, type Row, summarize } from './part.ts';
import { residentMemory, startServer, type Subject } from './server.ts';
import { createBare, record, service } from './subjects.ts';

const load = { targets: ['/api/profile'] };

export const latency: Part = {
  name: 'latency',
  description:
    'GET /api/profile at half of the rate at which this service saturates its core, over a bare `node:http` server at that rate.',
  async run(options) {
    if (generator !== 'wrk') {
      options.note('autocannon counts whole milliseconds; waiting times need wrk');
      return [];
    }
    const { answer } = await record({ answer: load });
    const bare = createBare(answer);
    const peak = await compare([service], load, { ...options, rounds: 3, expected: answer });
    const half = summarize(peak.get(service.name)!.map(({ rate }) => rate)).value / 2;
    const paced = { ...options, rate: half, alone: true, expected: answer };
    options.note(`${Math.round(half)} requests a second`);
    const turns = await compare([bare, service], load, paced);
    const ours = turns.get(service.name)!;
    const theirs = turns.get(bare.name)!;
    return [
      {
        name: 'p99 over bare',
        unit: 'ratio',
        target: { atMost: 1.3 },
        ...summarize(ours.map(({ p99 }, round) => p99 / theirs[round]!.p99)),
      },
      { name: 'p99', unit: 'ms', ...summarize(ours.map(({ p99 }) => p99)) },
      { name: 'p99, bare', unit: 'ms', ...summarize(theirs.map(({ p99 }) => p99)) },
    ];
  },
};

const early = 10_000;
const late = 1_000_000;

export const memory: Part = {
  name: 'memory',
  description:
    'Resident memory while GET /api/profile is asked for a million times (a hundred thousand with `--quick`).',
  async run(options) {
    const { answer } = await record({ answer: load });
    const last = options.rounds < 4 ? late / 10 : late;
    const ours = await watchMemory({ ...service, probe: '/healthz' }, last, options);
    const bare = await watchMemory(createBare(answer), last, options);
    return [
      {
        ...row(`after ${last} over after ${early} requests`, 'ratio', ours.late / ours.early),
        target: { atMost: 1.1 },
      },
      { ...row('above bare', 'MB', ours.late - bare.late), target: { atMost: 15 } },
      row('the same of node:http', 'ratio', bare.late / bare.early),
      row('profile-api', 'MB', ours.late),
      row('node:http', 'MB', bare.late),
    ];
  },
};

function row(name: string, unit: Row['unit'], value: number): Row {
  return { name, unit, value, range: [value, value] };
}

async function watchMemory(
  subject: Subject,
  last: number,
  options: PartOptions,
): Promise<{ early: number; late: number }> {
  const server = await startServer(subject);
  try {
    const until = async (wanted: number, asked: number) => {
      let count = asked;
      while (count < wanted) {
        const rate = wanted <= early ? { rate: early } : {};
        count += (await putLoad(server.port, load, { seconds: 1, ...rate })).requests;
      }
      return count;
    };
    const asked = await until(early, 0);
    const first = residentMemory(server.pid);
    await until(last, asked);
    const grown = residentMemory(server.pid);
    options.note(`${subject.name}: ${first.toFixed(0)} to ${grown.toFixed(0)} MB`);
    return { early: first, late: grown };
  } finally {
    await server.stop();
  }
}
