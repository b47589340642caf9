// What is served as it is: the résumé, the photo and the files of public/, and what was rendered to octets before.
import type { Site } from '../../schema/site.ts';
import type { Document } from '../document.ts';
import { mediaTypeOf } from './media-types.ts';

/** Lists the documents of octets. Each takes the place of a document of ours at its path. */
export function listOwnerFiles({ content, files = new Map() }: Site): readonly Document[] {
  const all = new Map([...files, ...Object.entries(content.files)]);
  return [...all].map(([path, bytes]) => ({
    path,
    mediaType: mediaTypeOf(path),
    render: () => bytes,
  }));
}
