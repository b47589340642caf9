// The most expensive single requests, in milliseconds of processor time: `npm run bench -- requests`.
import { createApp } from '../src/app.ts';
import { parseContent } from '../src/content/parse.ts';
import { readAssets, readContentFiles } from '../src/content/read.ts';
import { compress } from '../src/runtime/compress.ts';
import { type Part, type Row, summarize } from './part.ts';

/** Characters of the longest job description. */
const length = 20_000;

const posting = 'Senior TypeScript engineer with PostgreSQL and React. ';
const accented = '\u00e9'.repeat(length);
const emoji = '\u{1f600}'.repeat(length);
const fill = (text: string) => text.repeat(length).slice(0, length);

function call(id: number, name: string, args: object): object {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } };
}

const fit = (id: number, text: string) => call(id, 'evaluate_job_fit', { job_description: text });

function prompt(id: number, text: string): object {
  const params = { name: 'fit', arguments: { job_description: text } };
  return { jsonrpc: '2.0', id, method: 'prompts/get', params };
}

const list = (count: number, make: (id: number) => unknown) =>
  Array.from({ length: count }, (_, index) => make(index));

const members = (count: number) => Object.fromEntries(list(count, (id) => [`k${id}`, 'v']) as []);

/** Bodies by name; job descriptions go to `/api/job-fit`, messages to `/api/mcp`. */
const requests: Readonly<Record<string, unknown>> = {
  'a job description, prose': { job_description: fill(posting) },
  'a job description, Chinese': { job_description: fill('資深軟體工程師需要經驗') },
  'a job description, Japanese': {
    job_description: fill('PostgreSQLとReactの経験があるエンジニアを探しています。'),
  },
  'a job description, emoji': { job_description: emoji },
  'a job description, one name': { job_description: fill('Go, ') },
  'members, as many as JSON may have': members(4_900),
  'members, too many': members(50_000),
  'brackets, too many': '['.repeat(500_000),
  'escaped quotation marks': `{"job_description":"${'\\"'.repeat(110_000)}"}`,
  'arguments, as many as JSON may have': call(1, 'query_experience', members(4_900)),
  'evaluate_job_fit, emoji': fit(1, emoji),
  'prompts/get, accented letters': prompt(1, accented),
  'prompts/get, emoji': prompt(1, emoji),
  'batch of 60 job descriptions': list(60, (id) => fit(id, posting.repeat(12))),
  'batch of 100 short job descriptions': list(100, (id) => fit(id, `TypeScript, Go and ${id}`)),
  'batch of 100 filters': list(100, (id) => call(id, 'query_experience', { company: `x${id}` })),
  'batch of 100 profiles': list(100, (id) => call(id, 'get_profile', {})),
  'batch of 8 prompts': list(8, (id) => prompt(id, accented.slice(0, 5_000))),
};

export const requestCosts: Part = {
  name: 'requests',
  description:
    'Processor time of single requests that are made to be expensive, in one process and without the network.',
  async run({ rounds }) {
    const answer = createAnswer();
    return Object.entries(requests).map(([name, body]): Row => {
      const target = JSON.stringify(body).includes('"jsonrpc"') ? '/api/mcp' : '/api/job-fit';
      const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
      const times = list(rounds + 3, () => time(() => answer(target, bytes))) as number[];
      // The first rounds compile the code.
      return { name, unit: 'ms', target: { atMost: 25 }, ...summarize(times.slice(3)) };
    });
  },
};

function createAnswer(): (target: string, body: Uint8Array) => void {
  const parsed = parseContent(readContentFiles('profile'), { asOf: '2026-11' });
  if (!('content' in parsed)) throw new Error('The sample profile has mistakes.');
  const site = { content: parsed.content, baseUrl: 'http://localhost', assets: readAssets() };
  const app = createApp(site, { compress });
  return (target, body) => {
    const request = { id: '', method: 'POST', target, headers: { host: 'localhost' } };
    const answering = app.answer(request);
    if (typeof answering !== 'function') throw new Error(`${target} reads no body.`);
    answering(body);
  };
}

/** Milliseconds of processor time. */
function time(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
