// Clauses: the words between stops, commas, brackets and line breaks, with their cues.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { clauseSeparators, separator, hardSeparators } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { signBefore } from './lines.ts';
import { isListed } from './lists.ts';

/** The cues that any of some words has. */
export interface Cues {
  readonly mention: number;
  readonly topic: number;
  readonly structure: number;
  readonly exclusion: number;
}

/** Index of the first word, and of the first word after the last one. */
export interface Clause extends Cues {
  readonly start: number;
  readonly end: number;
  /** Number of names. */
  readonly names: number;
}

/** Longest ending after a colon, in letters. */
const longestEnding = 3;

/** Longest denial after a name, in words: `brauchst du nicht`. */
const longestDenial = 6;

const ends = clauseSeparators | separator.open | separator.close | separator.other;

/** The clauses of a text. A comma within a list of names ends none. */
export function listClauses(tokens: Tokens): Clause[] {
  const clauses: Clause[] = [];
  for (let start = 0; start < tokens.count; start = clauses.at(-1)!.end)
    clauses.push(clauseFrom(tokens, start));
  return clauses;
}

/** The words from `start` on to the end of their clause. */
export function clauseFrom(tokens: Tokens, start: number): Clause {
  let end = start;
  let names = 0;
  let mention = 0;
  let topic = 0;
  let structure = 0;
  let exclusion = 0;
  do {
    const cues = tokens.mention[end]!;
    mention |= (cues & doubtful) === 0 ? cues : cues & ~mistaken(tokens, end);
    topic |= tokens.topic[end]!;
    structure |= tokens.clause[end]!;
    exclusion |= tokens.exclusion[end]!;
    if (tokens.names(end)) names++;
  } while (!opensClause(tokens, ++end));
  return { start, end, names, mention, topic, structure, exclusion };
}

/** The cues of the clauses between two places. */
export function cuesAmong(clauses: readonly Clause[], from: number, to: number): Cues {
  let mention = 0;
  let topic = 0;
  let structure = 0;
  let exclusion = 0;
  for (let at = from; at < to && at < clauses.length; at++) {
    const clause = clauses[at]!;
    mention |= clause.mention;
    topic |= clause.topic;
    structure |= clause.structure;
    exclusion |= clause.exclusion;
  }
  return { mention, topic, structure, exclusion };
}

/** Cues that a word may have only in other places. */
const doubtful = cue.preference | cue.supposition | cue.contrast;

/** Those of them that a word does not have where it is. */
function mistaken(tokens: Tokens, index: number): number {
  // `n'a plus` ends with a word of welcome.
  if (tokens.has(index, cue.negator)) return cue.preference;
  // `PHP, however, we dropped`
  const isPostponed = tokens.names(index - 1) && tokens.hasExclusion(index, exclusionCue.adverb);
  return (joinsNames(tokens, index) ? cue.supposition : 0) | (isPostponed ? cue.contrast : 0);
}

/** `React Native czy Flutter`: *czy* is also *whether*. */
export function joinsNames(tokens: Tokens, index: number): boolean {
  return tokens.has(index, cue.list) && tokens.names(index - 1) && tokens.names(index + 1);
}

export function opensClause(tokens: Tokens, index: number): boolean {
  if (tokens.parted(index, ends))
    return !(
      isEnding(tokens, index) ||
      isInBracket(tokens, index) ||
      isInBracket(tokens, index - 1)
    );
  if (tokens.hasExclusion(index, exclusionCue.reason) || joinsClauses(tokens, index)) return true;
  if (opensNextLabel(tokens, index)) return true;
  if (!tokens.parted(index, separator.comma)) return false;
  if (isInserted(tokens, index) || isInserted(tokens, index - 1)) return false;
  if (!tokens.names(index - 1) || endsList(tokens, index)) return true;
  if (opensSubject(tokens, index)) return true;
  return !tokens.names(tokens.has(index, cue.list) ? index + 1 : index);
}

/** Longest label behind a name, in words. */
const longestLabel = 3;
/** Longest list between two labels of a line, in words. */
const longestLabelled = 12;

/** `Required: Java / Not offered: remote work`, `Must: Java No: PHP`: a label is behind a name, and behind a slash or another label. */
export function opensNextLabel(tokens: Tokens, start: number): boolean {
  if (!tokens.names(start - 1)) return false;
  const isNext = tokens.follows(start) && isBelowLabel(tokens, start - 1);
  if (!tokens.parted(start, separator.slash) && !isNext) return false;
  for (let index = start; index < start + longestLabel; index++) {
    if (tokens.names(index)) return false;
    const next = index + 1;
    if (!tokens.follows(next)) return next < tokens.count && tokens.parted(next, separator.colon);
  }
  return false;
}

/** Whether a name ends the list behind a label: `Must: Java, Kafka`. */
function isBelowLabel(tokens: Tokens, name: number): boolean {
  for (let index = name; index > name - longestLabelled && isListed(tokens, index); index--) {
    if (tokens.parted(index, separator.colon)) return !tokens.parted(index, separator.newline);
    if (tokens.parted(index, clauseSeparators)) return false;
  }
  return false;
}

/**
 * Whether a comma before a name and its verb ends the list before: a conjunction has completed it, `Kotlin och Postgres, Java har de
 * lämnat`, or it is an object, `Vi kräver Java, Docker behövs inte`.
 */
export function endsList(tokens: Tokens, index: number): boolean {
  if (!tokens.names(index)) return false;
  // `Usamos Docker y Kubernetes no es necesario`
  const joint = index - 1;
  if (tokens.has(joint, cue.list) && tokens.names(joint - 1)) {
    // `no es necesario`
    const isDenied = tokens.has(index + 1, cue.negator) && tokens.has(index + 1, cue.demand);
    const isSingular =
      tokens.hasClause(index + 1, clauseCue.singular) || (isDenied && tokens.spaces(index + 1) > 1);
    return isSingular && isObject(tokens, joint - 1) && !isUseOf(tokens, joint - 1);
  }
  if (!tokens.parted(index, separator.comma)) return false;
  if (!acts(tokens, index + 1) && !tokens.has(index + 1, cue.negator)) return false;
  if (isComplete(tokens, index)) return true;
  return !tokens.names(index - 2) && isObject(tokens, index - 1);
}

/** `Der Einsatz von PHP`: a noun of use before a name, of which nobody is the subject. */
function isUseOf(tokens: Tokens, name: number): boolean {
  const person = clauseCue.speaker | clauseCue.subject;
  return tokens.hasClause(name - 1, clauseCue.using) && !tokens.hasClause(name - 1, person);
}

/** Whether a name is the object of a verb of use or demand, or belongs to a role. */
function isObject(tokens: Tokens, name: number): boolean {
  // `Firewalls = Fortinet, Cisco is not used`
  if (signBefore(tokens, name) === '=') return true;
  if (!tokens.follows(name)) return false;
  const isLed = tokens.hasClause(name - 1, clauseCue.preposition | clauseCue.experienceNoun);
  const verb = isLed ? name - 2 : name - 1;
  if (isLed && !tokens.follows(name - 1)) return false;
  // `The operating system is Zephyr, FreeRTOS was evaluated and is out`, `La posizione è per Kotlin, Java non c'entra`
  if (tokens.has(verb, cue.be)) return true;
  return (
    tokens.has(verb, cue.verb | cue.handling | cue.requirement | cue.obligation | cue.demand) ||
    tokens.hasRole(verb, roleCue.roleNoun) ||
    tokens.hasTopic(verb, topicCue.seeking) ||
    tokens.hasClause(verb, clauseCue.using) ||
    tokens.hasExclusion(verb, exclusionCue.engaging | exclusionCue.removed)
  );
}

/** Whether the list before a word has had its conjunction. */
function isComplete(tokens: Tokens, end: number): boolean {
  return tokens.has(end - 2, cue.list) && tokens.names(end - 3);
}

/**
 * Whether a comma and a conjunction lead to a name of another clause: the list before has had its conjunction, as in `We use Go and
 * NATS, and Kafka …`, or it is an object and a verb is behind the name, as in `We dropped Bamboo, and Kafka is …`.
 */
function opensSubject(tokens: Tokens, index: number): boolean {
  if (!tokens.has(index, cue.list) || !tokens.names(index + 1)) return false;
  if (isComplete(tokens, index)) return true;
  if (!acts(tokens, index + 2)) return false;
  let first = index - 1;
  while (tokens.names(first - 1)) first--;
  return tokens.follows(first);
}

/** `CTO:n` */
function isEnding(tokens: Tokens, index: number): boolean {
  if (tokens.separators[index] !== separator.colon || tokens.names(index)) return false;
  return tokens.lengthOf(index) <= longestEnding && tokens.isForeign(index);
}

/**
 * Whether a conjunction begins a clause: `Vi har lämnat källaren och Docker är en del av vardagen`, where a name and a verb
 * follow other words, and `Java brauchst du nicht und Kafka schon`, where the denial of a name is complete.
 */
export function joinsClauses(tokens: Tokens, index: number): boolean {
  if (tokens.names(index - 1)) return endsList(tokens, index + 1) || opensDenial(tokens, index);
  if (!tokens.names(index + 1)) return false;
  if (tokens.hasClause(index, clauseCue.opensClause) && acts(tokens, index + 2)) return true;
  return tokens.has(index, cue.list) && tokens.follows(index) && endsDenial(tokens, index);
}

/** `Descartamos FreeRTOS y no se admite Arduino`: *and not*, and no name after it. */
function opensDenial(tokens: Tokens, index: number): boolean {
  if (!tokens.has(index, cue.negator) || tokens.names(index + 1)) return false;
  return tokens.hasClause(index, clauseCue.opensClause) && tokens.follows(index + 1);
}

/** Whether the words before `end` deny a name before them, and more than a name comes next. */
function endsDenial(tokens: Tokens, end: number): boolean {
  if (!tokens.follows(end + 2)) return false;
  let denies = false;
  for (let index = end - 1; index > end - longestDenial; index--) {
    denies ||= tokens.has(index, cue.negator);
    if (!tokens.follows(index)) return false;
    if (tokens.names(index - 1)) return denies;
  }
  return false;
}

function acts(tokens: Tokens, index: number): boolean {
  if (!tokens.follows(index)) return false;
  return tokens.has(index, cue.be | cue.verb) || tokens.hasExclusion(index, exclusionCue.engaging);
}

/** `Was wir nicht (mehr) wollen`: a bracket encloses nothing but an adverb. */
function isInBracket(tokens: Tokens, index: number): boolean {
  const others = ~(separator.open | separator.close | separator.space);
  if (!tokens.parted(index, separator.open) || !tokens.parted(index + 1, separator.close))
    return false;
  if (tokens.parted(index, others) || tokens.parted(index + 1, others)) return false;
  return tokens.hasExclusion(index, exclusionCue.adverb);
}

/** `Kafka, purtroppo, è storia`: an adverb between commas behind a name. */
function isInserted(tokens: Tokens, index: number): boolean {
  const isBetween =
    tokens.parted(index, separator.comma) && tokens.parted(index + 1, separator.comma);
  return isBetween && tokens.names(index - 1) && tokens.hasExclusion(index, exclusionCue.adverb);
}

const plainMention =
  cue.be |
  cue.passage |
  cue.follower |
  cue.verb |
  cue.handling |
  cue.demand |
  cue.list |
  cue.usage |
  cue.announcement |
  cue.likeness |
  cue.nature;
const plainClause =
  clauseCue.subject |
  clauseCue.pronoun |
  clauseCue.singular |
  clauseCue.determiner |
  clauseCue.opensClause |
  clauseCue.preposition |
  clauseCue.within |
  clauseCue.example |
  clauseCue.year |
  clauseCue.dateBefore |
  clauseCue.ago |
  clauseCue.using |
  clauseCue.of;
const plainTopic =
  topicCue.article |
  topicCue.self |
  topicCue.others |
  topicCue.yours |
  topicCue.origin |
  topicCue.destination;
const plainExclusion =
  exclusionCue.adverb |
  exclusionCue.engaging |
  exclusionCue.setting |
  exclusionCue.only |
  exclusionCue.pitch;

/** Whether a word adds nothing that could turn the meaning of its clause: no noun or verb of its own. */
export function isPlain(tokens: Tokens, index: number): boolean {
  return (
    tokens.has(index, plainMention) ||
    tokens.hasClause(index, plainClause) ||
    tokens.hasExclusion(index, plainExclusion) ||
    tokens.hasTopic(index, plainTopic) ||
    tokens.hasRole(index, roleCue.possessive) ||
    tokens.startsWithDigit(index) ||
    tokens.hasDetail(index, detailCue.date) ||
    isPartOfName(tokens, index) ||
    // `Kubernetes brauchen wir bei unserer Größe nicht`
    tokens.hasRole(index - 1, roleCue.possessive)
  );
}

/** `Groovy'ego`, `Angular-folk`, `CTO:n` */
function isPartOfName(tokens: Tokens, index: number): boolean {
  const joint = tokens.separators[index];
  if (joint === separator.colon) return true;
  return (joint === separator.apostrophe || joint === separator.hyphen) && tokens.names(index - 1);
}

const turning = cue.affirmation | cue.contrast | cue.preference | cue.supposition;
const turningClause =
  clauseCue.averse |
  clauseCue.credential |
  clauseCue.experienceNoun |
  clauseCue.all |
  clauseCue.excepting |
  clauseCue.pending;

/** Whether a word of a clause may take a denial back: `not only`, `but`, `a plus`, `no experience`. */
export function mayTurn({ mention, structure }: Clause): boolean {
  return (mention & turning) !== 0 || (structure & turningClause) !== 0;
}

/** Whether a word speaks of the readers rather than of the company. */
export function isOfReader(tokens: Tokens, index: number): boolean {
  return (
    tokens.hasClause(index, clauseCue.subject) &&
    !tokens.hasClause(index, clauseCue.speaker) &&
    !tokens.hasTopic(index, topicCue.others | topicCue.self)
  );
}

/** Whether the subject before a denial opens a question or a condition: `Kan du inte Java`, `Har du ingen Java`, with one phrase. */
export function isAfterOpening(tokens: Tokens, denial: number): boolean {
  if (!tokens.isForeign(denial)) return false;
  return tokens.parted(denial - 1, hardSeparators) || tokens.parted(denial - 2, hardSeparators);
}

/** `We ditched it for Argo CD`: the name after a verb of removal is that of the successor. */
export function hasPronounReplaced(tokens: Tokens, verb: number): boolean {
  return tokens.hasClause(verb + 1, clauseCue.pronoun) && tokens.has(verb + 2, cue.successor);
}

/** Whether the words before `end` open a condition that the words below them fill: `You are right here if you` */
export function endsAsCondition(tokens: Tokens, end: number): boolean {
  if (tokens.has(end - 1, cue.supposition)) return true;
  return tokens.has(end - 2, cue.supposition) && tokens.hasClause(end - 1, clauseCue.subject);
}
