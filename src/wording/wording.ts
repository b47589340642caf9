// The shape of the words of a language. The API, its errors and the guides are English.
import type { en } from './en.ts';

/** Singular and plural: `['{n} year', '{n} years']`. */
export type Counted = readonly [one: string, several: string];

/**
 * All words of one language, in the shape of the English ones: a missing or superfluous key is a type error. `fill` fills
 * gaps such as `{name}`; a pair of texts is `Counted`, with the number as `{n}`.
 */
export type Wording = Words<typeof en>;

type Words<English> = English extends string
  ? string
  : English extends readonly [string]
    ? readonly [string, ...string[]]
    : { readonly [Key in keyof English]: Words<English[Key]> };
