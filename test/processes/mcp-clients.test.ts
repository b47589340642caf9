// The official clients, of both major versions and in every mode, against the real commands: each tool gives
// the answer of REST.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as StdioTransportV1 } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as HTTPTransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../src/schema/operation.ts';
import { operations } from '../../src/operations/index.ts';
import { type Served, startServer } from '../process.ts';
import { sampleContent } from '../sample.ts';

let served: Served;
beforeAll(async () => {
  served = await startServer(['--log-level', 'silent']);
});
afterAll(() => served.stop());

interface Connected {
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(params: { name: string; arguments?: Record<string, unknown> }): Promise<object>;
  listResources(): Promise<{ resources: { uri: string; name: string }[] }>;
  listResourceTemplates(): Promise<{ resourceTemplates: { uriTemplate: string }[] }>;
  complete(params: {
    ref: { type: 'ref/resource'; uri: string };
    argument: { name: string; value: string };
  }): Promise<{ completion: { values: string[] } }>;
  readResource(params: { uri: string }): Promise<{ contents: { text?: string }[] }>;
  listPrompts(): Promise<{ prompts: { name: string }[] }>;
  getPrompt(params: {
    name: string;
    arguments?: Record<string, string>;
  }): Promise<{ messages: { content: { type: string; text?: string } }[] }>;
  getInstructions(): string | undefined;
  close(): Promise<void>;
}

const info = { name: 'test', version: '1.0.0' };
const url = () => new URL(`http://127.0.0.1:${served.port}/api/mcp`);
/** The server of standard input, with the origin that the one over HTTP has. */
const command = () => ({
  command: process.execPath,
  args: ['dist/cli/bin.js', 'mcp', '--base-url', `http://localhost:${served.port}`],
});

const modes = [
  ['v2, pinned to 2026-07-28', { pin: '2026-07-28' }],
  ['v2, negotiating', 'auto'],
  ['v2, legacy', 'legacy'],
] as const;

async function connectV2(mode: (typeof modes)[number][1], isOverHTTP: boolean): Promise<Connected> {
  const client = new Client(info, { versionNegotiation: { mode } });
  await client.connect(
    isOverHTTP ? new StreamableHTTPClientTransport(url()) : new StdioClientTransport(command()),
  );
  return client as Connected;
}

async function connectV1(isOverHTTP: boolean): Promise<Connected> {
  const client = new ClientV1(info);
  // The package's own types disagree under exactOptionalPropertyTypes.
  const transport = isOverHTTP ? new HTTPTransportV1(url()) : new StdioTransportV1(command());
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return client as unknown as Connected;
}

const clients = ['HTTP', 'stdio'].flatMap((transport) => {
  const isOverHTTP = transport === 'HTTP';
  return [
    ...modes.map(([name, mode]) => ({
      name: `${name}, over ${transport}`,
      isLegacy: mode === 'legacy',
      connect: () => connectV2(mode, isOverHTTP),
    })),
    { name: `v1, over ${transport}`, isLegacy: true, connect: () => connectV1(isOverHTTP) },
  ];
});

describe.each(clients)('the official client $name', ({ connect, isLegacy }) => {
  let client: Connected;
  beforeAll(async () => {
    client = await connect();
  });
  afterAll(() => client?.close());

  it('lists the tools of the table', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(operations.map(({ tool }) => tool.name));
  });

  it('is given the instructions', () => {
    expect(client.getInstructions()).toContain('get_case_detail');
  });

  const examples = operations.flatMap((operation) =>
    operation.examples(sampleContent).map((example) => ({ operation, ...example })),
  );
  it.each(examples)(
    'gets from $operation.tool.name what REST answers: $summary',
    async ({ operation, input }) => {
      const expected = await fetchRest(operation, input);
      const result = (await client.callTool({
        name: operation.tool.name,
        arguments: input as Record<string, string>,
      })) as { content: { text: string }[]; structuredContent: unknown };
      const isWrapped = isLegacy && Array.isArray(expected);
      expect(JSON.parse(result.content[0]!.text)).toEqual(expected);
      expect(result.structuredContent).toEqual(isWrapped ? { result: expected } : expected);
    },
  );

  it('reads every resource that is listed or completed, as its address answers it', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name)).toContain('profile');
    const { resourceTemplates } = await client.listResourceTemplates();
    const [{ uriTemplate }] = resourceTemplates as [{ uriTemplate: string }];
    const { completion } = await client.complete({
      ref: { type: 'ref/resource', uri: uriTemplate },
      argument: { name: 'slug', value: '' },
    });
    expect(completion.values).toEqual(sampleContent.cases.map(({ slug }) => slug));
    const cases = completion.values.map((slug) => uriTemplate.replace('{slug}', slug));
    for (const uri of [...resources.map((resource) => resource.uri), ...cases]) {
      const { contents } = await client.readResource({ uri });
      const path = new URL(uri).pathname;
      const answered = await (await fetch(`http://127.0.0.1:${served.port}${path}`)).text();
      expect(contents.map(({ text }) => text)).toEqual([answered]);
    }
  });

  it('gets every prompt that is listed', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['fit', 'interview_questions', 'brief']);
    for (const { name } of prompts) {
      const given = name === 'brief' ? {} : { arguments: { job_description: 'Kafka, please' } };
      const { messages } = await client.getPrompt({ name, ...given });
      expect(messages[0]!.content.text).toContain(sampleContent.profile.name);
      if (name !== 'brief') expect(messages[0]!.content.text).toContain('Kafka, please');
    }
  });

  it('reads why arguments are refused', async () => {
    const result = await client.callTool({ name: 'query_experience', arguments: { tech: 'aws' } });
    expect(result).toMatchObject({ isError: true });
  });
});

async function fetchRest({ method, path }: Operation, input: object): Promise<unknown> {
  const names = Object.entries(input as Record<string, string>);
  const target = names.reduce((text, [name, value]) => text.replace(`{${name}}`, value), path);
  const query = names.filter(([name]) => method === 'GET' && !path.includes(`{${name}}`));
  const response = await fetch(
    `http://127.0.0.1:${served.port}${target}?${new URLSearchParams(query)}`,
    method === 'POST' ? { method, body: JSON.stringify(input) } : {},
  );
  expect(response.status).toBe(200);
  return response.json();
}
