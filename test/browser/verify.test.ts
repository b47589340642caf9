// `/verify/` in a real browser: a valid profile, and the same profile after forgeries.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '../../src/app.ts';
import { canonicalize } from '../../src/kernel/jcs.ts';
import { paths } from '../../src/paths.ts';
import type { ManifestFile, ManifestPayload } from '../../src/schema/trust.ts';
import { signManifest } from '../../src/trust/keys/manifest.ts';
import { createKey, type PrivateKey, toPublicKey } from '../../src/trust/keys/private-keys.ts';
import { digestResources } from '../../src/trust/resources.ts';
import { describeWith } from '../optional.ts';
import { createTestSite, sampleContent } from '../sample.ts';
import { expectNoBarriers, expectNothingBeyond } from './checks.ts';
import { missingChromium, useChromium } from './chromium.ts';

const origin = 'https://mira.test';
/** The same answers at an address that the owner did not sign for. */
const copy = 'https://eve.test';
const day = 24 * 3_600_000;

/** Bodies in the place of the site's own; `undefined` is not there. */
type Served = Readonly<Record<string, string | undefined>>;

describeWith('/verify/ in Chromium', missingChromium, () => {
  const browser = useChromium();
  let key: PrivateKey;
  let other: PrivateKey;
  let payload: ManifestPayload;
  let signed: Served;
  let served: Served;
  let context: BrowserContext;
  let page: Page;
  const violations: string[] = [];

  beforeAll(async () => {
    [key, other] = await Promise.all([createKey(), createKey()]);
    payload = {
      version: 1,
      origin,
      name: sampleContent.profile.name,
      issued: new Date(Date.now() - 2 * day).toISOString(),
      expires: new Date(Date.now() + 30 * day).toISOString(),
      resources: digestResources(createTestSite(sampleContent, origin)),
    };
    signed = withKeys(await signManifest(payload, [key]), key);
    context = await browser().newContext({ reducedMotion: 'reduce' });
    page = await context.newPage();
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    page.on('pageerror', (error) => violations.push(error.message));
    const apps: Readonly<Record<string, App>> = {
      [origin]: createSiteAt(origin),
      [copy]: createSiteAt(copy),
    };
    await context.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      const site = apps[url.origin];
      if (site === undefined) return route.abort();
      const answer = await site.fetch(new Request(url));
      const headers = Object.fromEntries(answer.headers);
      if (!Object.hasOwn(served, url.pathname)) {
        const body = Buffer.from(await answer.arrayBuffer());
        return route.fulfill({ status: answer.status, headers, body });
      }
      const body = served[url.pathname];
      const cors = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
      if (body === undefined) return route.fulfill({ status: 404, headers: cors, body: '{}' });
      return route.fulfill({ status: 200, headers: cors, body });
    });
  });
  afterAll(() => context?.close());

  /** Waits for the verdict of the page that is open. */
  async function readVerdict(): Promise<{ verdict: string; words: string }> {
    const result = page.getByRole('region', { name: 'Result' });
    await result.waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('verify-result');
    expect(violations.splice(0)).toEqual([]);
    return {
      verdict: (await result.getAttribute('data-result')) ?? '',
      words: await result.innerText(),
    };
  }

  it('confirms the profile that the link of its first page names', async () => {
    served = signed;
    await page.goto(`${origin}/`);
    await page.getByRole('link', { name: 'check it yourself' }).click();
    const { verdict, words } = await readVerdict();
    expect(words).toContain('Everything that could be checked here holds.');
    expect(words).toContain('Yes: The owner signed this profile');
    expect(words).not.toContain('No: ');
    expect(verdict).toBe('ok');
    expect(new URL(page.url()).origin).toBe(origin);
    expect(await page.getByLabel('Address of the profile').inputValue()).toBe(origin);
    await expectNoBarriers(page);
    await expectNothingBeyond(page, [320, 1280]);
  });

  describe('finds', () => {
    it.each<[string, string, string, () => Promise<Served> | Served, string?]>([
      [
        'changed words',
        'failed',
        'The profile (/api/profile): these words are not those that the owner signed',
        () => ({ ...signed, '/api/profile': JSON.stringify({ name: 'Eve' }) }),
      ],
      [
        'a signature by another key',
        'failed',
        'The signature is not by a key that the site publishes',
        async () => withKeys(await signManifest(payload, [other]), key),
      ],
      [
        'a signed list that was changed',
        'failed',
        'The signature is wrong: somebody changed the signed list',
        async () => {
          const { signatures } = await signManifest(payload, [key]);
          const forged = canonicalize({ ...payload, name: 'Eve' });
          return withKeys({ payload: Buffer.from(forged).toString('base64url'), signatures }, key);
        },
      ],
      [
        'a copy at another address',
        'failed',
        `The signature is for ${origin}, not for ${copy}: it was copied`,
        () => signed,
        copy,
      ],
      [
        'a signature that has ended',
        'failed',
        'it ended on',
        async () => {
          const expires = new Date(Date.now() - day).toISOString();
          return withKeys(await signManifest({ ...payload, expires }, [key]), key);
        },
      ],
      [
        'a signature that was removed',
        'undecided',
        'The owner has not signed this profile',
        () => ({ ...signed, [paths.manifest]: undefined }),
      ],
    ])('%s', async (forgery, expected, sentence, serve, address = origin) => {
      served = await serve();
      // A visitor who doubts a site uses the page of another site.
      await page.goto(`${address === copy ? origin : copy}${paths.verify}`);
      await page.getByLabel('Address of the profile').fill(address.replace('https://', ''));
      await page.getByRole('button', { name: 'Check it' }).click();
      const { verdict, words } = await readVerdict();
      expect(words).toContain(sentence);
      expect(verdict).toBe(expected);
      if (process.env['SHOTS']) {
        await page.setViewportSize({ width: 360, height: 800 });
        const path = `${process.env['SHOTS']}/verify-${forgery.replaceAll(' ', '-')}.png`;
        await page.locator('#verify-result').screenshot({ path });
      }
    });
  });

  it('asks for an address of a public site where it is given none', async () => {
    served = signed;
    await page.goto(`${origin}${paths.verify}?site=${encodeURIComponent('http://localhost:3000')}`);
    const status = page.locator('#verify').getByRole('status');
    await expect.poll(() => status.innerText()).toContain('not the address of a public site');
    expect(await page.getByRole('region', { name: 'Result' }).isVisible()).toBe(false);
  });
});

function createSiteAt(baseUrl: string): App {
  return createApp(createTestSite(sampleContent, baseUrl));
}

function withKeys(manifest: ManifestFile, published: PrivateKey): Served {
  return {
    [paths.manifest]: JSON.stringify(manifest),
    [paths.keys]: JSON.stringify({ keys: [toPublicKey(published)] }),
  };
}
