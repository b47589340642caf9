// Style sheets, scripts and the icon, as files that ship with the package; there is no build step.
import { hash } from '../hash.ts';
import { derived } from '../schema/derived.ts';
import type { Document, Site } from './document.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

/** Lists the files that browsers load; guides are rendered, not served as they stand. */
export function listAssets(site: Site): readonly Document[] {
  return [...site.assets].flatMap(([name, text]) => {
    const mediaType = name.startsWith('assets/') && mediaTypes[name.split('.').at(-1) ?? ''];
    if (!mediaType) return [];
    return {
      path: `/${name}`,
      mediaType,
      // A page names the version it needs, so a browser may keep the file; an hour, like every answer.
      headers: { 'cache-control': 'public, max-age=3600' },
      render: () => text,
    };
  });
}

/** The address of a file with a mark of its content, so that a changed file is loaded at once. */
export function assetUrl(site: Site, name: string): string {
  return `/assets/${name}?v=${assetVersions(site).get(`assets/${name}`)}`;
}

const encoder = new TextEncoder();

const assetVersions = derived(
  (site: Site) =>
    new Map([...site.assets].map(([name, text]) => [name, hash(encoder.encode(text))])),
);
