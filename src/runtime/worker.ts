// Cloudflare Workers and their like: no files, no process; the site is data that was bundled with the code.
import { type App, createApp } from '../app.ts';
import type { Content } from '../schema/content.ts';
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
  let app: App | undefined;
  let asOf = '';
  return {
    fetch(request) {
      // Outside a request a Worker's clock stands still; with a new month, years of experience change.
      const month = new Date().toISOString().slice(0, 7);
      if (app === undefined || month !== asOf) {
        asOf = month;
        app = createApp(unbundle(bundled, month), { onFault: reportFault });
      }
      return app.fetch(request);
    },
  };
}

function unbundle({ baseUrl, content, resume, assets }: BundledSite, asOf: string) {
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
