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
        capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
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

  it('is recognised by its envelope alone, so that a dropped header is a mismatch', async () => {
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

  const versionKey = 'io.modelcontextprotocol/protocolVersion';
  const capabilitiesKey = 'io.modelcontextprotocol/clientCapabilities';

  it.each([
    ['no params', undefined, '_meta'],
    ['params that are no object', [], '_meta'],
    ['params that are null', null, '_meta'],
    ['no _meta', {}, '_meta'],
    ['a _meta that is no object', { _meta: 1 }, '_meta'],
    ['no protocol version', { _meta: { ...meta, [versionKey]: undefined } }, versionKey],
    ['a protocol version that is no text', { _meta: { ...meta, [versionKey]: 1 } }, versionKey],
    ['no capabilities', { _meta: { ...meta, [capabilitiesKey]: undefined } }, capabilitiesKey],
    [
      'capabilities that are no object',
      { _meta: { ...meta, [capabilitiesKey]: [] } },
      capabilitiesKey,
    ],
  ])('is refused with 400 and -32602 for %s', async (_, params, key) => {
    const { status, json } = await server.post(
      { jsonrpc: '2.0', id: 7, method: 'tools/list', params },
      { 'mcp-protocol-version': version, 'mcp-method': 'tools/list' },
    );
    expect([status, json.id]).toEqual([400, 7]);
    expect(json.error).toEqual({
      code: -32602,
      message:
        `Missing or malformed "${key}". params._meta of every request of protocol version 2026-07-28 holds ` +
        `"${versionKey}" (a string) and "${capabilitiesKey}" (an object).`,
    });
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
    const [[header, value]] = Object.entries(headers) as [[string, string]];
    const [name, expected] = {
      'mcp-protocol-version': ['MCP-Protocol-Version', version],
      'mcp-method': ['Mcp-Method', 'tools/call'],
      'mcp-name': ['Mcp-Name', 'get_profile'],
    }[header]!;
    const said = value === '' ? 'is missing' : `says "${value}"`;
    expect(json.error.message).toBe(`The header ${name} ${said}, the body says "${expected}".`);
  });

  it.each([
    ['in Base64', '=?base64?Z2V0X3Byb2ZpbGU=?='],
    ['between blanks', '  get_profile  '],
  ])('may name its tool %s', async (_, name) => {
    const sent = { id: 1, method: 'tools/call', params: callOf('get_profile') };
    expect((await server.modern(sent, { 'mcp-name': name })).status).toBe(200);
  });

  it.each(['name', 'uri', ''])('needs no Mcp-Name to list tools by a "%s"', async (key) => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const { status } = await server.post(
      { ...message, params: { [key]: 'x', _meta: meta } },
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
      expect(status).toBe(400);
      expect(json.error).toEqual({
        code: -32022,
        message: `Unsupported protocol version "${requested}". Supported: ${version}.`,
        data: { supported: [version], requested },
      });
    },
  );

  it.each([
    'initialize',
    'ping',
    'logging/setLevel',
    'resources/subscribe',
    'completion/unknown',
    'subscriptions/listen',
    'tasks/get',
    '__proto__',
    'constructor',
    'toString',
  ])('is refused with 404 and -32601 for the method %s', async (method) => {
    const { status, headers, json } = await server.modern({ id: 1, method });
    expect([status, json.id]).toEqual([404, 1]);
    expect(json.error).toEqual({ code: -32601, message: `There is no method "${method}".` });
    expect(headers['content-type']).toBe('application/json');
  });

  const names = operations.map(({ tool }) => tool.name).join(', ');

  it.each([
    ['no_such_tool', {}, `Unknown tool "no_such_tool". Tools: ${names}.`],
    ['__proto__', {}, `Unknown tool "__proto__". Tools: ${names}.`],
    ['constructor', {}, `Unknown tool "constructor". Tools: ${names}.`],
    ['toString', {}, `Unknown tool "toString". Tools: ${names}.`],
    [1, {}, '"name" must be a string.'],
    [undefined, {}, '"name" must be a string.'],
    ['get_profile', [], '"arguments" must be an object.'],
    ['get_profile', null, '"arguments" must be an object.'],
  ])('is answered in band with -32602 when it calls %j with %j', async (name, args, message) => {
    const params = callOf(name, args);
    const { status, json } = await server.modern({ id: 1, method: 'tools/call', params });
    expect([status, json]).toEqual([
      200,
      { jsonrpc: '2.0', id: 1, error: { code: -32602, message } },
    ]);
  });

  it('is answered in band with -32602 when it asks for a page that does not exist', async () => {
    const sent = { id: 1, method: 'tools/list', params: { cursor: 'x', _meta: meta } };
    const { status, json } = await server.modern(sent);
    expect(status).toBe(200);
    expect(json.error).toEqual({
      code: -32602,
      message: 'Unknown cursor: the list is one page.',
    });
  });

  it('ignores sessions and event ids', async () => {
    const headers = { 'mcp-session-id': 'x', 'last-event-id': '1' };
    const answered = await server.modern({ id: 1, method: 'tools/list' }, headers);
    expect(answered.status).toBe(200);
    expect(answered.headers).not.toHaveProperty('mcp-session-id');
  });

  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const enveloped = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: meta } };

  it.each([
    ['by header', [ping], { 'mcp-protocol-version': version }],
    ['by header, though it is empty', [], { 'mcp-protocol-version': version }],
    ['by envelope', [enveloped], {}],
    ['by one envelope of several', [ping, enveloped], {}],
  ])('is refused with 400 and -32600 in a batch, told apart %s', async (_, batch, headers) => {
    const { status, json } = await server.post(batch, headers as Record<string, string>);
    const message = 'Protocol version 2026-07-28 has no batches.';
    expect([status, json]).toEqual([
      400,
      { jsonrpc: '2.0', id: null, error: { code: -32600, message } },
    ]);
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
