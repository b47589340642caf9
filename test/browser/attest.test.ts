// The page on which a colleague writes a statement, by keyboard alone, without anything being sent.
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createStatement, readAttestable } from '../../src/trust/attest/choices.ts';
import { renderStatement } from '../../src/trust/attest/statement.ts';
import { describeWith } from '../optional.ts';
import { createTestSite, readContent, sampleContent } from '../sample.ts';
import { expectNoBarriers, expectNothingBeyond } from './checks.ts';
import { missingChromium, useChromium, useVisitor } from './chromium.ts';

describeWith('/attest/ of a profile without roles and cases', missingChromium, () => {
  const visitor = useVisitor(useChromium(), readContent('test/fixtures/plain/student'));

  it('says so, and shows no form', async () => {
    const { page } = visitor;
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await visitor.open('/attest/');
    expect(await page.locator('.notice').innerText()).toContain('nothing to confirm');
    expect(await page.locator('form').isVisible()).toBe(false);
    expect(errors).toEqual([]);
  });
});

describeWith('/attest/ in Chromium', missingChromium, () => {
  const visitor = useVisitor(useChromium(), sampleContent);

  /** The statement that the command line would write for the same answers. */
  async function expected(choice: string, text?: string): Promise<string> {
    const app = createApp(createTestSite(sampleContent, visitor.baseUrl));
    const attestable = await readAttestable(
      {
        async get(url) {
          const response = await app.fetch(new Request(url));
          const body = new Uint8Array(await response.arrayBuffer());
          return { url, status: response.status, headers: {}, body };
        },
      },
      visitor.baseUrl,
    );
    const { claim } = await attestable.choices.find(({ id }) => id === choice)!.read();
    const words = {
      account: 'https://github.com/alice',
      name: 'Alice “Ö” Wong',
      relation: 'manager',
      text,
    };
    const today = new Date().toISOString().slice(0, 10);
    return renderStatement(createStatement(attestable, claim, words, today));
  }

  describe.each([
    ['role:2', undefined],
    ['case:live-commerce-traffic-spike', 'We shipped it\ntogether.'],
  ])('%s', (choice, text) => {
    it('is written with the same bytes as in a terminal, by keyboard', async () => {
      const { page } = visitor;
      await visitor.open('/attest/');
      await page.getByLabel('What you confirm').focus();
      await page.getByLabel('What you confirm').selectOption(choice);
      for (const words of ['https://github.com/alice', 'Alice “Ö” Wong', 'manager']) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(words);
      }
      await page.keyboard.press('Tab');
      if (text !== undefined) await page.keyboard.type(text);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const statement = page.getByLabel('These exact characters');
      await statement.waitFor();
      expect(await statement.inputValue()).toBe(await expected(choice, text));
      expect(await page.locator('#attest').getByRole('status').innerText()).toBe(
        'The statement is below.',
      );
      // The page scrolls to the message.
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('attest-result');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download statement.json' }).press('Enter'),
      ]);
      expect(download.suggestedFilename()).toBe('statement.json');
    });
  });

  it.each([
    ['/', '#role-', 'role:'],
    ['/cases/live-commerce-traffic-spike/', '#figure-', 'case:live-commerce-traffic-spike'],
  ])('a link at a claim of %s chooses the claim', async (path, anchor, chosen) => {
    const page = await visitor.open(path);
    const place = page.locator(`a[href^="${anchor}"]`).last();
    await page.goto(new URL((await place.getAttribute('href'))!, page.url()).href);
    await page
      .getByRole('link', { name: 'confirm', exact: false })
      .and(page.locator(':visible'))
      .last()
      .click();
    const value = await page.getByLabel('What you confirm').inputValue();
    expect(value).toContain(chosen);
    expect(page.url()).toContain(encodeURIComponent(value));
    expect(await page.locator('[data-claim]:visible').getAttribute('data-claim')).toBe(value);
  });

  it('refuses an invalid account with a message', async () => {
    const { page } = visitor;
    await visitor.open('/attest/');
    await page.getByLabel('Your GitHub account').fill('not an account');
    await page.getByLabel('Your name').fill('Alice');
    await page.getByLabel('What you were').fill('manager');
    await page.getByRole('button', { name: 'Write the statement' }).click();
    expect(await page.locator('#attest').getByRole('status').innerText()).toBe(
      'That is no name of a GitHub account.',
    );
    expect(await page.getByLabel('These exact characters').isVisible()).toBe(false);
  });

  it('sends no typed text', async () => {
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
    );
    await visitor.open('/attest/');
    await page.getByLabel('What you confirm').selectOption('case:live-commerce-traffic-spike');
    await page.getByLabel('Your GitHub account').fill('alice');
    await page.getByLabel('Your name').fill('Canary Wong');
    await page.getByLabel('What you were').fill('canary');
    await page.getByRole('button', { name: 'Write the statement' }).click();
    await page.getByLabel('These exact characters').waitFor();
    expect(asked.filter((line) => !line.startsWith('GET '))).toEqual([]);
    expect(asked.join('\n')).not.toMatch(/canary|alice/i);
    expect(asked.every((line) => line.includes(visitor.baseUrl))).toBe(true);
  });

  it('has nothing that axe-core finds, filled in and on a phone', async () => {
    const { page } = visitor;
    await visitor.open('/attest/');
    await page.getByLabel('Your GitHub account').fill('alice');
    await page.getByLabel('Your name').fill('Alice');
    await page.getByLabel('What you were').fill('manager');
    await page.getByRole('button', { name: 'Write the statement' }).click();
    await page.getByLabel('These exact characters').waitFor();
    await expectNoBarriers(page);
    await expectNothingBeyond(page, [320, 375, 1280]);
    if (process.env['SHOTS']) {
      await page.screenshot({ path: `${process.env['SHOTS']}/attest.png`, fullPage: true });
      await page.setViewportSize({ width: 375, height: 800 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.screenshot({ path: `${process.env['SHOTS']}/attest-phone.png`, fullPage: true });
    }
  });
});
