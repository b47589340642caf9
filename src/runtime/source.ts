// The site of a serving process, from a folder or a snapshot.
import type { Site, SiteTrust } from '../schema/site.ts';
import { markExpired } from '../trust/expiry.ts';
import { settings } from './settings.ts';
import { signCommand } from './sign-command.ts';

export interface LoadedSite {
  /** A folder does not name its origin. */
  readonly site: Omit<Site, 'baseUrl'> & Partial<Pick<Site, 'baseUrl'>>;
  /** Warnings for the owner, one per line. */
  readonly warnings: readonly string[];
  /** Absent for a snapshot. */
  readonly folder?: string;
  /** Compares trust files with the answers, which needs the origin; absent if `site` has the result. */
  readonly examine?: (site: Site) => SiteTrust | undefined;
}

/** A mistake in an owner's files, with the place as editors open it. */
export interface Mistake {
  /** `me/profile.yaml:3:1`; empty for the folder as a whole. */
  readonly place: string;
  readonly message: string;
  readonly fix: string;
}

/** A folder that cannot be served. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly mistakes: readonly Mistake[];

  constructor(message: string, mistakes: readonly Mistake[]) {
    super(message);
    this.mistakes = mistakes;
  }
}

interface Placing {
  readonly baseUrl: string;
  readonly now: Date;
  /** Refuses a site that is not signed as it is. */
  readonly requireSignature: boolean;
  /** Warns of a signature that does not match the answers or has ended. */
  readonly say: (warning: string) => void;
}

/**
 * Gives a site its origin, and compares its signature.
 *
 * @throws {Error} if the site is not signed as it is, and must be
 */
export function placeSite(loaded: LoadedSite, options: Placing): Site {
  const { baseUrl, now, requireSignature, say } = options;
  const placed: Site = { ...loaded.site, baseUrl };
  const trust = placed.trust ?? loaded.examine?.(placed);
  const site = markExpired(trust === undefined ? placed : { ...placed, trust }, now);
  const isSigned = site.content.trust?.manifest !== undefined;
  if (!isSigned && !requireSignature) return site;
  const problem = describeProblem(site);
  if (problem === undefined) return site;
  const command = signCommand(baseUrl, { folder: loaded.folder, isStatic: site.isStatic });
  const again = loaded.examine === undefined ? `${command}, then build again` : command;
  if (requireSignature) {
    throw new Error(
      `${problem}, and --${settings.requireSignature.flag} is set. ${isSigned ? 'Sign again' : 'Sign it'}: ${again}`,
    );
  }
  say(`${problem}. Sign again: ${again}`);
  return site;
}

/** Why the site is not signed as it is; `undefined` if it is. */
function describeProblem({ content, baseUrl, trust }: Site): string | undefined {
  const { manifest } = content.trust ?? {};
  if (manifest === undefined) return 'The profile is not signed';
  const { origin, expires } = manifest.payload;
  const differences = trust?.differences ?? [];
  if (differences.length > 0) {
    const more = differences.length > 3 ? `; and ${differences.length - 3} more` : '';
    return `The signature is not served: ${differences.slice(0, 3).join('; ')}${more}`;
  }
  // A snapshot can be served at another origin than the one that it was examined for.
  if (origin !== baseUrl) {
    return `The signature is not served: it is signed for ${origin}, not for ${baseUrl}`;
  }
  return trust?.isExpired ? `The signature ended on ${expires.slice(0, 10)}` : undefined;
}

/** Reads the current site; rejects with a message for the owner. */
export type LoadSite = (now: Date) => Promise<LoadedSite>;
