// The form of the built-in vocabulary: one line a technology, spellings separated by commas.

/**
 * How a technology is written besides its name. Case, hyphens instead of spaces and words written together
 * need no spelling of their own, nor does `.js` written as `js`.
 */
export interface Entry {
  /** Spellings that mean this technology wherever they stand. */
  readonly also?: string;
  /** Spellings that are ordinary words too, the name itself among them where it is one. */
  readonly words?: string;
  /** Whether such a word counts only beside a neighbour, a list or a cue: it has other meanings in software too. */
  readonly strict?: true;
  /** Words and technologies whose company settles an ordinary word. */
  readonly near?: string;
}

/** Technologies of one category by name; a bare text stands for `also`. */
export type Entries = Readonly<Record<string, string | Entry>>;
