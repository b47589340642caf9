// Files that are served as they are: the résumé, the photo, the files of public/, and binary documents rendered before.
import { languagesOf, prefixOf } from '../../domain/languages.ts';
import type { Site } from '../../schema/site.ts';
import type { Document } from '../document.ts';
import { mediaTypeOf } from './media-types.ts';

/** Returns the path if the owner has the file or it was rendered. */
export function findFile({ content, files, filesInFront }: Site, path: string): string | undefined {
  const isThere = Object.hasOwn(content.files, path) || files?.has(path) || filesInFront?.has(path);
  return isThere ? path : undefined;
}

/** The policy of files that could run scripts on the origin of the profile. */
const inert = {
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Lists the binary documents. Each replaces our document at its path. */
export function listOwnerFiles(site: Site): readonly Document[] {
  const { content, files = new Map() } = site;
  const prefixes = languagesOf(site).map((other) => `${prefixOf(other)}/`);
  const isOfTranslation = (path: string) =>
    prefixes.some((prefix) => prefix !== '/' && path.startsWith(prefix));
  const all = new Map([...files, ...Object.entries(content.files)]);
  return [...all]
    .filter(([path]) => !isOfTranslation(path))
    .map(([path, bytes]) => ({
      path,
      mediaType: mediaTypeOf(path),
      ...(/\.(?:html|svg|xml)$/iu.test(path) && { headers: inert }),
      render: () => bytes,
    }));
}
