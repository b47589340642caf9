// The parts of a Word document, word for word. A change shows in test/fixtures/documents/word.txt, to be read before it
// is accepted.
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeDOCX } from '../../src/print/docx.ts';
import { createTestSite, readContent } from '../sample.ts';

const parts = ['word/document.xml', 'word/numbering.xml', 'word/styles.xml', 'docProps/core.xml'];

/** Between paragraphs, styles and levels. */
const boundary = /(?<=<\/w:(?:p|style|lvl|num|abstractNum)>)<|><(?=w:body|w:docDefaults|dc:|cp:)/gu;

it('is as in word.txt', async () => {
  const { profile, ...rest } = readContent('test/fixtures/profile');
  const site = createTestSite({
    ...rest,
    profile: {
      ...profile,
      about: [
        '1. one\n   - inner\n2. two, **bold**, *slanted*, `code`,\\\n   and [a link](/x)\n\n   more',
      ],
    },
  });
  const files = unzipSync(await writeDOCX(site));
  const texts = parts.map(
    (part) =>
      `===== ${part}\n\n${strFromU8(files[part]!).replaceAll(boundary, (between) => between.replace('<', '\n<'))}\n`,
  );
  await expect(texts.join('\n')).toMatchFileSnapshot('../fixtures/documents/word.txt');
});
