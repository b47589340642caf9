// Private facts: where import puts them, and that no answer of a service has them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createApp } from '../../src/app.ts';
import { parsePrivate } from '../../src/content/folder/private.ts';
import { parseContent } from '../../src/content/parse.ts';
import { readContentFiles } from '../../src/content/read.ts';
import { listDocuments } from '../../src/documents/index.ts';
import { importResume } from '../../src/import/import.ts';
import { toPrintedResume } from '../../src/print/resume.ts';
import { newFolder } from '../folders.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const asOf = '2026-11';
const bring = (basics: object, rest: object = {}) => {
  const text = JSON.stringify({ basics: { name: 'Noor Example', ...basics }, work: [], ...rest });
  return importResume([{ name: 'r.json', bytes: new TextEncoder().encode(text) }], { asOf });
};
const read = (imported: ReturnType<typeof bring>, file: string) =>
  parse(imported.files.get(file) ?? 'null');

const toFile = (name: string, data: object) => ({
  name,
  bytes: new TextEncoder().encode(JSON.stringify({ work: [], ...data })),
});

const secrets = {
  phone: '+31 20 555 0123',
  location: { address: 'Voorbeeldstraat 12', postalCode: '1011 AB', city: 'Amsterdam' },
  birthDate: '1990-04-17',
};

describe('import', () => {
  it('writes private facts to private.yaml, which git ignores', () => {
    const references = [{ name: 'Ada Example', reference: 'A pleasure.' }];
    const imported = bring(secrets, { references });
    expect(read(imported, 'private.yaml')).toEqual({
      phone: '+31 20 555 0123',
      street: 'Voorbeeldstraat 12, 1011 AB',
      birthDate: '1990-04-17',
      references: ['Ada Example: A pleasure.'],
    });
    expect(imported.files.get('.gitignore')).toBe('private.yaml\nresume-private.*\n');
    expect(imported.references).toEqual(['Ada Example: A pleasure.']);
    expect(parsePrivate(imported.files.get('private.yaml')!)).toMatchObject({
      phone: secrets.phone,
    });
  });

  it.each([
    ['an international number', 'I build. Call me at +49 30 901820, please.', 'I build. please.'],
    ['a national number', 'Reach me: (415) 555-2671 or by mail', 'Reach me: or by mail'],
    ['the stated number', 'Phone: +31 20 555 0123', undefined],
    ['a number at the start', '+31 20 555 0123, or write', 'or write'],
    ['a number after a sentence', 'I build. +31 20 555 0123; or write', 'I build. or write'],
    ['a number within a sentence', 'I am at +31 20 555 0123, or write', 'I am at, or write'],
    ['two numbers', 'Call +31 20 555 0123 or call me at +49 30 901820.', 'or.'],
    ['the street', 'At Voorbeeldstraat 12 in town', 'At in town'],
    ['the street twice', 'voorbeeldstraat 12 or Voorbeeldstraat  12', 'or'],
    ['the date of birth', 'Born 1990-04-17 there', 'Born there'],
    ['the day of birth with dots', 'Born 17.4.1990 there', 'Born there'],
    ['the day of birth with slashes', 'Born 04/17/1990 there', 'Born there'],
    ['the day of birth in words', 'Born April 17th, 1990 there', 'Born there'],
    ['the day of birth in Portuguese', 'Nasci em 17 de abril de 1990 ali', 'Nasci em ali'],
  ])('moves %s out of a summary', (_, summary, intro) => {
    const imported = bring({ ...secrets, summary });
    expect(read(imported, 'profile.yaml').intro).toBe(intro);
    expect(imported.withdrawn.map(({ at }) => at)).toContain('r.json: basics.summary');
    expect(imported.leftOut).toContainEqual(
      expect.objectContaining({ text: summary, why: expect.stringContaining('private facts') }),
    );
  });

  it('finds a number in a place and in a custom list, and keeps it', () => {
    const imported = bring({ location: { city: 'Porto', region: '+351 912 345 678' } });
    expect(read(imported, 'profile.yaml').location).toBe('Porto');
    expect(read(imported, 'private.yaml')).toEqual({ phone: '+351 912 345 678' });
  });

  it('knows the numbers of a country by its name', () => {
    const basics = { location: { city: 'Pune', region: 'India' }, summary: 'Ask 098230 98230.' };
    expect(read(bring(basics), 'private.yaml')).toEqual({ phone: '098230 98230' });
  });

  it('finds a short street, and leaves a short number', () => {
    const location = { address: '5 Elm Row', postalCode: '1234' };
    const imported = bring({ location, summary: 'From 5 Elm Row: 1234 builds, 17.4.1991.' });
    expect(read(imported, 'profile.yaml').intro).toBe('From: 1234 builds, 17.4.1991.');
  });

  it('finds in one language what another file states as private', () => {
    const summary = 'I build in Voorbeeldstraat 12.';
    const imported = importResume(
      [
        toFile('r.en.json', { basics: { name: 'N', summary } }),
        toFile('r.nl.json', {
          basics: { name: 'N', ...secrets, summary: 'Ik bouw op 17-04-1990.' },
        }),
      ],
      { asOf },
    );
    expect(read(imported, 'profile.yaml').intro).toBe('I build in.');
    expect(read(imported, 'private.yaml')).toMatchObject({
      phone: secrets.phone,
      birthDate: secrets.birthDate,
    });
    const served = [...imported.files].filter(([name]) => !/^\.|^private/u.test(name));
    expect(JSON.stringify(served)).not.toMatch(/Voorbeeld|17-04-1990/u);
  });

  it.each([
    'Served 415,555,267 requests in 2019-2021',
    'Cut 20,000 errors to 12 from 2018 to 2020',
    'See https://example.com/4155552671 for more',
    'ISBN 978-3-16-148410-0, version 10.12.1985',
  ])('leaves the numbers of %j', (summary) => {
    expect(bring({ summary }).withdrawn).toEqual([]);
  });
});

describe('a service', () => {
  const files = {
    'profile.yaml': 'name: N\nrole: R\nfocus: F\nemail: n@example.org\navailability: A\ncore: []\n',
    'experience.yaml': '[]\n',
    'private.yaml':
      'phone: +31 20 555 0123\nstreet: Voorbeeldstraat 12\nreferences: [A pleasure.]\n',
  };

  it('has no private fact in any answer', async ({ onTestFinished }) => {
    const folder = newFolder(onTestFinished);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const parsed = parseContent(readContentFiles(folder), { asOf, thorough: true });
    if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues));
    const site = createTestSite(parsed.content);
    const { fetch } = createApp(site);
    const paths = [
      '/',
      '/api/profile',
      '/private.yaml',
      ...listDocuments(site).map(({ path }) => path),
    ];
    for (const path of paths) {
      const answer = await (await fetch(new Request(`https://profile.test${path}`))).text();
      expect(answer, path).not.toMatch(/555 0123|Voorbeeld|A pleasure/u);
    }
    expect(JSON.stringify(toPrintedResume(site))).not.toContain('555 0123');
  });

  it.each(['private.yaml', 'papers/resume-private.pdf', 'resume-private.docx'])(
    'refuses %s in public/',
    (name) => {
      const folder = newFolder();
      for (const [file, text] of Object.entries({ ...files, [`public/${name}`]: 'phone: 1' })) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
      const parsed = parseContent(readContentFiles(folder), { asOf, thorough: true });
      expect('issues' in parsed && parsed.issues.map(({ message }) => message)).toContainEqual(
        'The file holds private facts, and everything in public/ is served.',
      );
    },
  );
});

it('points from a private field of profile.yaml to private.yaml', () => {
  const files = new Map([
    ['profile.yaml', new TextEncoder().encode('name: N\nphone: "1"\ndateOfBirth: x\n')],
    ['experience.yaml', new TextEncoder().encode('[]\n')],
  ]);
  const parsed = parseContent(files, { asOf, thorough: false });
  const fixes = 'issues' in parsed ? parsed.issues.map(({ fix }) => fix) : [];
  expect(fixes).toContainEqual(
    'Profiles are public. Write it into private.yaml, which is never served, as phone.',
  );
  expect(fixes).toContainEqual(expect.stringContaining('as birthDate.'));
});

it('prints private facts only where they are given', () => {
  const site = createTestSite(sampleContent);
  const facts = { phone: '+31 20 555', street: 'S 1', birthDate: '1990', references: ['Good.'] };
  const { contact, sections } = toPrintedResume(site, 'a4', facts);
  expect(contact.slice(-3)).toEqual([
    { label: '+31 20 555', url: 'tel:+3120555' },
    { label: 'S 1', url: '' },
    { label: 'Date of birth: 1990', url: '' },
  ]);
  expect(sections.at(-1)?.title).toBe('References');
});

it('names the first mistake of private.yaml', () => {
  expect(() => parsePrivate('phones: x\n')).toThrow(
    /private\.yaml:1:1: error: "phones" is not a field/u,
  );
});
