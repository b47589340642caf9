// What import concludes from a whole file: settings of the matcher, the core, photo, ongoing studies; and its limits.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { proposeFit } from '../../src/import/fit.ts';
import { type ImportOptions, importResume } from '../../src/import/import.ts';

function bring(data: unknown, readBeside?: ImportOptions['readBeside'], name = 'r.json') {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  const bytes = new TextEncoder().encode(text);
  return importResume([{ name, bytes }], { asOf: '2026-11', readBeside });
}

const read = (imported: ReturnType<typeof bring>, file: string) => parse(imported.files.get(file)!);

const startOf = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3],
};
const png = Uint8Array.from(startOf.png);
const jpeg = Uint8Array.from(startOf.jpeg);
const large = Uint8Array.from([...startOf.jpeg, ...Array.from({ length: 512 * 1024 }, () => 0)]);
const placed = Uint8Array.from([
  ...startOf.jpeg,
  ...new TextEncoder().encode('<exif:GPSLatitude>'),
]);

const basics = { name: 'Ada Example', email: 'ada@example.com' };
const role = (title: string, startDate: string, endDate: string, more = {}) => ({
  name: 'Example',
  position: title,
  startDate,
  endDate,
  ...more,
});

const study = (more: object, work: object[] = []) =>
  read(bring({ basics, work, education: [{ institution: 'Example', ...more }] }), 'background.yaml')
    .education[0];

const of = (image: string, beside?: Uint8Array) =>
  bring({ basics: { ...basics, image }, work: [] }, (_, name) =>
    name === 'me.jpg' ? beside : undefined,
  );

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const nested = (depth: number) => {
  let value: unknown = 'x';
  for (let level = 2; level < depth; level++) value = [value];
  return { basics, work: [], more: value };
};

const saying = (summary: string) => ({ basics: { ...basics, summary }, work: [] });

const encode = (image?: string) =>
  new TextEncoder().encode(JSON.stringify({ basics: { ...basics, image }, work: [] }));

describe('fit', () => {
  it.each([
    [['Senior Backend Engineer'], { level: 'senior', disciplines: ['backend'] }],
    [['Sr. Full-Stack Developer'], { level: 'senior', disciplines: ['fullstack'] }],
    [['Principal Staff Engineer'], { level: 'principal', disciplines: [] }],
    [['Staff SRE', 'iOS Developer'], { level: 'staff', disciplines: ['mobile', 'infrastructure'] }],
    [['Tech Lead, Data Engineering'], { level: 'lead', disciplines: ['data'] }],
    [['Desenvolvedora Sênior'], { level: 'senior', disciplines: [] }],
    [['Júnior Front End Developer'], { level: 'junior', disciplines: ['frontend'] }],
    [['Engineer', 'Junior Engineer'], undefined],
    [['Leadership Coach, Internal Tools, Srem'], undefined],
    [['Graduate', 'Backend Intern'], { level: 'junior', disciplines: ['backend'] }],
    [[], undefined],
  ])('of %j', (titles, fit) => {
    expect(proposeFit(titles)).toEqual(fit);
  });

  it('is written under a comment: the level of the current title, the kinds of work of all', () => {
    const work = [
      role('Junior Frontend Developer', '2015-01', '2019-12'),
      role('Senior Backend Engineer', '2020-01', 'present'),
    ];
    const imported = bring({ basics, work });
    const text = imported.files.get('profile.yaml')!;
    expect(text).toContain('# What the matcher may say about you; from your titles:\nfit:\n');
    expect(parse(text).fit).toEqual({ level: 'senior', disciplines: ['backend', 'frontend'] });
    expect(
      read(bring({ basics, work: [role('Engineer', '2020', 'present')] }), 'profile.yaml'),
    ).not.toHaveProperty('fit');
  });
});

describe('the core', () => {
  it('is filled up to eight with the technologies of most roles', () => {
    const work = [
      role('A', '2015', '2016', { keywords: ['Go', 'PHP', 'React', 'Redis', 'Kafka'] }),
      role('B', '2017', '2018', { keywords: ['Go', 'Vue.js', 'Docker', 'MySQL', 'Rust'] }),
    ];
    const { core } = read(bring({ basics, work, skills: [{ name: 'Rust' }] }), 'profile.yaml');
    expect(core).toHaveLength(8);
    expect(core.slice(0, 2)).toEqual(['Rust', 'Go']);
  });

  it('has technologies of projects only, also those in their texts', () => {
    const imported = bring({
      basics,
      work: [],
      projects: [
        { name: 'ray', description: 'A ray tracer in Rust', highlights: ['Runs as WebAssembly'] },
        { name: 'Docker', keywords: ['Python'], description: 'Our clients use Django.' },
      ],
      skills: [{ name: 'Rust' }, { name: 'Python' }, { name: 'Haskell' }],
    });
    expect(read(imported, 'profile.yaml').core).toEqual(['Rust', 'Python', 'WebAssembly']);
    const text = imported.files.get('background.yaml')!;
    expect(parse(text).projects.map((one: { technologies: unknown }) => one.technologies)).toEqual([
      ['Rust', 'WebAssembly'],
      ['Python'],
    ]);
    expect(text).toContain('# Named by the texts of this project, not by a list:');
    expect(text).toContain('# Add if you used it: Django');
  });
});

describe('studies without an end', () => {
  it('last if the file says so, or if nothing began later', () => {
    const work = [role('A', '2024-05', 'present')];
    expect(study({ startDate: '2023-10', endDate: 'Present' }, work)).not.toHaveProperty('endDate');
    expect(study({ startDate: '2023-10', current: true }, work)).not.toHaveProperty('endDate');
    expect(study({ startDate: '2024-10' }, work)).not.toHaveProperty('endDate');
    expect(study({ startDate: '2023-10' })).not.toHaveProperty('endDate');
  });

  it('are one date if a role began later, or if the file gives one date', () => {
    const work = [role('A', '2024-05', 'present')];
    expect(study({ startDate: '2023-10' }, work)).toMatchObject({ endDate: '2023-10' });
    expect(study({ date: '2019' })).toMatchObject({ startDate: '2019', endDate: '2019' });
  });
});

describe('a photo', () => {
  it('is taken from a data URL, and from a file beside the résumé', () => {
    const drawn = of(`data:image/png;base64,${base64(png)}`);
    expect(drawn.photo).toEqual({ name: 'photo.png', bytes: png });
    expect(read(drawn, 'profile.yaml').photo).toBe('/photo.png');
    expect(drawn.leftOut).toEqual([]);
    const named = of('img/me.jpg', jpeg);
    expect(named.photo).toEqual({ name: 'photo.jpg', bytes: jpeg });
    expect(read(named, 'profile.yaml').photo).toBe('/photo.jpg');
  });

  it('is that of the first file that has one', () => {
    const [one, two] = [png, jpeg].map((bytes) => `data:image/png;base64,${base64(bytes)}`);
    const inputs = [undefined, one, two].map((image, index) => ({
      name: `${index}.json`,
      bytes: encode(image),
    }));
    expect(importResume(inputs, { asOf: '2026-11' }).photo?.bytes).toEqual(png);
  });

  it.each([
    ['https://example.com/me.jpg', 'is a web address, and import fetches nothing'],
    ['me.png', 'is no PNG or JPEG beside the file'],
    ['../me.jpg?x', 'is no PNG or JPEG beside the file'],
    [
      `data:image/png;base64,${base64(jpeg.subarray(3))}`,
      'is not used. The file is neither a PNG nor a JPEG.',
    ],
    [`data:image/jpeg;base64,${base64(large)}`, 'is not used. The file is larger than 512 KiB.'],
    [
      `data:image/jpeg;base64,${base64(placed)}`,
      'is not used. The photo contains the place where it was taken.',
    ],
  ])('%.30s is left out, with the reason', (image, why) => {
    const imported = of(image);
    expect(imported.photo).toBeUndefined();
    expect(read(imported, 'profile.yaml')).not.toHaveProperty('photo');
    expect(imported.leftOut).toEqual([{ at: 'r.json: basics.image', text: image, why }]);
  });
});

describe('Markdown', () => {
  it.each([
    ['cv.md', 'Name: Ada'],
    ['cv.txt', '# Ada\n\n## Work\n\n- Bank: 2020\n- [x]: y'],
    ['cv.yaml', 'Ada Example\n===========\n\n* Bank'],
    ['cv.md', '# Ada\n- a: [\n'],
  ])('%s is refused in words for people', (name, text) => {
    expect(() => bring(text, undefined, name)).toThrow(
      `"${name}" is Markdown: text for people, in which no program knows a company from a title. Copy its texts into the example that "npx profile-api init" writes.`,
    );
  });

  it('does not include comments of YAML, however many marks they have', () => {
    const other = '## My notes\n## More\nname: Ada\n';
    expect(() => bring(other, undefined, 'cv.yaml')).toThrow('is no résumé of a known format');
  });

  it('does not include a comment of YAML', () => {
    const text = '# My résumé\nbasics:\n  name: Ada\nwork: []\n';
    expect(read(bring(text, undefined, 'cv.yaml'), 'profile.yaml').name).toBe('Ada');
  });
});

describe('limits', () => {
  it('of 64 levels are the same in JSON and in YAML, whose own is 50', () => {
    expect(() => bring(nested(65))).not.toThrow();
    expect(() => bring(nested(66))).toThrow('"r.json" is nested more than 64 levels deep.');
    const flow = JSON.stringify(nested(60));
    expect(() => bring(flow.slice(1, -1).replaceAll(',"', '\n"'), undefined, 'r.yaml')).toThrow(
      'is nested deeper than any résumé: more than 50 levels.',
    );
  });

  it('of 20,000 characters and 1,500 lines and tags hold for one text', () => {
    expect(() => bring(saying('a'.repeat(20_000)))).not.toThrow();
    expect(() => bring(saying('a'.repeat(20_001)))).toThrow('a text of more than 20000 characters');
    expect(() => bring(saying('a\n'.repeat(1_500)))).not.toThrow();
    expect(() => bring(saying('a\n'.repeat(1_501)))).toThrow(
      'a text of more than 1500 lines and tags at basics.summary',
    );
  });
});
