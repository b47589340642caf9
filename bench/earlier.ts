// This build beside builds of earlier commits: `npm run bench -- earlier --beside FOLDER`, once for each folder. A folder is a
// clone of a commit in which `npm ci && npm run build` ran.
import { basename, resolve } from 'node:path';
import { compare, ratios } from './compare.ts';
import type { Load } from './exchange.ts';
import { writeJobDescriptions } from './job-descriptions.ts';
import { legacy } from './mcp.ts';
import { type Part, type PartOptions, type Row, summarize } from './part.ts';
import type { Subject } from './server.ts';
import { listQueries } from './spellings.ts';
import { timeStart } from './start.ts';
import { loggingService } from './subjects.ts';

const names = ['TypeScript', 'PostgreSQL', 'Kubernetes', 'Java', 'React', 'AWS', 'Kafka', 'Python'];

/** Different texts, more than a cache of answers holds. */
const jobFits = (count: number, length: number): Load => ({
  method: 'POST',
  targets: ['/api/job-fit'],
  headers: { 'content-type': 'application/json' },
  body: writeJobDescriptions(count, length, names).map((text) =>
    JSON.stringify({ job_description: text }),
  ),
});

const loads: Readonly<Record<string, () => Load>> = {
  'GET /api/profile': () => ({ targets: ['/api/profile'] }),
  'GET /api/cases/{slug}': () => ({ targets: ['/api/cases/financial-onboarding-incident'] }),
  'GET /api/experience?technology=…, every query new': () => ({
    targets: listQueries('amazon cloudfront', 50_000).map(
      (query) => `/api/experience?${query.replace(' ', '+')}`,
    ),
  }),
  'GET /api/cases/unknown, 404': () => ({ targets: ['/api/cases/unknown'] }),
  'GET /api/experience?tech=aws, 400': () => ({ targets: ['/api/experience?tech=aws'] }),
  'tools/call get_profile': () => legacy,
  'POST /api/job-fit, 2 KB, every text new': () => jobFits(5_000, 2_000),
  'POST /api/job-fit, 20 KB, every text new': () => jobFits(1_000, 20_000),
};

export const earlier: Part = {
  name: 'earlier',
  description:
    'Answers per second of processor time over those of an earlier build, and its time to the first answer over that of this one; sample profile, default options, log included.',
  async run(options) {
    const before = options.beside.map(serviceOf);
    const rows: Row[] = [];
    for (const [name, makeLoad] of Object.entries(loads)) {
      options.note(name);
      // Answers differ between commits in members that were added; `compare` still requires their status.
      const turns = await compare([loggingService, ...before], makeLoad(), {
        ...options,
        requireSame: () => undefined,
      });
      for (const subject of before) {
        const values = ratios(turns, loggingService.name, subject.name);
        rows.push({ name: `${name}, over ${subject.name}`, unit: 'ratio', ...summarize(values) });
      }
    }
    return [...rows, ...(await measureStarts(before, options))];
  },
};

function serviceOf(folder: string): Subject {
  return { ...loggingService, name: basename(folder), folder: resolve(folder) };
}

async function measureStarts(
  before: readonly Subject[],
  { rounds, note }: PartOptions,
): Promise<Row[]> {
  note('first answers');
  const speeds = before.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    const present = await timeStart(loggingService);
    for (const [index, subject] of before.entries()) {
      const { used } = await timeStart(subject);
      // The first start reads files that the system then keeps in memory.
      if (round > 0) speeds[index]!.push(used / present.used);
    }
  }
  return before.map((subject, index) => ({
    name: `first answer from a folder, speed over ${subject.name}`,
    unit: 'ratio',
    ...summarize(speeds[index]!),
  }));
}
