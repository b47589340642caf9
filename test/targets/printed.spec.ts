// The output of `build` for each target is the same at every run, with the PDF and the picture that it prints unless the
// owner gives them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { targetNames } from '../../src/publish/target-names.ts';
import { sendTo } from '../contract/exchange.ts';
import { copyMinimal, copyProfile, newFolder, readAll } from '../folders.ts';
import { run, serveUntil } from '../process.ts';

describe('build', { timeout: 120_000 }, () => {
  it.each(targetNames)(
    '--target %s writes the same octets twice, also over what it wrote before',
    async (target) => {
      const [profile, one, other] = [copyProfile(), newFolder(), newFolder()];
      rmSync(join(profile, 'resume.pdf'));
      const yaml = join(profile, 'profile.yaml');
      writeFileSync(yaml, readFileSync(yaml, 'utf8').replace(/^resumePath: .*\n/m, ''));
      const into = (folder: string) => {
        const words = [folder, '--target', target, '--base-url', 'https://ada.test'];
        return run(['build', ...words, '--profile', profile]);
      };
      // In two processes at a time.
      const built = await Promise.all([into(one), into(other)]);
      expect(built).toMatchObject([1, 2].map(() => ({ code: 0, err: '' })));
      const files = readAll(one);
      expect(readAll(other)).toEqual(files);
      expect(await into(other)).toMatchObject({ code: 0, err: '' });
      expect(readAll(other)).toEqual(files);
      const printed = Object.entries(files).filter(([path]) =>
        /\/(?:resume\.(?:pdf|docx)|og\.png)$/.test(path),
      );
      expect(printed).toHaveLength(3);
      expect(printed.find(([path]) => path.endsWith('pdf'))![1]).toContain('Mira Halvorsen');
    },
  );

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
      expect(html).toContain('href="/resume.docx"');
      expect(html).toContain('<meta property="og:image" content="https://ada.test/og.png"/>');
      expect(html).toContain('<meta property="og:image:width" content="1200"/>');
      expect(html).toContain('<link rel="icon" href="/favicon.ico"/>');
    },
  );
});

/** The first page, as the build for a target renders it. */
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
