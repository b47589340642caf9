// The OpenAPI 3.1 document: a projection of the operations table, with examples that are run.
import type * as z from 'zod';
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

  refer(schema: z.ZodType, io: 'input' | 'output'): JSONSchema {
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
      description: answers,
      schema: described.refer(ApiIndex, 'output'),
      examples: example,
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
  return {
    operationId: id,
    tags: [tagOf(path)],
    summary,
    description,
    ...(method === 'GET'
      ? describeParameters(operation, site)
      : { ...onlyReads, requestBody: describeBody(operation, site, described) }),
    responses: describeResponses(site, {
      description: answers,
      schema: described.refer(output, 'output'),
      examples: renderExamples(operation, site, (input) => execute(operation, site, input)),
      isCached: operation.cache === 'until-content-changes',
      errors,
    }),
  };
}

/** What a path answers, with success and without. */
interface Answered {
  readonly description: string;
  readonly schema: JSONSchema;
  readonly examples: JSONObject;
  readonly isCached: boolean;
  readonly errors: readonly ProblemCode[];
}

/** What else a static host answers, and with which headers, is up to that host. */
function describeResponses(
  { isStatic }: Site,
  { description, schema, examples, isCached, errors }: Answered,
): JSONObject {
  const content = { 'application/json': { schema, examples } };
  if (isStatic) return { 200: { description, content } };
  const names = isCached ? ['ETag', 'Cache-Control'] : ['Cache-Control', 'X-Request-Id'];
  return {
    200: { description, headers: referToHeaders(names), content },
    ...(isCached && { 304: notModified }),
    ...errorReferences(errors),
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

function referToHeaders(names: readonly string[]): JSONObject {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function errorReferences(errors: readonly ProblemCode[]): JSONObject {
  const known = { ...problems, ...serviceFaults };
  const faults = Object.keys(serviceFaults) as ServiceFaultCode[];
  const answered = ['invalid_request', ...errors, 'method_not_allowed', ...faults] as const;
  return Object.fromEntries(
    answered.map((code) => [known[code].status, { $ref: `#/components/responses/${code}` }]),
  );
}

/** The headers of a problem, but for those with the usual one. */
const problemHeaders: Readonly<Partial<Record<number, readonly string[]>>> = {
  405: ['Allow', 'X-Request-Id'],
  503: ['Retry-After'],
};

function describeErrors(described: SchemaCollection): JSONObject {
  // An unknown path belongs to no operation.
  const { not_found: _, ...answered } = problems;
  const ofFaults: Readonly<Record<string, z.ZodType>> = faultDetails;
  const responses = Object.entries({ ...answered, ...serviceFaults }).map(
    ([code, { title, status }]) => {
      const schema = described.refer(ofFaults[code] ?? ProblemDetails, 'output');
      const headers = referToHeaders(problemHeaders[status] ?? ['X-Request-Id']);
      const content = { 'application/problem+json': { schema } };
      return [code, { description: `${title}.`, headers, content }] as const;
    },
  );
  return Object.fromEntries(responses);
}
