// Checks of the content of a site: addresses, types, headers, the first page and its files, and the signature.
import { paths } from '../paths.ts';
import { program } from '../version.ts';
import { hostOf, nowhere, parse, type Site, textOf, typeOf } from './site.ts';

const day = 86_400_000;
const largestPage = 500_000;

export async function checkOrigin(site: Site) {
  const contract = parse(await site.ask(paths.openapi));
  const named = String(contract?.servers?.[0]?.url ?? '').replace(/\/$/, '');
  if (named === site.baseUrl) return undefined;
  return {
    check: 'base URL',
    found: named === '' ? 'openapi.json names no server' : `the links lead to ${named}`,
    cause: 'The site was built or started for another address.',
    fix: `Build again with --base-url ${site.baseUrl}, or set BASE_URL=${site.baseUrl}.`,
  };
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
      const finding = {
        check: `type of ${path}`,
        found: `status ${answer.status}, type ${typeOf(answer)} instead of ${type}`,
      };
      if (answer.status !== 200)
        return {
          ...finding,
          cause: `${host} does not have the file, or does not pass requests for it on.`,
          fix: `Publish every file that "build" wrote, also those whose names begin with a dot, and pass ${path} on to the service.`,
        };
      // GitHub Pages takes types from file names, and has no setting for others.
      if (host === 'GitHub Pages' && path === paths.apiCatalog) return undefined;
      if (typeOf(answer).replace('text/xml', 'application/xml').startsWith(type)) return undefined;
      return {
        ...finding,
        cause: `${host} serves the file without the rules that "build" wrote.`,
        fix: 'Publish _headers with the files, or use the nginx.conf or Caddyfile that "build" wrote.',
      };
    }),
  );
}

export async function checkSafety(site: Site) {
  const [page, api] = [await site.ask(paths.home), await site.ask(site.api('/api/profile'))];
  const host = hostOf(page);
  if (host === 'GitHub Pages') return undefined;
  const lost = [
    !page.headers.has('content-security-policy') &&
      !/http-equiv="content-security-policy"/i.test(textOf(page)) &&
      'content-security-policy',
    page.headers.get('x-content-type-options') !== 'nosniff' && 'x-content-type-options',
    api.headers.get('access-control-allow-origin') !== '*' && 'access-control-allow-origin',
  ].filter((name) => name !== false);
  if (lost.length === 0) return undefined;
  return {
    check: 'headers',
    found: `missing: ${lost.join(', ')}`,
    cause: `${host} removes or does not add the headers of the profile.`,
    fix: 'Pass the headers of the service on, or publish _headers with the files.',
  };
}

/** Style sheets, scripts and the picture for previews of the first page, as the page names them. */
const filesOfPage =
  /<link rel="stylesheet" href="([^"]+)"|<script[^>]* src="([^"]+)"|<meta property="og:image" content="([^"]+)"/g;

/** A page whose style sheet or script is missing, or has a type that browsers refuse, is bare. */
export async function checkFiles(site: Site) {
  const named = [...textOf(await site.ask(paths.home)).matchAll(filesOfPage)].map(
    ([, style, script, picture]) => (style ?? script ?? picture)!.replaceAll('&amp;', '&'),
  );
  const own = named
    .map((name) => new URL(name, `${site.baseUrl}/`).href)
    .filter((address) => address.startsWith(`${site.baseUrl}/`));
  const answers = await Promise.all(
    [...new Set(own)].map(async (address) => {
      const path = address.slice(site.baseUrl.length);
      const answer = await site.ask(path);
      const isFine = answer.status === 200 && /css|javascript|image/.test(typeOf(answer));
      return isFine ? [] : `status ${answer.status}, type ${typeOf(answer)} for ${path}`;
    }),
  );
  const lost = answers.flat();
  if (lost.length === 0) return undefined;
  return {
    check: 'files of the first page',
    found: lost.join('; '),
    cause: 'A cache has a page of another build, or the files were not published.',
    fix: 'Publish every file that "build" wrote, then purge the caches.',
  };
}

export async function checkSize(site: Site) {
  const { body } = await site.ask(paths.home);
  if (body.length <= largestPage) return undefined;
  return {
    check: 'size of the first page',
    found: `${body.length} bytes`,
    cause: 'The page holds the text of all roles and the summaries of all cases.',
    fix: 'Shorten the roles, and the summaries of cases.',
  };
}

export async function checkMissing(site: Site) {
  const answer = await site.ask(nowhere);
  const [{ status }, type] = [answer, typeOf(answer)];
  const isProblem = site.isStatic || type.startsWith('application/problem+json');
  if (status === 404 && isProblem) return undefined;
  return {
    check: '404',
    found: `status ${status}, type ${type} for an address that does not exist`,
    cause: 'A rule of the host answers unknown addresses with a page of its own.',
    fix: 'Remove rewrites of all addresses to one page, and custom error pages.',
  };
}

export async function checkSignature(site: Site) {
  const answer = await site.ask(paths.manifest);
  if (answer.status !== 200) return undefined;
  const jws = parse(answer);
  const payload =
    jws?.payload === undefined ? jws : JSON.parse(Buffer.from(jws.payload, 'base64url').toString());
  const end = Date.parse(payload?.expires ?? '');
  const left = (end - site.now.getTime()) / day;
  if (!(left < 14)) return undefined;
  return {
    check: 'signature',
    found:
      left < 0 ? 'the signature has expired' : `the signature expires in ${Math.floor(left)} days`,
    cause: 'A signature is valid for a limited time.',
    fix: `Sign and publish again: ${program} sign --base-url ${site.baseUrl}`,
  };
}
