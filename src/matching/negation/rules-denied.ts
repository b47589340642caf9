// Rules for names that a clause denies: `MATLAB har vi inte`, `Perl fasst hier niemand mehr an`.
import type { Rule } from './pattern.ts';

/** May take a denial back: `not only`, `but`, `a plus`, `no experience`. */
const reserved =
  'affirmation|contrast|preference|supposition|credential|experienceNoun|excepting|pending';
export const turned = `averse|all|sole|${reserved}`;
/** A word of denial that is not taken back itself. */
const not = 'negator+standing-removed-lacking|refusal+standing|nothing+foreign+standing';
/** A denial of a verb: `not used`, but not `no overtime` and `nobody minds`. */
const notUsed = 'negator+standing-removed-lacking-determiner-nothing|refusal+standing';
/** Words of use, wish and demand: a clause that denies one of them denies its names. */
const acts = 'refusal|demand|verb|handling|engaging|pitch';

export const denied: readonly Rule[] = [
  // `De PHP aquí ya no queda nada`
  {
    find: '^ adverb* of|origin ALL .. nothing+foreign|refusal+foreign ..1 $',
    unless: `lacking|reader|${turned}`,
  },
  // `Node.js is not used by us`
  {
    find: `OWN ..~remark|removed|replaced ${not} ..~removed negator? ..~removed $`,
    given: [acts],
    unless: `lacking|${turned}`,
    unlessNext: 'dismissal',
  },
  // `PHP is not in our stack`, but not `Our PHP code is not in our office`
  {
    find: `OWN !part ..~remark|removed|replaced ${not} ..~removed negator? ..~removed $`,
    given: ['setting'],
    unless: `lacking|${turned}`,
    unlessNext: 'dismissal',
  },
  // `Programming in Java is not among your tasks`
  {
    find: `^ handling-speaker-reader-engaging-be ALL engaging|be? ${not} engaging? ..1~be|removed|roleNoun $`,
    given: ['engaging|setting|taskWord'],
    unless: `lacking|${turned}`,
    unlessNext: 'dismissal',
  },
  // `PHP is not in our stack and we want to keep it that way`
  {
    find: `OWN !part ..~remark|removed|replaced ${not} ..~removed list speaker`,
    given: ['setting'],
    unless: `lacking|${turned}`,
  },
  // `PHP ist aus Sicherheitsgründen nicht erlaubt`
  {
    find: `OWN ..2~remark|removed|replaced ${not} ..~removed negator? ..~removed $`,
    given: [acts, 'foreign'],
    unless: `lacking|${turned}`,
    unlessNext: 'dismissal',
  },
  // `The operation of Windows is outsourced and not part of the job`
  {
    find: `OWN ...~name|negator|speaker|reader list be? ${notUsed} !possessive ..~removed $`,
    given: [`${acts}|setting`],
    unless: `obligation|lacking|question|${turned}`,
  },
  // `React har vi inte och kommer inte att skaffa`
  {
    find: `OWN ..1~remark|removed ${not} list ...~name|${not} negator ..1~removed $`,
    given: [acts],
    unless: `lacking|${turned}`,
  },
  // `Das Einzige, was wir nicht nutzen, ist PHP`
  {
    find: `^ ..2 ${not} ..~removed|name [,] pronoun? be ALL $`,
    given: ['speaker', 'asksWhat|only|averse'],
    unless: reserved,
  },
  // `Kafka to jedna z rzeczy, których nie używamy`
  {
    find: `^ list? ALL be-preference ..1 [,] .. ${not} .. $`,
    given: ['speaker|engaging|foreign'],
    unless: turned,
  },
  // `Das Amt erlaubt den Einsatz von PHP nicht`
  {
    find: '^ ..2~speaker|reader|others engaging+foreign .. ALL negator+standing-determiner $',
    unless: `lacking|speaker|reader|pitch|peer|roleNoun|roleNouns|${turned}`,
  },
  // `Wir erwarten nicht, dass du Angular kannst`
  {
    find: '^ adverb* requirement|obligation|demand negator? [,] ..1 handling|subject ALL handling|requirement? $',
    given: ['negator'],
    unless: turned,
  },
  // `Java är inte ett alternativ för oss, så sök vidare`
  { find: '^ list? OWN adverb* refusal+engaging ..2 $', unless: turned },
  // `Aquí ya nadie escribe Perl`
  {
    find: '^ .. nothing+standing ..1~lacking engaging|using adverb|preposition* ALL adverb* ago? .. $',
    unless: turned,
  },
  // `Hier läuft nichts auf Perl`
  {
    find: '^ .. nothing+engaging preposition-lacking preposition* ALL adverb* .. $',
    unless: `lacking|${turned}`,
  },
  // `Keine Frameworks, Angular eingeschlossen`
  { find: `^ ...~name|reader ${not} ...~name [,] ..1 ALL likewise $`, unless: turned },
  // `PHP definitely not`
  {
    find: `^ list|contrast* ALL ..2~remark|removed|asksWhat preference? ${not} $`,
    unless: `lacking|${turned}`,
    unlessNext: 'dismissal',
  },
  // `Wir nutzen Docker bewusst nicht`
  {
    find: `^ ..~removed|replaced ALL ..~removed|replaced ${not} ..~removed $`,
    given: ['speaker', 'foreign'],
    unless: `lacking|${turned}`,
    unlessNext: 'dismissal',
  },
];
