// The job-fit page in a real browser.
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeWith } from '../optional.ts';
import { readContent } from '../sample.ts';
import { expectNoBarriers } from './checks.ts';
import { missingChromium, useChromium, useVisitor } from './chromium.ts';

describeWith('the job-fit page in Chromium', missingChromium, () => {
  const browser = useChromium();

  describe.each(['profile', 'test/fixtures/minimal'])('of %s', (folder) => {
    const content = readContent(folder);
    const visitor = useVisitor(browser, content);

    it('marks in a job description what is evidenced, what is not, and what is ruled out', async () => {
      const [technology = ''] = content.profile.core;
      const text = `🚀 We build with ${technology}.\nHaskell is a plus.\nNo COBOL here.`;
      const page = await visitor.open('/fit/');
      await page.getByLabel('Job description').fill(text);
      await page.keyboard.press('Control+Enter');
      await page.locator('#fit-result').waitFor();
      expect(await page.getByRole('status').innerText()).toBe(
        '1 evidenced, 1 not evidenced, 1 ruled out.',
      );
      const marks = await page
        .locator('.marked mark')
        .evaluateAll((elements) => elements.map((mark) => [mark.className, mark.textContent]));
      expect(marks).toEqual([
        ['evidenced', `${technology} (evidenced)`],
        ['open', 'Haskell (not evidenced)'],
        ['excluded', 'COBOL (ruled out)'],
      ]);
      const shown = await page.locator('.marked').textContent();
      expect(shown?.replaceAll(/ \((?:not )?evidenced\)| \(ruled out\)/g, '')).toBe(text);
      await expectNoBarriers(page);
    });

    it('leads from a match to the roles and case studies behind it', async () => {
      const page = await visitor.open('/fit/');
      await page.getByLabel('Job description').fill(content.profile.core.join(', '));
      await page.getByRole('button', { name: 'Find the evidence' }).click();
      const summary = page.locator('#fit-result .lead');
      await summary.waitFor();
      expect(await summary.innerText()).not.toContain('/api/');
      expect(await summary.locator('a').first().getAttribute('href')).toMatch(
        /^\/(?:cases\/.+\/)?$/,
      );
      await page.locator('.marked mark a').first().click();
      expect(page.url()).toBe(`${visitor.baseUrl}/fit/#evidence-0`);
      const targets = await page
        .locator('.findings ul a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      expect(targets.length).toBeGreaterThan(0);
      for (const target of new Set(targets)) {
        const response = await page.goto(target);
        expect(response?.status() ?? 200).toBe(200);
        const { hash } = new URL(target);
        if (hash === '') continue;
        const id = decodeURIComponent(hash.slice(1));
        expect(await page.locator(`[id="${id}"]`).count()).toBe(1);
      }
    });
  });

  describe('of any profile', () => {
    const visitor = useVisitor(browser, readContent('profile'));
    let page: Page;
    beforeEach(async () => {
      page = await visitor.open('/fit/');
    });

    it('marks ten places of a technology and says so, in a text that the keyboard scrolls', async () => {
      await page.getByLabel('Job description').fill('Haskell.\n'.repeat(60));
      await page.getByRole('button', { name: 'Find the evidence' }).click();
      await page.getByText('The first 10 places of each technology are marked.').waitFor();
      expect(await page.locator('.marked mark').count()).toBe(10);
      await expectNoBarriers(page);
      const shown = page.getByRole('region', { name: 'The text, marked' });
      await shown.press('End');
      await page.waitForFunction(() => document.querySelector('.marked')!.scrollTop > 0);
    });

    it('says of a result that the text has changed since, until it is the same again', async () => {
      const field = page.getByLabel('Job description');
      const status = page.getByRole('status');
      await field.fill('Haskell.');
      await field.press('Control+Enter');
      await page.locator('#fit-result').waitFor();
      const words = await status.innerText();
      await field.press('End');
      await field.press('x');
      expect(await status.innerText()).toBe('The result below is that of an earlier text.');
      await expectNoBarriers(page);
      await field.press('Backspace');
      expect(await status.innerText()).toBe(words);
      await field.press('x');
      await field.press('Control+Enter');
      await expect.poll(() => page.locator('.old').count()).toBe(0);
      expect(await status.innerText()).not.toContain('earlier');
    });

    it('keeps a newer result where an older request fails late', async () => {
      const field = page.getByLabel('Job description');
      let failOlder: (() => void) | undefined;
      await page.route('**/api/job-fit', async (route) => {
        if (!route.request().postData()?.includes('Older')) return route.continue();
        await new Promise<void>((resolve) => (failOlder = resolve));
        return route.abort();
      });
      await field.fill('Older');
      await field.press('Control+Enter');
      await expect.poll(() => failOlder).toBeDefined();
      await field.fill('Newer');
      await field.press('Control+Enter');
      await page.locator('#fit-result').waitFor();
      const failed = page.waitForEvent('requestfailed');
      failOlder!();
      await failed;
      await page.waitForTimeout(100);
      await page.unrouteAll();
      expect(visitor.faults.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
      expect(await page.getByText('The service did not answer.').count()).toBe(0);
      expect(await page.locator('#fit-result').isVisible()).toBe(true);
    });

    it('keeps the text out of address, storage and history', async () => {
      const visited = await page.evaluate(() => history.length);
      await page.getByLabel('Job description').fill('A secret plan');
      await page.getByRole('button', { name: 'Find the evidence' }).click();
      await page.locator('#fit-result').waitFor();
      expect(page.url()).toBe(`${visitor.baseUrl}/fit/`);
      expect(JSON.stringify(await visitor.context.storageState())).not.toContain('secret');
      expect(await page.evaluate(() => [sessionStorage.length, history.length])).toEqual([
        0,
        visited,
      ]);
      await page.reload();
      expect(await page.getByLabel('Job description').inputValue()).toBe('');
    });

    it('says why a text is refused', async () => {
      await page.getByLabel('Job description').fill('x'.repeat(20_001));
      expect(await page.locator('.over').innerText()).toBe('20,001 of 20,000 characters');
      await page.getByRole('button', { name: 'Find the evidence' }).click();
      await page.getByText('The text is 1 character too long.').waitFor();
      await page.getByLabel('Job description').fill(' \n ');
      await page.getByRole('button', { name: 'Find the evidence' }).click();
      await page.getByText('Paste a job description first.').waitFor();
    });
  });
});
