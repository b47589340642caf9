// Every page in a real browser: no errors, nothing that axe-core finds, and readable however it is visited.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { describeWith } from '../optional.ts';
import { readContent } from '../sample.ts';
import { expectNoBarriers, expectNothingBeyond } from './checks.ts';
import { missingChromium, useChromium, useVisitor } from './chromium.ts';

describeWith('the pages in Chromium', missingChromium, () => {
  const browser = useChromium();

  describe.each(['profile', 'test/fixtures/minimal'])('of %s', (folder) => {
    const content = readContent(folder);
    const visitor = useVisitor(browser, content);
    const pages = [
      '/',
      ...content.cases.map(({ slug }) => `/cases/${slug}/`),
      '/fit/',
      '/developers/',
      '/agents/',
    ];

    describe.each(pages)('%s', (path) => {
      let page: Page;
      beforeAll(async () => {
        page = await visitor.open(path);
      });

      it('has nothing that axe-core finds', async () => {
        await expectNoBarriers(page);
      });

      it('fits every width from 320 to 2,560 pixels', async () => {
        await expectNothingBeyond(page, [320, 390, 768, 1280, 2560]);
      });

      it('fits a phone though letters are twice as large', async () => {
        const session = await visitor.context.newCDPSession(page);
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
        await expectNothingBeyond(page, [320, 390]);
        await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
      });

      it('is the Markdown that its alternate link names', async () => {
        const [negotiated, linked] = await page.evaluate(async () => {
          const link = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')!;
          const accept = { headers: { accept: 'text/markdown' } };
          const answers = [await fetch(location.href, accept), await fetch(link.href)];
          return Promise.all(answers.map((answer) => answer.text()));
        });
        expect(negotiated).toBe(linked);
        expect(negotiated).toContain(`# ${await page.locator('h1').innerText()}`);
      });

      it('says why it needs JavaScript, and works', async () => {
        const session = await visitor.context.newCDPSession(page);
        await session.send('Emulation.setScriptExecutionDisabled', { value: true });
        onTestFinished(async () => {
          await session.send('Emulation.setScriptExecutionDisabled', { value: false });
          await page.reload();
        });
        await page.reload();
        expect(await page.locator('h1').isVisible()).toBe(true);
        const notices = await page.locator('.notice').allInnerTexts();
        expect(notices.length).toBe(['/fit/', '/developers/'].includes(path) ? 1 : 0);
        for (const notice of notices) expect(notice).toContain('needs JavaScript');
        expect(await page.locator('form:visible').count()).toBe(0);
      });
    });

    it('leads by Tab to the skip link first, then through the pages, with the focus shown', async () => {
      const page = await visitor.open('/');
      const stops = [];
      for (let press = 0; press < 6; press++) {
        await page.keyboard.press('Tab');
        stops.push(await describeFocus(page));
      }
      expect(stops.map(({ text }) => text)).toEqual([
        'Skip to the content',
        content.profile.name,
        'Profile',
        'Role check',
        'Developers',
        'Agents',
      ]);
      for (const { outline } of stops) expect(outline).toBeGreaterThan(1);
    });

    it('reaches everything that can be used by Tab, in the order of the page', async () => {
      const page = await visitor.open('/fit/');
      const expected = await page
        .locator('a[href], button, textarea, pre[tabindex]')
        .evaluateAll((elements) => elements.map((element) => element.outerHTML));
      const reached = [];
      for (const _ of expected) {
        await page.keyboard.press('Tab');
        reached.push(await page.evaluate(() => document.activeElement?.outerHTML));
      }
      expect(reached).toEqual(expected);
    });

    it('shows a page for unknown addresses', async () => {
      const page = await visitor.open('/nowhere');
      expect(visitor.faults.splice(0)).toEqual([
        'Failed to load resource: the server responded with a status of 404 (Not Found)',
      ]);
      await expectNoBarriers(page);
      await expectNothingBeyond(page, [320]);
      await page.getByRole('main').getByRole('link', { name: content.profile.name }).click();
      expect(page.url()).toBe(`${visitor.baseUrl}/`);
    });
  });

  describe('of a profile with words longer than a line and of another script', () => {
    const word = 'Softwareentwicklungsgesellschaft'.repeat(2);
    const content = readContent('profile');
    const visitor = useVisitor(browser, {
      ...content,
      profile: {
        ...content.profile,
        name: word,
        role: word,
        focus: 'أنظمة تبقى صحيحة.',
        email: `${word}@example.com`,
      },
      roles: content.roles.map((role) => ({
        ...role,
        company: word,
        title: word,
        technologies: [word, ...role.technologies],
      })),
      cases: content.cases.map((study) => ({ ...study, title: word })),
    });

    it.each(['/', `/cases/${content.cases[0]!.slug}/`, '/nowhere'])(
      '%s breaks each long word, wherever an owner may write one',
      async (path) => {
        const page = await visitor.open(path);
        await expectNothingBeyond(page, [320, 390, 840, 1280]);
        if (path === '/nowhere') visitor.faults.shift();
      },
    );

    it('runs a text from right to left where its script does, on the axis of the page', async () => {
      const page = await visitor.open('/');
      const [first, last, axis] = await page
        .locator('.words .lead:not(.soft)')
        .evaluate((element) => {
          const { firstChild: text } = element;
          const place = (start: number) => {
            const range = document.createRange();
            range.setStart(text!, start);
            range.setEnd(text!, start + 1);
            return range.getBoundingClientRect().left;
          };
          const { length } = text!.textContent!;
          return [place(0), place(length - 1), element.getBoundingClientRect().left];
        });
      expect(last).toBeLessThan(first!);
      expect(last).toBeCloseTo(axis!, 0);
    });
  });
});

async function describeFocus(page: Page): Promise<{ text: string; outline: number }> {
  return page.evaluate(() => {
    const element = document.activeElement!;
    const { outlineWidth, outlineStyle } = getComputedStyle(element);
    const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    return { text: element.textContent ?? '', outline };
  });
}
