// The strip and the marks of proof in Chromium, on a phone and a desk, in each state of the signature.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '../../src/app.ts';
import type { Site } from '../../src/schema/site.ts';
import { describeWith } from '../optional.ts';
import { createTestSite, sampleContent } from '../sample.ts';
import { createAttestedSite, role, signSite } from '../trust/attested-site.ts';
import { expectNoBarriers, expectNothingBeyond } from './checks.ts';
import { missingChromium, useChromium } from './chromium.ts';

const origin = 'https://profile.test';
const plain = createTestSite(sampleContent, origin);
const attested = createAttestedSite('valid');
const changed = { isAsSigned: false, differences: ['/api/profile has changed'] };

const states: readonly (readonly [string, Site, RegExp])[] = [
  ['unsigned', plain, /^Declared by the owner; evidence of a technology is/],
  ['signed', signSite(plain), /^Signed on \d+ \w+ \d{4} by key HuHF… · 0 of 9 claims confirmed/],
  ['attested', signSite(attested), /^Signed on .* · 1 of \d+ claims confirmed by others/],
  ['changed', signSite(plain, changed), /^Changed since it was signed on/],
  ['expired', signSite(plain, { isExpired: true }), /^The signature ended on/],
];

describeWith('proof in Chromium', missingChromium, () => {
  const browser = useChromium();
  let context: BrowserContext;
  let page: Page;
  let site: Site;
  const apps = new Map<Site, App>();
  const appOf = (shown: Site): App => {
    const app = apps.get(shown) ?? createApp(shown);
    apps.set(shown, app);
    return app;
  };

  beforeAll(async () => {
    context = await browser().newContext({ reducedMotion: 'reduce' });
    page = await context.newPage();
    await context.route('**/*', async (route) => {
      const request = route.request();
      const [method, body] = [request.method(), request.postData()];
      const answer = await appOf(site).fetch(
        new Request(request.url(), { method, body, headers: request.headers() }),
      );
      const headers = Object.fromEntries(answer.headers);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return route.fulfill({ status: answer.status, headers, body: bytes });
    });
  });
  afterAll(() => context?.close());

  /** Saves a picture into the folder of SHOTS. */
  async function take(name: string): Promise<void> {
    if (!process.env['SHOTS']) return;
    await page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` });
  }

  describe.each(states)('the strip of a profile that is %s', (state, shown, sentence) => {
    it.each([360, 1280])('says so at %i pixels, with its marks in words', async (width) => {
      site = shown;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${origin}/`);
      const strip = page.locator('.trust');
      expect((await strip.locator('p').innerText()).trim()).toMatch(sentence);
      expect(await strip.locator('p').innerText()).toContain('check it yourself');
      expect(await strip.getByRole('listitem').allInnerTexts()).toEqual([
        'declared by the owner',
        'shown by a linked page',
        'confirmed by others',
      ]);
      await strip.scrollIntoViewIfNeeded();
      await take(`strip-${state}-${width}`);
      await expectNothingBeyond(page, [width]);
      await expectNoBarriers(page);
    });
  });

  it.each([360, 1280])('marks the evidence of an answer at %i pixels', async (width) => {
    site = signSite(attested);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${origin}/fit/`);
    await page.getByLabel('Job description').fill('We need TypeScript, PostgreSQL and React.');
    await page.keyboard.press('Control+Enter');
    await page.locator('.verdict').waitFor();
    const links = page.locator('.evidence td:nth-child(3) a');
    const found = await links.evaluateAll((all) =>
      all.map((link) => ({
        name: link.textContent,
        mark: link.querySelector('.mark')?.className.split(' ')[1],
        said: link.nextElementSibling?.textContent,
      })),
    );
    expect(found).toContainEqual({
      name: role.company,
      mark: 'attested',
      said: ' (confirmed by 1)',
    });
    expect(found.filter(({ mark }) => mark === 'declared').length).toBeGreaterThan(0);
    expect(found.filter(({ mark, said }) => mark === 'declared' && said !== ' (declared)')).toEqual(
      [],
    );
    await page.locator('.evidence').scrollIntoViewIfNeeded();
    await take(`fit-${width}`);
    await expectNothingBeyond(page, [width]);
    await expectNoBarriers(page);
  });
});
