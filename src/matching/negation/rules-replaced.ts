// Rules for technologies that others took the place of: `the PHP monolith was rewritten in Go`, `we prefer Go over PHP`.
import type { Rule } from './pattern.ts';
import { kept } from './rules-removed.ts';

/** Before the successor. */
const to = 'destination|within';
/** Somebody did it: it is no title of work to be done. */
const finite = 'be-reader-seeking|speaker-seeking|engaging-reader-seeking';
/** The company, or a thing of it. */
const mover = 'speaker|others|setting|possessive|announcement|technicalArtefact|foreign';
/** The move is another's, or none. */
const notOurs = 'reader|negator|seeking';
/** Words between a name and a later verb that has the name as its subject or its object. */
const ofSame = 'contrast|list|nowadays|adverb|pronoun|all|speaker|be|engaging';
/** Takes a replacement back. */
const stays = 'negator|affirmation|reader';
/** Takes a comparison back. */
const undecided = 'negator|supposition|question';

export const replaced: readonly Rule[] = [
  // `The Jenkins pipelines were rewritten in GitHub Actions`
  { find: `ALL ..1 rewritten-moving ... ${to} NAMES`, given: [finite], unless: kept },
  // `The app is in Drupal, but we are rewriting it in Symfony`
  {
    find: `ALL ... [,;.-] ${ofSame}* rewritten-moving pronoun|all* .. ${to} NAMES`,
    unless: kept,
  },
  // `Die Agentur hatte alles in Drupal gebaut, wir haben es in Symfony neu gemacht`
  { find: `ALL ... [,;.-] speaker ..1 pronoun|all ..1 ${to} NAMES ..1 rewritten`, unless: kept },
  // `The PHP code has been migrated to Kotlin`
  { find: `ALL:code ..1 rewritten ... ${to} NAMES:code`, given: [finite], unless: kept },
  // `We rewrote the Jenkins pipelines in GitHub Actions`
  { find: `rewritten-moving ..~${to} ALL ... ${to} NAMES`, given: [finite], unless: kept },
  // `We ported our Perl scripts to Go`
  { find: `rewritten ..~${to} ALL:code ... ${to} NAMES:code`, given: [finite], unless: kept },
  // `Die Jenkins-Pipelines wurden in GitHub Actions neu geschrieben`
  { find: `ALL .. ${to} NAMES .. rewritten-moving`, given: [finite], unless: kept },
  // `Die PHP-Anwendung wurde nach Kotlin migriert`
  { find: `ALL:code .. ${to} NAMES:code .. rewritten`, given: [finite], unless: kept },
  // `Jenkins vamos substituir por GitLab CI`
  { find: 'LAST ...~name replaced ...~name successor ..1 NAMES', unless: stays },
  // `MySQL har ersatts av MariaDB`
  { find: 'LAST ...~name replaced+successor ..1 NAMES', unless: stays },
  // `We have replaced Jenkins with GitLab CI`, `We are replacing our COBOL core with Java`
  {
    find: 'replaced-successor ..1~destination|successor ALL ..1 successor ..1 NAMES',
    unless: stays,
  },
  // `We are replacing our COBOL core`
  {
    find: '^ ..1 replaced+speaker-successor ..1~destination|roleNoun|successor|pronoun ALL ..1~roleNoun|preposition $',
    unless: stays,
  },
  // `We replaced Jenkins last year`
  {
    find: '^ ..1 speaker .. replaced-successor ..1~destination|roleNoun|successor|pronoun ALL adverb|ago|date|of* $$',
    unless: stays,
  },
  // `Oracle was slow, we replaced it with PostgreSQL`
  {
    find: 'LAST ...~name [,;.] speaker|contrast|adverb|pronoun|engaging|be* replaced-successor pronoun? successor ..1 NAMES',
    given: ['pronoun|speaker|foreign'],
    unless: stays,
  },
  // `Jenkins war lahm, wir haben es durch GitLab CI ersetzt`
  {
    find: 'LAST ...~name [,;.] speaker|contrast|adverb|engaging|be* pronoun successor ..1 NAMES ..~speaker replaced',
    unless: stays,
  },
  // `Wir haben Jenkins durch GitLab CI ersetzt`
  { find: 'LAST ...~name successor ..1 NAMES ..~speaker replaced', unless: stays },
  // `Jenkins: replaced`
  { find: '^ OWN [-:(] adverb* replaced-successor adverb* $', unless: stays },
  // `Kafka has replaced RabbitMQ`
  { find: 'NAMES be-singular? replaced-successor adverb|foreign+toward-successor* ALL' },
  // `Kotlin hat PHP ersetzt`
  { find: '^ NAMES be+foreign|engaging+foreign adverb* ALL adverb* replaced $', unless: stays },
  // `Kotlin löst PHP ab`
  { find: '^ NAMES parting+foreign adverb* ALL adverb* particle+fromOn $', unless: stays },
  // `We use Dagster, which replaced Airflow`
  { find: 'NAMES [,(] glue|passage? replaced-successor adverb|foreign+toward-successor* ALL' },
  // `Veniamo da Java, ma andiamo verso Go`
  {
    find: 'moving ... origin ALL .... destination .. NAMES',
    given: [mover],
    unless: 'seeking|reader|experienceNoun',
  },
  // `We've switched to Java from PHP`
  {
    find: 'moving ... destination NAMES ..~speaker origin ALL',
    given: [mover],
    unless: 'seeking|reader|experienceNoun',
  },
  // `Antes todo era PHP, ahora es Kotlin`
  {
    find: 'moving+origin .. ALL .... destination .. NAMES',
    unless: 'seeking|reader|experienceNoun|preference',
  },
  // `Van VMware naar KubeVirt`
  { find: 'origin ALL moving+destination NAMES', unless: 'seeking|reader' },
  // `From Heroku, we moved to AWS`
  {
    find: 'origin ALL [,] speaker ..1 destination .. NAMES',
    given: ['moving|rewritten'],
    unless: notOurs,
  },
  // `Von Heroku sind wir auf AWS umgezogen`
  {
    find: 'origin ALL ... destination .. NAMES',
    given: ['moving|rewritten', finite],
    unless: notOurs,
  },
  // `Others use Java, we don't`
  {
    find: '^ ..1 other|all ...~name|speaker|reader ALL ..1 [,;.] contrast? speaker ..1 negator $',
    unless: 'supposition|question',
  },
  // `While other banks still sit on COBOL, we run Kotlin`
  {
    find: '^ ..1 other ...~name|speaker|reader ALL ..1 [,] be|engaging? speaker ....~reader NAMES',
    unless: undecided,
  },
  // `Postgres was chosen over MySQL`
  { find: 'preferring than ALL', unless: undecided },
  // `We chose React Native over Flutter`
  { find: 'preferring ... NAMES than ALL', unless: undecided },
];
