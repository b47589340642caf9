// `/.well-known/api-catalog` (RFC 9727): a linkset (RFC 9264) of the REST API and the MCP server.
import { languagesOf, tagOf, urlOf } from '../../domain/languages.ts';
import { paths } from '../../paths.ts';
import type { Document } from '../document.ts';
import { apiIndexOf } from '../reference/api-index.ts';
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
  const languages = languagesOf(site);
  return {
    linkset: [
      { anchor: `${site.baseUrl}${apiCatalog.path}`, item: languages.flatMap(listItems) },
      ...languages.flatMap(describeApis),
    ],
  };
}

function restOf(site: Site): string {
  return site.baseUrl + apiIndexOf(site).path;
}

/** The APIs in one language; the attribute names it if there are several (RFC 9264 §4.2). */
function listItems(site: Site): readonly object[] {
  const hreflang = languagesOf(site).length > 1 && { hreflang: [tagOf(site.content)] };
  const describe = (href: string) => ({ href, type: 'application/json', ...hreflang });
  return [restOf(site), ...(site.isStatic ? [] : [site.baseUrl + paths.mcp])].map(describe);
}

function describeApis(site: Site): readonly object[] {
  const target = targetOf(site);
  return [
    {
      anchor: restOf(site),
      'service-desc': [paths.openapi, paths.genericOpenapi].flatMap((path) =>
        target(path, 'application/json'),
      ),
      'service-doc': [
        ...target(paths.developers, 'text/html'),
        ...target(paths.developersMarkdown, 'text/markdown'),
      ],
      'service-meta': [
        ...target(paths.llms, 'text/plain'),
        ...target(paths.verification, 'application/json'),
        ...listResumes(site).flatMap(({ path, type }) => target(path, type)),
      ],
      ...(!site.isStatic && { status: target(paths.readyz, 'application/json') }),
    },
    ...(site.isStatic ? [] : [describeMcp(site)]),
  ];
}

function targetOf(site: Site) {
  return (path: string, type: string) => [{ href: urlOf(site, path), type }];
}

function describeMcp(site: Site): object {
  const { content } = site;
  const target = targetOf(site);
  const mcp = site.baseUrl + paths.mcp;
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
