// The package as it would be published: packed, unpacked elsewhere, run from there.
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutSettings } from '../process.ts';

const execute = promisify(execFile);

describe('the packed package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  const root = join(folder, 'package');
  let archive = '';

  beforeAll(async () => {
    await execute('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]);
    archive = join(
      folder,
      readdirSync(folder).find((name) => name.endsWith('.tgz'))!,
    );
    await execute('tar', ['-xzf', archive, '-C', folder]);
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has only the files that it needs', () => {
    expect(readdirSync(root).toSorted()).toEqual(
      'CHANGELOG.md CONTRIBUTING.md LICENSE README.md assets deploy dist docs guides node_modules package.json profile schemas static'
        .split(' ')
        .toSorted(),
    );
    const inside = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(inside.filter((name) => /\.test\./.test(name))).toEqual([]);
  });

  it('starts from a folder with at most 45 files of code', () => {
    const code = join(root, 'dist/cli');
    const entries = readdirSync(code).filter((name) =>
      /^(?:bin|(?:main|process|serve-command|open-served|serve|load)-[A-Z\d]{8})\.js$/.test(name),
    );
    // Two modules are named `load`. The other one reads translations, which the sample does not have.
    expect(entries).toHaveLength(8);
    const loaded = new Set(entries);
    for (const name of loaded) {
      const text = readFileSync(join(code, name), 'utf8');
      for (const [, next] of text.matchAll(/(?:\bfrom|\bimport)"\.\/([\w.-]+)"/g))
        loaded.add(next!);
    }
    expect(loaded.size).toBeLessThanOrEqual(45);
  });

  // Five bundles have the vocabulary and the cues of eleven languages: about 350 KB each.
  it('is at most 5.5 MB where it is downloaded', () => {
    expect(statSync(archive).size).toBeLessThanOrEqual(5_500_000);
  });

  it('is at most 30 MB where it is installed', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const needed = Object.entries<{ dev?: boolean; optional?: boolean; peer?: boolean }>(packages)
      .filter(([path, { dev, optional, peer }]) => path !== '' && !dev && !optional && !peer)
      .map(([path]) => path);
    const own = ['assets', 'deploy', 'dist', 'docs', 'guides', 'profile', 'schemas', 'static'];
    const installed = [...needed, ...own.map((name) => join(root, name))];
    expect(installed.reduce((sum, path) => sum + sizeOf(path), 0)).toBeLessThanOrEqual(30_000_000);
  });

  it('is locked for every system, so that `npm ci` finds nothing missing on any', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const wanted = Object.values<{ optionalDependencies?: object }>(packages).flatMap(
      ({ optionalDependencies = {} }) => Object.keys(optionalDependencies),
    );
    const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
    expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
  });

  it('is locked with the digest of every package that the registry has', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const undigested = Object.entries<{ integrity?: string; version: string }>(packages)
      .filter(([path, { integrity }]) => path !== '' && integrity === undefined)
      .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
    // The registry has version 0.7.0 of the engine for Linux on x64 alone, and earlier ones do not write PDF/UA-1.
    const others =
      /^@myriaddreamin\/typst-ts-node-compiler-(?:android|darwin|win32|linux-arm).*@0\.7\.0$/;
    expect(undigested.filter((name) => !others.test(name))).toEqual([]);
  });

  it('runs its command', async () => {
    const { stdout } = await execute(process.execPath, ['dist/cli/bin.js', 'check'], {
      cwd: root,
      env: withoutSettings(),
    });
    expect(stdout).toContain('can be served');
  });

  it('prints its own version, which may differ from that of the contract', async () => {
    const file = join(root, 'package.json');
    const original = readFileSync(file, 'utf8');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(original), version: '1.2.3' }));
    const { stdout } = await execute(process.execPath, ['dist/cli/bin.js', 'version'], {
      cwd: root,
    });
    writeFileSync(file, original);
    expect(stdout).toBe('1.2.3\n');
  });

  it('names the bundled packages with their licences', () => {
    const text = readFileSync(join(root, 'dist/cli/THIRD-PARTY-LICENSES.txt'), 'utf8');
    for (const name of ['hono', 'micromark', 'negotiator', 'pino', 'pino-pretty', 'yaml', 'zod']) {
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'));
    }
    expect(text).toContain('Permission is hereby granted, free of charge');
  });

  it('offers its entries under their names', async () => {
    const program = `
      import { createApp, parseContent } from 'profile-api';
      import { readAssets, readContentFiles, serveNode } from 'profile-api/node';
      import { createWorker } from 'profile-api/worker';
      const { content } = parseContent(readContentFiles('profile'), { asOf: '2026-11' });
      const app = createApp({ content, baseUrl: 'https://a.test', assets: readAssets() });
      const response = await app.fetch(new Request('https://a.test/api/profile'));
      console.log(response.status, typeof serveNode, typeof createWorker);
    `;
    const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: root,
    });
    expect(stdout).toBe('200 function function\n');
  });
});

it('is not built without the compiler, and names the command that installs it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'production-'));
  copyFileSync('scripts/prebuild.mjs', join(folder, 'prebuild.mjs'));
  const building = execute(process.execPath, [join(folder, 'prebuild.mjs')]);
  await expect(building).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The compiler is not installed.* npm ci --include=dev\n$/),
  });
  rmSync(folder, { recursive: true });
});

/** Octets of the files in a folder. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
