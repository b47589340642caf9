// The official v2 SDK with a server per request, answering JSON.
import { createServer } from 'node:http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { port } from './fixture.mjs';
import { registerTools } from './mcp-tools.mjs';

const handler = createMcpHandler(
  () => registerTools(new McpServer({ name: 'profile-api', version: '1.0.0' })),
  { responseMode: 'json' },
);
createServer(toNodeHandler(handler)).listen(port, '127.0.0.1');
