// Keys of spellings: names without differences of case, width and separators.
import { fold } from '../normalize/fold.ts';

/** Folds a name to the form in which spellings are compared; words are parted by single spaces. */
export function toKey(name: string): string {
  // Most words of the lexicon are keys, with the accented letters of its languages.
  if (/^[a-zà-öø-ÿąćęłńœśźż]+(?: [a-zà-öø-ÿąćęłńœśźż]+)*$/.test(name)) return name;
  return foldName(name)
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** A word as keyboards without its accents write it: `piec` for *pięć*. */
export function withoutMarks(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ø', 'o');
}

function foldName(name: string): string {
  // Most names are plain; folding those character by character would cost most of the start-up.
  if (/^[ !'-;=-[\]-~]+$/.test(name)) return name.toLowerCase();
  const { codes, length } = fold(name);
  return String.fromCharCode(...codes.subarray(0, Math.min(length, maxLength)));
}

/** Longest spelling in characters; the rest of a longer one is ignored. */
const maxLength = 100;

/** Longest name of three or more words that is also written as one, in characters: `rubyonrails`. */
const longestJoined = 14;

/** The keys of a spelling and of its regular variants: `.js` as `js`, words written together, plurals. */
export function listVariants(spelling: string): string[] {
  const key = toKey(spelling);
  const keys = [key];
  if (key.endsWith('.js')) keys.push(`${key.slice(0, -3)} js`, `${key.slice(0, -3)}js`);
  else if (/^[a-z\d]+(?: [a-z\d]+)+$/.test(key) && key.length > 5) {
    const joined = key.replaceAll(' ', '');
    // Nobody writes `azureapimanagement`, and each letter of it is a state of the trie.
    if (joined.length <= longestJoined || key.indexOf(' ') === key.lastIndexOf(' '))
      keys.push(joined);
  }
  // A common noun at the end is inflected; a proper name is not.
  if (/[ -][a-z]{4,}$/.test(spelling)) {
    keys.push(...keys.flatMap(inflect));
  }
  return keys;
}

function inflect(key: string): string[] {
  if (!key.endsWith('s')) return [`${key}s`];
  return /(?:ss|us|is)$/.test(key) ? [] : [key.slice(0, -1)];
}
