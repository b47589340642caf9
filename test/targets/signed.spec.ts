// A signed profile as files: each signed answer is a file with the same bytes.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verifyOrigin } from '../../src/trust/verify/verify.ts';
import { sampleContent } from '../sample.ts';
import { origin, Owner } from '../trust/simulated.ts';

it('a site of files serves its signed answers at its own addresses', async () => {
  const files = new Owner();
  await files.run('key', 'new');
  expect((await files.run('sign', '--target', 'static')).code).toBe(0);
  expect((await files.run('check')).code).toBe(0);
  const out = join(files.root, 'out');
  expect(await files.run('build', out, '--target', 'static')).toMatchObject({ code: 0, err: '' });
  const { report } = await verifyOrigin({
    source: {
      async get(url) {
        const path = url.startsWith(origin) ? join(out, 'public', url.slice(origin.length)) : '';
        const isThere = existsSync(path) && statSync(path).isFile();
        const body = isThere ? readFileSync(path) : Buffer.from('');
        return { url, status: isThere ? 200 : 404, headers: {}, body };
      },
      lookUpText: async () => [],
    },
    origin,
    at: new Date(),
    timeout: 1_000,
    require: 'signed',
  });
  expect(report).toMatchObject({ exitCode: 0, result: 'ok' });
  expect(report.rows).toContainEqual(expect.objectContaining({ text: '7 of 7 as signed' }));
  const said = JSON.parse(readFileSync(join(out, 'public/verification.json'), 'utf8'));
  for (const { path } of said.claims) expect(existsSync(join(out, 'public', path))).toBe(true);
  const page = readFileSync(join(out, 'public/attest/index.html'), 'utf8');
  // The page contains the words that a statement covers, because a static site has no API.
  const [, choices] = /data-choices="([^"]+)"/.exec(page)!;
  const { subject, claims } = JSON.parse(choices!.replaceAll('&quot;', '"'));
  expect(subject).toMatchObject({ origin, kid: said.signature.kid });
  const { roles, cases } = sampleContent;
  expect(Object.keys(claims)).toHaveLength(roles.length + cases.length);
  expect(page).not.toContain('/api/');
  // The addresses signed for a service differ.
  await files.run('sign');
  const { err } = await files.run('build', out, '--target', 'static');
  expect(err).toContain('The signature is not served: ');
  // Two builds, each of which compresses every file.
}, 120_000);
