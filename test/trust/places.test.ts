// Signed content, wherever it is answered: REST, MCP, a Worker, and by runtimes other than Node.js that verify.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { loadContent, loaderOf } from '../../src/runtime/load.ts';
import { serveNode } from '../../src/runtime/node.ts';
import { createWorker } from '../../src/runtime/worker.ts';
import type { Site } from '../../src/schema/site.ts';
import { toSnapshot } from '../../src/schema/snapshot.ts';
import { digestValue } from '../../src/kernel/digest.ts';
import { digestResources } from '../../src/trust/resources.ts';
import { verifyOrigin } from '../../src/trust/verify/verify.ts';
import { findRuntime } from '../contract/spawned.ts';
import { describeWith } from '../optional.ts';
import { type Listening, origin, Owner, placeFor, serve } from './simulated.ts';

const owner = new Owner();
let site: Site;
let server: Listening;

beforeAll(async () => {
  await owner.run('key', 'new');
  await owner.run('sign');
  site = placeFor(origin, await loaderOf(owner.folder)(new Date()));
  server = await serve(owner);
}, 60_000);
afterAll(() => server.close());

it('REST and MCP answer values of the same digests', async () => {
  const { content } = await loadContent(owner.folder, new Date());
  const signed = digestResources(site);
  const app = createApp(site);
  const call = async (name: string, args: object) => {
    const response = await app.fetch(
      new Request(`${origin}/api/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name, arguments: args },
        }),
      }),
    );
    const { result } = await response.json();
    return { jcsSha256: digestValue(JSON.parse(result.content[0].text)) };
  };
  const { resumePath = '' } = content.profile;
  expect({
    '/api/profile': await call('get_profile', {}),
    '/api/experience': await call('query_experience', {}),
    '/api/cases': await call('list_engineering_cases', {}),
    ...Object.fromEntries(
      await Promise.all(
        content.cases.map(async ({ slug }) => [
          `/api/cases/${slug}`,
          await call('get_case_detail', { slug }),
        ]),
      ),
    ),
    [resumePath]: signed[resumePath],
  }).toEqual(signed);
});

it('a Worker serves the signature that was compared when it was written', async () => {
  const snapshot = JSON.parse(JSON.stringify(toSnapshot(site, new Map(), 'test')));
  const worker = createWorker(snapshot);
  const { report } = await verifyOrigin({
    source: {
      async get(url) {
        // The files that the edge serves.
        if (url.endsWith('.pdf')) {
          return {
            url,
            status: 200,
            headers: {},
            body: readFileSync(join(owner.folder, 'resume.pdf')),
          };
        }
        if (!url.startsWith(origin))
          return { url, status: 404, headers: {}, body: Buffer.from('') };
        const response = await worker.fetch(new Request(url));
        const body = Buffer.from(await response.arrayBuffer());
        return { url, status: response.status, headers: {}, body };
      },
      lookUpText: async () => [],
    },
    origin,
    at: new Date(),
    timeout: 1_000,
  });
  expect(report.rows.find(({ check }) => check === 'content')).toMatchObject({
    state: 'ok',
    text: '7 of 7 as signed',
  });
  expect(report.exitCode).toBe(0);
  const elsewhere = createWorker({ ...snapshot, baseUrl: 'https://copy.test' });
  const manifest = await elsewhere.fetch(
    new Request('https://copy.test/.well-known/profile-manifest.json'),
  );
  expect(manifest.status).toBe(404);
});

it('serves keys and manifest to everybody, for a minute', async () => {
  for (const [path, type] of [
    ['jwks.json', 'application/jwk-set+json'],
    ['profile-manifest.json', 'application/jose+json'],
  ]) {
    const response = await fetch(`http://127.0.0.1:${server.port}/.well-known/${path}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=0, s-maxage=60',
      etag: expect.stringContaining('"'),
    });
    await response.arrayBuffer();
  }
});

it('a folder without trust files answers the GET operations byte for byte as one that is signed', async () => {
  const plain = await serve(new Owner());
  for (const path of ['profile', 'experience', 'cases', 'cases/live-commerce-traffic-spike']) {
    const ask = async ({ port }: Listening) =>
      (await fetch(`http://127.0.0.1:${port}/api/${path}`)).text();
    expect(await ask(plain)).toBe(await ask(server));
  }
  await plain.close();
});

it('the ten lines of guides/verify.md verify a site without us', async () => {
  const guide = readFileSync('guides/verify.md', 'utf8');
  const [, code = ''] = /^```js\n([^]*?)^```$/m.exec(guide) ?? [];
  expect(code.trim().split('\n')).toHaveLength(10);
  let app = createApp(site);
  const own = await serveNode({ host: '127.0.0.1', port: 0, app: () => app });
  const here = `http://127.0.0.1:${own.port}`;
  const signer = new Owner();
  await signer.run('key', 'new', '--base-url', here);
  await signer.run('sign', '--base-url', here);
  app = createApp(placeFor(here, await loaderOf(signer.folder)(new Date())));
  const folder = resolve('node_modules/.cache/trust');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'ten-lines.mjs');
  writeFileSync(file, code);
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', file, here]);
  expect(stdout.trim().split('\n').toSorted()).toEqual([
    '/api/cases true',
    '/api/cases/financial-onboarding-incident true',
    '/api/cases/healthcare-react-component-system true',
    '/api/cases/live-commerce-traffic-spike true',
    '/api/experience true',
    '/api/profile true',
    'true true',
  ]);
  await own.close(0);
});

/** Verifies a built site, and tries what every runtime must refuse. */
const script = (dist: string) => `
import { verifyOrigin } from ${JSON.stringify(`${dist}/trust/verify/verify.js`)};
import { openNetwork } from ${JSON.stringify(`${dist}/trust/verify/network.js`)};
import { Client } from ${JSON.stringify(`${dist}/trust/net/client.js`)};
const allowance = { loopback: new Map([['mira.test', Number(process.argv.at(-1))]]), textRecords: new Map() };
const network = openNetwork(allowance);
const refusing = { get: (url, limits) => url.startsWith(${JSON.stringify(origin)}) ? network.get(url, limits) : Promise.resolve({ url, status: 404, headers: {}, body: new Uint8Array() }), lookUpText: network.lookUpText };
const { report } = await verifyOrigin({ source: refusing, origin: ${JSON.stringify(origin)}, at: new Date(), timeout: 5000 });
network.close();
const client = new Client({ schemes: ['https:', 'http:'] });
const codes = [];
for (const url of ['http://localhost/', 'http://127.0.0.1/', 'http://[::1]/']) {
  codes.push(await client.get(url, { timeout: 2000, maxSize: 10 }).then(() => 'answered', (error) => error.code));
}
console.log(JSON.stringify({ exitCode: report.exitCode, codes }));
process.exit(0);
`;

describe.each([
  ['Node.js', { binary: process.execPath, missing: undefined }, ['--no-warnings']],
  ['Bun', findRuntime('bun'), []],
  ['Deno', findRuntime('deno'), ['run', '-A', '--node-modules-dir=manual']],
] as const)('%s', (name, { binary, missing }, args) => {
  describeWith(`${name} verifies`, missing, () => {
    it('and asks no address that is not public', async () => {
      const file = join(owner.root, `verify-${name}.mjs`);
      writeFileSync(file, script(resolve('dist')));
      const { stdout } = await promisify(execFile)(binary, [...args, file, String(server.port)]);
      expect(JSON.parse(stdout)).toEqual({
        exitCode: 0,
        codes: ['address-refused', 'address-refused', 'address-refused'],
      });
    });
  });
});
