// Makes the README's pictures from the running service: the profile, the answer to a job description, and the card of that
// answer in an assistant. Run: npm run build && node scripts/run.mjs scripts/pictures.ts
// The package contains them, so reduce each to 256 colours: convert FILE -colors 256 png8:FILE
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { showCard } from '../test/browser/card-page.ts';

const folder = 'docs/pictures';
const ad = `Senior Backend Engineer, Ledger

Kestrel Pay moves money between small companies and their banks. You will own our ledger and the services around it.

Requirements
- TypeScript and Node.js in production
- NestJS or Fastify
- PostgreSQL, including query plans and locking
- Kafka or Google Pub/Sub
- Redis
- Kubernetes and Helm
- Terraform
- OpenTelemetry

Nice to have
- Go or Rust
- React
- Snowflake

No PHP.
`;

const service = spawn(process.execPath, ['dist/cli/bin.js', 'serve', '--port', '0'], {
  env: { ...process.env, PROFILE_DIR: 'profile' },
  stdio: ['ignore', 'ignore', 'pipe'],
});
const baseUrl = await new Promise<string>((resolve) => {
  let said = '';
  service.stderr!.on('data', (octets) => {
    said += octets;
    const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
    if (address !== undefined) resolve(address);
  });
});

const isRoot = process.getuid?.() === 0;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: isRoot ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  colorScheme: 'light',
});
mkdirSync(folder, { recursive: true });
await page.goto(baseUrl);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: `${folder}/home.png` });
await page.goto(`${baseUrl}/fit/`);
await page.locator('#job-description').fill(ad);
// Clicks, so that no focus ring shows.
await page.locator('#fit button[type="submit"]').click();
await page.locator('.verdict').waitFor();
await page.screenshot({ path: `${folder}/fit.png` });

const context = await browser.newContext({ viewport: { width: 760, height: 600 } });
const askServer = async (method: string, params: object) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answer = await fetch(`${baseUrl}/api/mcp`, { method: 'POST', body });
  return (await answer.json()).result;
};
const { page: host, frame } = await showCard(context, askServer, ad, { theme: 'light' });
await frame.locator('footer').waitFor();
await host.locator('iframe').screenshot({ path: `${folder}/card.png` });
await browser.close();
service.kill();
