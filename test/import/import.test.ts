// Imported résumés, in memory: nothing is lost, nothing is invented, and check asks only for missing facts.
import * as fc from '../property.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseContent } from '../../src/content/parse.ts';
import { formatLabels } from '../../src/import/format-names.ts';
import { importResume, type Imported } from '../../src/import/import.ts';
import type { InputFile } from '../../src/import/parse.ts';
import { ImportError } from '../../src/import/source.ts';
import { findLost } from './lost-texts.ts';
import {
  earlierLinkedInTables,
  jsonResumes,
  linkedInTables,
  otherShapes,
  reactiveResume4,
  reactiveResume5,
  renderCV,
} from './shapes.ts';

const asOf = '2026-11';
const encode = (text: string) => new TextEncoder().encode(text);
const json = (value: unknown, name = 'resume.json'): InputFile => ({
  name,
  bytes: encode(JSON.stringify(value)),
});
const tables = (without: readonly string[] = [], all = linkedInTables): InputFile[] =>
  Object.entries(all)
    .filter(([name]) => !without.includes(name))
    .map(([name, text]) => ({ name, bytes: encode(text) }));

const bring = (...inputs: readonly InputFile[]): Imported => importResume(inputs, { asOf });
const read = (imported: Imported, file: string): any => parse(imported.files.get(file) ?? 'null');

/** The mistakes that `check` reports; to be thorough adds warnings alone, and takes most of the time. */
function check(files: ReadonlyMap<string, string>, thorough = true) {
  const bytes = [...files]
    .filter(([name]) => !name.startsWith('.'))
    .map(([name, text]) => [name, encode(text)] as const);
  const parsed = parseContent(new Map(bytes), { asOf, thorough });
  return 'issues' in parsed ? parsed.issues.filter(({ severity }) => severity === 'error') : [];
}

const answers: Readonly<Record<string, string>> = {
  start: '2001-01',
  end: '2026-10',
  email: 'noor@example.com',
};

/** Writes an answer in the place of every comment that asks for one. */
function fillIn({ files }: Imported): Map<string, string> {
  return new Map(
    [...files].map(([name, text]) => [
      name,
      text.replaceAll(
        /# TODO (\w+):.*$/gmu,
        (_, field: string) => `${field}: ${answers[field] ?? 'An answer'}`,
      ),
    ]),
  );
}

const everything: Readonly<Record<string, readonly InputFile[]>> = {
  ...Object.fromEntries(
    Object.entries(jsonResumes).map(([name, value]) => [`JSON Resume: ${name}`, [json(value)]]),
  ),
  'JSON Resume: with a byte-order mark': [
    { name: 'r.json', bytes: encode(`\uFEFF${JSON.stringify(jsonResumes['every list'])}`) },
  ],
  'LinkedIn: the tables': tables(),
  'LinkedIn: an earlier export': tables([], earlierLinkedInTables),
  'LinkedIn: without the profile': tables(['Profile.csv', 'Email Addresses.csv']),
  'LinkedIn: the profile alone': tables(
    Object.keys(linkedInTables).filter((name) => name !== 'Profile.csv'),
  ),
  RenderCV: [{ name: 'Jose_CV.yaml', bytes: encode(renderCV) }],
  'Reactive Resume 4': [json(reactiveResume4)],
  'Reactive Resume 5': [json(reactiveResume5)],
};

it.each(Object.values(formatLabels))('%s is tried', (label) => {
  expect(Object.keys(everything).some((name) => name.startsWith(label))).toBe(true);
});

describe.each(Object.entries(everything))('%s', (_, inputs) => {
  const imported = bring(...inputs);

  it('loses no text', () => {
    expect(findLost(inputs, imported.files)).toEqual([]);
  });

  it('leaves only missing fields for check to report', () => {
    const places = check(imported.files).map(({ file, message }) => `${file}: ${message}`);
    for (const place of places) expect(place).toMatch(/is missing\.$|The file is empty\.$/u);
    expect(places).toHaveLength(imported.todos.length);
  });

  it('passes check once it is filled in', () => {
    if (imported.counts['roles'] === 0) return;
    expect(check(fillIn(imported))).toEqual([]);
  });
});

it('asks for few fields: three in half of the files, eight in nine of ten', () => {
  const counts = Object.values(jsonResumes)
    .map((value) => bring(json(value)).todos.length)
    .toSorted((a, b) => a - b);
  expect(counts).toHaveLength(26);
  expect(counts[Math.ceil(counts.length / 2) - 1]).toBeLessThanOrEqual(3);
  expect(counts[Math.ceil(counts.length * 0.9) - 1]).toBeLessThanOrEqual(8);
});

it.each(Object.entries(otherShapes))('refuses %s and names the known formats', (_, text) => {
  expect(() => bring({ name: 'resume.json', bytes: encode(text) })).toThrow(
    /Known are: JSON Resume \(JSON or YAML\), the ZIP|JSON Resume calls it "basics"\. Rename it\./u,
  );
});

it.each([
  ['a PDF', '%PDF-1.7 …', /is a PDF/u],
  [
    'Europass',
    '<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu">',
    /is a Europass document/u,
  ],
  ['half a file', '{"basics": {"name": "Noor"', /is not JSON/u],
  [
    'a missing comma',
    '{"basics": {\n  "name": "Noor"\n  "label": "x"}}',
    /is not JSON: .* at line 3, column 3$|\(line 3 column 3\)/u,
  ],
  ['nested brackets', `${'['.repeat(100_000)}`, /is nested more than 64 levels deep/u],
  [
    'deep objects',
    `{"basics":{"name":${'{"a":'.repeat(80)}1${'}'.repeat(80)}},"work":[]}`,
    /nested more than 64 levels deep/u,
  ],
])('refuses %s in one line', (_, text, message) => {
  const act = () => bring({ name: 'resume.json', bytes: encode(text) });
  expect(act).toThrow(ImportError);
  expect(act).toThrow(message);
});

it('reads YAML without giving its texts other types, and refuses aliases that multiply', () => {
  const text = 'basics:\n  name: No\nwork:\n  - {name: 3.50, position: yes, startDate: 2021-03}\n';
  const roles = read(bring({ name: 'resume.yaml', bytes: encode(text) }), 'experience.yaml');
  expect(roles[0]).toMatchObject({ company: '3.50', start: '2021-03' });
  const lists = Array.from(
    { length: 12 },
    (_, level) =>
      `l${level + 1}: &l${level + 1} [${Array.from({ length: 10 }, () => (level === 0 ? 'x' : `*l${level}`)).join()}]`,
  );
  const bomb = `basics: {name: x}\nwork: []\n${lists.join('\n')}\n`;
  expect(() => bring({ name: 'resume.yaml', bytes: encode(bomb) })).toThrow(/is not YAML/u);
});

/** The texts of the files that are served. */
function served({ files }: Imported): string {
  return [...files]
    .filter(([name]) => !name.startsWith('.') && name !== 'private.yaml')
    .map(([, text]) => text)
    .join();
}

describe('truth', () => {
  it('keeps private texts out of all that is served', () => {
    for (const secret of ['+31 20', 'Example Street', '1011 AB', 'A pleasure to work with']) {
      expect(served(bring(json(jsonResumes['every list'])))).not.toContain(secret);
    }
    for (const secret of ['Lin', 'Example Road', 'Apr 22', '+886', 'old@example.com']) {
      expect(served(bring(...tables()))).not.toMatch(
        new RegExp(String.raw`(?<![\w-])${secret.replace('+', String.raw`\+`)}(?!\w)`, 'u'),
      );
    }
    const hidden = served(bring(json(reactiveResume4))) + served(bring(json(reactiveResume5)));
    for (const secret of ['Nobody should see this', 'Hidden award', 'Asks good questions', '555'])
      expect(hidden).not.toContain(secret);
  });

  it('quotes the file in place of an unreadable date', () => {
    const imported = bring(
      json({ basics: { name: 'N' }, work: [{ name: 'A', startDate: 'Spring' }] }),
    );
    expect(imported.files.get('experience.yaml')).toContain(
      '  # TODO start: your file says "Spring"; write the month or the year, as 2019-04 or 2019\n',
    );
    const { file, line } = imported.todos.find(({ text }) => text.startsWith('start:'))!;
    expect(imported.files.get(file)!.split('\n')[line - 1]).toContain('# TODO start');
  });

  it('takes a missing end for the present in roles of the latest start alone', () => {
    const roles = read(
      bring(json(jsonResumes['an end that is missing of an old role'])),
      'experience.yaml',
    );
    expect(roles.map(({ end }: any) => end)).toEqual(['present', undefined]);
  });

  it('puts into core the skills that roles evidence first, and all skills into the background', () => {
    const imported = bring(json(jsonResumes['the current version']));
    expect(read(imported, 'profile.yaml').core.slice(0, 3)).toEqual([
      'Go',
      'PostgreSQL',
      'Kubernetes',
    ]);
    expect(read(imported, 'background.yaml').skills[0]).toEqual({
      name: 'Back end',
      keywords: ['Go', 'PostgreSQL', 'Kafka'],
      level: 'Advanced',
    });
  });

  it('reads the names of a keyword list, known or not, in its spelling', () => {
    const imported = bring(json(jsonResumes['keywords of a role']));
    const { technologies } = read(imported, 'experience.yaml')[0];
    expect(technologies.slice(0, 3)).toEqual(['golang', 'Kafka', 'RabbitMQ']);
    expect(technologies).toContain('Frobnicator 3000');
  });
});

/** A role of one JSON Resume, and the text of experience.yaml. */
function bringRole(role: object, rest: object = {}) {
  const imported = bring(json({ basics: { name: 'N' }, work: [{ name: 'A', ...role }], ...rest }));
  return {
    role: read(imported, 'experience.yaml')[0],
    text: imported.files.get('experience.yaml')!,
  };
}

describe('technologies', () => {
  it('takes unambiguous names in the texts of a role, under a comment', () => {
    const { role, text } = bringRole({
      keywords: ['Redis'],
      highlights: ['Ran PostgreSQL and Kafka.'],
    });
    expect(role.technologies).toEqual(['Redis', 'PostgreSQL', 'Kafka']);
    expect(text).toContain(
      '    - Redis\n    # Named by the texts of this role, not by a list:\n    - PostgreSQL\n',
    );
  });

  it.each([
    ['an ambiguous word', { summary: 'Wrote services in Go.' }, 'Go'],
    ['the title', { position: 'Kubernetes Engineer', summary: 'Ran things.' }, 'Kubernetes'],
    ['the company', { name: 'Docker Rentals', summary: 'Worked at Docker Rentals.' }, 'Docker'],
    ['others', { summary: "Built a page. Google's CDN hosts jQuery for all." }, 'jQuery'],
    ['customers', { summary: 'Advised customers who use Kubernetes.' }, 'Kubernetes'],
  ])('only proposes what %s names', (_, fields, name) => {
    const { role, text } = bringRole(fields);
    expect(role.technologies).toEqual([]);
    expect(text).toContain(`# Add if you used it: ${name} (`);
  });

  it('takes an ambiguous word that the skills name too', () => {
    const { role } = bringRole({ summary: 'Wrote services in Go.' }, { skills: [{ name: 'Go' }] });
    expect(role.technologies).toEqual(['Go']);
  });

  it('knows Material Design from Material UI', () => {
    expect(bringRole({ keywords: ['Material Design', 'MUI'] }).role.technologies).toEqual([
      'Material Design',
      'MUI',
    ]);
  });

  it.each([
    ['Tools used: C++, Widgetizer', ['C++', 'Widgetizer']],
    ['**Tech stack:** Rust (Tokio, Axum), PostgreSQL.', ['Rust', 'Tokio', 'Axum', 'PostgreSQL']],
    ['Technologies: Redis; it held what the customers wanted to buy on that day', ['Redis']],
    ['Technologies and tools: Redis, redis | Kafka', ['Redis', 'Kafka']],
    ['Cut the stack: nothing was left', []],
  ])('takes the names of a list within a text: %j', (line, names) => {
    const { role } = bringRole({ highlights: ['Shipped.', line] });
    expect(role.technologies).toEqual(names);
    expect(role.highlights).toContain(line);
  });

  it('keeps the spelling of the keyword list, and its order, before lists within texts', () => {
    const { role } = bringRole({ keywords: ['NodeJS', 'Go'], summary: 'Stack: Node.js, Redis' });
    expect(role.technologies).toEqual(['NodeJS', 'Go', 'Redis']);
  });

  it('leaves a sentence in a keyword list out', () => {
    const keywords = [
      'Developed a service that sends mail to all of the customers every day',
      'Go',
    ];
    expect(bringRole({ keywords }).role.technologies).toEqual(['Go']);
  });

  it('fills the core up to eight from the roles', () => {
    const names = [
      'Go',
      'Redis',
      'Kafka',
      'React',
      'Vue.js',
      'MySQL',
      'Docker',
      'Terraform',
      'Ansible',
    ];
    const work = [
      { name: 'A', keywords: names },
      { name: 'B', keywords: ['Kafka'] },
    ];
    const imported = bring(json({ basics: { name: 'N' }, work, skills: [{ name: 'React' }] }));
    expect(read(imported, 'profile.yaml').core).toEqual([
      'React',
      'Kafka',
      'Go',
      'Redis',
      'Vue.js',
      'MySQL',
      'Docker',
      'Terraform',
    ]);
  });
});

describe('common deviations', () => {
  it('reads from, to, current and activities', () => {
    const { role } = bringRole({
      from: '2019-02',
      to: '2020-03',
      activities: ['x'],
      position: 'P',
    });
    expect(role).toMatchObject({ start: '2019-02', end: '2020-03', highlights: ['x'] });
    const work = [
      { name: 'A', from: '2010-01', current: true },
      { name: 'B', from: '2019-02' },
      { name: 'C', from: '2012-01', current: false },
    ];
    const roles = read(bring(json({ basics: { name: 'N' }, work })), 'experience.yaml');
    expect(roles.map(({ end }: any) => end)).toEqual(['present', 'present', undefined]);
  });

  it('keeps the description of a company beside the summary', () => {
    const { role } = bringRole({
      description: 'A maker of trains.',
      summary: 'Built the timetable.',
    });
    expect(role.summary).toBe('Built the timetable.\n\nA maker of trains.');
  });

  it('says a place once, and finds accounts by a path or an address in place of a user', () => {
    const profiles = [
      { network: 'LinkedIn', username: 'in/noor' },
      { network: 'GitHub', username: 'https://github.com/noor' },
    ];
    const basics = {
      name: 'N',
      location: { city: 'Porto', region: 'Porto', countryCode: 'PT' },
      profiles,
    };
    expect(read(bring(json({ basics, work: [] })), 'profile.yaml')).toMatchObject({
      location: 'Porto, PT',
      linkedin: 'https://www.linkedin.com/in/noor',
      github: 'https://github.com/noor',
    });
  });

  it('takes a missing role from the latest title, under a comment', () => {
    const work = [
      { name: 'A', position: 'Intern', startDate: '2010-01', endDate: '2011-01' },
      { name: 'B', position: 'Lead', startDate: '2015-01', endDate: '2019-01' },
    ];
    const text = bring(json({ basics: { name: 'N' }, work })).files.get('profile.yaml')!;
    expect(text).toContain('# The title of your latest role:\nrole: Lead\n');
  });

  it.each([
    ['german', 'de'],
    ['pt_BR', 'pt'],
    ['english', undefined],
    ['gibberish', undefined],
  ])('takes the language of a RenderCV locale %s as %s', (language, tag) => {
    const cv = { cv: { name: 'N', sections: {} }, locale: { language } };
    const imported = bring({ name: 'cv.yaml', bytes: encode(JSON.stringify(cv)) });
    expect(read(imported, 'profile.yaml').language).toBe(tag);
  });

  it('reads the project descriptions and bare bullets of RenderCV', () => {
    const sections = {
      Summary: [{ bullet: 'I build.' }],
      projects: [{ name: 'T', description: 'D' }],
    };
    const cv = JSON.stringify({ cv: { name: 'N', sections } });
    const imported = bring({ name: 'cv.yaml', bytes: encode(cv) });
    expect(read(imported, 'profile.yaml').intro).toBe('I build.');
    expect(read(imported, 'background.yaml').projects).toEqual([{ name: 'T', summary: 'D' }]);
  });

  const custom = {
    name: 'Talks',
    title: 'Talks',
    items: [{ name: 'On trains', location: 'RailConf', date: '2020' }],
  };
  it.each([
    ['4', { sections: { experience: { items: [] }, custom: { abc: custom } } }],
    ['5', { sections: { experience: { items: [] } }, customSections: [{ ...custom, type: 'x' }] }],
  ])('reads the custom sections of Reactive Resume %s by their titles', (_, data) => {
    expect(read(bring(json({ basics: { name: 'N' }, ...data })), 'background.yaml').talks).toEqual([
      { title: 'On trains', event: 'RailConf', date: '2020' },
    ]);
  });

  it('keeps Reactive Resume’s text about a company with its first role', () => {
    const item = {
      company: 'A',
      summary: 'A maker of trains.',
      roles: [
        { position: 'Lead', summary: 'Led.' },
        { position: 'Intern', summary: 'Helped.' },
      ],
    };
    const data = { basics: { name: 'N' }, sections: { experience: { items: [item] } } };
    expect(read(bring(json(data)), 'experience.yaml').map((role: any) => role.summary)).toEqual([
      'A maker of trains.\n\nLed.',
      'Helped.',
    ]);
  });
});

/** The summary of a role as it is written. */
function summaryOf(summary: string): unknown {
  const work = [{ name: 'A', highlights: ['x'], summary }];
  return read(bring(json({ basics: { name: 'N' }, work })), 'experience.yaml')[0].summary;
}

const bringSections = (sections: object) =>
  bring({ name: 'cv.yaml', bytes: encode(JSON.stringify({ cv: { name: 'N', sections } })) });

describe('texts', () => {
  it.each([
    ['<p>One <b>bold</b></p><p>two &amp; three</p>', 'One **bold**\n\ntwo & three'],
    ['<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul>', '- a\n- b\n  - c'],
    ['<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
    ['a<br>b', 'a  \nb'],
    [
      '<a href="https://example.com/a?b=1&amp;c=2">here</a>',
      '[here](https://example.com/a?b=1&c=2)',
    ],
    ['a</b> b', 'a b'],
    ['a <b>b</b></b> c', 'a **b** c'],
    ['</p>a<p>b</ul>', 'a\n\nb'],
    ['<b>a <b>b</b> c</b>', '**a b** c'],
    ['<p><i>a</i> <em>b</em> <strong>c</strong></p>', '*a* *b* **c**'],
    ['a<b> b </b>c', 'a **b** c'],
    ['<p>a <b title="x>y</p>', String.raw`a \<b title="x>y`],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\n\nc'],
    ['<h2>Title</h2>text<hr>rest', 'Title\n\ntext\n\nrest'],
    ['<li>a<li>b', '- a\n- b'],
    ['<ul>a<ul><li>b</li></ul></ul>', '- a\n  - b'],
    ['<p>1. first</p>', String.raw`1\. first`],
    ['<p>R&amp;D &lt;b&gt; 2 &#215; 3&nbsp;m</p>', String.raw`R&D \<b> 2 × 3 m`],
    ['<a href="javascript:alert(1)">here</a>', 'here'],
    ['<script>alert(1)</script>', String.raw`\<script>alert(1)</script>`],
    ['2 < 3 and <custom>', String.raw`2 < 3 and \<custom>`],
    ['![x](https://example.com/x.png)', String.raw`!\[x](https://example.com/x.png)`],
    ['# Title', String.raw`\# Title`],
    ['Title\n=====', 'Title\n\\====='],
  ])('writes %j as Markdown that the folder takes', (source, markdown) => {
    expect(summaryOf(source)).toBe(markdown);
  });

  it('makes highlights of a list within the description of LinkedIn', () => {
    const [role] = read(bring(...tables()), 'experience.yaml');
    expect(role.highlights).toEqual([
      'Ran 40 clusters of Kubernetes',
      'Wrote the operators in Go',
      'Cut costs by 30%',
    ]);
    expect(role.technologies).toEqual(['Kubernetes', 'Go']);
  });

  it('knows the names of issuers and dates in earlier exports of LinkedIn', () => {
    const imported = bring(...tables([], earlierLinkedInTables));
    expect(read(imported, 'background.yaml')).toMatchObject({
      projects: [{ startDate: '2016-08', endDate: '2016-12' }],
      awards: [{ awarder: 'Example Institute, Delhi', date: '2018-08' }],
    });
    expect(imported.leftOut).toEqual([]);
  });

  it('says why the folder of texts left out is private, and lists no reference where there is none', () => {
    const imported = bring(json({ basics: { name: 'N', nickname: 'Nix' }, work: [] }));
    const left = imported.files.get('.import/left-out.yaml')!;
    expect(left).toMatch(/^# Texts of your files that are not in the profile[^]*never served/u);
    expect(parse(left)).toEqual({ 'resume.json': { 'basics.nickname': 'Nix' } });
    expect(imported.references).toEqual([]);
  });

  it('makes a skill of each keyword in a group without a name, unless the group says more', () => {
    const skills = [{ keywords: ['Sewing', 'Knots'] }, { keywords: ['Sails'], level: 'Expert' }];
    const imported = bring(json({ basics: { name: 'N' }, work: [], skills }));
    expect(read(imported, 'background.yaml').skills).toEqual([
      { name: 'Sewing' },
      { name: 'Knots' },
      { keywords: ['Sails'], level: 'Expert' },
    ]);
  });

  it('reads labels of RenderCV under a title that says nothing', () => {
    const imported = bringSections({
      'Additional information': [
        { label: 'Skills', details: 'Python, Go' },
        { label: 'Languages', details: 'Dutch (native), English (TOEIC 985, 2020)' },
        { label: 'Certificates', details: 'Example Diver' },
        { label: 'Military service', details: 'Sergeant' },
      ],
    });
    const background = read(imported, 'background.yaml');
    expect(background.skills).toEqual([{ name: 'Skills', keywords: ['Python', 'Go'] }]);
    expect(background.certificates).toEqual([{ name: 'Example Diver' }]);
    expect(read(imported, 'profile.yaml').languages).toBe(
      'Dutch (native), English (TOEIC 985, 2020)',
    );
    expect(imported.leftOut.map(({ text }) => text)).toEqual([
      'Languages',
      'Certificates',
      'Military service',
      'Sergeant',
    ]);
  });

  it('takes an address in place of a date of RenderCV', () => {
    const date = '[code](https://code.example.com/one)';
    const imported = bringSections({ projects: [{ name: 'One', date }] });
    expect(read(imported, 'background.yaml').projects).toEqual([
      { name: 'One', url: 'https://code.example.com/one' },
    ]);
    expect(imported.leftOut).toMatchObject([{ text: date }]);
  });

  it.each([
    ['Tutor, Example University (2021–2023)', 'Tutor, Example University', '2021', '2023'],
    ['Tutor (part-time)', 'Tutor (part-time)', undefined, undefined],
  ])('reads a role of RenderCV in one line: %j', (line, title, start, end) => {
    const imported = bringSections({ 'Teaching experience': [line] });
    expect(read(imported, 'experience.yaml')[0]).toEqual({
      title,
      ...(start && { start, end }),
      technologies: [],
    });
    expect(imported.files.get('experience.yaml')).toContain('# TODO company: ');
  });

  it('makes projects of a portfolio in RenderCV', () => {
    const cv = 'cv: { name: N, sections: { portfolio: [{ name: Tides, highlights: [Ports] }] } }';
    const imported = bring({ name: 'cv.yaml', bytes: encode(cv) });
    expect(read(imported, 'background.yaml').projects).toEqual([
      { name: 'Tides', highlights: ['Ports'] },
    ]);
  });

  it('keeps the words of links in a line of RenderCV, and the first address', () => {
    const [first, second] = ['https://badges.example.com/1', 'https://institute.example.com'];
    const name = `[Certified Tester](${first}) by [Example Institute](${second})`;
    const cv = JSON.stringify({ cv: { name: 'N', sections: { certificates: [{ name }] } } });
    const imported = bring({ name: 'cv.yaml', bytes: encode(cv) });
    expect(read(imported, 'background.yaml').certificates).toEqual([
      { name: 'Certified Tester by Example Institute', url: first },
    ]);
    expect(imported.leftOut).toMatchObject([
      { text: name, why: 'is an extra value; only the first is used' },
    ]);
  });

  it('leaves out an end before its start, of which a profile without it is valid', () => {
    const education = [{ institution: 'A', startDate: '2014-06-01', endDate: '2010-01-01' }];
    const imported = bring(json({ basics: { name: 'N' }, education }));
    expect(read(imported, 'background.yaml').education).toEqual([
      { institution: 'A', startDate: '2014-06' },
    ]);
    expect(imported.leftOut).toMatchObject([
      { text: '2010-01-01', why: 'is before the startDate 2014-06' },
    ]);
  });

  it('makes an account of each custom field of Reactive Resume 5 with a link, once', () => {
    const { profiles } = read(bring(json(reactiveResume5)), 'profile.yaml');
    expect(profiles).toEqual([{ label: 'itch.example/mira', url: 'https://itch.example/mira' }]);
  });

  it('makes a role of each role at one company of Reactive Resume 5', () => {
    const roles = read(bring(json(reactiveResume5)), 'experience.yaml');
    expect(roles.map(({ title, start, end }: any) => [title, start, end])).toEqual([
      ['Lead Developer', '2019-01', 'present'],
      ['Developer', '2016-06', '2018-12'],
      ['Intern', undefined, undefined],
    ]);
  });
});

it('prefers the first of several files, and reports the texts of the others', () => {
  const imported = bring(
    json(
      {
        basics: { name: 'Noor Example', label: 'Engineer' },
        work: [{ name: 'Example Rail', position: 'Engineer', startDate: '2021-03' }],
      },
      'a.json',
    ),
    json(
      {
        basics: { name: 'N. Example', email: 'noor@example.com' },
        work: [
          {
            name: 'example rail',
            position: 'Backend Engineer',
            startDate: 'Mar 2021',
            summary: 'Trains.',
          },
          { name: 'Example Post', position: 'Developer', startDate: '2017-01' },
        ],
      },
      'b.json',
    ),
  );
  expect(read(imported, 'profile.yaml')).toMatchObject({
    name: 'Noor Example',
    email: 'noor@example.com',
  });
  expect(
    read(imported, 'experience.yaml').map(({ company, title, summary }: any) => [
      company,
      title,
      summary,
    ]),
  ).toEqual([
    ['Example Rail', 'Engineer', 'Trains.'],
    ['Example Post', 'Developer', undefined],
  ]);
  const others = imported.leftOut.filter(
    ({ why }) => why === 'a.json comes first and says otherwise',
  );
  expect(others.map(({ text }) => text)).toEqual(['N. Example', 'Backend Engineer']);
});

describe('anything at all', () => {
  const names = [
    'basics',
    'work',
    'education',
    'skills',
    'name',
    'summary',
    'highlights',
    'startDate',
    'endDate',
    'profiles',
    'url',
    'location',
    'cv',
    'sections',
    'experience',
    'items',
    'roles',
    'period',
    'keywords',
    '__proto__',
    'constructor',
    '../../etc',
  ];
  const text = fc.oneof(
    fc.anyText(20),
    fc.constantFrom(
      '2021-03',
      'present',
      'https://example.com',
      '- a\n- b',
      '<ul><li>x',
      '---\n...',
      '# x',
      '"',
      '|-',
      'a: b',
      '*x',
      '&y',
      '!!z',
      '\u202E',
      '\u0000',
    ),
  );
  const leaf = fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null));
  const nest = (inner: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    fc.oneof(
      leaf,
      fc.array(inner, { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...names), inner, { maxKeys: 5, noNullPrototype: true }),
    );
  const anything = nest(nest(nest(nest(leaf))));
  const known = new Set([
    'profile.yaml',
    'experience.yaml',
    'background.yaml',
    'private.yaml',
    '.gitignore',
    '.import/.gitignore',
    '.import/left-out.yaml',
    '.import/report.html',
    ...['profile', 'experience', 'background', 'private'].map(
      (name) => `.import/imported/${name}.yaml`,
    ),
    ...[...bring(json(jsonResumes['every list'])).files.keys()].filter((name) =>
      name.startsWith('.schemas/'),
    ),
  ]);

  it('is refused in words or written to the files that it knows, without a text lost', () => {
    fc.assert(
      fc.property(anything, anything, anything, (basics, work, other) => {
        const sources = [
          {
            basics: { ...(basics as object) },
            work: [work, other],
            skills: other,
            projects: [basics],
          },
          { cv: { name: 'x', sections: { experience: [work], a: [other], projects: [basics] } } },
          {
            basics,
            sections: { experience: { items: [work, other] }, skills: { items: [basics] } },
          },
          other,
        ];
        for (const source of sources) {
          const input = json(source);
          let imported: Imported;
          try {
            imported = bring(input);
          } catch (error) {
            expect(error).toBeInstanceOf(ImportError);
            continue;
          }
          for (const name of imported.files.keys()) expect(known).toContain(name);
          expect(findLost([input], imported.files)).toEqual([]);
          for (const { message } of check(imported.files, false))
            expect(message).toMatch(/is missing\.$|The file is empty\.$/u);
        }
      }),
      { numRuns: 60 },
    );
  });
});
