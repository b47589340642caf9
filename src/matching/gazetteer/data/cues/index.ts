// The languages of job descriptions: to add one, write its file and list it here.
import { danish } from './da.ts';
import { dutch } from './nl.ts';
import { french } from './fr.ts';
import { german } from './de.ts';
import { italian } from './it.ts';
import type { Language } from './language.ts';
import { norwegian } from './no.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { spanish } from './es.ts';
import { swedish } from './sv.ts';

/** Languages besides English, in the order in which they are tried. */
export const languages: readonly Language[] = [
  german,
  french,
  spanish,
  portuguese,
  dutch,
  italian,
  polish,
  swedish,
  danish,
  norwegian,
];
