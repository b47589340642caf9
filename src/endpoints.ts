// Makes the endpoints of documents and operations. It imports most of the code, which a server loads once it listens.
import { listDocuments } from './documents/index.ts';
import { notFoundPage } from './documents/pages/not-found.tsx';
import { createDocumentEndpoints } from './http/document-endpoint.ts';
import type { Tables } from './http/handler.ts';
import { languageHeaders } from './http/headers.ts';
import { createNotFoundAnswers } from './http/not-found.ts';
import { createOperationEndpoint } from './http/operation-endpoint.ts';
import { createMcpEndpoint, type McpContext } from './mcp-endpoint.ts';
import { operationsOf } from './operations/index.ts';

/**
 * Makes the endpoints of a site.
 *
 * @throws {TypeError} if two operations share an id, a path or a tool name
 */
export function createEndpoints(context: Required<Pick<McpContext, 'kept'>> & McpContext): Tables {
  const { site, headers, kept } = context;
  const language = languageHeaders(site);
  return {
    endpoints: [
      ...listDocuments(site).flatMap((document) =>
        createDocumentEndpoints(document, { ...context, headers: kept }),
      ),
      ...operationsOf(site).map((operation) =>
        createOperationEndpoint(operation, {
          ...context,
          headers: { ...(operation.method === 'GET' ? kept : headers), ...language },
        }),
      ),
      createMcpEndpoint(context),
    ],
    answerNotFound: createNotFoundAnswers(notFoundPage, site, { ...headers, ...language }),
  };
}
