// The picture for link previews: the owner's or a rendered one.
import { startsWith } from '../../kernel/octets.ts';
import type { Picture, Site } from '../../schema/site.ts';
import { resumePaths } from '../../paths.ts';

/** Finds the picture; ignores a file that is not a PNG. */
export function findPicture({ content, files, picture }: Site): Picture | undefined {
  const path = resumePaths.picture;
  const bytes = Object.hasOwn(content.files, path) ? content.files[path] : files?.get(path);
  if (bytes === undefined) return picture;
  if (bytes.length < 24 || !startsWith(bytes, '\u0089PNG\r\n\u001A\n')) return undefined;
  // PNG §11.2.1: the first chunk, IHDR, begins with width and height.
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { path, width: view.getUint32(16), height: view.getUint32(20) };
}
