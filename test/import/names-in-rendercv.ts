// RenderCV: every name under which files write a field.
import { expect, it } from 'vitest';
import { bringData, expectEntries, listIn, makeEntries, type Names, read } from './named-fields.ts';

const described = { summary: 'summary description', highlights: 'highlights' };
const renderCVDates = { startDate: 'start_date', endDate: 'end_date', period: 'date' };
const technologies = 'stack technologies keywords';

export function testRenderCV() {
  it.each<[string, string, Names]>([
    [
      'experience',
      'roles',
      {
        company: 'company name label',
        title: 'position',
        start: 'start_date',
        end: 'end_date',
        period: 'date',
        location: 'location',
        url: 'url',
        ...described,
        technologies,
      },
    ],
    [
      'education',
      'education',
      {
        institution: 'institution',
        degree: 'degree',
        area: 'area',
        ...renderCVDates,
        score: 'gpa',
        location: 'location',
        url: 'url',
        ...described,
      },
    ],
    [
      'certificates',
      'certificates',
      { name: 'name label bullet', issuer: 'details', date: 'date start_date', url: 'url' },
    ],
    [
      'projects',
      'projects',
      {
        name: 'name company label bullet',
        ...renderCVDates,
        url: 'url',
        ...described,
        technologies,
      },
    ],
    [
      'publications',
      'publications',
      {
        title: 'title name bullet number reversed_number',
        publisher: 'journal',
        date: 'date',
        url: 'url',
        authors: 'authors',
        doi: 'doi',
        summary: 'summary',
      },
    ],
    [
      'talks',
      'talks',
      {
        title: 'name title bullet number reversed_number',
        event: 'location details',
        date: 'date',
        url: 'url',
        summary: 'summary',
      },
    ],
    [
      'awards',
      'awards',
      {
        title: 'name title label bullet number reversed_number',
        awarder: 'location',
        date: 'date',
        url: 'url',
        summary: 'summary details highlights',
      },
    ],
    [
      'volunteering',
      'volunteering',
      {
        organization: 'company name label',
        title: 'position details',
        ...renderCVDates,
        url: 'url',
        location: 'location',
        ...described,
      },
    ],
    ['skills', 'skills', { name: 'label name bullet', keywords: 'details' }],
    ['interests', 'interests', { name: 'label name bullet', keywords: 'details' }],
  ])('reads each name of a field in %s', async (title, section, names) => {
    const { sources, become } = makeEntries(section, names);
    const imported = await bringData('cv.yaml', {
      cv: { name: 'N', sections: { [title]: sources } },
    });
    expectEntries(imported, section, become);
  });

  it('reads each name of a language', async () => {
    const languages = [
      { label: 'Dutch', details: 'native' },
      { name: 'Welsh', summary: 'good' },
      { bullet: 'Greek' },
    ];
    const imported = await bringData('cv.yaml', { cv: { sections: { languages } } });
    expect(read(imported, 'profile.yaml').languages).toBe('Dutch (native), Welsh (good), Greek');
  });

  it('splits keywords, and takes links out of lines alone', async () => {
    const skills = [{ label: 'A', details: ' Go ,C++ (since 2012, daily);;  Rust ' }];
    const link = '[a](https://a.example)';
    const projects = [{ name: `One ${link}`, summary: `See ${link}.`, date: `2020 ${link}` }];
    const imported = await bringData('cv.yaml', { cv: { sections: { skills, projects } } });
    expect(listIn(imported, 'skills')).toEqual([
      { name: 'A', keywords: ['Go', 'C++ (since 2012, daily)', 'Rust'] },
    ]);
    expect(listIn(imported, 'projects')).toMatchObject([
      { name: 'One a', url: 'https://a.example', summary: `See ${link}.` },
    ]);
  });

  it('reads the position of a project', async () => {
    const projects = [{ name: 'A', position: 'Lead' }];
    expect(
      listIn(await bringData('cv.yaml', { cv: { sections: { projects } } }), 'projects'),
    ).toEqual([{ name: 'A', role: 'Lead' }]);
  });

  it('reads each name of a field of the person', async () => {
    for (const role of ['headline', 'label']) {
      for (const birthDate of ['date_of_birth', 'birthdate', 'birthday']) {
        const cv = { name: 'N', [role]: 'Maker', location: 'Porto', [birthDate]: '1990-04-17' };
        const phone = ['+31 20 555 0100', '+31 20 555 0101'];
        const imported = await bringData('cv.yaml', { cv: { ...cv, phone, sections: {} } });
        expect(read(imported, 'profile.yaml')).toMatchObject({ role: 'Maker', location: 'Porto' });
        expect(read(imported, 'private.yaml')).toEqual({
          birthDate: '1990-04-17',
          phone: phone[0],
        });
      }
    }
  });

  it('ignores what describes the look', async () => {
    const look = { theme: 'classic' };
    const data = { design: look, locale: look, locale_catalog: look, settings: look };
    const all = { ...data, rendercv_settings: look, designer: 'D', cv: { sections: {} } };
    expect((await bringData('cv.yaml', all)).leftOut).toEqual([
      { at: 'cv.yaml: designer', text: 'D' },
    ]);
  });
}
