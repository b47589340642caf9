// Every kind of answer over node:http, beside a bare server that writes the same bytes.
import { compare, ratios } from './compare.ts';
import type { Load } from './exchange.ts';
import { type Part, type PartOptions, type Row, summarize } from './part.ts';
import { listQueries } from './spellings.ts';
import { createBare, createSpinning, loggingService, record, service } from './subjects.ts';

interface Scenario {
  readonly load: Load;
  /** The target; refusals have none, because a bare server does not find out what to refuse. */
  readonly atLeast?: number;
}

const get = (target: string, headers: Load['headers'] = {}): Load => ({
  targets: [target],
  headers,
});

const scenarios: Readonly<Record<string, Scenario>> = {
  'GET /api': { load: get('/api'), atLeast: 0.97 },
  'GET /api/profile': { load: get('/api/profile'), atLeast: 0.97 },
  'GET /api/cases': { load: get('/api/cases'), atLeast: 0.97 },
  'GET /api/cases/{slug}': {
    load: get('/api/cases/financial-onboarding-incident'),
    atLeast: 0.97,
  },
  'GET /api/experience': { load: get('/api/experience'), atLeast: 0.97 },
  'GET /openapi.json': { load: get('/openapi.json'), atLeast: 0.97 },
  'GET /api/profile, brotli': {
    load: get('/api/profile', { 'accept-encoding': 'br' }),
    atLeast: 0.95,
  },
  'GET /api/profile, gzip': {
    load: get('/api/profile', { 'accept-encoding': 'gzip' }),
    atLeast: 0.95,
  },
  'GET /api/experience?technology=aws': {
    load: get('/api/experience?technology=aws'),
    atLeast: 0.95,
  },
  'GET /api/experience?technology=…, every query new': {
    load: {
      targets: listQueries('amazon cloudfront', 50_000).map(
        (query) => `/api/experience?${query.replace(' ', '+')}`,
      ),
    },
    atLeast: 0.8,
  },
  'GET /api/cases/unknown, 404': { load: get('/api/cases/unknown') },
  'GET /api/nothing, 404': { load: get('/api/nothing') },
  'GET /api/experience?tech=aws, 400': { load: get('/api/experience?tech=aws') },
};

export const http: Part = {
  name: 'http',
  description:
    'Answers over node:http, over those of a bare `node:http` server that writes the same bytes.',
  async run(options) {
    const loads = Object.fromEntries(
      Object.entries(scenarios).map(([name, { load }]) => [name, load]),
    );
    const answers = await record(loads);
    const etag = answers['GET /api/profile']!.headers['etag']!;
    const conditional = get('/api/profile', { 'if-none-match': etag });
    const [name304, entry304] = ['GET /api/profile, 304', { load: conditional, atLeast: 0.97 }];
    answers[name304] = (await record({ conditional })).conditional;
    const rows: Row[] = [];
    for (const [name, { load, atLeast }] of [
      ...Object.entries(scenarios),
      [name304, entry304] as const,
    ]) {
      options.note(name);
      rows.push(await measure(name, load, atLeast, answers[name]!, options));
    }
    options.note(logged);
    const [load, atLeast] = [get('/api/profile'), 0.92];
    const expected = answers['GET /api/profile']!;
    // The two are so close that five rounds are not enough.
    const more = { ...options, rounds: options.rounds * 4 };
    rows.push(await measure(logged, load, atLeast, expected, more, [service, loggingService]));
    options.note(calibration);
    const bare = createBare(expected);
    const spinning = createSpinning(expected, 2);
    rows.push(await measure(calibration, load, undefined, expected, more, [bare, spinning]));
    return rows;
  },
};

const logged = 'GET /api/profile, log of requests on over off';
/** Shows what a microsecond costs: beside a client that is faster than the server, it is paid twice. */
const calibration = 'bare server that spins for 2 µs before each answer, over bare';

async function measure(
  name: string,
  load: Load,
  atLeast: number | undefined,
  expected: Awaited<ReturnType<typeof record>>[string],
  options: PartOptions,
  [under, over] = [createBare(expected), service],
): Promise<Row> {
  const turns = await compare([under, over], load, { ...options, expected });
  return {
    name,
    unit: 'ratio',
    ...(atLeast !== undefined && { target: { atLeast } }),
    ...summarize(ratios(turns, over.name, under.name)),
  };
}
