// Reads the numbers of a text in a language: digits with their scale and unit, and number words.
import { joints, numberWords, scales, units } from './number-words.ts';

export interface Quantity {
  readonly value: number;
  /** `percent`, `second`, `MB`; absent if no known unit follows. */
  readonly unit?: string;
}

const literals =
  /(`+)[^`]+\1|\bhttps?:\/\/[^\s)>\]]+|(?<=\])\([^)\s]+\)|["“„«‘'](\d[\d.,]*)["”“»’']/gu;

/** Code, addresses, links and quoted numbers, which are the same in every language. */
export function listLiterals(text: string): readonly string[] {
  return [...text.matchAll(literals)].map(([literal, , quoted]) => quoted ?? literal);
}

/** Digits that do not continue a word such as `k6` or `EC2`. Spaces, points, commas and apostrophes may group them. */
const digits =
  /(?<![\p{L}\p{N}.,])\d+(?:[ \u00A0\u202F.,'’]\d{3}(?!\d))*(?:[.,]\d+)*(?![\p{N}])|(?<=[.,]\s?)\b\d+(?:[.,]\d+)*/gu;

/** Reads the numbers that are written in digits. */
export function readNumbers(text: string, language: string): readonly Quantity[] {
  const separators = separatorsOf(language);
  const plain = withPlainTimes(withASCIIDigits(text.replaceAll(literals, ' ')));
  return [...plain.matchAll(digits)].flatMap(({ 0: written, index }) => {
    const after = plain.slice(index + written.length);
    return readGrouped(written, separators).map((value, place, all) => {
      const isLast = place === all.length - 1;
      return isLast ? { ...withScale(value, after) } : { value };
    });
  });
}

/** Other scripts have digits of their own; each block begins with its zero. */
function withASCIIDigits(text: string): string {
  const separated = text.replaceAll('\u066C', ',').replaceAll('\u066B', '.');
  return separated.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0)!;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && digit.codePointAt(0)! - zero < 9)
      zero--;
    return String(digit.codePointAt(0)! - zero);
  });
}

/** Writes times of day as `9:40`. */
function withPlainTimes(text: string): string {
  return text
    .replaceAll(/\b(\d{1,2}) ?h ?(\d\d)\b/gu, '$1:$2')
    .replaceAll(/\b(\d{1,2})\.(\d\d)(?= Uhr)/gu, '$1:$2')
    .replaceAll(/\b(\d{1,2})(?::(\d\d))? ?([ap])\.?m\b\.?/giu, (_, hour, minutes, half) => {
      const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
      return minutes === undefined ? String(hours) : `${hours}:${minutes}`;
    });
}

/** The number that digits with separators mean; several if they are a list or a version. */
function readGrouped(written: string, { group, decimal }: Separators): readonly number[] {
  const joined = written.replaceAll(/[ \u00A0\u202F'’](?=\d{3})/gu, '');
  const grouped = new RegExp(`^\\d{1,3}(?:[${group}]\\d{3})+(?:[${decimal}]\\d+)?$`, 'u');
  const plain = grouped.test(joined) ? joined.replaceAll(group, '') : joined;
  const parts = plain.split(decimal);
  if (parts.length <= 2 && parts.every((part) => /^\d+$/u.test(part))) {
    return [Number(parts.join('.'))];
  }
  if (/^\d+\.\d+$/u.test(plain)) return [Number(plain)];
  return plain.split(/[.,]/u).map(Number);
}

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

/** By language. A profile has few, and to ask `Intl` takes longer than to read a sentence. */
const knownSeparators = new Map<string, Separators>();

function separatorsOf(language: string): Separators {
  let separators = knownSeparators.get(language);
  if (separators === undefined) {
    separators = readSeparators(language);
    knownSeparators.set(language, separators);
  }
  return separators;
}

function readSeparators(language: string): Separators {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(
    12_345.6,
  );
  const decimal = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  return { decimal, group: decimal === ',' ? '.' : ',' };
}

function withScale(number: number, after: string): Quantity {
  const scale = scales.find(({ pattern }) => pattern.test(after));
  const value = Number((number * (scale?.factor ?? 1)).toPrecision(12));
  const rest = scale === undefined ? after : after.replace(scale.pattern, '');
  const unit = unitOf(rest);
  return unit === undefined ? { value } : { value, unit };
}

function unitOf(text: string): string | undefined {
  return units.find(({ pattern }) => pattern.test(text))?.unit;
}

/** Reads the number words of a text, with the unit after them; `undefined` for a language whose words are unknown. */
export function readNumberWords(text: string, language: string): readonly Quantity[] | undefined {
  const [subtag = ''] = language.toLowerCase().split('-');
  const code = /^n[bn]$/u.test(subtag) ? 'no' : subtag;
  const words = numberWords[code];
  if (words === undefined) return undefined;
  const valueOf = (word: string) => words.get(word) ?? readJoined(word, code);
  const found: Quantity[] = [];
  let sum: Sum = {};
  const end = (unit?: string) => {
    const value = (sum.thousands ?? 0) + (sum.rest ?? 0);
    if (isBegun(sum)) found.push(unit === undefined ? { value } : { value, unit });
    sum = {};
  };
  const small = text.toLowerCase();
  for (const { 0: word, index } of small.matchAll(/(?<!\p{L}|\d[\s\u00A0]*)\p{L}+|[^\p{L}\s-]/gu)) {
    const value = valueOf(word);
    if (value !== undefined) {
      const next = add(sum, value);
      if (next === undefined) end();
      sum = next ?? add({}, value)!;
    } else if (isBegun(sum) && !connectors.has(word)) end(unitOf(small.slice(index)));
  }
  end();
  return found;
}

const connectors = new Set(['and', 'und', 'e', 'y', 'et', 'en', 'og', 'och']);

/** A number that words have formed so far: *forty-one thousand two* is 41,000 and 2. */
interface Sum {
  readonly thousands?: number;
  readonly rest?: number;
}

function isBegun({ thousands = 0, rest }: Sum): boolean {
  return thousands > 0 || rest !== undefined;
}

/** Adds the next word to a number; `undefined` if it begins another. */
function add({ thousands = 0, rest }: Sum, value: number): Sum | undefined {
  if (value >= 1_000) return { thousands: thousands + (rest ?? 1) * value };
  if (value === 100) return { thousands, rest: (rest ?? 1) * 100 };
  const isNext = rest === undefined || (rest >= 20 && rest % 10 === 0 && value < rest);
  return isNext ? { thousands, rest: (rest ?? 0) + value } : undefined;
}

/** Reads a number whose words are joined: `einundvierzigtausend`, `zwanzigfach`, `vierentwintig`, `ventidue`. */
function readJoined(word: string, language: string): number | undefined {
  const words = numberWords[language]!;
  const links = joints[language];
  if (words.has(word) || links === undefined) return words.get(word);
  const [, stem] = /^(.+?)(?:fache?[nrs]?|mal|s?te[nrs]?)$/u.exec(word) ?? [];
  if (language === 'de' && stem !== undefined) return readJoined(stem, language);
  const read = (part: string, empty: number) => (part === '' ? empty : readJoined(part, language));
  const [large, factor] =
    [...words].findLast(([one, value]) => value >= 100 && word.includes(one)) ?? [];
  if (large !== undefined) {
    const at = word.indexOf(large);
    const times = read(word.slice(0, at), 1);
    const rest = read(word.slice(at + large.length), 0);
    return times === undefined || rest === undefined ? undefined : times * factor! + rest;
  }
  return readOnesAndTens(word, words, links);
}

/** A joined number below a hundred, in either order. */
function readOnesAndTens(
  word: string,
  words: ReadonlyMap<string, number>,
  links: readonly string[],
): number | undefined {
  for (const [first, value] of words) {
    const link = word.startsWith(first) && links.find((one) => word.startsWith(first + one));
    if (link === undefined || link === false) continue;
    const other = words.get(word.slice(first.length + link.length)) ?? 0;
    const [ones, tens] = [Math.min(value, other), Math.max(value, other)];
    if (ones > 0 && ones < 10 && tens >= 20 && tens % 10 === 0) return tens + ones;
  }
  return undefined;
}
