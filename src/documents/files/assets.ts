// Style sheets, scripts, fonts and the icon, as files that ship with the package; there is no build step.
import { hash } from '../../kernel/hash.ts';
import { derived } from '../../kernel/derived.ts';
import type { Document } from '../document.ts';
import { mediaTypeOf } from './media-types.ts';
import { isBinary, type Site } from '../../schema/site.ts';

/** Loads pages anew when the profile changes; there is no such file where nothing is watched. */
export const reloadScript = 'reload.js';

/** Lists the files that browsers load; guides are rendered, not served as they are. */
export function listAssets(site: Site): readonly Document[] {
  return [...site.assets.keys()].flatMap((name) => {
    if (!name.startsWith('assets/') || name.startsWith('assets/icons/')) return [];
    if (name === `assets/${reloadScript}` && !site.isWatched) return [];
    return {
      path: `/${name}`,
      mediaType: mediaTypeOf(name),
      // Without its mark, a file may change, so it is cached for an hour at most.
      headers: { 'cache-control': 'public, max-age=3600' },
      fingerprint: () => versionsOf(site)(name),
      render: () => readAsset(site, name),
    };
  });
}

/** The address of a file with a mark of its content, so that a changed file is loaded at once. */
export function assetUrl(site: Site, name: string): string {
  const version = versionsOf(site)(`assets/${name}`);
  return `/assets/${name}?v=${version}`;
}

/** A file as it is served: octets where it is no text. */
export function decodeAsset(site: Site, name: string): string | Uint8Array {
  const text = site.assets.get(name)!;
  if (!isBinary(name)) return text;
  return Uint8Array.from(atob(text), (octet) => octet.codePointAt(0)!);
}

/** What is served of a file: octets of a font, text in which files that it loads have their versions. */
function readAsset(site: Site, name: string): string | Uint8Array {
  const text = site.assets.get(name)!;
  switch (suffixOf(name)) {
    case 'css':
      return text.replaceAll(/(?<=url\()[\w./-]+(?=\))/gu, (file) => addVersion(site, file));
    case 'js':
      return text.replaceAll(/(?<=(?:from|import) ?\(?'\.\/)[\w-]+\.js(?=')/gu, (file) =>
        addVersion(site, file),
      );
    default:
      return decodeAsset(site, name);
  }
}

function addVersion(site: Site, file: string): string {
  return `${file}?v=${versionsOf(site)(`assets/${file}`)}`;
}

const encoder = new TextEncoder();

/** Marks of contents, each worked out when it is first asked for. */
const versionsOf = derived((site: Site) => {
  const versions = new Map<string, string>();
  return (name: string): string => {
    const known = versions.get(name);
    if (known !== undefined) return known;
    if (!site.assets.has(name)) throw new Error(`There is no asset ${name}.`);
    const served = readAsset(site, name);
    const version = hash(typeof served === 'string' ? encoder.encode(served) : served);
    versions.set(name, version);
    return version;
  };
});

function suffixOf(name: string): string {
  return name.split('.').at(-1) ?? '';
}
