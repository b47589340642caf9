// The checks of a published site. Each reports only what a visitor can notice.
import {
  checkDiscovery,
  checkMissing,
  checkOrigin,
  checkSafety,
  checkSignature,
  checkSize,
  checkTypes,
} from './content.ts';
import {
  checkCaching,
  checkCompression,
  checkRedirects,
  checkRevalidation,
  checkTLS,
} from './delivery.ts';
import { checkMcp, checkMethods, checkPosts } from './service.ts';
import { paths } from '../paths.ts';
import { type Finding, parse, type Site, textOf } from './site.ts';

type Check = (site: Site) => Promise<readonly (Finding | false | undefined)[]>;

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
  site.isHidden = /name="robots" content="noindex"/.test(textOf(await site.ask(paths.home)));
  const checks = site.isStatic ? forAll : [...forAll, ...forServices];
  const found: Finding[] = [];
  for (const check of checks)
    found.push(...(await check(site)).filter((one) => one !== false && one !== undefined));
  return found;
}
