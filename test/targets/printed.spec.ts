// The PDF and the picture that `build` prints where the owner gives none, at each place to publish at.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sendTo } from '../contract/exchange.ts';
import { copyMinimal, newFolder } from '../folders.ts';
import { run, serveUntil } from '../process.ts';

describe('build', { timeout: 120_000 }, () => {
  it.each([
    ['node', 'files'],
    ['static', 'public'],
    ['cloudflare', 'public'],
  ])('--target %s writes them, the same twice', async (target, inner) => {
    const [profile, ...out] = [copyMinimal('Ada Minimal'), newFolder(), newFolder()];
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
      const [profile, out] = [copyMinimal('Ada Minimal'), newFolder()];
      mkdirSync(join(profile, 'public'));
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
    const { startLine } = await serveUntil(onTestFinished, ['--snapshot', join(out, 'site.json')]);
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
