// The pages in a real browser: no errors, nothing that axe-core finds, and everything that they let a visitor do.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/operations/index.ts';
import { describeWith } from '../optional.ts';
import { readContent } from '../sample.ts';
import {
  launchChromium,
  missingChromium,
  type ServedSite,
  serveContent,
  serveFolder,
  watchFaults,
} from './chromium.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folders = ['profile', 'test/fixtures/minimal'];

describeWith('the pages in Chromium', missingChromium, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  it('breaks a word that is longer than a line, wherever an owner may write one', async () => {
    const word = 'Softwareentwicklungsgesellschaft'.repeat(2);
    const content = readContent('profile');
    const site = await serveContent({
      ...content,
      profile: { ...content.profile, name: word, role: word, email: `${word}@example.com` },
      roles: content.roles.map((role) => ({
        ...role,
        company: word,
        title: word,
        technologies: [word, ...role.technologies],
      })),
      cases: content.cases.map((study) => ({ ...study, title: word })),
    });
    const page = await browser.newPage();
    for (const path of ['/', `/cases/${content.cases[0]!.slug}/`, '/nowhere']) {
      await page.goto(site.baseUrl + path);
      await expectNothingBeyond(page, [320, 390, 840, 1280]);
    }
    await page.close();
    await site.close();
  });

  describe.each(folders)('the site of %s', (folder) => {
    const content = readContent(folder);
    const pages = [
      '/',
      ...content.cases.map(({ slug }) => `/cases/${slug}/`),
      '/fit/',
      '/developers/',
      '/agents/',
    ];
    let site: ServedSite;
    beforeAll(async () => {
      site = await serveFolder(folder);
    });
    afterAll(() => site?.close());

    /** Opens a page, runs what is to be tried on it, and asserts that nothing went wrong meanwhile. */
    async function visit(
      path: string,
      run: (page: Page, context: BrowserContext) => Promise<void>,
      options: BrowserContextOptions = {},
    ): Promise<void> {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      try {
        const faults = await watchFaults(context, site.baseUrl);
        const page = await context.newPage();
        await page.goto(site.baseUrl + path);
        await run(page, context);
        expect(faults).toEqual([]);
      } finally {
        await context.close();
      }
    }

    describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
      it.each(pages)('%s has nothing that axe-core finds', async (path) => {
        await visit(path, async (page) => expect(await findBarriers(page)).toEqual([]), {
          colorScheme,
        });
      });
    });

    it.each(pages)('%s fits every width from 320 to 2,560 pixels', async (path) => {
      await visit(path, async (page) => {
        await expectNothingBeyond(page, [320, 390, 768, 1280, 2560]);
      });
    });

    it.each(pages)('%s fits a phone though letters are twice as large', async (path) => {
      await visit(path, async (page, context) => {
        const session = await context.newCDPSession(page);
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
        await expectNothingBeyond(page, [320, 390]);
      });
    });

    it.each(pages)('%s says in words what it needs JavaScript for, and works', async (path) => {
      await visit(
        path,
        async (page) => {
          await expectVisible(page, 'h1');
          const notices = await page.locator('.notice').allInnerTexts();
          expect(notices.length).toBe(['/fit/', '/developers/'].includes(path) ? 1 : 0);
          for (const notice of notices) expect(notice).toContain('needs JavaScript');
          expect(await page.locator('form:visible').count()).toBe(0);
        },
        { javaScriptEnabled: false },
      );
    });

    it.each(pages)('%s is the Markdown that its alternate link names', async (path) => {
      await visit(path, async (page) => {
        const [negotiated, linked] = await page.evaluate(async () => {
          const link = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')!;
          const accept = { headers: { accept: 'text/markdown' } };
          const answers = [await fetch(location.href, accept), await fetch(link.href)];
          return Promise.all(answers.map((answer) => answer.text()));
        });
        expect(negotiated).toBe(linked);
        expect(negotiated).toContain(`# ${await page.locator('h1').innerText()}`);
      });
    });

    it('leads by Tab to the skip link first, then through the pages, with the focus shown', async () => {
      await visit('/', async (page) => {
        const stops = [];
        for (let press = 0; press < 6; press++) {
          await page.keyboard.press('Tab');
          stops.push(await describeFocus(page));
        }
        expect(stops.map(({ text }) => text)).toEqual([
          'Skip to the content',
          content.profile.name,
          'Profile',
          'Fit',
          'Developers',
          'Agents',
        ]);
        for (const { outline } of stops) expect(outline).toBeGreaterThan(1);
      });
    });

    it('reaches everything that can be used by Tab, in the order of the page', async () => {
      await visit('/fit/', async (page) => {
        const expected = await page
          .locator('a[href], button, textarea')
          .evaluateAll((elements) => elements.map((element) => element.outerHTML));
        const reached = [];
        for (const _ of expected) {
          await page.keyboard.press('Tab');
          reached.push(await page.evaluate(() => document.activeElement?.outerHTML));
        }
        expect(reached).toEqual(expected);
      });
    });

    it('copies what a copy button stands at', async () => {
      await visit(
        '/agents/',
        async (page) => {
          const block = page.locator('.code').nth(1);
          await block.getByRole('button', { name: 'Copy' }).click();
          await block.getByRole('button', { name: 'Copied' }).waitFor();
          const copied = await page.evaluate(() => navigator.clipboard.readText());
          expect(copied).toBe(`claude mcp add --transport http profile ${site.baseUrl}/api/mcp`);
        },
        { permissions: ['clipboard-read', 'clipboard-write'] },
      );
    });

    it.each(['getApiIndex', ...operations.map(({ id }) => id)])(
      'shows a live answer for %s',
      async (id) => {
        await visit('/developers/', async (page) => {
          const form = page.getByRole('form', { name: `Try ${id}` });
          await form.getByRole('button').click();
          await form.locator('.answer').waitFor();
          expect(await form.getByRole('status').innerText()).toMatch(/^200 /);
          const answer: unknown = JSON.parse(await form.locator('.answer').innerText());
          expect(Object.keys(answer as object).length).toBeGreaterThan(0);
          expect(await findBarriers(page)).toEqual([]);
        });
      },
    );

    it('marks in a job description what is evidenced, what is not, and what is ruled out', async () => {
      const [technology = ''] = content.profile.core;
      const text = `🚀 We build with ${technology}.\nHaskell is a plus.\nNo COBOL here.`;
      await visit('/fit/', async (page) => {
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
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await findBarriers(page)).toEqual([]);
        }
      });
    });

    it('marks ten places of a technology and says so, in a text that the keyboard scrolls', async () => {
      const text = 'Haskell.\n'.repeat(60);
      await visit('/fit/', async (page) => {
        await page.getByLabel('Job description').fill(text);
        await page.getByRole('button', { name: 'Find the evidence' }).click();
        await page.getByText('The first 10 places of each technology are marked.').waitFor();
        expect(await page.locator('.marked mark').count()).toBe(10);
        expect(await findBarriers(page)).toEqual([]);
        const shown = page.getByRole('region', { name: 'The text, marked' });
        await shown.press('End');
        await page.waitForFunction(() => document.querySelector('.marked')!.scrollTop > 0);
      });
    });

    it('says of a result that the text has changed since, until it is the same again', async () => {
      await visit('/fit/', async (page) => {
        const field = page.getByLabel('Job description');
        const status = page.getByRole('status');
        await field.fill('Haskell.');
        await field.press('Control+Enter');
        await page.locator('#fit-result').waitFor();
        const words = await status.innerText();
        await field.press('End');
        await field.press('x');
        expect(await status.innerText()).toBe('The result below is that of an earlier text.');
        expect(await findBarriers(page)).toEqual([]);
        await field.press('Backspace');
        expect(await status.innerText()).toBe(words);
        await field.press('x');
        await field.press('Control+Enter');
        await expect.poll(() => page.locator('.old').count()).toBe(0);
        expect(await status.innerText()).not.toContain('earlier');
      });
    });

    it('scrolls code on a phone rather than break a name in it', async () => {
      await visit('/agents/', async (page) => {
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
    });

    it('keeps a newer result where an older request fails late', async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${site.baseUrl}/fit/`);
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
      expect(await page.getByText('The service did not answer.').count()).toBe(0);
      expect(await page.locator('#fit-result').isVisible()).toBe(true);
      await context.close();
    });

    it('leads from a match to the roles and case studies behind it', async () => {
      await visit('/fit/', async (page) => {
        await page.getByLabel('Job description').fill(content.profile.core.join(', '));
        await page.getByRole('button', { name: 'Find the evidence' }).click();
        await page.locator('.marked mark a').first().click();
        expect(page.url()).toBe(`${site.baseUrl}/fit/#evidence-0`);
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

    it('links the summary to pages and not to the API', async () => {
      await visit('/fit/', async (page) => {
        await page.getByLabel('Job description').fill(content.profile.core.join(', '));
        await page.getByRole('button', { name: 'Find the evidence' }).click();
        const summary = page.locator('#fit-result .lead');
        await summary.waitFor();
        expect(await summary.innerText()).not.toContain('/api/');
        expect(await summary.locator('a').first().getAttribute('href')).toMatch(
          /^\/(?:cases\/.+\/)?$/,
        );
      });
    });

    it('keeps the text out of address, storage and history', async () => {
      await visit('/fit/', async (page, context) => {
        const visited = await page.evaluate(() => history.length);
        await page.getByLabel('Job description').fill('A secret plan');
        await page.getByRole('button', { name: 'Find the evidence' }).click();
        await page.locator('#fit-result').waitFor();
        expect(page.url()).toBe(`${site.baseUrl}/fit/`);
        expect(JSON.stringify(await context.storageState())).not.toContain('secret');
        expect(await page.evaluate(() => [sessionStorage.length, history.length])).toEqual([
          0,
          visited,
        ]);
        await page.reload();
        expect(await page.getByLabel('Job description').inputValue()).toBe('');
      });
    });

    it('says why a text is refused', async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${site.baseUrl}/fit/`);
      await page.getByLabel('Job description').fill('x'.repeat(20_001));
      expect(await page.locator('.over').innerText()).toBe('20,001 of 20,000 characters');
      await page.getByRole('button', { name: 'Find the evidence' }).click();
      await page.getByText('The text is 1 character too long.').waitFor();
      await page.getByLabel('Job description').fill(' \n ');
      await page.getByRole('button', { name: 'Find the evidence' }).click();
      await page.getByText('Paste a job description first.').waitFor();
      await context.close();
    });

    it('meets a visitor who took a wrong turn', async () => {
      const context = await browser.newContext({ viewport: { width: 320, height: 800 } });
      const page = await context.newPage();
      const response = await page.goto(`${site.baseUrl}/nowhere`);
      expect(response?.status()).toBe(404);
      expect(await findBarriers(page)).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: content.profile.name }).click();
      expect(page.url()).toBe(`${site.baseUrl}/`);
      await context.close();
    });

    it('prints the words and not the controls', async () => {
      await visit('/developers/', async (page) => {
        await page.emulateMedia({ media: 'print' });
        expect(
          await page.locator('main form:visible, main button:visible, nav:visible').count(),
        ).toBe(0);
        await expectVisible(page, 'main h1');
      });
    });
  });
});

async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: engine } = globalThis as unknown as { axe: typeof Axe };
    const { violations } = await engine.run({ rules: { 'target-size': { enabled: true } } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

async function expectNothingBeyond(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([width, beyond]).toEqual([width, 0]);
  }
}

async function describeFocus(page: Page): Promise<{ text: string; outline: number }> {
  return page.evaluate(() => {
    const element = document.activeElement!;
    const { outlineWidth, outlineStyle } = getComputedStyle(element);
    const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    return { text: element.textContent ?? '', outline };
  });
}

async function expectVisible(page: Page, selector: string): Promise<void> {
  expect(await page.locator(selector).isVisible()).toBe(true);
}
