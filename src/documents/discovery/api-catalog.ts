// `/.well-known/api-catalog` (RFC 9727): a linkset (RFC 9264) of the REST API and the MCP server.
import { paths, toFilePath } from '../../paths.ts';
import type { Document } from '../document.ts';
import { listResumes } from '../resume/index.ts';
import type { Site } from '../../schema/site.ts';

/** RFC 9727 §4.1: the profile parameter distinguishes an API catalog from other linksets. */
const mediaType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

export const apiCatalog: Document = {
  path: paths.apiCatalog,
  mediaType,
  // RFC 9727 §3 asks for a `Link` header with `rel="api-catalog"`, which every answer has.
  render: (site) => `${JSON.stringify(renderLinkset(site), undefined, 2)}\n`,
};

function renderLinkset(site: Site): object {
  const { baseUrl, isStatic = false } = site;
  const target = targetOf(baseUrl);
  const rest = baseUrl + (isStatic ? toFilePath(paths.apiIndex) : paths.apiIndex);
  return {
    linkset: [
      {
        anchor: `${baseUrl}${apiCatalog.path}`,
        item: [
          { href: rest, type: 'application/json' },
          ...(isStatic ? [] : [{ href: baseUrl + paths.mcp, type: 'application/json' }]),
        ],
      },
      {
        anchor: rest,
        'service-desc': target(paths.openapi, 'application/json'),
        'service-doc': [
          ...target(paths.developers, 'text/html'),
          ...target(paths.developersMarkdown, 'text/markdown'),
        ],
        'service-meta': [
          ...target(paths.llms, 'text/plain'),
          ...target(paths.verification, 'application/json'),
          ...listResumes(site).flatMap(({ path, type }) => target(path, type)),
        ],
        ...(!isStatic && { status: target(paths.readyz, 'application/json') }),
      },
      ...(isStatic ? [] : [describeMcp(site)]),
    ],
  };
}

/** Makes links of paths. */
function targetOf(baseUrl: string) {
  return (path: string, type: string) => [{ href: `${baseUrl}${path}`, type }];
}

function describeMcp({ baseUrl, content }: Site): object {
  const target = targetOf(baseUrl);
  const mcp = baseUrl + paths.mcp;
  return {
    anchor: mcp,
    'service-desc': target(paths.serverCard, 'application/mcp-server-card+json'),
    'service-doc': [
      ...target(paths.agents, 'text/html'),
      ...target(paths.agentsMarkdown, 'text/markdown'),
    ],
    ...(content.site.index !== false && {
      'service-meta': target(paths.aiCatalog, 'application/ai-catalog+json'),
    }),
    status: target(paths.mcp, 'application/json'),
  };
}
