// Paths of the service. Every link is made from these.

export const paths = {
  home: '/',
  homeMarkdown: '/index.md',
  apiIndex: '/api',
  mcp: '/api/mcp',
  serverCard: '/api/mcp/server-card',
  wellKnownServerCard: '/.well-known/mcp/server-card.json',
  openapi: '/openapi.json',
  genericOpenapi: '/openapi.generic.json',
  verification: '/verification.json',
  manifest: '/.well-known/profile-manifest.json',
  keys: '/.well-known/jwks.json',
  attest: '/attest/',
  attestMarkdown: '/attest.md',
  verify: '/verify/',
  verifyMarkdown: '/verify.md',
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

/** The manifest with the name and icon for the home screen of a phone. */
export const webManifestPath = '/site.webmanifest';

/** The event stream of changes, under `serve --watch`. */
export const changesPath = '/assets/changes';

export function casePath(slug: string): string {
  return `/cases/${slug}/`;
}

export function caseMarkdownPath(slug: string): string {
  return `/cases/${slug}.md`;
}

export function agentSkillPath(name: string): string {
  return `/.well-known/agent-skills/${name}/SKILL.md`;
}

/** The résumé in each form, and the picture for link previews. */
export const resumePaths = {
  json: '/resume.json',
  markdown: '/resume.md',
  card: '/contact.vcf',
  pdf: '/resume.pdf',
  word: '/resume.docx',
  picture: '/og.png',
} as const;

/** Pictures and the manifest, which a file of the owner can replace. */
const replaceable: ReadonlySet<string> = new Set([
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  webManifestPath,
]);

/** Whether a file of the owner can replace the document at the path. */
export function isReplaceable(path: string): boolean {
  return replaceable.has(path) || Object.values<string>(resumePaths).includes(path);
}

/** Whether the path belongs to the service, so that no file of the owner can have it. */
export function isReserved(path: string): boolean {
  const own: readonly string[] = Object.values(paths);
  return (
    own.includes(path) ||
    own.includes(`${path}/`) ||
    /^\/(?:api|assets|attestations|cases|\.well-known\/agent-skills)(?:\/|$)/u.test(path)
  );
}

/** Whether each language has its own document at the path, below its tag. The others exist once, at the root. */
export function isPerLanguage(path: string): boolean {
  return (
    path === '/' ||
    /^\/(?:api|cases|developers|agents|fit)(?:[/.]|$)/u.test(path) ||
    /^\/(?:index\.md|openapi\.json|llms(?:-full)?\.txt|site\.content\.json)$/u.test(path) ||
    /^\/(?:resume\.(?:json|md|pdf|docx)|contact\.vcf|og\.png)$/u.test(path)
  );
}

/** The file of an API path on a static site: hosts derive media types from file extensions. */
export function toFilePath(path: string): string {
  return /^\/api(?:\/|$)/.test(path) ? `${path}.json` : path;
}
