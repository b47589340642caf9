// `profile-api server-json`: the description of the MCP server for the MCP registry.
import { renderServerJSON } from '../documents/discovery/server-card.ts';
import { createSite, loadContent } from '../runtime/load.ts';
import { readSetting } from '../runtime/settings.ts';
import type { Given, Output } from './command.ts';
import { requireOrigin } from './origin.ts';

/** Prints the document. The registry lists public addresses, so the origin is required. */
export async function serverJson({ flags, environment }: Given, output: Output): Promise<number> {
  const baseUrl = requireOrigin(flags, environment);
  const folder = readSetting('profile', flags, environment);
  const loaded = await loadContent(folder, new Date());
  if (loaded.content.site.index === false)
    throw new Error(
      'The registry lists public profiles, and site.index of profile.yaml is false. Remove it to publish server.json.',
    );
  output.out(JSON.stringify(renderServerJSON(createSite(loaded, baseUrl)), undefined, 2));
  return 0;
}
