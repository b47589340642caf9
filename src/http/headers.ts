// Response headers that answers share.
import { rootOf, tagOf } from '../domain/languages.ts';
import { paths } from '../paths.ts';
import type { Site } from '../schema/site.ts';

export type Headers = Readonly<Record<string, string>>;

/** Response headers that scripts in browsers may read. */
export const exposedHeaders = 'ETag, Link, Allow';

/** Headers of every answer: CORS, no sniffing, links to the contract and the guide; `noindex` if the owner asks for it. */
export function commonHeaders(site: Pick<Site, 'baseUrl' | 'content' | 'root'>): Headers {
  const { baseUrl, content, root = site } = site;
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': exposedHeaders,
    'x-content-type-options': 'nosniff',
    ...(content.site.index === false && { 'x-robots-tag': 'noindex' }),
    link: [
      `<${baseUrl}${paths.openapi}>; rel="service-desc"; type="application/json"`,
      `<${baseUrl}${paths.developers}>; rel="service-doc"; type="text/html"`,
      `<${root.baseUrl}${paths.apiCatalog}>; rel="api-catalog"; type="application/linkset+json"`,
    ].join(', '),
  };
}

/** The language of an answer, by default that of the content, if the site has several. */
export function languageHeaders(site: Site, language = tagOf(site.content)): Headers {
  const hasSeveral = (rootOf(site).translations?.length ?? 0) > 0;
  return hasSeveral ? { 'content-language': language } : {};
}

/** Headers of a preflight besides `Access-Control-Allow-Methods`. */
export const preflightHeaders: Headers = {
  // The wildcard covers every header except `Authorization` in requests without credentials (Fetch §3.3.2). The names
  // are for clients that do not support the wildcard.
  'access-control-allow-headers':
    '*, Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID',
  'access-control-max-age': '86400',
};

/** Browsers revalidate each time; an edge caches for one hour, as the contract says, and serves nothing stale. */
export const cachedAtEdge = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=0';

/** The tag of all cacheable answers, in the headers of Cloudflare and Fastly. */
export const cacheTags: Headers = { 'cache-tag': 'profile', 'surrogate-key': 'profile' };

export const notStored = 'no-store';

/** Headers of an answer without content, which has no media type (RFC 9110 §8.3). */
export function emptyHeaders(common: Headers): Headers {
  return { ...common, 'cache-control': notStored, 'content-length': '0' };
}

/**
 * Makes the headers of answers that are not cached, by the length of their body. Overriding a member in a copy takes a
 * hundredth of the time of adding one.
 */
export function createOwnHeaders(common: Headers, mediaType: string): (length: number) => Headers {
  const headers = {
    ...common,
    'cache-control': notStored,
    'content-type': mediaType,
    'content-length': '0',
  };
  return (length) => ({ ...headers, 'content-length': String(length) });
}
