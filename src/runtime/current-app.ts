// The app that is served: replaced for new content, and each month, because years of experience change.
import { type App, type AppOptions, createApp } from '../app.ts';
import type { Site } from '../schema/site.ts';
import { toYearMonth } from '../schema/content.ts';

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

  /** Replaces the app if the month has changed. The content stays, even if its folder has changed. */
  followCalendar(now: Date): void {
    const { content } = this.#site;
    const asOf = toYearMonth(now);
    if (asOf !== content.asOf) this.publish({ ...this.#site, content: { ...content, asOf } });
  }
}
