// What `serve` serves, and what is printed beside it.
import type { Press, PressOptions } from '../print/press.ts';
import type { LoadSite } from '../runtime/source.ts';

export interface Served {
  readonly load: LoadSite;
  /** Makes what prints what a site lacks; absent where nothing is printed. */
  readonly openPress?: (options: Pick<PressOptions, 'publish' | 'say'>) => Promise<Press>;
}
