// Attacks by requests that cost more than their size suggests.
import { processorTime } from '../../bench/server.ts';
import { ask, get, judge, passed, visit, write } from './client.ts';
import type { Attack, Bound } from './figures.ts';
import { withService } from './service.ts';

const hostile = "C++'without we ".repeat(1_334).slice(0, 20_000);
const call = (id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'evaluate_job_fit', arguments: { job_description: hostile } },
});
const batch = write(
  'POST',
  '/api/mcp',
  JSON.stringify(Array.from({ length: 25 }, (_, id) => call(id))),
  'Connection: close\r\n',
);

export const heavyBatches: Attack = {
  name: 'heavy-batches',
  description:
    '8 clients that send batches of 25 hostile job descriptions without a pause; honest GETs',
  run: ({ isLong }) =>
    withService({}, async ({ port, peak }) => {
      const attack = { isOver: false };
      const attackers = Array.from({ length: 8 }, async () => {
        while (!attack.isOver) await ask(port, batch);
      });
      await passed(500);
      const met = await visit(port, get, { seconds: isLong ? 30 : 5, perSecond: 20 });
      attack.isOver = true;
      await Promise.all(attackers);
      return judge(met, peak(), { median: 250, p99: 600 });
    }),
};

const wide = (field: string, member: string): string =>
  `${field}: ${member.repeat(Math.floor(15_000 / member.length))}x\r\nConnection: close\r\n`;

/** Requests with the longest allowed header, target or body. */
const costly: Readonly<Record<string, string>> = {
  'Accept of 15 KB at a 404': write('GET', '/nothing', '', wide('Accept', 'a/b;q=0.1,')),
  'Accept of 15 KB at a page': write('GET', '/', '', wide('Accept', 'a/b;q=0.1,')),
  'Accept of 15 KB of quotes': write('GET', '/', '', wide('Accept', 'a/b;c=",",')),
  'Accept-Encoding of 15 KB': write('GET', '/api/profile', '', wide('Accept-Encoding', 'a;q=0.1,')),
  'If-None-Match of 15 KB': write('GET', '/api/profile', '', wide('If-None-Match', '"a",')),
  'a target of 15 KB': write(
    'GET',
    `/api/cases/${'%61'.repeat(5_000)}`,
    '',
    'Connection: close\r\n',
  ),
  'a query of 15 KB': write(
    'GET',
    `/api/experience?${'a&'.repeat(7_500)}`,
    '',
    'Connection: close\r\n',
  ),
  'a filter of 15 KB': write(
    'GET',
    `/api/experience?technology=${'%CC%81'.repeat(2_500)}`,
    '',
    'Connection: close\r\n',
  ),
  '3,700 header fields': write(
    'GET',
    '/api/profile',
    '',
    `${'a:\r\n'.repeat(3_700)}Connection: close\r\n`,
  ),
  'a JSON-RPC id of 200 KB': write(
    'POST',
    '/api/mcp',
    `{"jsonrpc":"2.0","id":"${'\u00e9'.repeat(100_000)}","method":"ping"}`,
    'Connection: close\r\n',
  ),
};

/** Bodies of the longest allowed size that V8 parses slowest. */
const bodies: Readonly<Record<string, string>> = {
  'a body of open arrays': '['.repeat(500_000),
  'a body of arrays in arrays': `${'['.repeat(250_000)}${']'.repeat(250_000)}`,
  'a body of members': `{${Array.from({ length: 40_000 }, (_, index) => `"a${index}":1`).join()}}`,
};

/** Requests of each kind. */
const times = 60;

export const costlyRequests: Attack = {
  name: 'costly-requests',
  description: `Requests whose header, target, id or body is as long as it may be, ${times} of each: processor time and size of the answer`,
  run: () =>
    withService({}, async ({ port, peak, child }) => {
      const bounds: Bound[] = [];
      for (let count = 0; count < 500; count++) await ask(port, get);
      const measure = async (what: string, request: string, atMost: number) => {
        const before = processorTime(child.pid!)!;
        let longest = 0;
        for (let count = 0; count < times; count++) {
          const { body } = await ask(port, request);
          longest = Math.max(longest, body.length);
        }
        const spent = ((processorTime(child.pid!)! - before) / times) * 1_000;
        bounds.push({ what: `${what}, ms`, value: spent, atMost });
        bounds.push({ what: `answer to ${what}, octets`, value: longest, atMost: 131_072 });
      };
      for (const [what, request] of Object.entries(costly)) await measure(what, request, 9);
      for (const [what, body] of Object.entries(bodies)) {
        await measure(what, write('POST', '/api/job-fit', body, 'Connection: close\r\n'), 60);
      }
      return { figures: { memory: peak() }, bounds };
    }),
};
