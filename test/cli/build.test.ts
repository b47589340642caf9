// `profile-api build`: the files that it writes, the files that it keeps, and its messages about mistakes.
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere as run } from '../command.ts';
import { copyComplete, copyProfile, newFolder, readAll } from '../folders.ts';

const origin = ['--base-url', 'https://profile.test'];

// To print takes longer than all else.
const sample = copyComplete(afterAll);

function build(folder: string, ...more: string[]) {
  return run(['build', folder, '--target', 'node', '--profile', sample, ...origin, ...more]);
}

const built = newFolder(afterAll);
beforeAll(async () => {
  const profile = copyProfile(sample, afterAll);
  cpSync('test/fixtures/photo.jpg', join(profile, 'photo.jpg'));
  appendFileSync(join(profile, 'profile.yaml'), 'photo: /photo.jpg\nphotoAlt: A portrait\n');
  expect(await build(built, '--profile', profile)).toMatchObject({ code: 0, err: '' });
});

/** A folder that was built into once, from the sample with a photo. */
function copyBuilt(): string {
  const folder = newFolder();
  cpSync(built, folder, { recursive: true });
  return folder;
}

describe('a folder to build into', () => {
  it('keeps the files of the owner', async () => {
    const folder = copyBuilt();
    writeFileSync(join(folder, 'Dockerfile'), 'FROM mine\n');
    const { code, out } = await build(folder);
    expect(code).toBe(0);
    expect(out).toContain('Dockerfile kept');
    expect(readFileSync(join(folder, 'Dockerfile'), 'utf8')).toBe('FROM mine\n');
  });

  it('removes files of an earlier build that are not written again', async () => {
    const folder = copyBuilt();
    expect(existsSync(join(folder, 'files/photo.jpg'))).toBe(true);
    expect((await build(folder)).code).toBe(0);
    expect(existsSync(join(folder, 'files/photo.jpg'))).toBe(false);
  });

  it.each([
    ['a file of somebody else', 'notes.txt', 'is yours, not a file of an earlier build'],
    ['a file that was changed', 'server.mjs', 'was changed after it was written'],
    ['a file where one of ours was not recorded', 'files/other.pdf', 'is yours'],
  ])('is refused with %s, and nothing in it is touched', async (_, name, words) => {
    const folder = copyBuilt();
    writeFileSync(join(folder, name), 'mine');
    const before = readAll(folder);
    const { code, out, err } = await build(folder, '--base-url', 'https://other.test');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`"${join(folder, name)}" ${words}`);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(readAll(folder)).toEqual(before);
  });

  it('keeps a recorded file that its owner changed, also if the profile has it no longer', async () => {
    const folder = copyBuilt();
    writeFileSync(join(folder, 'files/photo.jpg'), 'mine');
    const { code, err } = await build(folder);
    expect(code).toBe(1);
    expect(err).toContain('photo.jpg" was changed after it was written');
    expect(readFileSync(join(folder, 'files/photo.jpg'), 'utf8')).toBe('mine');
  });

  it('is refused when it is a profile', async () => {
    const { code, err } = await build(copyProfile());
    expect(code).toBe(1);
    expect(err).toContain('is yours, not a file of an earlier build');
  });

  it('is not made for a profile with a mistake', async () => {
    const folder = join(newFolder(), 'out');
    const { code, err } = await build(folder, '--profile', 'test/fixtures/invalid/ten-mistakes');
    expect(code).toBe(1);
    expect(err).toContain('error:');
    expect(existsSync(folder)).toBe(false);
  });
});

describe('worker', () => {
  it('is build --target cloudflare, and takes over files of version 1.0.0', async () => {
    const [folder, fresh] = [newFolder(), newFolder()];
    const first = {
      'worker.js':
        "import { createWorker } from 'profile-api/worker';\nimport site from './site.js';\n",
      'site.js': 'export default {\n "baseUrl": "https://profile.test",\n "content": {}\n};\n',
      'wrangler.jsonc': '{ "name": "mine", "main": "worker.js" }\n',
      'package.json': '{}\n',
    };
    for (const [name, text] of Object.entries(first)) writeFileSync(join(folder, name), text);
    const { code, out } = await run(['worker', folder, '--profile', sample, ...origin]);
    expect(code).toBe(0);
    expect(out).toContain('wrangler.jsonc lacks:\n  "assets": {\n    "directory": "public",');
    await build(fresh, '--target', 'cloudflare');
    const {
      'wrangler.jsonc': kept,
      'package.json': _,
      ...rest
    } = Object.fromEntries(
      Object.entries(readAll(folder)).map(([path, text]) => [path.slice(1), text]),
    );
    expect(kept).toBe(first['wrangler.jsonc']);
    for (const [path, text] of Object.entries(rest)) {
      expect(text, path).toBe(readFileSync(join(fresh, path), 'latin1'));
    }
  });
});

describe('wrong usage of build ends with exit code 2 and one line', () => {
  it.each<[string[], Record<string, string>, string]>([
    [['--target', 'node'], {}, 'The public address is missing: give --base-url or BASE_URL'],
    [
      ['--target', 'node'],
      { VERCEL_PROJECT_PRODUCTION_URL: 'x.test' },
      '--base-url "https://$VERCEL_PROJECT_PRODUCTION_URL"',
    ],
    [['--target', 'node'], { RENDER_EXTERNAL_URL: 'https://x.test' }, '"$RENDER_EXTERNAL_URL"'],
    [
      ['--base-url', 'https://a.test'],
      {},
      '--target is missing. It takes cloudflare, netlify, node, static or vercel.',
    ],
    [['--target', 'nod', ...origin], {}, 'not "nod". Did you mean "node"?'],
    [
      ['--target', 'node', '--base-url', 'https://a.test/profile'],
      {},
      'not "https://a.test/profile". Only --target static takes a path.',
    ],
    [['--target', 'node', '--base-url', 'https://a.test/?x=1'], {}, 'not "https://a.test/?x=1".'],
  ])('%j with %j', async (args, environment, message) => {
    const folder = join(newFolder(), 'out');
    const { code, out, err } = await run(['build', folder, ...args], environment);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(existsSync(folder)).toBe(false);
  });
});

function edit(folder: string, change: (text: string) => string): void {
  const file = join(folder, 'site.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

describe('serve --snapshot refuses', () => {
  it.each<[string, (folder: string) => void, string]>([
    ['one that is not there', (folder) => rmSync(join(folder, 'site.json')), 'There is no file'],
    [
      'one that is cut off',
      (folder) => writeFileSync(join(folder, 'site.json'), '{"format":1,"content":{"profile'),
      'It is no JSON, or not all of it.',
    ],
    [
      'one of another format',
      (folder) => writeFileSync(join(folder, 'site.json'), '{"format":2}'),
      'Its format is 2, and this version reads 1.',
    ],
    [
      'what is none',
      (folder) => writeFileSync(join(folder, 'site.json'), '{"name":"x"}'),
      'It is no snapshot: "format" is missing.',
    ],
    [
      'one without its content',
      (folder) => writeFileSync(join(folder, 'site.json'), '{"format":1,"baseUrl":"x"}'),
      '"content" is missing.',
    ],
    [
      'one that was edited',
      (folder) => edit(folder, (text) => text.replace(/"name":"[^"]*"/, '"name":5')),
      'It was changed after it was written.',
    ],
    [
      'one without a digest, as version 1.0.0 wrote it',
      (folder) =>
        edit(folder, (text) =>
          text.replace(/"name":"[^"]*"/, '"name":5').replace(/,"digest":"\w+"/, ''),
        ),
      'An earlier version wrote it.',
    ],
    [
      'one whose digest was replaced',
      (folder) => edit(folder, (text) => text.replace(/"digest":"\w+"/, '"digest":"x"')),
      'It was changed after it was written.',
    ],
    [
      'one with a file outside of its folder',
      (folder) => edit(folder, (text) => text.replace('"/resume.pdf":', '"/../site.json":')),
      'Its file "/../site.json" is outside of its folder.',
    ],
    [
      'one of which a file was changed',
      (folder) => writeFileSync(join(folder, 'files/resume.pdf'), 'x'),
      'was changed.',
    ],
    [
      'one of which a file is missing',
      (folder) => rmSync(join(folder, 'files/resume.pdf')),
      'There is no file',
    ],
  ])('%s in one line', async (_, spoil, message) => {
    const folder = copyBuilt();
    spoil(folder);
    const file = join(folder, 'site.json');
    const { code, out, err } = await run(['serve', '--port', '0', '--snapshot', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`The snapshot "${file}" cannot be served. `);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it.each([
    [['--profile', 'profile'], 'Give either --profile or --snapshot, not both.'],
    [['--watch'], '--watch follows a folder, not a snapshot.'],
  ])('%j beside it', async (more, message) => {
    const { code, err } = await run(['serve', '--snapshot', 'site.json', ...more]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('a profile in several languages', () => {
  const folder = copyProfile(sample, afterAll);
  for (const tag of ['de', 'pt']) {
    cpSync(`test/fixtures/translations/${tag}`, join(folder, 'translations', tag), {
      recursive: true,
    });
  }
  const buildAll = (...more: string[]) => build(newFolder(), '--profile', folder, ...more);

  it('is built in those that --languages names, with their guides alone', async () => {
    const out = newFolder();
    const { code } = await build(out, '--profile', folder, '--languages', 'en,pt');
    expect(code).toBe(0);
    const { translations, assets } = JSON.parse(readFileSync(join(out, 'site.json'), 'utf8'));
    expect(translations).toMatchObject([{ profile: { language: 'pt' } }]);
    const guides = Object.keys(assets).filter((name) => name.startsWith('guides/fit.'));
    expect(guides).toEqual(['guides/fit.md', 'guides/fit.pt.md']);
  });

  it.each([
    ['pt', '--languages must contain en, the language of the original: en,pt'],
    ['en,fr', '--languages takes some of en,de,pt, not "fr".'],
  ])('--languages %s is refused', async (languages, message) => {
    const { code, err } = await buildAll('--languages', languages);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('is refused with a wrong number in a translation', async () => {
    const wrong = copyProfile(folder);
    const file = join(wrong, 'translations/pt/experience.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('em 31 hospitais', 'em 37 hospitais'));
    const { code, err } = await build(newFolder(), '--profile', wrong);
    expect(code).toBe(1);
    expect(err).toContain('translations/pt/experience.yaml');
    expect(err).toContain('the number 31');
  });

  it('is exported in the language that is named', async () => {
    const file = join(newFolder(), 'resume.md');
    const inPortuguese = ['--language', 'pt', '--profile', folder, ...origin, '--out', file];
    expect((await run(['export', 'md', ...inPortuguese])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('Engenheira full stack sênior');
    const unknown = await run(['export', 'md', '--language', 'fr', '--profile', folder]);
    expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('takes en, de or pt') });
  });
});
