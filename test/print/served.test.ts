// The PDF and the picture where the engines are installed: what `serve` and `build` make of them, and what is said without.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { sendTo } from '../contract/exchange.ts';
import { follow, parseLog, run, type Served, startServer, startWith, until } from '../process.ts';

const folders: string[] = [];
const servers: Pick<Served, 'stop'>[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop('SIGKILL')));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'printed-'));
  folders.push(folder);
  return folder;
}

/** A profile whose owner has neither a PDF nor a picture. */
function copyProfile(name = 'Ada Minimal'): string {
  const folder = newFolder();
  cpSync('test/fixtures/minimal', folder, { recursive: true });
  mkdirSync(join(folder, 'public'), { recursive: true });
  rename(folder, name);
  return folder;
}

function rename(folder: string, name: string): void {
  const path = join(folder, 'profile.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^name: .*/mu, `name: ${name}`));
}

async function serve(...args: string[]): Promise<Served> {
  const server = await startServer(args);
  servers.push(server);
  return server;
}

/** Waits until something is printed: `maxPrinting`, and what a busy machine takes besides. */
async function untilPrinted(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 50_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It was not printed.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The PDF as text of one character an octet; its metadata are readable. `undefined` where there is none. */
async function readPDF({ port }: Pick<Served, 'port'>): Promise<string | undefined> {
  const { status, body } = await sendTo(port, '/resume.pdf');
  return status === 200 ? body.toString('latin1') : undefined;
}

describe('serve', { timeout: 120_000 }, () => {
  it('has a PDF and a picture soon after its start, links them, and prints them anew after a change', async () => {
    const folder = copyProfile();
    const server = await serve('--watch', '--profile', folder);
    const before = (await sendTo(server.port, '/')).body.toString();
    expect(before).not.toContain('og:image');
    expect(before).not.toContain('/resume.pdf');
    await untilPrinted(async () => (await readPDF(server))?.includes('Ada Minimal') ?? false);
    const page = (await sendTo(server.port, '/')).body.toString();
    expect(page).toContain('href="/resume.pdf"');
    expect(page).toContain('og:image');
    expect((await sendTo(server.port, '/og.png')).headers['content-type']).toBe('image/png');
    expect((await sendTo(server.port, '/llms.txt')).body.toString()).toContain('/resume.pdf');
    expect((await sendTo(server.port, '/api/profile')).body.toString()).not.toContain('resumePath');

    rename(folder, 'Ada Anew');
    await until(async () => (await sendTo(server.port, '/')).body.toString().includes('Ada Anew'));
    // What was printed of the earlier text is gone with it.
    expect((await readPDF(server)) ?? 'Ada Anew').toContain('Ada Anew');
    await untilPrinted(async () => (await readPDF(server))?.includes('Ada Anew') ?? false);
  });

  it('says once what cannot be printed, and goes on without it', async () => {
    const folder = copyProfile('Ada \u{F0000}');
    const server = await serve('--watch', '--profile', folder);
    const warnings = () => server.log().filter(({ level }) => level === 40);
    await untilPrinted(async () => warnings().length > 0);
    rename(folder, 'Ada Lovelace \u{F0000}');
    await until(async () => (await sendTo(server.port, '/')).body.toString().includes('Lovelace'));
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(warnings().map(({ msg }) => msg)).toEqual([
      expect.stringMatching(
        /^There is no \/resume\.pdf and no \/og\.png: profile\.name contains /u,
      ),
    ]);
    expect(await readPDF(server)).toBeUndefined();
    expect((await sendTo(server.port, '/')).body.toString()).not.toContain('og:image');
  });

  it('prints nothing that the owner gives', async () => {
    const folder = copyProfile();
    cpSync('profile/resume.pdf', join(folder, 'public/resume.pdf'));
    const server = await serve('--profile', folder);
    await untilPrinted(async () => (await sendTo(server.port, '/og.png')).status === 200);
    expect((await sendTo(server.port, '/resume.pdf')).body).toEqual(
      readFileSync('profile/resume.pdf'),
    );
  });
});

describe('build', { timeout: 120_000 }, () => {
  it.each([
    ['node', 'files'],
    ['static', 'public'],
    ['cloudflare', 'public'],
  ])('--target %s writes them, the same twice', async (target, inner) => {
    const [profile, ...out] = [copyProfile(), newFolder(), newFolder()];
    const built = out.map(async (folder) => {
      const words = [folder, '--target', target, '--base-url', 'https://ada.test'];
      const { code, err } = await run(['build', ...words, '--profile', profile]);
      expect(code, err).toBe(0);
      return ['resume.pdf', 'og.png'].map((name) => readFileSync(join(folder, inner, name)));
    });
    const [one, other] = await Promise.all(built);
    expect(one![0]!.toString('latin1')).toContain('Ada Minimal');
    expect(one).toEqual(other);
  });

  it.each(['node', 'cloudflare', 'vercel', 'netlify'])(
    '--target %s: the pages of the service name them, whoever answers their addresses',
    async (target) => {
      const [profile, out] = [copyProfile(), newFolder()];
      writeFileSync(join(profile, 'public/favicon.ico'), 'icon');
      const words = [out, '--target', target, '--base-url', 'https://ada.test'];
      await run(['build', ...words, '--profile', profile]);
      const html = await askHome(target, out);
      expect(html).toContain('href="/resume.pdf"');
      expect(html).toContain('<meta property="og:image" content="https://ada.test/og.png"/>');
      expect(html).toContain('<meta property="og:image:width" content="1200"/>');
      expect(html).toContain('<link rel="icon" href="/favicon.ico"/>');
    },
  );
});

/** The first page, as what was built for a place renders it. */
async function askHome(target: string, out: string): Promise<string> {
  const request = new Request('https://ada.test/');
  const open = async (file: string) => (await import(pathToFileURL(join(out, file)).href)).default;
  if (target === 'cloudflare') return (await (await open('worker.js')).fetch(request)).text();
  if (target === 'netlify')
    return (await (await open('.netlify/v1/functions/profile.mjs'))(request)).text();
  if (target === 'node') {
    const { startLine } = await serve('--snapshot', join(out, 'site.json'));
    const port = Number(/listening on [^:]*:(\d+)/u.exec(startLine)?.[1]);
    return (await sendTo(port, '/')).body.toString();
  }
  const server = createServer(await open('.vercel/output/functions/index.func/index.mjs')).listen(
    0,
  );
  const { body } = await sendTo((server.address() as AddressInfo).port, '/');
  server.close();
  return body.toString();
}

describe('without engines', () => {
  it('serves and builds everything else, and says once how to get them', async () => {
    const root = newFolder();
    for (const name of [
      'dist/cli',
      'dist/targets',
      'assets',
      'guides',
      'static',
      'deploy',
      'package.json',
    ]) {
      if (existsSync(name)) cpSync(name, join(root, name), { recursive: true });
    }
    const bin = join(root, 'dist/cli/bin.js');
    const profile = copyProfile();
    const child = startWith(
      process.execPath,
      [bin, 'serve', '--port', '0', '--profile', profile],
      {},
    );
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    const server = await follow(child);
    servers.push(server);
    const hint =
      'There is no /resume.pdf and no /og.png: @myriaddreamin/typst-ts-node-compiler is not installed. Run: npm install ';
    await until(() => out.includes(hint));
    expect(parseLog(out).find(({ msg }) => String(msg).startsWith(hint))).toMatchObject({
      level: 30,
    });
    expect((await sendTo(server.port, '/resume.pdf')).status).toBe(404);
    expect((await sendTo(server.port, '/')).body.toString()).not.toContain('/resume.pdf');
  });

  it('are in no bundle that runs elsewhere', () => {
    for (const name of readdirSync('dist/targets').filter((file) => file.endsWith('js'))) {
      expect(readFileSync(join('dist/targets', name), 'utf8')).not.toContain('typst');
    }
  });
});
