// Clients that generators make of the OpenAPI document, and of that of an earlier version: they compile under strict settings and
// talk to the service.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { compress } from '../../src/runtime/compress.ts';
import { type NodeServer, serveNode } from '../../src/runtime/node.ts';
import { createApp, type App } from '../../src/app.ts';
import { evaluateFit } from '../../src/matching/fit/evaluate.ts';
import { operations } from '../../src/operations/index.ts';
import { describeWith, findTool } from '../optional.ts';
import type { Content } from '../../src/schema/content.ts';
import { createTestSite, readContent, sampleContent } from '../sample.ts';

const folder = 'test/tools/clients';
const generated = join(folder, 'generated');
const text = 'Senior Backend Engineer. Required: TypeScript, COBOL. No PHP.';

let baseUrl = '';

async function run(program: string, ...args: string[]): Promise<string> {
  return runWith({}, program, ...args);
}

async function runWith(given: object, program: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, BASE_URL: baseUrl, ...given };
  const options = { cwd: folder, env };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], options);
  return stdout;
}

/** Follows the guide to generated clients, with the packages of the lock file. */
async function followGuide(guide: string): Promise<void> {
  const [chapter] = /^## Generated clients\n.*?(?=^## )/ms.exec(guide)!;
  for (const [, language, code] of chapter.matchAll(/^```(\w+)\n(.*?)^```$/gms)) {
    if (language === 'ts') writeFileSync(join(generated, 'sample.ts'), code!);
    if (language === 'js') writeFileSync(join(generated, 'orval.config.mjs'), code!);
    if (language !== 'sh') continue;
    const commands = code!.split('\n').filter((line) => !line.startsWith('npm install'));
    await promisify(execFile)('sh', ['-ec', commands.join('\n')], { cwd: generated });
  }
}

/** What a program prints of a profile. */
function expectedOf(content: Content, slug: string): object {
  const { evidence } = evaluateFit(content, text);
  return {
    endpoints: ['getApiIndex', ...operations.map(({ id }) => id)],
    name: content.profile.name,
    cases: content.cases.length,
    title: content.cases.find((study) => study.slug === slug)!.title,
    roles: expect.any(Number),
    evidence: evidence?.flatMap(({ roles = [] }) => roles.map(({ title }) => title)),
    refused: [400, 'invalid_request'],
  };
}

const programs = ['openapi-typescript', 'hey-api', 'orval'];
/** The document of a version between 1.0.0 and the next one for the sample, without its texts; a test serves it as a file. */
const before = 'openapi.before.json';
const forms = ['openapi.generic.json', 'openapi.json', before];

describeWith('clients that generators make', findTool('orval'), () => {
  describe.each(forms)('of %s', (form) => {
    let server: NodeServer;
    let app: App | undefined;
    const serve = (content: Content) => {
      const earlier = readFileSync('test/fixtures/before/openapi.json', 'utf8');
      const document = Buffer.from(earlier.replaceAll('https://profile.test', baseUrl));
      const files = { ...content.files, [`/${before}`]: document };
      app = createApp(createTestSite({ ...content, files }, baseUrl), { compress });
    };

    beforeAll(async () => {
      rmSync(generated, { recursive: true, force: true });
      mkdirSync(generated);
      server = await serveNode({ host: '127.0.0.1', port: 0, app: () => app! });
      baseUrl = `http://127.0.0.1:${server.port}`;
      serve(sampleContent);
      const document = await (await fetch(`${baseUrl}/${form}`)).text();
      writeFileSync(join(generated, 'openapi.json'), document);
      const guide = await (await fetch(`${baseUrl}/developers.md`)).text();
      await followGuide(guide.replaceAll('openapi.generic.json', form));
      await run('../node_modules/typescript/bin/tsc').catch((error: { stdout: string }) => {
        throw new Error(error.stdout);
      });
    }, 180_000);
    afterAll(() => server.close(1_000));

    it.each(programs)(
      'a program over the client of %s reads what the service answers',
      async (name) => {
        const said = JSON.parse(await run(`generated/compiled/programs/${name}.js`));
        expect(said).toEqual(expectedOf(sampleContent, 'financial-onboarding-incident'));
        expect(said.roles).toBeGreaterThan(0);
      },
    );

    it.runIf(form === 'openapi.generic.json').each(programs)(
      'the same client of %s reads another profile',
      async (name) => {
        const content = readContent('test/fixtures/profile');
        const { slug } = content.cases[0]!;
        serve(content);
        onTestFinished(() => serve(sampleContent));
        const said = await runWith({ SLUG: slug }, `generated/compiled/programs/${name}.js`);
        expect(JSON.parse(said)).toEqual(expectedOf(content, slug));
      },
    );

    it.skipIf(form === before)(
      'the document is clean under the OpenAPI rules of Spectral',
      async () => {
        const said = await run(
          '../node_modules/@stoplight/spectral-cli/dist/index.js',
          'lint',
          '--fail-severity=hint',
          'generated/openapi.json',
        ).catch((error: { stdout: string }) => error.stdout);
        expect(said).toContain('No results with a severity');
      },
      60_000,
    );
  });
});
