// Measures the time from `node` to the first answer, and how costs grow with the content.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare, ratios } from './compare.ts';
import { type Part, type PartOptions, type Row, summarize } from './part.ts';
import { processorTime, startServer, type Subject } from './server.ts';
import { listQueries } from './spellings.ts';
import { createBare, record, service } from './subjects.ts';

const target = '/api/profile';

export const startUp: Part = {
  name: 'start',
  description:
    'Processor time from `node` to the first 200 over that of a bare script; start, reads and filters of a profile with 2,000 cases and 2,000 roles.',
  async run(options) {
    const { answer } = await record({ answer: { targets: [target] } });
    options.note('first answers');
    const fromFolder: number[] = [];
    const fromSnapshot: number[] = [];
    const milliseconds: number[] = [];
    const built = snapshotOf('profile', 'from a snapshot');
    for (let round = 0; round <= options.rounds; round++) {
      const bare = await timeStart({ ...createBare(answer), probe: target });
      const ours = await timeStart({ ...service, probe: target });
      const snapshot = await timeStart({ ...built, probe: target });
      if (round === 0) continue;
      fromFolder.push(ours.used / bare.used);
      fromSnapshot.push(snapshot.used / bare.used);
      milliseconds.push(snapshot.passed);
    }
    return [
      {
        name: 'first answer from a snapshot over a bare script',
        unit: 'ratio',
        target: { atMost: 1.5 },
        ...summarize(fromSnapshot),
      },
      {
        name: 'first answer from a folder over a bare script',
        unit: 'ratio',
        ...summarize(fromFolder),
      },
      { name: 'first answer from a snapshot', unit: 'ms', ...summarize(milliseconds) },
      ...(await measureGrowth(options)),
    ];
  },
};

/** Milliseconds from the start of a server to its first answer, in real time and in processor time. */
export async function timeStart(subject: Subject): Promise<{ passed: number; used: number }> {
  const started = performance.now();
  const server = await startServer(subject);
  const passed = performance.now() - started;
  const used = (processorTime(server.pid) ?? passed / 1000) * 1000;
  await server.stop();
  return { passed, used };
}

async function measureGrowth(options: PartOptions): Promise<Row[]> {
  const sizes = [250, 500, 1_000, 2_000];
  const folders = sizes.map(writeProfile);
  const sites = sizes.map((size, index) => snapshotOf(folders[index]!, `${size} cases and roles`));
  const largest = sites.at(-1)!;
  options.note('growth');
  const starts: number[] = [];
  for (let round = 0; round < options.rounds; round++) {
    starts.push((await timeStart({ ...largest, probe: target })).used);
  }
  // The parsers take long enough for one measurement.
  const folder = serviceWith(folders.at(-1)!, `${largest.name}, from a folder`);
  const { used } = await timeStart({ ...folder, probe: target });
  const load = { targets: ['/api/cases/case-number-1'] };
  const small = snapshotOf(writeProfile(3), '3 cases and roles');
  // The number of a case is padded to the width of the last, so answers differ in two characters.
  const differing = { ...options, requireSame: () => undefined };
  const turns = await compare([small, largest], load, differing);
  return [
    {
      name: 'start with 2,000 from a snapshot, processor time',
      unit: 'ms',
      target: { atMost: 1_000 },
      ...summarize(starts),
    },
    {
      name: 'start with 2,000 from a folder, processor time',
      unit: 'ms',
      ...summarize([used]),
    },
    {
      name: 'GET /api/cases/{slug} with 2,000 over with 3',
      unit: 'ratio',
      target: { atLeast: 0.95 },
      ...summarize(ratios(turns, largest.name, small.name)),
    },
    ...(await measureFilters(sites, options)),
  ];
}

/** The time of a new filter by the number of roles. */
async function measureFilters(sites: readonly Subject[], options: PartOptions): Promise<Row[]> {
  const load = {
    targets: listQueries('typescript', 20_000).map(
      (query) => `/api/experience?company=company+77&${query}`,
    ),
  };
  const rows: Row[] = [];
  for (const site of sites) {
    const turns = await compare([site], load, options);
    const times = turns.get(site.name)!.map(({ rate }) => 1000 / rate);
    rows.push({ name: `new filter, ${site.name}`, unit: 'ms', ...summarize(times) });
  }
  return rows;
}

/** The server of `build --target node` for a profile. */
function snapshotOf(profile: string, name: string): Subject {
  const folder = mkdtempSync(join(tmpdir(), 'profile-api-'));
  const words = ['build', folder, '--target', 'node', '--profile', profile];
  const environment = { ...process.env, ...service.environment };
  execFileSync(process.execPath, ['dist/cli/bin.js', ...words], { env: environment });
  return {
    ...service,
    name,
    command: [process.execPath, join(folder, 'server.mjs')],
    environment: { ...service.environment, LOG_LEVEL: 'warn' },
  };
}

function serviceWith(folder: string, name: string): Subject {
  return {
    ...service,
    name,
    command: [...service.command, '--profile', folder],
  };
}

/** Writes a copy of the sample profile with the given numbers of cases and roles. */
function writeProfile(count: number): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'profile-api-')), 'profile');
  cpSync('profile', folder, { recursive: true, filter: (file) => !file.includes('cases') });
  mkdirSync(join(folder, 'cases'));
  // Removes figures, because they refer to texts of cases that the copy does not have.
  const profile = readFileSync(join(folder, 'profile.yaml'), 'utf8');
  writeFileSync(join(folder, 'profile.yaml'), profile.replace(/^figures:\n(?: .*\n)+/m, ''));
  const study = readFileSync('profile/cases/01-financial-onboarding-incident.md', 'utf8');
  const roles: string[] = [];
  const width = String(count).length;
  for (let number = 1; number <= count; number++) {
    const ordinal = String(number).padStart(width, '0');
    writeFileSync(
      join(folder, 'cases', `${ordinal}-case-number-${number}.md`),
      study.replace(/^slug: .*$/m, `slug: case-number-${number}`).replace(/^role: .*\n/m, ''),
    );
    const month = String((number % 12) + 1).padStart(2, '0');
    roles.push(
      `- company: Company ${number}`,
      '  title: Engineer',
      `  start: ${1990 + (number % 30)}-${month}`,
      `  end: ${1991 + (number % 30)}-${month}`,
      '  summary: Built and ran services.',
      '  technologies: [TypeScript, Node.js, React, PostgreSQL, Kafka, Redis, AWS, Kubernetes, Terraform]',
    );
  }
  writeFileSync(join(folder, 'experience.yaml'), `${roles.join('\n')}\n`);
  return folder;
}
