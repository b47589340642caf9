// The source that settings name; the parsers of a folder are loaded only for a folder.
import type { ServeSettings } from './settings.ts';
import type { LoadSite } from './source.ts';

/** Makes what reads the site that settings name. */
export async function openSource({
  folder,
  snapshot,
}: Pick<ServeSettings, 'folder' | 'snapshot'>): Promise<LoadSite> {
  if (snapshot !== undefined) return (await import('./load-snapshot.ts')).loaderOf(snapshot);
  return (await import('./load.ts')).loaderOf(folder);
}
