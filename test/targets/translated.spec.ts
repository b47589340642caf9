// A profile in three languages at each target: every kind of address of each language answers as the service does.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, type Sent, sendTo } from '../contract/exchange.ts';
import { baseUrl, connectSpawned } from '../contract/spawned.ts';
import { translatedFiles } from '../languages/translated.ts';
import { describeWith } from '../optional.ts';
import { missingCaddy, startCaddy } from '../servers/caddy.ts';
import { missingNginx, startNginx } from '../servers/nginx.ts';
import { build, newFolder } from './built.ts';
import { connectNetlify, connectVercel } from './connect.ts';
import { workerd } from './workerd.ts';
import { missingWrangler, startWrangler } from './wrangler.ts';

let profile: string;
let service: Connection;
beforeAll(async () => {
  profile = newFolder();
  for (const [name, bytes] of translatedFiles('de', 'pt')) {
    mkdirSync(dirname(join(profile, name)), { recursive: true });
    writeFileSync(join(profile, name), bytes);
  }
  const folder = await build('node', baseUrl, profile);
  service = await connectSpawned(process.execPath, () => [join(folder, 'server.mjs')]);
}, 120_000);
afterAll(() => service?.close());

const slug = 'live-commerce-traffic-spike';
const pages = ['/', '/fit/', `/cases/${slug}/`, '/developers/'];
const texts = ['/index.md', '/llms.txt', '/resume.json', '/resume.md', '/contact.vcf'];
const data = ['/api', '/api/profile', '/api/cases', `/api/cases/${slug}`, '/api/experience'];
/** Data without filters, which files can hold. */
const files = data.filter((path) => path !== '/api/experience');
const below = (paths: readonly string[]) =>
  ['', '/de', '/pt'].flatMap((tag) => paths.map((path) => tag + path));

/** What an answer says of its language and its place. */
async function ask(connection: Connection, target: string, sent?: Sent) {
  const { status, headers, body } = await connection.send(target, sent);
  const links = [
    ...String(headers['link'] ?? '').matchAll(/<([^>]+)>; rel="alternate"; hreflang="([^"]+)"/g),
  ];
  return {
    target,
    status,
    type: String(headers['content-type'] ?? '').split(';')[0],
    language: headers['content-language'],
    location: headers['location'],
    alternates: links.map(([, href, tag]) => `${tag}: ${href}`),
    text: body.toString(),
  };
}

/** The first tag of a page, with its language and direction. */
const rootOf = (page: string) => /<html[^>]*>/.exec(page)?.[0];

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const rpc = (method: string, params: object) => ({
  method: 'POST',
  headers: json,
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
});

const functions: Readonly<
  Record<string, { missing: string | undefined; connect: () => Promise<Connection> }>
> = {
  vercel: { missing: undefined, connect: () => connectVercel(profile) },
  netlify: { missing: undefined, connect: () => connectNetlify(profile) },
  cloudflare: {
    missing: missingWrangler ?? workerd.missing,
    connect: async () => startWrangler(await build('cloudflare', baseUrl, profile)),
  },
};

for (const [name, { missing, connect }] of Object.entries(functions)) {
  describeWith(`--target ${name} in three languages`, missing, () => {
    let host: Connection;
    beforeAll(async () => {
      host = await connect();
    }, 120_000);
    afterAll(() => host?.close());

    it.each(below([...pages, ...texts, ...data, '/openapi.json', '/nothing', '/api/nothing']))(
      '%s is the one of the service',
      async (target) => {
        expect(await ask(host, target)).toEqual(await ask(service, target));
      },
    );

    it.each(['/pt', '/PT/', '/pt/fit', '/pt/api/experience?technology=Go'])(
      '%s too',
      async (target) => {
        const { text, ...expected } = await ask(service, target);
        expect(await ask(host, target)).toMatchObject({
          ...expected,
          ...(expected.status === 200 && { text }),
        });
      },
    );

    it('calls tools at /pt/api/mcp, and finds evidence at /pt/api/job-fit', async () => {
      const called = rpc('tools/call', { name: 'get_profile', arguments: {} });
      const tool = await ask(host, '/pt/api/mcp', called);
      // JSON may escape letters beyond ASCII.
      expect(tool.text).toContain('Engenheira full stack s');
      expect(tool.text).toBe((await ask(service, '/pt/api/mcp', called)).text);
      const body = JSON.stringify({ job_description: 'TypeScript' });
      const fit = await ask(host, '/pt/api/job-fit', { method: 'POST', headers: json, body });
      expect(fit.text).toContain(`${baseUrl}/pt/`);
    });
  });
}

async function serveFiles(name: 'nginx' | 'caddy'): Promise<Connection> {
  const folder = await build('static', baseUrl, profile);
  const published = join(folder, 'public');
  if (name === 'nginx') {
    const text = readFileSync(join(folder, 'nginx.conf'), 'utf8');
    const { port, stop } = await startNginx(text, { published });
    return { baseUrl, send: (target, sent) => sendTo(port, target, sent), close: stop };
  }
  const text = readFileSync(join(folder, 'Caddyfile'), 'utf8');
  // Without a certificate Caddy serves no https.
  const plain = text.replace(`\n${baseUrl} {`, `\n${baseUrl.replace('https', 'http')} {`);
  const { port, stop } = await startCaddy(plain, { published });
  const { host } = new URL(baseUrl);
  return {
    baseUrl,
    send: (target, sent) => sendTo(port, target, { ...sent, headers: { host, ...sent?.headers } }),
    close: stop,
  };
}

describeWith('--target static in three languages', missingNginx ?? missingCaddy, () => {
  describe.each(['nginx', 'caddy'] as const)('behind %s', (name) => {
    let host: Connection;
    beforeAll(async () => {
      host = await serveFiles(name);
    }, 120_000);
    afterAll(() => host?.close());

    it.each(below([...pages, ...texts, ...files, '/openapi.json']))(
      '%s has the place and the language of the service',
      async (target) => {
        const { text: own, ...expected } = await ask(service, target);
        const { text, ...found } = await ask(host, target);
        expect(found).toEqual(expected);
        // Files have no MCP server and no matcher, so pages and lists differ in these alone.
        if (files.slice(1).some((path) => target.endsWith(path))) expect(text).toBe(own);
        if (expected.type === 'text/html') {
          expect(rootOf(text)).toBe(rootOf(own));
        }
      },
    );

    it.each(['/pt', '/pt/fit'])('%s leads to its folder', async (target) => {
      const { status, location } = await ask(host, target);
      expect([301, 308]).toContain(status);
      expect(new URL(location!, baseUrl).pathname).toBe(`${target}/`);
    });
  });
});
