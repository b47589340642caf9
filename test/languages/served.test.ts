// Each language is the whole service below its tag, and without translations nothing changes.
import { expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { listDocuments } from '../../src/documents/index.ts';
import { languagesOf, prefixOf } from '../../src/domain/languages.ts';
import { isPerLanguage } from '../../src/paths.ts';
import { createTestApp, createTestSite, sampleContent } from '../sample.ts';
import { get, translatedApp, translatedFiles, translatedSite } from './translated.ts';

const plain = createTestApp();
const site = translatedSite();
const [root, ...others] = languagesOf(site);
const pathsOf = (of: typeof site) =>
  listDocuments(of).flatMap(({ path, markdown }) => [path, ...(markdown ? [markdown.path] : [])]);
const api = [
  '/api',
  '/api/profile',
  '/api/experience',
  '/api/experience?technology=Go',
  '/api/cases',
  '/api/cases/live-commerce-traffic-spike',
];

const read = async (path: string) => JSON.parse((await get(translatedApp, path)).text);
const facts = ({ company, start, end, technologies }: Record<string, unknown>) => ({
  company,
  start,
  end,
  technologies,
});
const anchor = ({ page }: { page: string }) => page.split('#')[1];
const ids = ({ sections }: { sections: { id: string }[] }) => sections.map(({ id }) => id);

async function post(path: string, body: object) {
  const request = new Request(`https://profile.test${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await translatedApp.fetch(request)).json();
}

/** Calls a method of the Portuguese MCP server. */
async function call(method: string, params: object) {
  return (await post('/pt/api/mcp', { jsonrpc: '2.0', id: 1, method, params })).result;
}

it.each([...pathsOf(createTestSite(sampleContent)), ...api])(
  '%s is the same with an empty list of translations, headers included',
  async (path) => {
    const other = createApp({ ...createTestSite(sampleContent), translations: [] });
    const [before, after] = [await get(plain, path), await get(other, path)];
    expect(after.text).toBe(before.text);
    expect([...after.headers].filter(([name]) => name !== 'x-request-id')).toEqual(
      [...before.headers].filter(([name]) => name !== 'x-request-id'),
    );
    expect(before.headers.has('content-language')).toBe(false);
  },
);

it.each(api)('%s at the root is the same octets with translations', async (path) => {
  const [before, after] = [await get(plain, path), await get(translatedApp, path)];
  expect(after.text).toBe(before.text);
  expect(after.headers.get('content-language')).toBe('en');
});

it('each language has the documents that depend on it, and no other', () => {
  expect(others).toHaveLength(2);
  for (const other of others) {
    expect(pathsOf(other)).toEqual(
      pathsOf(root!).filter((path) => isPerLanguage(path) && path !== '/resume.pdf'),
    );
    expect(prefixOf(other)).toMatch(/^\/(?:de|pt)$/u);
  }
});

it.each([
  '/',
  '/index.md',
  '/fit/',
  '/developers/',
  '/llms.txt',
  '/openapi.json',
  '/resume.json',
  '/contact.vcf',
  ...api,
])('%s below a tag is in that language', async (path) => {
  const { status, headers, text } = await get(translatedApp, `/pt${path}`);
  expect(status).toBe(200);
  expect(headers.get('content-language')).toBe(path === '/developers/' ? 'en' : 'pt');
  expect(text).not.toBe((await get(translatedApp, path)).text);
  // Whatever is cached of one language is not answered in another.
  expect((await get(translatedApp, `/de${path}`)).text).not.toBe(text);
});

it('the answers of a translation differ in their texts alone', async () => {
  const [own, other] = [await read('/api/profile'), await read('/pt/api/profile')];
  expect(other).toMatchObject({
    role: 'Engenheira full stack sênior',
    language: 'pt',
    name: own.name,
    core: own.core,
    email: own.email,
    page: 'https://profile.test/pt/',
  });
  // A PDF of the owner is in the language of the original.
  expect(other).not.toHaveProperty('resumePath');
  const [roles, translated] = [await read('/api/experience'), await read('/pt/api/experience')];
  expect(translated.experiences.map(facts)).toEqual(roles.experiences.map(facts));
  expect(translated.experiences.map(anchor)).toEqual(roles.experiences.map(anchor));
  const path = '/api/cases/live-commerce-traffic-spike';
  const [study, texts] = [await read(path), await read(`/pt${path}`)];
  expect(Object.keys(texts)).toEqual(Object.keys(study));
  expect(texts.context).not.toBe(study.context);
  expect(texts.contribution).toHaveLength(study.contribution.length);
  expect(ids(texts)).toEqual(ids(study));
});

it('the matcher quotes the texts of the language', async () => {
  const job = { job_description: 'TypeScript and PostgreSQL are required.' };
  const [own, other] = [await post('/api/job-fit', job), await post('/pt/api/job-fit', job)];
  expect(other.matchingTechnologiesFound).toEqual(own.matchingTechnologiesFound);
  expect(JSON.stringify(other)).toContain('https://profile.test/pt/cases/');
  expect(JSON.stringify(other)).toContain('Sessenta e uma empresas');
  expect(JSON.stringify(other)).not.toContain('Sixty-one companies');
});

it('the MCP server of each language names the others', async () => {
  const start = {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  };
  const { instructions } = await call('initialize', start);
  expect(instructions).toContain('The texts are in Portuguese.');
  expect(instructions).toContain('English: https://profile.test/api/mcp');
  expect(instructions).toContain('German: https://profile.test/de/api/mcp');
  const { content } = await call('tools/call', {
    name: 'get_profile',
    arguments: {},
  });
  expect(content[0].text).toContain('Engenheira full stack sênior');
  const { resources } = await call('resources/list', {});
  expect(resources[0].uri).toBe('https://profile.test/pt/index.md');
});

it.each([
  ['/pt', '/pt/'],
  ['/PT/fit/', '/pt/fit/'],
  ['/Pt/api/cases?x=1', '/pt/api/cases?x=1'],
  ['/pt?tech=go', '/pt/?tech=go'],
  ['/pt/developers', '/pt/developers/'],
  ['/pt/api/cases/', '/pt/api/cases'],
])('%s redirects to %s', async (path, location) => {
  const { status, headers } = await get(translatedApp, path);
  expect([status, headers.get('location')]).toEqual([308, location]);
});

it.each([
  '/pt/robots.txt',
  '/pt/sitemap.xml',
  '/pt/assets/site.css',
  '/pt/verification.json',
  '/pt/attest/',
  '/pt/healthz',
  '/pt/pt/',
  '/ptx/',
  '/p',
  '//',
])('%s is not there', async (path) => {
  const { status } = await get(translatedApp, path);
  expect(status).toBe(404);
});

it('errors stay in their language but for their words and their type', async () => {
  const { text } = await get(translatedApp, '/pt/api/nope');
  expect(JSON.parse(text)).toMatchObject({
    type: 'https://profile.test/developers/#error-not_found',
    detail: 'There is nothing at "/pt/api/nope".',
    docs: 'https://profile.test/pt/openapi.json',
  });
  const page = await get(translatedApp, '/pt/nope', { accept: 'text/html' });
  expect(page.status).toBe(404);
  expect(page.text).toContain('<html lang="pt">');
  expect(page.text).toContain('href="/pt/fit/"');
  expect(page.text).toContain('href="/sitemap.xml"');
});

it('a translation of nothing but the headline is served, with the texts of the original', async () => {
  const files = new Map(translatedFiles());
  const role = 'Engenheira full stack sênior';
  files.set('translations/pt/profile.yaml', new TextEncoder().encode(`role: ${role}\n`));
  const app = createApp(translatedSite(files));
  const { text } = await get(app, '/pt/api/profile');
  expect(JSON.parse(text)).toMatchObject({ role, focus: sampleContent.profile.focus });
});

it('a translation without a text, or with a wrong tag, is not served', () => {
  const files = new Map(translatedFiles());
  const bytes = new TextEncoder().encode('role:\n');
  files.set('translations/pt/profile.yaml', bytes);
  files.set('translations/api/profile.yaml', new TextEncoder().encode('role: X\n'));
  expect(translatedSite(files).translations).toEqual([]);
});
