// Every name that a field has in the files of a format: renamed, an entry becomes the same.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { importResume } from '../../src/import/import.ts';

type Entry = Readonly<Record<string, unknown>>;
/** The other names of each field. */
type Names = Readonly<Record<string, readonly string[]>>;

const bring = (data: object, name = 'r.json') =>
  importResume([{ name, bytes: new TextEncoder().encode(JSON.stringify(data)) }], {
    asOf: '2026-11',
  });

const folderOf = ({ files }: ReturnType<typeof bring>) =>
  Object.fromEntries(
    ['profile', 'experience', 'background', 'private'].map((name) => [
      name,
      parse(files.get(`${name}.yaml`) ?? 'null'),
    ]),
  );

function rename(entry: Entry, from: string, to: string): Entry {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name === from ? to : name, value]),
  );
}

const url = { url: ['website', 'link'] };
const dates = {
  startDate: ['start_date', 'start', 'from'],
  endDate: ['end_date', 'end', 'to'],
};
const texts = {
  highlights: ['achievements', 'accomplishments', 'responsibilities', 'activities'],
};
const span = { startDate: '2019-02', endDate: '2020-03' };
const about = { summary: 'Made a thing.', highlights: ['It lasted.'], url: 'https://a.example' };

/** By the name of the list: an entry, the names of its fields, and the names of the list. */
const ofJSONResume: Readonly<Record<string, readonly [Entry, Names, readonly string[]]>> = {
  work: [
    { name: 'Acme', position: 'Welder', location: 'Porto', keywords: ['Redis'], ...span, ...about },
    {
      name: ['company', 'employer', 'organization'],
      position: ['title', 'role'],
      keywords: ['technologies', 'skills', 'stack', 'tools', 'tech'],
      summary: ['description'],
      ...dates,
      ...url,
      ...texts,
    },
    ['experience', 'jobs', 'employment'],
  ],
  education: [
    {
      institution: 'School',
      studyType: 'BSc',
      area: 'Physics',
      score: '1.0',
      courses: ['Optics'],
      location: 'Lyon',
      ...span,
      ...about,
    },
    {
      institution: ['school', 'university', 'college', 'name'],
      studyType: ['degree', 'qualification'],
      area: ['major', 'field', 'fieldOfStudy'],
      score: ['gpa'],
      courses: ['coursework'],
      ...dates,
      ...url,
    },
    [],
  ],
  certificates: [
    {
      name: 'Diver',
      issuer: 'Club',
      date: '2020-02',
      expiryDate: '2030-02',
      id: 'X1',
      url: 'https://a.example',
    },
    {
      name: ['title'],
      issuer: ['authority', 'organization'],
      date: ['issueDate', 'startDate'],
      expiryDate: ['endDate'],
      id: ['credentialId'],
      ...url,
    },
    ['certifications'],
  ],
  projects: [
    { name: 'Tides', roles: 'Author', keywords: ['Redis'], ...span, ...about },
    {
      name: ['title'],
      roles: ['role'],
      keywords: ['technologies', 'stack', 'tools', 'tech'],
      summary: ['description'],
      ...dates,
      ...url,
      ...texts,
    },
    ['personalProjects'],
  ],
  publications: [
    {
      name: 'On tides',
      publisher: 'Press',
      releaseDate: '2020-02',
      authors: ['N. Example'],
      doi: '10.1000/182',
      summary: 'Words.',
      url: 'https://a.example',
    },
    {
      name: ['title'],
      releaseDate: ['date', 'publishedDate'],
      authors: ['author'],
      summary: ['description', 'details'],
      ...url,
    },
    [],
  ],
  awards: [
    { title: 'Prize', awarder: 'Club', date: '2020-02', summary: 'W.', url: 'https://a.example' },
    { title: ['name'], awarder: ['issuer'], date: ['startDate'], summary: ['description'], ...url },
    [],
  ],
  volunteer: [
    { organization: 'Sea Club', position: 'Guard', location: 'Lyon', ...span, ...about },
    { organization: ['name', 'company'], position: ['title'], ...dates, ...url, ...texts },
    ['volunteering'],
  ],
  skills: [
    { name: 'Tools', keywords: ['Redis'], level: 'Expert' },
    { name: ['title', 'category'], keywords: ['items'] },
    [],
  ],
  interests: [{ name: 'Sea', keywords: ['Waves'] }, {}, []],
  languages: [
    { language: 'Dutch', fluency: 'native' },
    { language: ['name'], fluency: ['level'] },
    [],
  ],
};

const basics = { name: 'Noor Example', email: 'noor@example.com' };
const withList = (list: string, entry: Entry) => ({ basics, work: [], [list]: [entry] });

describe.each(Object.entries(ofJSONResume))('%s of JSON Resume', (list, [entry, names, lists]) => {
  const imported = bring(withList(list, entry));
  const expected = folderOf(imported);

  it('keeps every field', () => {
    expect(imported.leftOut).toEqual([]);
    const written = JSON.stringify(expected);
    for (const value of Object.values(entry).flat()) expect(written).toContain(value);
  });

  const renamed = Object.entries(names).flatMap(([field, others]) =>
    others.map((other) => [field, other] as const),
  );
  it.each(renamed)('reads %s also as %s', (from, to) => {
    expect(folderOf(bring(withList(list, rename(entry, from, to))))).toEqual(expected);
  });

  it.each(lists)('is also named %s', (other) => {
    const data = { ...withList(other, entry), education: list === 'work' ? [] : undefined };
    expect(folderOf(bring(data))).toEqual(expected);
  });
});

describe('basics of JSON Resume', () => {
  const full = {
    name: 'Noor',
    label: 'Welder',
    email: 'n@example.org',
    url: 'https://n.example',
    summary: 'I weld.',
    location: 'Porto',
    phone: '+31 20 555 0123',
    birthDate: '1990-04-17',
    address: 'Elm Row 12',
  };
  const expected = folderOf(bring({ basics: full, work: [] }));

  it('keeps every field', () => {
    expect(Object.values(expected['private'])).toEqual([full.phone, full.address, full.birthDate]);
    expect(expected['profile']).toMatchObject({
      name: 'Noor',
      role: 'Welder',
      email: 'n@example.org',
      website: 'https://n.example',
      intro: 'I weld.',
      location: 'Porto',
    });
  });

  it.each([
    ['label', 'headline'],
    ['label', 'title'],
    ['url', 'website'],
    ['url', 'link'],
    ['location', 'city'],
    ...['phoneNumber', 'mobile', 'tel', 'telephone', 'phoneMobile', 'mobilePhone'].map((name) => [
      'phone',
      name,
    ]),
    ...['birthday', 'dateOfBirth', 'born'].map((name) => ['birthDate', name]),
  ])('reads %s also as %s', (from, to) => {
    expect(folderOf(bring({ basics: rename(full, from!, to!), work: [] }))).toEqual(expected);
  });
});

const item = { name: 'Tides', period: '2019 - 2020', website: { url: 'https://a.example' } };

describe('custom sections of Reactive Resume', () => {
  it.each([
    ['Experience', 'roles', 'company', 'title'],
    ['Talks', 'talks', 'title', 'event'],
    ['Open source', 'projects', 'name', 'role'],
    ['Education', 'education', 'institution', 'degree'],
    ['Certificates', 'certificates', 'name', 'issuer'],
    ['Awards', 'awards', 'title', 'awarder'],
    ['Publications', 'publications', 'title', 'publisher'],
    ['Volunteering', 'volunteering', 'organization', 'title'],
  ])('%s become %s', (title, list, first, second) => {
    const custom = { name: title, items: [{ ...item, description: 'Second', summary: 'Words.' }] };
    const sections = { experience: { items: [] }, custom: { one: custom } };
    const folder = folderOf(bring({ basics, sections }));
    const [entry] = list === 'roles' ? folder['experience'] : folder['background'][list];
    expect(entry).toMatchObject({ [first]: 'Tides', [second]: 'Second', url: 'https://a.example' });
  });
});
