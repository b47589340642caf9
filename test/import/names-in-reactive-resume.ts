// Reactive Resume: every name under which files write a field.
import { expect, it } from 'vitest';
import { bringData, expectEntries, makeEntries, type Names, read } from './named-fields.ts';

const site = 'website.url url.href website url';
const stated = { period: 'period date', url: site, summary: 'summary description' };
const dated = { date: 'period date', url: site, summary: 'summary description' };

export function testReactiveResume() {
  it.each<[string, string, Names]>([
    [
      'experience',
      'roles',
      { company: 'company', title: 'position', location: 'location', ...stated },
    ],
    [
      'education',
      'education',
      {
        institution: 'school institution',
        degree: 'degree studyType',
        area: 'area',
        score: 'grade score',
        location: 'location',
        ...stated,
      },
    ],
    [
      'certifications',
      'certificates',
      { name: 'name title', issuer: 'issuer', date: 'period date', url: site },
    ],
    ['projects', 'projects', { name: 'name title', ...stated, technologies: 'keywords' }],
    ['publications', 'publications', { title: 'name title', publisher: 'publisher', ...dated }],
    ['awards', 'awards', { title: 'name title', awarder: 'awarder', ...dated }],
    [
      'volunteer',
      'volunteering',
      { organization: 'organization', title: 'position', location: 'location', ...stated },
    ],
    [
      'skills',
      'skills',
      { name: 'name title', keywords: 'keywords', level: 'proficiency description' },
    ],
    ['interests', 'interests', { name: 'name title', keywords: 'keywords' }],
  ])('reads each name of a field in %s', async (from, section, names) => {
    const { sources, become } = makeEntries(section, names);
    const sections = { experience: { items: [] }, [from]: { items: sources } };
    expectEntries(await bringData('r.json', { basics: { name: 'N' }, sections }), section, become);
  });

  const own = { period: 'period date', url: site, summary: 'summary' };
  const once = { date: 'period date', url: site, summary: 'summary' };
  it.each<[string, string, Names]>([
    [
      'Work experience',
      'roles',
      {
        company: 'name',
        title: 'description',
        location: 'location',
        ...own,
        technologies: 'keywords',
      },
    ],
    ['Talks', 'talks', { title: 'name', event: 'location description', ...once }],
    [
      'Projects',
      'projects',
      { name: 'name', role: 'description', ...own, technologies: 'keywords' },
    ],
    [
      'Education',
      'education',
      { institution: 'name', degree: 'description', location: 'location', ...own },
    ],
    [
      'Certificates',
      'certificates',
      { name: 'name', issuer: 'description', date: 'period date', url: site },
    ],
    ['Awards', 'awards', { title: 'name', awarder: 'description', ...once }],
    ['Publications', 'publications', { title: 'name', publisher: 'description', ...once }],
    [
      'Volunteering',
      'volunteering',
      { organization: 'name', title: 'description', location: 'location', ...own },
    ],
    ['Skills', 'skills', { name: 'name', keywords: 'keywords', level: 'description' }],
    ['Interests', 'interests', { name: 'name', keywords: 'keywords' }],
  ])('reads each name of a field in the custom section %s', async (title, section, names) => {
    const { sources, become } = makeEntries(section, names);
    const customSections = [{ title, type: 'other', items: sources }];
    const sections = { experience: { items: [] } };
    const imported = await bringData('r.json', { basics: { name: 'N' }, sections, customSections });
    expectEntries(imported, section, become);
  });

  it.each([
    [
      'languages',
      {
        items: [
          { language: 'Dutch', fluency: 'native' },
          { name: 'Welsh', description: 'good' },
        ],
      },
    ],
    [
      'custom',
      {
        a: {
          name: 'Languages',
          items: [
            { name: 'Dutch', description: 'native' },
            { name: 'Welsh', description: 'good' },
          ],
        },
      },
    ],
  ])('reads each name of a language in %s', async (from, section) => {
    const sections = { experience: { items: [] }, [from]: section };
    const imported = await bringData('r.json', { basics: {}, sections });
    expect(read(imported, 'profile.yaml').languages).toBe('Dutch (native), Welsh (good)');
    expect(imported.leftOut).toEqual([]);
  });

  it('reads the person, and keeps birth date and references private', async () => {
    const basics = { name: 'N', headline: 'Maker', location: 'Porto', birthdate: '1990-04-17' };
    const reference = { name: 'Bo', position: 'Head', description: 'By mail', summary: 'Kind.' };
    const references = { items: [reference, { ...reference, hidden: true }, {}] };
    const sections = { experience: { items: [] }, references };
    const imported = await bringData('r.json', { basics, sections });
    expect(read(imported, 'profile.yaml')).toMatchObject({ role: 'Maker', location: 'Porto' });
    expect(read(imported, 'private.yaml')).toEqual({
      birthDate: '1990-04-17',
      references: ['Bo: Head: By mail: Kind.'],
    });
  });

  it.each([[{ metadata: { page: { locale: 'de-DE' } } }], [{ metadata: { language: 'de' } }]])(
    'reads the language of %j',
    async (data) => {
      const imported = await bringData('r.json', {
        basics: {},
        sections: { experience: { items: [] } },
        ...data,
      });
      expect(read(imported, 'profile.yaml').language).toBe('de');
    },
  );

  it.each([
    [{ picture: { url: 'me.jpg' } }, 'picture.url'],
    [{ basics: { picture: { url: 'me.jpg' } } }, 'basics.picture.url'],
  ])('reads the photo of %j', async (data, path) => {
    const imported = await bringData('r.json', {
      basics: {},
      sections: { experience: { items: [] } },
      ...data,
    });
    const why = 'is no PNG or JPEG beside the file';
    const left = path.startsWith('basics') ? [{ at: `r.json: ${path}`, text: 'me.jpg', why }] : [];
    expect(imported.leftOut).toEqual(left);
  });
}
