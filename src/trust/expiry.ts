// Marks a signature that has ended. Runtimes use it without loading the code that examines signatures.
import type { Site } from '../schema/site.ts';

/** The site, with its signature marked if it has ended by `now`. */
export function markExpired(site: Site, now: Date): Site {
  const expires = site.content.trust?.manifest?.payload.expires;
  if (expires === undefined || site.trust === undefined || site.trust.isExpired) return site;
  if (Date.parse(expires) >= now.getTime()) return site;
  return { ...site, trust: { ...site.trust, isExpired: true } };
}
