// What `build --target cloudflare` writes: the function in workerd, files and function together under wrangler.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readModified } from '../../src/cli/modified.ts';
import { createManifest } from '../../src/publish/manifest.ts';
import type { Connection } from '../contract/exchange.ts';
import { baseUrl, connectSpawned, findRuntime } from '../contract/spawned.ts';
import { contractSuite } from '../contract/suite.ts';
import { describeWith } from '../optional.ts';
import { createTestSite, sampleContent } from '../sample.ts';
import { build } from './built.ts';
import { connectWorkerd, readConfiguration, workerd } from './workerd.ts';

const wrangler = findRuntime('wrangler');
// wrangler takes a later Node.js than the oldest that the service does.
const node = findRuntime('node');

describeWith('build --target cloudflare', workerd.missing, () => {
  contractSuite('serves in workerd', connectWorkerd);
});

describeWith('wrangler', wrangler.missing ?? node.missing, () => {
  const environment = { WRANGLER_SEND_METRICS: 'false', CI: '1', NO_COLOR: '1' };
  let folder: string;
  let connection: Connection;
  const manifest = createManifest({
    ...createTestSite(sampleContent, baseUrl),
    modified: readModified('profile', sampleContent),
  });
  beforeAll(async () => {
    folder = await build('cloudflare', baseUrl);
    const serve = (port: number) => [
      join(wrangler.binary, '../../wrangler/bin/wrangler.js'),
      'dev',
      `--config=${join(folder, 'wrangler.jsonc')}`,
      '--ip=127.0.0.1',
      `--port=${port}`,
      '--inspector-port=0',
    ];
    connection = await connectSpawned(node.binary, serve, environment);
  }, 60_000);
  afterAll(() => connection?.close());

  it('serves every fixed address as a file, with what the service says of it', async () => {
    for (const { path, answer } of manifest.filter(({ class: kind }) => kind === 'fixed')) {
      const { status, headers, body } = await connection.send(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(body.equals(Buffer.from(answer!.body)), path).toBe(true);
      // The edge has an entity tag of its own and picks the encoding.
      const { etag, vary: _vary, 'content-length': _length, ...said } = answer!.headers;
      expect(headers).toMatchObject(said);
      expect(headers['etag']).toMatch(/^"\w+"$/);
      expect(headers['etag']).not.toBe(etag);
    }
  });

  it('asks the function for everything else', async () => {
    for (const { path, class: kind, answer } of manifest) {
      if (kind === 'fixed' || answer === undefined) continue;
      const { status, headers } = await connection.send(path);
      expect({ path, status, etag: headers['etag'] }).toEqual({
        path,
        status: 200,
        etag: answer.headers['etag'],
      });
      const isLong = answer.body.length >= 1_000;
      expect(/Accept-Encoding/.test(headers['vary'] ?? ''), path).toBe(isLong);
    }
    const { status, headers } = await connection.send('/api/nothing');
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 404,
      type: 'application/problem+json',
    });
  });

  it('has at most a hundred rules, which need not change with the cases', () => {
    const { run_worker_first: rules } = readConfiguration(folder).assets;
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const { slug } of sampleContent.cases) expect(rules.join()).not.toContain(slug);
  });

  it('starts within its budget', () => {
    const code = ['worker.js', 'profile-api.js', 'site.js'].map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    );
    expect(gzipSync(code.join('\n')).length).toBeLessThan(400 * 1024);
    const times = Array.from({ length: 5 }, () => measureStart()).toSorted((a, b) => a - b);
    // Milliseconds; the platform's limit is a second.
    expect(times[2]).toBeLessThan(100);
  }, 60_000);

  /** Milliseconds of work of the global scope, by the profile that wrangler writes. */
  function measureStart(): number {
    const file = join(folder, '.wrangler', 'startup.cpuprofile');
    const script = join(wrangler.binary, '../../wrangler/bin/wrangler.js');
    const words = [
      'check',
      'startup',
      '--config',
      join(folder, 'wrangler.jsonc'),
      '--outfile',
      file,
    ];
    execFileSync(node.binary, [script, ...words], {
      env: { ...process.env, ...environment },
      cwd: folder,
      stdio: 'pipe',
    });
    const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8'));
    const idle = new Set(
      nodes
        .filter(({ callFrame }: any) => /^\((?:idle|program)\)$/.test(callFrame.functionName))
        .map(({ id }: any) => id),
    );
    const times = samples.map((id: number, index: number) =>
      idle.has(id) ? 0 : timeDeltas[index],
    );
    return times.reduce((sum: number, time: number) => sum + time, 0) / 1_000;
  }
});
