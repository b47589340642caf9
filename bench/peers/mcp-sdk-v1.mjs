// The official v1 SDK with a server and a stateless transport per request, answering JSON.
import { createServer } from 'node:http';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { port } from './fixture.mjs';
import { registerTools } from './mcp-tools.mjs';

createServer(async (request, response) => {
  if (request.method !== 'POST') {
    response.end();
    return;
  }
  const server = registerTools(new McpServer({ name: 'profile-api', version: '1.0.0' }));
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(request, response);
}).listen(port, '127.0.0.1');
