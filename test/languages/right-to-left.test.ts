// A profile in English and Arabic, which is written from right to left and has no words of pages.
import { expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { checkTranslations } from '../../src/content/translation/check.ts';
import { sampleContent } from '../sample.ts';
import { get, translatedFiles, translatedSite } from './translated.ts';

const files = translatedFiles('ar');
const app = createApp(translatedSite(files));

it('the translation has no mistake', () => {
  const { issues, shares } = checkTranslations(files, sampleContent);
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(shares).toMatchObject([{ tag: 'ar', translated: 5 }]);
});

it.each(['/', '/fit/', '/cases/live-commerce-traffic-spike/'])(
  '%s runs from right to left with an English frame that says so',
  async (path) => {
    const { text, headers } = await get(app, `/ar${path}`);
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(headers.get('content-language')).toBe('ar');
    expect(text).toContain('<nav aria-label="Pages" lang="en">');
    expect(text).toContain('<footer class="colophon ui soft" lang="en">');
    // The languages name themselves.
    expect(text).toMatch(/lang="en" hreflang="en"[^>]*>English</u);
    const root = await get(app, path);
    expect(root.text).toContain('<html lang="en">');
    expect(root.text).not.toContain('dir=');
    expect(root.text).toMatch(/lang="ar" hreflang="ar"[^>]*>العربية</u);
    expect(root.text).not.toContain('<nav aria-label="Pages" lang');
  },
);

it('a missing text is the original’s', async () => {
  const { text } = await get(app, '/ar/');
  expect(text).toContain('مهندسة برمجيات متكاملة أولى');
  expect(text).toContain(sampleContent.cases[0]!.title);
});
