// Résumés of invented people in the shapes that real files have, mistakes included.

type JSONObject = Record<string, unknown>;

const basics = {
  name: 'Noor Example',
  label: 'Backend Engineer',
  email: 'noor@example.com',
  phone: '+31 20 555 0100',
  url: 'https://noor.example.com',
  summary: 'I build services that keep their promises, mostly in Go and PostgreSQL.',
  location: {
    address: '1 Example Street',
    postalCode: '1011 AB',
    city: 'Utrecht',
    region: 'Utrecht',
    countryCode: 'NL',
  },
  profiles: [
    { network: 'GitHub', username: 'noor-example', url: 'https://github.com/noor-example' },
    { network: 'LinkedIn', username: 'noor', url: 'https://www.linkedin.com/in/noor' },
    { network: 'Mastodon', username: 'noor', url: 'https://social.example/@noor' },
  ],
};

const work = [
  {
    name: 'Example Rail',
    position: 'Backend Engineer',
    url: 'https://rail.example.com',
    location: 'Utrecht',
    startDate: '2021-03-01',
    summary: 'Owned the timetable service in Go, with PostgreSQL behind it.',
    highlights: [
      'Cut its p99 from 900 ms to 80 ms',
      'Moved 14 jobs to Kubernetes without downtime',
    ],
  },
  {
    name: 'Example Post',
    position: 'Developer',
    startDate: '2017-09',
    endDate: '2021-02',
    summary: 'Wrote the parcel tracker in TypeScript and Node.js.',
    highlights: ['Replaced polling by Redis streams'],
  },
];

const education = [
  {
    institution: 'Example University',
    area: 'Computer Science',
    studyType: 'BSc',
    startDate: '2013-09',
    endDate: '2017-06',
    score: '8.1',
    courses: ['CS301 - Distributed Systems'],
  },
];

const skills = [
  { name: 'Back end', level: 'Advanced', keywords: ['Go', 'PostgreSQL', 'Kafka'] },
  { name: 'Operations', keywords: ['Kubernetes', 'Terraform'] },
];

const languages = [
  { language: 'Dutch', fluency: 'Native speaker' },
  { language: 'English', fluency: 'Fluent' },
];

const whole = { basics, work, education, skills, languages };

/** The roles with other fields. */
function withRoles(change: (role: (typeof work)[number], index: number) => JSONObject): JSONObject {
  return { ...whole, work: work.map(change) };
}

function renamed(value: JSONObject, names: Readonly<Record<string, string>>): JSONObject {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [names[name] ?? name, one]));
}

/** JSON Resume as people write it, by its peculiarity. */
export const jsonResumes: Readonly<Record<string, unknown>> = {
  'the current version': whole,
  'the first version, with company, website and picture': {
    ...withRoles((role) => renamed(role, { name: 'company', url: 'website' })),
    basics: {
      ...renamed(basics, { url: 'website' }),
      picture: 'https://noor.example.com/noor.jpg',
    },
  },
  'empty strings for whatever is not known': {
    ...whole,
    basics: { ...basics, url: '', phone: '', location: { address: '', city: '', countryCode: '' } },
    work: [
      ...work,
      { name: '', position: '', startDate: '', endDate: '', summary: '', highlights: [''] },
    ],
    awards: [{ title: '', date: '', awarder: '', summary: '' }],
  },
  'no roles that say anything': { ...whole, work: [{ name: '', position: '' }] },
  'years alone': withRoles((role) => ({ ...role, startDate: role.startDate.slice(0, 4) })),
  'months by name': withRoles((role, index) => ({
    ...role,
    startDate: index === 0 ? 'March 2021' : 'Sept 2017',
    endDate: index === 0 ? 'Present' : 'Feb. 2021',
  })),
  'ends that say Current and now': withRoles((role, index) => ({
    ...role,
    endDate: index === 0 ? 'Current' : 'now',
  })),
  'an end that is missing of an old role': withRoles(({ ...role }) => {
    delete role.endDate;
    return role;
  }),
  'an end before the start': withRoles((role) => ({ ...role, endDate: '2010-01' })),
  'an end in the future': withRoles((role) => ({ ...role, endDate: '2099-01' })),
  'months without a zero, and times': withRoles((role) => ({
    ...role,
    startDate: '2017-3',
    endDate: '2019-04-30T00:00:00.000Z',
  })),
  'roles without a summary': withRoles(({ name, position, startDate }) => ({
    name,
    position,
    startDate,
  })),
  'highlights alone': withRoles(({ name, position, startDate, endDate, highlights }) => ({
    company: name,
    position,
    startDate,
    endDate,
    highlights,
  })),
  'HTML in texts': withRoles((role) => ({
    ...role,
    summary:
      '<p>Owned <b>the timetable</b> &amp; its <a href="https://rail.example.com/a_(b)">service</a></p><ul><li>in Go</li><li><p>with <em>PostgreSQL</em></p></li></ul>',
  })),
  'Markdown that the folder refuses': withRoles((role) => ({
    ...role,
    summary:
      '# Timetable\n\n![chart](chart.png) of Map<String, List<Order>>\n\nDone\n----\n[notes](notes.md)\n\n[1]: https://example.com',
  })),
  'bullets and marks of every kind': withRoles((role) => ({
    ...role,
    summary:
      '•\tFirst\u200B thing\r\n•\tSecond: *nix, snake_case, 3 * 4 * 5, a < b\r\n\r\nEnd\u2028line',
    highlights: [
      '- a',
      '- a',
      '1. one',
      '> quoted',
      '    indented',
      '```',
      '“Quoted” as a whole',
      '"straight": yes',
      '# no comment',
      '@at',
      '%percent',
      '*star',
      '&and',
    ],
  })),
  'keywords of a role': withRoles((role) => ({
    ...role,
    keywords: ['golang', 'Go', 'Kafka / RabbitMQ', 'AWS (S3, SQS)', 'Frobnicator 3000'],
  })),
  'a description beside the summary': withRoles((role) => ({
    ...role,
    description: 'A railway of the example kind.',
  })),
  'skills as texts': { ...whole, skills: ['Go', 'PostgreSQL', 'Public speaking'] },
  'skills without a group': { ...whole, skills: [{ name: '', keywords: ['Go', 'PostgreSQL'] }] },
  'skills by group name, as an object': {
    ...whole,
    skills: { backend: ['Go'], data: ['PostgreSQL'] },
  },
  'every list': {
    ...whole,
    volunteer: [
      {
        organization: 'Utrecht Code Club',
        position: 'Mentor',
        startDate: '2019-01-01',
        summary: 'Saturdays.',
      },
    ],
    awards: [
      {
        title: 'Best Timetable',
        date: '2022-11-01',
        awarder: 'Example Society',
        summary: 'For the map.',
      },
    ],
    certificates: [
      {
        name: 'Example Certified',
        issuer: 'Example Institute',
        date: '2023-05-01',
        url: 'https://example.com/c',
      },
    ],
    publications: [
      {
        name: 'Queues',
        publisher: 'Example Press',
        releaseDate: '2020-10-01',
        website: 'https://example.com/q',
        summary: 'On order.',
      },
    ],
    interests: [{ name: 'Sailing', keywords: ['Tides'] }],
    references: [{ name: 'Robin Example', reference: 'A pleasure to work with.' }],
    projects: [
      {
        name: 'Tide tables',
        description: 'Tides for every port.',
        highlights: ['9 ports'],
        keywords: ['TypeScript'],
        startDate: '2018-01-01',
        roles: ['Maintainer', 'Designer'],
        entity: 'Example',
        type: 'application',
      },
    ],
    meta: { canonical: 'https://example.com/resume.json', version: 'v1.0.0' },
  },
  'scores as numbers and null for what is empty': {
    ...whole,
    education: [{ ...education[0], score: 3.9, courses: null, url: null }],
    work: work.map((role) => ({ ...role, endDate: null })),
  },
  'addresses that are none': {
    ...whole,
    basics: {
      ...basics,
      url: 'noor.example.com',
      email: 'noor at example dot com',
      profiles: [
        { network: 'IRC', username: 'noor' },
        { network: 'GitHub', username: 'noor-example', url: '' },
        { network: 'Twitter', url: 'https://x.com/nöor' },
      ],
    },
  },
  'a place as one text': { ...whole, basics: { ...basics, location: 'Utrecht, the Netherlands' } },
  'experience in the place of work, and no education': { basics, experience: work, skills },
};

/** Objects that are no résumé of a known format. */
export const otherShapes: Readonly<Record<string, string>> = {
  'another root': '{"basic": {"name": "Noor Example"}}',
  'a list': '[{"basics": {}, "work": []}]',
  'a résumé of its own kind': '{"info": {"name": "Noor"}, "jobs": [], "skills": []}',
  'a text': '"Noor Example"',
  'YAML of something else': 'services:\n  web:\n    image: example\n',
};

/** Tables of LinkedIn's export: quoted line ends, a byte-order mark, names beyond Latin, empty addresses. */
export const linkedInTables: Readonly<Record<string, string>> = {
  'Profile.csv':
    '\uFEFFFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\r\n' +
    '嘉玲,陳,Lin,"1 Example Road, Taipei",Apr 22,Platform Engineer,"I keep platforms calm.\n\nTwice a ""hero"", never again.",Software,100,"Taipei, Taiwan",[chen_example],"[PORTFOLIO:https://chen.example.com,BLOG:https://blog.example.com/a]",\r\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,"10/25/17, 4:50 PM"\nchen@example.com,Yes,Yes,"6/27/18, 5:18 AM"\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Example Cloud,Platform Engineer,"• Ran 40 clusters of Kubernetes • Wrote the operators in Go\n• Cut costs by 30%","Taipei, Taiwan",Nov 2022,\n' +
    'شركة المثال,Developer,,,2018,Aug 2022\n' +
    'Example Telecom,Intern,"Scripts in Python.\nAnd Bash.",,Jul 2016,Jun 2018\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nExample University,2012,2016,,BSc Computer Science,Rowing club\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nExample Certified,,Example Institute,Jan 2022,,EX-1\n',
  'Skills.csv': 'Name\nKubernetes\nGo \nLeadership\n',
  'Languages.csv':
    'Name,Proficiency\nChinese,Native or bilingual proficiency\nEnglish,Full professional proficiency\n',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nTide tables,Tides for every port.,https://example.com/tides,May 2018,\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,,\n,+886 2 5550 0100,Mobile\n',
};

/** Other names in earlier exports; addresses without brackets and with spaces. */
export const earlierLinkedInTables: Readonly<Record<string, string>> = {
  'Profile.csv':
    'First Name,Last Name,Headline,Summary,Geo Location,Twitter Handles,Websites\n' +
    'Ravi,Example,Developer,,Delhi,ravi_example,"PORTFOLIO:http://ravi.example.com, BLOG:https://blog.example.com/ravi/"\n',
  'Positions.csv': linkedInTables['Positions.csv']!,
  'Projects.csv':
    'Title,Description,Url,Start Date,End Date\nTide tables,Tides for every port.,,Aug 2016,Dec 2016\n',
  'Honors.csv':
    'Title,Description,Issuer,Issue Date\nExample Prize,For the tides,"Example Institute, Delhi",Aug 2018\n',
};

export const renderCV = `cv:
  name: José Example
  headline: Research Engineer
  location: Zürich, Switzerland
  email: [jose@example.com, other@example.com]
  phone: tel:+41-44-555-01-00
  website: https://jose.example.com/
  social_networks:
    - network: LinkedIn
      username: jose-example
    - network: Mastodon
      username: "@jose@social.example"
    - network: GitHub
      username: jose-example
  custom_connections:
    - placeholder: Notes
      url: https://notes.example.com
  sections:
    About me:
      - Compilers by day, **boats** by night.
      - Second paragraph, with a [link](https://example.com).
    education:
      - institution: Example Institute
        area: Informatics
        degree: PhD
        date:
        start_date: 2012-09
        end_date: 2017-05
        highlights:
          - 'Thesis: Queues that forget nothing'
    experience:
      - company: '[Example Labs](https://labs.example.com)'
        position: Research Engineer
        start_date: 2019-03
        end_date: present
        location: Zürich
        summary:
        highlights:
          - Wrote a compiler in Rust
            - with an LLVM back end
          - Taught **5** interns
      - company: Example Bank
        position: Developer
        date: Jun 2017 – Feb 2019
        highlights: [Moved a ledger to PostgreSQL]
    projects:
      - name: '[Tide tables](https://example.com/tides)'
        date: 2021
        summary: Tides for every port
    publications:
      - title: 'Queues: a survey'
        authors: ['*José Example*', Robin Example]
        doi: 10.5555/12345678
        journal: Journal of Examples
        date: 2016-07
    skills:
      - label: Languages
        details: Rust, C++ (since 2012), Python
    languages:
      - label: Spanish
        details: native
      - German
    invited_talks:
      - reversed_number: Compilers at sea (2023)
    selected_honors:
      - bullet: Example Fellowship (2015)
    patents:
      - number: A queue that forgets nothing
design:
  theme: classic
locale:
  language: english
`;

/** Version 4: summaries in HTML, periods as texts, `url.href`, and items that their owner has hidden. */
export const reactiveResume4 = {
  basics: {
    name: 'Mira Example',
    headline: 'Web Developer',
    email: 'mira@example.com',
    phone: '(555) 123-4567',
    location: 'Lisbon, Portugal',
    url: { label: '', href: 'https://mira.example.com/' },
    customFields: [{ id: 'a', icon: 'flag', name: 'Citizenship', value: 'Portuguese' }],
    picture: { url: 'https://mira.example.com/mira.jpg', size: 120, effects: { hidden: false } },
  },
  sections: {
    summary: {
      name: 'Summary',
      visible: true,
      id: 'summary',
      content: '<p>Five years of <strong>front ends</strong>.</p>',
    },
    experience: {
      name: 'Experience',
      visible: true,
      items: [
        {
          id: 'b',
          visible: true,
          company: 'Example Shop',
          position: 'Senior Web Developer',
          location: 'Lisbon',
          date: 'January 2019 to Present',
          summary:
            '<ul><li><p>Led the redesign in React.</p></li><li><p>Mentored 4 &amp; more</p></li></ul>',
          url: { label: '', href: 'https://shop.example.com/' },
        },
        {
          id: 'c',
          visible: true,
          company: 'Example Agency',
          position: 'Web Developer',
          location: '',
          date: 'June 2016 to December 2018',
          summary: '<p>Sites in Vue.js.</p>',
          url: { label: '', href: '' },
        },
        {
          id: 'd',
          visible: false,
          company: 'Example Secret',
          position: 'Nobody should see this',
          date: '2015',
          summary: '<p>Hidden.</p>',
        },
      ],
    },
    education: {
      name: 'Education',
      visible: true,
      items: [
        {
          id: 'e',
          visible: true,
          institution: 'Example University',
          studyType: 'BSc',
          area: 'Design',
          score: '',
          date: 'August 2012 to May 2016',
          summary: '',
          url: { label: '', href: '' },
        },
      ],
    },
    projects: {
      name: 'Projects',
      visible: true,
      items: [
        {
          id: 'f',
          visible: true,
          name: 'Tide tables',
          description: 'Lead',
          date: '',
          summary: '<p>Tides for every port.</p>',
          keywords: ['TypeScript'],
          url: { label: '', href: '' },
        },
      ],
    },
    skills: {
      name: 'Skills',
      visible: true,
      items: [
        {
          id: 'g',
          visible: true,
          name: 'Front end',
          description: 'Advanced',
          level: 4,
          keywords: ['React', 'CSS'],
        },
      ],
    },
    languages: {
      name: 'Languages',
      visible: true,
      items: [{ id: 'h', visible: true, name: 'Portuguese', description: 'Native', level: 5 }],
    },
    profiles: {
      name: 'Profiles',
      visible: true,
      items: [
        {
          id: 'i',
          visible: true,
          network: 'GitHub',
          username: 'mira-example',
          icon: 'github',
          url: { label: '', href: 'https://github.com/mira-example' },
        },
      ],
    },
    references: {
      name: 'References',
      visible: true,
      items: [
        {
          id: 'j',
          visible: true,
          name: 'Robin Example',
          description: 'Manager',
          summary: '<p>Asks good questions.</p>',
        },
      ],
    },
    custom: {},
  },
  metadata: { template: 'rhyhorn', notes: 'Sent to nobody yet.' },
};

/** Version 5: `website.url`, `period`, `description`, and several roles at one company. */
export const reactiveResume5 = {
  picture: { hidden: true, url: '' },
  basics: {
    name: 'Mira Example',
    headline: 'Web Developer',
    email: 'mira@example.com',
    phone: '',
    location: 'Lisbon',
    website: { url: 'https://mira.example.com', label: '' },
    customFields: [
      { id: 'c', icon: 'globe', text: 'itch.example/mira', link: 'https://itch.example/mira' },
      { id: 'd', icon: 'globe', text: 'the same', link: 'https://itch.example/mira' },
      { id: 'e', icon: 'flag', text: 'Citizenship', link: '' },
    ],
  },
  summary: { title: 'Summary', hidden: false, content: '<p>Front ends, <em>quietly</em>.</p>' },
  sections: {
    profiles: { title: '', hidden: false, items: [] },
    experience: {
      title: '',
      hidden: false,
      items: [
        {
          id: 'a',
          hidden: false,
          company: 'Example Shop',
          position: '',
          location: 'Lisbon',
          period: '2016.06 - Present',
          website: { url: 'https://shop.example.com', label: '' },
          description: '<p>A shop of the example kind.</p>',
          roles: [
            {
              id: 'b',
              position: 'Lead Developer',
              period: 'Jan 2019 – Present',
              description: '<p>Led the redesign in React.</p>',
            },
            {
              id: 'c',
              position: 'Developer',
              period: '2016.06 - 2018.12',
              description: '- Sites in Vue.js\n- Tests in Playwright',
            },
          ],
        },
        {
          id: 'd',
          hidden: false,
          company: 'Example Lab',
          position: 'Intern',
          location: '',
          period: '',
          website: { url: '', label: '' },
          description: 'Prototypes.',
          roles: [],
        },
      ],
    },
    education: {
      title: '',
      hidden: false,
      items: [
        {
          id: 'e',
          hidden: false,
          school: 'Example University',
          degree: 'BSc',
          area: 'Design',
          grade: '17',
          location: 'Lisbon',
          period: '2012 - 2016',
          website: { url: '', label: '' },
          description: '',
        },
      ],
    },
    awards: {
      title: '',
      hidden: true,
      items: [
        {
          id: 'f',
          hidden: false,
          title: 'Hidden award',
          awarder: '',
          date: '2020',
          website: { url: '', label: '' },
          description: '',
        },
      ],
    },
    skills: {
      title: '',
      hidden: false,
      items: [
        {
          id: 'g',
          hidden: false,
          name: 'Front end',
          proficiency: 'expert',
          level: 4,
          keywords: ['React'],
        },
      ],
    },
  },
  customSections: [
    {
      id: 'h',
      type: 'projects',
      title: 'Side projects',
      hidden: false,
      items: [
        {
          id: 'i',
          hidden: false,
          name: 'Tide tables',
          period: '',
          website: { url: 'https://example.com/tides', label: '' },
          description: '<p>Tides.</p>',
        },
      ],
    },
    {
      id: 'j',
      type: 'cover-letter',
      title: 'Letter',
      hidden: false,
      items: [{ id: 'k', hidden: false, recipient: 'Dear Example', content: '<p>Hello.</p>' }],
    },
  ],
  metadata: { template: 'onyx' },
};
