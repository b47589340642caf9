// Reads the objects of a PDF that the engine wrote, and writes a smaller file with the same objects.
// All strings are binary (Latin-1): one character for each byte.
import { deflateSync } from 'node:zlib';

export interface PDFFile {
  /** The version and a comment, before the first object. */
  readonly header: string;
  /** The source of each object by its number. Every reference to an object uses this number. */
  readonly objects: ReadonlyMap<number, string>;
  /** The dictionary that names the root object. */
  readonly trailer: string;
}

/** Finds the first group of a pattern, or throws: another version of the engine may write another structure. */
export function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The PDF of the engine has no ${pattern.source}.`);
  return found;
}

/** Reads a file that has one cross-reference table at its end (ISO 32000-1 §7.5.4). */
export function readPDF(bytes: Uint8Array): PDFFile {
  const text = Buffer.from(bytes).toString('latin1');
  const table = Number(find(text.slice(-40), /startxref\s+(\d+)/u));
  const trailer = text.indexOf('trailer', table);
  const offsets = [...text.slice(table, trailer).matchAll(/^(\d{10}) \d{5} n/gmu)]
    .map(([, offset]) => Number(offset))
    .toSorted((a, b) => a - b);
  const objects = offsets.map((offset, index) => {
    const source = text.slice(offset, offsets[index + 1] ?? table);
    const number = Number(find(source, /^(\d+) 0 obj\n/u));
    return [number, find(source, /^\d+ 0 obj\n([^]*)\nendobj\s*$/u)] as const;
  });
  return {
    header: text.slice(0, offsets[0]),
    objects: new Map(objects),
    trailer: text.slice(trailer),
  };
}

/** The place of an object: 1, its offset, 0; or 2, the number of its object stream, its index in that. */
type Place = readonly [type: 1 | 2, where: number, index: number];

/**
 * Writes all objects that are not streams into one compressed object stream (ISO 32000-1 §7.5.7), because the tags of a
 * page take more bytes than its text, and then a cross-reference stream (§7.5.8), which such a file needs.
 */
export function writePDF({ header, objects, trailer }: PDFFile): Uint8Array {
  const streams = [...objects].filter(([, source]) => isStream(source));
  const others = [...objects].filter(([, source]) => !isStream(source));
  const objectStream = Math.max(...objects.keys()) + 1;
  const crossReference = objectStream + 1;
  const places: Place[] = [];
  let file = header;
  for (const [number, source] of [...streams, [objectStream, packObjects(others)] as const]) {
    places[number] = [1, file.length, 0];
    file += `${number} 0 obj\n${source}\nendobj\n`;
  }
  for (const [index, [number]] of others.entries()) places[number] = [2, objectStream, index];
  places[crossReference] = [1, file.length, 0];
  const inTrailer = ['/Root \\d+ 0 R', '/Info \\d+ 0 R', '/ID \\[[^]*?\\](?=\\s)'].map((entry) =>
    find(trailer, new RegExp(`(${entry})`, 'u')),
  );
  const entries = `/Type /XRef /Size ${places.length} /W [1 4 2] ${inTrailer.join(' ')}`;
  const table = writeStream(entries, encodePlaces(places));
  const end = `startxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}${crossReference} 0 obj\n${table}\nendobj\n${end}`, 'latin1');
}

function isStream(source: string): boolean {
  return source.endsWith('endstream');
}

/** An object stream: number and offset of every object, then the objects. */
function packObjects(objects: readonly (readonly [number, string])[]): string {
  let offset = 0;
  const directory = objects.map(([number, source]) => {
    const entry = `${number} ${offset}`;
    offset += source.length + 1;
    return entry;
  });
  const index = `${directory.join(' ')}\n`;
  const sources = objects.map(([, source]) => source).join('\n');
  return writeStream(`/Type /ObjStm /N ${objects.length} /First ${index.length}`, index + sources);
}

const entrySize = 7;

/** Encodes each place in 1, 4 and 2 bytes. The type of a number without an object is 0. */
function encodePlaces(places: readonly Place[]): string {
  const bytes = Buffer.alloc(places.length * entrySize);
  // The first free entry has the highest generation, which is never used again.
  bytes.writeUInt16BE(0xff_ff, 5);
  places.forEach(([type, where, index], number) => {
    bytes.writeUInt8(type, number * entrySize);
    bytes.writeUInt32BE(where, number * entrySize + 1);
    bytes.writeUInt16BE(index, number * entrySize + 5);
  });
  return bytes.toString('latin1');
}

function writeStream(entries: string, data: string): string {
  const packed = deflateSync(Buffer.from(data, 'latin1'), { level: 9 }).toString('latin1');
  return `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
}
