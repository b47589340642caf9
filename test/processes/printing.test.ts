// The PDF and the picture with and without the engines: the output of `serve` and its messages.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sendTo } from '../contract/exchange.ts';
import { copyMinimal, newFolder, rename } from '../folders.ts';
import { follow, parseLog, type Served, serveUntil, startWith } from '../process.ts';
import { until } from '../until.ts';

/** The PDF as text of one character an octet; its metadata are readable. `undefined` where there is none. */
async function readPDF({ port }: Pick<Served, 'port'>): Promise<string | undefined> {
  const { status, body } = await sendTo(port, '/resume.pdf');
  return status === 200 ? body.toString('latin1') : undefined;
}

// They wait for a printing together, for `maxTime` of `background-printer.ts` at most.
describe.concurrent('serve', { timeout: 120_000 }, () => {
  it('has a PDF and a picture soon after its start, links them, and prints them anew after a change', async ({
    onTestFinished,
  }) => {
    const folder = copyMinimal('Ada Minimal', onTestFinished);
    const server = await serveUntil(onTestFinished, ['--watch', '--profile', folder]);
    const before = (await sendTo(server.port, '/')).body.toString();
    expect(before).not.toContain('og:image');
    expect(before).not.toContain('/resume.pdf');
    await until(async () => (await readPDF(server))?.includes('Ada Minimal') ?? false);
    const page = (await sendTo(server.port, '/')).body.toString();
    expect(page).toContain('href="/resume.pdf"');
    expect(page).toContain('href="/resume.docx"');
    const word = await sendTo(server.port, '/resume.docx');
    expect(word.headers['content-type']).toMatch(/^application\/vnd\.openxmlformats-/u);
    expect(word.body.subarray(0, 2).toString()).toBe('PK');
    expect(page).toContain('og:image');
    expect((await sendTo(server.port, '/og.png')).headers['content-type']).toBe('image/png');
    expect((await sendTo(server.port, '/llms.txt')).body.toString()).toContain('/resume.pdf');
    expect((await sendTo(server.port, '/api/profile')).body.toString()).not.toContain('resumePath');

    rename(folder, 'Ada Anew');
    await until(async () => (await sendTo(server.port, '/')).body.toString().includes('Ada Anew'));
    // The print of the earlier text is gone with it.
    expect((await readPDF(server)) ?? 'Ada Anew').toContain('Ada Anew');
    await until(async () => (await readPDF(server))?.includes('Ada Anew') ?? false);
  });

  it('logs once that printing is impossible, and continues without it', async ({
    onTestFinished,
  }) => {
    const folder = copyMinimal('Ada \u{F0000}', onTestFinished);
    const server = await serveUntil(onTestFinished, ['--watch', '--profile', folder]);
    const warnings = () => server.log().filter(({ level }) => level === 40);
    await until(async () => warnings().length > 0);
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

  it('prints nothing that the owner gives', async ({ onTestFinished }) => {
    const folder = copyMinimal('Ada Minimal', onTestFinished);
    mkdirSync(join(folder, 'public'));
    cpSync('profile/resume.pdf', join(folder, 'public/resume.pdf'));
    const server = await serveUntil(onTestFinished, ['--profile', folder]);
    await until(async () => (await sendTo(server.port, '/og.png')).status === 200);
    expect((await sendTo(server.port, '/resume.pdf')).body).toEqual(
      readFileSync('profile/resume.pdf'),
    );
  });
});

describe.concurrent('without engines', () => {
  it('serves everything else, and says once how to get them', async ({ onTestFinished }) => {
    const root = newFolder(onTestFinished);
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
    const profile = copyMinimal('Ada Minimal', onTestFinished);
    const child = startWith(
      process.execPath,
      [bin, 'serve', '--port', '0', '--profile', profile],
      {},
    );
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    const server = await follow(child);
    onTestFinished(async () => void (await server.stop('SIGKILL')));
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
