// `/.well-known/api-catalog`: RFC 9727, a linkset (RFC 9264) of the REST API and the MCP server.
import type { Document, Site } from './document.ts';

/** RFC 9727 §4.1: the profile parameter tells an API catalog from other linksets. */
const mediaType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

export const apiCatalog: Document = {
  path: '/.well-known/api-catalog',
  mediaType,
  title: 'API catalog',
  description: 'Every API of this origin with its description and guide (RFC 9727).',
  // RFC 9727 §3: answers, HEAD included, point to the catalog itself with `rel="api-catalog"`; every answer does.
  render: (site) => `${JSON.stringify(renderLinkset(site), undefined, 2)}\n`,
};

function renderLinkset({ baseUrl }: Site): object {
  const target = (path: string, type: string) => [{ href: `${baseUrl}${path}`, type }];
  const rest = `${baseUrl}/api`;
  const mcp = `${baseUrl}/api/mcp`;
  return {
    linkset: [
      {
        anchor: `${baseUrl}${apiCatalog.path}`,
        item: [
          { href: rest, type: 'application/json' },
          { href: mcp, type: 'application/json' },
        ],
      },
      {
        anchor: rest,
        'service-desc': target('/openapi.json', 'application/json'),
        'service-doc': [
          ...target('/developers/', 'text/html'),
          ...target('/developers.md', 'text/markdown'),
        ],
        'service-meta': target('/llms.txt', 'text/plain'),
        status: target('/readyz', 'application/json'),
      },
      {
        anchor: mcp,
        'service-desc': target('/api/mcp/server-card', 'application/mcp-server-card+json'),
        'service-doc': [
          ...target('/agents/', 'text/html'),
          ...target('/agents.md', 'text/markdown'),
        ],
        'service-meta': target('/.well-known/ai-catalog.json', 'application/ai-catalog+json'),
        status: target('/api/mcp', 'application/json'),
      },
    ],
  };
}
