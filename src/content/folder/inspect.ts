// Checks files that are served unchanged: their type, and that photos have no GPS data.
import { startsWith } from '../../kernel/octets.ts';
import type { Words } from '../report/issue.ts';

export function findWrongResume(bytes: Uint8Array): Words | undefined {
  if (startsWith(bytes, '%PDF-')) return undefined;
  return { message: 'The file is not a PDF.', fix: 'Export the résumé as PDF.' };
}

export function findWrongPhoto(bytes: Uint8Array): Words | undefined {
  if (!startsWith(bytes, '\u0089PNG\r\n\u001A\n') && !startsWith(bytes, '\u00FF\u00D8\u00FF')) {
    return { message: 'The file is neither a PNG nor a JPEG.', fix: 'Save the photo as JPEG.' };
  }
  return findWrongPublicFile(bytes);
}

export function findWrongPublicFile(bytes: Uint8Array): Words | undefined {
  if (!tellsPlace(bytes)) return undefined;
  return {
    message: 'The photo tells where it was taken.',
    fix: 'Save a copy without its metadata (location, EXIF).',
  };
}

/** Names of GPS data as text (XMP), and of metadata in another encoding (ImageMagick's PNG). */
const placeNames = /exif:GPSL(?:at|ong)itude|Raw profile type (?:exif|APP1|xmp)/u;

/** Whether a picture has GPS data. */
function tellsPlace(bytes: Uint8Array): boolean {
  if (placeNames.test(new TextDecoder('latin1').decode(bytes))) return true;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = 0; start + 14 <= bytes.length; start++) {
    const isLittle = bytes[start] === 0x49 && bytes[start + 1] === 0x49;
    const isBig = bytes[start] === 0x4d && bytes[start + 1] === 0x4d;
    if ((isLittle || isBig) && pointsToPlace(view, start, isLittle)) return true;
  }
  return false;
}

const tiffMark = 42;
const gpsDirectory = 0x8825;

/** Whether TIFF data begins here whose first directory points to one with a place (Exif 2.32, §4.6.3). */
function pointsToPlace(view: DataView, start: number, isLittle: boolean): boolean {
  if (view.getUint16(start + 2, isLittle) !== tiffMark) return false;
  const directory = start + view.getUint32(start + 4, isLittle);
  const pointer = findEntry(view, directory, isLittle, (tag) => tag === gpsDirectory);
  if (pointer === undefined) return false;
  const place = start + view.getUint32(pointer + 8, isLittle);
  // Latitude and longitude with their directions.
  return findEntry(view, place, isLittle, (tag) => tag >= 1 && tag <= 4) !== undefined;
}

/** The offset of the first entry with a wanted tag in a directory; entries have twelve bytes. */
function findEntry(
  view: DataView,
  directory: number,
  isLittle: boolean,
  isWanted: (tag: number) => boolean,
): number | undefined {
  if (directory + 2 > view.byteLength) return undefined;
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + 12 * index;
    if (entry + 12 > view.byteLength) return undefined;
    if (isWanted(view.getUint16(entry, isLittle))) return entry;
  }
  return undefined;
}
