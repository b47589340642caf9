// Protocol revision 2026-07-28 over HTTP, request by request.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/operations/index.ts';
import { callOf, meta, startTestServer, type TestServer, version } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const serverInfo = {
  name: 'profile-api',
  title: 'Profile API of Mira Halvorsen',
  version: '1.0.0',
  websiteUrl: 'https://profile.test/',
};
const resultMeta = { 'io.modelcontextprotocol/serverInfo': serverInfo };

describe('a modern request', () => {
  it('discovers versions, capabilities, identity and instructions, to be kept for at most an hour', async () => {
    const { status, json } = await server.modern({ id: 1, method: 'server/discover' });
    expect(status).toBe(200);
    expect(json).toEqual({
      jsonrpc: '2.0',
      id: 1,
      result: {
        resultType: 'complete',
        supportedVersions: [version],
        capabilities: { tools: {}, resources: {}, prompts: {} },
        serverInfo,
        instructions: expect.stringContaining('evaluate_job_fit'),
        ttlMs: expect.any(Number),
        cacheScope: 'public',
        _meta: resultMeta,
      },
    });
    expect(json.result.ttlMs).toBeLessThanOrEqual(3_600_000);
    expect(Number.isInteger(json.result.ttlMs)).toBe(true);
  });

  it('lists the tools in the order of the contract, with how long to keep the list', async () => {
    const { result } = (await server.modern({ id: 1, method: 'tools/list' })).json;
    expect(result.tools.map(({ name }: { name: string }) => name)).toEqual([
      'get_profile',
      'list_engineering_cases',
      'get_case_detail',
      'query_experience',
      'evaluate_job_fit',
    ]);
    expect(result).toMatchObject({
      resultType: 'complete',
      cacheScope: 'public',
      ttlMs: 3_600_000,
      _meta: resultMeta,
    });
  });

  it('gets a complete result that names the server', async () => {
    const { json } = await server.modern({
      id: 'a',
      method: 'tools/call',
      params: callOf('get_profile'),
    });
    expect(json.id).toBe('a');
    expect(json.result).toMatchObject({ resultType: 'complete', _meta: resultMeta });
    expect(json.result).not.toHaveProperty('isError');
  });

  it('gets an array as structured content where the operation answers one', async () => {
    const { json } = await server.modern({
      id: 1,
      method: 'tools/call',
      params: callOf('list_engineering_cases'),
    });
    expect(json.result.structuredContent).toHaveLength(3);
  });

  it('needs no client information', async () => {
    const { 'io.modelcontextprotocol/clientInfo': _, ...rest } = meta;
    const sent = { id: 1, method: 'server/discover', params: { _meta: rest } };
    expect((await server.modern(sent)).status).toBe(200);
  });

  it('is told apart by its envelope alone, so that a dropped header is a mismatch', async () => {
    const { status, json } = await server.post({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/list',
      params: { _meta: meta },
    });
    expect([status, json.error.code]).toEqual([400, -32020]);
  });

  it.each([version, '2027-01-01'])(
    'is told apart by its header alone, so that a dropped envelope is missed: %s',
    async (claimed) => {
      const sent = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
      const { status, json } = await server.post(sent, { 'mcp-protocol-version': claimed });
      expect([status, json.error.code]).toEqual([400, -32602]);
    },
  );

  it.each([
    ['no params', undefined],
    ['params that are no object', []],
    ['params that are null', null],
    ['no _meta', {}],
    [
      'no protocol version',
      { _meta: { ...meta, 'io.modelcontextprotocol/protocolVersion': undefined } },
    ],
    [
      'no capabilities',
      { _meta: { ...meta, 'io.modelcontextprotocol/clientCapabilities': undefined } },
    ],
    [
      'capabilities that are no object',
      { _meta: { ...meta, 'io.modelcontextprotocol/clientCapabilities': [] } },
    ],
    [
      'a protocol version that is no text',
      { _meta: { ...meta, 'io.modelcontextprotocol/protocolVersion': 1 } },
    ],
  ])('is refused with 400 and -32602 for %s', async (_, params) => {
    const { status, json } = await server.post(
      { jsonrpc: '2.0', id: 7, method: 'tools/list', params },
      { 'mcp-protocol-version': version, 'mcp-method': 'tools/list' },
    );
    expect([status, json.error.code, json.id]).toEqual([400, -32602, 7]);
  });

  it.each([
    ['a version other than its envelope’s', { 'mcp-protocol-version': '2025-11-25' }],
    ['no version', { 'mcp-protocol-version': '' }],
    ['another method', { 'mcp-method': 'tools/list' }],
    ['its method in capitals', { 'mcp-method': 'TOOLS/CALL' }],
    ['no method', { 'mcp-method': '' }],
    ['another tool', { 'mcp-name': 'query_experience' }],
    ['no tool', { 'mcp-name': '' }],
    ['another tool in Base64', { 'mcp-name': '=?base64?cXVlcnlfZXhwZXJpZW5jZQ==?=' }],
    ['malformed Base64', { 'mcp-name': '=?base64?Z2V0X3Byb2ZpbGU?=' }],
  ])('is refused with 400 and -32020 when its headers name %s', async (_, headers) => {
    const sent = { id: 'x', method: 'tools/call', params: callOf('get_profile') };
    const { status, json } = await server.modern(sent, headers as Record<string, string>);
    expect([status, json.error.code, json.id]).toEqual([400, -32020, 'x']);
    const said = Object.values(headers).includes('') ? 'is missing' : 'says "';
    expect(json.error.message).toContain(said);
  });

  it.each([
    ['in Base64', '=?base64?Z2V0X3Byb2ZpbGU=?='],
    ['between blanks', '  get_profile  '],
  ])('may name its tool %s', async (_, name) => {
    const sent = { id: 1, method: 'tools/call', params: callOf('get_profile') };
    expect((await server.modern(sent, { 'mcp-name': name })).status).toBe(200);
  });

  it('needs no Mcp-Name where it calls no tool', async () => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const { status } = await server.post(
      { ...message, params: { name: 'x', _meta: meta } },
      { 'mcp-protocol-version': version, 'mcp-method': 'tools/list' },
    );
    expect(status).toBe(200);
  });

  it.each(['2027-01-01', '2025-11-25', 'v999'])(
    'is refused with 400 and -32022 for the unsupported version %s',
    async (requested) => {
      const params = { _meta: { ...meta, 'io.modelcontextprotocol/protocolVersion': requested } };
      const headers = { 'mcp-protocol-version': requested };
      const sent = { id: 1, method: 'tools/list', params };
      const { status, json } = await server.modern(sent, headers);
      expect([status, json.error.code]).toEqual([400, -32022]);
      expect(json.error.data).toEqual({ supported: [version], requested });
    },
  );

  it.each([
    'initialize',
    'ping',
    'logging/setLevel',
    'resources/subscribe',
    'completion/complete',
    'subscriptions/listen',
    'tasks/get',
    '__proto__',
    'constructor',
    'toString',
  ])('is refused with 404 and -32601 for the method %s', async (method) => {
    const { status, headers, json } = await server.modern({ id: 1, method });
    expect([status, json.error.code, json.id]).toEqual([404, -32601, 1]);
    expect(headers['content-type']).toBe('application/json');
  });

  it.each([
    ['an unknown tool', callOf('no_such_tool')],
    ['the tool __proto__', callOf('__proto__')],
    ['the tool constructor', callOf('constructor')],
    ['the tool toString', callOf('toString')],
    ['a tool that is no text', callOf(1)],
    ['no tool', callOf(undefined)],
    ['arguments that are no object', callOf('get_profile', [])],
    ['arguments that are null', callOf('get_profile', null)],
  ])('is answered in band with -32602 when it calls %s', async (_, params) => {
    const { status, json } = await server.modern({ id: 1, method: 'tools/call', params });
    expect([status, json.error.code, json.id]).toEqual([200, -32602, 1]);
  });

  it('is answered in band with -32602 when it asks for a page that does not exist', async () => {
    const sent = { id: 1, method: 'tools/list', params: { cursor: 'x', _meta: meta } };
    const { status, json } = await server.modern(sent);
    expect([status, json.error.code]).toEqual([200, -32602]);
  });

  it('ignores sessions and event ids', async () => {
    const headers = { 'mcp-session-id': 'x', 'last-event-id': '1' };
    const answered = await server.modern({ id: 1, method: 'tools/list' }, headers);
    expect(answered.status).toBe(200);
    expect(answered.headers).not.toHaveProperty('mcp-session-id');
  });

  it.each([
    ['by header', { jsonrpc: '2.0', id: 1, method: 'ping' }, { 'mcp-protocol-version': version }],
    ['by envelope', { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: meta } }, {}],
  ])('is refused with 400 and -32600 in a batch, told apart %s', async (_, message, headers) => {
    const { status, json } = await server.post([message], headers as Record<string, string>);
    expect([status, json.error.code, json.id]).toEqual([400, -32600, null]);
  });

  it('without an id is a notification: 202 and no body', async () => {
    const { status, json } = await server.modern({ method: 'notifications/cancelled' });
    expect([status, json]).toEqual([202, undefined]);
  });

  it('gets every tool closed, inlined and marked as reading only', async () => {
    const { tools } = (await server.modern({ id: 1, method: 'tools/list' })).json.result;
    expect(tools).toHaveLength(operations.length);
    for (const tool of tools) {
      expect(tool.title).toMatch(/\S/);
      expect(tool.description.length).toBeGreaterThan(80);
      expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      const isList = tool.name === 'list_engineering_cases';
      expect(tool.outputSchema.type).toBe(isList ? 'array' : 'object');
      expect(JSON.stringify(tool)).not.toContain('$ref');
      expect(tool.annotations).toEqual({
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
    }
    const detail = tools.find(({ name }: { name: string }) => name === 'get_case_detail');
    expect(detail.inputSchema.properties.slug.enum).toEqual([
      'financial-onboarding-incident',
      'live-commerce-traffic-spike',
      'healthcare-react-component-system',
    ]);
  });
});
