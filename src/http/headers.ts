// Header values that every answer or every kind of answer carries.
import { paths } from '../paths.ts';

export type Headers = Readonly<Record<string, string>>;

/** Headers of answers that scripts in browsers may read. */
export const exposedHeaders = 'ETag, Link, Allow';

/** Headers of every answer: CORS, no sniffing, links to contract and guide. */
export function commonHeaders(baseUrl: string): Headers {
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': exposedHeaders,
    'x-content-type-options': 'nosniff',
    link: [
      `<${baseUrl}${paths.openapi}>; rel="service-desc"; type="application/json"`,
      `<${baseUrl}${paths.developers}>; rel="service-doc"; type="text/html"`,
      `<${baseUrl}${paths.apiCatalog}>; rel="api-catalog"; type="application/linkset+json"`,
    ].join(', '),
  };
}

/** Headers of a preflight besides `Access-Control-Allow-Methods`. */
export const preflightHeaders: Headers = {
  // The wildcard covers any header of a request without credentials but `Authorization` (Fetch §3.3.2); the
  // names are for clients that do not know the wildcard.
  'access-control-allow-headers':
    '*, Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID',
  'access-control-max-age': '86400',
};

/** Browsers ask again each time; an edge keeps an answer for the one hour of the contract and not a second longer. */
export const cachedAtEdge = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=0';

/** The tag of everything, by the names that Cloudflare and Fastly give it. */
export const cacheTags: Headers = { 'cache-tag': 'profile', 'surrogate-key': 'profile' };

export const notStored = 'no-store';

/** Headers of an answer without content, which has no media type (RFC 9110 §8.3). */
export function emptyHeaders(common: Headers): Headers {
  return { ...common, 'cache-control': notStored, 'content-length': '0' };
}

/**
 * Makes the headers of answers to single requests, by the length of their body. A copy with one member
 * overridden costs a hundredth of a copy with members added; answers of one length after another share theirs.
 */
export function createOwnHeaders(common: Headers, mediaType: string): (length: number) => Headers {
  let last = 0;
  let headers = {
    ...common,
    'cache-control': notStored,
    'content-type': mediaType,
    'content-length': '0',
  };
  return (length) => {
    if (length === last) return headers;
    last = length;
    return (headers = { ...headers, 'content-length': String(length) });
  };
}
