// The protocol builds each answer once; it checks each request again.
import { beforeEach, expect, it } from 'vitest';
import { createMcp, type Mcp } from '../../src/mcp/dispatch.ts';
import type { Pieces } from '../../src/exchange.ts';
import { createTestSite, sampleContent } from '../sample.ts';
import { callOf, version } from './server.ts';

let mcp: Mcp;
beforeEach(() => {
  mcp = createMcp(createTestSite(sampleContent));
});

function fail(error: unknown): never {
  throw error;
}

function callLegacy(name: string, args: object = {}) {
  const params = { name, arguments: args };
  return send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }));
}

function callModern(name: string, headers: object = {}) {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: callOf(name, {}) };
  return send(JSON.stringify(message), {
    'mcp-protocol-version': version,
    'mcp-method': 'tools/call',
    'mcp-name': name,
    ...headers,
  });
}

function send(text: string, headers = {}) {
  const { status, body } = mcp(text, { headers, onFault: fail });
  return { status, json: JSON.parse(String(body)) };
}

it('returns characters beyond ASCII escaped, as the same value', () => {
  const name = 'Žofie "Zo" Ωmega\n日本 😀 \u0080\u07ff\u0800\uffff';
  const content = { ...sampleContent, profile: { ...sampleContent.profile, name } };
  const foreign = createMcp(createTestSite(content));
  const message = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_profile"}}';
  const { body } = foreign(message, { onFault: fail });
  expect(String(body)).toMatch(/^[\0-\x7f]+$/);
  const { result } = JSON.parse(String(body));
  expect(result.structuredContent.name).toBe(name);
  expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
});

it('equal calls share the bytes of their result, under the id of each', () => {
  const [first, second] = [1, 'two'].map((id) => {
    const message = { jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'get_profile' } };
    const { body } = mcp(JSON.stringify(message), { onFault: fail });
    expect(JSON.parse(String(body)).id).toBe(id);
    return (body as Pieces).list;
  });
  expect(first![1]).toBeInstanceOf(Uint8Array);
  expect(first![1]).toBe(second![1]);
});

it.each([
  ['a number', '1e400'],
  ['null', 'null'],
  ['an array', '['.repeat(90) + ']'.repeat(90)],
])('an argument that is %s and no text is refused for what it is', (what, slug) => {
  const params = `{"name":"get_case_detail","arguments":{"slug":${slug}}}`;
  const text = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;
  const { result } = send(text).json;
  expect(result.isError).toBe(true);
  expect(result.content[0].text).toContain(`not ${what}`);
});

it('the generations keep their answers apart', () => {
  for (let round = 0; round < 2; round++) {
    const legacy = callLegacy('list_engineering_cases').json.result;
    const modern = callModern('list_engineering_cases').json.result;
    expect(legacy.structuredContent.result).toHaveLength(3);
    expect(modern.structuredContent).toEqual(legacy.structuredContent.result);
    expect(modern.resultType).toBe('complete');
    expect(legacy).not.toHaveProperty('resultType');
  }
});

it.each([
  '{"jsonrpc":"2.0","id":A,"method":"tools/call","params":{"name":"get_profile"}}',
  '{"jsonrpc":"2.0","id":A,"method":"tools/call","params":{"name":"get_profile"},"id":B}',
  '{"params":{"name":"get_profile","_meta":{"id":B}},"method":"tools/call","jsonrpc":"2.0","id":A}',
  '{"jsonrpc":"2.0","id":"A","method":"tools/call","params":{"name":"get_profile","x":{"id":B}}}',
])('a request that comes again is answered under its own id: %s', (template) => {
  for (const [first, second] of ['01', '10', '12', '22']) {
    const text = template.replace('A', first!).replace('B', second!);
    const { json } = send(text);
    expect(json.id).toBe(JSON.parse(text).id);
    expect(json).toHaveProperty('result.structuredContent');
  }
});

it('a repeated request is checked by its headers again', () => {
  const wrong = [
    { 'mcp-name': 'query_experience' },
    { 'mcp-method': undefined },
    { 'mcp-protocol-version': '2025-11-25' },
  ];
  const statuses = [{}, ...wrong, {}].map((headers) => callModern('get_profile', headers).status);
  expect(statuses).toEqual([200, 400, 400, 400, 200]);
});

// A runtime may hand on the blanks around a value (RFC 9110 §5.5).
it('a version is read without the blanks around it', () => {
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  const statuses = ['2025-11-25', ' 2025-11-25\t', '2025-11-2 5'].map(
    (sent) => send(ping, { 'mcp-protocol-version': sent }).status,
  );
  expect(statuses).toEqual([200, 200, 400]);
  expect(callModern('get_profile', { 'mcp-protocol-version': ` ${version} ` }).status).toBe(200);
});
