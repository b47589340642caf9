// What is served as it is: the résumé, the photo and the files of public/, and what was rendered to octets before.
import type { Site } from '../../schema/site.ts';
import type { Document } from '../document.ts';
import { mediaTypeOf } from './media-types.ts';

/** The path, where a file of the owner or one that was rendered is there. */
export function findFile({ content, files, filesInFront }: Site, path: string): string | undefined {
  const isThere = Object.hasOwn(content.files, path) || files?.has(path) || filesInFront?.has(path);
  return isThere ? path : undefined;
}

/** Lists the documents of octets. Each takes the place of a document of ours at its path. */
export function listOwnerFiles({ content, files = new Map() }: Site): readonly Document[] {
  const all = new Map([...files, ...Object.entries(content.files)]);
  return [...all].map(([path, bytes]) => ({
    path,
    mediaType: mediaTypeOf(path),
    render: () => bytes,
  }));
}
