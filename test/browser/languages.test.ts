// The switch of languages in a real browser: by keyboard, on every kind of page, with the text of the matcher kept.
import { describe, expect, it } from 'vitest';
import { describeWith } from '../optional.ts';
import { translatedFiles, translatedSite } from '../languages/translated.ts';
import { expectNoBarriers, expectNothingBeyond } from './checks.ts';
import { missingChromium, useChromium, useVisitor } from './chromium.ts';

const serve = (...tags: string[]) => {
  const files = translatedFiles(...tags);
  return (baseUrl: string) => translatedSite(files, baseUrl);
};

describeWith('the switch of languages in Chromium', missingChromium, () => {
  const browser = useChromium();

  describe('of a profile in English, German and Portuguese', () => {
    const visitor = useVisitor(browser, serve('de', 'pt'));
    const path = () => new URL(visitor.page.url()).pathname;

    it.each(['/', '/cases/live-commerce-traffic-spike/', '/fit/', '/developers/', '/agents/'])(
      'leads from %s to the same page in Portuguese and back, by keyboard',
      async (address) => {
        const page = await visitor.open(address);
        const nav = page.locator('nav.languages');
        expect(await nav.locator('[aria-current]').innerText()).toBe('English');
        const links = nav.getByRole('link');
        expect(await links.allInnerTexts()).toEqual(['Deutsch', 'Português']);
        // Whoever moves by Tab reaches the languages one after the other.
        await links.first().focus();
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Português');
        const outline = await page.evaluate(
          () => getComputedStyle(document.activeElement!).outlineStyle,
        );
        expect(outline).not.toBe('none');
        await page.keyboard.press('Enter');
        await page.waitForURL(`**/pt${address}`);
        expect(await nav.locator('[aria-current]').innerText()).toBe('Português');
        await nav.getByRole('link', { name: 'English' }).click();
        await page.waitForURL(visitor.baseUrl + address);
      },
    );

    it('names each language in itself, for screen readers as well', async () => {
      const page = await visitor.open('/pt/');
      expect(await page.locator('html').getAttribute('lang')).toBe('pt');
      const nav = page.getByRole('navigation', { name: 'Idiomas' });
      const shown = await nav.locator(':scope > *').evaluateAll((elements) =>
        elements.map((element) => ({
          lang: element.getAttribute('lang'),
          hreflang: element.getAttribute('hreflang'),
          current: element.getAttribute('aria-current'),
          text: element.textContent,
        })),
      );
      expect(shown).toEqual([
        { lang: 'en', hreflang: 'en', current: null, text: 'English' },
        { lang: 'de', hreflang: 'de', current: null, text: 'Deutsch' },
        { lang: 'pt', hreflang: null, current: 'true', text: 'Português' },
      ]);
    });

    it('keeps the text that was typed, once', async () => {
      const page = await visitor.open('/fit/');
      await page.locator('#job-description').fill('Kubernetes e PostgreSQL');
      await page.locator('.languages a[hreflang="pt"]').click();
      await page.waitForURL('**/pt/fit/');
      expect(await page.locator('#job-description').inputValue()).toBe('Kubernetes e PostgreSQL');
      const countStored = () => page.evaluate(() => sessionStorage.length + localStorage.length);
      expect(await countStored()).toBe(0);
      expect(await page.locator('main').innerText()).toContain(
        'O texto fica nesta aba, mesmo quando se troca o idioma, e desaparece quando ela é fechada.',
      );
      await page.locator('#fit button[type=submit]').click();
      await page.locator('.verdict').waitFor();
      expect(await page.locator('.verdict').innerText()).toContain('com evidências');
      const another = visitor.context.waitForEvent('page');
      await page.locator('.languages a[hreflang="de"]').click({ modifiers: ['ControlOrMeta'] });
      const tab = await another;
      await tab.waitForLoadState();
      expect(await tab.locator('#job-description').inputValue()).toBe('');
      await tab.close();
      expect(await countStored()).toBe(0);
      await visitor.open('/pt/fit/');
      expect(await page.locator('#job-description').inputValue()).toBe('');
    });

    it('leads from a page that is not there to the first page of a language', async () => {
      const page = await visitor.open('/pt/nada/aqui');
      // Chromium reports the status of the page itself.
      expect(visitor.faults.splice(0).join()).toContain('404');
      expect(await page.locator('h1').innerText()).toBe('Não há nenhuma página neste endereço');
      await page.locator('.languages a[hreflang="de"]').click();
      await page.waitForURL('**/de/');
      expect(path()).toBe('/de/');
    });

    it.each(['/', '/pt/', '/de/fit/', '/pt/cases/financial-onboarding-incident/'])(
      'has no barrier on %s and nothing beyond the window',
      async (address) => {
        const page = await visitor.open(address);
        await expectNoBarriers(page);
        await expectNothingBeyond(page, [320, 360, 768, 1280]);
      },
    );
  });

  describe('for a reader whose browser prefers German', () => {
    const visitor = useVisitor(browser, serve('de', 'pt'), { locale: 'de-AT' });

    it('is offered in one line that leads to the same page', async () => {
      const page = await visitor.open('/pt/fit/');
      const offer = page.locator('.offer');
      expect(await offer.innerText()).toBe('Diese Seite auf Deutsch');
      await offer.getByRole('link').click();
      await page.waitForURL('**/de/fit/');
      expect(await page.locator('.offer').count()).toBe(0);
    });
  });

  describe('of a profile in English and Arabic', () => {
    const visitor = useVisitor(browser, serve('ar'));

    it.each(['/', '/fit/', '/cases/live-commerce-traffic-spike/'])(
      'has no barrier below /ar%s and nothing beyond the window',
      async (address) => {
        const page = await visitor.open(`/ar${address}`);
        expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
        await expectNoBarriers(page);
        await expectNothingBeyond(page, [320, 360, 768, 1280]);
      },
    );

    it.each(['/', '/ar/'])(
      'draws roles, years and technologies on one time at %s',
      async (address) => {
        const page = await visitor.open(address);
        await page.setViewportSize({ width: 1280, height: 800 });
        const boxes = await Promise.all(
          ['.lanes', '.time', '.core .line'].map((name) =>
            page.locator(name).first().boundingBox(),
          ),
        );
        const sides = boxes.map((box) => [Math.round(box!.x), Math.round(box!.x + box!.width)]);
        expect(sides).toEqual([sides[0], sides[0], sides[0]]);
      },
    );

    it('writes English words from left to right', async () => {
      const page = await visitor.open('/ar/fit/');
      await page.locator('#job-description').fill('Elixir required.');
      await page.locator('#fit button[type=submit]').click();
      const question = page.locator('.row td', { hasText: 'If so, where?' }).last();
      const [first, last] = await question.evaluate((cell) => {
        const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() as Text;
        return [0, text.length - 1].map((start) => {
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, start + 1);
          return range.getBoundingClientRect().left;
        });
      });
      expect(first).toBeLessThan(last!);
    });
  });
});
