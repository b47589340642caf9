import { describe, expect, it } from 'vitest';
import { fold } from '../normalize/fold.ts';
import { Trie } from './automaton.ts';

const keys = ['go', 'java', 'java script', 'c', 'c#', 'gitlab ci', 'кафка', '2fa', 'data'];
const trie = new Trie(keys);

/** The key that a text begins with, and how many characters it takes. */
function find(text: string, limit?: number, own = trie, names: readonly string[] = keys) {
  const { codes } = fold(text);
  const found = own.longest(codes, 0, limit);
  return found === 0 ? undefined : [names[found - 1], own.end];
}

describe('a text', () => {
  it.each([
    ['Java', 'java', 4],
    ['Java.', 'java', 4],
    ['JavaScript', undefined, 0],
    ['Java Script', 'java script', 11],
    ['Java-Script', 'java script', 11],
    ['Java_Script', 'java script', 11],
    ['Java\nScript', 'java script', 11],
    ['Java-\nScript', 'java script', 12],
    ['Java  \n Script', 'java script', 14],
    ['Java\n\nScript', 'java', 4],
    ['Java -Script', 'java', 4],
    [`Java${' '.repeat(15)}Script`, 'java script', 25],
    [`Java${' '.repeat(17)}Script`, 'java', 4],
    ['Java Scripts', 'java', 4],
    // A version belongs to a name of three letters and more, up to four digits.
    ['Java17', 'java', 6],
    ['Java1724', 'java', 8],
    ['Java17245', undefined, 0],
    ['Java17a', undefined, 0],
    ['Go2', undefined, 0],
    ['C', 'c', 1],
    ['C, D', 'c', 1],
    ['C#', 'c#', 2],
    ['C++', undefined, 0],
    ['2FA', '2fa', 3],
    ['2FA2', '2fa', 4],
    ['Кафка', 'кафка', 5],
    ['Кафкаa', undefined, 0],
    ['GitLab', undefined, 0],
    ['GitLab CI/CD', 'gitlab ci', 9],
    ['', undefined, 0],
  ])('%j begins with %j', (text, key, length) => {
    expect(find(text)).toEqual(key === undefined ? undefined : [key, length]);
  });

  it('is read up to a limit', () => {
    expect(find('Java Script', 11)).toEqual(['java script', 11]);
    expect(find('Java Script', 5)).toEqual(['java', 4]);
    expect(find('Java Script', 4)).toEqual(['java', 4]);
  });

  it('returns how far its first letters reach', () => {
    for (const [text, read] of [
      ['java, go', 4],
      ['jam', 3],
      ['x', 1],
      ['.', 0],
    ] as const) {
      trie.longest(fold(text).codes, 0);
      expect(trie.read).toBe(read);
    }
  });
});

it('has room for more keys than it is given at first', () => {
  const names = Array.from({ length: 5_000 }, (_, index) => `k${index.toString(36)}ж${index}x`);
  const grown = new Trie(names, 2);
  for (const [index, name] of names.entries()) {
    if (index % 97 === 0) expect(find(name, undefined, grown, names)).toEqual([name, name.length]);
  }
});
