// Quotation marks and apostrophes of prose, as the language of the page sets them.

export interface Quotes {
  readonly quotes: readonly [opening: string, closing: string];
}

/** Begins a text with a capital letter. */
export function capitalize(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

/** Replaces straight quotation marks and apostrophes. A mark before a word opens, any other closes. */
export function typeset(text: string, { quotes: [opening, closing] }: Quotes): string {
  return text
    .replaceAll(/(?<![\p{L}\p{N}.,;:!?)\]…])"(?=\S)/gu, opening)
    .replaceAll('"', closing)
    .replaceAll(/(?<![\p{L}\p{N}])'(?=\p{L}[^']*'(?!\p{L}))/gu, '‘')
    .replaceAll(/(?<=[\p{L}\p{N}])'|'(?=\d\d(?!\d))/gu, '’');
}
