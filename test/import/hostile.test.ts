// Files that are made to cost time or memory: each is refused in one line, or read.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseContent } from '../../src/content/parse.ts';
import { importResume } from '../../src/import/import.ts';
import { ImportError } from '../../src/import/source.ts';

const asOf = '2026-11';
const read = (name: string, content: string | Uint8Array) =>
  importResume([{ name, bytes: typeof content === 'string' ? strToU8(content) : content }], {
    asOf,
  });
const resume = (summary: unknown, rest: object = {}) =>
  JSON.stringify({ basics: { name: 'N', summary }, work: [], ...rest });
const keys = (count: number) =>
  Array.from({ length: count }, (_, index) => `k${index}: v\n`).join('');

describe('a hostile résumé', () => {
  it.each([
    [
      '700,000 open tags',
      resume('<b>'.repeat(700_000)),
      /text of more than 20000 characters at basics\.summary/u,
    ],
    ['300,000 list items', resume('<li>a'.repeat(300_000)), /text of more than 20000 characters/u],
    [
      '60,000 links',
      resume('<a href="https://a.test">'.repeat(60_000)),
      /text of more than 20000/u,
    ],
    [
      '300,000 keys of JSON',
      `{${Array.from({ length: 300_000 }, (_, index) => `"k${index}":1`).join()}}`,
      /more entries than any résumé/u,
    ],
    [
      '30,000 keys of JSON',
      `{"basics":{},"work":[],${Array.from({ length: 30_000 }, (_, index) => `"k${index}":1`).join()}}`,
      /more than 20000 values/u,
    ],
    [
      '300,000 keys of YAML',
      `cv: {sections: {}}\n${keys(300_000)}`,
      /more entries than any résumé/u,
    ],
    ['50,000 keys of YAML', `cv: {sections: {}}\n${keys(50_000)}`, /more entries than any résumé/u],
    [
      'a million empty lists',
      `{"basics":{},"work":[${'[],'.repeat(1_000_000)}1]}`,
      /more entries than any/u,
    ],
    [
      'many long texts',
      resume(Array.from({ length: 50 }, () => 'a'.repeat(15_000))),
      /texts of more than 400000 characters/u,
    ],
  ])('with %s is refused', (_, text, message) => {
    const act = () => read(text.startsWith('cv') ? 'r.yaml' : 'r.json', text);
    expect(act).toThrow(ImportError);
    expect(act).toThrow(message);
  });

  it.each([
    ['700 open tags', '<b>'.repeat(700), ''],
    ['700 closing tags', `a${'</b>'.repeat(700)}`, 'a'],
    ['spaces in a tag', `<b${' '.repeat(19_000)}`, undefined],
    ['marks of emphasis', '*a '.repeat(6_000), undefined],
    ['open brackets', '['.repeat(19_000), undefined],
  ])('with %s is read', (_, summary, intro) => {
    const profile = read('r.json', resume(summary)).files.get('profile.yaml')!;
    if (intro === undefined) expect(profile).toContain('name: N');
    else expect(profile.match(/^intro: (?<intro>.*)$/mu)?.groups?.['intro'] ?? '').toBe(intro);
  });

  it('may hold a large picture', () => {
    const image = `data:image/png;base64,${'A'.repeat(700_000)}`;
    expect(
      read('r.json', JSON.stringify({ basics: { name: 'N', image }, work: [] })).sources[0]!.label,
    ).toBe('JSON Resume');
  });
});

describe('an archive', () => {
  const table = strToU8('Company Name,Title\nExample,Engineer\n');
  const make = () => zipSync({ 'Positions.csv': table }, { level: 0 });
  /** The archive with other bytes at an offset after a signature. */
  function change(signature: number, offset: number, value: number): Uint8Array {
    const bytes = make();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let start = 0;
    while (view.getUint32(start, true) !== signature) start++;
    view.setUint32(start + offset, value, true);
    return bytes;
  }

  it('is read where its entries are as it states', () => {
    expect(read('e.zip', make()).counts['roles']).toBe(1);
    expect(read('e.zip', zipSync({ 'é/Positions.csv': table })).counts['roles']).toBe(1);
  });

  it.each([
    ['checksum', change(0x02_01_4b_50, 16, 1)],
    ['length', change(0x02_01_4b_50, 24, 5)],
  ])('that lies about the %s of an entry is refused', (_, bytes) => {
    expect(() => read('e.zip', bytes)).toThrow(/has a damaged entry, "Positions\.csv"|broken ZIP/u);
  });

  it('without a directory is refused', () => {
    expect(() => read('e.zip', change(0x06_05_4b_50, 0, 0))).toThrow(/is a broken ZIP archive/u);
    expect(() => read('e.zip', change(0x06_05_4b_50, 16, 3))).toThrow(/is a broken ZIP archive/u);
  });
});

const issuesOf = (files: Record<string, string | Uint8Array>) => {
  const bytes = Object.entries(files).map(
    ([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  const parsed = parseContent(new Map(bytes), { asOf, thorough: false });
  return ('issues' in parsed ? parsed.issues : parsed.warnings).map(({ message }) => message);
};

describe('check', () => {
  const profile = 'name: N\n';

  it('is read where a label has a value that is no text', () => {
    const section = 'extra:\n      - label: { toString: "" }\n        details: Java';
    const { files } = read('cv.yaml', `cv:\n  name: N\n  sections:\n    ${section}\n`);
    expect([...files.keys()]).toContain('profile.yaml');
  });

  it('reports a file of 300,000 unknown keys once', () => {
    const issues = issuesOf({ 'profile.yaml': keys(300_000), 'experience.yaml': '[]' });
    expect(issues.filter((message) => message.includes('more than 40000 lines'))).toHaveLength(1);
  });

  it('reports a photo that is full of TIFF headers', () => {
    const photo = new Uint8Array(500_000);
    photo.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    for (let start = 64; start + 8 < photo.length; start += 8)
      photo.set([0x49, 0x49, 42, 0], start);
    const issues = issuesOf({
      'profile.yaml': `${profile}photo: /photo.png\n`,
      'photo.png': photo,
    });
    expect(issues.join('\n')).toMatch(
      /"photo\.png" contains more metadata than any camera writes/u,
    );
  });
});
