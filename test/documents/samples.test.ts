// The samples of the developer guide do as described: each runs against a server, as a reader would run it.
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from '../../src/app.ts';
import { listTechnologies } from '../../src/matching/fit/evidence.ts';
import { serveNode, type NodeServer } from '../../src/runtime/node.ts';
import { createTestSite, sampleContent } from '../sample.ts';

interface Sample {
  readonly language: string;
  readonly code: string;
}

const runners: Record<string, readonly [command: string, ...options: string[]]> = {
  sh: ['sh', '-c'],
  js: ['node', '--input-type=module', '-e'],
  python: ['python3', '-c'],
};

const [technology] = listTechnologies(sampleContent);
let server: NodeServer;
let baseUrl: string;
let samples: readonly Sample[];

beforeAll(async () => {
  let app: App | undefined;
  server = await serveNode({ host: '127.0.0.1', port: 0, app: () => app! });
  baseUrl = `http://127.0.0.1:${server.port}`;
  app = createApp(createTestSite(sampleContent, baseUrl));
  samples = listSamples(await (await fetch(`${baseUrl}/developers.md`)).text());
});
afterAll(() => server.close(1_000));

describe('the quick start', () => {
  it.each(['sh', 'js', 'python'])('reads the work history in %s', async (language) => {
    const sample = samples.find((one) => one.language === language && /technology/.test(one.code));
    const printed = await run(sample!);
    for (const { company, title } of technology!.roles) {
      expect(printed).toContain(company);
      expect(printed).toContain(title);
    }
  });

  it('is well formed in Go', async (context) => {
    if (spawnSync('go', ['version']).status !== 0) context.skip('go is not installed');
    const { code } = samples.find(({ language }) => language === 'go')!;
    const checked = spawnSync('gofmt', ['-e'], { input: code, encoding: 'utf8' });
    expect(checked.stderr).toBe('');
  });
});

it('prints for each example the answer that its command gets', async () => {
  const answered = samples.flatMap((sample, index) => {
    const next = samples[index + 1];
    return sample.language === 'sh' && next?.language === 'json' ? [[sample, next] as const] : [];
  });
  expect(answered).toHaveLength(6);
  for (const [command, answer] of answered) {
    expect(JSON.parse(await run(command))).toEqual(JSON.parse(answer.code));
  }
});

it('shows the error that the service answers', async () => {
  const shown = samples.find(({ code }) => code.includes('"status": 404'));
  const response = await fetch(`${baseUrl}/api/cases/unknown`);
  expect(await response.json()).toEqual(JSON.parse(shown!.code));
});

function listSamples(markdown: string): Sample[] {
  return [...markdown.matchAll(/^```(\w+)\n(.*?)\n```$/gms)].map(([, language, code]) => ({
    language: language!,
    code: code!,
  }));
}

async function run({ language, code }: Sample): Promise<string> {
  const [command, ...options] = runners[language]!;
  const { stdout } = await promisify(execFile)(command, [...options, code]);
  return stdout;
}
