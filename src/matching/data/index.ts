// The built-in vocabulary, written by hand: add a technology to the file of its category.
import type { Entries } from './entries.ts';
import { languages } from './languages.ts';

export const builtIn: Readonly<Record<string, Entries>> = {
  language: languages,
};
