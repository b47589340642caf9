// The served OpenAPI document is valid, and the answers of the service are valid by it.
import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { execute, parseInput } from '../src/operations/execute.ts';
import { operations } from '../src/operations/index.ts';
import { queryExperience } from '../src/operations/query-experience.ts';
import { defineOperation, type Operation } from '../src/schema/operation.ts';
import { type ProblemCode, problems } from '../src/problems.ts';
import { createTestApp, createTestSite, readContent, sampleContent } from './sample.ts';

const site = createTestSite(sampleContent);
const { fetch } = createTestApp();
const get = async (path: string, init?: RequestInit) =>
  fetch(new Request(`https://profile.test${path}`, init));
const document: any = await (await get('/openapi.json')).json();

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema({ $id: 'openapi', components: document.components });

/** Asserts that a value is valid by a schema of the document. */
function expectValid(value: unknown, schema: object): void {
  const absolute = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/'),
  );
  const validate = ajv.compile(absolute);
  expect(validate(value) ? [] : validate.errors).toEqual([]);
}

function send(operation: Operation, input: Record<string, unknown>): Promise<Response> {
  if (operation.method === 'POST') {
    return get(operation.path, { method: 'POST', body: JSON.stringify(input) });
  }
  const query = new URLSearchParams();
  let { path } = operation as { path: string };
  for (const [name, value] of Object.entries(input)) {
    if (path.includes(`{${name}}`))
      path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else query.set(name, String(value));
  }
  return get(query.size > 0 ? `${path}?${query}` : path);
}

describe('the document', () => {
  it('is OpenAPI 3.1 of version 1.0.0 without any security', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info.version).toBe('1.0.0');
    expect(document.security).toEqual([]);
  });

  it('has the six operations of the contract', () => {
    const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(
      (item) => Object.values(item).map(({ operationId }) => operationId),
    );
    expect(ids).toEqual(['getApiIndex', ...operations.map(({ id }) => id)]);
  });

  it('names its schemas as the contract does', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(
        'Profile CaseSummary EngineeringCase Section Experience ExperienceResult JobFitRequest JobFitResult ApiIndex Problem'.split(
          ' ',
        ),
      ),
    );
  });

  it('names every object, so that generated clients have a type for each', () => {
    const { schemas } = document.components;
    const unnamed = Object.entries(schemas).flatMap(([name, schema]) =>
      listObjects(schema as object, name).slice(1),
    );
    expect(unnamed).toEqual([]);
    expect(listObjects(document.paths, 'paths')).toEqual([]);
  });

  it('describes the files that a verifier reads', async () => {
    const { schema } = document['x-documents']['/verification.json'];
    expect(schema).toEqual({ $ref: '#/components/schemas/Verification' });
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Claim', 'ObservedLink', 'ObservedAttestation', 'Identity']),
    );
    expectValid(await (await get('/verification.json')).json(), schema);
  });

  it('puts every operation into a group that it describes', () => {
    const used = Object.values<Record<string, { tags: string[] }>>(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ tags }) => tags);
    expect(document.tags.map(({ name }: { name: string }) => name)).toEqual([...new Set(used)]);
  });

  it('has a body of its own for each fault of the service', () => {
    const { schemas } = document.components;
    expect(schemas.InternalError.properties.code.enum).toEqual(['internal_error']);
    expect(schemas.Unavailable.properties.code.enum).toEqual(['unavailable']);
    const { 500: fault, 503: unavailable } = document.paths['/api/profile'].get.responses;
    expect([fault, unavailable]).toEqual([
      { $ref: '#/components/responses/internal_error' },
      { $ref: '#/components/responses/unavailable' },
    ]);
  });

  it('writes constraints out', () => {
    const { schemas } = document.components;
    expect(schemas.JobFitRequest).toMatchObject({
      required: ['job_description'],
      additionalProperties: false,
      properties: {
        job_description: { type: 'string', minLength: 1, maxLength: 20_000, pattern: '\\S' },
      },
    });
    expect(schemas.ExperienceResult.properties.count).toMatchObject({
      type: 'integer',
      minimum: 0,
    });
    expect(schemas.CaseSlug.enum).toEqual(sampleContent.cases.map(({ slug }) => slug));
    expect(schemas.Problem.properties.code.enum).toEqual(Object.keys(problems));
  });

  it('keeps within the limits of GPT Actions', () => {
    const text = JSON.stringify(document);
    expect(text.length).toBeLessThan(100_000);
    for (const [, summary] of text.matchAll(/"(?:summary|description)":"((?:[^"\\]|\\.)*)"/g)) {
      expect(summary!.length).toBeLessThanOrEqual(300);
    }
  });

  it('uses every schema that it names', () => {
    const used = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
    expect(new Set(used.map(([, name]) => name))).toEqual(
      new Set(Object.keys(document.components.schemas)),
    );
  });

  it('is clean under the strict recommended rules of Redocly', async () => {
    expect(await lint(document)).toMatchObject({ errors: 0, warnings: 0 });
  });
});

describe('the document of an app with operations of its own', () => {
  const codes = Object.keys(problems) as ProblemCode[];
  const app = createApp({
    ...site,
    operations: [...codes.map((code) => failing(code, [code])), failing('all', codes)],
  });
  const read = async (path: string) => (await app.fetch(new Request(site.baseUrl + path))).json();

  it('is clean, whichever codes they fail with', async () => {
    expect(await lint(await read('/openapi.json'))).toMatchObject({ errors: 0, warnings: 0 });
  });

  it.each(codes)('describes %s under its status, and answers it', async (code) => {
    const { paths, components } = await read('/openapi.json');
    const { status, title } = problems[code];
    const own = paths[`/api/${code}`].get.responses;
    expect(own[status]).toEqual({ $ref: `#/components/responses/${code}` });
    expect(components.responses[code].description).toBe(`${title}.`);
    expect(await read(`/api/${code}`)).toMatchObject({ code, status });
  });

  it('describes two codes of one status together', async () => {
    const { paths } = await read('/openapi.json');
    expect(paths['/api/all'].get.responses[404]).toMatchObject({
      description: 'Not found. Case study not found.',
      content: {
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      },
    });
  });

  it('lists each problem of an operation once in the guide', async () => {
    const guide = await (await app.fetch(new Request(`${site.baseUrl}/developers.md`))).text();
    const listed = codes.map((code) => `[${code}](#error-${code})`);
    expect(guide).toContain(`Problems: ${listed.toSorted(byInvalidFirst).join(', ')}.`);
  });
});

it('is the committed one for the fixture, so that a change of the contract shows in review', async () => {
  const fixture = createTestApp(readContent('test/fixtures/profile'));
  const rendered: unknown = await (
    await fixture.fetch(new Request('https://profile.test/openapi.json'))
  ).json();
  await expect(`${JSON.stringify(rendered, null, 2)}\n`).toMatchFileSnapshot(
    'fixtures/profile.openapi.json',
  );
});

describe.each(operations.map((row) => [row.id, row] as const))('%s', (_, operation) => {
  const path = document.paths[operation.path];
  const described = path[operation.method.toLowerCase()];

  it.each(operation.examples(sampleContent).map((example) => [example.summary, example.input]))(
    'answers by the document what execute answers: %s',
    async (_summary, input) => {
      const response = await send(operation, input as Record<string, unknown>);
      const body = await response.json();
      expect(response.status).toBe(200);
      expect(body).toEqual(execute(operation, site, parseInput(operation, sampleContent, input)));
      expectValid(body, described.responses[200].content['application/json'].schema);
    },
  );

  it('shows examples that are valid by its own schemas', () => {
    const contents = [
      described.responses[200].content['application/json'],
      ...(described.requestBody ? [described.requestBody.content['application/json']] : []),
    ];
    for (const { schema, examples } of contents) {
      expect(Object.values(examples)).not.toHaveLength(0);
      for (const { value } of Object.values<{ value: unknown }>(examples))
        expectValid(value, schema);
    }
  });
});

describe('problems', () => {
  const provoked: Record<keyof typeof problems, [string, RequestInit]> = {
    not_found: ['/api/nothing', {}],
    case_not_found: ['/api/cases/nothing', {}],
    invalid_request: ['/api/experience?nothing=1', {}],
    method_not_allowed: ['/api/profile', { method: 'DELETE' }],
  };

  it.each(Object.entries(provoked))('%s is valid by the document', async (code, [path, init]) => {
    const body = await (await get(path, init)).json();
    expect(body.code).toBe(code);
    expectValid(body, document.components.schemas.Problem);
  });
});

/** An operation that fails with the first of some problems. */
function failing(name: string, errors: readonly ProblemCode[]): Operation {
  return defineOperation({
    ...queryExperience,
    id: name,
    path: `/api/${name}`,
    tool: { ...queryExperience.tool, name },
    errors,
    run: (_site, _input, fail) => fail(errors[0]!, 'It failed.', 'Leave it.'),
    examples: () => [],
  });
}

/** The guide names `invalid_request`, which any operation answers, before the others. */
function byInvalidFirst(one: string, other: string): number {
  return Number(other.includes('invalid_request')) - Number(one.includes('invalid_request'));
}

/** Counts the findings of Redocly's strict recommended rules in a document. */
async function lint(linted: unknown): Promise<unknown> {
  const file = join(mkdtempSync(join(tmpdir(), 'openapi-')), 'openapi.json');
  writeFileSync(file, JSON.stringify(linted));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/@redocly/cli/bin/cli.js',
      'lint',
      '--extends=recommended-strict',
      // It does not look for uses in an extension; a test above does.
      '--skip-rule=no-unused-components',
      '--format=json',
      file,
    ],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  return JSON.parse(stdout.slice(stdout.indexOf('{'))).totals;
}

/** Where a schema describes an object, itself included. */
function listObjects(schema: object, path: string): readonly string[] {
  const inner = Object.entries(schema).flatMap(([name, member]) =>
    typeof member === 'object' && member !== null && name !== 'examples'
      ? listObjects(member, `${path}.${name}`)
      : [],
  );
  return 'type' in schema && schema.type === 'object' ? [path, ...inner] : inner;
}

async function parse(path: string): Promise<any> {
  return (await get(path)).json();
}

describe('the generic document', () => {
  it('differs from that of the profile in slugs alone', async () => {
    const generic = await parse('/openapi.generic.json');
    const { CaseSlug } = generic.components.schemas;
    expect(CaseSlug).not.toHaveProperty('enum');
    const slugs = sampleContent.cases.map(({ slug }) => slug);
    const pattern = new RegExp(CaseSlug.pattern, 'u');
    for (const slug of slugs) expect(slug).toMatch(pattern);
    for (const other of ['', 'A', 'a b', '-a']) expect(other).not.toMatch(pattern);
    const form = `"pattern":${JSON.stringify(CaseSlug.pattern)}`;
    const list = `"enum":${JSON.stringify(slugs)}`;
    expect(JSON.stringify(document)).toContain(list);
    expect(JSON.parse(JSON.stringify(document).replaceAll(list, form))).toEqual(generic);
  });

  it('is in the catalog', async () => {
    const catalog = await parse('/.well-known/api-catalog');
    const { 'service-desc': contracts } = catalog.linkset.find(
      (one: object) => 'service-desc' in one,
    );
    expect(contracts.map(({ href }: { href: string }) => new URL(href).pathname)).toEqual([
      '/openapi.json',
      '/openapi.generic.json',
    ]);
  });
});
