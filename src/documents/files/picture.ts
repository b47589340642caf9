// The picture shown where the profile is shared: the owner's, or a rendered one.
import type { Picture, Site } from '../../schema/site.ts';
import { resumePaths } from '../../paths.ts';

/** Finds the picture; a file that is no PNG is none. */
export function findPicture({ content, files, picture }: Site): Picture | undefined {
  const path = resumePaths.picture;
  const bytes = Object.hasOwn(content.files, path) ? content.files[path] : files?.get(path);
  if (bytes === undefined) return picture;
  if (!isPNG(bytes)) return undefined;
  // PNG §11.2.1: the first chunk is IHDR, whose data begin with width and height.
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { path, width: view.getUint32(16), height: view.getUint32(20) };
}

function isPNG(bytes: Uint8Array): boolean {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  return bytes.length >= 24 && signature.every((octet, index) => bytes[index] === octet);
}
