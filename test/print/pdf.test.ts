// The printed files, as far as their bytes show it within this process.
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { declareAccessible } from '../../src/print/conformance.ts';
import { openPrinter } from '../../src/print/engine.ts';
import { readPDF, writePDF } from '../../src/print/pdf-file.ts';
import { printFiles } from '../../src/print/site-files.ts';
import type { Content } from '../../src/schema/content.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const toSite = (facts: Partial<Content['profile']> = {}) =>
  createTestSite(
    { ...sampleContent, profile: { ...sampleContent.profile, ...facts } },
    'https://profile.test',
  );
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** The compressed objects of a PDF that `writePDF` wrote, as text. */
function readObjectStream(pdf: Uint8Array): string {
  const text = latin(pdf);
  const start = text.indexOf('stream\n', text.indexOf('/Type /ObjStm')) + 7;
  return inflateSync(Buffer.from(text.slice(start), 'latin1')).toString('latin1');
}

/** A PDF in the form in which the engine writes one. */
function makePDF(
  objects: readonly string[],
  trailer = '/Root 1 0 R\n  /Info 2 0 R\n  /ID [(a) (b)]\n',
) {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((source, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${source}\nendobj\n\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  return Buffer.from(
    `${text}${head}${table}trailer\n<<\n  ${trailer}>>\nstartxref\n${text.length}\n%%EOF`,
  );
}

const xmp =
  '<x xmlns:pdfaid="i"><pdfaid:part>2</pdfaid:part><rdf:Bag></rdf:Bag></pdfaExtension:schemas></x>';
const metadata = `<<\n  /Type /Metadata\n  /Length 1\n>>\nstream\n${xmp}\nendstream`;
const catalog = '<<\n  /Type /Catalog\n  /Metadata 3 0 R\n  /ViewerPreferences << /A 1 >>\n>>';
const objects = [catalog, '<< /Title (T) >>', metadata];

describe('the file of a PDF', () => {
  it('is read into header, objects and trailer', () => {
    const { header, objects: read, trailer } = readPDF(makePDF(objects));
    expect(header).toBe('%PDF-1.7\n');
    expect([...read]).toEqual(objects.map((source, index) => [index + 1, source]));
    expect(trailer).toMatch(/^trailer/u);
  });

  it('is written with streams first, and a table that finds every object', () => {
    const written = latin(writePDF(readPDF(makePDF(objects))));
    expect(written.startsWith(`%PDF-1.7\n3 0 obj\n${metadata}\nendobj\n4 0 obj\n`)).toBe(true);
    expect(readObjectStream(Buffer.from(written, 'latin1'))).toBe(
      `1 0 2 ${objects[0]!.length + 1}\n${objects[0]}\n${objects[1]}`,
    );
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(written)![1]);
    const table = written.slice(start);
    expect(table).toMatch(
      /^5 0 obj\n<< \/Type \/XRef \/Size 6 \/W \[1 4 2\] \/Root 1 0 R \/Info 2 0 R \/ID \[\(a\) \(b\)\] \/Filter/u,
    );
    const data = table.slice(table.indexOf('stream\n') + 7);
    const bytes = inflateSync(Buffer.from(data, 'latin1'));
    const places = Array.from({ length: 6 }, (_, number) => [
      bytes.readUInt8(number * 7),
      bytes.readUInt32BE(number * 7 + 1),
      bytes.readUInt16BE(number * 7 + 5),
    ]);
    expect(places).toEqual([
      [0, 0, 0xff_ff],
      [2, 4, 0],
      [2, 4, 1],
      [1, written.indexOf('3 0 obj'), 0],
      [1, written.indexOf('4 0 obj'), 0],
      [1, start, 0],
    ]);
  });

  it('is refused in words where the engine writes it otherwise', () => {
    expect(() => readPDF(Buffer.from('%PDF-1.7'))).toThrow(
      /^The PDF of the engine has no startxref/u,
    );
    expect(() => writePDF(readPDF(makePDF(objects, '/Root 1 0 R\n')))).toThrow(/no \(\\\/Info/u);
  });
});

describe('the declaration of PDF/UA', () => {
  const declare = (root: string, xml = metadata) =>
    declareAccessible(makePDF([root, objects[1]!, xml]));

  it('adds the identification and its description to the metadata', () => {
    const text = latin(declare(objects[0]!));
    expect(text).toContain('<x xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:pdfaid="i">');
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part><pdfaid:part>2</pdfaid:part>');
    expect(text).toMatch(/PDF\/UA identification schema.*<\/rdf:li><\/rdf:Bag><\/pdfaExtension/u);
    const { length } = /stream\n(?<xmp>[^]*?)\nendstream/u.exec(text)!.groups!['xmp']!;
    expect(text).toContain(`/Length ${length}\n`);
  });

  it('has viewers show the title', () => {
    const stream = readObjectStream(declare(catalog));
    expect(stream).toContain('/ViewerPreferences <<\n    /DisplayDocTitle true /A 1 >>');
  });

  it.each([
    ['no preferences', '<< /Type /Catalog /Metadata 3 0 R >>', metadata, /no \/ViewerPreferences/u],
    [
      'metadata without a part',
      objects[0]!,
      metadata.replace('<pdfaid:part>', ''),
      /no <pdfaid:part>/u,
    ],
    ['no metadata', '<< /Type /Catalog >>', metadata, /no \\\/Metadata/u],
    ['metadata that is not there', objects[0]!.replace('3 0', '9 0'), metadata, /no object 9\./u],
  ])('refuses %s', (_, root, xml, message) => {
    expect(() => declare(root, xml)).toThrow(message);
  });
});

describe('a printed site', () => {
  it('is PDF/A-2a and PDF/UA-1, tagged, with numbered and bulleted lists', async () => {
    const site = toSite({ intro: '1. one\n2. two', about: ['- three'] });
    const pdf = await (await openPrinter(site, {}))('pdf');
    expect(latin(pdf)).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</');
    const structure = readObjectStream(pdf);
    expect(structure).toContain('/DisplayDocTitle true');
    expect(structure).toContain('/Marked true');
    expect(structure).toMatch(/\/ListNumbering \/Decimal/u);
    expect(structure).toMatch(/\/ListNumbering \/(?:Circle|Disc|Unordered)/u);
  });

  it('is on the paper that is asked for', async () => {
    for (const [paper, width] of [
      ['a4', '595'],
      ['letter', '612'],
    ] as const) {
      const pdf = await (await openPrinter(toSite(), { paper }))('pdf');
      expect(readObjectStream(pdf)).toMatch(new RegExp(String.raw`/MediaBox \[0 0 ${width}`, 'u'));
    }
  });

  it('has a picture of 1200 by 630', async () => {
    const { files, missing, failures } = await printFiles(toSite(), ['picture'], {});
    const png = Buffer.from(files.get('/og.png')!);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect([missing, failures]).toEqual([[], []]);
  });

  it('leaves an emoji out that no font has, with a warning', async () => {
    // Unassigned, and reserved for emoji.
    const site = toSite({ focus: 'Systems \u{1FC00} and more' });
    const warnings: string[] = [];
    const print = await openPrinter(site, { warn: (line) => warnings.push(line) });
    expect(latin(await print('pdf'))).toContain('<pdfuaid:part>1');
    expect(warnings).toEqual([
      'profile.focus contains "\u{1FC00}", for which no font has a glyph. Emoji are left out.',
    ]);
    const { files, failures } = await printFiles(site, ['pdf'], {});
    expect([files.size, failures]).toEqual([1, warnings]);
  });

  it('reports the field of a character that no font has, once for both files', async () => {
    const site = toSite({ focus: 'Systems \u{F0000} and more' });
    const { files, missing, failures } = await printFiles(site, ['pdf', 'picture'], {});
    expect([files.size, missing]).toEqual([0, []]);
    expect(failures).toEqual([
      'There is no /resume.pdf and no /og.png: profile.focus contains "\u{F0000}", for which no font has a glyph. ' +
        'Install a font that has it, or name a folder of fonts: --fonts DIR',
    ]);
  });
});
