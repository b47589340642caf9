// The states of a word while it is found out what the text says of technologies.

/** What became of a word: it names no technology, may name one, names one, or rules one out. */
export const state = { none: 0, open: 1, named: 2, excluded: 3 } as const;
