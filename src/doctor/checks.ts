// The checks of a published site. Each reports only what a visitor can notice.
import { paths } from '../paths.ts';
import { type Answer, hostOf, parse, type Site, textOf } from './site.ts';

export interface Finding {
  /** The check and the address, for example `type of /openapi.json`. */
  readonly check: string;
  readonly found: string;
  readonly cause: string;
  readonly fix: string;
}

type Check = (site: Site) => Promise<readonly (Finding | false | undefined)[]>;

const hour = 3_600;
const day = 86_400_000;
const largestPage = 500_000;
const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

async function checkOrigin(site: Site) {
  const contract = parse(await site.ask(paths.openapi));
  const named = String(contract?.servers?.[0]?.url ?? '').replace(/\/$/, '');
  return [
    named !== site.baseUrl && {
      check: 'base URL',
      found: named === '' ? 'openapi.json names no server' : `the links lead to ${named}`,
      cause: 'The site was built or started for another address.',
      fix: `Build again with --base-url ${site.baseUrl}, or set BASE_URL=${site.baseUrl}.`,
    },
  ];
}

const types: readonly (readonly [string, string])[] = [
  [paths.openapi, 'application/json'],
  [paths.llms, 'text/plain'],
  [paths.homeMarkdown, 'text/markdown'],
  [paths.apiCatalog, 'application/linkset+json'],
  [paths.sitemap, 'application/xml'],
];

async function checkTypes(site: Site) {
  return Promise.all(
    types.map(async ([path, type]) => {
      const answer = await site.ask(path);
      const host = hostOf(answer);
      // GitHub Pages takes types from file names, and has no setting for others.
      if (host === 'GitHub Pages' && path === paths.apiCatalog) return undefined;
      const given = answer.headers.get('content-type') ?? 'none';
      if (
        answer.status === 200 &&
        (given.startsWith(type) || (type === 'application/xml' && given.startsWith('text/xml')))
      )
        return undefined;
      return {
        check: `type of ${path}`,
        found: `status ${answer.status}, type ${given} instead of ${type}`,
        cause: `${host} serves the file without the rules that "build" wrote.`,
        fix: 'Publish _headers with the files, or use the nginx.conf or Caddyfile that "build" wrote.',
      };
    }),
  );
}

async function checkSafety(site: Site) {
  const [page, api] = [await site.ask(paths.home), await site.ask(site.api('/api/profile'))];
  const host = hostOf(page);
  if (host === 'GitHub Pages') return [];
  const lost = [
    !page.headers.has('content-security-policy') &&
      !/http-equiv="content-security-policy"/i.test(textOf(page)) &&
      'content-security-policy',
    page.headers.get('x-content-type-options') !== 'nosniff' && 'x-content-type-options',
    api.headers.get('access-control-allow-origin') !== '*' && 'access-control-allow-origin',
  ].filter((name) => name !== false);
  return [
    lost.length > 0 && {
      check: 'headers',
      found: `missing: ${lost.join(', ')}`,
      cause: `${host} removes or does not add the headers of the profile.`,
      fix: 'Pass the headers of the service on, or publish _headers with the files.',
    },
  ];
}

async function checkCaching(site: Site) {
  const found: Finding[] = [];
  for (const path of [site.api('/api/profile'), paths.openapi]) {
    const { headers, ...answer } = await site.ask(path);
    const control = headers.get('cache-control') ?? '';
    const [shared, own] = [/s-maxage=(\d+)/, /(?<!s-)max-age=(\d+)/].map((pattern) =>
      Number(pattern.exec(control)?.[1] ?? 0),
    );
    const age = Number(headers.get('age') ?? 0);
    const longest = Math.max(shared!, own!, age);
    if (longest <= hour && control !== '') continue;
    found.push({
      check: `one hour of ${path}`,
      found: control === '' ? 'no cache-control' : `cache-control ${control}, age ${age}`,
      cause: `A cache of ${hostOf({ headers, ...answer })} follows a rule of its own.`,
      fix: 'Remove rules that override the cache time ("edge TTL", "cache everything"), so that cache-control of the profile counts.',
    });
  }
  return found;
}

async function checkRevalidation(site: Site) {
  const path = site.api('/api/profile');
  const first = await site.ask(path);
  const etag = first.headers.get('etag');
  const again =
    etag === null ? undefined : await site.ask(path, { headers: { 'if-none-match': etag } });
  return [
    again?.status !== 304 && {
      check: 'ETag and 304',
      found: etag === null ? 'no ETag' : `status ${again?.status} to a request with the ETag`,
      cause: `${hostOf(first)} removes the ETag or ignores If-None-Match.`,
      fix: 'Switch off features that rewrite answers (minification, script injection), which remove the ETag.',
    },
  ];
}

async function checkCompression(site: Site) {
  const { headers, body } = await site.ask(paths.home, {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  const isTwice = body[0] === 0x1f && body[1] === 0x8b;
  if (headers.has('content-encoding') && !isTwice) return [];
  if (body.length < 1_000 && !isTwice) return [];
  return [
    {
      check: 'compression',
      found: isTwice
        ? 'the page is compressed twice'
        : `the page has ${body.length} bytes without compression`,
      cause: isTwice
        ? 'A proxy compresses answers that are compressed already.'
        : 'A proxy removes Accept-Encoding, or compression is off.',
      fix: isTwice
        ? 'Switch off compression in one of the two.'
        : 'Pass Accept-Encoding on, or switch compression on for text.',
    },
  ];
}

async function checkSize(site: Site) {
  const { body } = await site.ask(paths.home);
  return [
    body.length > largestPage && {
      check: 'size of the first page',
      found: `${body.length} bytes`,
      cause: 'The profile has more than a page should hold.',
      fix: 'Shorten case studies and roles.',
    },
  ];
}

async function checkMissing(site: Site) {
  const { status, headers } = await site.ask('/api/nothing-is-here');
  const type = headers.get('content-type') ?? 'none';
  const isProblem = site.isStatic || type.startsWith('application/problem+json');
  return [
    (status !== 404 || !isProblem) && {
      check: '404',
      found: `status ${status}, type ${type} for an address that does not exist`,
      cause: 'A rule of the host answers unknown addresses with a page of its own.',
      fix: 'Remove rewrites of all addresses to one page, and custom error pages.',
    },
  ];
}

async function checkMethods(site: Site) {
  const { status, headers } = await site.ask('/api/profile', { method: 'DELETE' });
  return [
    (status !== 405 || !headers.has('allow')) && {
      check: '405',
      found: `status ${status}${headers.has('allow') ? '' : ' without Allow'} to DELETE /api/profile`,
      cause: 'A proxy or a firewall answers methods itself.',
      fix: 'Let all methods through to the service.',
    },
  ];
}

function isCached({ headers }: Answer): boolean {
  const hits = `${headers.get('x-cache')} ${headers.get('cf-cache-status')}`;
  return headers.has('age') || /hit/i.test(hits);
}

async function checkPosts(site: Site) {
  const question = {
    method: 'POST',
    headers: json,
    body: '{"job_description":"TypeScript engineer"}',
  };
  const answers = [
    await site.ask('/api/job-fit', question),
    await site.ask('/api/job-fit', question),
  ];
  return [
    answers.some(({ status }) => status !== 200) && {
      check: 'POST /api/job-fit',
      found: `status ${answers.map(({ status }) => status).join(', ')}`,
      cause: 'A proxy or a firewall refuses POST.',
      fix: 'Let POST through to /api/job-fit and /api/mcp.',
    },
    answers.some(isCached) && {
      check: 'POST /api/job-fit',
      found: 'the answer came from a cache',
      cause: 'A cache stores answers to POST, and may give one visitor the answer of another.',
      fix: 'Restrict caching to GET and HEAD.',
    },
  ];
}

async function checkRedirects(site: Site) {
  const { status, headers } = await site.ask('/fit');
  const target = headers.get('location') ?? '';
  const isFine = status === 200 || (status >= 301 && status <= 308 && target.endsWith('/fit/'));
  return [
    !isFine && {
      check: 'redirects',
      found: `status ${status} for /fit${target === '' ? '' : `, to ${target}`}`,
      cause: 'The host does not add the slash at the end of page addresses.',
      fix: 'Switch on trailing slashes of folders, or link to /fit/ only.',
    },
  ];
}

async function checkTLS(site: Site) {
  if (!site.baseUrl.startsWith('https:')) {
    return [
      !/^http:\/\/(?:localhost|127\.)/.test(site.baseUrl) && {
        check: 'TLS',
        found: 'the address is http',
        cause: 'Nobody can tell whether the answers were changed on the way.',
        fix: 'Get a certificate (Caddy and all hosts do that themselves), and use the https address.',
      },
    ];
  }
  const { headers } = await site.ask(paths.home);
  const plain = await site
    .ask(site.baseUrl.replace('https:', 'http:') + paths.home)
    .catch(() => undefined);
  const isUpgraded =
    plain === undefined || (plain.headers.get('location') ?? '').startsWith('https:');
  return [
    !isUpgraded && {
      check: 'TLS',
      found: 'http answers without a redirect to https',
      cause: 'The server listens on port 80 for more than redirects.',
      fix: 'Redirect http to https with status 301 or 308.',
    },
    !headers.has('strict-transport-security') &&
      hostOf({ ...(await site.ask(paths.home)) }) !== 'GitHub Pages' && {
        check: 'HSTS',
        found: 'no strict-transport-security',
        cause: 'The host does not add it, and the service leaves it to the host.',
        fix: 'Add the header Strict-Transport-Security: max-age=31536000.',
      },
  ];
}

async function checkDiscovery(site: Site) {
  const [robots, sitemap, page] = [
    await site.ask(paths.robots),
    await site.ask(paths.sitemap),
    await site.ask(paths.home),
  ];
  // A path below an origin has no robots.txt of its own.
  const hasPath = new URL(site.baseUrl).pathname !== '/';
  const isHidden =
    /^Disallow: \/\s*$/m.test(textOf(robots)) ||
    /noindex/i.test(page.headers.get('x-robots-tag') ?? '');
  return [
    isHidden &&
      !/name="robots" content="noindex/.test(textOf(page)) && {
        check: 'robots',
        found: 'search engines may not index the site',
        cause: 'The host replaces robots.txt or adds x-robots-tag, as previews of deployments do.',
        fix: 'Publish to production and under your own domain, and remove the rule.',
      },
    !hasPath &&
      robots.status !== 200 && {
        check: 'robots',
        found: `status ${robots.status} for /robots.txt`,
        cause: 'The file was not published.',
        fix: 'Publish every file that "build" wrote.',
      },
    sitemap.status === 200 &&
      !textOf(sitemap).includes(`<loc>${site.baseUrl}/`) && {
        check: 'sitemap',
        found: 'the sitemap names other addresses',
        cause: 'The site was built or started for another address.',
        fix: `Build again with --base-url ${site.baseUrl}.`,
      },
  ];
}

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'doctor', version: '1' },
  },
};
const version = '2026-07-28';
const listTools = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/list',
  params: {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientInfo': { name: 'doctor', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
};

async function checkMcp(site: Site) {
  const latest = { ...json, 'mcp-protocol-version': version, 'mcp-method': 'tools/list' };
  const rows = [
    ['2025-06-18', json, initialize],
    [version, latest, listTools],
  ] as const;
  return Promise.all(
    rows.map(async ([name, headers, body]) => {
      const answer = await site.ask(paths.mcp, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (parse(answer)?.result !== undefined) return undefined;
      return {
        check: `MCP ${name}`,
        found: `status ${answer.status}${parse(answer)?.error ? `: ${parse(answer).error.message}` : ''}`,
        cause: 'A proxy refuses POST or removes the headers MCP-Protocol-Version and Mcp-Method.',
        fix: `Let POST ${paths.mcp} through with all its headers.`,
      };
    }),
  );
}

async function checkSignature(site: Site) {
  const answer = await site.ask(paths.manifest);
  if (answer.status !== 200) return [];
  const jws = parse(answer);
  const payload =
    jws?.payload === undefined ? jws : JSON.parse(Buffer.from(jws.payload, 'base64url').toString());
  const end = Date.parse(payload?.expires ?? '');
  const left = (end - site.now.getTime()) / day;
  return [
    left < 14 && {
      check: 'signature',
      found:
        left < 0
          ? 'the signature has expired'
          : `the signature expires in ${Math.floor(left)} days`,
      cause: 'A signature is valid for a limited time.',
      fix: `Sign and publish again: profile-api sign --base-url ${site.baseUrl}`,
    },
  ];
}

const forAll: readonly Check[] = [
  checkOrigin,
  checkTypes,
  checkSafety,
  checkCaching,
  checkRevalidation,
  checkCompression,
  checkSize,
  checkMissing,
  checkRedirects,
  checkTLS,
  checkDiscovery,
  checkSignature,
];
const forServices: readonly Check[] = [checkMethods, checkPosts, checkMcp];

/**
 * Runs all checks.
 *
 * @throws {Error} when there is no profile at the address
 */
export async function examine(site: Site): Promise<readonly Finding[]> {
  const answers = [await site.ask('/api/profile'), await site.ask('/api/profile.json')];
  site.isStatic = parse(answers[1]!)?.name !== undefined;
  if (!site.isStatic && parse(answers[0]!)?.name === undefined) {
    throw new Error(
      `There is no profile at ${site.baseUrl}: /api/profile has status ${answers[0]!.status}.`,
    );
  }
  const checks = site.isStatic ? forAll : [...forAll, ...forServices];
  const found: Finding[] = [];
  for (const check of checks)
    found.push(...(await check(site)).filter((one) => one !== false && one !== undefined));
  return found;
}
