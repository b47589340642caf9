// The output of `build --target cloudflare`: the function in workerd, and files with the function in wrangler.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Address } from '../../src/publish/manifest.ts';
import type { Connection } from '../contract/exchange.ts';
import { baseUrl } from '../contract/spawned.ts';
import { contractSuite } from '../contract/suite.ts';
import { describeWith } from '../optional.ts';
import { verifyOrigin } from '../../src/trust/verify/verify.ts';
import { sampleContent } from '../sample.ts';
import { origin, Owner } from '../trust/simulated.ts';
import { build, listAddresses, newFolder } from './built.ts';
import { connectWorkerd, readConfiguration, workerd } from './workerd.ts';
import { environment, missingWrangler, program, startWrangler } from './wrangler.ts';

describeWith('build --target cloudflare', workerd.missing, () => {
  contractSuite('serves in workerd', connectWorkerd);
});

describeWith('wrangler', missingWrangler, () => {
  let folder: string;
  let connection: Connection;
  let manifest: readonly Address[];
  beforeAll(async () => {
    manifest = await listAddresses(baseUrl);
    folder = await build('cloudflare', baseUrl);
    connection = await startWrangler(folder);
  }, 60_000);
  afterAll(() => connection?.close());

  it('serves every fixed address as a file, with the headers of the service', async () => {
    for (const { path, answer } of manifest.filter(({ isFixed }) => isFixed)) {
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
    for (const { path, isFixed, answer } of manifest) {
      if (isFixed || answer === undefined) continue;
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
    // The matcher's words and Zod take most of it; the platform takes 3 MB.
    expect(gzipSync(code.join('\n')).length).toBeLessThan(840 * 1024);
    const times = Array.from({ length: 5 }, () => measureStart());
    // Milliseconds of the fastest start, since other load only adds to it; the platform's limit is a second.
    expect(Math.min(...times)).toBeLessThan(100);
  }, 60_000);

  /** Milliseconds of work of the global scope, by the profile that wrangler writes. */
  function measureStart(): number {
    const file = join(folder, '.wrangler', 'startup.cpuprofile');
    const [binary, script] = program;
    const words = [
      'check',
      'startup',
      '--config',
      join(folder, 'wrangler.jsonc'),
      '--outfile',
      file,
    ];
    execFileSync(binary, [script, ...words], {
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

describeWith('a signed profile on a Worker', missingWrangler, () => {
  it('is verified with its keys, its statements and its PDF', async () => {
    const owner = new Owner();
    await owner.run('key', 'new');
    await owner.run('sign');
    const folder = newFolder();
    expect((await owner.run('build', folder, '--target', 'cloudflare')).code).toBe(0);
    const connection = await startWrangler(folder);
    const { report } = await verifyOrigin({
      source: {
        async get(url) {
          const path = url.startsWith(origin) ? url.slice(origin.length) : undefined;
          if (path === undefined) return { url, status: 404, headers: {}, body: Buffer.of() };
          const { status, headers, body } = await connection.send(path);
          return { url, status, headers, body };
        },
        lookUpText: async () => [],
      },
      origin,
      at: new Date(),
      timeout: 10_000,
      require: 'signed',
    });
    await connection.close();
    expect(report).toMatchObject({ exitCode: 0, result: 'ok' });
    expect(report.rows).toContainEqual(expect.objectContaining({ text: '7 of 7 as signed' }));
  }, 60_000);
});
