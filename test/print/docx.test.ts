// The Word document: its parts are XML in a ZIP archive.
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeDOCX } from '../../src/print/docx.ts';
import type { Content } from '../../src/schema/content.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const toSite = (facts: Partial<Content['profile']>) =>
  createTestSite({ ...sampleContent, profile: { ...sampleContent.profile, ...facts } });

const textOf = (xml: string) =>
  [...xml.matchAll(/<w:t[^>]*>([^<]*)/gu)].map(([, text]) => text).join('');

async function partsOf(...given: Parameters<typeof writeDOCX>) {
  const files = unzipSync(await writeDOCX(...given));
  const document = strFromU8(files['word/document.xml']!);
  const paragraphs = document.match(/<w:p>.*?<\/w:p>/gsu) ?? [];
  const styled = (style: string) =>
    paragraphs.filter((xml) => xml.includes(`w:val="${style}"`)).map(textOf);
  return { files, document, paragraphs, styled, texts: paragraphs.map(textOf) };
}

it('has one title, a heading for each section and role, and the texts in order', async () => {
  const { styled, texts, document } = await partsOf(toSite({}));
  expect(styled('Heading1')).toEqual([sampleContent.profile.name]);
  expect(styled('Heading2')).toContain('Experience');
  const titles = sampleContent.roles.map(({ title, company }) => `${title}, ${company}`);
  expect(styled('Heading3').filter((text) => titles.includes(text))).toEqual(titles);
  const places = titles.map((title) => texts.indexOf(title));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(document).not.toContain('<w:tbl>');
});

it('numbers ordered lists, each from one, and marks other lists and emphasis', async () => {
  const { paragraphs, files } = await partsOf(
    toSite({ intro: '1. one\n2. **two**', about: ['- three', '1. four', '[five](/x) *six* `s`'] }),
  );
  const find = (text: string) => paragraphs.find((xml) => xml.includes(`>${text}<`))!;
  const number = (text: string) =>
    /<w:numId w:val="(?<id>\d+)"\/>/u.exec(find(text))?.groups?.['id'];
  expect(number('one')).toBe(number('two'));
  expect(number('four')).not.toBe(number('one'));
  expect(number('three')).not.toBe(number('one'));
  expect(find('two')).toContain('<w:b/>');
  expect(find('six')).toContain('<w:i/>');
  expect(find('five')).toContain('<w:hyperlink ');
  expect(strFromU8(files['word/numbering.xml']!)).toContain('w:val="decimal"');
  expect(strFromU8(files['word/_rels/document.xml.rels']!)).toContain('/x"');
});

it('has the language, the paper, and private facts only where they are given', async () => {
  const { files, document, texts } = await partsOf(toSite({ language: 'de' }), 'letter');
  expect(strFromU8(files['word/styles.xml']!)).toContain('<w:lang w:val="de"/>');
  expect(document).toContain('w:w="12240"');
  expect(texts.join()).not.toContain('+31');
  const own = await partsOf(toSite({}), 'a4', { phone: '+31 20 555', references: ['Good.'] });
  expect(own.document).toContain('w:w="11906"');
  expect(own.texts.join()).toMatch(/\+31 20 555.*References.*Good\./su);
});
