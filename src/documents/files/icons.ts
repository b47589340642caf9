// The icons of the site: the owner's, or else ours.
import { papers } from '../../domain/theme.ts';
import { webManifestPath } from '../../paths.ts';
import type { Site } from '../../schema/site.ts';
import type { Document } from '../document.ts';
import { languageOf } from '../../wording/index.ts';
import { decodeAsset } from './assets.ts';
import { mediaTypeOf } from './media-types.ts';
import { findFile } from './owner-files.ts';

export interface Icon {
  readonly path: string;
  readonly rel: string;
  /** Known only for our icons. */
  readonly sizes?: string;
}

const icons: readonly Icon[] = [
  { path: '/favicon.ico', rel: 'icon', sizes: '32x32' },
  { path: '/favicon.svg', rel: 'icon', sizes: 'any' },
  { path: '/apple-touch-icon.png', rel: 'apple-touch-icon', sizes: '180x180' },
];

/** Lists the icons of pages: the owner's or ours, never both, because browsers would choose between them. */
export function listIcons(site: Site): readonly Icon[] {
  const own = icons.filter(({ path }) => findFile(site, path) !== undefined);
  if (own.length > 0) return own.map(({ path, rel }) => ({ path, rel }));
  return icons.filter(({ path }) => site.assets.has(assetOf(path)));
}

/** Lists our icon files and the web manifest, from which phones take a name and an icon. */
export function listIconFiles(site: Site): readonly Document[] {
  const ours = listIcons(site).filter(({ sizes }) => sizes !== undefined);
  return [
    ...ours.map(({ path }) => ({
      path,
      mediaType: mediaTypeOf(path),
      render: () => decodeAsset(site, assetOf(path)),
    })),
    { path: webManifestPath, mediaType: mediaTypeOf(webManifestPath), render: renderManifest },
  ];
}

function assetOf(path: string): string {
  return `assets/icons${path}`;
}

/** https://www.w3.org/TR/appmanifest/; addresses are relative, because a static site can be published below a path. */
function renderManifest(site: Site): string {
  const manifest = {
    name: site.content.profile.name,
    lang: languageOf(site.content),
    start_url: './',
    display: 'browser',
    background_color: papers.light,
    theme_color: papers.light,
    icons: listIcons(site).map(({ path, sizes }) => ({
      src: path.slice(1),
      type: mediaTypeOf(path).split(';')[0],
      sizes,
    })),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
