// Checks of requests that caches and proxies confuse: HEAD, preflights, queries, variants, errors and earlier builds.
import { paths } from '../paths.ts';
import { hostOf, isCached, isSame, nowhere, parse, type Site, typeOf } from './site.ts';

export async function checkHead(site: Site) {
  const asked = [paths.home, site.api('/api/profile')];
  const answers = await Promise.all(asked.map((path) => site.ask(path, { method: 'HEAD' })));
  const refused = answers.findIndex(({ status }) => status !== 200);
  if (refused === -1) return undefined;
  return {
    check: 'HEAD',
    found: `status ${answers[refused]!.status} to HEAD ${asked[refused]}`,
    cause: 'A proxy or a firewall answers HEAD itself.',
    fix: 'Let HEAD through. Monitors, link checkers and previews of links send it.',
  };
}

/** Whether the cache holds an answer of an earlier build; a query that is not cached reaches the host. */
export async function checkFreshness(site: Site) {
  const path = site.api('/api/profile');
  const [kept, own] = [
    await site.ask(path),
    await site.ask(`${path}?doctor=${site.now.getTime()}`),
  ];
  const [inCache, atHost] = [kept, own].map((answer) => JSON.stringify(parse(answer)));
  if (own.status !== 200 || inCache === atHost) return undefined;
  return {
    check: 'earlier build',
    found: `${path} differs from the answer of the host to ${path}?doctor=…`,
    cause: `A cache of ${hostOf(kept)} has an answer of an earlier build.`,
    fix: 'Purge the cache, with the command for your host in docs/deploy.md, or wait for an hour.',
  };
}

/** Browsers ask before they send a job description from another site. */
export async function checkPreflight(site: Site) {
  const { status, headers } = await site.ask('/api/job-fit', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://example.com',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  const origin = headers.get('access-control-allow-origin');
  const allowed = headers.get('access-control-allow-headers') ?? '';
  const isAllowed = origin === '*' && /content-type/i.test(allowed);
  if (status >= 200 && status < 300 && isAllowed) return undefined;
  return {
    check: 'CORS preflight',
    found: `status ${status}${isAllowed ? '' : ', without the headers of CORS,'} to OPTIONS /api/job-fit`,
    cause:
      'A proxy or a firewall answers OPTIONS itself, so browsers block requests of other sites.',
    fix: 'Let OPTIONS through to the service.',
  };
}

const filtered = '/api/experience?technology=no-such-technology';

export async function checkQueries(site: Site) {
  const [all, some] = [parse(await site.ask('/api/experience')), parse(await site.ask(filtered))];
  if (!(all?.count > 0) || some?.count !== all.count) return undefined;
  return {
    check: 'queries',
    found: `the answer to ${filtered} has all ${all.count} roles`,
    cause: 'A cache or a proxy drops queries, so every filter gets the same answer.',
    fix: 'Pass queries on, and make them part of the key of the cache.',
  };
}

export async function checkVariants(site: Site) {
  for (const accept of ['text/markdown', 'text/html']) {
    const type = typeOf(await site.ask(paths.home, { headers: { accept } }));
    if (type.startsWith(accept)) continue;
    return {
      check: 'variants',
      found: `type ${type} for / with Accept: ${accept}`,
      cause: 'A cache gives one visitor the variant of another, or a proxy removes Accept.',
      fix: 'Pass Accept on, and let the cache follow Vary: Accept.',
    };
  }
  return undefined;
}

export async function checkErrors(site: Site) {
  const [first, again] = [await site.ask(nowhere), await site.ask(nowhere, { headers: {} })];
  const age = again.headers.get('age');
  if (!isCached(again) && !isSame(first, again)) return undefined;
  return {
    check: 'cached errors',
    found: `the 404 of ${nowhere} came from a cache${age === null ? '' : `, age ${age}`}`,
    cause: 'A cache stores errors, so an address stays missing after it was published.',
    fix: 'Cache only what cache-control of the profile allows. Remove rules such as "proxy_cache_valid any".',
  };
}
