// The résumé as JSON Resume, Markdown and contact card: valid, whole, and taken by the programs that read them.
import { execFileSync } from 'node:child_process';
// @ts-expect-error The package has no types.
import { validate } from '@jsonresume/schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { importResume } from '../../src/import/import.ts';
import { resumePaths } from '../../src/paths.ts';
import { findLost } from '../import/lost-texts.ts';
import { describeWith, findTool } from '../optional.ts';
import { createTestSite, readContent, sampleContent } from '../sample.ts';
import { createApp } from '../../src/app.ts';
import { listResumes } from '../../src/documents/resume/index.ts';
import { renderContactCard } from '../../src/documents/resume/vcard.ts';
import { baseUrl, sites } from './sites.ts';

async function readText(site: (typeof sites)[number], path: string): Promise<string> {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  return response.text();
}

describe.each(sites.map((site) => [site.name, site] as const))('the résumé of %s', (_, site) => {
  const { profile, roles, cases } = site.site.content;

  it('is valid JSON Resume', async () => {
    const resume = JSON.parse(await readText(site, resumePaths.json));
    const errors = await new Promise((done) => validate(resume, (found: unknown) => done(found)));
    expect(errors ?? []).toEqual([]);
    expect(resume.work?.length ?? 0).toBe(roles.length);
    expect(
      resume.projects?.slice(0, cases.length).map(({ url }: { url: string }) => url) ?? [],
    ).toEqual(cases.map(({ slug }) => `${baseUrl}/cases/${slug}/`));
  });

  it('can be imported again without a lost text, if it has roles', async () => {
    const bytes = new TextEncoder().encode(await readText(site, resumePaths.json));
    const inputs = [{ name: 'resume.json', bytes }];
    if (roles.length === 0 && profile.education === undefined) return;
    const { files } = importResume(inputs, { asOf: site.site.content.asOf });
    expect(findLost(inputs, files)).toEqual([]);
    const back = parse(files.get('experience.yaml')!);
    expect(
      back.map(({ company, title, start, end }: Record<string, string>) => [
        company,
        title,
        start,
        end,
      ]),
    ).toEqual(roles.map(({ company, title, start, end }) => [company, title, start, end]));
  });

  it('names every role, case and list in Markdown', async () => {
    const text = await readText(site, resumePaths.markdown);
    expect(text.startsWith(`# ${profile.name}\n`)).toBe(true);
    for (const { company } of roles) expect(text).toContain(company);
    for (const { title } of cases) expect(text).toContain(title);
  });

  it('is a contact card of lines of 75 octets that reads back', async () => {
    const text = await readText(site, resumePaths.card);
    const lines = text.split('\r\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/u);
    }
    expect(readCard(text)).toMatchObject({
      FN: profile.name,
      EMAIL: profile.email,
      TITLE: profile.role,
    });
  });

  it('is linked from the first page, llms.txt and the API catalog', async () => {
    for (const page of ['/', '/llms.txt', '/.well-known/api-catalog']) {
      const text = await readText(site, page);
      for (const path of [resumePaths.json, resumePaths.markdown, resumePaths.card])
        expect(text).toContain(path);
    }
  });
});

/** The properties of a card, unfolded and unescaped. */
function readCard(text: string): Record<string, string> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')),
      line
        .slice(line.indexOf(':') + 1)
        .replace(/\\(?<escaped>.)/gu, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped)),
    ]),
  );
}

it('splits no character of a contact card, and escapes separators', () => {
  const content = readContent('test/fixtures/minimal');
  const name = `Ünï, Çödé; \\ ${'漢字🧭'.repeat(20)}`;
  const text = renderContactCard(
    createTestSite({ ...content, profile: { ...content.profile, name } }, baseUrl),
  );
  expect(readCard(text)['FN']).toBe(name);
  expect(text).not.toContain('\uFFFD');
});

it('yields to a file of the owner', async () => {
  const content = readContent('test/fixtures/minimal');
  const files = { ...content.files, '/resume.json': new TextEncoder().encode('{"mine":true}') };
  const app = createApp(createTestSite({ ...content, files }, baseUrl));
  const response = await app.fetch(new Request(`${baseUrl}/resume.json`));
  expect(await response.json()).toEqual({ mine: true });
});

describeWith('public themes of JSON Resume', findTool('jsonresume-theme-even'), () => {
  it.each(['even', 'elegant', 'stackoverflow'])('print every company: %s', async (name) => {
    const held = sites.slice(0, 3);
    const resumes = await Promise.all(held.map((site) => readText(site, resumePaths.json)));
    const program = ['test/tools/render-theme.mjs', name];
    const options = { input: `[${resumes.join()}]`, encoding: 'utf8' } as const;
    const pages = JSON.parse(execFileSync(process.execPath, program, options));
    for (const [index, site] of held.entries()) {
      const html: string = pages[index];
      for (const { company } of site.site.content.roles) {
        expect(html.replaceAll('&amp;', '&')).toContain(company);
      }
    }
  });
});

it('links Word and PDF first where the site has them, with their media types', async () => {
  const files = new Map([
    ['/resume.docx', new Uint8Array(1)],
    ['/resume.pdf', new Uint8Array(1)],
  ]);
  const { resumePath: _, ...profile } = sampleContent.profile;
  const site = createTestSite({ ...sampleContent, profile, files: {} });
  const links = listResumes({ ...site, files });
  expect(links.map(({ label }) => label)).toEqual([
    'PDF',
    'Word',
    'JSON Resume',
    'Markdown',
    'vCard',
  ]);
  expect(links[1]).toEqual({
    path: '/resume.docx',
    label: 'Word',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
  expect(listResumes(site).map(({ label }) => label)).toEqual(['JSON Resume', 'Markdown', 'vCard']);
  const app = createApp({ ...site, files });
  const read = async (path: string) => (await app.fetch(new Request(site.baseUrl + path))).text();
  for (const path of ['/', '/llms.txt', '/.well-known/api-catalog'])
    expect(await read(path), path).toContain('/resume.docx');
});
