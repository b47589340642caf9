// A page that `serve --watch` serves shows a changed profile without being asked to.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeWith } from '../optional.ts';
import { startServer } from '../process.ts';
import { missingChromium, useChromium } from './chromium.ts';

describeWith('pages that reload themselves', missingChromium, () => {
  const browser = useChromium();

  it('shows what has changed', async () => {
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
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true });
    }
  });
});
