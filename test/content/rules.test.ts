// The rules of new fields and files: of each one example that is just right, and one that is just wrong.
import { describe, expect, it } from 'vitest';
import { parseContent } from '../../src/content/parse.ts';
import { readContentFiles } from '../../src/content/read.ts';
import { wordedLanguages } from '../../src/wording/index.ts';

const minimal = readContentFiles('test/fixtures/minimal');
const encoder = new TextEncoder();
const caseFile = 'cases/1-catalogue-import.md';

type Files = Readonly<Record<string, string | Uint8Array | ((text: string) => string)>>;

/** The minimal profile with other files, and with changes of its own. */
function parse(changes: Files, thorough = false) {
  const files = new Map(minimal);
  for (const [file, change] of Object.entries(changes)) {
    const text =
      typeof change === 'function' ? change(new TextDecoder().decode(files.get(file))) : change;
    files.set(file, typeof text === 'string' ? encoder.encode(text) : text);
  }
  return parseContent(files, { asOf: '2026-11', thorough });
}

/** The messages, each with the words of one line. */
function report(changes: Files, thorough = false): readonly string[] {
  const parsed = parse(changes, thorough);
  const issues = 'content' in parsed ? parsed.warnings : parsed.issues;
  return issues.map(({ severity, message, fix }) => `${severity}: ${message} ${fix}`);
}

function contentOf(changes: Files) {
  const parsed = parse(changes);
  if (!('content' in parsed)) throw new Error(JSON.stringify(parsed.issues));
  return parsed.content;
}

const add = (line: string) => (text: string) => `${text.trimEnd()}\n${line}\n`;
const role = (line: string) => add(`  ${line}`);
const front = (line: string) => (text: string) => text.replace(/\n---\n/u, `\n${line}\n---\n`);

const endingIn = (end: string) => (text: string) =>
  text.replace(/start: .*/u, 'start: 2021-03').replace(/end: .*/u, `end: ${end}`);

const startingIn = (start: string) => (text: string) =>
  text.replace(/start: .*/u, `start: ${start}`).replace(/end: .*/u, 'end: present');

const figure = (value: string, more = '') => `figures:\n  - value: "${value}"\n    label: L${more}`;

const told = (text: string) =>
  text.replace(
    '## Context\n',
    '## Context\n\nFrom 9.5 to 19 hours, **4** of 1,900. For $7 (or 44%) less,\n`64` KiB Übermaß.\n',
  );

const isNoDate = expect.stringContaining(
  'is not a date. Write a year, a month or a day, for example: 2019, 2019-04 or 2019-04-30.',
);
const entry = (fields: string) => `education: [{institution: A, ${fields}}]`;

const withPostgres = (text: string) => text.replace('core:', 'core:\n  - PostgreSQL');

const isOfExample = expect.stringContaining(
  'is a text of the example. Write your own in its place',
);

const jpeg = (...rest: number[]) => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, ...rest);
const short = (value: number) => [value & 0xff, value >> 8];
const long = (value: number) => [...short(value), 0, 0];
const entryOf = (tag: number, value: number) => [
  ...short(tag),
  ...short(4),
  ...long(1),
  ...long(value),
];

/** TIFF data of which the first directory has one entry, and points to another directory of one entry. */
function exif(tag: number, place: number): number[] {
  const header = [0x49, 0x49, ...short(42), ...long(8)];
  return [
    ...header,
    ...short(1),
    ...entryOf(tag, 26),
    ...long(0),
    ...short(1),
    ...entryOf(place, 0),
  ];
}

const german = (text: string) =>
  text
    .replace('## Context', '## Ausgangslage')
    .replace('## Contribution', '## Beitrag')
    .replace('## Takeaway', '## Fazit');

const years = (start: string, end: string) => (text: string) =>
  text.replace(/start: .*/u, `start: ${start}`).replace(/end: .*/u, `end: ${end}`);

const warned = (list: string) => report({ 'experience.yaml': role(`highlights:\n${list}`) });

describe('experience.yaml', () => {
  it.each([
    ['share: 1', []],
    ['share: 0.01', []],
    ['share: 0', [expect.stringContaining('"0" is no part of full time.')]],
    ['share: 1.01', [expect.stringContaining('"1.01" is no part of full time.')]],
    ['share: half', [expect.stringContaining('"share" is a text, and a number is expected.')]],
    ['kind: freelance', []],
    ['kind: freelanse', [expect.stringContaining('Did you mean "freelance"?')]],
    ['kind: volunteer', [expect.stringContaining('warning: This volunteer role has no "share"')]],
    ['kind: volunteer\n  share: 0.1', []],
    ['highlights: [One., Two.]', []],
    ['highlights: []', [expect.stringContaining('The list is empty.')]],
    ['highlights: [<b>One</b>]', [expect.stringContaining('"<b>" is HTML')]],
    ['url: example.com/a', [expect.stringContaining('Write it in full: https://example.com/a')]],
  ])('%j', (line, said) => {
    expect(report({ 'experience.yaml': role(line) })).toEqual(said);
  });

  it('says of a leave that it evidences nothing', () => {
    expect(report({ 'experience.yaml': role('kind: leave') })).toEqual([
      expect.stringContaining('warning: A leave evidences nothing'),
    ]);
    const empty = (text: string) =>
      role('kind: leave')(text.replace(/technologies:[^]*/u, 'technologies: []'));
    expect(report({ 'experience.yaml': empty })).toEqual([]);
    const inCore = { 'profile.yaml': (text: string) => text.replace('core:', 'core:\n  - Redis') };
    const used = (text: string) => role('kind: leave')(text.replace('Apache Airflow', 'Redis'));
    expect(report({ ...inCore, 'experience.yaml': used })).toContainEqual(
      expect.stringContaining('error: "Redis" is in core, but no role, case or project uses it.'),
    );
  });

  it.each([
    ['highlights:\n    - Moved it.', []],
    ['note: Moved it.', []],
    [
      'description: Moved it.',
      ['error: "description" is not a field here. Did you mean "summary"?'],
    ],
  ])('takes a role without a summary, but with %j', (line, said) => {
    const messages = report({
      'experience.yaml': (text) => role(line)(text.replace(/ {2}summary: .*\n/u, '')),
    });
    expect(messages.map((one) => one.slice(0, said[0]?.length))).toEqual(said);
  });

  it('has the default kind and share of no role in the content', () => {
    const { roles } = contentOf({ 'experience.yaml': role('kind: employment\n  share: 1') });
    expect(roles[0]).not.toHaveProperty('kind');
    expect(roles[0]).not.toHaveProperty('share');
  });

  it.each([
    ['2013-12-01', '2013-12'],
    ['2013/12', '2013-12'],
    ['03/2021', '2021-03'],
    ['3.2021', '2021-03'],
    ['Mar 2021', '2021-03'],
    ['September 2021', '2021-09'],
    ['Present', 'present'],
    ['now', 'present'],
    ['Current', 'present'],
    ['currently', 'present'],
  ])('knows what %j means as an end', (written, meant) => {
    const change = (text: string) => text.replace(/end: .*/u, `end: ${written}`);
    expect(report({ 'experience.yaml': change })[0]).toBe(
      `error: "${written}" is not a month. Write: ${meant}`,
    );
  });

  it.each(['13/2021', '00/2021', 'soon', '1821-13', '21'])(
    'guesses no month from %j',
    (written) => {
      const change = (text: string) => text.replace(/end: .*/u, `end: "${written}"`);
      expect(report({ 'experience.yaml': change })[0]).toMatch(
        /is not a month\. Write year and month,/u,
      );
    },
  );

  it('warns of a hyphen that is indented further than those above', () => {
    expect(warned('   - One.\n    - Two.\n    - Three.')[0]).toContain(
      'This line is part of the text above, because its hyphen is indented further. Indent all hyphens',
    );
    expect(
      warned('    - One.\n    - Two - or so.\n    - A long\n      text -\n      end.'),
    ).toEqual([]);
  });

  it('takes years without months, as numbers or texts', () => {
    const { roles } = contentOf({ 'experience.yaml': years('2019', '"2021"') });
    expect(roles[0]).toMatchObject({ start: '2019', end: '2021' });
    expect(report({ 'experience.yaml': years('2019-04', '2019') })).toEqual([]);
    expect(report({ 'experience.yaml': years('2019-04', '2018') })[0]).toMatch(
      /The role ends in 2018, before it begins in 2019-04\./u,
    );
  });

  it('refuses an end before the start and takes one in its month', () => {
    expect(report({ 'experience.yaml': endingIn('2021-03') })).toEqual([]);
    expect(report({ 'experience.yaml': endingIn('2021-02') })[0]).toContain(
      'before it begins in 2021-03',
    );
    expect(report({ 'experience.yaml': endingIn('2026-11') })).toEqual([]);
    expect(report({ 'experience.yaml': endingIn('2026-12') })[0]).toContain('now it is 2026-11');
  });

  it('takes a start in the present month and refuses a later one', () => {
    expect(report({ 'experience.yaml': startingIn('2026-11') })).toEqual([]);
    expect(report({ 'experience.yaml': startingIn('2026-12') })).toEqual([
      'error: The role begins in 2026-12, and now it is 2026-11. Correct the month, or add the role when it has begun.',
    ]);
  });

  it.each(['company', 'title', 'start', 'end'])('takes two roles that differ in %s', (field) => {
    const values: Record<string, string> = {
      company: 'A',
      title: 'B',
      start: '2025-12',
      end: '2026-07',
    };
    const twice = (text: string) =>
      text + text.replace(new RegExp(`${field}: .*`, 'u'), `${field}: ${values[field]}`);
    expect(report({ 'experience.yaml': twice })).toEqual([]);
  });
});

describe('profile.yaml', () => {
  it.each([
    ['language: de', []],
    ['language: pt-BR', []],
    ['language: German', [expect.stringContaining('is not the tag of a language. Write de')]],
    ['language: e', [expect.stringContaining('is not the tag of a language. Write one such as')]],
    ['github: mira', [expect.stringContaining('Write it in full: https://github.com/mira')]],
    ['github: "@mira"', [expect.stringContaining('Write it in full: https://github.com/mira')]],
    ['website: mira.example', [expect.stringContaining('Write it in full: https://mira.example')]],
    ['description: A', [expect.stringContaining('Did you mean "intro"?')]],
    ['work: []', [expect.stringContaining('"work" is not a field here.')]],
    ['education: []', [expect.stringContaining('Write it into background.yaml.')]],
    [
      'certifications: []',
      [expect.stringContaining('Did you mean "certificates"? Write it into background.yaml.')],
    ],
    ['experience: []', [expect.stringContaining('Write it into experience.yaml.')]],
    ['profiles: []', [expect.stringContaining('The list is empty. Add an account')]],
    ['profiles: [{label: A, url: https://a.example}]', []],
    [
      'photoAlt: A face',
      [expect.stringContaining('"photoAlt" describes a photo, and no photo is named.')],
    ],
    ['intro: TODO', [expect.stringContaining('"TODO" is still to be written.')]],
    ['intro: "TODO: say more"', [expect.stringContaining('is still to be written.')]],
    ['intro: I fixed 900 TODO comments.', []],
    ['intro: "(TBD)"', [expect.stringContaining('is still to be written.')]],
    ['intro: TODOs are what I mend.', []],
    [
      'intro: "One two  three four\u200Bfive"',
      [
        'error: The text contains the invisible character U+200B after "two three four". Delete it and type the text again.',
      ],
    ],
    [
      'intro: "\u200Bfive"',
      [
        'error: The text contains the invisible character U+200B at its start. Delete it and type the text again.',
      ],
    ],
    [
      'contact: {title: A, education: A}',
      [expect.stringMatching(/Remove it\. The fields are: title/u)],
    ],
    ['favourite: See [it](/nowhere/).', [expect.stringContaining('is not a field here')]],
    ['languages: "Who you are, in two or three sentences."', [isOfExample]],
    ['languages: Payment systems that stay', [isOfExample]],
    ['languages: "Open to permanent roles,"', []],
    ['languages: ayment systems that stay correct', []],
    ['languages: robin@example.com', [isOfExample]],
    ['languages: Example', []],
    ['languages: Any other', []],
  ])('%j', (line, said) => {
    expect(report({ 'profile.yaml': add(line) })).toEqual(said);
  });

  it.each([
    ['ja', [`warning: Pages have words in ${wordedLanguages.join(', ')}`]],
    ['ja-JP', [`warning: Pages have words in ${wordedLanguages.join(', ')}`]],
    ['de-AT', []],
    ['PT', []],
    ['5', ['error: "5" is not the tag of a language.']],
  ])('warns of a language that pages have no words in: %s', (language, said) => {
    const files = { 'profile.yaml': add(`language: ${language}`) };
    expect(report(files, true)).toEqual(said.map((one) => expect.stringContaining(one)));
    expect(report(files)).toEqual(
      said.filter((one) => one.startsWith('error')).map((one) => expect.stringContaining(one)),
    );
  });

  it('warns of an empty core', () => {
    expect(
      report({
        'profile.yaml': (text) => text.replace(/core:\n(?: +- .*\n?)+/u, 'core: []\n'),
      }),
    ).toEqual([expect.stringContaining('warning: The core stack is empty.')]);
  });
});

describe('figures', () => {
  it.each([
    ['19 hours', true],
    ['19  Hours', true],
    ['9.5', true],
    ['4', true],
    ['9', false],
    ['`9`', false],
    ['**19** hours', true],
    ['5', false],
    ['1', false],
    ['900', false],
    ['hour', false],
    ['hours, 4 of 1,900.', true],
    ['$7', true],
    ['44%', true],
    ['(or 44%)', true],
    ['4%', false],
    ['4(', false],
    ['less, 64 KiB', true],
    ['kib übermaß', true],
    ['bermaß', false],
    ['Überma', false],
    ['4 million books', true],
    ['20 minutes', true],
  ])('%j is in the text: %j', (value, isThere) => {
    const said = report({ [caseFile]: (text) => front(figure(value))(told(text)) });
    expect(said).toEqual(isThere ? [] : [expect.stringContaining(`does not contain "${value}"`)]);
  });

  it('are a list', () => {
    expect(report({ 'profile.yaml': add('figures: 19') })).toEqual([
      expect.stringContaining('"figures" is "19", and a list is expected.'),
    ]);
  });

  it('are refused for the value before, too', () => {
    const was = figure('19 hours', '\n    was: 20 hours');
    expect(report({ [caseFile]: (text) => front(was)(told(text)) })).toEqual([
      expect.stringContaining('does not contain "20 hours"'),
    ]);
  });

  it.each([
    [3, []],
    [4, [expect.stringContaining('There are more than 3 figures.')]],
  ])('are three at the most: %i', (count, said) => {
    const list = `figures:${'\n  - {value: 19 hours, label: L}'.repeat(count)}`;
    expect(report({ [caseFile]: (text) => front(list)(told(text)) })).toEqual(said);
  });

  it.each([
    ['value: 19 hours, label: L, case: 5', '"case" is the number 5, and a text is expected.'],
    ['value: 5, label: L, case: another', '"value" is the number 5, and a text is expected.'],
  ])('that are no texts are told once: %s', (one, said) => {
    expect(report({ 'profile.yaml': add(`figures: [{${one}}]`) })).toEqual([
      expect.stringContaining(said),
    ]);
  });

  it.each([
    ['catalogue-import', '19 hours', []],
    ['catalogue-import', '18 hours', [expect.stringContaining('does not contain "18 hours"')]],
    ['catalog-import', '19 hours', [expect.stringContaining('Did you mean "catalogue-import"?')]],
    ['another', '19 hours', [expect.stringContaining('No case has the slug "another".')]],
  ])('of the profile lead to a case that shows them: %s, %s', (slug, value, said) => {
    const line = `figures: [{value: ${value}, label: L, case: ${slug}}]`;
    expect(report({ 'profile.yaml': add(line), [caseFile]: told })).toEqual(said);
  });
});

describe('background.yaml', () => {
  it.each([
    [entry('startDate: 2019'), []],
    [entry('startDate: 2019-04'), []],
    [entry('startDate: 2020-02-29'), []],
    [entry('startDate: 2019-02-29'), [expect.stringContaining('"2019-02-29" is not a date.')]],
    [
      entry('startDate: 2019-13'),
      [expect.stringContaining('is not a date. Write a year, a month or a day')],
    ],
    [entry('startDate: 1899'), [expect.stringContaining('"1899" is not a date.')]],
    [entry('startDate: 1900, endDate: 2099'), []],
    [entry('startDate: 03/2021'), [expect.stringContaining('Write: 2021-03')]],
    [entry('startDate: Foo 2021'), [isNoDate]],
    [entry('startDate: 13/2021'), [isNoDate]],
    [entry('startDate: 0/2021'), [isNoDate]],
    [entry('startDate: "Sept. 2021"'), [expect.stringContaining('Write: 2021-09')]],
    [entry('startDate: "December, 2021"'), [expect.stringContaining('Write: 2021-12')]],
    [entry('startDate: "2021-3-9T10:00"'), [expect.stringContaining('Write: 2021-03')]],
    [entry('startDate: 2021.1'), [expect.stringContaining('Write: 2021-01')]],
    [entry('startDate: 12021-03'), [isNoDate]],
    [entry('startDate: 2021-030'), [isNoDate]],
    [entry('endDate: to date'), [expect.stringContaining('Leave the field out while it lasts.')]],
    [entry('endDate: today at last'), [isNoDate]],
    [entry('endDate: Present'), [expect.stringContaining('Leave the field out while it lasts.')]],
    [entry('startDate: 2019-04, endDate: 2019'), []],
    [
      entry('startDate: 2019-04, endDate: 2019-03'),
      [expect.stringContaining('The endDate 2019-03 is before the startDate 2019-04.')],
    ],
    [
      'certificates: [{name: A, date: 2020-02, expiryDate: 2020-01}]',
      [expect.stringContaining('The expiryDate 2020-01 is before')],
    ],
    ['education: []', [expect.stringContaining('a line that begins with "- institution:"')]],
    [
      'education: [{degree: MSc}]',
      [expect.stringContaining('The field "institution" is missing.')],
    ],
    ['education: [{institution: A, gpa: 4}]', [expect.stringContaining('Did you mean "score"?')]],
    ['awards: [{title: A, summary: <b>}]', [expect.stringContaining('is HTML')]],
    [
      'skills: [{name: List<b>, keywords: [A, a]}]',
      [expect.stringContaining('"a" is listed twice.')],
    ],
    ['# nothing', []],
  ])('%s', (text, said) => {
    expect(report({ 'background.yaml': text })).toEqual(said);
  });

  it('evidences core by a project', () => {
    const project = 'projects: [{name: A, technologies: [Postgres]}]';
    expect(report({ 'profile.yaml': withPostgres })).toEqual([
      expect.stringContaining('"PostgreSQL" is in core'),
    ]);
    expect(report({ 'profile.yaml': withPostgres, 'background.yaml': project })).toEqual([]);
  });

  it.each([
    ['kind: education', 'education: [{institution: %}]', true],
    ['kind: education', 'volunteering: [{organization: %}]', false],
    ['kind: volunteer\n  share: 0.5', 'volunteering: [{organization: %}]', true],
    ['note: Paid.', 'education: [{institution: %}]', false],
    ['kind: education', 'education: [{institution: Another}]', false],
  ])('is told once: a role with %j and %s', (line, text, isTwice) => {
    const change = (roles: string) =>
      role(line)(roles.replace(/company: .*/u, 'company: Some Place'));
    const said = report({
      'experience.yaml': change,
      'background.yaml': text.replace('%', 'some  place'),
    });
    expect(said).toEqual(
      isTwice
        ? [
            expect.stringMatching(
              /warning: "some place" is also in experience\.yaml, on line \d+\./u,
            ),
          ]
        : [],
    );
  });

  it('is in the profile', () => {
    const { profile } = contentOf({ 'background.yaml': entry('startDate: 2019') });
    expect(profile.education).toEqual([{ institution: 'A', startDate: '2019' }]);
  });
});

describe('links within the site', () => {
  it.each([
    ['/', true],
    ['/cases/catalogue-import/', true],
    ['/cases/catalogue-import', true],
    ['/cases/catalogue-import.md', true],
    ['/cases/catalogue-import/#context', true],
    ['/cases/catalogue-import/#contexts', false],
    ['/cases/does-not-exist/', false],
    ['/cases/catalog-import/', false],
    ['/developers/?a=b#error-case_not_found', true],
    ['/api/cases', true],
    ['/notes.txt', true],
    ['/note.txt', false],
    ['https://example.com/nothing', true],
    ['/cases/catalogue-import.md#nothing', true],
    ['/cases/catalogue-import#contribution', true],
    ['/cases/catalogue-import#nothing', false],
    ['/cases/catalogue-import/#%63ontext', true],
    ['/cases/catalogue-import/#%zz', false],
    ['/cases/catalogue-import/contribution', false],
    ['/cases/does-not-exist/#context', false],
    ['/elsewhere/api/', false],
    ['/agents', true],
    ['/agents/x', false],
  ])('%s leads somewhere: %j', (url, isThere) => {
    const changes = {
      'profile.yaml': add(`intro: See [it](${url}).`),
      'public/notes.txt': 'Notes',
    };
    const said = isThere ? [] : [expect.stringContaining(`warning: The link leads to "${url}"`)];
    expect(report(changes)).toEqual(said);
    const inCase = (text: string) => `${text.trimEnd()}\n\n## More\n\nSee [it](${url}).\n`;
    expect(report({ [caseFile]: inCase, 'public/notes.txt': 'Notes' })).toEqual(said);
  });
});

describe('files that are served as they are', () => {
  it('are in the content by their paths', () => {
    const { files, profile } = contentOf({
      'profile.yaml': add('photo: /me.jpg\nphotoAlt: A face'),
      'me.jpg': jpeg(),
      'public/a/b.txt': 'b',
    });
    expect(Object.keys(files).toSorted()).toEqual(['/a/b.txt', '/me.jpg']);
    expect(profile).toMatchObject({ photoPath: '/me.jpg', photoAlt: 'A face' });
  });

  it.each([
    ['photo: /me.jpg', { 'me.jpg': jpeg() }, []],
    ['photo: /me.jpg', {}, [expect.stringContaining('The file that photo names is not there.')]],
    ['photo: /me.gif', {}, [expect.stringContaining('is not a valid path of a PNG or JPEG')]],
    [
      'photo: /me.jpg',
      { 'me.jpg': 'GIF89a' },
      [expect.stringContaining('The file "me.jpg" is neither a PNG nor a JPEG.')],
    ],
    [
      'photo: /me.jpg',
      { 'me.jpg': jpeg(...exif(0x8825, 2)) },
      [expect.stringContaining('The photo "me.jpg" contains the place where it was taken.')],
    ],
    ['photo: /me.jpg', { 'me.jpg': jpeg(...exif(0x8825, 7)) }, []],
    ['photo: /me.jpg', { 'me.jpg': jpeg(...exif(0x8769, 2)) }, []],
    [
      'photo: /me.jpg',
      { 'me.jpg': jpeg(...encoder.encode('<exif:GPSLatitude>')) },
      [expect.stringContaining('contains the place where it was taken')],
    ],
    [
      'intro: A',
      { 'me.jpg': jpeg() },
      [
        expect.stringContaining(
          'This photo is not served. Add a line to profile.yaml: photo: /me.jpg',
        ),
      ],
    ],
    [
      'intro: A',
      { 'public/me.jpg': jpeg(...exif(0x8825, 1)) },
      [expect.stringContaining('contains the place where it was taken')],
    ],
  ])('%s %j', (line, files, said) => {
    expect(report({ 'profile.yaml': add(line), ...files })).toEqual(said);
  });

  it.each([
    ['me.jpg', 512 * 1024, '512 KiB'],
    ['public/me.jpg', 1024 * 1024, '1 MiB'],
  ])('%s holds at most %i octets', (file, limit, words) => {
    const of = (length: number) => {
      const bytes = new Uint8Array(length);
      bytes.set(jpeg());
      return report({ 'profile.yaml': add('photo: /me.jpg'), 'me.jpg': jpeg(), [file]: bytes });
    };
    expect(of(limit).filter((said) => said.includes('larger'))).toEqual([]);
    expect(of(limit + 1)).toContainEqual(
      expect.stringContaining(`The file is larger than ${words}.`),
    );
  });

  it('hold 20 MiB in all', () => {
    const files = Object.fromEntries(
      Array.from({ length: 21 }, (_, index) => [
        `public/${index}.bin`,
        new Uint8Array(1024 * 1024),
      ]),
    );
    expect(report(files)).toEqual([
      expect.stringContaining('The files of this folder are larger than 20 MiB in all.'),
    ]);
    expect(report({ ...files, 'public/20.bin': '' })).toEqual([]);
  });

  it.each([
    ['llms.txt', true],
    ['api/profile', true],
    ['api', true],
    ['assets/site.css', true],
    ['cases/a/index.html', true],
    ['developers', true],
    ['apiary.txt', false],
    ['favicon.ico', false],
    ['resume.json', false],
    ['og.png', false],
  ])('public/%s is at a path of the service: %j', (name, isTaken) => {
    expect(report({ [`public/${name}`]: 'x' })).toEqual(
      isTaken
        ? [
            expect.stringContaining(
              `The file would be served at /${name}, and the service itself answers there.`,
            ),
          ]
        : [],
    );
  });

  it.each(['a b.txt', 'ä.txt', 'a/ü/b.txt'])('public/%s is no address', (name) => {
    expect(report({ [`public/${name}`]: 'x' })).toEqual([
      expect.stringContaining('The name of this file cannot be an address as it is.'),
    ]);
  });

  it('are not at one path twice', () => {
    const changes = {
      'profile.yaml': add('photo: /me.jpg'),
      'me.jpg': jpeg(),
      'public/me.jpg': jpeg(),
    };
    expect(report(changes)).toEqual([
      expect.stringContaining(
        'The file me.jpg beside profile.yaml has the address /me.jpg as well.',
      ),
    ]);
  });
});

/** The front matter alone, without a line end. */
const alone = (text: string) => text.slice(0, text.indexOf('\n---') + '\n---'.length);

describe('headings of cases', () => {
  it('are known in the language of the profile, and in English', () => {
    const { cases } = contentOf({ 'profile.yaml': add('language: de'), [caseFile]: german });
    const { cases: english } = contentOf({ 'profile.yaml': add('language: de') });
    for (const member of ['context', 'contribution', 'takeaway'] as const) {
      expect(cases[0]![member]).toEqual(english[0]![member]);
    }
  });

  it('are named in that language where they are missing', () => {
    expect(
      report({
        'profile.yaml': add('language: de-AT'),
        [caseFile]: (text) => german(text).replace('## Beitrag', '## Sonstiges'),
      }),
    ).toEqual(['error: The section "Beitrag" is missing. Add it: ## Beitrag']);
  });

  it('are missed in a file that ends with its front matter', () => {
    expect(report({ [caseFile]: alone })).toEqual(
      ['Context', 'Contribution', 'Takeaway'].map(
        (heading) => `error: The section "${heading}" is missing. Add it: ## ${heading}`,
      ),
    );
  });

  it('are not known in another language', () => {
    expect(report({ [caseFile]: german })).toHaveLength(3);
  });
});

const named = (name: string) =>
  `warning: "${name}" is named here, and no list of technologies has it. Add it to the technologies of the role or case, and it counts as evidence. Otherwise a job description that asks for it gets this sentence quoted.`;
const note = (text: string) => ({ 'experience.yaml': role(`note: ${text}`) });
const inCase = (text: string) => ({
  [caseFile]: (before: string) => `${before.trimEnd()}\n\n## More\n\n${text}\n`,
});

describe('technologies that texts name', () => {
  it.each<[string, Files, readonly string[]]>([
    ['in a role', note('We kept it in PostgreSQL.'), [named('PostgreSQL')]],
    ['in a case', inCase('We kept it in PostgreSQL.'), [named('PostgreSQL')]],
    ['in the profile', { 'profile.yaml': add('intro: I like Redis.') }, [named('Redis')]],
    [
      'twice',
      { ...note('We kept it in Postgres.'), ...inCase('It was PostgreSQL.') },
      [named('PostgreSQL')],
    ],
    ['and listed by another name', note('We used Airflow.'), []],
    ['and ruled out', note('We used no PostgreSQL.'), []],
    ['as a practice', note('We did DevOps and clean code.'), []],
    [
      'in another file',
      { 'background.yaml': 'volunteering: [{organization: A, summary: We used Redis.}]' },
      [],
    ],
    ['in an address', { 'experience.yaml': role('links: [{url: "https://redis.io/redis"}]') }, []],
  ])('%s', (_, files, said) => {
    expect(report(files, true)).toEqual(said);
  });
});

const using = (...names: string[]) => ({
  'experience.yaml': (text: string) => names.reduce((all, name) => `${all}    - ${name}\n`, text),
});
const own = (name: string) => ({ 'vocabulary.yaml': `- name: "${name}"\n` });
const unknown = (name: string) => expect.stringContaining(`The vocabulary does not know "${name}"`);

describe('lists of technologies', () => {
  it.each<[string, Files, readonly unknown[]]>([
    [
      'one entry of which a part is known',
      using('Redis, Qwxyzzyish'),
      ['error: "Redis, Qwxyzzyish" reads as several technologies.'],
    ],
    [
      'one entry of which no part is known',
      using('Qwxyzzyish, Zyxwqish'),
      [unknown('Qwxyzzyish, Zyxwqish')],
    ],
    ['one entry that the owner describes', { ...using('Redis, Core'), ...own('Redis, Core') }, []],
    ['two names of one', using('Redis', 'redis'), ['error: "redis" is listed twice.']],
    [
      'a name that the vocabulary does not know, in two lists',
      {
        ...using('Qwxyzzyish'),
        'background.yaml': 'projects: [{name: A, technologies: [Qwxyzzyish]}]',
      },
      [unknown('Qwxyzzyish')],
    ],
  ])('have %s', (_, files, said) => {
    expect(report(files, true)).toEqual(
      said.map((one) => (typeof one === 'string' ? expect.stringContaining(one) : one)),
    );
  });

  it('are compared with the core stack beside a file that holds no evidence', () => {
    expect(report({ 'profile.yaml': withPostgres, 'showcase.md': 'x' })).toContainEqual(
      expect.stringContaining('error: "PostgreSQL" is in core'),
    );
  });

  it('are not compared with the core stack where the vocabulary has a mistake', () => {
    const files = { 'profile.yaml': withPostgres, 'vocabulary.yaml': '- nam: Postgres\n' };
    expect(report(files, true)).toEqual([expect.stringContaining('Did you mean "name"?')]);
  });
});

// Put together here, so that no scanner takes this file for a key.
const pem = (kind: string) => `-----BEGIN ${kind}PRIVATE ${'KEY'}-----`;
const jwk = (d: string, kind = '"kty":"OKP",') => `{${kind}"${'d'}": "${d}"}`;

describe('private keys', () => {
  it.each([
    [pem(''), true],
    [pem('RSA '), true],
    [pem('OPENSSH '), true],
    [pem('ENCRYPTED ').replace('PRIVATE', 'PUBLIC'), false],
    [jwk('x'.repeat(16)), true],
    [jwk('x'.repeat(15)), false],
    [jwk('x'.repeat(16), ''), false],
    ['{"kty": "OKP", "x": "xxxxxxxxxxxxxxxxxxxxx"}', false],
  ])('are found wherever they are: %j', (text, isKey) => {
    const said = [
      'error: The file holds a private key. Move it out of the folder. If it was ever published, make another: npx profile-api key rotate',
    ];
    expect(report({ 'public/notes.txt': `A\n${text}\n` })).toEqual(isKey ? said : []);
  });
});
