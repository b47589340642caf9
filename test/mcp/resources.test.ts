// Resources and prompts in both generations, and the links of tool results to what they cite.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMcp } from '../../src/mcp/dispatch.ts';
import { operations } from '../../src/operations/index.ts';
import { sampleContent } from '../sample.ts';
import { meta, startTestServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const origin = 'https://profile.test';
const slug = sampleContent.cases[0]!.slug;
const uri = `${origin}/cases/${slug}.md`;

/** Asks in either generation; the modern one needs its headers. */
async function ask(era: 'modern' | 'legacy', method: string, params: object = {}) {
  if (era === 'legacy') {
    const headers = { 'mcp-protocol-version': '2025-11-25' };
    return (await server.post({ jsonrpc: '2.0', id: 1, method, params }, headers)).json;
  }
  const { uri: name } = params as { uri?: unknown };
  const headers: Record<string, string> = typeof name === 'string' ? { 'mcp-name': name } : {};
  return (await server.modern({ id: 1, method, params: { ...params, _meta: meta } }, headers)).json;
}

async function linksOf(era: 'modern' | 'legacy', name: string, args: object) {
  const { result } = await ask(era, 'tools/call', { name, arguments: args });
  expect(result.content[0].type).toBe('text');
  return result.content.slice(1).map((link: { uri: string }) => link.uri);
}

describe.each(['modern', 'legacy'] as const)('the %s generation', (era) => {
  it('lists the profile and each case under their public addresses', async () => {
    const { resources } = (await ask(era, 'resources/list')).result;
    expect(resources).toContainEqual(
      expect.objectContaining({ uri: `${origin}/index.md`, name: 'profile' }),
    );
    expect(resources).toContainEqual({
      uri,
      name: slug,
      title: sampleContent.cases[0]!.title,
      description: expect.any(String),
      mimeType: 'text/markdown',
    });
    expect((await ask(era, 'resources/templates/list')).result.resourceTemplates).toEqual([]);
  });

  it('says which resource is not there, with the code of its revision', async () => {
    const { error } = await ask(era, 'resources/read', { uri: `${origin}/nothing.md` });
    expect(error).toMatchObject({
      code: era === 'modern' ? -32602 : -32002,
      message: `There is no resource "${origin}/nothing.md". resources/list lists them.`,
      data: { uri: `${origin}/nothing.md` },
    });
    const long = await ask(era, 'resources/read', { uri: 'x'.repeat(5_000) });
    expect(long.error.data.uri).toBe('x'.repeat(200));
    const fitting = await ask(era, 'resources/read', { uri: 'x'.repeat(200) });
    expect(fitting.error.data.uri).toBe('x'.repeat(200));
    expect(JSON.stringify(long).length).toBeLessThan(1_000);
    expect((await ask(era, 'resources/read', { uri: 1 })).error.code).toBe(-32602);
  });

  it('makes prompts that name tools of the table and no others', async () => {
    const tools = operations.map(({ tool }) => tool.name);
    for (const name of ['fit', 'interview_questions', 'brief']) {
      const args = name === 'fit' ? { job_description: 'Go' } : {};
      const { messages } = (await ask(era, 'prompts/get', { name, arguments: args })).result;
      const named = messages[0].content.text.match(/\b[a-z]+(?:_[a-z]+)+\b/g);
      expect(tools).toEqual(expect.arrayContaining(named));
    }
  });

  it.each([
    ['an unknown prompt', { name: 'x' }, 'Unknown prompt "x". Prompts: fit, '],
    ['a missing argument', { name: 'fit' }, '"job_description" is missing.'],
    ['an unknown argument', { name: 'brief', arguments: { a: '' } }, 'It takes none.'],
    ['a blank text', { name: 'fit', arguments: { job_description: ' ' } }, 'is blank'],
    ['a number', { name: 'fit', arguments: { job_description: 1 } }, 'must be a string'],
    ['no object', { name: 'fit', arguments: [] }, '"arguments" must be an object.'],
    ['no name', {}, '"name" must be a string.'],
  ])('refuses %s', async (_, params, said) => {
    const { error } = await ask(era, 'prompts/get', params);
    expect(error).toMatchObject({ code: -32602, message: expect.stringContaining(said) });
  });

  it('links a result to the resources that it cites', async () => {
    expect(await linksOf(era, 'get_case_detail', { slug })).toEqual([uri]);
    expect(await linksOf(era, 'get_profile', {})).toEqual([`${origin}/index.md`]);
    expect(await linksOf(era, 'list_engineering_cases', {})).toHaveLength(
      sampleContent.cases.length,
    );
    expect(await linksOf(era, 'query_experience', { company: 'nobody' })).toEqual([]);
    const [technology] = sampleContent.cases[0]!.technologies;
    expect(await linksOf(era, 'evaluate_job_fit', { job_description: technology })).toContain(uri);
  });
});

it('the revision without a version header is given no links, which it does not know', async () => {
  const params = { name: 'get_case_detail', arguments: { slug } };
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  for (const headers of [{}, { 'mcp-protocol-version': '2025-03-26' }]) {
    const { json } = await server.post(message, headers);
    expect(json.result.content).toHaveLength(1);
    expect(json.result.structuredContent.slug).toBe(slug);
  }
});

it('a modern client repeats in a header which resource it reads', async () => {
  const message = { id: 1, method: 'resources/read', params: { uri, _meta: meta } };
  expect((await server.modern(message, { 'mcp-name': uri })).status).toBe(200);
  const { status, json } = await server.modern(message, { 'mcp-name': `${origin}/index.md` });
  expect([status, json.error.code]).toEqual([400, -32020]);
});

const onFault = (error: unknown) => expect.unreachable(String(error));

it('without a public origin resources have names of their own, and answers cite nothing', () => {
  const mcp = createMcp({ content: sampleContent });
  const call = (method: string, params = {}) => {
    const { body } = mcp(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), { onFault });
    return JSON.parse(String(body)).result;
  };
  const [profile] = call('resources/list').resources;
  expect(profile.uri).toBe('profile:///index.md');
  expect(call('resources/read', { uri: profile.uri }).contents[0].text).toContain(
    sampleContent.profile.name,
  );
  const { structuredContent } = call('tools/call', { name: 'get_profile', arguments: {} });
  expect(structuredContent).toEqual(sampleContent.profile);
});
