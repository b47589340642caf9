// The score of the first page in a real browser: chosen by tap, field and address, with and without a script, and careers of
// every length.
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Content, Role } from '../../src/schema/content.ts';
import { describeWith } from '../optional.ts';
import { readContent, sampleContent } from '../sample.ts';
import { expectNoBarriers, expectNothingBeyond } from './checks.ts';
import { missingChromium, useChromium, useVisitor } from './chromium.ts';

const sentence = 'Kubernetes · 5.5 years · 2 roles · 1 case · declared';

describeWith('the score in Chromium', missingChromium, () => {
  const browser = useChromium();

  describe('of eleven roles', () => {
    const visitor = useVisitor(browser, readContent('test/fixtures/plain/eleven-roles'));

    it.each([360, 1280])(
      'cuts no name at %i: words are whole, or an initial is there',
      async (width) => {
        await visitor.page.setViewportSize({ width, height: 800 });
        const page = await visitor.open('/');
        const labels = await page.locator('.bar > b').evaluateAll((names) =>
          names.map((name) => {
            const line = name.getBoundingClientRect();
            const words = [...name.querySelectorAll(':scope > span')].flatMap((one) => [
              ...one.getClientRects(),
            ]);
            const seen = words.filter(({ top, left, right }) => right > left && top < line.top + 8);
            const isCut = seen.some(({ right }) => right > line.right + 1);
            return {
              isCut,
              isInitial: seen.length === 0,
              initial: name.querySelector('i')?.dataset['i'],
            };
          }),
        );
        expect(labels).toHaveLength(11);
        expect(labels.filter(({ isCut }) => isCut)).toEqual([]);
        const initials = labels.flatMap(({ isInitial, initial }) => (isInitial ? [initial] : []));
        expect(initials.length).toBeGreaterThan(3);
        expect(initials).not.toContain(undefined);
        expect(initials.length).toBeLessThan(11);
      },
    );
  });

  describe('of a student', () => {
    const visitor = useVisitor(browser, readContent('test/fixtures/plain/student'));

    it('draws projects and education, each with its whole name, and lights projects', async () => {
      const page = await visitor.open('/');
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const names = await page
          .locator('.lanes .bar-name')
          .evaluateAll((elements) =>
            elements.map((element) => [
              element.textContent,
              element.scrollWidth <= element.clientWidth,
            ]),
          );
        expect(names).toEqual([
          ['Bus times on a postcard', true],
          ['Timetable for a food bank', true],
          ['BSc, Computer Science', true],
        ]);
      }
      await page.locator('#tech-flask > a').click();
      expect(await readSentence(page)).toBe('Flask · 1 project · declared');
      expect(await listLit(page, '.bar-name')).toEqual(['Timetable for a food bank']);
      expect(await page.locator('.role.on h3').allInnerTexts()).toEqual([
        'Timetable for a food bank',
      ]);
      await expectNoBarriers(page);
      await expectNothingBeyond(page, [320, 768, 1920]);
    });
  });

  describe('of the sample', () => {
    const visitor = useVisitor(browser, sampleContent);

    it('answers an address with an alias: where, how long, how proven', async () => {
      const page = await visitor.open('/?tech=k8s');
      expect(await readSentence(page)).toBe(sentence);
      expect(await listLit(page, '.bar')).toEqual([
        expect.stringContaining('Lanternfish Live'),
        expect.stringContaining('Juniper Ward Health'),
      ]);
      expect(await listLit(page, '.stop')).toEqual(['02']);
      expect(await listLit(page, '.figure')).toEqual([expect.stringContaining('52,000')]);
      await expectNoBarriers(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => document.getElementById('career')!.scrollIntoView());
        for (const one of ['.thread.on .say', '.lanes']) {
          const box = (await page.locator(one).boundingBox())!;
          expect(box.y).toBeGreaterThan(0);
          expect(box.y + box.height).toBeLessThan(800);
        }
      }
      await page.setViewportSize({ width: 1280, height: 720 });
    });

    it('shows sentence, roles and thread in one view of a phone after a tap on a low thread', async () => {
      await visitor.page.setViewportSize({ width: 360, height: 780 });
      const page = await visitor.open('/');
      await page.locator('#tech-kubernetes > a').click();
      for (const one of ['.thread.on .say', '.lanes', '#tech-kubernetes > a']) {
        const box = (await page.locator(one).boundingBox())!;
        expect(box.y, one).toBeGreaterThan(0);
        expect(box.y + box.height, one).toBeLessThanOrEqual(780);
      }
      // Farther down, the bar at the top has the sentence.
      await page.evaluate(() => document.getElementById('experience')!.scrollIntoView());
      const said = page.locator('.past .said');
      await said.waitFor();
      expect(await said.innerText()).toContain(sentence);
      await page.setViewportSize({ width: 1280, height: 720 });
    });

    it('answers a tap, and a second tap and Back undo it', async () => {
      const page = await visitor.open('/');
      const thread = page.locator('#tech-kubernetes > a');
      await thread.click();
      expect(new URL(page.url()).search).toBe('?tech=kubernetes');
      expect(await readSentence(page)).toBe(sentence);
      await thread.click();
      expect(await page.locator('.lit').count()).toBe(0);
      await page.goBack();
      expect(await readSentence(page)).toBe(sentence);
      await page.locator('.thread.on .clear').click();
      expect(await listLit(page, '[data-t]')).toEqual([]);
    });

    it('filters by the field, also folded and unknown technologies', async () => {
      const page = await visitor.open('/');
      const field = page.getByLabel('Which technology?');
      await field.fill('k8s');
      await field.press('Enter');
      expect(await readSentence(page)).toBe(sentence);
      await field.fill('graphql');
      await field.press('Enter');
      expect(await page.locator('.core > .guest .say > span').first().innerText()).toMatch(
        /^GraphQL · 2\.8 years · 1 role/,
      );
      await field.fill('rust');
      await field.press('Enter');
      expect(await page.locator('.slot').innerText()).toBe(
        'rust: nothing here shows it. That is a question, not a no.',
      );
      expect(await page.locator('.lit').count()).toBe(0);
    });

    it('answers an address without a script', async () => {
      const context = await browser().newContext({ javaScriptEnabled: false });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await page.goto(`${visitor.baseUrl}/`);
      await page.locator('#tech-kubernetes > a').click();
      expect(page.url()).toContain('?tech=kubernetes#tech-kubernetes');
      const said = await page.locator('#tech-kubernetes .say > span').first().innerText();
      expect(said.replaceAll(/\s+/g, ' ')).toBe(sentence);
      expect(await page.locator('#tech-redis .say').isVisible()).toBe(false);
    });

    it('marks the sentence that a figure of the opening leads to', async () => {
      const page = await visitor.open('/');
      await page.locator('.figure').first().click();
      await page.waitForURL('**/#figure-52000-requests-a-second');
      const claim = page.locator('.claim:target');
      expect(await claim.innerText()).toMatch(
        /^In March 2023 .* 52,000 requests a second at the edge\.\s+declared · Link to this · Confirm this$/,
      );
      await expectNoBarriers(page);
    });

    it('unfolds the role that an address names', async () => {
      const page = await visitor.open('/');
      await page.locator('.bar').first().click();
      expect(await page.locator('.role:target').getAttribute('open')).not.toBeNull();
    });

    it('keeps numbers large and the page short', async () => {
      const page = await visitor.open('/');
      for (const [width, most] of [
        [1280, 5500],
        [360, 9000],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height).toBeLessThanOrEqual(most);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      const size = await page
        .locator('.value b')
        .first()
        .evaluate((number) => Number.parseFloat(getComputedStyle(number).fontSize));
      expect(size).toBeGreaterThanOrEqual(90);
      expect(size).toBeLessThanOrEqual(110);
    });

    it('prints on four pages, with all that is folded', async () => {
      const page = await visitor.open('/');
      const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
      for (const paper of [
        { format: 'A4', preferCSSPageSize: true },
        { format: 'A4', margin },
        { format: 'Letter', margin },
      ]) {
        const pdf = (await page.pdf(paper)).toString('latin1');
        expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeLessThanOrEqual(4);
      }
      await page.emulateMedia({ media: 'print' });
      onTestFinished(() => page.emulateMedia({ media: null }));
      for (const folded of ['details:not([open]) .inside', '.more-tech:not([open]) ul']) {
        const box = await page.locator(folded).first().boundingBox();
        expect(box!.height, folded).toBeGreaterThan(10);
      }
    });
  });

  describe.each([
    ['thirty years with short and concurrent roles', longCareer('en')],
    ['the same from right to left', longCareer('ar')],
  ])('of %s', (_, content) => {
    const visitor = useVisitor(browser, content);

    it('covers no bar with another, and fits each width', async () => {
      const page = await visitor.open('/');
      await expectNothingBeyond(page, [320, 360, 768, 1280, 1920]);
      const boxes = await page.locator('.lanes foreignObject').evaluateAll((bars) =>
        bars.map((bar) => {
          const { left, right, top, bottom } = bar.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      expect(boxes).toHaveLength(content.roles.length + content.cases.length);
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const isBeside = one.right <= other.left + 1 || other.right <= one.left + 1;
          expect(isBeside || one.bottom <= other.top + 1 || other.bottom <= one.top + 1).toBe(true);
        }
      }
      await expectNoBarriers(page);
    });
  });
});

/** A role of a month, six at once, and two cases of the same month. */
function longCareer(language: string): Content {
  const [role] = sampleContent.roles as [Role];
  const at = (company: string, start: string, end: string) => ({ ...role, company, start, end });
  const atOnce = Array.from({ length: 6 }, (_, index) =>
    at(`Client ${index}`, '2015-03', '2016-09'),
  );
  return {
    ...sampleContent,
    profile: { ...sampleContent.profile, language },
    roles: [
      at('Now', '2017-01', 'present'),
      ...atOnce,
      at('A month', '2014-12', '2014-12'),
      at('Long', '1996-05', '2014-11'),
    ],
    cases: sampleContent.cases.map((study) => ({ ...study, date: '2016-02' })),
  };
}

async function readSentence(page: Page): Promise<string> {
  const text = await page.locator('.thread.on .say > span').first().innerText();
  return text.replaceAll(/\s+/g, ' ');
}

async function listLit(page: Page, selector: string): Promise<string[]> {
  return page.locator(`${selector}.on`).allTextContents();
}
