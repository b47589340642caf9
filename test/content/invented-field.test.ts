// One more row in the table of roles: formats, answers and documents follow without another change.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { readAssets, readContentFiles } from '../../src/content/read.ts';
import { newFolder } from '../folders.ts';

const after = "    location: field('line',";
const row = "    invented: field('line', 'Team that you belonged to.', 'Payments'),\n";

/** The program, with the row before that of the location. */
async function buildWithRow(outfile: string): Promise<void> {
  const path = resolve('src/schema/role.ts');
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(after);
  const contents = source.replace(after, row + after);
  await build({
    stdin: {
      contents: `
        export { createApp } from './src/app.ts';
        export { renderSchemas } from './src/content/folder/json-schemas.ts';
        export { parseContent } from './src/content/parse.ts';
        export { toPrintedResume } from './src/print/resume.ts';`,
      resolveDir: '.',
    },
    plugins: [
      {
        name: 'row',
        setup: ({ onLoad }) => {
          onLoad({ filter: /schema\/role\.ts$/ }, () => ({
            contents,
            loader: 'ts',
            resolveDir: resolve('src/schema'),
          }));
        },
      },
    ],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
  });
}

let program: any;
let site: any;
let fetch: (request: Request) => Promise<Response>;

function parse(line: string) {
  const files = new Map(readContentFiles('profile'));
  const text = new TextDecoder().decode(files.get('experience.yaml'));
  const added = text.replace('  start: 2024-02\n', `  start: 2024-02\n  ${line}\n`);
  return program.parseContent(files.set('experience.yaml', new TextEncoder().encode(added)), {
    asOf: '2026-11',
  });
}

beforeAll(async () => {
  const file = join(
    newFolder((remove) => process.on('exit', remove)),
    'program.mjs',
  );
  await buildWithRow(file);
  program = await import(pathToFileURL(file).href);
  const { content } = parse('invented: The Curlews');
  site = { content, baseUrl: 'https://profile.test', assets: readAssets() };
  ({ fetch } = program.createApp(site));
});

it.each([
  ['the API', '/api/experience', '"invented":"The Curlews"'],
  ['OpenAPI', '/openapi.json', 'Team that you belonged to.'],
  ['the page', '/', 'The Curlews'],
  ['Markdown', '/index.md', 'The Curlews'],
  ['the résumé in Markdown', '/resume.md', 'The Curlews'],
  ['JSON Resume', '/resume.json', '"invented": "The Curlews"'],
  ['the file for language models', '/llms-full.txt', 'The Curlews'],
])('%s has the field', async (_, path, text) => {
  const answer = await fetch(new Request(`https://profile.test${path}`));
  expect(await answer.text()).toContain(text);
});

it('MCP answers with the field', async () => {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'query_experience', arguments: {} },
  });
  const headers = { accept: 'application/json, text/event-stream' };
  const request = new Request('https://profile.test/api/mcp', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  expect(await (await fetch(request)).text()).toContain('The Curlews');
});

it('the PDF has the field', () => {
  const printed = program.toPrintedResume(site);
  expect(JSON.stringify(printed.sections)).toContain('The Curlews');
});

it('editors know the field, and check corrects a misspelling of it', () => {
  expect(program.renderSchemas().get('experience.schema.json')).toContain('"invented"');
  expect(parse('invnted: The Curlews').issues).toMatchObject([{ fix: 'Did you mean "invented"?' }]);
});
