// The OpenAPI 3.1 document, built from the operation definitions. Its examples are real results.
import { trustSentence } from '../trust/sentence.ts';
import { execute } from '../../operations/execute.ts';
import { operationsOf } from '../../operations/index.ts';
import { inputSchema, type JSONSchema } from '../../operations/json-schema.ts';
import { paths } from '../../paths.ts';
import type { Content } from '../../schema/content.ts';
import type { Operation } from '../../schema/operation.ts';
import type { Site } from '../../schema/site.ts';
import { Verification } from '../../schema/verification.ts';
import { apiVersion } from '../../version.ts';
import { jsonDocument } from '../document.ts';
import { apiIndexOf, describeApiIndex } from './api-index.ts';
import { Components, type JSONObject, referToHeaders } from './openapi-components.ts';

/** Longest example, in characters of JSON: agents read the document. */
const maxExampleLength = 12_000;

export const openapi = jsonDocument(paths.openapi, (site) => describeAPI(site, site.content));

/** The contract of every profile: without a list of slugs, so that a client generated of it reads cases that are added. */
export const genericOpenapi = jsonDocument(paths.genericOpenapi, (site) =>
  describeAPI(site, { ...site.content, cases: [] }),
);

const ofService =
  'Headline profile, production case studies, work history, and a keyword-based job-description matcher that quotes its evidence. Public, keyless, open to browsers; nothing that is sent is stored. Every error is problem+json, unknown paths (404 `not_found`) included.';
const ofFiles =
  'Headline profile, production case studies and work history as JSON files, made when the site was built: no filters, no matcher, no MCP server. Public and keyless. The host decides how it answers an unknown path.';

/** @param shapes the content whose slugs the schemas list */
function describeAPI(site: Site, shapes: Content): JSONObject {
  const { name, email } = site.content.profile;
  const components = new Components(site, shapes);
  const index = describeIndex(site, components);
  const operations = operationsOf(site).map((operation) => [
    operation.path,
    { [operation.method.toLowerCase()]: describeOperation(operation, site, components) },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: `Profile API of ${name}`,
      version: apiVersion,
      summary: `The profile of one engineer, read-only. ${trustSentence(site)}`,
      description: site.isStatic ? ofFiles : ofService,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name, email, url: site.baseUrl + paths.home },
    },
    externalDocs: { url: site.baseUrl + paths.developers, description: 'Developer guide' },
    servers: [{ url: site.baseUrl }],
    security: [],
    tags: listTags(site),
    paths: { [apiIndexOf(site).path]: { get: index }, ...Object.fromEntries(operations) },
    // A document, not an operation: the contract has no other operations.
    ...(site.root === undefined && {
      'x-documents': {
        [paths.verification]: { schema: components.referToSchema(Verification, 'output') },
      },
    }),
    components: components.render(),
  };
}

/** The tag of an operation: the path segment after `/api/`. */
function tagOf(path: string): string {
  return path.replace(/\.json$/, '').split('/')[2] ?? 'index';
}

function listTags(site: Site): readonly JSONObject[] {
  const all = [apiIndexOf(site), ...operationsOf(site)];
  const names = new Set(all.map(({ path }) => tagOf(path)));
  return [...names].map((name) => {
    const tagged = all.filter(({ path }) => tagOf(path) === name);
    return { name, description: tagged.map(({ summary }) => `${summary}.`).join(' ') };
  });
}

function describeIndex(site: Site, components: Components): JSONObject {
  const index = { ...apiIndexOf(site), cache: 'until-content-changes', errors: [] } as const;
  const content = {
    schema: components.referToSchema(index.output, 'output'),
    examples: { index: { summary: 'The index', value: describeApiIndex(site) } },
  };
  return {
    ...describeBriefly(index),
    responses: describeResponses(index, content, site, components),
  };
}

function describeOperation(operation: Operation, site: Site, components: Components): JSONObject {
  const content = {
    schema: components.referToSchema(operation.output, 'output'),
    examples: renderExamples(operation, site, (input) => execute(operation, site, input)),
  };
  return {
    ...describeBriefly(operation),
    ...(operation.method === 'GET'
      ? describeParameters(operation, site, components)
      : describeBody(operation, site, components)),
    responses: describeResponses(operation, content, site, components),
  };
}

function describeBriefly(
  operation: Pick<Operation, 'id' | 'path' | 'summary' | 'description'>,
): JSONObject {
  const { id, path, summary, description } = operation;
  return { operationId: id, tags: [tagOf(path)], summary, description };
}

function describeParameters(
  operation: Operation,
  { content }: Site,
  components: Components,
): JSONObject {
  const { properties = {} } = inputSchema(operation, components.shapes);
  const inputs = operation.examples(content).map(({ input }) => input);
  const parameters = Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = property as JSONSchema;
    const inPath = operation.path.includes(`{${name}}`);
    const example = inputs.find((input) => name in input)?.[name];
    const parameter = { name, in: inPath ? 'path' : 'query', required: inPath };
    return { ...parameter, description, schema, ...(example !== undefined && { example }) };
  });
  return parameters.length > 0 ? { parameters } : {};
}

function describeBody(operation: Operation, site: Site, components: Components): JSONObject {
  const schema = components.referToSchema(operation.input, 'input');
  const examples = renderExamples(operation, site, (input) => input);
  return {
    // GPT Actions ask the user for consent before a POST without this member.
    'x-openai-isConsequential': false,
    requestBody: { required: true, content: { 'application/json': { schema, examples } } },
  };
}

function renderExamples(
  { examples }: Operation,
  { content }: Site,
  render: (input: JSONObject) => unknown,
): JSONObject {
  const rendered = examples(content)
    .map(({ summary, input }, index) => [`example${index + 1}`, { summary, value: render(input) }])
    .filter(([, example]) => JSON.stringify(example).length <= maxExampleLength);
  return Object.fromEntries(rendered);
}

/** Lists the responses of an operation. On a static site the host decides about headers and failures. */
function describeResponses(
  { answers, cache, errors }: Pick<Operation, 'answers' | 'cache' | 'errors'>,
  json: JSONObject,
  { isStatic }: Site,
  components: Components,
): JSONObject {
  const success = { description: answers, content: { 'application/json': json } };
  if (isStatic) return { 200: success };
  const failures = components.referToProblems(errors);
  if (cache === 'never') {
    const headers = referToHeaders(['Cache-Control', 'X-Request-Id']);
    return { 200: { ...success, headers }, ...failures };
  }
  const headers = referToHeaders(['ETag', 'Cache-Control']);
  const notModified = 'The client has this version: it sent its `ETag` as `If-None-Match`.';
  return { 200: { ...success, headers }, 304: { description: notModified, headers }, ...failures };
}
