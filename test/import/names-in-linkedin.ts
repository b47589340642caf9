// LinkedIn: every column of its tables.
import { expect, it } from 'vitest';
import { bringTable, expectEntries, makeEntries, type Names, read } from './named-fields.ts';

/** The address of the profile, and the texts left out. */
async function addressOf(rows: Parameters<typeof bringTable>[1]) {
  const imported = await bringTable('Email Addresses.csv', rows);
  return [read(imported, 'profile.yaml').email, imported.leftOut.map(({ text }) => text)];
}

export function testLinkedIn() {
  const lasting = { startDate: 'Started On, Start Date', endDate: 'Finished On, End Date' };
  it.each<[string, string, Names]>([
    [
      'Positions',
      'roles',
      {
        company: 'Company Name',
        title: 'Title',
        start: 'Started On',
        end: 'Finished On',
        location: 'Location',
        summary: 'Description',
      },
    ],
    [
      'Education',
      'education',
      {
        institution: 'School Name',
        degree: 'Degree Name',
        startDate: 'Start Date',
        endDate: 'End Date',
        summary: 'Notes',
        highlights: 'Activities',
      },
    ],
    [
      'Certifications',
      'certificates',
      {
        name: 'Name',
        issuer: 'Authority',
        date: 'Started On',
        expiryDate: 'Finished On',
        id: 'License Number',
        url: 'Url, URL',
      },
    ],
    [
      'Projects',
      'projects',
      { name: 'Title', ...lasting, url: 'Url, URL', summary: 'Description' },
    ],
    [
      'Publications',
      'publications',
      {
        title: 'Name',
        publisher: 'Publisher',
        date: 'Published On',
        url: 'Url, URL',
        summary: 'Description',
      },
    ],
    [
      'Honors',
      'awards',
      { title: 'Title', awarder: 'Issuer', date: 'Issued On, Issue Date', summary: 'Description' },
    ],
    [
      'Volunteering',
      'volunteering',
      { organization: 'Company Name', title: 'Role', ...lasting, summary: 'Description' },
    ],
    ['Skills', 'skills', { name: 'Name' }],
  ])('reads each column of %s', async (table, section, names) => {
    const { sources, become } = makeEntries(section, names, ', ');
    expectEntries(await bringTable(`${table}.csv`, sources), section, become);
  });

  it.each(['Geo Location', 'Location'])(
    'reads the columns of the profile, and the place of "%s"',
    async (place) => {
      const imported = await bringTable('Profile.csv', [
        {
          'First Name': 'Ada ',
          'Last Name': ' Example',
          Headline: 'Maker',
          Summary: 'I make.',
          [place]: 'Porto',
          Address: '1 Example Street',
          'Birth Date': 'Apr 17',
        },
      ]);
      expect(read(imported, 'profile.yaml')).toMatchObject({
        name: 'Ada Example',
        role: 'Maker',
        intro: 'I make.',
        location: 'Porto',
      });
      expect(read(imported, 'private.yaml')).toEqual({
        street: '1 Example Street',
        birthDate: 'Apr 17',
      });
    },
  );

  it.each(['Courses', 'Organizations'])('lists the texts of %s as left out', async (table) => {
    expect((await bringTable(`${table}.csv`, [{ Name: 'A' }])).leftOut).toEqual([
      { at: `LinkedIn: ${table}.csv[0].Name`, text: 'A' },
    ]);
  });

  it('takes the primary address, or the first', async () => {
    const first = {
      'Email Address': 'a@example.com',
      Primary: 'No',
      Confirmed: 'Yes',
      'Updated On': '1/1/20',
    };
    const second = { ...first, 'Email Address': 'b@example.com' };
    expect(await addressOf([first, second])).toEqual(['a@example.com', ['b@example.com']]);
    expect(await addressOf([first, { ...second, Primary: ' Yes ' }])).toEqual([
      'b@example.com',
      ['a@example.com'],
    ]);
  });

  it.each([
    [
      '[PORTFOLIO:https://a.example,BLOG:https://b.example]',
      'https://a.example',
      [['BLOG', 'https://b.example']],
    ],
    [
      'https://a.example/?q=1,2, www.b.example',
      'https://a.example/?q=1,2',
      [['www.b.example', 'https://www.b.example']],
    ],
    [
      'https://a.example, https://b.example/c',
      'https://a.example',
      [['b.example', 'https://b.example/c']],
    ],
    [
      '[COMPANY_SITE:www.a.example,RSS FEED:https://b.example]',
      'https://www.a.example',
      [['RSS FEED', 'https://b.example']],
    ],
  ])('reads the websites %s', async (Websites, website, profiles) => {
    const profile = read(
      await bringTable('Profile.csv', [{ 'First Name': 'Ada', Websites }]),
      'profile.yaml',
    );
    expect(profile.website).toBe(website);
    expect(profile.profiles).toEqual(profiles.map(([label, address]) => ({ label, url: address })));
  });

  it.each([
    ['[one, two]', ['one', 'two']],
    ['@one', ['one']],
    ['[]', []],
  ])('reads the handles %s', async (handles, names) => {
    const row = { 'First Name': 'Ada', 'Twitter Handles': handles };
    const { profiles = [] } = read(await bringTable('Profile.csv', [row]), 'profile.yaml');
    expect(profiles).toEqual(
      names.map((name) => ({ label: 'Twitter', url: `https://x.com/${name}` })),
    );
  });
}
