// Checks for every page, applied to the open one.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Asserts that axe-core finds nothing: all rules in the light scheme, rules on colours in the dark scheme. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findBarriers(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findBarriers(page, { runOnly: ['color-contrast', 'link-in-text-block'] })).toEqual(
    [],
  );
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Runs axe-core in the open page or in a frame; names what it finds. */
export async function findBarriers(page: Page | Frame, options: Axe.RunOptions): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(
    async (given) => {
      const { axe: engine } = globalThis as unknown as { axe: typeof Axe };
      const { violations } = await engine.run(given);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { ...options, resultTypes: ['violations'] } satisfies Axe.RunOptions,
  );
}

/** Asserts that nothing of the page stands to the right of its window, at any of these widths. */
export async function expectNothingBeyond(page: Page, widths: readonly number[]): Promise<void> {
  const usual = page.viewportSize()!;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([width, beyond]).toEqual([width, 0]);
  }
  await page.setViewportSize(usual);
}
