// The soak: requests that all differ, with the settings of an owner who set none, beside clients that hold memory.
import { Agent, request as open } from 'node:http';
import { type Answered, besiege, dial, judge, passed, post, write } from './client.ts';
import { type Attack, type Bound, quantile } from './figures.ts';
import { withService } from './service.ts';

interface Asked {
  readonly path: string;
  /** The body of a POST. */
  readonly body?: object;
  /** The right status, if it is not 200. */
  readonly status?: number;
}

const call = (id: number, name: string, args: object): Asked => ({
  path: '/api/mcp',
  body: { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } },
});

/** Makes a request that no other number makes. */
const kinds: readonly ((number: number) => Asked)[] = [
  (number) => ({ path: `/api/experience?company=${number}` }),
  (number) => ({ path: `/?visit=${number}` }),
  (number) => ({ path: `/api/cases?technology=${number}` }),
  (number) => ({ path: `/nothing/${number}`, status: 404 }),
  (number) => call(number, 'get_profile', {}),
  (number) => call(number, 'query_experience', { technology: `go ${number}` }),
  (number) => call(number, 'evaluate_job_fit', { job_description: `We use Go and ${number}.` }),
  (number) => ({ path: '/api/job-fit', body: { job_description: `We need Rust ${number}.` } }),
];

/** Clients that each wait for their answer, and then for `pause` milliseconds. */
const clients = 16;
const pause = 20;

/** Sends different requests until the time is over. */
async function vary(port: number, milliseconds: number): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const end = performance.now() + milliseconds;
  const met: Answered[] = [];
  let number = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      number++;
      const answer = await send(port, agent, kinds[number % kinds.length]!(number));
      // An hour has millions of answers: the bounds take the wrong ones and a sample of the others.
      if (number % 101 === 0 || answer.status !== 200) met.push(answer);
      await passed(pause);
    }
  };
  await Promise.all(Array.from({ length: clients }, visitor));
  agent.destroy();
  process.stderr.write(`  ${number} different requests\n`);
  return met;
}

/** Resolves to an answer with status 200 if its status is the right one. */
function send(port: number, agent: Agent, asked: Asked): Promise<Answered> {
  const { path, body, status: right = 200 } = asked;
  const began = performance.now();
  const headers = {
    accept: 'application/json, text/event-stream',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve) => {
    const end = (status: number) =>
      resolve({
        status: status === right ? 200 : status,
        milliseconds: performance.now() - began,
        body: '',
      });
    open({ port, agent, path, headers, method: body === undefined ? 'GET' : 'POST' })
      .on('response', (answer) => answer.resume().on('end', () => end(answer.statusCode ?? 0)))
      .on('error', () => end(-1))
      .end(body && JSON.stringify(body));
  });
}

const minute = 60_000;

/** Minutes of the long form, and of the short one. */
const long = 60;
const short = 0.5;

/** Minutes between two lines that tell the memory. */
const step = 5;

export const soak: Attack = {
  name: 'soak',
  description: `Requests that all differ, beside slow bodies, unread answers and idle connections; with --long for ${long} minutes, whose second half takes no more memory than the first`,
  run: ({ isLong }) =>
    withService({}, async ({ port, peak, memory }) => {
      const sieges = [
        besiege(100, () => dial(port, (socket) => socket.write(post.slice(0, -10))).resume()),
        besiege(20, () =>
          dial(port, (socket) => socket.write(write('GET', '/openapi.json').repeat(500))).pause(),
        ),
        besiege(200, () => dial(port).resume()),
      ];
      const held: number[] = [];
      const sampling = setInterval(() => {
        held.push(memory());
        if (held.length % (step * 12) > 0) return;
        const median = quantile(held.slice(-step * 12), 0.5);
        process.stderr.write(`  ${held.length / 12} minutes: ${Math.round(median)} MB\n`);
      }, minute / 12);
      const met = await vary(port, (isLong ? long : short) * minute);
      clearInterval(sampling);
      for (const siege of sieges) siege.stop();
      return judge(met, peak(), { memory: 400 }, isLong ? [growthOf(held)] : []);
    }),
};

/** How much more memory the second half took than the first, whose first five minutes fill the caches. */
function growthOf(held: readonly number[]): Bound {
  const half = held.length / 2;
  return {
    what: 'memory of the second half over that of the first',
    value: quantile(held.slice(half), 0.5) / quantile(held.slice(step * 12, half), 0.5),
    atMost: 1.1,
  };
}
