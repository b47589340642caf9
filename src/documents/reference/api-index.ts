// `GET /api`: the JSON index of endpoints. In the contract it is the operation `getApiIndex`.
import { trustSentence } from '../trust/sentence.ts';
import * as z from 'zod';
import { operationsOf } from '../../operations/index.ts';
import { component } from '../../schema/components.ts';
import { jsonDocument } from '../document.ts';
import type { Site } from '../../schema/site.ts';
import { paths, toFilePath } from '../../paths.ts';

const EndpointSummary = component(
  'EndpointSummary',
  'One endpoint of the API.',
  z.object({ method: z.string(), path: z.string(), operationId: z.string(), summary: z.string() }),
);

const ApiIndex = component(
  'ApiIndex',
  'Every endpoint, with the addresses of contract, guide and MCP server.',
  z.object({
    name: z.string(),
    description: z.string().optional(),
    openapi: z.url().describe('The OpenAPI document.'),
    docs: z.url().optional().describe('The developer guide.'),
    mcp: z.url().optional().describe('The MCP server.'),
    endpoints: z.array(EndpointSummary),
  }),
);
type ApiIndex = Readonly<z.output<typeof ApiIndex>>;

/** The index as an operation, for OpenAPI, the reference and the index itself. On a static site it is a file. */
export function apiIndexOf({ isStatic }: Site) {
  return {
    id: 'getApiIndex',
    method: 'GET',
    path: isStatic ? toFilePath(paths.apiIndex) : paths.apiIndex,
    summary: 'List the endpoints',
    description: isStatic
      ? 'The index: every file, and where to find contract and guide.'
      : 'The index of the API: every endpoint, and where to find contract, guide and MCP server.',
    answers: 'The index.',
    output: ApiIndex,
  } as const;
}

export function describeApiIndex(site: Site): ApiIndex {
  const { content, baseUrl, isStatic } = site;
  return ApiIndex.parse({
    name: `Profile API of ${content.profile.name}`,
    description: `The engineering profile of ${content.profile.name}: read-only, keyless, JSON. ${trustSentence(site)}`,
    openapi: baseUrl + paths.openapi,
    docs: baseUrl + paths.developers,
    ...(!isStatic && { mcp: baseUrl + paths.mcp }),
    endpoints: [apiIndexOf(site), ...operationsOf(site)].map((operation) => ({
      ...operation,
      operationId: operation.id,
    })),
  });
}

export const apiIndex = jsonDocument(paths.apiIndex, describeApiIndex);
