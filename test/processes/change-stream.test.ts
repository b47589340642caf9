// `serve --watch` notifies open pages of a change; other clients notice nothing.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Served, startServer } from '../process.ts';
import { until } from '../until.ts';

let folder: string;
let server: Served;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'profile-'));
  cpSync('test/fixtures/minimal', folder, { recursive: true });
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

function edit(from: string, to: string): void {
  const path = join(folder, 'profile.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

async function ask(path: string): Promise<Response> {
  return fetch(`http://localhost:${server.port}${path}`);
}

/** Opens the stream and reads one event after another. */
async function openStream() {
  const response = await ask('/assets/changes');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  return {
    type: response.headers.get('content-type'),
    next: async () => (await reader.read()).value,
    close: () => reader.cancel(),
  };
}

it('sends the served version, and each that replaces it', async () => {
  server = await startServer(['--watch', '--profile', folder]);
  const stream = await openStream();
  expect(stream.type).toBe('text/event-stream');
  const first = await stream.next();
  expect(first).toMatch(/^data: \w+\n\n$/u);
  edit('focus: ', 'focus: Slowly, ');
  const second = await stream.next();
  expect(second).toMatch(/^data: \w+\n\n$/u);
  expect(second).not.toBe(first);
  const later = await openStream();
  expect(await later.next()).toBe(second);
  edit('focus: Slowly, ', 'focus: ');
  expect(await stream.next()).toBe(first);
  await Promise.all([stream.close(), later.close()]);
});

it('has a script for pages that asks for nothing from elsewhere', async () => {
  server = await startServer(['--watch', '--profile', folder]);
  const page = await ask('/');
  const [, script] = /<script type="module" src="(\/assets\/reload\.js\?v=\w+)">/u.exec(
    await page.text(),
  )!;
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'");
  const code = await (await ask(script!)).text();
  expect(code).toContain("new EventSource('/assets/changes')");
});

it('opens 64 streams at once, and another one once one of them is closed', async () => {
  server = await startServer(['--watch', '--profile', folder]);
  const open = () =>
    new Promise<IncomingMessage>((resolve) => {
      get({ port: server.port, path: '/assets/changes', agent: false }, resolve);
    });
  const streams = await Promise.all(Array.from({ length: 64 }, open));
  expect(new Set(streams.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await open()).statusCode).toBe(404);
  streams[0]!.destroy();
  await until(async () => (await open()).statusCode === 200);
  for (const stream of streams) stream.destroy();
});

it('stops though a stream is open', async () => {
  server = await startServer(['--watch', '--profile', folder]);
  const stream = await openStream();
  await stream.next();
  expect(await server.stop()).toBe(0);
  expect(await stream.next()).toBeUndefined();
});

it('is absent where nothing is watched', async () => {
  server = await startServer(['--profile', folder]);
  expect(await (await ask('/')).text()).not.toContain('reload.js');
  expect((await ask('/assets/reload.js')).status).toBe(404);
  expect((await ask('/assets/changes')).status).toBe(404);
});
