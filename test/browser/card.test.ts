// The card of MCP Apps under the official bridge, in a real browser.
import { existsSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMcp } from '../../src/mcp/dispatch.ts';
import type { Content } from '../../src/schema/content.ts';
import type { JobFitResult } from '../../src/schema/job-fit.ts';
import { describeWith } from '../optional.ts';
import { createTestSite, readContent, sampleContent } from '../sample.ts';
import { showCard, type Shown } from './card-page.ts';
import { findBarriers } from './checks.ts';
import { missingChromium, useChromium } from './chromium.ts';

/** The sample, which names a technology without evidence. */
const naming = {
  ...sampleContent,
  profile: { ...sampleContent.profile, intro: 'Reads about Haskell on trains.' },
};

/** An ad with rows of each state. */
const ad = `Senior Backend Engineer.

Requirements
- TypeScript, Node.js and PostgreSQL
- Kafka or Google Pub/Sub
- Redis and Kubernetes
- gRPC

Nice to have
- Go
- Helm
- Haskell
`;

const missing = existsSync('dist/targets/card.js') ? missingChromium : 'Run: npm run build';

function onFault(error: unknown): never {
  throw error;
}

/** The MCP server of a profile. */
function serverOf(content: Content) {
  const answer = createMcp(createTestSite(content));
  return (method: string, params: object) => {
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    return JSON.parse(String(answer(message, { onFault }).body)).result;
  };
}

describeWith('the card of evaluate_job_fit', missing, () => {
  const browser = useChromium();

  async function open(
    text = ad,
    { content = naming, width = 720, theme = 'light', ...context }: any = {},
  ): Promise<Shown> {
    const made = await browser().newContext({
      viewport: { width, height: 600 },
      colorScheme: theme === 'dark' ? 'light' : 'dark',
      reducedMotion: 'reduce',
    });
    onTestFinished(() => made.close());
    return showCard(made, serverOf(content), text, { theme, ...context });
  }

  it('shows the verdict and a row for each technology, with its state', async () => {
    const { frame, result, requests, violations } = await open();
    const { evidence, notEvidenced, alternatives } = result.structuredContent as JobFitResult;
    const choices = new Set(alternatives!.flatMap(({ technologies }) => technologies));
    const isAlone = ({ technology }: { technology: string }) => !choices.has(technology);
    const full = [...alternatives!, ...evidence!.filter(isAlone)];
    const others = notEvidenced!.filter(isAlone);
    expect(alternatives!.every(({ isEvidenced }) => isEvidenced)).toBe(true);
    const numbers = ['required', 'preferred'].map((wanted) => {
      const [n, all] = [full, [...full, ...others]].map(
        (rows) => rows.filter(({ importance }) => importance === wanted).length,
      );
      return `${n} of ${all}`;
    });
    expect(await frame.locator('.n').allInnerTexts()).toEqual(numbers);
    await frame.locator('summary').click();
    expect(await frame.locator('details li .full').count()).toBe(full.length);
    for (const { technology, named } of others) {
      const name = frame.getByText(technology, { exact: true });
      const disc = frame.locator('li', { has: name }).locator('i');
      expect(await disc.getAttribute('class'), technology).toBe(named ? 'half' : 'open');
    }
    expect(await frame.locator('li').count()).toBe(full.length + others.length);
    expect(requests).toEqual([]);
    expect(violations).toEqual([]);
  });

  describe.each(['light', 'dark'])('in the %s scheme of the host', (theme) => {
    it.each([320, 420, 560, 800])(
      'fits %i px, has no barriers, and tells its height',
      async (width) => {
        const { page, frame, ask } = await open(ad, { width, theme });
        await frame.locator('summary').click();
        const { scroll, inner, height } = await frame.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          inner: innerWidth,
          height: Math.ceil(document.body.getBoundingClientRect().height),
        }));
        expect(scroll).toBeLessThanOrEqual(inner);
        expect(inner).toBe(width);
        await expect.poll(() => ask((host) => host.sizes.at(-1))).toEqual({ width, height });
        await expect
          .poll(() => page.locator('iframe').evaluate((made) => made.clientHeight))
          .toBe(height);
        expect(
          await frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
        ).toBe(theme);
        expect(await findBarriers(frame, { rules: { 'target-size': { enabled: true } } })).toEqual(
          [],
        );
      },
    );
  });

  it('follows the host to another scheme, with its colours and font', async () => {
    const { frame, ask } = await open();
    const look = () =>
      frame.locator('main').evaluate((made) => {
        const { backgroundColor, color, fontFamily } = getComputedStyle(made);
        return { backgroundColor, color, fontFamily };
      });
    await ask((host) =>
      host.setContext({
        theme: 'dark',
        styles: {
          variables: {
            '--color-background-primary': 'light-dark(#ffffff, #202020)',
            '--color-text-primary': 'light-dark(#000000, #fafafa)',
            '--font-sans': 'Carlito',
          } as never,
        },
      }),
    );
    await expect.poll(look).toEqual({
      backgroundColor: 'rgb(32, 32, 32)',
      color: 'rgb(250, 250, 250)',
      fontFamily: 'Carlito',
    });
  });

  it('has the host open its links: each page of the evidence, and the profile', async () => {
    const { frame, result, ask } = await open();
    await frame.locator('summary').click();
    const links = frame.locator('a');
    const targets = await links.evaluateAll((all) =>
      all.map((one) => (one as HTMLAnchorElement).href),
    );
    expect(targets).toContain('https://profile.test/');
    for (const { roles = [] } of (result.structuredContent as JobFitResult).evidence!) {
      for (const { page } of roles) expect(targets).toContain(page);
    }
    for (const link of await links.all()) await link.click();
    await expect.poll(() => ask((host) => host.links)).toEqual(targets);
  });

  it('hands the open questions to the conversation, once', async () => {
    const { frame, result, ask } = await open();
    const { notEvidenced } = result.structuredContent as JobFitResult;
    const button = frame.getByRole('button');
    expect(await button.textContent()).toBe('Ask about these 3 open questions');
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Handed to the conversation');
    expect(await button.isDisabled()).toBe(true);
    const [message, ...others] = await ask((host) => host.messages);
    expect(others).toEqual([]);
    expect(message).toContain(sampleContent.profile.name);
    for (const technology of ['gRPC', 'Helm', 'Haskell']) {
      expect(notEvidenced!.map((one) => one.technology)).toContain(technology);
      expect(message).toContain(technology);
    }
  });

  it('says that a host refuses the questions', async () => {
    const { frame, ask } = await open();
    await ask((host) => {
      host.refuses = true;
    });
    await frame.getByRole('button').click();
    await expect
      .poll(() => frame.getByRole('button').textContent())
      .toBe('The conversation did not take it');
  });

  it('shows a refusal of the tool, a cancelled call and a result without structured content', async () => {
    const { frame, result, ask } = await open(' ');
    expect(result.isError).toBe(true);
    expect(await frame.locator('main').textContent()).toBe(result.content[0].text);
    await ask((host) => host.cancel());
    await expect.poll(() => frame.locator('main').textContent()).toContain('cancelled');
    const { result: found } = await open();
    await ask((host, given) => host.send(given), { content: found.content });
    await expect.poll(() => frame.locator('.n').first().textContent()).toContain(' of ');
  });

  it('explains a text that names no technology', async () => {
    const { frame } = await open('A gardener for our park.');
    expect(await frame.locator('.n').textContent()).toBe('Nothing to compare');
    expect(await frame.getByRole('button').count()).toBe(0);
  });

  it('speaks the language of the profile', async () => {
    const content = { ...naming, profile: { ...naming.profile, language: 'de' } };
    const { frame } = await open(ad, { content });
    expect(await frame.locator('html').getAttribute('lang')).toBe('de');
    expect(await frame.getByRole('button').textContent()).toBe('Diese 3 offenen Fragen stellen');
  });

  it('shows a plain profile, and lets the host end it', async () => {
    const { frame, ask, violations } = await open(ad, {
      content: readContent('test/fixtures/minimal'),
    });
    expect(await frame.locator('li').count()).toBeGreaterThan(0);
    expect(await ask((host) => host.teardown())).toEqual({});
    expect(violations).toEqual([]);
  });
});
