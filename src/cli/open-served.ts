// The content that `serve` and `start` serve, from a folder or a snapshot.
import { openSource } from '../runtime/open.ts';
import { readServeSettings } from '../runtime/serve-settings.ts';
import type { Given } from './command.ts';
import type { Served } from './service.ts';

/** Opens the source of the content. Only a folder needs a printer: a snapshot includes the PDF and the picture. */
export async function openServed({ flags, environment }: Given): Promise<Served> {
  const named = readServeSettings(flags, environment);
  const load = await openSource(named);
  if (named.snapshot !== undefined) return { load };
  const openPrinter: Served['openPrinter'] = async (options) =>
    new (await import('../print/background-printer.ts')).BackgroundPrinter({
      ...options,
      fonts: named.fonts,
    });
  return { load, openPrinter };
}
