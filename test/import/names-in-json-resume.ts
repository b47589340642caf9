// JSON Resume: every name under which files write a field.
import { expect, it } from 'vitest';
import {
  bringData,
  expectEntries,
  listIn,
  makeEntries,
  type Names,
  put,
  read,
} from './named-fields.ts';

const dates = {
  startDate: 'startDate start_date start from',
  endDate: 'endDate end_date end to',
};
const texts = {
  summary: 'summary description',
  highlights: 'highlights achievements accomplishments responsibilities activities',
};
const url = 'url website link';
const location = 'location location.city location.region location.countryCode city region country';

export function testJSONResume() {
  it.each<[string, string, Names]>([
    [
      'work',
      'roles',
      {
        company: 'name company employer organization',
        title: 'position title role',
        start: dates.startDate,
        end: dates.endDate,
        period: 'date dates period duration',
        location,
        url,
        ...texts,
        technologies: 'technologies keywords skills stack tools tech',
      },
    ],
    [
      'education',
      'education',
      {
        institution: 'institution school university college name',
        degree: 'studyType degree qualification',
        area: 'area major field fieldOfStudy',
        ...dates,
        period: 'date dates period duration',
        score: 'score gpa',
        location,
        url,
        courses: 'courses coursework',
        ...texts,
      },
    ],
    [
      'certificates',
      'certificates',
      {
        name: 'name title',
        issuer: 'issuer authority organization',
        date: 'date issueDate startDate',
        expiryDate: 'expiryDate endDate',
        id: 'id credentialId',
        url,
      },
    ],
    [
      'projects',
      'projects',
      {
        name: 'name title',
        role: 'roles role',
        ...dates,
        period: 'date dates period duration',
        url,
        ...texts,
        technologies: 'keywords technologies stack tools tech',
      },
    ],
    [
      'publications',
      'publications',
      {
        title: 'name title',
        publisher: 'publisher',
        date: 'releaseDate date publishedDate',
        url,
        authors: 'authors author',
        doi: 'doi',
        summary: 'summary description details',
      },
    ],
    [
      'awards',
      'awards',
      {
        title: 'title name',
        awarder: 'awarder issuer',
        date: 'date startDate',
        url,
        summary: texts.summary,
      },
    ],
    [
      'volunteer',
      'volunteering',
      {
        organization: 'organization name company',
        title: 'position title',
        ...dates,
        period: 'date dates period duration',
        url,
        location,
        ...texts,
      },
    ],
    [
      'skills',
      'skills',
      { name: 'name title category', keywords: 'keywords items', level: 'level' },
    ],
    ['interests', 'interests', { name: 'name', keywords: 'keywords' }],
  ])('reads each name of a field in %s', async (from, section, names) => {
    const { sources, become } = makeEntries(section, names);
    const imported = await bringData('r.json', {
      basics: { name: 'N' },
      work: [],
      [from]: sources,
    });
    expectEntries(imported, section, become);
  });

  it.each([
    ['experience', 'roles', { company: 'A' }],
    ['jobs', 'roles', { company: 'A' }],
    ['employment', 'roles', { company: 'A' }],
    ['certifications', 'certificates', { name: 'A' }],
    ['personalProjects', 'projects', { name: 'A' }],
    ['volunteering', 'volunteering', { organization: 'A' }],
  ])('reads the list %s', async (from, section, entry) => {
    const imported = await bringData('r.json', { basics: {}, work: [], [from]: [{ name: 'A' }] });
    expectEntries(imported, section, [entry]);
  });

  it.each([
    [
      {
        languages: [
          { language: 'Dutch', fluency: 'native' },
          { name: 'Welsh', level: 'good' },
        ],
      },
    ],
    [{ basics: { languages: ['Dutch (native)', { name: 'Welsh', fluency: 'good' }] } }],
  ])('reads the languages of %j', async (data) => {
    const imported = await bringData('r.json', { basics: {}, work: [], ...data });
    expect(read(imported, 'profile.yaml').languages).toBe('Dutch (native), Welsh (good)');
    expect(imported.leftOut).toEqual([]);
  });

  it.each([
    ['role', 'Maker', 'label headline title'],
    ['website', 'https://n.example.com', 'url website link'],
    ['email', 'n@example.com', 'email'],
    [
      'location',
      'Porto',
      'location location.city location.region location.countryCode city region country',
    ],
    ['intro', 'I make.', 'summary'],
  ])('reads each name of the %s of the profile', async (field, value, names) => {
    for (const name of names.split(' ')) {
      const imported = await bringData('r.json', {
        basics: { name: 'N', ...put(name, value) },
        work: [],
      });
      expect(read(imported, 'profile.yaml')).toMatchObject({ name: 'N', [field]: value });
      expect(imported.leftOut).toEqual([]);
    }
  });

  it.each([
    ['phone', '+31 20 555 0100', 'phone phoneNumber mobile tel telephone phoneMobile mobilePhone'],
    ['street', '1 Example Street', 'location.address location.postalCode address'],
    ['birthDate', '1990-04-17', 'birthDate birthday dateOfBirth born'],
  ])('reads each name of the %s as private', async (field, value, names) => {
    for (const name of names.split(' ')) {
      const imported = await bringData('r.json', {
        basics: { name: 'N', ...put(name, value) },
        work: [],
      });
      expect(read(imported, 'private.yaml')).toEqual({ [field]: value });
      expect(imported.leftOut).toEqual([]);
    }
  });

  it.each(['current', 'isCurrent', 'ongoing', 'present'])(
    'reads "%s": true as the present',
    async (mark) => {
      const entry = { name: 'A', startDate: '2010', [mark]: true };
      const work = [{ name: 'B', startDate: '2025', endDate: '2026' }, entry];
      const roles = listIn(await bringData('r.json', { basics: {}, work }), 'roles');
      expect(roles).toMatchObject([{ end: '2026' }, { company: 'A', end: 'present' }]);
    },
  );

  it.each(['image', 'photo', 'picture'])('reads the photo "%s"', async (name) => {
    const imported = await bringData('r.json', {
      basics: { name: 'N', [name]: 'me.jpg' },
      work: [],
    });
    expect(imported.leftOut).toEqual([
      { at: `r.json: basics.${name}`, text: 'me.jpg', why: 'is no PNG or JPEG beside the file' },
    ]);
  });

  it('reads the language, and ignores what describes the file', async () => {
    const meta = { language: 'de', version: 'v1', theme: 'flat' };
    const imported = await bringData('r.json', {
      $schema: 'https://s.example',
      basics: {},
      work: [],
      meta,
    });
    expect(read(imported, 'profile.yaml').language).toBe('de');
    expect(imported.leftOut).toEqual([]);
  });
}
