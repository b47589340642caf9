// The input of `serve`: how to load the site, and how to print its files.
import type { BackgroundPrinter, BackgroundPrinterOptions } from '../print/background-printer.ts';
import type { LoadSite } from '../runtime/source.ts';

export interface Served {
  readonly load: LoadSite;
  /** Makes what prints what a site lacks; absent where nothing is printed. */
  readonly openPrinter?: (
    options: Pick<BackgroundPrinterOptions, 'publish' | 'log'>,
  ) => Promise<BackgroundPrinter>;
}
