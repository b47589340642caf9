// Reads the numbers of a text in a language: digits with their scale and unit, and number words.
import { numberWords, scales, units } from './number-words.ts';

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

function separatorsOf(language: string): Separators {
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

/** The unit with which a text begins. */
function unitOf(text: string): string | undefined {
  return units.find(({ pattern }) => pattern.test(text))?.unit;
}

/** Reads the number words of a text, with the unit after them; `undefined` for a language whose words are unknown. */
export function readNumberWords(text: string, language: string): readonly Quantity[] | undefined {
  const [code = ''] = language.toLowerCase().split('-');
  const words = numberWords[code];
  if (words === undefined) return undefined;
  const valueOf = (word: string) =>
    words.get(word) ?? (code === 'de' ? readGerman(word) : undefined);
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

const connectors = new Set(['and', 'und', 'e', 'y', 'et']);

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

/** German joins the words of a number: `einundvierzigtausend`, `zwanzigfach`. */
function readGerman(word: string): number | undefined {
  const words = numberWords['de']!;
  const known = words.get(word);
  if (known !== undefined) return known;
  const [, stem] = /^(.+?)(?:fache?[nrs]?|mal|s?te[nrs]?)$/u.exec(word) ?? [];
  if (stem !== undefined) return readGerman(stem);
  const joint = ['tausend', 'hundert', 'und'].find((one) => word.includes(one));
  if (joint === undefined) return undefined;
  const at = word.indexOf(joint);
  const [before, after] = [word.slice(0, at), word.slice(at + joint.length)];
  const first = before === '' ? 1 : readGerman(before);
  const last = after === '' ? 0 : readGerman(after);
  if (first === undefined || last === undefined) return undefined;
  return joint === 'und' ? first + last : first * words.get(joint)! + last;
}
