// The foldings of single characters, and the characters of words. The tables fill as characters are met.

/** Kinds of folding; a greater table entry is the folded character itself. */
export const folding = {
  unknown: 0,
  expands: 1,
  invisible: 2,
  combining: 3,
  surrogate: 4,
  /** Folds to itself, unless it begins markup or a line break of two characters, or parts cells. */
  mark: 5,
} as const;

/** Code units that fold to themselves and mean a whole class; the letters are private, so in no name. */
export const code = {
  tab: 0x09,
  newline: 0x0a,
  space: 0x20,
  quote: 0x22,
  apostrophe: 0x27,
  comma: 0x2c,
  hyphen: 0x2d,
  bar: 0x7c,
  stop: 0x2e,
  dash: 0x2014,
  bullet: 0x2022,
  otherLetter: 0xe000,
  otherIdeograph: 0xe001,
} as const;

/** The kinds of characters, by which a text is cut into words. */
export const kind = { unknown: 0, separator: 1, word: 2, ideograph: 3 } as const;

const bullet = String.fromCharCode(code.bullet);

const classes: readonly (readonly [string, number])[] = [
  ['\0\u001f\u2122\u2120\u00a0', code.space],
  ['\u0085\u2028\u2029', code.newline],
  ['“”„‟«»‹›「」『』`', code.quote],
  ['‘’‚‛ʼ´′', code.apostrophe],
  ['‐‑‒–−﹣－', code.hyphen],
  ['—―﹘', code.dash],
  ['·•‣⁃∙⋅・', code.bullet],
  ['。｡', code.stop],
  ['、､', code.comma],
];

/** Caches of `foldUnit` and `kindOf`, read directly by hot loops; 0 for characters not met so far. */
export const foldings = new Uint16Array(0x10000);
export const kinds = new Uint8Array(0x10000);
const expansions = new Map<number, string>();
const compositions = new Map<number, number>();
/** Most entries of each map, because texts can hold countless different characters. */
const maxRemembered = 4_096;
for (const [members, folded] of classes) {
  for (const member of members) foldings[member.charCodeAt(0)] = folded;
}

/** Folds one code unit: a folded code unit, or one of `folding`. */
export function foldUnit(unit: number): number {
  return foldings[unit] || (foldings[unit] = describeUnit(unit));
}

/** The kind of a folded code unit: see `kind`. */
export function kindOf(unit: number): number {
  return kinds[unit] || (kinds[unit] = describeKind(unit));
}

export function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Folds a code point that becomes several characters, or is outside the basic plane. */
export function expand(point: number): string {
  // Emoji, the most frequent of them, need no look-up.
  if (point >= 0x1f300 && point < 0x1fb00) return bullet;
  let expansion = expansions.get(point);
  if (expansion === undefined) {
    const character = String.fromCodePoint(point);
    expansion = isStandIn(point) ? stand(character, point) : fullFold(character);
    // A few ligatures are whole phrases; within a name they mean nothing.
    if (expansion.length > 4) expansion = String.fromCharCode(code.otherLetter);
    remember(expansions, point, expansion);
  }
  return expansion;
}

/** Joins a folded character and a combining mark; 0 when no single character is both. */
export function compose(base: number, mark: number): number {
  if (foldUnit(base) === folding.combining) return 0;
  const key = (base << 16) | mark;
  let composed = compositions.get(key);
  if (composed === undefined) {
    const joined = String.fromCharCode(base, mark).normalize('NFKC');
    composed = joined.length === 1 ? joined.charCodeAt(0) : 0;
    remember(compositions, key, composed);
  }
  return composed;
}

function remember<Value>(values: Map<number, Value>, key: number, value: Value): void {
  if (values.size >= maxRemembered) values.clear();
  values.set(key, value);
}

/** NFKC and full case folding of a short text. */
export function fullFold(text: string): string {
  // Lower, upper, lower is full case folding but for the final sigma, which depends on its place.
  const cased = text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase();
  return cased.replaceAll('ς', 'σ').normalize('NFKC');
}

function describeUnit(unit: number): number {
  const character = String.fromCharCode(unit);
  if (unit >= 0xd800 && unit < 0xe000) return folding.surrogate;
  if (unit === 0x0a) return code.newline;
  // The musical sharp: `C♯`.
  if (unit === 0x266f) return 0x23;
  if (unit === code.tab || unit === 0x0d || unit === 0x3c || unit === 0x26 || unit === 0x5c)
    return folding.mark;
  if (/[\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(character)) return folding.invisible;
  if (/[\p{M}\u1161-\u1175\u11a8-\u11c2]/u.test(character)) return folding.combining;
  if (/[\p{Z}\p{Cc}]/u.test(character)) return code.space;
  if (unit > 0x7f && /[\p{So}\p{Sm}]/u.test(character) && character.normalize('NFKC') === character)
    return code.bullet;
  const folded = fullFold(character);
  return folded.length === 1 && folded.charCodeAt(0) > folding.mark
    ? folded.charCodeAt(0)
    : folding.expands;
}

/** Returns the end of the word that continues at `index`. */
export function skipWord(codes: Uint16Array, index: number): number {
  const table = kinds;
  const { word } = kind;
  let end = index;
  while ((table[codes[end]!] || kindOf(codes[end]!)) === word) end++;
  return end;
}

function describeKind(unit: number): number {
  if (unit === code.otherLetter) return kind.word;
  if (unit === code.otherIdeograph) return kind.ideograph;
  const character = String.fromCharCode(unit);
  // These scripts put no spaces between words, or add endings to foreign ones.
  const unspaced =
    /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}]/u;
  if (!/[\p{L}\p{N}\p{M}]/u.test(character)) return kind.separator;
  return unspaced.test(character) ? kind.ideograph : kind.word;
}

function isStandIn(point: number): boolean {
  return point > 0xffff ? !isCompatible(point) : point >= 0xd800 && point < 0xe000;
}

/** Blocks outside the basic plane whose characters are styled forms of others. */
function isCompatible(point: number): boolean {
  return (
    (point >= 0x1d400 && point < 0x1d800) ||
    (point >= 0x1f100 && point < 0x1f170) ||
    (point >= 0x2f800 && point < 0x2fa20)
  );
}

function stand(character: string, point: number): string {
  if (point >= 0xe0000) return '';
  if (!/[\p{L}\p{N}\p{M}]/u.test(character)) return bullet;
  return String.fromCharCode(point >= 0x20000 ? code.otherIdeograph : code.otherLetter);
}
