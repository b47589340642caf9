// Lighthouse on every page, as a phone.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, createApp } from '../../src/app.ts';
import { compress } from '../../src/runtime/compress.ts';
import { type NodeServer, serveNode } from '../../src/runtime/node.ts';
import { executablePath, missingChromium } from '../browser/chromium.ts';
import { describeWith, findTool, tools } from '../optional.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const program = join(tools, 'lighthouse/cli/index.js');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

const pages = [
  '/',
  ...sampleContent.cases.map(({ slug }) => `/cases/${slug}/`),
  '/fit/',
  '/developers/',
  '/agents/',
  '/attest/',
];

/** Performance is a measurement, which other work on the machine lowers: the best of so many counts. */
const maxRuns = 3;

describeWith('Lighthouse', findTool('lighthouse') ?? missingChromium, () => {
  let server: NodeServer;
  let baseUrl = '';
  beforeAll(async () => {
    let app: App | undefined;
    server = await serveNode({ host: '127.0.0.1', port: 0, app: () => app! });
    baseUrl = `http://127.0.0.1:${server.port}`;
    app = createApp(createTestSite(sampleContent, baseUrl), { compress });
  });
  afterAll(() => server.close(1_000));

  it.each(pages)(
    'finds nothing to mend on %s',
    async (path) => {
      let performance = 0;
      for (let run = 0; run < maxRuns && performance < 98; run++) {
        const { performance: measured, ...others } = await score(baseUrl + path);
        expect(others).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
        performance = Math.max(performance, measured);
      }
      expect(performance).toBeGreaterThanOrEqual(98);
    },
    120_000,
  );
});

async function score(url: string): Promise<Scores> {
  const report = join(mkdtempSync(join(tmpdir(), 'profile-api-lighthouse-')), 'report.json');
  const options = [
    `--only-categories=${categories.join(',')}`,
    // It takes the line Content-Signal of robots.txt, which a later draft defines, for a mistake.
    '--skip-audits=robots-txt',
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
    '--no-enable-error-reporting',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking',
  ];
  await measure([program, url, ...options]);
  const { categories: found } = JSON.parse(readFileSync(report, 'utf8'));
  const scores = categories.map((name) => [name, Math.round(found[name].score * 100)]);
  return Object.fromEntries(scores) as Scores;
}

/** Runs Lighthouse, again where Chromium's recorder missed the start of the page: nothing was judged then. */
async function measure(words: readonly string[], triesLeft = 2): Promise<void> {
  const env = { ...process.env, CHROME_PATH: executablePath };
  await promisify(execFile)(process.execPath, words, { env }).catch((error: Error) => {
    if (triesLeft === 0 || !error.message.includes('(NO_NAVSTART)')) throw error;
    return measure(words, triesLeft - 1);
  });
}
