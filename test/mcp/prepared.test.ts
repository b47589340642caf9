// What the content alone decides is worked out once: counted, not timed.
import { afterEach, expect, it, vi } from 'vitest';
import { createMcp } from '../../src/mcp/dispatch.ts';
import { textOf } from '../../src/mcp/wire.ts';
import { type Tool, toolsOf } from '../../src/mcp/tools.ts';
import { legacyVersions } from '../../src/version.ts';
import { createTestSite, sampleContent } from '../sample.ts';
import { callOf, version } from './server.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function fail(error: unknown): never {
  throw error;
}

function createCounting() {
  const calls: string[] = [];
  const tools = toolsOf(sampleContent).map((tool): Tool => ({
    ...tool,
    call: (args, era) => {
      calls.push(tool.name);
      return tool.call(args, era);
    },
  }));
  const mcp = createMcp(createTestSite(sampleContent), tools);
  const call = (name: string, args: object, headers = {}) => {
    const message = {
      jsonrpc: '2.0',
      id: calls.length,
      method: 'tools/call',
      params: { name, arguments: args },
    };
    return mcp(JSON.stringify(message), { headers, onFault: fail });
  };
  return { calls, call, mcp };
}

it('a tool that reads runs once for equal arguments', () => {
  const { calls, call } = createCounting();
  for (let round = 0; round < 3; round++) {
    call('get_profile', {});
    call('get_case_detail', { slug: 'live-commerce-traffic-spike' });
  }
  expect(calls).toEqual(['get_profile', 'get_case_detail']);
});

it('arguments that are no texts are refused, each for what it is', () => {
  const { mcp } = createCounting();
  const say = (slug: string) => {
    const params = `{"name":"get_case_detail","arguments":{"slug":${slug}}}`;
    const text = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;
    const { result } = JSON.parse(textOf(mcp(text, { onFault: fail }))!);
    expect(result.isError).toBe(true);
    return result.content[0].text as string;
  };
  expect(say('1e400')).toContain('not a number');
  expect(say('null')).toContain('not null');
  expect(say('['.repeat(50_000) + ']'.repeat(50_000))).toContain('not an array');
});

it('a job description is not kept', () => {
  const { calls, call } = createCounting();
  for (let round = 0; round < 2; round++) call('evaluate_job_fit', { job_description: 'Kafka' });
  expect(calls).toHaveLength(2);
});

it('what callers can make the server keep is bounded', () => {
  const { calls, call } = createCounting();
  for (let n = 0; n < 1_000; n++) call('query_experience', { company: `x${n}` });
  call('query_experience', { company: 'x999' });
  expect(calls).toHaveLength(1_000);
  call('query_experience', { company: 'x0' });
  expect(calls).toHaveLength(1_001);
  for (let round = 0; round < 2; round++) call('query_experience', { company: 'x'.repeat(1_000) });
  expect(calls).toHaveLength(1_003);
});

it('the generations keep their answers apart', () => {
  const { calls, call, mcp } = createCounting();
  call('list_engineering_cases', {});
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: callOf('list_engineering_cases', {}),
  };
  const headers = {
    'mcp-protocol-version': version,
    'mcp-method': 'tools/call',
    'mcp-name': 'list_engineering_cases',
  };
  const text = textOf(mcp(JSON.stringify(message), { headers, onFault: fail }));
  expect(JSON.parse(text!).result.structuredContent).toHaveLength(3);
  expect(calls).toHaveLength(2);
});

it.each([
  '{"jsonrpc":"2.0","id":A,"method":"tools/call","params":{"name":"get_profile"}}',
  '{"method":"tools/call","params":{"name":"get_profile"},"jsonrpc":"2.0","id":A}',
  '{"jsonrpc":"2.0","id":A,"method":"tools/call","params":{"name":"get_profile"},"id":B}',
  '{"params":{"name":"get_profile","_meta":{"id":B}},"method":"tools/call","jsonrpc":"2.0","id":A}',
  '{"method":"tools/call","params":{"name":"query_experience","arguments":{"company":"\\"id\\":A,"}},"jsonrpc":"2.0","id":B}',
  '{"jsonrpc":"2.0","id":"A","method":"tools/call","params":{"name":"get_profile","x":{"id":B}}}',
])('a request that comes again is answered under its own id: %s', (template) => {
  const { mcp } = createCounting();
  const ids = ['0', '1', '2', '10', '999999999999999', '1'];
  for (const first of ids) {
    for (const second of ids) {
      const text = template.replace('A', first).replace('B', second);
      const answer = JSON.parse(textOf(mcp(text, { onFault: fail }))!);
      expect(answer.id).toBe(JSON.parse(text).id);
      expect(answer).toHaveProperty('result.structuredContent');
    }
  }
});

it('a request that comes again is judged by its headers again', () => {
  const { mcp } = createCounting();
  const text = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: callOf('get_profile'),
  });
  const right = {
    'mcp-protocol-version': version,
    'mcp-method': 'tools/call',
    'mcp-name': 'get_profile',
  };
  const send = (headers: object) =>
    mcp(text, { headers: { ...right, ...headers }, onFault: fail }).status;
  expect(send({})).toBe(200);
  expect(send({})).toBe(200);
  expect(send({ 'mcp-name': 'query_experience' })).toBe(400);
  expect(send({ 'mcp-method': undefined })).toBe(400);
  expect(send({ 'mcp-protocol-version': '2025-11-25' })).toBe(400);
  expect(send({})).toBe(200);
});

it('a request that clients of several versions send is parsed once for each of them', () => {
  const { mcp } = createCounting();
  const text = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_profile"}}';
  const sendAll = () =>
    [{}, ...legacyVersions.map((name) => ({ 'mcp-protocol-version': name }))].map((headers) =>
      textOf(mcp(text, { headers, onFault: fail })),
    );
  const first = sendAll();
  const parse = vi.spyOn(JSON, 'parse');
  expect(sendAll()).toEqual(first);
  expect(parse).not.toHaveBeenCalled();
});

it('a request that is too long to be remembered is answered all the same', () => {
  const { mcp } = createCounting();
  const ask = (id: number, length: number) => {
    const start = `{"jsonrpc":"2.0","id":${id},"method":"ping","params":{"x":"`;
    const text = `${start}${'x'.repeat(length - start.length - 3)}"}}`;
    const parse = vi.spyOn(JSON, 'parse');
    const reply = textOf(mcp(text, { onFault: fail }));
    expect(reply).toBe(`{"jsonrpc":"2.0","id":${id},"result":{}}`);
    const { length: parsed } = parse.mock.calls;
    parse.mockRestore();
    return parsed;
  };
  for (const length of [1_000, 1_001]) ask(1, length);
  expect([1_000, 1_001].map((length) => ask(2, length))).toEqual([0, 1]);
});
