// No word of a page is broken in its middle, unless it is wider than its column.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { translatedFiles, translatedSite } from '../languages/translated.ts';
import { describeWith } from '../optional.ts';
import { readContent } from '../sample.ts';
import { missingChromium, useChromium, useVisitor } from './chromium.ts';

const widths = [320, 360, 768, 1280, 1920];
const caseStudy = '/cases/healthcare-react-component-system/';

describeWith('the words of pages in Chromium', missingChromium, () => {
  const browser = useChromium();

  describe('of the sample in English, German and Portuguese', () => {
    const files = translatedFiles('de', 'pt');
    const visitor = useVisitor(browser, (baseUrl) => translatedSite(files, baseUrl));
    it.each([
      '/',
      '/de/',
      '/pt/',
      caseStudy,
      `/de${caseStudy}`,
      '/fit/',
      '/de/fit/',
      '/developers/',
    ])('stay whole on %s', async (path) => expectWholeWords(await visitor.open(path)));

    it.each(['/de/', '/pt/'])(
      'make the page at %s no longer than the English one may be',
      async (path) => {
        const page = await visitor.open(path);
        for (const [width, most] of [
          [1280, 5500],
          [360, 9000],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          const height = await page.evaluate(() => {
            document.querySelector('.offer')?.remove();
            return document.documentElement.scrollHeight;
          });
          expect(height).toBeLessThanOrEqual(most);
        }
      },
    );
  });

  describe.each(['student', 'eleven-roles'])('of the profile of %s', (name) => {
    const visitor = useVisitor(browser, readContent(`test/fixtures/plain/${name}`));
    it('stay whole, and the check finds those that do not', async () => {
      const page = await visitor.open('/');
      await expectWholeWords(page);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.evaluate(() => {
        document.body.style.wordBreak = 'break-all';
      });
      expect(await page.evaluate(findBroken)).not.toEqual([]);
    });
  });
});

async function expectWholeWords(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await page.evaluate(findBroken)]).toEqual([width, []]);
  }
}

/** Lists words that lie on two lines between two letters, though one line has room for what surrounds them. */
function findBroken(): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement!;
    if (parent.closest('script, style, .hidden, [aria-hidden]')) continue;
    for (const { 0: token, index } of text.matchAll(/\S+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + token.length);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
      const [first] = rects;
      if (first === undefined || rects.every(({ top }) => Math.abs(top - first.top) < 3)) continue;
      let block = parent;
      while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement!;
      const total = rects.reduce((sum, rect) => sum + rect.width, 0);
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      const room =
        block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (total > room) continue;
      const topAt = (place: number) => {
        range.setStart(node, index + place);
        range.setEnd(node, index + place + 1);
        return range.getBoundingClientRect().top;
      };
      for (const pair of token.matchAll(/\p{L}(?=\p{L})/gu)) {
        if (Math.abs(topAt(pair.index) - topAt(pair.index + 1)) > 3) broken.push(token);
      }
    }
  }
  return broken;
}
