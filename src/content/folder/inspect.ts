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
  const headers = listTIFFHeaders(bytes);
  const fix = 'Save a copy without its metadata (location, EXIF).';
  if (headers.length > maxTIFFHeaders) {
    return { message: 'The photo contains more metadata than any camera writes.', fix };
  }
  if (!hasPlace(bytes, headers)) return undefined;
  return { message: 'The photo contains the place where it was taken.', fix };
}

/** Names of GPS data as text (XMP), and of metadata in another encoding (ImageMagick's PNG). */
const placeNames = /exif:GPSL(?:at|ong)itude|Raw profile type (?:exif|APP1|xmp)/u;

/** TIFF headers in one photo. Each takes time to follow, and metadata has one for itself and one for a preview. */
const maxTIFFHeaders = 64;

interface TIFFHeader {
  readonly start: number;
  readonly isLittle: boolean;
}

/** The places at which TIFF data can begin, at most one more than are allowed. */
function listTIFFHeaders(bytes: Uint8Array): readonly TIFFHeader[] {
  const found: TIFFHeader[] = [];
  for (let start = 0; start + 14 <= bytes.length && found.length <= maxTIFFHeaders; start++) {
    const isLittle = bytes[start] === 0x49 && bytes[start + 1] === 0x49;
    const isBig = bytes[start] === 0x4d && bytes[start + 1] === 0x4d;
    const mark = isLittle ? bytes[start + 2] : bytes[start + 3];
    const zero = isLittle ? bytes[start + 3] : bytes[start + 2];
    if ((isLittle || isBig) && mark === tiffMark && zero === 0) found.push({ start, isLittle });
  }
  return found;
}

/** Whether a picture has GPS data. */
function hasPlace(bytes: Uint8Array, headers: readonly TIFFHeader[]): boolean {
  if (placeNames.test(new TextDecoder('latin1').decode(bytes))) return true;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return headers.some(({ start, isLittle }) => pointsToPlace(view, start, isLittle));
}

const tiffMark = 42;
const gpsDirectory = 0x8825;

/** Whether TIFF data begins here whose first directory points to one with a place (Exif 2.32, §4.6.3). */
function pointsToPlace(view: DataView, start: number, isLittle: boolean): boolean {
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
