// Resources and prompts in both generations, and the links of tool results to their sources.
import { beforeEach, describe, expect, it } from 'vitest';
import { createMcp, type Mcp } from '../../src/mcp/dispatch.ts';
import { operations } from '../../src/operations/index.ts';
import { createTestSite, readContent, sampleContent } from '../sample.ts';
import { meta, version } from './server.ts';

let mcp: Mcp;
beforeEach(() => {
  mcp = createMcp(createTestSite(sampleContent));
});

const onFault = (error: unknown) => expect.unreachable(String(error));

function post(message: object, headers?: Readonly<Record<string, string>>) {
  const text = JSON.stringify({ jsonrpc: '2.0', id: 1, ...message });
  const { status, body } = mcp(text, { ...(headers && { headers }), onFault });
  return { status, json: JSON.parse(String(body)) };
}

/** Calls as a client without headers does. */
function call(method: string, params = {}) {
  return post({ method, params }).json.result;
}

const origin = 'https://profile.test';
const slug = sampleContent.cases[0]!.slug;
const uri = `${origin}/cases/${slug}.md`;
const template = `${origin}/cases/{slug}.md`;

/** Asks in either generation; the modern one describes itself. */
function ask(era: 'modern' | 'legacy', method: string, params: object = {}) {
  return era === 'legacy'
    ? post({ method, params }, { 'mcp-protocol-version': '2025-11-25' }).json
    : post({ method, params: { ...params, _meta: meta } }).json;
}

function linksOf(era: 'modern' | 'legacy', name: string, args: object) {
  const { result } = ask(era, 'tools/call', { name, arguments: args });
  const [text, ...links]: { type: string; uri: string }[] = result.content;
  expect(text!.type).toBe('text');
  expect(links.every(({ type }) => type === 'resource_link')).toBe(true);
  return links.map((link) => link.uri);
}

describe.each(['modern', 'legacy'] as const)('the %s generation', (era) => {
  it('lists the profile under its public address, and case studies by a template', () => {
    const { resources } = ask(era, 'resources/list').result;
    expect(resources).toContainEqual(
      expect.objectContaining({ uri: `${origin}/index.md`, name: 'profile' }),
    );
    expect(JSON.stringify(resources)).not.toContain('/cases/');
    expect(ask(era, 'resources/templates/list').result.resourceTemplates).toEqual([
      {
        uriTemplate: template,
        name: 'case',
        title: 'Case study',
        description: expect.stringContaining('list_engineering_cases'),
        mimeType: 'text/markdown',
      },
    ]);
    expect(ask(era, 'resources/read', { uri }).result.contents).toMatchObject([{ uri }]);
  });

  const complete = (value: string) =>
    ask(era, 'completion/complete', {
      ref: { type: 'ref/resource', uri: template },
      argument: { name: 'slug', value },
    }).result.completion;

  it('completes the slug of a case study', () => {
    const slugs = sampleContent.cases.map((one) => one.slug);
    expect(complete('')).toEqual({ values: slugs, total: slugs.length, hasMore: false });
    const part = slug.slice(2, 9).toUpperCase();
    expect(complete(part).values).toEqual([slug]);
    expect(complete('nothing')).toEqual({ values: [], total: 0, hasMore: false });
  });

  it('completes free text of prompts with nothing', () => {
    const { result } = ask(era, 'completion/complete', {
      ref: { type: 'ref/prompt', name: 'fit' },
      argument: { name: 'job_description', value: 'Go' },
    });
    expect(result.completion.values).toEqual([]);
  });

  it.each([
    ['no reference', {}, '"ref" must be an object.'],
    ['no argument', { ref: {} }, '"argument" must be an object.'],
    ['no value', { ref: {}, argument: { name: 'slug' } }, 'both strings'],
    ['another kind', { ref: { type: 'x' }, argument: { name: 'a', value: '' } }, 'must be "ref/'],
    [
      'an unknown template',
      { ref: { type: 'ref/resource', uri: 'x' }, argument: { name: 'slug', value: '' } },
      `Unknown template "x". Templates: ${template}.`,
    ],
    [
      'another argument of the template',
      { ref: { type: 'ref/resource', uri: template }, argument: { name: 'a', value: '' } },
      'Unknown argument "a". Arguments: slug.',
    ],
    [
      'an unknown prompt to complete',
      { ref: { type: 'ref/prompt', name: 'x' }, argument: { name: 'a', value: '' } },
      'Unknown prompt "x". Prompts: fit, ',
    ],
    [
      'an argument of a prompt without any',
      { ref: { type: 'ref/prompt', name: 'brief' }, argument: { name: 'a', value: '' } },
      'Unknown argument "a". Arguments: none.',
    ],
  ])('completes nothing for %s', (_, params, message) => {
    const { error } = ask(era, 'completion/complete', params);
    expect(error).toMatchObject({ code: -32602, message: expect.stringContaining(message) });
  });

  it('says which resource is not there, with the code of its revision', () => {
    const { error } = ask(era, 'resources/read', { uri: `${origin}/nothing.md` });
    expect(error).toMatchObject({
      code: era === 'modern' ? -32602 : -32002,
      message: `There is no resource "${origin}/nothing.md". resources/list and resources/templates/list list them.`,
      data: { uri: `${origin}/nothing.md` },
    });
    const long = ask(era, 'resources/read', { uri: 'x'.repeat(5_000) });
    expect(long.error.data.uri).toBe('x'.repeat(200));
    const fitting = ask(era, 'resources/read', { uri: 'x'.repeat(200) });
    expect(fitting.error.data.uri).toBe('x'.repeat(200));
    expect(JSON.stringify(long).length).toBeLessThan(1_000);
    const unnamed = { code: -32602, message: '"uri" must be a string.' };
    expect(ask(era, 'resources/read', { uri: 1 }).error).toEqual(unnamed);
  });

  it('makes prompts that name tools of the table and no others', () => {
    const tools = operations.map(({ tool }) => tool.name);
    for (const name of ['fit', 'interview_questions', 'brief']) {
      const args = name === 'fit' ? { job_description: 'Go' } : {};
      const { messages } = ask(era, 'prompts/get', { name, arguments: args }).result;
      const named = messages[0].content.text.match(/\b[a-z]+(?:_[a-z]+)+\b/g);
      expect(tools).toEqual(expect.arrayContaining(named));
    }
  });

  it.each([
    ['an unknown prompt', { name: 'x' }, 'Unknown prompt "x". Prompts: fit, '],
    ['a missing argument', { name: 'fit' }, '"job_description" is missing.'],
    [
      'any argument where there is none',
      { name: 'brief', arguments: { a: '' } },
      'Unknown argument "a". It takes none.',
    ],
    [
      'an unknown argument',
      { name: 'fit', arguments: { a: '' } },
      'Unknown argument "a". It takes job_description.',
    ],
    ['a blank text', { name: 'fit', arguments: { job_description: ' ' } }, 'is blank'],
    ['a number', { name: 'fit', arguments: { job_description: 1 } }, 'must be a string'],
    ['no object', { name: 'fit', arguments: [] }, '"arguments" must be an object.'],
    ['no name', {}, '"name" must be a string.'],
  ])('refuses %s', (_, params, said) => {
    const { error } = ask(era, 'prompts/get', params);
    expect(error).toMatchObject({ code: -32602, message: expect.stringContaining(said) });
  });

  it('links a result to the resources that it cites', () => {
    expect(linksOf(era, 'get_case_detail', { slug })).toEqual([uri]);
    expect(linksOf(era, 'get_profile', {})).toEqual([`${origin}/index.md`]);
    expect(linksOf(era, 'list_engineering_cases', {})).toHaveLength(sampleContent.cases.length);
    expect(linksOf(era, 'query_experience', { company: 'nobody' })).toEqual([]);
    const [technology] = sampleContent.cases[0]!.technologies;
    expect(linksOf(era, 'evaluate_job_fit', { job_description: technology })).toContain(uri);
  });
});

it('completes at most a hundred slugs, and counts the others', () => {
  const [study] = sampleContent.cases;
  const cases = Array.from({ length: 101 }, (_, index) => ({ ...study!, slug: `case-${index}` }));
  mcp = createMcp(createTestSite({ ...sampleContent, cases }));
  const { completion } = call('completion/complete', {
    ref: { type: 'ref/resource', uri: template },
    argument: { name: 'slug', value: 'case' },
  });
  expect(completion).toMatchObject({ total: 101, hasMore: true });
  expect(completion.values).toHaveLength(100);
});

it('the revision without a version header is given no links, which it does not know', () => {
  const message = {
    method: 'tools/call',
    params: { name: 'get_case_detail', arguments: { slug } },
  };
  for (const headers of [undefined, {}, { 'mcp-protocol-version': '2025-03-26' }]) {
    const { result } = post(message, headers).json;
    expect(result.content).toHaveLength(1);
    expect(result.structuredContent.slug).toBe(slug);
  }
});

it.each([
  ['resources/read', { uri }, uri],
  ['prompts/get', { name: 'brief' }, 'brief'],
])('a modern client repeats in a header what it means by %s', (method, params, name) => {
  const headers = { 'mcp-protocol-version': version, 'mcp-method': method };
  const message = { method, params: { ...params, _meta: meta } };
  expect(post(message, { ...headers, 'mcp-name': name }).status).toBe(200);
  const { status, json } = post(message, { ...headers, 'mcp-name': `${origin}/index.md` });
  expect([status, json.error.code]).toEqual([400, -32020]);
});

it('without a public origin resources have names of their own, and answers cite nothing', () => {
  mcp = createMcp({ content: sampleContent });
  const [profile] = call('resources/list').resources;
  expect(profile.uri).toBe('profile:///index.md');
  expect(call('resources/read', { uri: profile.uri }).contents[0].text).toContain(
    sampleContent.profile.name,
  );
  const { structuredContent } = call('tools/call', { name: 'get_profile', arguments: {} });
  expect(structuredContent).toEqual(sampleContent.profile);
});

it('models receive the text of the fixture', async () => {
  mcp = createMcp(createTestSite(readContent('test/fixtures/minimal')));
  const promptOf = (name: string, args: object) =>
    call('prompts/get', { name, arguments: args }).messages[0].content.text;
  const text = { job_description: 'Kafka, please' };
  const told = {
    'On initialize': call('initialize').instructions,
    'Prompts on offer': `\`\`\`json\n${JSON.stringify(call('prompts/list'), null, 2)}\n\`\`\``,
    fit: promptOf('fit', text),
    interview_questions: promptOf('interview_questions', {}),
    'interview_questions with a job description': promptOf('interview_questions', text),
    brief: promptOf('brief', {}),
  };
  const parts = Object.entries(told).map(([name, words]) => `# ${name}\n\n${words}\n`);
  await expect(parts.join('\n')).toMatchFileSnapshot('../fixtures/told-to-models.md');
});
