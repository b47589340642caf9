// The entry for Cloudflare Workers and similar runtimes, which have no files: the site is bundled with the code.
import { toYearMonth } from '../schema/content.ts';
import { type BundledSite, toSite } from '../schema/snapshot.ts';
import { CurrentApp } from './current-app.ts';
import { reportFault } from './faults.ts';

export type { BundledSite } from '../schema/snapshot.ts';

/** Creates the default export of a Worker. `build` writes its site into `site.js`; the edge serves its files and compresses. */
export function createWorker(bundled: BundledSite): {
  fetch(request: Request): Response | Promise<Response>;
} {
  let current: CurrentApp | undefined;
  return {
    fetch(request) {
      // The clock of a Worker stops outside requests.
      const now = new Date();
      const options = { compress: 'edge', onFault: reportFault } as const;
      current ??= new CurrentApp(toSite(bundled, toYearMonth(now)), options);
      current.followCalendar(now);
      return current.app.fetch(request);
    },
  };
}
