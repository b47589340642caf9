import { describe, expect, it } from 'vitest';
import { readRule } from './pattern.ts';

const words = (find: string) => readRule({ find }).parts;

describe('a pattern', () => {
  it('has a part for each word, gap, mark and list of its row', () => {
    const kinds = words('^ OWN:code .. be|speaker ..1~negator removed? !roleNoun [,-]? $$');
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'edge',
      'names',
      'gap',
      'word',
      'gap',
      'word',
      'next',
      'mark',
      'edge',
    ]);
  });

  it('needs a cue of each word that it cannot do without, the rarest first', () => {
    const { needed } = readRule({ find: 'be? OWN be .. removed+foreign plain', given: ['than'] });
    expect(needed.all.map(({ exclusion }) => exclusion !== 0)).toEqual([true, true, false]);
  });

  it('names a cue that there is not', () => {
    expect(() => words('OWN .. remowed')).toThrow('There is no cue or property "remowed".');
    expect(() => readRule({ find: 'OWN', unless: 'negatr' })).toThrow('"negatr"');
  });
});
