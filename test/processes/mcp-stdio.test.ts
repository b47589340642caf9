// Standard input in any chunks, and a client that stops reading.
import { once } from 'node:events';
import * as fc from '../property.ts';
import { expect, it } from 'vitest';
import { readLines } from '../../src/cli/lines.ts';
import { start } from '../process.ts';

const ping = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}`;
const pong = (id: number) => ({ jsonrpc: '2.0', id, result: {} });
const refusal = (code: number) => ({ id: null, error: { code } });

/** Writes to the server's input, closes it, and gives the messages of its output. */
async function talk(input: string | Uint8Array, flags: readonly string[] = []): Promise<any[]> {
  const child = start(['mcp', ...flags]);
  let out = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

it('a message ends at a line feed, whatever else it holds', async () => {
  const name = 'evaluate_job_fit';
  const separators = '\u2028\u2029\u0085\v\f';
  const params = { name, arguments: { job_description: `Senior${separators}TypeScript` } };
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const raw = message.replace(String.raw`\u000b`, ' ').replace(String.raw`\f`, ' ');
  const answers = await talk(
    `${raw}\n\n \r\n\uFEFF${ping(2)}\r\n${ping(3).replace(',', ',\r')}\n${ping(4)}`,
  );
  expect(answers).toMatchObject([
    { id: 1, result: { structuredContent: { matchingTechnologiesFound: ['TypeScript'] } } },
    ...[2, 3, 4].map(pong),
  ]);
});

it('an address is given only where there is one', async () => {
  const names = ['get_profile', 'list_engineering_cases', 'query_experience', 'evaluate_job_fit'];
  const calls = names.map((name, id) => ({
    method: 'tools/call',
    id,
    params: { name, arguments: name === 'evaluate_job_fit' ? { job_description: 'Go' } : {} },
  }));
  const initialize = { method: 'initialize', id: 9, params: { protocolVersion: '2025-11-25' } };
  const input = [...calls, { method: 'tools/list', id: 8 }, initialize]
    .map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }))
    .join('\n');
  const without = await talk(input);
  expect(without.at(-1).result.serverInfo).not.toHaveProperty('websiteUrl');
  expect(JSON.stringify(without)).not.toContain('localhost');
  const located = await talk(input, ['--base-url', 'https://profile.test']);
  expect(located.at(-1).result.serverInfo.websiteUrl).toBe('https://profile.test/');
});

it('an invalid message is refused, and the next is answered', async () => {
  const input = Buffer.concat([
    Buffer.from('{\n'),
    Buffer.from([0x22, 0xff, 0x22, 0x0a]),
    Buffer.alloc(600_000, 'x'),
    Buffer.from(`\n${ping(1)}\n`),
  ]);
  expect(await talk(input)).toMatchObject([
    refusal(-32700),
    refusal(-32700),
    refusal(-32600),
    pong(1),
  ]);
});

it('ends without an error when its reader is gone', async () => {
  const child = start(['mcp']);
  let err = '';
  child.stderr.on('data', (chunk) => (err += chunk));
  child.stdin.on('error', () => undefined);
  child.stdin.write(`${ping(1)}\n`);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const writing = setInterval(() => child.stdin.write(`${ping(2)}\n`), 20);
  const [code] = await once(child, 'exit');
  clearInterval(writing);
  expect([code, err]).toEqual([0, '']);
});

it('lines are the same however the octets arrive', async () => {
  const pieces = fc.array(fc.uint8Array({ max: 12, maxLength: 8 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(pieces, async (chunks) => {
      const lines: (string | undefined)[] = [];
      for await (const line of readLines(stream(chunks), 5)) lines.push(line && [...line].join());
      const whole = chunks.flatMap((chunk) => [...chunk]);
      expect(lines).toEqual(cut(whole).map((line) => (line.length > 5 ? undefined : line.join())));
    }),
  );
});

async function* stream(chunks: readonly Uint8Array[]) {
  yield* chunks;
}

/** Splits bytes into lines; the rest after the last line feed counts only if it is not empty. */
function cut(octets: readonly number[]): number[][] {
  const lines: number[][] = [[]];
  for (const octet of octets) {
    if (octet === 0x0a) lines.push([]);
    else lines.at(-1)!.push(octet);
  }
  return lines.at(-1)!.length === 0 ? lines.slice(0, -1) : lines;
}
