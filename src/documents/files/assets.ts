// Style sheets, scripts, fonts and icons that ship with the package, without a build step.
import { renderTheme } from '../../domain/theme.ts';
import { hash } from '../../kernel/hash.ts';
import { derived } from '../../kernel/derived.ts';
import { Memo } from '../../kernel/memo.ts';
import type { Document } from '../document.ts';
import { mediaTypeOf } from './media-types.ts';
import { isBinary, type Site } from '../../schema/site.ts';

/** Reloads pages when the profile changes; served only under `serve --watch`. */
export const reloadScript = 'reload.js';

/** Lists the files that browsers load from their own address: guides are rendered, and the card of MCP is one file. */
export function listAssets(site: Site): readonly Document[] {
  return [...site.assets.keys()].flatMap((name) => {
    if (!/^assets\/(?!card\.|icons\/)/.test(name)) return [];
    if (name === `assets/${reloadScript}` && !site.isWatched) return [];
    return {
      path: `/${name}`,
      mediaType: mediaTypeOf(name),
      // Without the fingerprint in its address a file can change, so it is cached for an hour at most.
      headers: { 'cache-control': 'public, max-age=3600' },
      fingerprint: () => versionsOf(site)(name),
      render: () => readAsset(site, name),
    };
  });
}

/** The address of a file with its fingerprint, so that a changed file is loaded immediately. */
export function assetUrl(site: Site, name: string): string {
  return `/assets/${name}?v=${versionOf(site, `assets/${name}`)}`;
}

export function versionOf(site: Site, name: string): string {
  return site.assetsInFront?.get(name) ?? versionsOf(site)(name);
}

/** Decodes a binary file; returns text as it is. */
export function decodeAsset(site: Site, name: string): string | Uint8Array {
  const text = site.assets.get(name)!;
  if (!isBinary(name)) return text;
  return Uint8Array.from(atob(text), (byte) => byte.codePointAt(0)!);
}

/** Reads a file; in text, adds fingerprints to the addresses of other files. */
function readAsset(site: Site, name: string): string | Uint8Array {
  const text = site.assets.get(name)!;
  const addVersion = (file: string) => `${file}?v=${versionsOf(site)(`assets/${file}`)}`;
  if (name.endsWith('.css')) {
    // The style sheet that every page has gets the owner's colours.
    const theme = name === 'assets/site.css' ? renderTheme(site.content) : '';
    return (text + theme).replaceAll(/(?<=url\()[\w./-]+(?=\))/gu, addVersion);
  }
  if (name.endsWith('.js')) {
    return text.replaceAll(/(?<=(?:from|import) ?\(?'\.\/)[\w-]+\.js(?=')/gu, addVersion);
  }
  return decodeAsset(site, name);
}

const encoder = new TextEncoder();

/** The fingerprints of files, each computed once. */
const versionsOf = derived((site: Site) => {
  const versions = new Memo<string>(Infinity);
  return (name: string) =>
    versions.find(name, 0, () => {
      if (!site.assets.has(name)) throw new Error(`There is no asset ${name}.`);
      const served = readAsset(site, name);
      return hash(typeof served === 'string' ? encoder.encode(served) : served);
    });
});
