// The output of `build --target static`, served by nginx with the shipped configuration: at an origin, and below a path.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathToFileURL } from 'node:url';
import { createApp } from '../../src/app.ts';
import { siteContent } from '../../src/documents/files/site-content.ts';
import type { Answer } from '../../src/exchange.ts';
import { compress } from '../../src/runtime/compress.ts';
import { missingChromium, useChromium } from '../browser/chromium.ts';
import { sendTo, toJSON } from '../contract/exchange.ts';
import { baseUrl } from '../contract/spawned.ts';
import { describeWith } from '../optional.ts';
import { years } from '../matching/asked.ts';
import { choices } from '../matching/choices.ts';
import { exclusionForms } from '../matching/exclusion-forms.ts';
import { exclusionSentences } from '../matching/exclusion-sentences.ts';
import { importance } from '../matching/importance.ts';
import { importanceForms } from '../matching/importance-forms.ts';
import { messages } from '../matching/messages.ts';
import { names } from '../matching/names.ts';
import { notAssessed } from '../matching/not-assessed.ts';
import { roles } from '../matching/roles.ts';
import { unfamiliar } from '../matching/unfamiliar.ts';
import { words } from '../matching/words.ts';
import { createTestSite, sampleContent } from '../sample.ts';
import { missingNginx, startNginx } from '../servers/nginx.ts';
import type { Server } from '../servers/sandbox.ts';
import { build, newFolder } from './built.ts';

const asOf = new Date().toISOString().slice(0, 7);
const service = createApp(createTestSite({ ...sampleContent, asOf }, baseUrl));

/** The answer of the service. */
function ask(target: string): Answer {
  return service.answer({ id: '', method: 'GET', target, headers: {} }) as Answer;
}

async function serve(url: string): Promise<{ folder: string; server: Server }> {
  const folder = await build('static', url);
  const site = readFileSync(join(folder, 'nginx.conf'), 'utf8');
  return { folder, server: await startNginx(site, { published: join(folder, 'public') }) };
}

function listFiles(folder: string): string[] {
  return readdirSync(join(folder, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'public').length));
}

describeWith('build --target static, behind nginx', missingNginx, () => {
  let folder: string;
  let server: Server;
  beforeAll(async () => {
    ({ folder, server } = await serve(baseUrl));
  }, 60_000);
  afterAll(() => server?.stop());

  const usual = [
    '/api/profile',
    '/api/cases',
    ...sampleContent.cases.map(({ slug }) => `/api/cases/${slug}`),
    ...sampleContent.cases.flatMap(({ slug }) => [`/cases/${slug}/`, `/cases/${slug}.md`]),
    '/robots.txt',
    '/sitemap.xml',
    '/resume.pdf',
    '/assets/site.css',
  ];

  it.each(usual)('answers %s as the service does: status, headers', async (target) => {
    const { status, headers } = await sendTo(server.port, target);
    const answer = ask(target);
    const { etag, vary: _vary, 'content-length': _length, ...said } = answer.headers;
    expect(status).toBe(200);
    expect(headers).toMatchObject(said);
    // The tag is that of the file; with it the answer is 304.
    expect(headers['etag']).not.toBe(etag);
    const again = await sendTo(server.port, target, {
      headers: { 'if-none-match': headers['etag']! },
    });
    expect(again.status).toBe(304);
  });

  it.each(usual.filter((target) => /^\/(?:api|resume|assets)/.test(target)))(
    'answers %s as the service does: body',
    async (target) => {
      const { body } = await sendTo(server.port, target);
      expect(body.equals(Buffer.from(ask(target).body as Uint8Array))).toBe(true);
    },
  );

  it('answers robots.txt as the service does', async () => {
    const { body } = await sendTo(server.port, '/robots.txt');
    expect(body.equals(Buffer.from(ask('/robots.txt').body as Uint8Array))).toBe(true);
  });

  it('answers every JSON file at its own address as well', async () => {
    for (const file of listFiles(folder).filter((name) => /^\/api.*\.json$/.test(name))) {
      const { status, headers, body } = await sendTo(server.port, file);
      expect({ file, status, type: headers['content-type'] }).toEqual({
        file,
        status: 200,
        type: 'application/json',
      });
      expect(body.equals(readFileSync(join(folder, 'public', file)))).toBe(true);
    }
  });

  it('does not pretend to filter, to match, or to speak MCP', async () => {
    for (const target of [
      '/api/experience?technology=rust',
      '/api/job-fit',
      '/api/mcp',
      '/agents/',
    ]) {
      expect((await sendTo(server.port, target)).status, target).toBe(404);
    }
    expect(toJSON(await sendTo(server.port, '/api/experience.json'))).toMatchObject({
      count: sampleContent.roles.length,
    });
    const texts = listFiles(folder).filter((name) => /\.(?:html|md|txt|json)$/.test(name));
    for (const name of texts) {
      const text = readFileSync(join(folder, 'public', name), 'utf8');
      expect(text, name).not.toMatch(/\/api\/(?:mcp|job-fit)|\/agents|[?&]technology=|readyz/);
    }
  });

  it('says in a page of its own that there is nothing at an address', async () => {
    const { status, headers, body } = await sendTo(server.port, '/nothing');
    expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
      status: 404,
      type: 'text/html; charset=utf-8',
      cache: 'no-store',
    });
    expect(body.toString()).toContain('<html');
  });

  it('has each longer text in gzip and brotli, where that is smaller', async () => {
    const files = listFiles(folder);
    const packed = files.filter((name) => name.endsWith('.br'));
    expect(packed.length).toBeGreaterThan(20);
    for (const name of packed) {
      const original = readFileSync(join(folder, 'public', name.slice(0, -3)));
      const brotli = readFileSync(join(folder, 'public', name));
      expect(brotliDecompressSync(brotli).equals(original), name).toBe(true);
      const gzip = readFileSync(join(folder, 'public', `${name.slice(0, -3)}.gz`));
      expect(gunzipSync(gzip).equals(original), name).toBe(true);
      expect(original.length).toBeGreaterThan(1_000);
    }
    const { headers, body } = await sendTo(server.port, '/openapi.json', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(body)).toEqual(readFileSync(join(folder, 'public/openapi.json')));
  });
});

describeWith('build --target static below a path', missingNginx, () => {
  const below = 'https://me.example.com/profile';
  let folder: string;
  let server: Server;
  beforeAll(async () => {
    ({ folder, server } = await serve(below));
  }, 60_000);
  afterAll(() => server?.stop());

  it('has no link that leads nowhere', async () => {
    const links = new Set<string>();
    for (const name of listFiles(folder).filter((file) =>
      /\.(?:html|md|json|txt|xml|css)$/.test(file),
    )) {
      const text = readFileSync(join(folder, 'public', name), 'utf8');
      const page = new URL(`${below}${name}`);
      const named = [
        ...text.matchAll(/\s(?:href|src|data-path)="([^"#]+)/g),
        ...text.matchAll(/\]\(([^)#\s]+)/g),
        ...text.matchAll(/url\(["']?([^"')]+)/g),
        ...text.matchAll(/(https:\/\/me\.example\.com[^\s"'<>)#\\`;&]*)/g),
        // The matcher reads paths of the site, as the owner's folder has them.
        ...(name.startsWith('/site.content.json')
          ? []
          : text.matchAll(/"(?:resumePath|photoPath)":"([^"]+)"/g)),
      ];
      for (const [, link] of named) {
        const url = new URL(link!.replaceAll('&amp;', '&').replace(/\.$/, ''), page);
        if (url.origin === page.origin && !/[{}]/.test(decodeURI(url.pathname))) {
          links.add(url.pathname + url.search);
        }
      }
    }
    expect(links.size).toBeGreaterThan(30);
    const lost: string[] = [];
    for (const link of links) {
      if ((await sendTo(server.port, link)).status !== 200) lost.push(link);
    }
    expect(lost.filter((link) => link !== '/profile')).toEqual([]);
  });
});

it('the matcher’s page of files is in the language of the profile', async () => {
  const profile = newFolder();
  cpSync('profile', profile, { recursive: true });
  const yaml = join(profile, 'profile.yaml');
  writeFileSync(yaml, readFileSync(yaml, 'utf8').replace('language: en', 'language: de'));
  const folder = await build('static', baseUrl, profile);
  const page = readFileSync(join(folder, 'public/fit/index.html'), 'utf8');
  expect(page).toContain('Passt eine Stelle zu diesem Profil?');
  expect(page).not.toContain('/api/job-fit');
}, 60_000);

describe('the rules for hosts of files', () => {
  it('map the usual addresses, and none that takes a query', async () => {
    const folder = await build('static', baseUrl);
    const rules = readFileSync(join(folder, 'public/_redirects'), 'utf8').trim().split('\n');
    expect(rules).toContain('/api/profile /api/profile.json 200');
    expect(rules.filter((rule) => rule.includes('experience'))).toEqual([]);
    for (const rule of rules) {
      const [, file] = rule.replaceAll(':slug', sampleContent.cases[0]!.slug).split(' ');
      expect(listFiles(folder)).toContain(file);
    }
  });
});

describe('the matcher as a script', () => {
  const script = readFileSync('dist/targets/fit-matcher.js');

  // A third of it are the names of 6,500 technologies, a fifth the English words of cues.
  it('is at most 188 KB in brotli, and has no schemas in it', () => {
    expect(compress.br(script, 'best').length).toBeLessThanOrEqual(188 * 1024);
    expect(script.toString()).not.toMatch(/_zod|ZodObject|safeParse/);
  });

  it('gives the answers of the service to every text of the specification', async () => {
    const [english, all] = await Promise.all(
      ['fit-matcher.js', 'fit-matcher-languages.js'].map(
        (name) => import(pathToFileURL(`dist/targets/${name}`).href),
      ),
    );
    let count = 0;
    const site = createTestSite({ ...sampleContent, asOf }, baseUrl);
    const loaded = JSON.parse(String(siteContent.render(site)));
    const groups = { ...names, ...words, ...roles, ...exclusionForms, ...notAssessed };
    const rows = [
      ...Object.values(groups),
      importance,
      importanceForms,
      messages,
      unfamiliar,
      choices,
      years,
    ].flat();
    const { introduction, rows: sentences } = exclusionSentences['English']!;
    const texts = [
      ...rows.map(([text]) => text),
      ...sentences.map(([sentence]) => `${introduction} ${sentence}`),
    ];
    expect(texts.length).toBeGreaterThan(400);
    for (const text of texts) {
      const body = Buffer.from(JSON.stringify({ job_description: text }));
      const headers = { 'content-type': 'application/json' };
      const request = { id: '', method: 'POST', target: '/api/job-fit', headers };
      const take = service.answer(request) as (body: Uint8Array) => Answer;
      const answer = take(body);
      const isEnglish = english.needsEnglishOnly(loaded, text);
      if (isEnglish) count++;
      const { assessJobFit } = isEnglish ? english : all;
      expect(JSON.parse(JSON.stringify(assessJobFit(loaded, text))), text).toEqual(
        JSON.parse(Buffer.from(answer.body as Uint8Array).toString()),
      );
    }
    expect(count).toBeGreaterThan(50);
  });
});

const isMatcher = (line: string) => /fit-matcher|site\.content/.test(line);

describeWith('the page of the matcher below a path', missingNginx ?? missingChromium, () => {
  const browser = useChromium();
  let server: Server;
  beforeAll(async () => {
    ({ server } = await serve('https://me.example.com/profile'));
  }, 60_000);
  afterAll(() => server?.stop());

  it('reads the text in the page, and sends nothing', async () => {
    const context = await browser().newContext();
    const page = await context.newPage();
    const faults: string[] = [];
    const asked: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    const home = `http://127.0.0.1:${server.port}/profile/`;
    await page.goto(`${home}fit/`);
    expect(asked.filter(isMatcher)).toEqual([]);
    await page.fill('#job-description', 'Senior engineer. TypeScript and Rust. No PHP.');
    await page.click('#fit button[type=submit]');
    await page.waitForSelector('#fit-result:not([hidden])');
    expect(await page.evaluate(() => document.activeElement!.className)).toBe('verdict');
    expect((await page.locator('.fraction b').first().boundingBox())!.y).toBeLessThan(720);
    const result = await page.textContent('#fit-result');
    for (const word of ['TypeScript', 'Rust', 'PHP', 'sent nowhere'])
      expect(result).toContain(word);
    expect(await page.locator('.evidence a .mark.declared').count()).toBeGreaterThan(0);
    expect(asked.filter(isMatcher)).toHaveLength(2);
    expect(asked.filter((line) => !line.startsWith(`GET ${home}`))).toEqual([]);
    const links = await page.$$eval('#fit-result a[href]', (all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    );
    const inside = links.filter((link) => link.startsWith('http://127'));
    expect(inside.length).toBeGreaterThan(0);
    for (const link of inside) expect(link.startsWith(home), link).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});
