// Reads ZIP archives, within limits. An entry whose size or checksum differs from that in the directory of the archive is refused.
import { crc32 } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import type { InputFile } from './parse.ts';
import { ImportError } from './source.ts';

/** Size limit of all unpacked entries, in bytes. */
const maxInflated = 20 * 1024 * 1024;
const maxEntries = 64;

export interface Archive {
  /** The names of all files. They are never used as paths. */
  readonly names: readonly string[];
  /** The unpacked files. */
  readonly entries: readonly InputFile[];
}

/** Reads the names of all files, and unpacks those that are wanted. */
export function readArchive(file: InputFile, isWanted: (name: string) => boolean): Archive {
  const names: string[] = [];
  const sizes = new Map<string, number>();
  let inflated = 0;
  const refuse = (what: string): never => {
    throw new ImportError(`"${file.name}" ${what}`);
  };
  const filter = (entry: { name: string; originalSize: number; size: number }): boolean => {
    const { name, originalSize, size } = entry;
    if (name.endsWith('/')) return false;
    if (names.push(name) > maxEntries) refuse(`holds more than ${maxEntries} files.`);
    if (!isWanted(name)) return false;
    inflated += Math.max(originalSize, size);
    if (inflated > maxInflated) refuse('inflates to more than 20 MiB.');
    sizes.set(name, originalSize);
    return true;
  };
  try {
    const checksums = readChecksums(file.bytes);
    const entries = Object.entries(unzipSync(file.bytes, { filter }));
    for (const [name, bytes] of entries) {
      const isWhole = bytes.length === sizes.get(name) && checksums.get(name)?.has(crc32(bytes));
      if (!isWhole) refuse(`has a damaged entry, "${name.slice(-80)}". Download it again.`);
    }
    return { names, entries: entries.map(([name, bytes]) => ({ name, bytes })) };
  } catch (error) {
    if (error instanceof ImportError) throw error;
    return refuse('is a broken ZIP archive. Download it again.');
  }
}

const directoryEntry = 0x02_01_4b_50;
const directoryEnd = 0x06_05_4b_50;

/** The checksums of the central directory by name (APPNOTE.TXT, 4.3.12), which fflate does not compare. */
function readChecksums(bytes: Uint8Array): ReadonlyMap<string, ReadonlySet<number>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== directoryEnd) end--;
  const checksums = new Map<string, Set<number>>();
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(entry, true) !== directoryEntry) throw new Error('No central directory.');
    const start = entry + 46;
    const nameLength = view.getUint16(entry + 28, true);
    const isUTF8 = (view.getUint16(entry + 8, true) & 0x800) > 0;
    const name = strFromU8(bytes.subarray(start, start + nameLength), !isUTF8);
    const known = checksums.get(name) ?? new Set();
    checksums.set(name, known.add(view.getUint32(entry + 16, true)));
    const rest = view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
    entry = start + nameLength + rest;
  }
  return checksums;
}
