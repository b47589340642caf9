// The app that is served: replaced for new content, each month, because years of experience change, and when the signature ends.
import { type App, type AppOptions, createApp } from '../app.ts';
import type { Site } from '../schema/site.ts';
import { toYearMonth } from '../schema/content.ts';
import { markExpired } from '../trust/expiry.ts';

export class CurrentApp {
  #site: Site;
  #app: App;
  readonly #options: AppOptions;

  constructor(site: Site, options: AppOptions) {
    this.#options = options;
    this.#site = site;
    this.#app = createApp(site, options);
  }

  get app(): App {
    return this.#app;
  }

  get site(): Site {
    return this.#site;
  }

  publish(site: Site): void {
    this.#app = createApp(site, this.#options);
    this.#site = site;
  }

  /** Replaces the app if the month has changed or the signature has ended. The content stays, even if its folder has changed. */
  followCalendar(now: Date): void {
    const site = markExpired(this.#site, now);
    const asOf = toYearMonth(now);
    if (asOf !== site.content.asOf) this.publish({ ...site, content: { ...site.content, asOf } });
    else if (site !== this.#site) this.publish(site);
  }
}
