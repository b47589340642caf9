// Rules for sentences that tell some readers not to apply: `if all you know is PHP, this isn't for you`, `WordPress freelancers, please scroll on`.
import type { Rule } from './pattern.ts';
import { turned } from './rules-denied.ts';

/** Sentences about those who lack a technology ask for it. */
const lacking = 'years|averse|lacking';
const kept = `${lacking}|negator|affirmation|preference-pointsOn`;
/** Between a condition and what follows from it. */
const then = '[,-:?/]';
const people = 'pitch|trade|roleNoun|roleNouns';

export const sentAway: readonly Rule[] = [
  // `If you love Java this isn't the gig`, but not `Chi ha Java passa avanti`
  { find: '^ ..2 ALL ..1 dismissal-preference', unless: kept },
  // `Det här är ingen roll för dig som vill jobba med Java`
  { find: '^ ..~reader dismissal ..1~contrast|supposition|only ALL', unless: kept },
  // `If you have only ever polished old glorious PHP shops this isn't the gig`
  { find: 'only ... ALL ... dismissal', unless: lacking },
  // `You only know PHP: keep scrolling`
  {
    find: `only ... ALL ... ${then} ...~name|other dismissal|deterred`,
    unless: `${lacking}|negator`,
  },
  // `Please don't apply if you only know Windows Server`
  { find: '^ ..1~reader dismissal|deterred ... only ... ALL', unless: lacking },
  // `If you dream of PHP, keep scrolling`
  { find: `^ .. supposition-affirmation ..2 ALL ... ${then} ... dismissal`, unless: kept },
  // `This isn't the job for you if you love Java`
  {
    find: '^ ..~reader dismissal [,]? supposition-affirmation .. engaging|handling? ALL engaging|handling? $',
    given: ['engaging|handling'],
    unless: kept,
  },
  // `Det her er ikke et job for dig, der elsker Java`
  { find: '^ ..~reader dismissal [,] adverb+foreign engaging ALL $', unless: kept },
  // `Wie liever Java schrijft, zit hier verkeerd`
  { find: `^ list? asksWhat .. ALL ..1 ${then} ... dismissal`, unless: kept },
  // `Houd je van Java? Dan is dit niks voor jou.`
  { find: '^ ..2 ALL ..1 [?] ... dismissal', unless: kept },
  // `Elsker du PHP, er dette feil sted`
  {
    find: '^ engaging|handling+foreign|be+foreign subject ..2 ALL ..1 [,] ..~name|contrast dismissal',
    unless: kept,
  },
  // `WordPress freelancers, please scroll on`
  {
    find: `^ list? ${people}|of|article|passage-speaker-affirmation* ALL ${people}* ${then} ...~name dismissal`,
    unless: kept,
  },
  // `Vi älskar PHP-folk, men den här gången är det inget för er`
  {
    find: '^ ...~reader|name ALL ...~name [,-.] contrast ...~name dismissal',
    given: [people],
    unless: `${lacking}|supposition`,
  },
  // `PHP devs please don't apply, sorry`
  {
    find: `^ list? ${people}|passage-speaker-affirmation* ALL ${people}* [,-:]? adverb* deterred+pitch adverb* $`,
    unless: `years|averse|lacking|affirmation`,
  },
  // `Salesforce consultants: this one isn't for you`
  { find: `^ ALL ${people} [,-:] ..1 deterred`, unless: kept },
  // `We aren't looking for Java people who want to rewrite it in Kotlin`
  {
    find: '^ ..~reader negator ....~speaker|be rewritten ..1~speaker|be within|destination ALL',
    given: [people],
    unless: lacking,
  },
  // `Wir suchen niemanden, der Java kann`
  {
    find: '^ ..2~reader|only negator ..2~contrast|obligation|otherLevel|senior [,] handling+prose-subject|adverb+foreign-seeking-contrast|passage+foreign-seeking-speaker-engaging-subject-article ..1~speaker|negator|be|seeking ALL handling|demand|engaging|requirement|announcement? $',
    given: ['seeking|speaker|engaging', 'pitch|roleNouns|seeking|hiring'],
    unless: turned,
  },
  // `Keine Java-Leute, die alles in Kotlin neu schreiben wollen`
  {
    find: '^ ..~reader negator ....~speaker|be within|destination ALL .. rewritten',
    given: [people],
    unless: lacking,
  },
  // `nie chcą ludzi co klepali tylko crudy w php`
  { find: 'negator ... pitch-adverb-engaging ... only ... ALL', unless: lacking },
  // `Har du kun arbejdet med WordPress, er det her ikke jobbet`
  { find: '^ ..~negator only .. ALL .. [,-:] ... setting', given: ['negator', 'pronoun'] },
];
