// A real Chromium and a real server for the tests of pages.
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type App, createApp } from '../../src/app.ts';
import { serveNode } from '../../src/runtime/node.ts';
import type { Content } from '../../src/schema/content.ts';
import { createTestSite, readContent } from '../sample.ts';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const executablePath = process.env['CHROMIUM'] ?? usualPaths.find((path) => existsSync(path));

/** What is missing for tests in a browser; `undefined` when nothing is. */
export const missingChromium =
  executablePath === undefined
    ? 'No Chromium was found. Name one in the environment variable CHROMIUM.'
    : undefined;

/** Starts the browser, without anything that would call its maker. */
export function launchChromium(): Promise<Browser> {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  // The sandbox of Chromium refuses to run for root, as which containers of CI run.
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: isRoot ? [...quiet, '--no-sandbox'] : quiet,
  });
}

export interface ServedSite {
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** Serves a profile folder on a free port of the loopback interface. */
export function serveFolder(folder: string): Promise<ServedSite> {
  return serveContent(readContent(folder));
}

export async function serveContent(content: Content): Promise<ServedSite> {
  let app: App | undefined;
  const server = await serveNode({ host: '127.0.0.1', port: 0, app: () => app! });
  const baseUrl = `http://127.0.0.1:${server.port}`;
  app = createApp(createTestSite(content, baseUrl));
  return { baseUrl, close: () => server.close(1_000) };
}

/** Collects what a page should not do: errors, reports of its policy, requests to elsewhere. */
export async function watchFaults(context: BrowserContext, baseUrl: string): Promise<string[]> {
  const faults: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => faults.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation(text: string): void };
      reportViolation(`policy: ${effectiveDirective} ${blockedURI}`);
    });
  });
  context.on('page', (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseUrl}/`)) faults.push(`request: ${request.url()}`);
    });
  });
  return faults;
}
