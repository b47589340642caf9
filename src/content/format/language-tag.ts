// The format of language tags (BCP 47).
import * as z from 'zod';
import { shorten } from '../report/text.ts';
import { line } from './fields.ts';

/** A language by its tag, in the letter case that BCP 47 recommends. */
export function languageTag(description: string, example: string): z.ZodString {
  return line(
    description,
    example,
    z.refine<string>(isLanguageTag, {
      error: ({ input }) => {
        const tag = languageNames.get(String(input).toLowerCase());
        return `"${shorten(String(input))}" is not the tag of a language.\nWrite ${tag ?? 'one such as: en, de, fr, es, pt or pt-BR'}`;
      },
    }),
  );
}

const languageNames = new Map(
  Object.entries({
    english: 'en',
    german: 'de',
    deutsch: 'de',
    french: 'fr',
    français: 'fr',
    spanish: 'es',
    español: 'es',
    portuguese: 'pt',
    português: 'pt',
  }),
);

/** Whether a text is the tag of a language by its form. */
export function isLanguageTag(tag: string): boolean {
  if (!/^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/iu.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
