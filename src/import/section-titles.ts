// Finds the kind of entries by the title of their section.
import type { Section } from './draft.ts';

/** Titles of sections in English, German, French, Spanish and Portuguese. */
const titles: readonly (readonly [RegExp, Section])[] = [
  [/volunt|ehrenamt|bénévol/iu, 'volunteering'],
  [/certif|zertifi|licen[cs]e/iu, 'certificates'],
  [/award|honou?r|achievement|prize|auszeichnung|distinction|premio|prêmio/iu, 'awards'],
  [/talk|presentation|speaking|vortr|conférence|charla|palestra/iu, 'talks'],
  [/publica|paper|veröffentlich/iu, 'publications'],
  [/proje[ck]t|proye[ck]t|projet|portfolio|open.?source/iu, 'projects'],
  [
    /programming|skill|technolog|tool|stack|competenc|expertise|kenntnis|compétence|habilidad|competênc/iu,
    'skills',
  ],
  [/language|sprache|langue|idioma|língua/iu, 'languages'],
  [/interes|hobb|intérêt/iu, 'interests'],
  [/educa|bildung|\bformation|formación|formação|estudios/iu, 'education'],
  [/experi[eê]n|expérience|employment|\bwork|beruf|erfahrung/iu, 'roles'],
];

/** The section for a title; `undefined` if the title is unknown. */
export function sectionOf(title: string): Section | undefined {
  return titles.find(([pattern]) => pattern.test(title))?.[1];
}
