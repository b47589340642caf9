// `GET /api`: the JSON index of endpoints. In the contract it is an operation (`getApiIndex`) without input.
import * as z from 'zod';
import { operations } from '../operations/index.ts';
import { component } from '../schema/components.ts';
import type { Document, Site } from './document.ts';
import { paths } from '../paths.ts';

export const ApiIndex = component(
  'ApiIndex',
  'Every endpoint, with the addresses of contract, guide and MCP server.',
  z.object({
    name: z.string(),
    description: z.string().optional(),
    openapi: z.url().describe('The OpenAPI document.'),
    docs: z.url().optional().describe('The developer guide.'),
    mcp: z.url().optional().describe('The MCP server.'),
    endpoints: z.array(
      z.object({
        method: z.string(),
        path: z.string(),
        operationId: z.string(),
        summary: z.string(),
      }),
    ),
  }),
);
export type ApiIndex = Readonly<z.output<typeof ApiIndex>>;

/** What the reference says of the index; it stands beside the operations in OpenAPI and in itself. */
export const apiIndexOperation = {
  id: 'getApiIndex',
  method: 'GET',
  path: paths.apiIndex,
  summary: 'List the endpoints',
  description:
    'The index of the API: every endpoint, and where to find contract, guide and MCP server.',
  answers: 'The index.',
  output: ApiIndex,
} as const;

/** Lists every endpoint of the contract. */
export function renderApiIndex({ content, baseUrl }: Site): ApiIndex {
  return ApiIndex.parse({
    name: `Profile API of ${content.profile.name}`,
    description: `The verified engineering profile of ${content.profile.name}: read-only, keyless, JSON.`,
    openapi: baseUrl + paths.openapi,
    docs: baseUrl + paths.developers,
    mcp: baseUrl + paths.mcp,
    endpoints: [apiIndexOperation, ...operations].map(({ method, path, id, summary }) => ({
      method,
      path,
      operationId: id,
      summary,
    })),
  });
}

export const apiIndex: Document = {
  path: paths.apiIndex,
  mediaType: 'application/json',
  render: (site) => JSON.stringify(renderApiIndex(site)),
};
