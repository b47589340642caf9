// PDF/A-2a and PDF/UA-1 in one file. The engine writes one standard at a time and checks the demands of both; what the
// second asks of the file itself is added here. The file is written anew with its objects in a compressed stream
// (ISO 32000-1 §7.5.7): the tags of a page weigh more than its text.
import { deflateSync } from 'node:zlib';

/** Namespace of the identification of PDF/UA, ISO 14289-1 §5. */
const namespace = 'http://www.aiim.org/pdfua/ns/id/';

/** PDF/A asks for a description of every property that is not its own, ISO 19005-2 §6.6.2.3. */
const extensionSchema = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Indicates, which part of ISO 14289 standard is followed</pdfaProperty:description><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>`;

/** Adds to a PDF/A-2a what makes it PDF/UA-1 too: its identification, and that its title is shown. */
export function identifyAccessible(pdf: Uint8Array): Uint8Array {
  const { header, objects, trailer } = readFile(Buffer.from(pdf).toString('latin1'));
  const root = Number(find(trailer, /\/Root (\d+) 0 R/u));
  const catalog = objects.get(root)!;
  const metadata = Number(find(catalog, /\/Metadata (\d+) 0 R/u));
  objects.set(root, showTitle(catalog));
  objects.set(metadata, identify(objects.get(metadata)!));
  return Buffer.from(writeFile(header, objects, trailer), 'latin1');
}

/** The objects by their numbers, as text of one character an octet. The engine writes one table of where they are. */
function readFile(text: string) {
  const table = Number(find(text.slice(-40), /startxref\s+(\d+)/u));
  const end = text.indexOf('trailer', table);
  const starts = [...text.slice(table, end).matchAll(/^(\d{10}) \d{5} n/gmu)]
    .map(([, offset]) => Number(offset))
    .toSorted((a, b) => a - b);
  const objects = new Map(
    starts.map((start, index) => {
      const written = text.slice(start, starts[index + 1] ?? table);
      const { number, body } =
        /^(?<number>\d+) 0 obj\n(?<body>[^]*)\nendobj\s*$/u.exec(written)?.groups ?? {};
      if (body === undefined) throw new Error(`The engine writes objects otherwise: ${start}.`);
      return [Number(number), body];
    }),
  );
  return { header: text.slice(0, starts[0]), objects, trailer: text.slice(end) };
}

function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The engine writes no ${pattern.source} any more.`);
  return found;
}

function showTitle(catalog: string): string {
  if (catalog.includes('/DisplayDocTitle')) return catalog;
  return catalog.includes('/ViewerPreferences <<')
    ? catalog.replace('/ViewerPreferences <<', '/ViewerPreferences <<\n    /DisplayDocTitle true')
    : catalog.replace(
        '/Type /Catalog',
        '/Type /Catalog\n  /ViewerPreferences <<\n    /DisplayDocTitle true\n  >>',
      );
}

function identify(metadata: string): string {
  if (/\/Filter/u.test(metadata.slice(0, metadata.indexOf('stream')))) {
    throw new Error('The engine compresses metadata, which PDF/A-2 readers must find as text.');
  }
  const data = [
    [' xmlns:pdfaid=', ` xmlns:pdfuaid="${namespace}" xmlns:pdfaid=`],
    ['<pdfaid:part>', '<pdfuaid:part>1</pdfuaid:part><pdfaid:part>'],
    ['</rdf:Bag></pdfaExtension:schemas>', `${extensionSchema}</rdf:Bag></pdfaExtension:schemas>`],
  ].reduce(
    (text, [mark = '', with_ = '']) => {
      if (!text.includes(mark)) throw new Error(`The engine writes no ${mark} any more.`);
      return text.replace(mark, () => with_);
    },
    find(metadata, /stream\r?\n([^]*?)\r?\nendstream/u),
  );
  return `<<\n  /Type /Metadata\n  /Subtype /XML\n  /Length ${data.length}\n>>\nstream\n${data}\nendstream`;
}

function isStream(body: string): boolean {
  return body.endsWith('endstream');
}

/** Streams as they are, all other objects in one stream, and a stream that tells where each is (ISO 32000-1 §7.5.8). */
function writeFile(header: string, objects: ReadonlyMap<number, string>, trailer: string): string {
  const packed = [...objects].filter(([, body]) => !isStream(body));
  const size = Math.max(...objects.keys()) + 1;
  const [pack, table] = [size, size + 1];
  const places = new Map<number, readonly [kind: number, where: number, index: number]>();
  let text = header;
  const write = (number: number, body: string) => {
    places.set(number, [1, text.length, 0]);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  };
  for (const [number, body] of objects) if (isStream(body)) write(number, body);
  packed.forEach(([number], index) => places.set(number, [2, pack, index]));
  let length = 0;
  const starts = packed.map(([number, body]) => {
    const start = `${number} ${length}`;
    length += body.length + 1;
    return start;
  });
  const directory = `${starts.join(' ')}\n`;
  const bodies = packed.map(([, body]) => body).join('\n');
  const described = `/Type /ObjStm /N ${packed.length} /First ${directory.length}`;
  write(pack, writeStream(described, directory + bodies));
  const start = text.length;
  places.set(table, [1, start, 0]);
  const kept = ['Root', 'Info', 'ID'].map((name) =>
    find(trailer, new RegExp(`(/${name} (?:\\[[^]*?\\](?=\\s)|\\d+(?: 0 R)?))`, 'u')),
  );
  write(
    table,
    writeStream(
      `/Type /XRef /Size ${table + 1} /W [1 4 2] ${kept.join(' ')}`,
      writePlaces(places, table + 1),
    ),
  );
  return `${text}startxref\n${start}\n%%EOF\n`;
}

/** Seven octets for each number: kind, place, index. A number without an object is free. */
function writePlaces(
  places: ReadonlyMap<number, readonly [number, number, number]>,
  size: number,
): string {
  const octets = Buffer.alloc(size * 7);
  for (let number = 0; number < size; number++) {
    const [kind, where, index] = places.get(number) ?? [0, 0, number === 0 ? 0xff_ff : 0];
    octets.writeUInt8(kind, number * 7);
    octets.writeUInt32BE(where, number * 7 + 1);
    octets.writeUInt16BE(index, number * 7 + 5);
  }
  return octets.toString('latin1');
}

function writeStream(entries: string, data: string): string {
  const packed = deflateSync(Buffer.from(data, 'latin1'), { level: 9 }).toString('latin1');
  return `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
}
