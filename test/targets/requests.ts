// Forty requests in groups, and how an answer differs from the one of `build --target node`.
import { gunzipSync } from 'node:zlib';
import type { Connection, Received, Sent } from '../contract/exchange.ts';
import { sampleContent } from '../sample.ts';

interface Asked extends Sent {
  readonly target: string;
  /** Whether the request repeats the entity tag of an earlier answer. */
  readonly isRepeated?: boolean;
}

const { slug } = sampleContent.cases[0]!;
const get = (...targets: readonly string[]): readonly Asked[] =>
  targets.map((target) => ({ target }));
const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const initialize = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
});

const files = ['/', '/openapi.json', '/llms.txt'];

/** The requests by the name of their row in docs/deploy.md. */
export const requests: Readonly<Record<string, readonly Asked[]>> = {
  Pages: get('/', `/cases/${slug}/`, '/fit/', '/developers/'),
  API: get('/api', '/api/profile', '/api/cases', `/api/cases/${slug}`),
  'Work history': get('/api/experience'),
  Files: get('/openapi.json', '/assets/site.css', '/resume.pdf', '/index.md'),
  'Markdown of cases': get(`/cases/${slug}.md`),
  'API catalog': get('/.well-known/api-catalog'),
  HEAD: files.map((target) => ({ target, method: 'HEAD' })),
  '304 by the entity tag': files.map((target) => ({ target, isRepeated: true })),
  gzip: files.map((target) => ({ target, headers: { 'accept-encoding': 'gzip' } })),
  'Other methods to files': [
    { target: '/openapi.json', method: 'POST' },
    { target: '/openapi.json', method: 'OPTIONS' },
  ],
  'Other methods elsewhere': [
    { target: '/', method: 'POST' },
    { target: '/api/profile', method: 'DELETE' },
    { target: '/api/profile', method: 'OPTIONS' },
  ],
  'Nothing there': get('/nothing', '/cases/nothing/'),
  'Nothing in the API': get('/api/nothing', '/api/cases/nothing'),
  '`/fit`': get('/fit', `/cases/${slug}`),
  '`/api/profile/`': get('/api/profile/'),
  '`Accept: text/markdown`': [{ target: '/', headers: { accept: 'text/markdown' } }],
  'Filters, matcher, MCP': [
    { target: '/api/experience?technology=rust' },
    {
      target: '/api/job-fit',
      method: 'POST',
      headers: json,
      body: '{"job_description":"TypeScript"}',
    },
    { target: '/api/mcp', method: 'POST', headers: json, body: initialize },
  ],
};

/** Sends a request; a repeated one with the entity tag of the first answer. */
export async function ask({ send }: Connection, asked: Asked): Promise<Received> {
  const { target, isRepeated = false, ...sent } = asked;
  if (!isRepeated) return send(target, sent);
  const { headers } = await send(target);
  return send(target, { ...sent, headers: { 'if-none-match': headers['etag'] ?? '"none"' } });
}

/** The text without its compression. */
function bodyOf({ headers, body }: Received): string {
  return String(headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
}

const plain = (type = 'none') => type.split(';')[0]!;

/**
 * The differences between an answer and that of the service, each in a few words. Texts of static sites describe files, so
 * only their data is compared.
 */
export function compare(
  expected: Received,
  received: Received,
  isStatic: boolean,
): readonly string[] {
  const { status, headers } = received;
  const isSame = status === expected.status;
  const type = plain(headers['content-type']);
  const isOtherBody = bodyOf(received) !== bodyOf(expected);
  const isData = !isStatic || isOfData(expected);
  const isLost = (name: string) =>
    expected.headers[name] !== undefined && headers[name] === undefined;
  const isOther = (name: string) =>
    headers[name] !== undefined && expected.headers[name] !== headers[name];
  const isFound = isSame && status < 400;
  const hasOwnHeaders = isLost('x-content-type-options') && !(status >= 300 && status < 400);
  const differences: readonly (readonly [boolean, string])[] = [
    [!isSame, String(status)],
    [status === 200 && isSame && type !== plain(expected.headers['content-type']), type],
    [status === 200 && isSame && isOtherBody && isData, 'other text'],
    [isProblem(expected) && status >= 400 && !isProblem(received), 'no problem document'],
    [status === 405 && headers['allow'] === undefined, 'no `Allow`'],
    [isFound && isLost('etag'), 'no entity tag'],
    [status === 304 && isOther('etag'), 'own entity tag'],
    [isFound && isLost('content-encoding'), 'not compressed'],
    [isFound && isOther('location'), 'other place'],
    [hasOwnHeaders, 'own headers'],
    [isLost('access-control-allow-origin'), 'no CORS'],
    [status === 200 && !hasOwnHeaders && isOther('cache-control'), 'own cache time'],
    [isPage(received) && !hasOwnHeaders && isLost('content-security-policy'), 'no policy'],
    [status === 200 && !hasOwnHeaders && isLost('link'), 'no `Link`'],
    [isFound && isOther('link') && type !== 'text/html', 'shorter `Link`'],
  ];
  return differences.flatMap(([isThere, text]) => (isThere ? [text] : []));
}

function isPage({ headers }: Received): boolean {
  return plain(headers['content-type']) === 'text/html';
}

function isProblem({ headers }: Received): boolean {
  return plain(headers['content-type']) === 'application/problem+json';
}

/** Whether a static site answers the same bytes. */
function isOfData(received: Received): boolean {
  const isJSON = plain(received.headers['content-type']) === 'application/json';
  return isJSON && !/openapi|mcp/.test(bodyOf(received));
}
