// Several files of one person in different languages: the first is the original, the others become translations of it.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { importResume } from '../../src/import/import.ts';
import { renderJSONResume } from '../../src/documents/resume/json.ts';
import { languagesOf } from '../../src/domain/languages.ts';
import { translatedSite } from '../languages/translated.ts';

const english = {
  basics: {
    name: 'Ada Example',
    label: 'Backend Engineer',
    email: 'ada@example.com',
    summary: 'I build payment systems.',
  },
  work: [
    {
      name: 'Example Bank',
      position: 'Senior Engineer',
      startDate: '2021-03',
      endDate: '2024-02',
      highlights: ['Cut the response time by 44 %.', 'Led four people.'],
    },
    { name: 'Example Rail', position: 'Engineer', startDate: '2018-01', endDate: '2021-02' },
  ],
  education: [{ institution: 'University of Porto', area: 'Computer science', endDate: '2017' }],
  skills: [{ name: 'Statistics' }],
};
const portuguese = {
  basics: {
    name: 'Ada Example',
    label: 'Engenheira de back-end',
    email: 'ada@exemplo.com',
    summary: 'Construo sistemas de pagamento.',
  },
  work: [
    {
      name: 'Exemplo Ferrovias',
      position: 'Engenheira',
      startDate: '2018-01',
      endDate: '2021-02',
    },
    {
      name: 'Example Bank',
      position: 'Engenheira sênior',
      startDate: '2021-03',
      endDate: '2024-03',
      highlights: ['Reduzi o tempo de resposta em 44 %.', 'Liderei quatro pessoas.'],
    },
    { name: 'Outra', position: 'Estagiária', startDate: '2015-01', endDate: '2015-06' },
  ],
  education: [
    { institution: 'Universidade do Porto', area: 'Ciência da computação', endDate: '2017' },
  ],
  skills: [{ name: 'Estatística' }],
};

const file = (name: string, value: object) => ({
  name,
  bytes: new TextEncoder().encode(JSON.stringify(value)),
});

/** Imports files and reads what a translation holds. */
function importAll(files: Parameters<typeof importResume>[0], language?: string) {
  const imported = importResume(files, { asOf: '2026-11', language });
  const read = (path: string) => parse(imported.files.get(path) ?? 'null');
  const left = imported.leftOut.map(({ at, text, why }) => `${at} ${text} (${why})`);
  return { imported, read, left };
}

it('makes a profile of the first, and a translation of the second', () => {
  const { imported, read, left } = importAll([
    file('resume.en.json', english),
    file('resume.pt.json', portuguese),
  ]);
  expect(read('profile.yaml')).toMatchObject({
    role: 'Backend Engineer',
    email: 'ada@example.com',
  });
  expect(read('experience.yaml')).toHaveLength(2);
  expect(read('translations/pt/profile.yaml')).toEqual({
    role: 'Engenheira de back-end',
    intro: 'Construo sistemas de pagamento.',
  });
  expect(read('translations/pt/experience.yaml')).toEqual({
    'Example Bank': {
      title: 'Engenheira sênior',
      highlights: portuguese.work[1]!.highlights,
    },
    'Example Rail': { company: 'Exemplo Ferrovias', title: 'Engenheira' },
  });
  expect(read('translations/pt/background.yaml')).toEqual({
    education: {
      'University of Porto': {
        institution: 'Universidade do Porto',
        area: 'Ciência da computação',
      },
    },
    skills: { Statistics: { name: 'Estatística' } },
  });
  expect(imported.translations).toMatchObject([{ tag: 'pt', texts: 10 }]);
  // What the second tells otherwise, or alone, goes nowhere silently.
  expect(left).toEqual([
    'resume.pt.json: email ada@exemplo.com (differs from the original)',
    'resume.pt.json: roles[Example Bank].end 2024-03 (differs from the original)',
    expect.stringMatching(/^resume\.pt\.json: roles\[2\] Outra\n.*\(is not in the original\)$/su),
  ]);
  expect(imported.files.get('.import/left-out.yaml')).toContain('ada@exemplo.com');
});

it('a list of another length is left out, since its texts cannot be paired', () => {
  const [rail, bank] = portuguese.work;
  const shorter = {
    ...portuguese,
    work: [rail, { ...bank!, endDate: '2024-02', highlights: ['Uma.'] }],
  };
  const { read, left } = importAll([file('a.json', english), file('a.pt.json', shorter)]);
  expect(read('translations/pt/experience.yaml')['Example Bank']).toEqual({
    title: 'Engenheira sênior',
  });
  expect(left).toContain(
    'a.pt.json: roles[Example Bank].highlights Uma. (has 1 entries, the original 2)',
  );
});

const withRole = (position: string) => ({
  basics: { name: 'A' },
  work: [{ position, startDate: '2020' }],
});

it('texts of an entry without its name are left out, since a translation could not name it', () => {
  const { read, left } = importAll([
    file('a.en.json', withRole('Lead')),
    file('a.pt.json', withRole('Líder')),
  ]);
  expect(read('translations/pt/experience.yaml')).toBeNull();
  expect(left).toContainEqual(
    expect.stringMatching(/^a\.pt\.json: roles\[0\] Líder\n.*\(is not in the original\)$/su),
  );
});

it('--language names the original, wherever its file is', () => {
  const { read } = importAll(
    [file('resume.en.json', english), file('resume.pt.json', portuguese)],
    'pt',
  );
  expect(read('profile.yaml')).toMatchObject({ role: 'Engenheira de back-end', language: 'pt' });
  expect(read('translations/en/profile.yaml')).toMatchObject({ role: 'Backend Engineer' });
});

it.each([
  [{ ...portuguese, meta: { language: 'pt-BR' } }, 'other.json'],
  [portuguese, 'resume_pt.json'],
  [portuguese, 'resume-pt_BR.json'],
])('the language is told by the file or its name', (value, name) => {
  const { imported } = importAll([
    file('resume.json', { ...english, meta: { language: 'en' } }),
    file(name, value),
  ]);
  expect(imported.translations.map(({ tag }) => tag)).toEqual(['pt']);
});

it('files that tell no language are merged as one', () => {
  const { imported, read } = importAll([file('a.json', english), file('my-cv.json', portuguese)]);
  expect(imported.translations).toEqual([]);
  expect(read('experience.yaml')).toHaveLength(4);
});

it('the résumés that a site serves in three languages come back as a profile with two translations', () => {
  const files = languagesOf(translatedSite()).map((site) =>
    file(`resume.${site.content.profile.language}.json`, JSON.parse(renderJSONResume(site))),
  );
  const { imported, read } = importAll(files);
  expect(imported.translations.map(({ tag }) => tag)).toEqual(['de', 'pt']);
  const roles = read('translations/pt/experience.yaml');
  expect(Object.keys(roles)).toHaveLength(read('experience.yaml').length);
  expect(roles['Lanternfish Live'].highlights).toHaveLength(
    read('experience.yaml').find(
      ({ company }: { company: string }) => company === 'Lanternfish Live',
    ).highlights.length,
  );
});
