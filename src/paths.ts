// The path of everything that others link to. Every link is made from here.

export const paths = {
  home: '/',
  homeMarkdown: '/index.md',
  apiIndex: '/api',
  mcp: '/api/mcp',
  serverCard: '/api/mcp/server-card',
  wellKnownServerCard: '/.well-known/mcp/server-card.json',
  openapi: '/openapi.json',
  verification: '/verification.json',
  manifest: '/.well-known/profile-manifest.json',
  keys: '/.well-known/jwks.json',
  attest: '/attest/',
  attestMarkdown: '/attest.md',
  aiCatalog: '/.well-known/ai-catalog.json',
  agentSkills: '/.well-known/agent-skills/index.json',
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
  siteContent: '/site.content.json',
  fit: '/fit/',
  fitMarkdown: '/fit.md',
} as const;

/** Where telephones find the name and the icon of a site that they keep. */
export const webManifestPath = '/site.webmanifest';

/** Where pages learn of changes, under `serve --watch`. */
export const changesPath = '/assets/changes';

/** The page of a case study. */
export function casePath(slug: string): string {
  return `/cases/${slug}/`;
}

export function caseMarkdownPath(slug: string): string {
  return `/cases/${slug}.md`;
}

export function agentSkillPath(name: string): string {
  return `/.well-known/agent-skills/${name}/SKILL.md`;
}

/** The forms of the résumé, and the picture shown where the profile is shared. */
export const resumePaths = {
  json: '/resume.json',
  markdown: '/resume.md',
  card: '/contact.vcf',
  pdf: '/resume.pdf',
  picture: '/og.png',
} as const;

/** Documents that a file of the owner at the same path replaces. */
const replaceable: ReadonlySet<string> = new Set([
  ...Object.values(resumePaths),
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  webManifestPath,
]);
const own: ReadonlySet<string> = new Set(Object.values(paths));

export function isReplaceable(path: string): boolean {
  return replaceable.has(path);
}

/** Whether the service answers at a path itself, whatever the profile says. */
export function isReserved(path: string): boolean {
  return (
    own.has(path) ||
    own.has(`${path}/`) ||
    /^\/(?:api|assets|attestations|cases|\.well-known\/agent-skills)(?:\/|$)/u.test(path)
  );
}

/** Where a static site has what a service answers under `/api`: hosts derive media types from file extensions. */
export function toFilePath(path: string): string {
  return /^\/api(?:\/|$)/.test(path) ? `${path}.json` : path;
}
