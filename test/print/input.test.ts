// The input of the templates: the printed parts of content, and the files that they need.
import { expect, it } from 'vitest';
import { list, paragraph, toBlocks } from '../../src/print/prose.ts';
import { toPrintedResume } from '../../src/print/resume.ts';
import {
  describeAbsence,
  explainNoEngine,
  explainUninstalled,
  explainUnloaded,
  listWanted,
} from '../../src/print/wanted.ts';
import type { Content, Role } from '../../src/schema/content.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const site = 'https://profile.test';
const [role] = sampleContent.roles as [Role];
const { name, focus, email, availability } = sampleContent.profile;
const bare: Content = {
  ...sampleContent,
  cases: [],
  roles: [],
  profile: { name, role: 'Engineer', focus, email, availability, core: [] },
};

const withProfile = (facts: Partial<Content['profile']>): Content => ({
  ...bare,
  profile: { ...bare.profile, ...facts },
});
const input = (content: Content) => toPrintedResume(createTestSite(content, site));
const sectionOf = (content: Content) => input(content).sections[0]!;
const text = (value: string) => ({ type: 'text', value });

const item = (value: string) => [paragraph(value)];
const at = (title: string, company: string, location?: string): Role => ({
  company,
  title,
  start: '2020-01',
  end: '2021-02',
  technologies: [],
  ...(location !== undefined && { location }),
});
const entryOf = (institution: string) =>
  sectionOf(withProfile({ education: [{ institution, degree: 'MSc', score: '1.0' }] })).entries[0]!;
const given = (files: Content['files'], resumePath?: string) =>
  listWanted({ ...withProfile(resumePath === undefined ? {} : { resumePath }), files });

it('parses prose to a tree, with absolute links', () => {
  expect(toBlocks('A **b** *c* `d` [e](/f) [g](https://h.test)  \ni', site)).toEqual([
    {
      type: 'paragraph',
      children: [
        text('A '),
        { type: 'strong', children: [text('b')] },
        text(' '),
        { type: 'emphasis', children: [text('c')] },
        text(' '),
        { type: 'code', value: 'd' },
        text(' '),
        { type: 'link', url: `${site}/f`, children: [text('e')] },
        text(' '),
        { type: 'link', url: 'https://h.test', children: [text('g')] },
        { type: 'break' },
        text('i'),
      ],
    },
  ]);
});

it('joins the lines of a paragraph, whose breaks are only those of its source', () => {
  expect(toBlocks('the tests, and\nthe *very\nlast* message', site)).toEqual([
    {
      type: 'paragraph',
      children: [
        text('the tests, and the '),
        { type: 'emphasis', children: [text('very last')] },
        text(' message'),
      ],
    },
  ]);
});

it('numbers an ordered list, gives bullets to another, and reads quotes, code and headings', () => {
  expect(toBlocks('1. a\n2. b', site)).toEqual([
    { type: 'list', ordered: true, items: [item('a'), item('b')] },
  ]);
  expect(toBlocks('- a\n  - b', site)).toEqual([
    {
      type: 'list',
      ordered: false,
      items: [[paragraph('a'), { type: 'list', ordered: false, items: [item('b')] }]],
    },
  ]);
  expect(list(['a'], site, true)).toEqual([{ type: 'list', ordered: true, items: [item('a')] }]);
  expect(list(['a'], site)[0]).toMatchObject({ ordered: false });
  expect(list([], site)).toEqual([]);
  const code = { type: 'paragraph', children: [{ type: 'code', value: 'c' }] };
  expect(toBlocks('# a\n\n> b\n\n```\nc\n```\n\n***', site)).toEqual([
    paragraph('a'),
    paragraph('b'),
    code,
  ]);
  expect(toBlocks('a <b>', site)).toEqual([
    { type: 'paragraph', children: [text('a '), text('<b>')] },
  ]);
});

it('names the paper, the language, its direction and the month', () => {
  expect(input(bare)).toMatchObject({
    paper: 'a4',
    language: 'en',
    region: null,
    isRightToLeft: false,
    date: { year: Number(bare.asOf.slice(0, 4)), month: Number(bare.asOf.slice(5)) },
  });
  expect(toPrintedResume(createTestSite(bare, site), 'letter').paper).toBe('us-letter');
  expect(input(withProfile({ language: 'pt-BR' }))).toMatchObject({ language: 'pt', region: 'BR' });
  expect(input(withProfile({ language: 'zh-Hant' }))).toMatchObject({ region: null });
  expect(input(withProfile({ language: 'ar' })).isRightToLeft).toBe(true);
});

it('shortens the texts of the card after a word', () => {
  const { card } = input(withProfile({ name: 'N'.repeat(80), role: 'word '.repeat(16) + 'end' }));
  expect(card.name).toBe('N'.repeat(80));
  expect(card.role).toBe(`${'word '.repeat(14)}word…`);
  expect(card.host).toBe('profile.test');
});

it('lists mail, place, site and accounts as contacts', () => {
  const contacts = { location: 'Porto', linkedin: 'https://www.linkedin.com/in/mira/' };
  expect(input(withProfile(contacts)).contact).toEqual([
    { label: email, url: `mailto:${email}` },
    { label: 'Porto', url: '' },
    { label: 'profile.test', url: `${site}/` },
    { label: 'linkedin.com/in/mira', url: 'https://www.linkedin.com/in/mira/' },
  ]);
  const long = `https://example.com/${'a'.repeat(40)}`;
  const labels = (facts: Partial<Content['profile']>) =>
    input(withProfile(facts)).contact.map(({ label }) => label);
  expect(labels({ website: 'https://mira.example/' })).toEqual([email, 'mira.example']);
  expect(labels({ profiles: [{ label: 'Blog', url: long }] })).toContain('Blog');
});

it('leaves empty sections out, and prints core, languages, interests and principles', () => {
  expect(input(bare).sections.map(({ title }) => title)).toEqual(['Contact'].slice(1));
  expect(sectionOf(withProfile({ core: ['Go', 'Redis'] })).body).toEqual([paragraph('Go, Redis')]);
  expect(sectionOf(withProfile({ languages: 'German' })).body).toEqual([paragraph('German')]);
  expect(sectionOf(withProfile({ engineeringPrinciples: ['a'] })).body).toMatchObject([
    { type: 'list', ordered: true },
  ]);
  const interests = [{ name: 'Choir' }, { name: 'Sailing', keywords: ['boats'] }, { name: 'Go' }];
  expect(sectionOf(withProfile({ interests })).body).toEqual([
    {
      type: 'paragraph',
      children: [{ type: 'strong', children: [text('Sailing')] }, text(': boats')],
    },
    paragraph('Choir, Go'),
  ]);
  expect(sectionOf(withProfile({ intro: 'I build.', about: ['More.'] })).body).toEqual([
    paragraph('I build.'),
    paragraph('More.'),
  ]);
});

it('names the company of adjacent roles once, and the place where it changes', () => {
  const roles = [
    { ...at('Lead', 'A', 'Porto'), url: 'https://a.test', kind: 'freelance' as const },
    at('Intern', 'A', 'Porto'),
    at('Developer', 'B', 'Porto'),
  ];
  const { entries } = sectionOf({ ...bare, roles });
  expect(
    entries.map(({ group, title, at: from, url, facts }) => [group, title, from, url, facts]),
  ).toEqual([
    [{ title: 'A', url: 'https://a.test' }, 'Lead', '', '', 'Freelance · Porto'],
    [undefined, 'Intern', '', '', ''],
    [undefined, 'Developer', 'B', '', 'Porto'],
  ]);
  expect(entries[0]!.date).toBe('Jan 2020 – Feb 2021');
});

it('prints summary, highlights, note and technologies of a role', () => {
  const full = { ...role, summary: 's', highlights: ['h'], note: 'n', technologies: ['Go', 'C'] };
  const [entry] = sectionOf({ ...bare, roles: [full] }).entries;
  expect(entry!.body).toEqual([paragraph('s'), ...list(['h'], site), paragraph('n')]);
  expect(entry!.technologies).toMatch(/: Go, C$/u);
});

it('links each case to its page', () => {
  const [study] = sampleContent.cases;
  const [entry] = sectionOf({ ...bare, cases: [study!] }).entries;
  expect(entry).toMatchObject({
    title: study!.title,
    url: `${site}/cases/${study!.slug}/`,
    at: '',
  });
  expect(entry!.facts).toBe(study!.category);
});

it('puts the source of an entry after a short title, and below a long one', () => {
  expect(entryOf('Porto')).toMatchObject({ title: 'MSc', at: 'Porto', facts: '1.0' });
  const long = 'P'.repeat(74);
  expect(entryOf(long)).toMatchObject({ at: '', facts: `${long} · 1.0` });
  expect(entryOf('P'.repeat(73)).at).toBe('P'.repeat(73));
});

it('wants a PDF, a picture and a Word file unless the owner has them', () => {
  const file = new Uint8Array(1);
  expect(given({})).toEqual(['pdf', 'picture', 'word']);
  expect(given({ '/resume.pdf': file })).toEqual(['picture', 'word']);
  expect(given({ '/cv.pdf': file }, '/cv.pdf')).toEqual(['picture', 'word']);
  expect(given({ '/og.png': file, '/resume.docx': file })).toEqual(['pdf']);
});

it('explains absent values', () => {
  expect(explainNoEngine(['pdf', 'picture', 'word'])).toEqual([]);
  expect(explainUninstalled('x')).toMatch(/^x is not installed\. Run: npm install @myriad/u);
  expect(explainUninstalled('docx')).toBe('docx is not installed. Run: npm install docx@^9.5');
  expect(explainUnloaded('x')).toBe(explainUninstalled('x'));
  expect(explainUnloaded('docx')).toMatch(
    /^docx has no build for \w+ \w+, or npm did not install it\. Print on Linux on x64, or put a file/u,
  );
  expect(describeAbsence(['pdf', 'picture'], 'Why.')).toBe(
    'There is no /resume.pdf and no /og.png: Why.',
  );
});
