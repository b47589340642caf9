// Clients that generators make of the OpenAPI document: they compile under strict settings and talk to the service.
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compress } from '../../src/runtime/compress.ts';
import { type NodeServer, serveNode } from '../../src/runtime/node.ts';
import { createApp, type App } from '../../src/app.ts';
import { evaluateFit } from '../../src/matching/fit/evaluate.ts';
import { operations } from '../../src/operations/index.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const folder = 'test/clients';
const text = 'Senior Backend Engineer. Required: TypeScript, COBOL. No PHP.';

async function run(program: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, BASE_URL: baseUrl };
  const options = { cwd: folder, env };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], options);
  return stdout;
}

let server: NodeServer;
let baseUrl = '';

beforeAll(async () => {
  rmSync(join(folder, 'generated'), { recursive: true, force: true });
  mkdirSync(join(folder, 'generated'));
  let app: App | undefined;
  server = await serveNode({ host: '127.0.0.1', port: 0, app: () => app! });
  baseUrl = `http://127.0.0.1:${server.port}`;
  app = createApp(createTestSite(sampleContent, baseUrl), { compress });
  const document = await (await fetch(`${baseUrl}/openapi.json`)).text();
  writeFileSync(join(folder, 'generated/openapi.json'), document);
  // Programs are compiled as modules of this folder's package.
  await run(
    'node_modules/openapi-typescript/bin/cli.js',
    'generated/openapi.json',
    '--output=generated/openapi-typescript.ts',
  );
  await run(
    'node_modules/@hey-api/openapi-ts/bin/run.js',
    '--input=./generated/openapi.json',
    '--output=./generated/hey-api',
  );
  await run('node_modules/orval/dist/bin/orval.js', '--config', 'orval.config.mjs');
  await run('node_modules/typescript/bin/tsc').catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });
}, 180_000);
afterAll(() => server.close(1_000));

it.each(['openapi-typescript', 'hey-api', 'orval'])(
  'a program over the client of %s reads what the service answers',
  async (name) => {
    const said = JSON.parse(await run(`generated/compiled/programs/${name}.js`));
    const { evidence = [] } = evaluateFit(sampleContent, text);
    expect(said).toEqual({
      endpoints: ['getApiIndex', ...operations.map(({ id }) => id)],
      name: sampleContent.profile.name,
      cases: sampleContent.cases.length,
      title: sampleContent.cases.find(({ slug }) => slug === 'financial-onboarding-incident')!
        .title,
      roles: expect.any(Number),
      evidence: evidence.flatMap(({ roles = [] }) => roles.map(({ title }) => title)),
      refused: [400, 'invalid_request'],
    });
    expect(said.roles).toBeGreaterThan(0);
  },
);

it('the document is clean under the OpenAPI rules of Spectral', async () => {
  const said = await run(
    'node_modules/@stoplight/spectral-cli/dist/index.js',
    'lint',
    '--fail-severity=hint',
    'generated/openapi.json',
  ).catch((error: { stdout: string }) => error.stdout);
  expect(said).toContain('No results with a severity');
}, 60_000);
