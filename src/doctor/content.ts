// Checks of the content of a site: addresses, types, headers, pages and signature.
import { paths } from '../paths.ts';
import { program } from '../version.ts';
import { hostOf, parse, type Site, textOf } from './site.ts';

const day = 86_400_000;
const largestPage = 500_000;

export async function checkOrigin(site: Site) {
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

export async function checkTypes(site: Site) {
  return Promise.all(
    types.map(async ([path, type]) => {
      if (site.isHidden && path === paths.sitemap) return undefined;
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

export async function checkSafety(site: Site) {
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

export async function checkSize(site: Site) {
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

export async function checkMissing(site: Site) {
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

export async function checkDiscovery(site: Site) {
  const robots = await site.ask(paths.robots);
  // A path below an origin has no robots.txt of its own.
  const hasRobots = new URL(site.baseUrl).pathname === '/';
  const isRefused = /^Disallow: \/\s*$/m.test(textOf(robots));
  return [
    hasRobots &&
      robots.status !== 200 && {
        check: 'robots',
        found: `status ${robots.status} for /robots.txt`,
        cause: 'The file was not published.',
        fix: 'Publish every file that "build" wrote.',
      },
    ...(await (site.isHidden
      ? checkHidden(site, hasRobots && !isRefused)
      : checkListed(site, isRefused))),
  ];
}

/** A site that search engines may list. */
async function checkListed(site: Site, isRefused: boolean) {
  const [page, sitemap] = [await site.ask(paths.home), await site.ask(paths.sitemap)];
  const isMarked = /noindex/i.test(page.headers.get('x-robots-tag') ?? '');
  return [
    (isRefused || isMarked) && {
      check: 'robots',
      found: 'search engines may not index the site',
      cause: 'The host replaces robots.txt or adds x-robots-tag, as previews of deployments do.',
      fix: 'Publish to production and under your own domain, and remove the rule.',
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

/** A site that its owner keeps out of search engines. */
async function checkHidden(site: Site, isAllowed: boolean) {
  const answer = await site.ask(site.api('/api/profile'));
  const isMarked = /noindex/i.test(answer.headers.get('x-robots-tag') ?? '');
  return [
    isAllowed && {
      check: 'robots',
      found: 'robots.txt lets crawlers in, although site.index is false',
      cause: 'The host replaces robots.txt.',
      fix: 'Switch off its own robots.txt, such as "managed robots.txt" of Cloudflare.',
    },
    // GitHub Pages has no setting for headers.
    !isMarked &&
      hostOf(answer) !== 'GitHub Pages' && {
        check: 'noindex',
        found: 'JSON and Markdown lack x-robots-tag: noindex, although site.index is false',
        cause: `${hostOf(answer)} removes or does not add the headers of the profile.`,
        fix: 'Pass the headers of the service on, or publish _headers with the files.',
      },
  ];
}

export async function checkSignature(site: Site) {
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
      fix: `Sign and publish again: ${program} sign --base-url ${site.baseUrl}`,
    },
  ];
}
