// Cloudflare Workers and their like: no files, no process; the site is data that was bundled with the code.
import { toYearMonth } from '../schema/content.ts';
import { type BundledSite, toSite } from '../schema/snapshot.ts';
import { CurrentApp } from './current-app.ts';
import { reportFault } from './faults.ts';

export type { BundledSite } from '../schema/snapshot.ts';

/** Makes the default export of a Worker; `build` writes its site into `site.js`. The edge has its files and compresses, so bodies leave as they are. */
export function createWorker(bundled: BundledSite): {
  fetch(request: Request): Response | Promise<Response>;
} {
  let current: CurrentApp | undefined;
  return {
    fetch(request) {
      // Outside a request a Worker's clock stands still.
      const now = new Date();
      const options = { compress: 'edge', onFault: reportFault } as const;
      current ??= new CurrentApp(toSite(bundled, toYearMonth(now)), options);
      current.followCalendar(now);
      return current.app.fetch(request);
    },
  };
}
