// A real Chromium and a real server for the tests of pages.
import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type App, createApp } from '../../src/app.ts';
import { type NodeServer, serveNode } from '../../src/runtime/node.ts';
import type { Content } from '../../src/schema/content.ts';
import type { Site } from '../../src/schema/site.ts';
import { createTestSite } from '../sample.ts';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium that tests use; absent where there is none. */
export const executablePath =
  process.env['CHROMIUM'] ?? usualPaths.find((path) => existsSync(path));

/** The missing part for tests in a browser; `undefined` if nothing is missing. */
export const missingChromium =
  executablePath === undefined
    ? 'No Chromium was found. Name one in the environment variable CHROMIUM.'
    : undefined;

/** Starts the browser for the tests of a file, without anything that would call its maker. */
export function useChromium(): () => Browser {
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
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      args: isRoot ? [...quiet, '--no-sandbox'] : quiet,
    });
    // A busy machine takes longer than the usual ten seconds to start it.
  }, 60_000);
  afterAll(() => browser?.close());
  return () => browser;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly baseUrl: string;
  /** Errors of the page since the test began. A test that expects one removes it. */
  readonly faults: string[];
  /** Loads a page of the site. */
  open(path: string): Promise<Page>;
}

/**
 * Serves a profile, or a site at its address, on a free port of the loopback interface and opens a page for it, which the tests of the block
 * share; no test may leave a fault on it.
 */
export function useVisitor(
  browser: () => Browser,
  served: Content | ((baseUrl: string) => Site),
  options: BrowserContextOptions = {},
): Visitor {
  const visitor = { open } as { -readonly [Name in keyof Visitor]: Visitor[Name] };
  let server: NodeServer;
  beforeAll(async () => {
    let app: App | undefined;
    server = await serveNode({ host: '127.0.0.1', port: 0, app: () => app! });
    visitor.baseUrl = `http://127.0.0.1:${server.port}`;
    app = createApp(
      typeof served === 'function'
        ? served(visitor.baseUrl)
        : createTestSite(served, visitor.baseUrl),
    );
    visitor.context = await browser().newContext({ reducedMotion: 'reduce', ...options });
    visitor.faults = await watchFaults(visitor.context, visitor.baseUrl);
    visitor.page = await visitor.context.newPage();
  });
  afterEach(() => expect(visitor.faults.splice(0)).toEqual([]));
  afterAll(async () => {
    await visitor.context?.close();
    await server?.close(1_000);
  });

  async function open(path: string): Promise<Page> {
    await visitor.page.goto(visitor.baseUrl + path);
    return visitor.page;
  }
  return visitor;
}

/** Collects faults of a page: errors, reports of its policy, requests to other origins. */
async function watchFaults(context: BrowserContext, baseUrl: string): Promise<string[]> {
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
