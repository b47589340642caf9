// Makes a PDF/A-2a file a PDF/UA-1 file too. The engine checks the demands of both standards but declares only one in a file.
import { find, type PDFFile, readPDF, writePDF } from './pdf-file.ts';

/** Namespace of the PDF/UA identification, ISO 14289-1 §5. */
const namespace = 'http://www.aiim.org/pdfua/ns/id/';

/** Describes the property `pdfuaid:part`: PDF/A demands it for every property that is not its own, ISO 19005-2 §6.6.2.3. */
const extensionSchema = [
  '<rdf:li rdf:parseType="Resource">',
  '<pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>',
  `<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>`,
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>',
  '<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">',
  '<pdfaProperty:category>internal</pdfaProperty:category>',
  '<pdfaProperty:description>Indicates, which part of ISO 14289 standard is followed</pdfaProperty:description>',
  '<pdfaProperty:name>part</pdfaProperty:name>',
  '<pdfaProperty:valueType>Integer</pdfaProperty:valueType>',
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>',
].join('');

/** Adds the PDF/UA identification to the metadata, and has viewers show the title. */
export function declareAccessible(pdf: Uint8Array): Uint8Array {
  const file = readPDF(pdf);
  const root = Number(find(file.trailer, /\/Root (\d+) 0 R/u));
  const catalog = getObject(file, root);
  const metadata = Number(find(catalog, /\/Metadata (\d+) 0 R/u));
  const objects = new Map(file.objects)
    .set(root, showTitle(catalog))
    .set(metadata, addIdentification(getObject(file, metadata)));
  return writePDF({ ...file, objects });
}

function getObject({ objects }: PDFFile, number: number): string {
  const source = objects.get(number);
  if (source === undefined) throw new Error(`The PDF of the engine has no object ${number}.`);
  return source;
}

function showTitle(catalog: string): string {
  const preferences = '/ViewerPreferences <<';
  return replaceOnce(catalog, preferences, `${preferences}\n    /DisplayDocTitle true`);
}

function addIdentification(metadata: string): string {
  // Uncompressed, because PDF/A demands that.
  let xmp = find(metadata, /stream\r?\n([^]*?)\r?\nendstream/u);
  xmp = replaceOnce(xmp, ' xmlns:pdfaid=', ` xmlns:pdfuaid="${namespace}" xmlns:pdfaid=`);
  xmp = replaceOnce(xmp, '<pdfaid:part>', '<pdfuaid:part>1</pdfuaid:part><pdfaid:part>');
  const end = '</rdf:Bag></pdfaExtension:schemas>';
  xmp = replaceOnce(xmp, end, extensionSchema + end);
  return `<<\n  /Type /Metadata\n  /Subtype /XML\n  /Length ${xmp.length}\n>>\nstream\n${xmp}\nendstream`;
}

function replaceOnce(text: string, mark: string, replacement: string): string {
  if (!text.includes(mark)) throw new Error(`The PDF of the engine has no ${mark}.`);
  return text.replace(mark, () => replacement);
}
