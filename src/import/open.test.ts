// Files: which are recognised, why others are refused, and their texts.
import { describe, expect, it } from 'vitest';
import { openSources } from './open.ts';
import { Cursor, ImportError, Ledger, listTexts } from './source.ts';

const open = (name: string, text: string | Uint8Array, from?: 'linkedin') =>
  openSources(
    [{ name, bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text }],
    from,
  );
const instead = 'Copy its texts into the example that "npx profile-api init" writes';
const markdown = `is Markdown: text for people, in which no program knows a company from a title. ${instead}`;

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
describe('openSources', () => {
  it.each([
    ['cv.pdf', '%PDF-1.7', `is a PDF: text without structure, or none. ${instead}`],
    [
      'cv.doc',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
      `is a Word document: text without structure. ${instead}`,
    ],
    ['cv.xml', '<SkillsPassport/>', `is a Europass document. ${instead}`],
    ['cv.xml', '<x xmlns="http://europass"/>', 'is no résumé of a known format'],
    ['cv.json', '{"a": 1}', 'is no résumé of a known format'],
    ['cv.MARKDOWN', 'a: b', markdown],
    ['cv.txt', '# A\n\n### B', markdown],
    ['cv.txt', 'Title\n===\na: b', markdown],
    ['cv.txt', 'Title\n----\n', markdown],
    ['cv.txt', 'a: 1\n---x\nb: 2', undefined],
    ['cv.txt', '#A\n##B', 'is no résumé of a known format'],
    ['cv.txt', '# A\n# B', 'is no résumé of a known format'],
    ['a.csv', 'x', 'is not one of LinkedIn’s files about a résumé'],
  ])('refuses %s with %j', (name, text, why) => {
    if (why === undefined) expect(() => open(name, text)).toThrow(`"${name}" is`);
    else
      expect(() => open(name, text)).toThrow(
        `"${name}" ${why}. Known are: JSON Resume (JSON or YAML), `,
      );
  });

  it('names the member that JSON Resume calls otherwise, and a wrong --from', () => {
    expect(() => open('r.json', '{"basic": {}}')).toThrow(
      new ImportError('"r.json" has "basic"; JSON Resume calls it "basics". Rename it.'),
    );
    expect(() => open('r.json', '{"basics": {}, "work": []}', 'linkedin')).toThrow(
      new ImportError('"r.json" is JSON Resume, not LinkedIn. Leave out --from.'),
    );
    expect(open('a/Skills.CSV', 'Name\nGo', 'linkedin')).toEqual([
      {
        name: 'LinkedIn',
        format: 'linkedin',
        data: { 'Skills.csv': [{ Name: 'Go' }] },
        unread: [],
      },
    ]);
  });

  it('reads tables as one export, in the place of the first', () => {
    const resume = '{"basics": {}, "work": []}';
    const sources = openSources(
      [
        file('a.json', resume),
        file('skills.csv', ' Name ,x\n\nGo,1,2\n'),
        file('b.json', resume),
        file('Skills.csv', 'Name\nPHP'),
        file('Rich.csv', 'x'),
      ],
      undefined,
    );
    expect(sources.map(({ name }) => name)).toEqual(['a.json', 'LinkedIn', 'b.json']);
    expect(sources[1]).toMatchObject({
      data: { 'Skills.csv': [{ Name: 'Go', x: '1' }] },
      unread: ['Rich.csv'],
    });
  });

  it.each([
    ['r.json', '{"a":\n  1 2}', /^"r\.json" is not JSON: Expected .* at line 2, column 5$/u],
    ['r.json', '{"a": 1,\n  "b"}', /^"r\.json" is not JSON: \S[^\n]*$/u],
    ['r.yaml', 'a: [', /^"r\.yaml" is not YAML: /u],
    ['r.yaml', 'a: "x', /^"r\.yaml" is not YAML: [^\n]{1,200}$/u],
  ])('names the mistake in %s %j', (name, text, message) => {
    expect(() => open(name, text)).toThrow(message);
  });

  it('reads UTF-16 with its mark, and no other encoding', () => {
    const text = '\uFEFF{"basics": {"name": "é"}, "work": []}';
    const little = Buffer.from(text, 'utf16le');
    expect(open('r.json', new Uint8Array(little))[0]!.data).toEqual({
      basics: { name: 'é' },
      work: [],
    });
    expect(open('r.json', new Uint8Array(Buffer.from(little).swap16()))[0]!.data).toEqual({
      basics: { name: 'é' },
      work: [],
    });
    expect(() => open('r.json', Uint8Array.of(0x22, 0xe9, 0x22))).toThrow(
      new ImportError('"r.json" is not encoded in UTF-8. Save it as UTF-8 in your editor.'),
    );
  });
});

const texts = (value: unknown) => [...listTexts(value, 'f')];
const over = (what: string) => new ImportError(`"f" ${what}. No résumé is so large.`);
describe('the texts of a source', () => {
  it('have their paths, in order', () => {
    expect(texts({ a: 'x', b: ['y', { c: 1 }, ' ', null, true], d: {} })).toEqual([
      { path: 'a', text: 'x' },
      { path: 'b[0]', text: 'y' },
      { path: 'b[1].c', text: '1' },
    ]);
  });

  it.each<[string, unknown, string | undefined]>([
    ['20,000 values', Array.from({ length: 20_000 }, () => ''), undefined],
    ['20,001 values', Array.from({ length: 20_001 }, () => ''), 'has more than 20000 values'],
    ['20,000 characters', { a: 'x'.repeat(20_000) }, undefined],
    [
      '20,001 characters',
      { a: 'x'.repeat(20_001) },
      'has a text of more than 20000 characters at a',
    ],
    ['400,000 characters', Array.from({ length: 20 }, () => 'x'.repeat(20_000)), undefined],
    [
      '400,001 characters',
      [...Array.from({ length: 20 }, () => 'x'.repeat(20_000)), 'x'],
      'has texts of more than 400000 characters',
    ],
    ['a picture', { a: `data:${'x'.repeat(500_000)}` }, undefined],
    ['1,500 tags', { a: '<'.repeat(1_500) }, undefined],
    [
      '1,501 tags',
      { a: `${'>\n<'.repeat(500)}<` },
      'has a text of more than 1500 lines and tags at a',
    ],
  ])('may be %s', (_, value, what) => {
    if (what === undefined) expect(() => texts(value)).not.toThrow();
    else expect(() => texts(value)).toThrow(over(what));
  });

  it('are taken when they are read, and left out with a reason', () => {
    const ledger = new Ledger();
    const root = new Cursor({ a: ['x', { y: 'z' }], b: { c: 2 }, look: { d: 'e' } }, 'f', ledger);
    ledger.add(root, /^look\./u);
    expect(root.at('a').facts()).toEqual([{ text: 'x', at: 'f: a[0]' }]);
    const [two] = root.at('b.c').facts();
    expect([two, root.at('b.constructor').peek(), root.member('toString').facts()]).toEqual([
      { text: '2', at: 'f: b.c' },
      undefined,
      [],
    ]);
    ledger.leave(undefined, 'x');
    ledger.leave({ text: '', at: 'f: none' }, 'x');
    expect(ledger.listLeft()).toEqual([{ at: 'f: a[1].y', text: 'z' }]);
    ledger.leave([two!], 'is odd');
    expect(ledger.listAll()).toEqual([
      { at: 'f: a[0]', text: 'x', isTaken: true },
      { at: 'f: a[1].y', text: 'z', isTaken: false },
      { at: 'f: b.c', text: '2', isTaken: false, why: 'is odd' },
    ]);
    expect(root.members().map(([name, { path }]) => [name, path])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
      ['look', 'look'],
    ]);
    expect([root.at('a').members(), root.at('b').items()]).toEqual([[], []]);
  });
});
