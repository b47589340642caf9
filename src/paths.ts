// Where everything stands that others link to. Every link is made from here.

export const paths = {
  home: '/',
  apiIndex: '/api',
  mcp: '/api/mcp',
  serverCard: '/api/mcp/server-card',
  openapi: '/openapi.json',
  aiCatalog: '/.well-known/ai-catalog.json',
  apiCatalog: '/.well-known/api-catalog',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  developers: '/developers/',
  agents: '/agents/',
  fit: '/fit/',
} as const;
