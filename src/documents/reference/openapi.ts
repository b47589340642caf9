// The OpenAPI 3.1 document: a projection of the operations table, with examples that are run.
import { execute } from '../../operations/execute.ts';
import { operationsOf } from '../../operations/index.ts';
import { inputSchema, type JSONSchema, referencedSchema } from '../../operations/json-schema.ts';
import type { Operation } from '../../schema/operation.ts';
import {
  problems,
  type ProblemCode,
  type ServiceFaultCode,
  serviceFaults,
} from '../../problems.ts';
import { faultDetails, ProblemDetails } from '../../schema/problem.ts';
import { Verification } from '../../schema/verification.ts';
import { apiIndexOf, ApiIndex, renderApiIndex } from './api-index.ts';
import type { Document } from '../document.ts';
import type { Site } from '../../schema/site.ts';
import { paths } from '../../paths.ts';
import { apiVersion } from '../../version.ts';

/** An example longer than this, in characters of JSON, is left out: the document is read by agents. */
const maxExampleLength = 12_000;

type JSONObject = Record<string, unknown>;

export const openapi: Document = {
  path: paths.openapi,
  mediaType: 'application/json',
  render: (site) => JSON.stringify(renderOpenAPI(site)),
};

/** Renders the contract of this site. */
function renderOpenAPI(site: Site): JSONObject {
  const { name, email } = site.content.profile;
  const described = new SchemaCollection(site);
  const rendered: Record<string, JSONObject> = {
    [apiIndexOf(site).path]: { get: describeIndex(site, described) },
  };
  for (const operation of operationsOf(site)) {
    rendered[operation.path] = {
      [operation.method.toLowerCase()]: describeOperation(operation, site, described),
    };
  }
  const { isStatic } = site;
  return {
    openapi: '3.1.0',
    info: {
      title: `Profile API of ${name}`,
      version: apiVersion,
      summary: 'The verified profile of one engineer, read-only.',
      description: isStatic ? ofFiles : ofService,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name, email, url: site.baseUrl + paths.home },
    },
    externalDocs: { url: site.baseUrl + paths.developers, description: 'Developer guide' },
    servers: [{ url: site.baseUrl }],
    security: [],
    tags: listTags(site),
    paths: rendered,
    // A document, not an operation: the contract's operations are all there are.
    'x-documents': { [paths.verification]: { schema: described.refer(Verification, 'output') } },
    components: {
      schemas: described.schemas,
      ...(!isStatic && { responses: describeErrors(described), headers: sharedHeaders }),
    },
  };
}

const ofService =
  'Headline profile, production case studies, work history, and a keyword-based job-description matcher that quotes its evidence. Public, keyless, open to browsers; nothing that is sent is stored. Every error is problem+json, unknown paths (404 `not_found`) included.';
const ofFiles =
  'Headline profile, production case studies and work history as JSON files, made when the site was built: no filters, no matcher, no MCP server. Public and keyless. What is not there is answered as the host answers it.';

/** Collects the named schemas that the document refers to. */
class SchemaCollection {
  readonly schemas: Record<string, JSONSchema> = {};
  readonly #site: Site;

  constructor(site: Site) {
    this.#site = site;
  }

  refer(schema: Parameters<typeof referencedSchema>[0], io: 'input' | 'output'): JSONSchema {
    const referring = referencedSchema(schema, io, this.#site.content);
    Object.assign(this.schemas, referring.components);
    return referring.schema;
  }
}

const notModified = {
  description: 'The client has this version: it sent its `ETag` as `If-None-Match`.',
  headers: referToHeaders(['ETag', 'Cache-Control']),
};

const sharedHeaders = {
  ETag: { description: 'Version of the answer, for `If-None-Match`.', schema: { type: 'string' } },
  'Cache-Control': {
    description: 'How long the edge may keep the answer: one hour at most.',
    schema: { type: 'string' },
  },
  'X-Request-Id': {
    description: 'What the log calls the request; comes with answers that are not kept.',
    schema: { type: 'string' },
  },
  Allow: { description: 'The methods that the path takes.', schema: { type: 'string' } },
  'Retry-After': {
    description: 'After how many seconds to send the request again; comes with 503.',
    schema: { type: 'integer' },
  },
};

function describeIndex(site: Site, described: SchemaCollection): JSONObject {
  const { id, path, summary, description, answers } = apiIndexOf(site);
  const example = { index: { summary: 'The index', value: renderApiIndex(site) } };
  return {
    operationId: id,
    tags: [tagOf(path)],
    summary,
    description,
    responses: describeResponses(site, {
      success: success(site, answers, described.refer(ApiIndex, 'output'), example, true),
      isCached: true,
      errors: [],
    }),
  };
}

function describeOperation(
  operation: Operation,
  site: Site,
  described: SchemaCollection,
): JSONObject {
  const { id, path, summary, description, answers, output, errors, method } = operation;
  const isCached = operation.cache === 'until-content-changes';
  return {
    operationId: id,
    tags: [tagOf(path)],
    summary,
    description,
    ...(method === 'GET'
      ? describeParameters(operation, site)
      : { ...onlyReads, requestBody: describeBody(operation, site, described) }),
    responses: describeResponses(site, {
      success: success(
        site,
        answers,
        described.refer(output, 'output'),
        renderExamples(operation, site, (input) => execute(operation, site, input)),
        isCached,
      ),
      isCached,
      errors,
    }),
  };
}

/** What else a static host answers is up to that host. */
function describeResponses(
  { isStatic }: Site,
  answers: { success: JSONObject; isCached: boolean; errors: readonly ProblemCode[] },
): JSONObject {
  if (isStatic) return { 200: answers.success };
  return {
    200: answers.success,
    ...(answers.isCached && { 304: notModified }),
    ...errorReferences(answers.errors),
  };
}

/** GPT Actions ask for the user's consent before a POST unless it says that it has no consequences. */
const onlyReads = { 'x-openai-isConsequential': false };

/** Groups operations by what follows `/api/` in their paths. */
function tagOf(path: string): string {
  return path.replace(/\.json$/, '').split('/')[2] ?? 'index';
}

/** Every group, described by what its operations do. */
function listTags(site: Site): readonly JSONObject[] {
  const summaries = new Map<string, readonly string[]>();
  for (const { path, summary } of [apiIndexOf(site), ...operationsOf(site)]) {
    summaries.set(tagOf(path), [...(summaries.get(tagOf(path)) ?? []), `${summary}.`]);
  }
  return [...summaries].map(([name, texts]) => ({ name, description: texts.join(' ') }));
}

function describeParameters(operation: Operation, site: Site): JSONObject {
  const { properties = {} } = inputSchema(operation, site.content);
  const parameters = Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = property as JSONSchema;
    const inPath = operation.path.includes(`{${name}}`);
    const example = operation.examples(site.content).find(({ input }) => name in input)?.input[
      name
    ];
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath,
      description,
      schema,
      ...(example !== undefined && { example }),
    };
  });
  return parameters.length > 0 ? { parameters } : {};
}

function describeBody(operation: Operation, site: Site, described: SchemaCollection): JSONObject {
  return {
    required: true,
    content: {
      'application/json': {
        schema: described.refer(operation.input, 'input'),
        examples: renderExamples(operation, site, (input) => input),
      },
    },
  };
}

function renderExamples(
  operation: Operation,
  { content }: Site,
  render: (input: JSONObject) => unknown,
): JSONObject {
  const rendered = operation
    .examples(content)
    .map(({ summary, input }, index) => [`example${index + 1}`, { summary, value: render(input) }])
    .filter(([, example]) => JSON.stringify(example).length <= maxExampleLength);
  return Object.fromEntries(rendered);
}

function success(
  { isStatic }: Site,
  description: string,
  schema: JSONSchema,
  examples: JSONObject,
  isCached: boolean,
): JSONObject {
  const headers = isCached ? ['ETag', 'Cache-Control'] : ['Cache-Control', 'X-Request-Id'];
  return {
    description,
    ...(!isStatic && { headers: referToHeaders(headers) }),
    content: { 'application/json': { schema, examples } },
  };
}

function referToHeaders(names: readonly string[]): JSONObject {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function errorReferences(errors: readonly ProblemCode[]): JSONObject {
  const answered: readonly ProblemCode[] = ['invalid_request', ...errors, 'method_not_allowed'];
  return Object.fromEntries([
    ...answered.map((code) => [problems[code].status, { $ref: `#/components/responses/${code}` }]),
    ...Object.entries(serviceFaults).map(([code, { status }]) => [
      status,
      { $ref: `#/components/responses/${code}` },
    ]),
  ]);
}

function problemBody(schema: JSONSchema): JSONObject {
  return { 'application/problem+json': { schema } };
}

function describeErrors(described: SchemaCollection): JSONObject {
  const problem = described.refer(ProblemDetails, 'output');
  // An unknown path belongs to no operation.
  const { not_found: _, ...answered } = problems;
  const responses = Object.entries(answered).map(([code, { title, status }]) => [
    code,
    {
      description: `${title}.`,
      headers: referToHeaders(status === 405 ? ['Allow', 'X-Request-Id'] : ['X-Request-Id']),
      content: problemBody(problem),
    },
  ]);
  const faults = Object.entries(serviceFaults).map(([code, { title, status }]) => [
    code,
    {
      description: `${title}.`,
      headers: referToHeaders(status === 503 ? ['Retry-After'] : ['X-Request-Id']),
      content: problemBody(described.refer(faultDetails[code as ServiceFaultCode], 'output')),
    },
  ]);
  return Object.fromEntries([...responses, ...faults]);
}
