// Small helpers for words and names.

/** Makes a name comparable: Unicode-normalised, letter case and runs of white space ignored. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Controls, zero-width spaces, overrides of direction and lone surrogates, which disguise a text. */
export const unprintable = /(?!\n)[\p{Cc}\p{Cs}\u200B\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** Names a character that cannot be seen. */
export function nameUnseen(character: string): string {
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return character === '\t' ? 'a tab' : `the invisible character U+${code}`;
}

/** Shows a value within a message: on one line, shortened, and without control sequences. */
export function shorten(value: string): string {
  const characters = Array.from(
    value
      .slice(0, 2 * maxShown)
      .replace(/\s+/gu, ' ')
      .trim(),
  );
  const shown = characters
    .slice(0, maxShown)
    .join('')
    .replace(/[\p{C}]/gu, '\uFFFD');
  return characters.length > maxShown ? `${shown}…` : shown;
}

const maxShown = 60;

/** The start of a list entry, in Markdown or as a word processor writes it. */
export const entryMark = /^(?:[-*+•–]|\d{1,2}[.)]) /u;

/** A member of a value of unknown type. */
export function memberOf(value: unknown, name: PropertyKey): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<PropertyKey, unknown>)[name]
    : undefined;
}

/** The value at a path; `undefined` where there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(memberOf, data);
}

/** The items of a value that should be a list. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The texts in a value that should be a list of texts. */
export function textsOf(value: unknown): readonly string[] {
  return listIn(value).filter((entry) => typeof entry === 'string');
}

/** A date or other text that YAML may read as a number. */
export function scalarText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
