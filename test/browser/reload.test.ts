// A page that `serve --watch` serves shows a changed profile without being asked to.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeWith } from '../optional.ts';
import { startServer } from '../process.ts';
import { expectNoBarriers } from './checks.ts';
import { missingChromium, useChromium } from './chromium.ts';

describeWith('pages that reload themselves', missingChromium, () => {
  const browser = useChromium();

  it('shows changes, and mistakes over the page until they are mended', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'profile-'));
    cpSync('test/fixtures/minimal', folder, { recursive: true });
    const server = await startServer(['--watch', '--profile', folder]);
    try {
      const page = await browser().newPage();
      await page.goto(`http://localhost:${server.port}/`);
      const path = join(folder, 'profile.yaml');
      writeFileSync(path, readFileSync(path, 'utf8').replace(/^name: .*/mu, 'name: Ada Anew'));
      await page.waitForSelector('h1:has-text("Ada Anew")');
      expect(await page.title()).toContain('Ada Anew');

      const good = readFileSync(path, 'utf8');
      writeFileSync(path, good.replace(/^email: .*/mu, 'emial: <img src=x onerror=alert(1)>'));
      const alert = page.getByRole('alert');
      await alert.waitFor();
      const words = await alert.innerText();
      expect(words).toContain('The page shows the last good content.');
      expect(words).toMatch(
        /profile\.yaml:\d+:1\n+"emial" is not a field here\.\n+Did you mean "email"\?/u,
      );
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const box = (await alert.boundingBox())!;
        expect([box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, width, 740]);
        expect(box.height).toBeLessThan(0.7 * 740);
        if (process.env['PICTURES'] !== undefined) {
          await page.screenshot({ path: join(process.env['PICTURES'], `mistakes-${width}.png`) });
        }
      }
      const other = await browser().newPage();
      await other.goto(`http://localhost:${server.port}/developers/`);
      await other.getByRole('alert').waitFor();
      await expectNoBarriers(other);

      writeFileSync(path, good);
      await alert.waitFor({ state: 'detached' });
      await other.getByRole('alert').waitFor({ state: 'detached' });
      expect(await page.title()).toContain('Ada Anew');
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true });
    }
  });
});
