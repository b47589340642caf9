// The importance of a technology in a text, and of the technologies in a section.

export const importances = ['mentioned', 'preferred', 'required'] as const;
export type Importance = (typeof importances)[number];

/**
 * The demand of a section; the first three are in the order of `importances`. `open` has no known heading and is decided
 * by its items (`decideOpenLists`), `yours` has a heading about the reader, and `prose` has neither a heading nor items.
 */
export const section = {
  neutral: 0,
  preferred: 1,
  required: 2,
  unasked: 3,
  open: 4,
  yours: 5,
  prose: 6,
} as const;
export type Section = (typeof section)[keyof typeof section];
