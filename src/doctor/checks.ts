// The checks of a published site. Each reports only what a visitor can notice.
import * as content from './content.ts';
import * as delivery from './delivery.ts';
import { checkDiscovery } from './discovery.ts';
import * as passing from './passing.ts';
import * as service from './service.ts';
import { paths } from '../paths.ts';
import { program } from '../version.ts';
import { type Answer, type Finding, parse, type Site, textOf } from './site.ts';

type Check = (site: Site) => Promise<Found | readonly Found[]>;
/** What one test of an answer found, if anything. */
type Found = Finding | false | undefined;

/** The checks of the first page, which have nothing to read without it. */
const ofPage: readonly Check[] = [
  content.checkSafety,
  delivery.checkCompression,
  content.checkSize,
  content.checkFiles,
];
const forAll: readonly Check[] = [
  content.checkOrigin,
  content.checkTypes,
  delivery.checkCaching,
  delivery.checkRevalidation,
  passing.checkFreshness,
  passing.checkHead,
  content.checkMissing,
  delivery.checkRedirects,
  delivery.checkTLS,
  checkDiscovery,
  content.checkSignature,
];
const forServices: readonly Check[] = [
  service.checkMethods,
  passing.checkPreflight,
  service.checkPosts,
  passing.checkQueries,
  passing.checkVariants,
  passing.checkErrors,
  service.checkMcp,
];

/**
 * Runs all checks.
 *
 * @throws {Error} when there is no profile at the address
 */
export async function examine(site: Site): Promise<readonly Finding[]> {
  const answers = [await site.ask('/api/profile'), await site.ask('/api/profile.json')];
  site.isStatic = parse(answers[1]!)?.name !== undefined;
  if (!site.isStatic && parse(answers[0]!)?.name === undefined)
    throw new Error(`There is no profile at ${site.baseUrl}: ${explain(site, answers[0]!)}`);
  const page = await site.ask(paths.home).catch(() => undefined);
  site.isHidden = page !== undefined && /name="robots" content="noindex"/.test(textOf(page));
  const found: Finding[] = [];
  if (page !== undefined && page.status !== 200) found.push(describePage(page));
  const checks = [
    ...(page?.status === 200 ? ofPage : []),
    ...forAll,
    ...(site.isStatic ? [] : forServices),
  ];
  for (const check of checks) {
    const all = await check(site).catch(describeFailure);
    for (const one of [all].flat())
      if (one) found.push({ ...one, cause: one.cause.replace(/^the/, 'The') });
  }
  // A site for another address has a sitemap for it too.
  const isElsewhere = found.some(({ check }) => check === 'base URL');
  const reported = found.filter(({ check }) => !(isElsewhere && check === 'sitemap'));
  return [...new Map(reported.map((one) => [`${one.check} ${one.found}`, one])).values()];
}

const refusal =
  ' If the host asks for a password or checks browsers, switch that off: programs read the profile.';
const absence = ' The service behind the proxy does not answer. Read the log of both.';
const hints: Readonly<Record<number, string>> = {
  401: refusal,
  403: refusal,
  404: ' Give the address with its path. If the host has files, publish the folder "public" of the build.',
  429: refusal,
  502: absence,
  503: absence,
  504: absence,
};

/** Explains an answer to /api/profile that is no profile. */
function explain({ baseUrl }: Site, { status, headers }: Answer): string {
  const target = headers.get('location');
  if (target === null) return `/api/profile has status ${status}.${hints[status] ?? ''}`;
  const { href, origin } = new URL(target, baseUrl);
  return href === `${baseUrl}/api/profile`
    ? '/api/profile redirects to itself. If a proxy asks the host by http, let it ask by https (Cloudflare: SSL/TLS, Full).'
    : `/api/profile redirects to ${href}. If the profile is there, ask: ${program} doctor ${origin}`;
}

function describePage({ status, headers }: Answer): Finding {
  const target = headers.get('location');
  return {
    check: 'first page',
    found: `status ${status} for /${target === null ? '' : `, to ${target}`}`,
    cause: 'The host answers the address of the first page itself.',
    fix: 'Remove its redirects and rewrites of /, and publish every file that "build" wrote.',
  };
}

/** Describes a request without a complete answer, or an answer that a check cannot read. */
function describeFailure({ message, cause }: Error): Finding {
  return {
    check: 'connection',
    found: cause === undefined ? `the answer of an address cannot be read: ${message}` : message,
    cause:
      'A proxy cuts the answer, answers too late, or names an encoding that the answer does not have.',
    fix: 'Compare the log of the proxy with that of the service, and pass answers on unchanged.',
  };
}
