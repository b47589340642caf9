// Chooses the source of the site. The parsers are loaded only for a folder.
import type { ServeSettings } from './serve-settings.ts';
import type { LoadSite } from './source.ts';

/** Returns the loader of the snapshot or folder in the settings. */
export async function openSource({
  folder,
  snapshot,
}: Pick<ServeSettings, 'folder' | 'snapshot'>): Promise<LoadSite> {
  if (snapshot !== undefined) return (await import('./load-snapshot.ts')).loaderOf(snapshot);
  return (await import('./load.ts')).loaderOf(folder);
}
