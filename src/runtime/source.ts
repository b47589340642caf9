// Where a serving process gets its site from: an owner's folder, or a snapshot of it.
import type { Site, SiteTrust } from '../schema/site.ts';

export interface LoadedSite {
  /** A folder says nothing of the origin. */
  readonly site: Omit<Site, 'baseUrl'> & Partial<Pick<Site, 'baseUrl'>>;
  /** Warnings for the owner, a line each. */
  readonly warnings: readonly string[];
  /** Compares trust files with the answers, which takes the origin; absent where that is already done. */
  readonly examine?: (site: Site) => SiteTrust | undefined;
}

/** Puts a site at its origin; `say` hears why its signature is not served, if it has one that is not. */
export function placeSite(
  { site, examine }: LoadedSite,
  baseUrl: string,
  say: (warning: string) => void,
): Site {
  const placed = { ...site, baseUrl };
  const trust = placed.trust ?? examine?.(placed);
  if (trust === undefined) return placed;
  if (trust.differences.length > 0) say(describeUnserved(trust, placed));
  return { ...placed, trust };
}

function describeUnserved({ differences }: SiteTrust, { baseUrl, isStatic }: Site): string {
  const target = isStatic ? ' --target static' : '';
  const more = differences.length > 3 ? `; and ${differences.length - 3} more` : '';
  return `The signature is not served: ${differences.slice(0, 3).join('; ')}${more}. Sign again: profile-api sign --base-url ${baseUrl}${target}`;
}

/** Reads a site as it is now; rejects in words for its owner. */
export type LoadSite = (now: Date) => Promise<LoadedSite>;
