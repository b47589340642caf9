// `GET /api/mcp`: describes the MCP server to people and programs that do not speak the protocol.
import { trustSentence } from '../trust/sentence.ts';
import { inputSchema } from '../../operations/json-schema.ts';
import { operationsOf } from '../../operations/index.ts';
import { paths } from '../../paths.ts';
import { apiVersion, protocolVersions, serverName } from '../../version.ts';
import { type Document, jsonDocument } from '../document.ts';
import type { Site } from '../../schema/site.ts';

function describeStatus(site: Site): object {
  const { content, baseUrl } = site;
  return {
    name: serverName,
    status: 'active',
    version: apiVersion,
    description: `MCP server over the engineering profile of ${content.profile.name}. ${trustSentence(site)} POST JSON-RPC here.`,
    protocol: 'Streamable HTTP (stateless, JSON responses)',
    protocolVersions,
    endpoints: {
      mcp: baseUrl + paths.mcp,
      openapi: baseUrl + paths.openapi,
      llmsTxt: baseUrl + paths.llms,
      llmsFullTxt: baseUrl + paths.llmsFull,
      docs: baseUrl + paths.developers,
    },
    tools: operationsOf(site).map((operation) => ({
      name: operation.tool.name,
      description: operation.tool.description,
      parameters: inputSchema(operation, content),
    })),
  };
}

export const mcpStatus: Document = {
  ...jsonDocument(paths.mcp, describeStatus),
  // A client that accepts only an event stream is refused at this path.
  vary: 'Accept',
};
