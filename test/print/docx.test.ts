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
  const begin = (text: string) => titles.find((title) => text.startsWith(title));
  expect(styled('Heading3').flatMap((text) => begin(text) ?? [])).toEqual(titles);
  const places = titles.map((title) => texts.findIndex((text) => text.startsWith(title)));
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

it('is the same twice: it has the month of the content, numbered links, and no time of day', async () => {
  const file = await writeDOCX(toSite({}));
  expect(Buffer.from(await writeDOCX(toSite({}))).equals(file)).toBe(true);
  const { files, document } = await partsOf(toSite({}));
  expect(Object.keys(files)[0]).toBe('[Content_Types].xml');
  expect(strFromU8(files['docProps/core.xml']!).match(/2026-11-01T00:00:00Z/gu)).toHaveLength(2);
  const named = [...document.matchAll(/<w:hyperlink [^>]*r:id="([^"]+)"/gu)].map(([, id]) => id!);
  const links = strFromU8(files['word/_rels/document.xml.rels']!);
  expect(named.length).toBeGreaterThan(5);
  expect(named).toEqual(named.map((_, index) => `link${index + 1}`));
  for (const id of named) expect(links).toContain(` Id="${id}"`);
});

it('puts a date beside a short title, and below a long one', async () => {
  const [short, long] = ['T'.repeat(58), 'T'.repeat(72)] as const;
  const certificates = [short, long].map((name) => ({ name, date: '2020-02' }));
  const { paragraphs, texts } = await partsOf(toSite({ certificates }));
  const of = (name: string) => texts.findIndex((text) => text.startsWith(name));
  expect(paragraphs[of(short)]).toMatch(/<w:tab\/>.*Feb 2020/su);
  expect(paragraphs[of(short)]).toContain('<w:tab w:val="right"');
  expect(texts[of(long)]).toBe(long);
  expect(texts[of(long) + 1]).toBe('Feb 2020');
});

it('keeps each heading on the page of its text', async () => {
  const { files } = await partsOf(toSite({}));
  const styles = strFromU8(files['word/styles.xml']!);
  for (const level of [1, 2, 3])
    expect(styles).toMatch(new RegExp(`w:styleId="Heading${level}".*?<w:keepNext/>`, 'su'));
});
