// PDF/A-2a and PDF/UA-1 in one file. The engine writes one standard at a time and checks the demands of both; what the
// second asks of the file itself, an incremental update adds (ISO 32000-1 §7.5.6).

/** Namespace of the identification of PDF/UA, ISO 14289-1 §5. */
const namespace = 'http://www.aiim.org/pdfua/ns/id/';

/** PDF/A asks for a description of every property that is not its own, ISO 19005-2 §6.6.2.3. */
const extensionSchema = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Indicates, which part of ISO 14289 standard is followed</pdfaProperty:description><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>`;

/** Adds to a PDF/A-2a what makes it PDF/UA-1 too: its identification, and that its title is shown. */
export function identifyAccessible(pdf: Uint8Array): Uint8Array {
  const text = toText(pdf);
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const root = find(trailer, /\/Root (\d+) 0 R/u);
  const catalog = readObject(text, root);
  const metadata = find(catalog, /\/Metadata (\d+) 0 R/u);
  const objects = new Map([
    [Number(root), showTitle(catalog)],
    [Number(metadata), writeStream(identify(readStream(text, metadata)))],
  ]);
  return toBytes(text + writeUpdate(text, trailer, objects));
}

/** The PDF as text of one character an octet. */
function toText(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 4_096) {
    text += String.fromCharCode(...bytes.subarray(start, start + 4_096));
  }
  return text;
}

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The engine writes no ${pattern.source} any more.`);
  return found;
}

function readObject(text: string, number: string): string {
  const start = text.lastIndexOf(`\n${number} 0 obj\n`) + `\n${number} 0 obj\n`.length;
  return text.slice(start, text.indexOf('\nendobj', start));
}

function readStream(text: string, number: string): string {
  const object = readObject(text, number);
  if (/\/Filter/u.test(object.slice(0, object.indexOf('stream')))) {
    throw new Error('The engine compresses metadata, which PDF/A-2 readers must find as text.');
  }
  return find(object, /stream\r?\n([^]*?)\r?\nendstream/u);
}

function writeStream(data: string): string {
  return `<<\n  /Type /Metadata\n  /Subtype /XML\n  /Length ${data.length}\n>>\nstream\n${data}\nendstream`;
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

function identify(xmp: string): string {
  return [
    [' xmlns:pdfaid=', ` xmlns:pdfuaid="${namespace}" xmlns:pdfaid=`],
    ['<pdfaid:part>', '<pdfuaid:part>1</pdfuaid:part><pdfaid:part>'],
    ['</rdf:Bag></pdfaExtension:schemas>', `${extensionSchema}</rdf:Bag></pdfaExtension:schemas>`],
  ].reduce((text, [mark = '', with_ = '']) => {
    if (!text.includes(mark)) throw new Error(`The engine writes no ${mark} any more.`);
    return text.replace(mark, () => with_);
  }, xmp);
}

/** New versions of objects, their cross-reference section, and a trailer that leads to the earlier one. */
function writeUpdate(
  before: string,
  trailer: string,
  objects: ReadonlyMap<number, string>,
): string {
  let update = before.endsWith('\n') ? '' : '\n';
  let sections = '';
  for (const [number, object] of objects) {
    const offset = String(before.length + update.length).padStart(10, '0');
    sections += `${number} 1\n${offset} 00000 n \n`;
    update += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const start = before.length + update.length;
  const kept = ['Size', 'Root', 'Info', 'ID'].map((name) =>
    find(trailer, new RegExp(`(/${name} (?:\\[[^]*?\\](?=\\s)|\\d+(?: 0 R)?))`, 'u')),
  );
  const previous = find(trailer, /startxref\s+(\d+)/u);
  return `${update}xref\n${sections}trailer\n<<\n  ${kept.join('\n  ')}\n  /Prev ${previous}\n>>\nstartxref\n${start}\n%%EOF\n`;
}
