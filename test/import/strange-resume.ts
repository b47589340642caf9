// A résumé of an invented person with a value for every rule of `import`: texts that are moved, refused, joined or left out.

const long = (start: string, words: number) =>
  `${start} ${'that goes on '.repeat(words)}to the end.`;

export const strangeResume = {
  $schema: 'https://example.com/schema.json',
  basics: {
    name: '  Noor\u200B   Example ',
    image: 'https://example.com/noor.png',
    email: ['noor at example', 'mailto:noor@example.com', 'other@example.com'],
    phone: '+31 20 555 0100',
    birthDate: '1990-04-17',
    url: ['noor.example.com', 'https://second.example.com'],
    summary:
      '<p>I build &amp; <b>mend</b></b> things.</p><p>Call me at +31 20 555 0100, or write.</p><script>no</script>',
    location: {
      address: '12 Example Street',
      postalCode: '1011 AB',
      city: 'Utrecht',
      region: 'utrecht',
      countryCode: 'NL',
    },
    nickname: 'Nix: "the" #1',
    profiles: [
      { network: 'GitHub', username: 'noor-example' },
      { network: 'GitHub', username: 'in/noor-2' },
      { network: 'Mastodon', username: '@noor@social.example' },
      { network: 'Site', url: 'https://noor.example.com' },
      { network: 'Blog', username: 'someone', url: 'https://blog.example.com' },
      { network: 'IRC', username: 'noor' },
      { network: 'Twitter', username: 'noor', url: 'not an address' },
      { url: ['https://one.example.com', 'https://two.example.com'] },
    ],
  },
  work: [
    {
      name: 'Example Rail',
      position: 'Senior Backend Engineer',
      location: 'Utrecht',
      url: 'rail.example.com/jobs?id=1',
      startDate: '2021-03-01',
      keywords: ['Go', 'golang', 'PostgreSQL, Redis', long('Worked on a service', 6)],
      summary: `Owned the timetable. Wrote it with Kafka in Java. ${long('It ran', 9)}`,
      highlights: [
        'Cut its p99 from 900 ms to 80 ms',
        'Cut its p99 from 900 ms to 80 ms',
        '“Quoted” throughout',
        '- a list\n- in a highlight',
        '\u200B',
      ],
    },
    {
      name: 'Example Post',
      position: 'Developer',
      startDate: ['2017-09', '2017-10'],
      endDate: ['2016-02', '2018-01'],
      summary: 'First this.\n\n- Replaced polling\n- Moved 14 jobs\n\nThen that.',
    },
    { name: 'Example Sea', startDate: 'Spring', endDate: '2031-05', note: 'Nowhere' },
    { position: 'Intern', startDate: '2030-01', endDate: 'Autumn' },
    { company: '\u200B', startDate: '2001' },
    { name: 'Example Air', date: '2010-02 until later', title: 'Hand' },
    { name: 'Example Mill', date: ['2008 – 2009', '2007'], title: 'Apprentice' },
  ],
  education: [
    { institution: 'Example University', area: 'Physics', startDate: '2013-09', score: 8.1 },
    { area: 'Chemistry', startDate: '2009-09', endDate: '2005-07' },
    { institution: '\u200B', score: '' },
  ],
  skills: [
    { name: 'Back end', level: 'Advanced', keywords: ['Go', 'Kafka'] },
    { keywords: ['Sewing', 'sewing', 'Knots'] },
    'Rust',
  ],
  languages: [
    { language: 'Dutch', fluency: 'Native speaker' },
    { fluency: 'fluent' },
    { language: 'Welsh' },
  ],
  projects: [
    {
      name: 'Tide tables: all',
      description: 'Tides for every port, in Rust.',
      roles: ['Maintainer', 'Designer'],
      keywords: ['TypeScript'],
      startDate: '2018-01-01',
    },
    { keywords: ['PHP'] },
  ],
  awards: [
    { title: 'yes', date: 'someday', summary: long('For the map', 8) },
    { title: '1. First\n2. Second', summary: 'One - two - three * four' + ' and so on'.repeat(9) },
  ],
  references: [{ name: 'Robin', reference: 'A pleasure: always.' }, 'Kim: good'],
  meta: { language: 'nl', version: 'v1.0.0' },
};

export const dutchResume = {
  basics: { name: 'Noor Example', label: 'Ingenieur', summary: 'Ik bouw en herstel.' },
  work: [
    { name: 'Example Rail', position: 'Ingenieur', startDate: '2021-03', summary: 'De dienst.' },
    { name: 'Example Post', position: 'Developer', startDate: '2017-09', endDate: '2018-01' },
    { name: 'Nog een', position: 'Hulp' },
  ],
};
