// A page with a host of MCP Apps around the card of a profile: the card comes from the server by the calls of a host.
import { build } from 'esbuild';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import type { CardHost } from './card-host.ts';

/** The policy with which a host serves a card that names no domains (MCP Apps, Content Requirements). */
const hostPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self' data:",
  "connect-src 'none'",
].join('; ');

const cardUrl = 'https://card.test/';

export interface Shown {
  readonly page: Page;
  readonly frame: Frame;
  /** The result of the tool. */
  readonly result: any;
  /** Requests beyond the page of the host and its card. */
  readonly requests: string[];
  /** Violations of policies. */
  readonly violations: string[];
  /** Calls the host in its page. */
  ask<Value>(call: (host: CardHost, given: any) => Value, given?: unknown): Promise<Awaited<Value>>;
}

/** Calls a server by a method of the protocol. */
type Ask = (method: string, params: object) => Promise<any> | any;

/** Calls the tool, reads the card that its entry names, and shows it in a frame. */
export async function showCard(
  context: BrowserContext,
  askServer: Ask,
  text: string,
  hostContext: object = {},
): Promise<Shown> {
  const { html, result } = await fetchCard(askServer, text);
  const requests: string[] = [];
  const violations: string[] = [];
  await context.route('**/*', (route) => {
    const url = route.request().url();
    const headers = { 'content-security-policy': hostPolicy };
    const contentType = 'text/html; charset=utf-8';
    if (url === cardUrl) return route.fulfill({ body: html, contentType, headers });
    if (url === 'https://host.test/') return route.fulfill({ body: hostPage, contentType });
    requests.push(url);
    return route.abort();
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  page.on('pageerror', ({ message }) => violations.push(message));
  await page.goto('https://host.test/');
  await page.addScriptTag({ content: await bundleHost() });
  const ask: Shown['ask'] = (asked, given) =>
    page.evaluate(`(${String(asked)})(host, ${JSON.stringify(given)})`) as Promise<any>;
  await ask((host, { url, sent, shown }) => host.show(url, sent, shown), {
    url: cardUrl,
    sent: result,
    shown: hostContext,
  });
  const frame = page.frames().find((one) => one.url() === cardUrl)!;
  await frame.locator('header, .status').first().waitFor();
  return { page, frame, result, requests, violations, ask };
}

const hostPage = `<!doctype html><html lang="en"><title>Host</title>
<body style="margin:0"><iframe title="Card" sandbox="allow-scripts" style="border:0;width:100%"></iframe>`;

/** What a host asks the server for: the tools, the card of one of them, and its result. */
async function fetchCard(ask: Ask, text: string): Promise<{ html: string; result: unknown }> {
  const { tools } = await ask('tools/list', {});
  const tool = tools.find((one: any) => one._meta?.ui !== undefined);
  const { contents } = await ask('resources/read', { uri: tool._meta.ui.resourceUri });
  const args = { job_description: text };
  const result = await ask('tools/call', { name: tool.name, arguments: args });
  return { html: contents[0].text, result };
}

let bundled: Promise<string> | undefined;

function bundleHost(): Promise<string> {
  bundled ??= build({
    entryPoints: ['test/browser/card-host.ts'],
    bundle: true,
    write: false,
    format: 'iife',
  }).then(({ outputFiles: [file] }) => file!.text);
  return bundled;
}
