// The package as it would be published: packed, unpacked elsewhere, run from there.
import { execFile } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const execute = promisify(execFile);

describe('the packed package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  const root = join(folder, 'package');

  beforeAll(async () => {
    await execute('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]);
    const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
    await execute('tar', ['-xzf', join(folder, archive!), '-C', folder]);
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('holds what it needs and nothing else', () => {
    expect(readdirSync(root).toSorted()).toEqual(
      'CHANGELOG.md CONTRIBUTING.md LICENSE README.md assets dist docs guides node_modules package.json profile schemas'
        .split(' ')
        .toSorted(),
    );
    const inside = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(inside.filter((name) => /\.test\./.test(name))).toEqual([]);
  });

  it('runs its command', async () => {
    const { stdout } = await execute(process.execPath, ['dist/cli/bin.js', 'check'], { cwd: root });
    expect(stdout).toContain('can be served');
  });

  it('tells its own version, which need not be that of the contract', async () => {
    const file = join(root, 'package.json');
    const original = readFileSync(file, 'utf8');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(original), version: '1.2.3' }));
    const { stdout } = await execute(process.execPath, ['dist/cli/bin.js', 'version'], {
      cwd: root,
    });
    writeFileSync(file, original);
    expect(stdout).toBe('1.2.3\n');
  });

  it('names what is bundled with it, with the licences', () => {
    const text = readFileSync(join(root, 'dist/cli/THIRD-PARTY-LICENSES.txt'), 'utf8');
    for (const name of ['hono', 'micromark', 'negotiator', 'pino', 'pino-pretty', 'yaml', 'zod']) {
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'));
    }
    expect(text).toContain('Permission is hereby granted, free of charge');
  });

  it('offers its entries under their names', async () => {
    const program = `
      import { createApp, parseContent, readAssets, readContentFiles } from 'profile-api';
      import { serveNode } from 'profile-api/node';
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
