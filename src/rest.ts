// What the first answer does not need: documents, pages and MCP. The only place where the HTTP and the MCP face meet.
import { listDocuments } from './documents/index.ts';
import { notFoundPage } from './documents/pages/not-found.tsx';
import { createDocumentEndpoints } from './http/document-endpoint.ts';
import { createNotFoundAnswers } from './http/not-found.ts';
import type { Rest } from './http/staged-handler.ts';
import { createMcpEndpoint, type McpContext } from './mcp-endpoint.ts';

/** Makes every endpoint beside those of the operations. */
export function createRest(context: McpContext): Rest {
  const { site, headers } = context;
  return {
    endpoints: [
      ...listDocuments(site).flatMap((document) => createDocumentEndpoints(document, context)),
      createMcpEndpoint(context),
    ],
    answerNotFound: createNotFoundAnswers(notFoundPage, site, headers),
  };
}
