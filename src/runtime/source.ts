// The site of a serving process, from a folder or a snapshot.
import type { Site, SiteTrust } from '../schema/site.ts';

export interface LoadedSite {
  /** A folder does not name its origin. */
  readonly site: Omit<Site, 'baseUrl'> & Partial<Pick<Site, 'baseUrl'>>;
  /** Warnings for the owner, one per line. */
  readonly warnings: readonly string[];
  /** Compares trust files with the answers, which needs the origin; absent if `site` has the result. */
  readonly examine?: (site: Site) => SiteTrust | undefined;
}

/** Gives a site its origin; warns through `say` if the signature does not match the answers and is not served. */
export function placeSite(
  { site, examine }: LoadedSite,
  baseUrl: string,
  say: (warning: string) => void,
): Site {
  const placed = { ...site, baseUrl };
  const trust = placed.trust ?? examine?.(placed);
  if (trust === undefined) return placed;
  if (trust.differences.length > 0) say(describeUnserved(trust, placed));
  else if (trust.isExpired) {
    say(`The signature has ended. Sign again: profile-api sign --base-url ${baseUrl}`);
  }
  return { ...placed, trust };
}

function describeUnserved({ differences }: SiteTrust, { baseUrl, isStatic }: Site): string {
  const target = isStatic ? ' --target static' : '';
  const more = differences.length > 3 ? `; and ${differences.length - 3} more` : '';
  return `The signature is not served: ${differences.slice(0, 3).join('; ')}${more}. Sign again: profile-api sign --base-url ${baseUrl}${target}`;
}

/** Reads the current site; rejects with a message for the owner. */
export type LoadSite = (now: Date) => Promise<LoadedSite>;
