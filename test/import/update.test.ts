// A newer résumé beside an owner's file: whatever the owner wrote, every line of it and every value stays.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { ImportError } from '../../src/import/source.ts';
import { type Fields, matchEntries } from '../../src/import/match-entries.ts';
import { updateFile } from '../../src/import/update.ts';

const role = { company: 'Example Bank', title: 'Engineer', start: '2021-03', end: 'present' };
const write = (value: unknown) => stringify(value);

/** The comments that are added to a file. */
function propose(
  file: string,
  { base, newer, owner }: { base?: unknown; newer: unknown; owner: unknown },
): string {
  const before = typeof owner === 'string' ? owner : write(owner);
  const { text } = updateFile(file, {
    base: base === undefined ? undefined : write(base),
    newer: write(newer),
    owner: before,
  });
  expect(parse(text)).toEqual(parse(before));
  return text
    .split('\n')
    .filter((line) => !before.split('\n').includes(line))
    .join('\n');
}

describe('a field that changed in the résumé', () => {
  it('is proposed above that of the owner, whether the owner changed it or not', () => {
    const newer = { ...role, end: '2026-05' };
    const comment = '  # The newer résumé has this end:\n  # end: 2026-05';
    expect(propose('experience.yaml', { base: [role], newer: [newer], owner: [role] })).toBe(
      comment,
    );
    const owner = [{ ...role, end: '2026-04' }];
    expect(propose('experience.yaml', { base: [role], newer: [newer], owner })).toBe(comment);
  });

  it('is not proposed if the owner has it already, or if only white space differs', () => {
    const newer = [{ ...role, summary: 'One long\ntext' }];
    const owner = [{ ...role, summary: 'One  long text' }];
    expect(propose('experience.yaml', { base: [role], newer, owner })).toBe('');
  });

  it('is proposed although only the case of its letters changed', () => {
    const newer = [{ ...role, title: 'engineer' }];
    expect(propose('experience.yaml', { base: [role], newer, owner: [role] })).toContain(
      '# title: engineer',
    );
  });

  it('is not proposed if only the owner changed it, or removed it', () => {
    const owner = [{ company: 'Example Bank plc', title: 'Engineer', start: '2021-03' }];
    expect(propose('experience.yaml', { base: [role], newer: [role], owner })).toBe('');
  });

  it('is proposed below the fields of an entry that lacks it', () => {
    const newer = [{ ...role, location: 'Porto' }];
    const owner = `- company: Example Bank\n  title: Engineer\n  start: 2021-03\n  summary: |-\n    A\n\n    - b\n`;
    const { text } = updateFile('experience.yaml', {
      base: write([role]),
      newer: write(newer),
      owner,
    });
    expect(text).toBe(`${owner}  # The newer résumé has this location:\n  # location: Porto\n`);
    expect(parse(text.replace('# location', 'location'))[0].location).toBe('Porto');
  });

  it('is named if the résumé dropped it, and the owner did not change it', () => {
    const base = [{ ...role, location: 'Porto' }];
    const comment = '# The newer résumé does not have this location.';
    expect(propose('experience.yaml', { base, newer: [role], owner: base }).trim()).toBe(comment);
    const owner = [{ ...role, location: 'Lisbon' }];
    expect(propose('experience.yaml', { base, newer: [role], owner })).toBe('');
  });
});

describe('a list of texts', () => {
  const base = [{ ...role, highlights: ['One', 'Two'] }];
  const newer = [{ ...role, highlights: ['One', 'Three: it'] }];

  it('gets its new texts proposed, and those named that the résumé dropped', () => {
    expect(propose('experience.yaml', { base, newer, owner: base })).toBe(
      [
        '  # The newer résumé adds to highlights:',
        '  #   - "Three: it"',
        '  # The newer résumé does not have in highlights: Two',
      ].join('\n'),
    );
  });

  it('is left alone where the owner has the same already', () => {
    const owner = [{ ...role, highlights: ['Three: it', 'Mine'] }];
    expect(propose('experience.yaml', { base, newer, owner })).toBe('');
  });
});

const of = (company: string, title: string, more = {}) => ({ company, title, ...more });
const match = (ones: object[], others: object[], areRoles = true) =>
  [...matchEntries(ones as Fields[], others as Fields[], areRoles)].map(([one, other]) => [
    ones.indexOf(one),
    others.indexOf(other),
  ]);

describe('entries about the same thing', () => {
  it('are roles with the same company and title or start, the closest first, each once', () => {
    expect(match([of('A', 'x')], [of('a ', 'X')])).toEqual([[0, 0]]);
    expect(match([of('A', 'x', { url: '1' })], [of('A', 'y')])).toEqual([]);
    expect(match([of('A', 'x', { start: '2020' })], [of('A', 'y', { start: '2020' })])).toEqual([
      [0, 0],
    ]);
    const twice = [of('A', 'x'), of('A', 'x', { start: '2020' })];
    expect(match(twice, [of('A', 'x', { start: '2020' })])).toEqual([[1, 0]]);
  });

  it('are others with the same first field', () => {
    expect(match([of('A', 'x')], [of('A', 'y')], false)).toEqual([[0, 0]]);
    expect(match([of('A', 'x')], [of('B', 'x')], false)).toEqual([]);
  });
});

describe('an entry', () => {
  const other = { company: 'Example Rail', title: 'Lead', start: '2026-01', end: 'present' };

  it('is proposed below the others if it is new', () => {
    expect(propose('experience.yaml', { base: [role], newer: [other, role], owner: [role] })).toBe(
      [
        '# The newer résumé adds this entry:',
        '# - company: Example Rail',
        '#   title: Lead',
        '#   start: 2026-01',
        '#   end: present',
      ].join('\n'),
    );
    expect(propose('experience.yaml', { newer: [other], owner: '[]\n' })).toContain('# - company:');
  });

  it('is not proposed again after the owner removed it', () => {
    expect(propose('experience.yaml', { base: [role], newer: [role], owner: '[]\n' })).toBe('');
  });

  it('is named above that of the owner if the résumé dropped it', () => {
    const base = [role, other];
    expect(propose('experience.yaml', { base, newer: [role], owner: base }).trim()).toBe(
      '# The newer résumé does not have this entry.',
    );
  });

  it('is the same although its company or its title changed, but not if both did', () => {
    const fields = ['company', 'title'] as const;
    for (const field of fields) {
      const newer = [{ ...role, [field]: 'Changed' }];
      const found = propose('experience.yaml', { base: [role], newer, owner: [role] });
      expect(found).toContain(`# The newer résumé has this ${field}:`);
    }
    const newer = [{ ...role, company: 'Changed', title: 'Changed' }];
    expect(propose('experience.yaml', { base: [role], newer, owner: [role] })).toContain(
      '# The newer résumé adds this entry:',
    );
  });

  it('of background.yaml is proposed within its list, and a new list below the file', () => {
    const school = { institution: 'Example University', degree: 'BSc' };
    const owner = { education: [school], awards: [{ title: 'Prize' }] };
    const college = { institution: 'Example College' };
    const talk = { title: 'A talk' };
    const newer = { education: [school, college], awards: owner.awards, talks: [talk] };
    const { text } = updateFile('background.yaml', {
      base: write(owner),
      newer: write(newer),
      owner: write(owner),
    });
    const accepted = text
      .split('\n')
      .filter((line) => !line.includes('newer résumé'))
      .map((line) => line.replace('# ', ''))
      .join('\n');
    expect(parse(accepted)).toEqual(newer);
  });
});

const bankOf = (summary: string) => ({ 'Example Bank': { title: 'Ingenieur', summary } });

describe('a translation, whose entries are mappings', () => {
  const file = 'translations/de/experience.yaml';

  it('gets a changed text proposed in its entry', () => {
    const owner = bankOf('Meins');
    expect(propose(file, { base: bankOf('Eins'), newer: bankOf('Zwei'), owner })).toBe(
      '  # The newer résumé has this summary:\n  # summary: Zwei',
    );
  });

  it('gets a new entry proposed whole, and texts that are lists', () => {
    const bank = bankOf('Eins');
    const newer = { ...bank, Bahn: { title: 'Leiterin', highlights: ['Neu: eins', 'zwei'] } };
    const { text } = updateFile(file, {
      base: write(bank),
      newer: write(newer),
      owner: write(bank),
    });
    const accepted = text.replace(/^# The.*\n/mu, '').replaceAll(/^# /gmu, '');
    expect(parse(accepted)).toEqual(newer);
  });

  it('passes over values of a list that are no texts', () => {
    const owner = { b: [{ toString: '' }, null, 'Java'] };
    const newer = { b: ['Java', 'Kafka'] };
    expect(propose(file, { base: { b: [] }, newer, owner })).toContain('Kafka');
  });

  it('keeps every line whatever the types of its values are', () => {
    const key = fc.constantFrom('a', 'b', 'c');
    const words = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 2 }));
    const ours = fc.dictionary(key, fc.oneof(words, fc.dictionary(key, words)));
    const owners = fc.dictionary(key, fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme-ascii' }));
    fc.assert(
      fc.property(ours, ours, owners, (base, newer, owner) => {
        propose(file, { base, newer, owner });
      }),
      { numRuns: 200 },
    );
  });
});

it('of a file that ends without a line end, every line stays as it is', () => {
  const owner = '- company: Example Bank\r\n  title: Engineer\r\n  start: 2021-03';
  const newer = write([{ ...role, url: 'https://example.com' }]);
  const { text } = updateFile('experience.yaml', { base: undefined, newer, owner });
  expect(text.startsWith(`${owner}\r\n`)).toBe(true);
  expect(text).toContain('  # url: https://example.com\r\n');
});

it('comments above the file where one would become part of a text', () => {
  const owner = '[{company: Example Bank, title: Engineer, start: 2021-03,\n  end: present}]\n';
  const newer = write([{ ...role, end: '2026-05' }]);
  const { text } = updateFile('experience.yaml', { base: write([role]), newer, owner });
  expect(parse(text)).toEqual(parse(owner));
  expect(text).toContain(owner);
});

it('refuses a file that is no YAML', () => {
  expect(() => updateFile('profile.yaml', { base: undefined, newer: 'a: b', owner: '{' })).toThrow(
    ImportError,
  );
});

describe('whatever the three versions say', () => {
  const text = fc.oneof(
    fc.constantFrom('Example', 'a # b', 'x: y', '- one\n- two', '"quoted"', 'é\n\nü', ' ', '# t'),
    fc.string({ maxLength: 12 }),
  );
  const entry = fc.record(
    {
      company: text,
      title: text,
      start: fc.constantFrom('2020', '2021-02'),
      summary: text,
      highlights: fc.array(text, { maxLength: 3 }),
    },
    { requiredKeys: ['company', 'title'] },
  );
  const roles = fc.array(entry, { maxLength: 3 });
  const profile = fc.dictionary(fc.constantFrom('name', 'core', 'intro', 'profiles'), text);
  const styles = fc.record({
    lineWidth: fc.constantFrom(0, 20, 80),
    defaultStringType: fc.constantFrom('PLAIN' as const, 'BLOCK_LITERAL' as const),
    collectionStyle: fc.constantFrom('any' as const, 'block' as const, 'flow' as const),
    indent: fc.constantFrom(2, 4),
  });

  it.each([
    ['experience.yaml', roles],
    ['profile.yaml', profile],
    ['background.yaml', fc.record({ projects: roles })],
  ] as const)('every line and every value of %s stays', (file, shape) => {
    const any: fc.Arbitrary<unknown> = shape;
    fc.assert(
      fc.property(any, any, any, styles, (base, newer, owner, style) => {
        const before = stringify(owner, style);
        const updated = updateFile(file, { base: write(base), newer: write(newer), owner: before });
        expect(parse(updated.text)).toEqual(parse(before));
        const lines = updated.text.split('\n');
        const mine = before.split('\n');
        let at = 0;
        for (const line of lines) if (line === mine[at]) at++;
        expect(at).toBe(mine.length);
        const again = updateFile(file, {
          base: write(base),
          newer: write(newer),
          owner: updated.text,
        });
        expect(again.text).toBe(updated.text);
      }),
      { numRuns: 150 },
    );
  });
});
