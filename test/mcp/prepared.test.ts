// What the content alone decides is worked out once: counted, not timed.
import { expect, it } from 'vitest';
import { createMcp } from '../../src/mcp/dispatch.ts';
import { type Tool, toolsOf } from '../../src/mcp/tools.ts';
import { createTestSite, sampleContent } from '../sample.ts';
import { callOf, version } from './server.ts';

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
  const { body } = mcp(JSON.stringify(message), { headers, onFault: fail });
  expect(JSON.parse(body!).result.structuredContent).toHaveLength(3);
  expect(calls).toHaveLength(2);
});
