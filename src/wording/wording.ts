// The shape of the words of a language. The API, its errors and the guides are English.
import type { en } from './en.ts';

/** Singular and plural: `['{n} year', '{n} years']`. */
export type Counted = readonly [one: string, several: string] | PluralForms;

/** The plurals of a language that has more than two, by the categories of CLDR; `other` is for decimals. */
export interface PluralForms {
  readonly language: string;
  readonly one: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/**
 * All words of one language, in the shape of the English ones: a missing or superfluous key is a type error. `fill` fills
 * gaps such as `{name}`; a pair of texts is `Counted`, with the number as `{n}`.
 */
export type Wording = Words<typeof en>;

type Words<English> = English extends string
  ? string
  : English extends readonly [string]
    ? readonly [string, ...string[]]
    : English extends readonly [string, string]
      ? Counted
      : {
          readonly [Key in keyof English]: Key extends 'quotes'
            ? readonly [opening: string, closing: string]
            : Words<English[Key]>;
        };
