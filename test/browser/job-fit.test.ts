// The job-fit page in a real browser.
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { JobFitResult } from '../../src/schema/job-fit.ts';
import { describeWith } from '../optional.ts';
import { readContent } from '../sample.ts';
import { expectNoBarriers, expectNothingBeyond } from './checks.ts';
import { missingChromium, useChromium, useVisitor } from './chromium.ts';

/** An ad in which each kind of row occurs. */
const ad = `Senior Backend Engineer.

Requirements
- TypeScript and Node.js
- PostgreSQL
- Kafka or RabbitMQ
- Helm
- Fluent in English, written and spoken

Nice to have
- React
- Elixir

No PHP.
`;

const resume = `Jane Example
jane@example.com

Experience
Software Engineer, Example Ltd, Mar 2019 – Present
- Built services in TypeScript and PostgreSQL
Software Engineer, Sample GmbH, Jan 2016 – Feb 2019
- Ran Kafka on Kubernetes

Education
BSc Computer Science, University of Example, 2012 – 2015

Skills
TypeScript, React, Haskell
`;

const pdfMargin = { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' };

async function countPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', margin: pdfMargin })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)!.length;
}

async function ask(page: Page, text: string): Promise<void> {
  await page.getByLabel('Job description').fill(text);
  await page.keyboard.press('Control+Enter');
  await page.locator('.verdict').waitFor();
}

interface Row {
  readonly names: readonly string[];
  readonly isEvidenced: boolean;
  readonly group: string;
  readonly links: readonly string[];
}

function byName({ names: [a = ''] }: Row, { names: [b = ''] }: Row): number {
  return a < b ? -1 : 1;
}

/** The rows that an answer makes, worked out apart from the page. */
function expectedRows({
  evidence = [],
  notEvidenced = [],
  alternatives = [],
}: JobFitResult): Row[] {
  const found = [...evidence, ...notEvidenced];
  const choices = alternatives.map(({ technologies }) => technologies);
  const alone = found
    .map(({ technology }) => [technology])
    .filter(([technology]) => !choices.some((choice) => choice.includes(technology!)));
  return [...choices, ...alone].map((names) => {
    const backed = names.flatMap((name) => evidence.filter((item) => item.technology === name));
    const choice = alternatives.find(({ technologies }) => technologies === names);
    const only = found.find(({ technology }) => technology === names[0]);
    const isTold = evidence.every((item) => item.importance);
    const told = choice?.importance ?? only?.importance;
    const importance = (isTold && told) || 'mentioned';
    return {
      names,
      isEvidenced: backed.length > 0,
      group: importance.charAt(0).toUpperCase() + importance.slice(1),
      links: backed.flatMap(({ roles = [], cases = [] }) => [
        ...roles.map(({ company }) => company),
        ...cases.map((slug) => `Case\u00A0${caseNumbers.get(slug)}`),
      ]),
    };
  });
}

const caseNumbers = new Map(readContent('profile').cases.map(({ slug, number }) => [slug, number]));

describeWith('roles at one company', missingChromium, () => {
  const visitor = useVisitor(useChromium(), readContent('test/fixtures/plain/eleven-roles'));

  it('are told apart by their titles', async () => {
    const page = await visitor.open('/fit/');
    await ask(page, 'Go is required.');
    const links = await page
      .locator('.row a')
      .evaluateAll((all) => all.map((one) => one.textContent));
    expect(links).toEqual([
      'Tidewater Payments (Staff Engineer)',
      'Tidewater Payments (Senior Engineer)',
    ]);
  });
});

describeWith('the job-fit page in Chromium', missingChromium, () => {
  const browser = useChromium();

  describe.each(['profile', 'test/fixtures/minimal'])('of %s', (folder) => {
    const content = readContent(folder);
    const visitor = useVisitor(browser, content);

    it('gives the years that a choice is asked for once', async () => {
      const page = await visitor.open('/fit/');
      await ask(page, 'Requirements:\n- 5+ years of Haskell or COBOL');
      expect(await page.locator('.row .years').allInnerTexts()).toEqual(['asked: 5+']);
      expect(await page.locator('.row th').allInnerTexts()).toEqual(['Haskell or COBOL']);
    });

    it('marks evidenced, missing and excluded technologies in a job description', async () => {
      const [technology = ''] = content.profile.core;
      const text = `🚀 We build with ${technology}.\nHaskell is a plus.\nNo COBOL here.`;
      const page = await visitor.open('/fit/');
      await ask(page, text);
      const marks = await page
        .locator('.job mark')
        .evaluateAll((elements) => elements.map((mark) => [mark.className, mark.textContent]));
      expect(marks).toEqual([
        ['yes', `${technology} (With evidence)`],
        ['q', 'Haskell (Open)'],
        ['no', 'COBOL (Ruled out)'],
      ]);
      const shown = await page.locator('.job').textContent();
      expect(shown?.replaceAll(/ \((?:With evidence|Open|Ruled out)\)/g, '')).toBe(text);
      await expectNoBarriers(page);
      await expectNothingBeyond(page, [320, 360, 768, 1280, 2560]);
    });

    it('leads from a match to the roles and case studies behind it', async () => {
      const page = await visitor.open('/fit/');
      await ask(page, content.profile.core.join(', '));
      await page.locator('.job mark a').first().click();
      expect(new URL(page.url()).hash).toMatch(/^#row-/);
      const row = decodeURIComponent(new URL(page.url()).hash.slice(1));
      expect(await page.locator(`tr[id="${row}"]`).count()).toBe(1);
      const targets = await page
        .locator('.evidence td a')
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
    const visitor = useVisitor(browser, readContent('profile'), {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    let page: Page;
    beforeEach(async () => {
      await visitor.page.unrouteAll();
      page = await visitor.open('/fit/');
    });

    it.each([
      { width: 1280, height: 800 },
      { width: 360, height: 780 },
    ])('brings the verdict into view and the focus to it at $width × $height', async (size) => {
      await page.setViewportSize(size);
      await ask(page, ad);
      const verdict = page.locator('.verdict');
      expect(await verdict.evaluate((element) => element === document.activeElement)).toBe(true);
      const { top, bottom } = await page
        .locator('.fraction.required b')
        .evaluate((element) => element.getBoundingClientRect());
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThan(size.height);
      expect(await page.getByRole('region', { name: /4 of 5 required/ }).count()).toBe(1);
      await page.setViewportSize({ width: 1280, height: 720 });
    });

    it('has the answer of the service in its table, row by row', async () => {
      const answered = page.waitForResponse('**/api/job-fit');
      await ask(page, ad);
      const answer = (await (await answered).json()) as JobFitResult;
      const rows = await page.locator('tr.row').evaluateAll((elements) =>
        elements.map((row) => ({
          names: row.querySelector('th')!.textContent!.split(' or '),
          isEvidenced: row.classList.contains('full'),
          group: row.parentElement!.querySelector('.group')!.textContent!.split(':')[0]!,
          links: [...row.querySelectorAll('td a')].map((link) => link.textContent!),
        })),
      );
      expect(rows.toSorted(byName)).toEqual(expectedRows(answer).toSorted(byName));
      for (const group of new Set(rows.map((row) => row.group))) {
        const inGroup = rows.filter((row) => row.group === group);
        const n = inGroup.filter(({ isEvidenced }) => isEvidenced).length;
        const verdict = page.locator(`.fraction.${group.toLowerCase()}`);
        expect(await verdict.locator('b').innerText()).toBe(`${n} of ${inGroup.length}`);
        expect(await verdict.locator('.cells i').count()).toBe(inGroup.length);
        expect(await verdict.locator('.cells .full').count()).toBe(n);
      }
      expect(await page.locator('#fit-result').innerText()).not.toMatch(/%|score of|points/);
    });

    it('draws what is named as half a disc, and discs in the colour of their panel', async () => {
      await ask(page, 'Required: TypeScript, Zephyr, Haskell.');
      const cells = page.locator('.fraction.required .cells i');
      const states = await cells.evaluateAll((discs) => discs.map(({ className }) => className));
      expect(states).toEqual(['full', 'half', 'open']);
      const row = page.locator('tr.row.half');
      expect(await row.locator('th').innerText()).toBe('Zephyr');
      expect(await row.innerText()).toContain('Named only');
      const mark = await row
        .locator('th')
        .evaluate((cell) => getComputedStyle(cell, '::before').backgroundImage);
      expect(mark).toMatch(/^linear-gradient\(to right, .* 50%, rgba\(0, 0, 0, 0\) 50%\)$/);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const drawn = await cells.evaluateAll((discs) => {
          const { color } = getComputedStyle(discs[0]!.closest('.verdict')!);
          return discs.map((disc) => {
            const style = getComputedStyle(disc);
            return {
              isPanel: style.borderTopColor === color,
              radius: style.borderRadius,
              fill: style.backgroundColor === color ? 'all' : style.backgroundImage.slice(0, 8),
            };
          });
        });
        expect(drawn).toEqual([
          { isPanel: true, radius: '50%', fill: 'all' },
          { isPanel: true, radius: '50%', fill: 'linear-g' },
          { isPanel: true, radius: '50%', fill: 'none' },
        ]);
      }
      await page.emulateMedia({ colorScheme: 'light' });
    });

    it('offers alternatives as one row, which one of them fulfils', async () => {
      await ask(page, ad);
      const row = page.locator('tr.row', { hasText: 'RabbitMQ' });
      expect(await row.locator('th').innerText()).toBe('Kafka or RabbitMQ');
      expect(await row.locator('td strong').allInnerTexts()).toEqual(['Kafka', 'RabbitMQ']);
      expect(await page.locator('.fraction.required b').innerText()).toBe('4 of 5');
    });

    it('mails the open questions, and copies the answer as Markdown', async () => {
      await ask(page, ad);
      const mail = page.getByRole('link', { name: 'Email these 2 questions' });
      const { searchParams, pathname } = new URL((await mail.getAttribute('href'))!);
      expect(pathname).toBe('mira.halvorsen@example.com');
      expect(searchParams.get('body')).toBe(
        'Have you worked with Helm? If so, where?\nHave you worked with Elixir? If so, where?',
      );
      await page.getByRole('button', { name: 'Copy as Markdown' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('# Role check: Mira Halvorsen');
      expect(copied).toContain('| Seniority | Senior | Senior |');
      expect(copied).toContain('## Required: 4 of 5 with evidence');
      expect(copied).toMatch(
        /\| Helm \|.*\| Not in the profile \| Have you worked with Helm\? If so, where\? \|/,
      );
      expect(copied).toContain(
        `[Case 01](${visitor.baseUrl}/cases/financial-onboarding-incident/)`,
      );
    });

    it('asks many questions in one sentence, so that every mail program takes them', async () => {
      const many = ['Haskell', 'Elixir', 'Scala', 'Erlang', 'Clojure', 'COBOL', 'Fortran', 'Ruby'];
      const more = [
        'Rust',
        'Cassandra',
        'Snowflake',
        'Helm',
        'Datadog',
        'gRPC',
        'Temporal',
        'Vault',
      ];
      const most = ['Django', 'Flask', 'Ansible', 'Puppet', 'Chef', 'Jenkins', 'Angular', 'Svelte'];
      const rest = ['Neo4j', 'MongoDB', 'DynamoDB', 'Spark', 'Flink', 'Airflow', 'dbt', 'Looker'];
      await ask(page, `We use: ${[...many, ...more, ...most, ...rest].join(', ')}.`);
      const href = await page.getByRole('link', { name: /^Email these/ }).getAttribute('href');
      expect(href!.length).toBeLessThan(2000);
      expect(new URL(href!).searchParams.get('body')).toMatch(
        /^Have you worked with Haskell, Elixir, /,
      );
    });

    it('prints the answer alone, on two pages', async () => {
      await ask(page, ad.repeat(6));
      await page.emulateMedia({ media: 'print' });
      onTestFinished(() => page.emulateMedia({ media: null }));
      expect(await page.getByRole('table').count()).toBe(2);
      expect(await page.locator('main form:visible, main button:visible, h1:visible').count()).toBe(
        0,
      );
      expect(await countPages(page)).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: null });
      await visitor.open('/fit/');
      await ask(page, ad.repeat(30));
      expect(await countPages(page)).toBeLessThanOrEqual(2);
    });

    it('has an answer of its own for a text without technologies, and for a résumé', async () => {
      await ask(page, 'We bake bread. Early shifts, a warm team, and no two sourdoughs alike.');
      expect(await page.locator('.verdict h2').innerText()).toBe('Nothing to compare');
      expect(await page.getByText(/names none of the [\d,]+ technologies/).count()).toBe(1);
      expect(await page.locator('.fraction, .evidence').count()).toBe(0);
      await expectNoBarriers(page);
      await visitor.open('/fit/');
      await ask(page, resume);
      expect(await page.getByText('This reads like a résumé').count()).toBe(1);
      // An empty text gives no answer.
      expect(await page.locator('.verdict table').count()).toBe(0);
    });

    it('lists demands that were not assessed, beside the profile’s own words', async () => {
      await ask(page, `${ad}\nA degree in computer science is required.`);
      const part = page.getByRole('region', { name: 'Not assessed' });
      expect(await part.innerText()).toMatch(/Degree\s+“[^”]*degree[^”]*”\s+Profile: MSc/);
      const marks = await page.locator('.job mark.aside').allInnerTexts();
      expect(marks.join()).toContain('Fluent in English');
      await page
        .getByRole('row', { name: /Languages Fluent in English.* English \(fluent\)/ })
        .waitFor();
    });

    it('distinguishes evidenced, named and absent technologies and concepts, and never asks twice', async () => {
      await ask(
        page,
        'Data scientist\n\nRequired: PostgreSQL, CAN bus, AWS Lambda, COBOL, Observability, Data science.\nWe use Haskell.',
      );
      const evidence = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
      expect(await evidence('CAN bus').innerText()).toMatch(
        /Named only: Also works with, “CAN bus”/,
      );
      expect(await evidence('CAN bus').innerText()).toContain('What have you done with CAN bus?');
      expect(await evidence('AWS Lambda').innerText()).toContain('Not in the profile, but AWS is');
      expect(await evidence('COBOL').innerText()).toContain('Not in the profile');
      expect(await evidence('Observability').innerText()).toMatch(/via OpenTelemetry/);
      expect(await evidence('Data science').innerText()).toContain(
        'What is your experience with data science?',
      );
      expect(await evidence('Haskell').innerText()).not.toContain('?');
      expect(await page.locator('.fraction').allInnerTexts()).toEqual([
        expect.stringContaining('1 of 4'),
      ]);
      await page
        .getByText('Another kind of work: the text asks for data, the profile states full stack')
        .waitFor();
      await expectNoBarriers(page);
    });

    it('marks ten places of a technology and says so', async () => {
      await ask(page, 'Haskell.\n'.repeat(60));
      await page.getByText('The first 10 places of each technology are marked.').waitFor();
      expect(await page.locator('.job mark').count()).toBe(10);
      await expectNoBarriers(page);
    });

    it('says of a result that the text has changed since, until it is the same again', async () => {
      const field = page.getByLabel('Job description');
      const status = page.locator('.status');
      await ask(page, 'Haskell.');
      await field.press('End');
      await field.press('x');
      expect(await status.innerText()).toBe('The result below is for an earlier text.');
      await expectNoBarriers(page);
      await field.press('Backspace');
      expect(await status.textContent()).toBe('');
      await field.press('x');
      await field.press('Control+Enter');
      await expect.poll(() => page.locator('.old').count()).toBe(0);
      expect(await status.textContent()).toBe('');
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
      await page.locator('.verdict').waitFor();
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
      await page.locator('.verdict').waitFor();
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
      await visitor.open('/fit/');
      await page.getByRole('button', { name: 'Find the evidence' }).click();
      await page.getByText('Paste a job description first.').waitFor();
    });

    it('quotes words of HTML without its marks, and leaves out the questions where none is open', async () => {
      await ask(page, '<ul><li>5+ years with <b>TypeScript</b></li></ul>');
      expect(await page.getByRole('row', { name: 'Years not said' }).count()).toBe(0);
      await page.getByRole('row', { name: /TypeScript 9[.]\d asked: 5\+/ }).waitFor();
      await ask(page, '<ul><li>5+ years of <b>professional</b> experience, TypeScript</li></ul>');
      await page.getByRole('row', { name: /Years 5\+ years of professional/ }).waitFor();
      expect(await page.getByRole('columnheader', { name: 'Open question' }).count()).toBe(0);
    });
  });
});
