// Rules for names that a clause after theirs denies: `PHP? Nope.`, `jQuery – nie`, `Rust is lovely, but we don't use it`.
import type { Rule } from './pattern.ts';
import { turned } from './rules-denied.ts';

/** Nothing but a name and words that lead to it. */
const alone = '..~verb|subject|averse|lacking|engaging|negator|supposition';
const no = 'negator|refusal|removed';
/** An answer of one word, but not `No?`. */
const refused = 'refusal-question|negator-question';
/** Beside a denial that has no subject: `not here`, `no longer used`. */
const light = 'be|demand|verb|pronoun|speaker|adverb|engaging|pitch|origin|destination|negator';
/** Words of use that neither demand nor welcome. */
const use = '..~obligation|preference|affirmation';
/** Words of a denial that is about the names before it, and about no other thing. */
const deed = 'speaker|pronoun-reader|adverb|engaging|verb|handling-reader|be|formerly|nowadays';
/** Where it is so: `in this project`. */
const place = 'setting-all|preposition|dateBefore';
const own = `${use}|reader|all|speaker|negator`;
/** Kinds of technologies. */
const kind = 'nature+unnamed|product+unnamed|taggingHeading';
/** Words about people and demands: `no junior (Java, Go)` denies neither technology. */
const people = 'demand|roleNoun|roleNouns|otherLevel|senior';

export const answered: readonly Rule[] = [
  // `PHP? Not here.`
  { find: `^ ${alone} ALL ${alone} [?-:/] ${light}* ${no} ${light}* $`, unless: turned },
  // `Jenkins: not in our stack`
  {
    find: `^ ${alone} ALL ${alone} [-:(] adverb|pronoun|be* negator preposition .. setting .. $`,
    unless: turned,
  },
  // `O monólito PHP: desligámo-lo em 2023`
  {
    find: `^ ${alone} ALL ${alone} [-:/] .. ${no} .. negator? .. $`,
    given: ['pronoun|speaker'],
    unless: turned,
  },
  // `PHP (not used)`
  {
    find: 'OWN [(] .. negator-labelling|refusal|removed .. $',
    unless: `labelling|${turned}`,
    unlessNext: 'denial',
  },
  // `Perl (legacy, no longer maintained)`
  {
    find: 'OWN [(] ..1 [,] adverb|be|negator* removed|engaging adverb* $',
    given: ['removed|negator'],
    unless: turned,
  },
  // `Por favor, programadores de WordPress, no escribáis`
  { find: `^ ${alone} ALL ${alone} [,] .. refusal|removed .. $`, unless: turned },
  // `PHP, we don't`
  { find: `^ ${alone} ALL ${alone} [,;] .. negator .. $`, given: ['speaker'], unless: turned },
  // `MongoDB? Sweet mercy nobody wants it`
  { find: `^ ${alone} ALL ${alone} [?] ..2 ${no} .. $`, unless: `${people}|${turned}` },
  // `PHP? Brauchst du nicht.`
  {
    find: '^ list|adverb|handling* ALL [?] ..~roleNoun|otherLevel demand+engaging ..~affirmation negator $',
    unless: turned,
  },
  // `Do we use Kubernetes? We do not.`
  { find: `^ .. ALL .. [?] .. ${no} .. $`, given: ['speaker'], unless: turned },
  // `Qualcuno usa ancora COBOL? Noi no.`
  {
    find: `^ ..1 pending ..1 ALL .. [?] ..1 ${no} $`,
    given: ['speaker|subject'],
    unless: turned,
  },
  // `Adeus, Jenkins!`
  { find: '^ negator+removed [,] ALL $' },
  // `Java wizardry? No.`
  { find: `^ list|adverb* ALL ..1 [?]¶ ${refused} $`, unless: turned },
  // `Hate PHP? So do we.`
  {
    find: '^ ..1 averse subject? ALL ..1 [?] ..1~negator speaker engaging|be|besides* $',
    unless: 'negator|supposition',
  },
  // `Faut-il connaître Java ? Non.`
  {
    find: `^ ..2~lacking|negator|supposition|averse ALL artefact? parting? .. [?:]¶ unnamed-supposition? [:,]? ${refused} $`,
    unless: turned,
    unlessNext: 'preference|affirmation|supposition',
  },
  // `Do you use Perl at all? Not since 2021.`
  {
    find: '^ ..2~lacking|negator|supposition|averse ALL artefact? .. [?]¶ negator .. date|dateBefore|number $',
    unless: turned,
  },
  // `Kubernetes? Much ado, so no`
  { find: `^ ${alone} ALL ${alone} [?:] ...~name [,-?] contrast? .. ${no} .. $$`, unless: turned },
  // `Vue or Angular? With us it's Angular.`
  {
    find: '^ ..2~negator ALL .. [?] ..~negator|supposition AGAIN .. $',
    unless: turned,
    unlessNext: 'contrast',
  },
  // `Between Vue and Angular we chose Angular`
  { find: '^ ..1 between|of ALL [,]? ..1~negator settled ..1 AGAIN $', unless: 'negator|reader' },
  // `Java, we had it, we no longer have it`
  {
    find: `^ ${alone} ALL ${alone} [,:-]? ..2~name tried|formerly ..1 [,-;.(] ..1 ${no}|rewritten .. $`,
    unless: 'affirmation|preference|supposition|reader',
    unlessNext: 'contrast|preference|affirmation',
  },
  // `Tableau no, Qlik no either`
  { find: `^ list* ALL ${no} likewise $`, unless: 'affirmation|preference' },
  // `MongoDB bit us badly, so no.`
  { find: '^ ALL ... [,-./] refusal refusal? $$', unless: turned },
  // `Vi har haft MongoDB. Det gør vi ikke igen.`
  {
    find: '^ ... ALL ... [,-./] refusal refusal? $$',
    given: ['speaker|engaging'],
    unless: `negator|${turned}`,
  },
  // `Kafka er sjovt, men vi bruger det ikke`
  {
    find: `^ ALL unnamed ... [,-;.]? contrast ${use}|reader|all negator ${use}|reader|all $`,
    given: ['speaker', 'usage|handling|verb|engaging'],
  },
  // `We like Kafka, but we no longer use it`
  {
    find: `^ ..2~negator|reader ALL [,-;.]? contrast ${deed}* negator ${deed}* $`,
    given: ['speaker', 'pronoun|passive', 'usage|handling|verb|engaging'],
    unless: 'all|sole|pending|supposition|question|reader',
  },
  // `Although we like Kafka, we don't use it in this project`
  {
    find: `^ supposition|contrast ..2~negator|reader ALL ..2~negator|reader [,] ${deed}|${place}* negator ${deed}|${place}* $`,
    given: ['speaker', 'pronoun|passive', 'usage|handling|verb|engaging'],
    unless: 'all|sole|pending|question|reader|preference',
  },
  // `We like Kafka, but this project does not use it`
  {
    find: `^ ..2~negator|reader ALL [,-;.]? contrast ${own} setting ${own} negator ${own} $`,
    given: ['usage|handling|verb|engaging'],
  },
  // `Kafka is nice, but not for us`, `Kafka ist super, nur eben nicht bei uns`
  { find: `^ ..2 ALL unnamed ... [,-;.]? contrast|only ${use} refusal|passive ${use} $` },
  // `Kafka is great, just not here`
  { find: '^ ..2 ALL unnamed ... [,-;.]? contrast|only adverb* negator demand+adverb adverb* $' },
  // `Do obowiązków nie należy programowanie, w szczególności w Javie`
  {
    find: `^ ...~name|reader negator+standing-nothing ...~name|nothing|${people} [,] example .. ALL $`,
    unless: turned,
  },
  // `We have no heavy frameworks (Angular, Ember)`, but not `No on-call (Linux, Ansible)`
  {
    find: `^ ...~name|reader negator+standing-nothing !${people}|nothing|averse ...~name|nothing|${people} ${kind} ..1 [(] example? ALL $`,
    unless: turned,
  },
];
