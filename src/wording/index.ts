// The words of pages and of the PDF in each language, and how texts are put together. A new language is a file and a row here.
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import type { Content } from '../schema/content.ts';
import type { Counted, PluralForms, Wording } from './wording.ts';

export type { Counted, Wording } from './wording.ts';

const wordings = { en, da, de, es, fr, it, nl, no, pl, pt, sv } satisfies Readonly<
  Record<string, Wording>
>;

/** Languages that have words, by their code (ISO 639-1). */
export const wordedLanguages = Object.keys(wordings) as readonly (keyof typeof wordings)[];

/** Whether pages have words in this language (BCP 47). */
export function hasWords(language: string): boolean {
  return findWords(language) !== undefined;
}

/** The language of the words for a content in this language (BCP 47): `de` for `de-AT`, else English. */
export function languageOfWords(language = 'en'): keyof typeof wordings {
  return findWords(language) ?? 'en';
}

function findWords(language: string) {
  const [code = ''] = language.toLowerCase().split('-');
  // Both written forms of Norwegian read the words of `no`.
  const own = code === 'nb' || code === 'nn' ? 'no' : code;
  return wordedLanguages.find((known) => known === own);
}

/** The words for a content in this language (BCP 47). */
export function wordingOf(language?: string): Wording {
  return wordings[languageOfWords(language)];
}

/** The language of a content (BCP 47). */
export function languageOf(content: Content): string {
  return content.profile.language ?? 'en';
}

/** The words for a content. */
export function wordsOf(content: Content): Wording {
  return wordingOf(languageOf(content));
}

const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The direction in which a language (BCP 47) is usually written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.toLowerCase().split('-')[0]!) ? 'rtl' : 'ltr';
}

/** Fills the gaps of a text; a gap that gets nothing stays. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (gap, name: string) => String(values[name] ?? gap));
}

/** Says a number of things: `count(['{n} year', '{n} years'], 2)` is `2 years`. */
export function count(forms: Counted, n: number): string {
  return fill(formOf(forms, n), { n });
}

/** The text for a whole number: of a pair the first one is for 1 alone. */
export function formOf(forms: Counted, n: number): string {
  if (!('other' in forms)) return forms[n === 1 ? 0 : 1];
  return formIn(forms, new Intl.PluralRules(forms.language).select(n));
}

/** The text for a plural category of CLDR. */
export function formIn(forms: Counted, category: Intl.LDMLPluralRule): string {
  if (!('other' in forms)) return forms[category === 'one' ? 0 : 1];
  return forms[category as keyof PluralForms] ?? forms.other;
}
