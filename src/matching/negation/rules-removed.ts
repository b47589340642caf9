// Rules for technologies that were given up or are banned: `Jenkins was retired`, `we threw Jenkins out`.
import type { Rule } from './pattern.ts';

/** Takes a removal back. */
export const kept = 'affirmation|supposition|preference|experienceNoun|reader|question|negator';
/** The same before a name, and an object that is another: `lo estamos matando`. */
const spent = `${kept}|object`;
/** Between a name and the word of its removal. */
const link = 'be-negator|speaker-negator|singular-negator|engaging-negator';
/** Whose doing it is. */
const ours = 'speaker|others|self|company|foreign+engaging-reader-negator';
/** After a word of removal: no noun of which it may be the adjective, as in `dropped packets`. */
const on = '=plain|glue|duration|amount|removed|particle|besides|formerly|foreign+successor|toward';
/** After a particle, which is a preposition elsewhere. */
const away =
  'dateBefore|within|until? =list|contrast|opensClause|adverb|date|number|removed|parting';
/** Words for an old thing of the company. */
const old = 'setting|possessive|article|pronoun|of|passage-verb-handling-reader';

export const removed: readonly Rule[] = [
  // `Der Einsatz von PHP und Perl ist untersagt`
  {
    find: `^ ...~name|speaker|reader using-speaker of? ALL ..2 be ...~name removed ${on}`,
    unless: kept,
  },
  // `O contrato da Datadog não foi renovado`
  {
    find: `LAST:bare !roleNoun ..1~roleNoun removed+be|removed+speaker|removed+singular|removed+engaging ${on}`,
    unless: kept,
  },
  // `Access-databasen som firman levde med i tjugo år är pensionerad`
  { find: `LAST:bare !roleNoun ...~name ${link} ..2 removed ${on}`, unless: kept },
  // `Jenkins retired`
  { find: `^ foreign-name-reader? OWN !roleNoun .. removed ${on}`, unless: kept },
  // `Det gamle Drupal-site lukker til nytår`
  {
    find: `^ ${old}|opensClause ${old}|preposition* OWN:bare !roleNoun ..1 removed ${on}`,
    unless: kept,
  },
  // `We love Jenkins, Puppet never took hold`
  { find: `speaker ... OWN !roleNoun .. removed ${on}`, unless: kept },
  // `Heavy frameworks, such as Angular, are not used here`
  {
    find: `^ ...~name|reader [,] example preposition* ALL [,] =be|passive|negator|dismissal .. removed|refusal|passive|negator|dismissal .. $`,
    unless: `supposition|${kept}`,
  },
  // `Cloud services (AWS, Azure) are forbidden`
  { find: `^ ...~name|reader [(] ALL [)] be? ..~opensClause removed ${on}`, unless: kept },
  // `Jenkins, mentioned in older ads, is no longer used`
  {
    find: `OWN !roleNoun ..1 [,] ...~name [,] =be|passive|negator .. removed|refusal|passive|negator ${on}`,
    unless: `supposition|${kept}`,
  },
  // `There is an old Perl service, which will be switched off soon`
  { find: `LAST ...~name [,] glue|passage be be? ..1 removed ${on}`, unless: kept },
  // `We have removed the last Perl scripts`
  {
    find: `${ours} ..1 removed-fromOn !number ..~number|opensClause|within|successor-of ALL ${on}`,
    unless: spent,
  },
  // `The decommissioning of Jenkins is nearly complete`
  { find: '^ ..2 removed+origin ..~number|opensClause ALL ... $', unless: `yours|${kept}` },
  // `Our CTO killed the Kafka project`, `The assignment excludes Kafka`
  {
    find: `^ passage? possessive|setting|elsewhere|others|roleNouns ..1 removed !number|preposition ..~number|opensClause|successor-of ALL ${on}`,
    unless: spent,
  },
  // `È escluso dall'incarico qualsiasi sviluppo in Delphi`
  { find: '^ be? removed+foreign be? ..1~number ALL $', given: ['be'], unless: kept },
  // `Unser CTO hat das Kafka-Projekt im Januar beendet`, `Vorig jaar hebben we Jenkins begraven`
  {
    find: '^ ..1 be+foreign|engaging+foreign-requirement ..1~origin|successor ALL !roleNoun|roleNouns|opensClause ..1 removed $',
    unless: `subject-speaker|${kept}`,
  },
  // `En el front dijimos adiós a AngularJS el verano pasado`
  {
    find: `^ ..1 removed+speaker|removed+foreign+engaging !number ..~number|opensClause ALL ${on}`,
    unless: spent,
  },
  // `We have PHP behind us`
  { find: '^ adverb* speaker be|parting ..1~origin ALL ..1 particle $', unless: kept },
  // `Seit 2024 haben wir Jenkins hinter uns`
  {
    find: '^ adverb|dateBefore|within|year|number* speaker+be|speaker+parting ..1~origin ALL !roleNoun|roleNouns ..1 particle $',
    unless: kept,
  },
  // `Jenkins we dropped in 2024`
  {
    find: 'OWN speaker+negator within|dateBefore|year|number|ago within|dateBefore|year|number|ago* $',
    unless: 'affirmation|supposition|preference|experienceNoun|reader|question',
  },
  // `För två år sedan lämnade vi Heroku`
  { find: `removed+foreign speaker .. ALL ${on}`, unless: spent },
  // `Chmura publiczna jest wykluczona (dotyczy to AWS i Azure)`
  { find: '^ ...~name removed ...~name [(] ..1 ALL $', unless: kept },
  // `Tout le reste a pris la porte, WordPress compris`
  { find: '^ ...~name removed ...~name [,] ..1 ALL likewise $', unless: kept },
  // `Low-code tools are ruled out, such as Mendix`
  { find: '^ ...~name removed ...~name [,] example preposition* ALL $', unless: kept },
  // `Adiós jQuery`
  {
    find: '^ adverb-supposition|list* removed !number ..~number|successor-of ALL adverb|list|demand* $',
    unless: kept,
  },
  // `Wir sind von Jenkins und Puppet weg`
  { find: 'speaker .. origin ALL ..1 particle|removed $', unless: kept },
  // `SVN: dropped in 2019`
  {
    find: 'OWN [-:(] adverb* removed preposition|within|until? =date|number|dateBefore',
    unless: kept,
  },
  // `Jenkins and Puppet out`
  { find: '^ list|adverb* ALL particle $', unless: kept },
  // `Kafka -> vervangen door NATS`
  { find: 'OWN [-:/(] adverb* removed successor|toward .. NAMES', unless: kept },
  // `We left CircleCI after the breach`
  {
    find: 'speaker adverb? parting-foreign ALL =duration|ago|date|number|opensClause|within',
    unless: kept,
  },
  // `They threw Jenkins and Ansible out last year`
  { find: `parting ..~successor ALL ..1 particle ${away}`, given: [ours], unless: kept },
  // `We threw out Jenkins last year and it is not coming back`
  { find: `^ ..1 parting particle ALL ${on}`, given: [ours], unless: kept },
  // `Laissez votre jQuery à la maison`
  { find: `^ parting .. ALL ..1 particle ${away}`, unless: kept },
  // `We threw Jenkins out in favour of GitLab CI`
  { find: 'parting .. ALL .. particle successor|toward .. NAMES', given: [ours], unless: kept },
  // `Wir schmeißen Jenkins zugunsten von GitLab CI raus`
  {
    find: `parting .. ALL successor|toward .. NAMES .. particle ${away}`,
    given: [ours],
    unless: kept,
  },
  // `Jenkins schaffen wir zugunsten von GitLab CI ab`
  {
    find: `^ plain? OWN .. parting ..1 successor|toward .. NAMES .. particle ${away}`,
    given: [ours],
    unless: kept,
  },
  // `PHP har de lagt bag sig`
  { find: `^ plain? OWN .. parting ..1 particle ${away}`, given: [ours], unless: kept },
  // `This is a non-SAP role`
  { find: '^ ..1 be|adverb ..1 free ALL:hyphenated roleNoun|setting', unless: kept },
  // `Unser Team ist PHP-frei`
  { find: 'LAST free+hyphenated' },
];
