// The guides in a real browser: calling the service, copying, reading on a phone, printing.
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { operations } from '../../src/operations/index.ts';
import { describeWith } from '../optional.ts';
import { readContent } from '../sample.ts';
import { expectNoBarriers } from './checks.ts';
import { missingChromium, useChromium, useVisitor } from './chromium.ts';

describeWith('the guides in Chromium', missingChromium, () => {
  const browser = useChromium();

  describe.each(['profile', 'test/fixtures/minimal'])('of %s', (folder) => {
    const visitor = useVisitor(browser, readContent(folder));
    beforeAll(() => visitor.open('/developers/'));

    it.each(['getApiIndex', ...operations.map(({ id }) => id)])(
      'show a live answer for %s',
      async (id) => {
        const form = visitor.page.getByRole('form', { name: `Try ${id}` });
        await form.getByRole('button').click();
        await form.locator('.answer').waitFor();
        expect(await form.getByRole('status').innerText()).toMatch(/^200, \d+ ms, \d+ characters$/);
        const answer: unknown = JSON.parse(await form.locator('.answer').innerText());
        expect(Object.keys(answer as object).length).toBeGreaterThan(0);
      },
    );

    it('have nothing that axe-core finds while they show all answers', async () => {
      const page = await visitor.open('/developers/');
      const forms = await page.getByRole('form').all();
      expect(forms).toHaveLength(operations.length + 1);
      for (const form of forms) await form.getByRole('button').click();
      for (const form of forms) await form.locator('.answer').waitFor();
      await expectNoBarriers(page);
    });
  });

  describe('of any profile', () => {
    const visitor = useVisitor(browser, readContent('profile'), {
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    it('remember the language of examples and the place', async () => {
      const page = await visitor.open('/developers/');
      expect(await page.getByRole('link', { name: /^Continue at/ }).count()).toBe(0);
      await page.locator('.tabs input[value="python"]').first().check({ force: true });
      await page.locator('#limits').scrollIntoViewIfNeeded();
      await page.evaluate(() => document.getElementById('limits')!.scrollIntoView());
      await page.locator('.toc a[aria-current]', { hasText: 'Limits' }).waitFor();
      await visitor.open('/agents/');
      await visitor.open('/developers/');
      const boxes = page.locator('.tabs input[value="python"]');
      expect(await boxes.count()).toBeGreaterThan(1);
      for (const box of await boxes.all()) expect(await box.isChecked()).toBe(true);
      await page.getByRole('link', { name: 'Continue at Limits' }).click();
      expect(new URL(page.url()).hash).toBe('#limits');
    });

    it('put the focus on the search by a slash, but not while one types', async () => {
      const page = await visitor.open('/developers/');
      const search = page.getByRole('searchbox', { name: 'Search this page' });
      await page.keyboard.press('/');
      expect(await search.evaluate((box) => box === document.activeElement)).toBe(true);
      await page.keyboard.type('/api');
      expect(await search.inputValue()).toBe('/api');
    });

    it.each([
      ['rate limit', 'limits'],
      ['429', 'limits'],
      ['pagination', 'limits'],
      ['timeout', 'limits'],
      ['sdk', 'generated-clients'],
      ['postman', 'postman-and-bruno'],
      ['bruno', 'postman-and-bruno'],
    ])('answer a search for %s', async (words, place) => {
      const page = await visitor.open('/developers/');
      const search = page.getByRole('searchbox', { name: 'Search this page' });
      await search.fill(words);
      const entries = page.locator('.toc li:not([hidden]) > a');
      const hashes = await entries.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(hashes).toContain(`#${place}`);
    });

    it('lead to assistants with a question that names the page as Markdown', async () => {
      const page = await visitor.open('/developers/');
      for (const name of ['Claude', 'ChatGPT']) {
        const link = page.getByRole('link', { name: `Ask ${name} about this page` });
        const { searchParams, protocol } = new URL((await link.getAttribute('href'))!);
        expect(protocol).toBe('https:');
        expect(searchParams.get('q')).toContain(`${visitor.baseUrl}/developers.md`);
      }
    });

    it('copy the code beside a copy button', async () => {
      const page = await visitor.open('/agents/');
      const block = page.locator('.code').nth(1);
      await block.getByRole('button', { name: 'Copy' }).click();
      await block.getByRole('button', { name: 'Copied' }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(
        `claude mcp add --transport http mira-halvorsen ${visitor.baseUrl}/api/mcp`,
      );
    });

    it('scroll code on a phone rather than break a name in it', async () => {
      const page = await visitor.open('/agents/');
      const usual = page.viewportSize()!;
      onTestFinished(() => page.setViewportSize(usual));
      await page.setViewportSize({ width: 375, height: 800 });
      const broken = await page.locator('.code code').evaluateAll((blocks) =>
        blocks.flatMap(({ firstChild }) => {
          const range = document.createRange();
          const names = [...(firstChild?.textContent ?? '').matchAll(/\w+/g)];
          return names.flatMap(({ 0: name, index }) => {
            range.setStart(firstChild!, index);
            range.setEnd(firstChild!, index + name.length);
            return range.getClientRects().length > 1 ? [name] : [];
          });
        }),
      );
      expect(broken).toEqual([]);
    });

    it('find a searched text in the page, and scroll to it', async () => {
      const page = await visitor.open('/developers/');
      const contents = page.getByRole('navigation', { name: 'Contents of this page' });
      await contents.getByRole('searchbox').fill('quotas');
      expect(await contents.getByRole('status').innerText()).toBe('1 place');
      expect(await contents.getByRole('link').allInnerTexts()).toEqual(['Limits']);
      await contents.getByRole('searchbox').press('Enter');
      expect(new URL(page.url()).hash).toBe('#limits');
      await contents.getByRole('searchbox').fill('');
      expect(await contents.getByRole('link').count()).toBeGreaterThan(10);
    });

    it('keep their contents in view, and say where the reader is', async () => {
      const page = await visitor.open('/developers/');
      await page.locator('#errors').scrollIntoViewIfNeeded();
      await page.evaluate(() => document.querySelector('#errors')!.scrollIntoView());
      const current = page.locator('.toc [aria-current]');
      await expect.poll(() => current.allInnerTexts()).toEqual(['Errors']);
      expect(await current.evaluate((link) => link.getBoundingClientRect().top)).toBeLessThan(720);
    });

    it('show every example in the language that was picked for one', async () => {
      const page = await visitor.open('/developers/');
      const tabs = page.getByRole('group', { name: 'Language of the example' });
      await tabs.nth(2).getByText('Python').click();
      for (const samples of await page.locator('.samples').all()) {
        expect(await samples.locator('.sample:visible').count()).toBe(1);
        expect(await samples.locator('[data-language="python"]').isVisible()).toBe(true);
      }
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('[data-language="go"]').first().isVisible()).toBe(true);
    });

    it('copy the page as Markdown, and show the call of a live answer with its headers', async () => {
      const page = await visitor.open('/developers/');
      await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await (await fetch(`${visitor.baseUrl}/developers.md`)).text());
      const form = page.getByRole('form', { name: 'Try queryExperience' });
      await form.getByLabel('technology').fill("it's");
      await form.getByRole('button').click();
      await form.locator('.answer').waitFor();
      expect(await form.locator('.called').innerText()).toBe(
        `curl -i '${visitor.baseUrl}/api/experience?technology=it%27s'`,
      );
      expect(await form.locator('.headers').textContent()).toContain(
        'content-type: application/json',
      );
    });

    it('print the words and not the controls, and leave lists of fields to the contract', async () => {
      const page = await visitor.open('/developers/');
      onTestFinished(() => page.emulateMedia({ media: null }));
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('details:visible').count()).toBe(0);
      expect(await page.locator('main form:visible, main button:visible').count()).toBe(0);
      expect(await page.locator('nav a:visible').allInnerTexts()).toEqual(['Developers']);
      expect(await page.locator('main h1').isVisible()).toBe(true);
    });

    it('leave the profile to print every row that it folds', async () => {
      const page = await visitor.open('/');
      const folded = page.locator('.fold:not([open]) .inside');
      const count = await folded.count();
      expect(count).toBeGreaterThan(0);
      expect(await folded.filter({ visible: true }).count()).toBe(0);
      onTestFinished(() => page.emulateMedia({ media: null }));
      await page.emulateMedia({ media: 'print' });
      expect(await folded.filter({ visible: true }).count()).toBe(count);
    });
  });
});
