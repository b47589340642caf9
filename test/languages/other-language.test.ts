// Texts in another language than their page: those that a translation lacks, and English words of pages where there are none.
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { listBlocks } from '../../src/documents/pages/markdown-tree.ts';
import { languagesOf } from '../../src/domain/languages.ts';
import { listUntranslated } from '../../src/domain/untranslated.ts';
import type { Site } from '../../src/schema/site.ts';
import { get, translatedFiles, translatedSite } from './translated.ts';

/** The words of pages, in elements that say they are English and in the others. */
async function readPages(site: Site, tag: string) {
  const app = createApp(site);
  const words = { english: '', others: '' };
  const asides = { english: '', others: '' };
  const addresses = site.content.cases.map(({ slug }) => `/cases/${slug}/`);
  for (const path of ['/', '/fit/', ...addresses]) {
    const { text } = await get(app, `/${tag}${path}`);
    const open: { readonly isEnglish: boolean; readonly isAside: boolean }[] = [];
    const parser = new Parser({
      onopentag(name, { lang, class: names = '' }) {
        const { isEnglish, isAside } = open.at(-1) ?? { isEnglish: false, isAside: false };
        // Notes in the margin stand within the sentence of their figure.
        open.push({
          isEnglish: lang === undefined || name === 'html' ? isEnglish : lang === 'en',
          isAside: isAside || /^(?:note|proven)(?: |$)/u.test(names),
        });
      },
      onclosetag: () => void open.pop(),
      ontext(part) {
        const { isEnglish, isAside } = open.at(-1) ?? {};
        (isAside ? asides : words)[isEnglish ? 'english' : 'others'] += part;
      },
    });
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    parser.end(main.replaceAll(/<script[^]*?<\/script>/gu, ''));
  }
  return {
    english: wordsIn(`${words.english} ${asides.english}`),
    others: wordsIn(`${words.others} ${asides.others}`),
  };
}

function wordsIn(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

it('a page marks each text that its translation lacks', async () => {
  const files = translatedFiles();
  files.set('translations/pt/profile.yaml', Buffer.from('availability: disponível agora\n'));
  const site = translatedSite(files);
  const { english, others } = await readPages(site, 'pt');
  const texts = new Set(listUntranslated(languagesOf(site)[1]!).flatMap(listBlocks).map(wordsIn));
  const written = [...texts].filter((text) => /\p{L}{2}/u.test(text));
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((text) => !english.includes(text))).toEqual([]);
  expect(others).toContain('disponível agora');
  expect(english).not.toContain('disponível');
});

it('a page in a language without words marks the English ones, and not names', async () => {
  const { english, others } = await readPages(translatedSite(translatedFiles('ar')), 'ar');
  for (const text of ['Experience', 'Principles', 'Confirm this', 'Tell me what hurts']) {
    expect(english).toContain(text);
    expect(others).not.toContain(text);
  }
  expect(others).toContain('Lanternfish Live');
  expect(english).toContain('Does a role match this profile');
  expect(english).not.toMatch(/\p{Script=Arabic}/u);
  const left = others.match(/\b(?:years?|roles?|cases|declared|project)\b/giu) ?? [];
  expect(left).toEqual([]);
});

it('a paragraph from left to right says so in a page from right to left', async () => {
  const app = createApp(translatedSite(translatedFiles('ar')));
  const { text } = await get(app, '/ar/');
  expect(text).toMatch(/<p lang="en" dir="ltr"[^>]*>Owned reservations/u);
  const fit = await get(app, '/ar/fit/');
  expect(fit.text).toContain('<main id="page-content" lang="en" dir="ltr">');
});

it('a complete translation marks only a place of the same name, and an original nothing', async () => {
  const app = createApp(translatedSite());
  for (const path of ['/', '/fit/', '/pt/', '/pt/fit/', '/pt/cases/live-commerce-traffic-spike/']) {
    const { text } = await get(app, path);
    const marked = text.slice(text.indexOf('<main')).match(/\slang="[^>]*>[^<]*/gu) ?? [];
    expect(marked.filter((mark) => mark !== ' lang="en">Porto, Portugal')).toEqual([]);
  }
});
