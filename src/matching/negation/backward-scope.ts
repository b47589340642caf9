// Exclusions before a negator: `React is not required`, `PHP (we don't use it)`.
import { afterComma, listEndingAt } from '../segments/coordination.ts';
import { isAlternative } from '../segments/lists.ts';
import { clauseSeparators, hardSeparators, separator } from '../tokens/separators.ts';
import { clauseCue, cue, exclusionCue } from '../gazetteer/cues.ts';
import { endsList, isPlain, joinsClauses } from '../segments/clauses.ts';
import { isWelcomeBefore } from '../segments/praise.ts';
import { deniesOther, deniesThingAfter } from './other-things.ts';
import { lastOfOwn } from '../segments/own-part.ts';
import { insists } from '../segments/insistence.ts';
import { isQuestion } from '../segments/sentences.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How far a negation reaches, in words. */
export const reach = 40;
/** Words that take back a negation before them. */
const saving = cue.affirmation | cue.contrast | cue.list | cue.preference;

/** `SQL without an ORM`, `JavaScript sem framework nenhum`: the words of lack are about a thing after them. */
function lacksThing(tokens: Tokens, negator: number): boolean {
  if (!tokens.hasClause(negator, clauseCue.lacking) || !tokens.names(negator - 1)) return false;
  const next = negator + 1;
  if (!tokens.follows(negator) || !tokens.follows(next)) return false;
  const isPerson = tokens.hasClause(
    next,
    clauseCue.pronoun | clauseCue.subject | clauseCue.speaker,
  );
  return !isPerson && !tokens.has(next, cue.negator);
}

/** Lists the technologies before a negator that it excludes: `PHP developers need not apply`. */
export function listBefore(tokens: Tokens, negator: number): number[] {
  const named = namedBeforePronoun(tokens, negator);
  if (named >= 0) return [named];
  const deniesElse = () => deniesOther(tokens, negator) || deniesThingAfter(tokens, negator);
  const disowned = listDisowned(tokens, negator);
  if (disowned.length > 0) return deniesElse() ? [] : disowned;
  let index = negator - 1;
  let isSingular = false;
  let isAsked = false;
  let refersBack = false;
  const marks = clauseSeparators & ~(separator.colon | separator.dash | separator.call);
  // `Ruby is dead? So why does it pay our bills?`
  const asks = tokens.parted(negator + 1, hardSeparators) && isQuestion(tokens, negator);
  if (asks && tokens.hasClause(negator, clauseCue.passive)) return [];
  if (tokens.parted(negator, marks) || opensLabel(tokens, negator)) return [];
  // `Know Kafka? No? That's fine.`
  if (tokens.parted(negator, separator.call) && isQuestion(tokens, negator)) return [];
  if (lacksThing(tokens, negator)) return [];
  const isAnswer = tokens.parted(
    negator,
    separator.colon | separator.dash | separator.call | separator.open,
  );
  for (let skipped = 0; skipped < 6 && !tokens.names(index); skipped++) {
    if (!tokens.has(index, cue.be | cue.passage | cue.follower | cue.demand)) return [];
    // `JavaScript sem framework nenhum`
    if (tokens.hasClause(index, clauseCue.lacking)) return [];
    // `Terraform is nice to have, not mandatory`
    if (tokens.has(index, cue.preference) && tokens.parted(negator, separator.comma)) return [];
    // `Java on Google Cloud (experience with these not required)`: the company uses them.
    refersBack ||= tokens.hasClause(index, clauseCue.pronoun);
    if (refersBack && tokens.parted(index, separator.open)) return [];
    if (tokens.hasClause(index, clauseCue.singular)) isSingular = true;
    isAsked ||= tokens.has(index, cue.demand | cue.verb | cue.obligation);
    if (tokens.parted(index, clauseSeparators | separator.comma)) return [];
    index--;
  }
  if (!tokens.names(index) || deniesElse()) return [];
  // `k8s, Go – bez tego ani rusz`
  if (insists(tokens, negator) || isRefusedWithout(tokens, negator)) return [];
  isSingular ||= tokens.hasClause(negator, clauseCue.singular);
  const listed = lastOfOwn(tokens, afterChoice(tokens, listEndingAt(tokens, index, reach)));
  // `Java, Docker (not required)` denies Docker.
  const found = tokens.parted(index + 1, separator.open) ? afterComma(tokens, listed) : listed;
  const start = found[0]!;
  if (isWhether(tokens, found)) return [];
  // `Nice to have: Kafka, not required`
  if (tokens.parted(start, separator.colon) && isWelcomeBefore(tokens, start)) return [];
  // `Besides Java nothing is needed`
  if (tokens.hasClause(start - 1, clauseCue.excepting)) return [];
  // `TypeScript yes, CoffeeScript no`
  const isAnswered =
    index === negator - 1 && tokens.parted(index, clauseSeparators | separator.comma);
  // `PHP brauchst du nicht` ends with its negation.
  // `Kotlin would be welcome; Java would not.`
  const isElliptic = tokens.has(negator - 1, cue.be);
  const mayEnd =
    isSingular || isAnswer || isAsked || isAnswered || isElliptic || isInverted(tokens, start);
  if (!isDemandDenied(tokens, negator, mayEnd)) return [];
  // `Candidates without solid Java will not be considered.`
  for (let before = start - 1; before > start - 8; before--) {
    if (tokens.parted(before + 1, clauseSeparators | separator.comma)) break;
    if (tokens.hasClause(before, clauseCue.opensClause)) break;
    if (tokens.hasClause(before, clauseCue.lacking)) return [];
    // `If you don't know Java, don't apply`
    const isRefused = tokens.hasClause(negator, clauseCue.deterred);
    if (isRefused && tokens.has(before, cue.lack | cue.years)) return [];
  }
  const isObject = tokens.follows(start) && tokens.has(start - 1, cue.verb | cue.handling);
  // `Wir setzen auf Kotlin, Java lösen wir ab`
  const isOther = found.length > 1 && endsList(tokens, found.at(-1)!);
  const isDisowned = isSingular || tokens.hasClause(negator, clauseCue.passive);
  // `Vi kör Kotlin med Kafka, MongoDB har vi ersatt`
  const last = found.at(-1)!;
  const isNext =
    tokens.follows(start) &&
    tokens.parted(last, separator.comma) &&
    !tokens.hasClause(start - 1, clauseCue.experienceNoun) &&
    (tokens.hasClause(last + 1, clauseCue.singular) || isInvertedAfter(tokens, last));
  const own = isStated(tokens, start) ? afterComma(tokens, found) : found;
  if (own.length < found.length && !isSingular && isOwnStatement(tokens, last, negator)) return own;
  return (isObject && isDisowned) || isOther || isNext ? found.slice(-1) : found;
}

/** How far before a list the word is that leaves it open, in words. */
const whetherReach = 6;

/** `Ob FreeRTOS oder Zephyr, spielt keine Rolle`, `Whether you come from Java or PHP is irrelevant` */
function isWhether(tokens: Tokens, found: readonly number[]): boolean {
  const start = found[0]!;
  if (tokens.has(start - 1, cue.supposition)) return true;
  // `Si venís de Laravel no es acá` leaves nothing open.
  if (found.length < 2) return false;
  for (let before = start - 1; before > start - whetherReach; before--) {
    if (tokens.has(before, cue.supposition)) return tokens.parted(before, clauseSeparators);
    if (!tokens.follows(before + 1) || tokens.has(before, cue.negator)) return false;
  }
  return false;
}

/** How far before a list the company is that uses it, in words. */
const speakerReach = 5;

/** Whether a list is what the company uses: `Wir nutzen Docker, …`, `We work with Docker, …`. */
function isStated(tokens: Tokens, start: number): boolean {
  for (let before = start - 1; before > start - speakerReach; before--) {
    if (!tokens.follows(before + 1)) return false;
    if (tokens.hasClause(before, clauseCue.speaker)) return true;
  }
  return false;
}

/** Whether a verb stands between a list and its negator, or soon after that: `… PHP ne sont pas requis`. */
function isOwnStatement(tokens: Tokens, last: number, negator: number): boolean {
  const first = last + 1;
  // `nicht mehr`
  if (first === negator && tokens.hasExclusion(negator, exclusionCue.adverb)) return false;
  if (tokens.has(first, cue.be | cue.demand) || isInvertedAfter(tokens, last)) return true;
  for (let index = negator + 1; index < negator + 3 && tokens.follows(index); index++)
    if (tokens.has(index, cue.be | cue.demand | cue.verb)) return true;
  return false;
}

/** `Du arbetar med Docker, PHP behöver du inte kunna`: a verb and its subject after a name. */
function isInvertedAfter(tokens: Tokens, name: number): boolean {
  const verb = name + 1;
  if (!tokens.isForeign(verb) || !tokens.follows(verb)) return false;
  // `bruger vi ikke` may be one phrase.
  if (tokens.hasClause(verb, clauseCue.speaker)) return true;
  const mayBeVerb = tokens.has(verb, cue.verb | cue.handling | cue.demand | cue.passage);
  return mayBeVerb && tokens.hasClause(verb + 1, clauseCue.speaker | clauseCue.subject);
}

/** Whether nothing works without what a pronoun after a negator refers to. */
function isRefusedWithout(tokens: Tokens, negator: number): boolean {
  if (tokens.hasClause(negator, clauseCue.deterred)) {
    const isWithout = tokens.hasClause(negator - 2, clauseCue.lacking);
    return isWithout && tokens.hasClause(negator - 1, clauseCue.pronoun);
  }
  if (!tokens.hasClause(negator, clauseCue.lacking)) return false;
  if (!tokens.hasClause(negator + 1, clauseCue.pronoun)) return false;
  for (let index = negator + 2; index < negator + 5; index++) {
    if (tokens.parted(index, clauseSeparators)) return false;
    if (tokens.hasClause(index, clauseCue.deterred)) return true;
  }
  return false;
}

/** Without the list that a comma ends after its conjunction: `Redis or RabbitMQ is fine, Kubernetes we don't use`. */
function afterChoice(tokens: Tokens, found: number[]): number[] {
  for (let place = found.length - 1; place > 0; place--) {
    if (!tokens.parted(found[place]!, separator.comma)) continue;
    for (let index = found[place]! - 1; index > found[Math.max(place - 2, 0)]!; index--)
      if (isAlternative(tokens, index)) return found.slice(place);
  }
  return found;
}

/** `Voraussetzung ist Docker nicht` */
function isInverted(tokens: Tokens, start: number): boolean {
  return tokens.has(start - 1, cue.be) && tokens.has(start - 2, cue.demand);
}

/** `React Native machen wir nicht mehr`, `Java we don't touch`: names, a verb, the company and a negation fill a clause. */
function listDisowned(tokens: Tokens, negator: number): number[] {
  let subject = negator - 1;
  while (subject > negator - 3 && !tokens.hasClause(subject, clauseCue.speaker)) subject--;
  if (!tokens.hasClause(subject, clauseCue.speaker)) return [];
  const named = tokens.names(subject - 1) ? subject - 1 : subject - 2;
  if (!tokens.names(named)) return [];
  for (let index = named + 1; index <= negator; index++) if (!tokens.follows(index)) return [];
  for (
    let after = negator + 1;
    !tokens.parted(after, clauseSeparators | separator.comma) && !joinsClauses(tokens, after);
    after++
  ) {
    if (after > negator + 2 || tokens.names(after) || tokens.has(after, saving)) return [];
    if (tokens.hasClause(after, clauseCue.all)) return [];
    // `Kafka betreiben wir nicht selbst`
    if (tokens.isForeign(after) && !isPlain(tokens, after)) return [];
  }
  const found = lastOfOwn(tokens, listEndingAt(tokens, named, reach));
  const start = found[0]!;
  const opens =
    tokens.parted(start, clauseSeparators | separator.comma) ||
    tokens.has(start - 1, cue.list | cue.contrast);
  if (opens) return found;
  // `Vi kör tjänsterna i Docker, Kubernetes använder vi inte`
  const isNext = tokens.isForeign(negator) && tokens.parted(named, separator.comma);
  return isNext && subject === named + 2 ? [named] : [];
}

/** Whether a negator begins a label of the next words: `Required: Java, not required: PHP`, `Java [not required] PHP`. */
function opensLabel(tokens: Tokens, negator: number): boolean {
  let end = negator + 1;
  while (tokens.follows(end) && end < negator + 4) end++;
  if (end >= tokens.count) return false;
  if (tokens.parted(negator, separator.comma | separator.close | separator.slash))
    return tokens.parted(end, separator.colon);
  const isEnclosed = tokens.parted(negator, separator.open) && tokens.parted(end, separator.close);
  return (
    isEnclosed && !tokens.parted(end, ~(separator.close | separator.space)) && tokens.names(end)
  );
}

/** The technology to which a pronoun after a negation refers: `PHP (we don't use it)`; or -1. */
function namedBeforePronoun(tokens: Tokens, negator: number): number {
  const named = negator - 2;
  if (!tokens.names(named) || !tokens.hasClause(negator - 1, clauseCue.subject)) return -1;
  // `The backend is Elixir, you won't touch it`
  if (tokens.follows(named) && tokens.has(named - 1, cue.be)) return -1;
  if (tokens.parted(negator, ~separator.space) || tokens.parted(negator - 1, separator.newline))
    return -1;
  // `PHP. We don't use it.`
  const isOwnSentence = tokens.parted(named, hardSeparators);
  if (tokens.parted(negator - 1, separator.stop) && !isOwnSentence) return -1;
  for (let index = negator + 1; index < negator + 5; index++) {
    if (!tokens.follows(index)) return -1;
    if (tokens.hasClause(index, clauseCue.pronoun)) {
      return tokens.parted(index + 1, clauseSeparators | separator.close | separator.comma)
        ? named
        : -1;
    }
    if (!tokens.has(index, cue.passage | cue.verb | cue.handling | cue.demand)) return -1;
  }
  return -1;
}

/** Whether `not required` follows, or the clause ends. */
export function isDemandDenied(tokens: Tokens, negator: number, mayEnd: boolean): boolean {
  if (deniesRewriting(tokens, negator)) return false;
  if (tokens.has(negator, cue.demand)) return true;
  const next = negator + 1;
  if (tokens.parted(next, clauseSeparators | separator.close | separator.comma)) return mayEnd;
  if (joinsClauses(tokens, next)) return mayEnd;
  if (tokens.hasClause(negator, clauseCue.determiner)) {
    if (tokens.hasClause(next, clauseCue.credential)) return false;
    if (!tokens.has(next, cue.passage | cue.demand | cue.follower)) return false;
  }
  for (let index = negator + 1; index < negator + 5; index++) {
    if (tokens.parted(index, clauseSeparators | separator.comma)) return false;
    // `Java has not gone away here`
    if (tokens.hasExclusion(index, exclusionCue.removed)) return false;
    if (tokens.has(index, cue.demand)) return true;
    if (!tokens.has(index, cue.passage) && index > negator + 2) return false;
  }
  return false;
}

/** How far behind a denial the word for rewriting is, in words. */
const rewritingReach = 5;

/** `The Vue front end need not be rewritten`: it stays. */
export function deniesRewriting(tokens: Tokens, negator: number): boolean {
  for (let index = negator + 1; index < negator + rewritingReach; index++) {
    if (!tokens.follows(index) || tokens.names(index)) return false;
    if (tokens.hasExclusion(index, exclusionCue.rewritten)) return true;
  }
  return false;
}
