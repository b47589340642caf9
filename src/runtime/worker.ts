// Cloudflare Workers and their like: no files, no process; the site is data that was bundled with the code.
import type { Site } from '../documents/document.ts';
import { type Content, toYearMonth, type YearMonth } from '../schema/content.ts';
import { CurrentApp } from './current-app.ts';
import { reportFault } from './faults.ts';

/** A site as JSON: `profile-api worker` writes it. */
export interface BundledSite {
  readonly baseUrl: string;
  readonly content: Omit<Content, 'resume' | 'asOf'>;
  /** The PDF résumé in Base64. */
  readonly resume?: string;
  readonly assets: Readonly<Record<string, string>>;
}

/** Makes the default export of a Worker. The edge compresses, so bodies leave as they are. */
export function createWorker(bundled: BundledSite): {
  fetch(request: Request): Response | Promise<Response>;
} {
  let current: CurrentApp | undefined;
  return {
    fetch(request) {
      // Outside a request a Worker's clock stands still.
      const now = new Date();
      current ??= new CurrentApp(unbundle(bundled, toYearMonth(now)), { onFault: reportFault });
      current.followCalendar(now);
      return current.app.fetch(request);
    },
  };
}

function unbundle({ baseUrl, content, resume, assets }: BundledSite, asOf: YearMonth): Site {
  return {
    baseUrl,
    content: {
      ...content,
      asOf,
      ...(resume !== undefined && {
        resume: Uint8Array.from(atob(resume), (character) => character.charCodeAt(0)),
      }),
    },
    assets: new Map(Object.entries(assets)),
  };
}
