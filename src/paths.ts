// Where everything stands that others link to. Every link is made from here.

export const paths = {
  home: '/',
  homeMarkdown: '/index.md',
  apiIndex: '/api',
  mcp: '/api/mcp',
  serverCard: '/api/mcp/server-card',
  openapi: '/openapi.json',
  aiCatalog: '/.well-known/ai-catalog.json',
  apiCatalog: '/.well-known/api-catalog',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  robots: '/robots.txt',
  securityTxt: '/.well-known/security.txt',
  sitemap: '/sitemap.xml',
  healthz: '/healthz',
  readyz: '/readyz',
  developers: '/developers/',
  developersMarkdown: '/developers.md',
  agents: '/agents/',
  agentsMarkdown: '/agents.md',
  fit: '/fit/',
  fitMarkdown: '/fit.md',
} as const;

/** The page of a case study. */
export function casePath(slug: string): string {
  return `/cases/${slug}/`;
}

export function caseMarkdownPath(slug: string): string {
  return `/cases/${slug}.md`;
}
