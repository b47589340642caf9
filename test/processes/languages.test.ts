// Languages share what does not depend on them: vocabulary, automaton, assets, and the bound of remembered answers.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { translatedFiles } from '../languages/translated.ts';
import { newFolder } from '../folders.ts';

/** Visits each document of a folder in each language, and more filters than are remembered; prints the bytes it holds. */
const visit = `
  const [dist, folder] = process.argv.slice(1);
  const load = (path) => import(new URL(path, dist));
  const used = () => {
    gc();
    gc();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  const { readAssets, readContentFiles } = await load('content/read.js');
  const { parseContent } = await load('content/parse.js');
  const { loadTranslations } = await load('content/translation/load.js');
  const { listDocuments } = await load('documents/index.js');
  const { languagesOf, prefixOf } = await load('domain/languages.js');
  const { createApp } = await load('app.js');
  let files = readContentFiles(folder);
  const { content } = parseContent(files, { asOf: '2026-11' });
  const { translations } = loadTranslations(files, content);
  files = undefined;
  const site = { content, baseUrl: 'https://profile.test', assets: readAssets(), translations };
  const app = createApp(site);
  const get = async (path) => {
    const response = await app.fetch(new Request(site.baseUrl + path));
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(path);
  };
  const prefixes = languagesOf(site).map(prefixOf);
  for (const [index, language] of languagesOf(site).entries()) {
    for (const { path } of listDocuments(language)) await get(prefixes[index] + path);
  }
  const warm = used();
  for (let index = 0; index < 6000; index++) {
    await get(prefixes[index % prefixes.length] + '/api/experience?company=a' + index);
  }
  console.log(JSON.stringify({ warm: warm - before, flooded: used() - before, languages: prefixes.length }));
`;

function costOf(...tags: readonly string[]) {
  const folder = newFolder();
  for (const [name, bytes] of translatedFiles(...tags)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  const dist = `file://${resolve('dist')}/`;
  const words = ['--expose-gc', '--input-type=module', '--eval', visit, dist, folder];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as {
    readonly warm: number;
    readonly flooded: number;
    readonly languages: number;
  };
}

it('three languages cost at most 1.6 times the memory of one beyond the process, after a flood of filters too', () => {
  const one = costOf();
  const three = costOf('de', 'pt');
  expect([one.languages, three.languages]).toEqual([1, 3]);
  expect(three.warm / one.warm).toBeLessThan(1.6);
  expect(three.flooded / one.flooded).toBeLessThan(1.6);
});
