// Double negations that ask for a technology: `Without Java you cannot apply`, `No Java, no chance`.
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import { clauseCue, cue, exclusionCue, roleCue } from '../gazetteer/cues.ts';
import { isAfterOpening, isOfReader, joinsNames } from './clauses.ts';
import { isListed, isListedNear } from './lists.ts';
import { isQuestion } from './sentences.ts';
import { isListedThing } from './things.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How far from the first negation the refusal is, in words. */
const reach = 10;
/** How far before a mention the negation is, in words. */
const mentionReach = 8;
/** How far before a negation the word is that makes it a condition, in words. */
const conditionReach = 7;

/** `Without Java you cannot apply`, and not `Without Java you will be fine`. */
export function isInsistedOn(tokens: Tokens, mention: number): boolean {
  if (isElseRefused(tokens, mention)) return true;
  for (let index = mention - 1; index > mention - mentionReach; index--) {
    if (tokens.parted(index + 1, hardSeparators)) return false;
    // `Impossible sans Java ni Kafka`
    if (tokens.hasClause(index, clauseCue.alternative) && tokens.names(index - 1)) continue;
    if (tokens.has(index, cue.negator)) return insists(tokens, index);
    // `Do not apply unless you know Java`
    if (tokens.has(index, cue.affirmation))
      return isRefusedBefore(tokens, index, true) || isRefusedAfter(tokens, index, false, true);
    // `Without Java you won't get far, Go is a plus`
    if (tokens.hasClause(index, clauseCue.deterred)) return false;
  }
  return false;
}

/** `Java and SQL, otherwise you won't be invited`: names alone open the sentence, and a conjunction leads to a refusal. */
function isElseRefused(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.clause & clauseCue.deterred) === 0) return false;
  let start = mention;
  while (!tokens.parted(start, hardSeparators) && isListedNear(tokens, mention, start - 1)) start--;
  if (!tokens.parted(start, hardSeparators) || tokens.has(start, cue.negator)) return false;
  let or = mention + 1;
  while (isListedNear(tokens, mention, or) && !tokens.parted(or, clauseSeparators)) {
    if (isElse(tokens, or)) break;
    or++;
  }
  if (!isElse(tokens, or)) return false;
  for (let index = or + 1; index < or + reach; index++) {
    if (tokens.parted(index, hardSeparators) || tokens.names(index)) return false;
    if (refuses(tokens, index)) return true;
  }
  return false;
}

/** How far before a list the word is that admits nobody else, in words. */
const onlyReach = 10;
/** How far after a word for *only* the people are, in words. */
const near = 4;

/** `Only profiles with Java`, `It only makes sense if you write Java`: nobody else is wanted. */
export function isOnlyCondition(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.exclusion & exclusionCue.only) === 0) return false;
  let start = mention;
  while (isListedNear(tokens, mention, start - 1) && !tokens.parted(start, clauseSeparators))
    start--;
  let hasReader = false;
  let isCondition = false;
  let person = Infinity;
  for (let index = start - 1; index > start - onlyReach; index--) {
    if (tokens.parted(index + 1, hardSeparators) || tokens.names(index)) return false;
    if (tokens.has(index, cue.negator)) return false;
    if (tokens.hasExclusion(index, exclusionCue.only)) return isCondition || person - index < near;
    hasReader ||= isOfReader(tokens, index);
    isCondition ||= hasReader && tokens.has(index, cue.supposition);
    // `only with us`
    const isPlace = tokens.hasExclusion(index, exclusionCue.adverb);
    if (tokens.hasExclusion(index, exclusionCue.pitch) && !isPlace) person = index;
  }
  return false;
}

/** `, or` and no name; `or no deal` */
function isElse(tokens: Tokens, index: number): boolean {
  const leads = tokens.hasClause(index, clauseCue.alternative) && !tokens.names(index + 1);
  if (!leads) return false;
  const isApart = tokens.parted(index, separator.comma | separator.dash);
  return isApart || tokens.hasClause(index + 1, clauseCue.deterred);
}

/** Whether a negator is one half of a double negation that asks for the technology after it. */
export function insists(tokens: Tokens, last: number): boolean {
  const negator = firstOfNegators(tokens, last);
  if (tokens.hasClause(negator, clauseCue.deterred)) return false;
  if (isReaderSentAway(tokens, negator) || isOfRefused(tokens, negator)) return true;
  if (isFatal(tokens, negator)) return true;
  const lacks = tokens.hasClause(negator, clauseCue.lacking);
  if (lacks && repeatsLack(tokens, negator)) return true;
  const isCondition = isSupposed(tokens, negator) || isOfPeople(tokens, negator);
  // `Nie ma Javy, nie ma rozmowy`
  const isThere = tokens.hasExclusion(negator, exclusionCue.engaging);
  const mayInsist = isCondition || isThere || tokens.hasClause(negator, clauseCue.determiner);
  if (!lacks && !(mayInsist && tokens.has(negator, cue.lack))) return false;
  return (
    isRefusedAfter(tokens, negator, lacks, isCondition) ||
    isRefusedBefore(tokens, negator, isCondition)
  );
}

/** Most words before a negation in its clause: `Java nicht zu kennen`. */
const longestStart = 2;

/** `Not knowing Java is a deal-breaker`, `Java nicht zu kennen, ist ein K.-o.-Kriterium`: a lack is the subject of the refusal. */
function isFatal(tokens: Tokens, negator: number): boolean {
  const ends = partSeparators;
  let start = negator;
  while (!tokens.parted(start, ends)) if (negator - start-- === longestStart) return false;
  let isStated = false;
  for (let index = negator + 1; index < negator + reach; index++) {
    const isVerb = tokens.has(index, cue.be);
    if (tokens.parted(index, isVerb ? hardSeparators : ends)) return false;
    // `No Java is no deal-breaker`
    if (tokens.has(index, cue.affirmation)) return false;
    const isPhrase = tokens.spaces(index) > 0 && index > negator + 1;
    if (tokens.hasClause(index, clauseCue.deterred)) return isStated || isPhrase;
    if (tokens.has(index, cue.negator | cue.contrast)) return false;
    isStated ||= isVerb;
  }
  return false;
}

/** `sans Java ni Kafka`: the word of lack before a list whose conjunction denies as well; else the word itself. */
function firstOfNegators(tokens: Tokens, negator: number): number {
  if (!tokens.has(negator, cue.list)) return negator;
  let first = negator - 1;
  while (
    negator - first < mentionReach &&
    isListed(tokens, first) &&
    !tokens.parted(first + 1, hardSeparators)
  )
    first--;
  return tokens.hasClause(first, clauseCue.lacking) ? first : negator;
}

/** How far before a lack the one is that it repeats, in words. */
const repeatReach = 14;

/** `Without Java nothing works here, and without Kafka even less`: a lack is refused as the one before it is. */
function repeatsLack(tokens: Tokens, negator: number): boolean {
  const joint = tokens.has(negator - 1, cue.list) ? negator - 1 : negator;
  if (!tokens.parted(joint, separator.comma | separator.semicolon)) return false;
  for (let index = joint - 1; index > negator - repeatReach; index--) {
    if (tokens.hasClause(index, clauseCue.lacking))
      return isRefusedAfter(tokens, index, true, isSupposed(tokens, index));
    if (tokens.parted(index, hardSeparators)) return false;
  }
  return false;
}

/** How far after a negation the words are that send the reader away, in words. */
const sentAwayReach = 12;

/** `Kun je geen React, dan is dit niks voor je`, `Kan du inte Java ska du inte söka` */
function isReaderSentAway(tokens: Tokens, negator: number): boolean {
  if (tokens.parted(negator, clauseSeparators) || !isOfReader(tokens, negator - 1)) return false;
  const isCondition = isAfterOpening(tokens, negator);
  for (let after = negator + 1; after < negator + sentAwayReach; after++) {
    if (tokens.parted(after, hardSeparators)) return false;
    if (tokens.hasExclusion(after, exclusionCue.dismissal)) return true;
    if (isCondition && tokens.hasClause(after, clauseCue.deterred)) return true;
  }
  return false;
}

/** How far before a negation the people are that it tells of, in words. */
const peopleReach = 4;

/** `Candidates who don't know Java`, `Le candidature senza Java`, `Wer kein Java kann` */
function isOfPeople(tokens: Tokens, negator: number): boolean {
  let isSent = false;
  for (let index = negator - 1; index > negator - peopleReach; index--) {
    const opens = tokens.parted(index, clauseSeparators);
    const isPerson = tokens.hasRole(index, roleCue.roleNoun | roleCue.roleNouns);
    const isWhoever = index === negator - 1 && tokens.hasClause(index, clauseCue.asksWhat);
    isSent ||= tokens.hasExclusion(index, exclusionCue.pitch);
    if (opens) return isPerson || isWhoever || isSent;
  }
  return false;
}

/** `Wer kein Java kann`, `Den, der ikke kan Java`: what some people lack is not ruled out. */
export function isOfWhoever(tokens: Tokens, negator: number): boolean {
  if (!tokens.isForeign(negator) || !tokens.has(negator, cue.lack)) return false;
  for (let index = negator - 1; index > negator - reach; index--) {
    if (tokens.parted(index, hardSeparators))
      return tokens.hasClause(index, clauseCue.asksWhat) && tokens.hasRole(index, roleCue.hiring);
    const isOpening =
      tokens.hasRole(
        index,
        tokens.parted(index, separator.comma) ? roleCue.prose : roleCue.hiring,
      ) && !tokens.hasClause(index, clauseCue.speaker | clauseCue.subject);
    // `Den som`, `Den, der`
    if (isOpening && tokens.hasClause(index - 1, clauseCue.pronoun))
      return tokens.parted(index - 1, hardSeparators);
    if (!tokens.follows(index)) return false;
  }
  return false;
}

/** `We bin CVs that show no Java`, `Die nehmen keinen, der kein Java kann`: people are refused, and a relative clause tells what they lack. */
function isOfRefused(tokens: Tokens, negator: number): boolean {
  if (!tokens.has(negator, cue.lack | cue.negator) || tokens.parted(negator, clauseSeparators))
    return false;
  let isTold = tokens.hasRole(negator, roleCue.prose);
  let isPerson = false;
  for (let index = negator - 1; index > negator - reach; index--) {
    if (tokens.parted(index + 1, clauseSeparators) || tokens.names(index)) return false;
    if (!isTold && tokens.hasClause(index, clauseCue.speaker | clauseCue.subject)) return false;
    if (isTold && isNobody(tokens, index)) return true;
    const isRefusal = refuses(tokens, index) || tokens.hasExclusion(index, exclusionCue.removed);
    if (isPerson && isRefusal) return true;
    isPerson ||= isTold && tokens.hasExclusion(index, exclusionCue.pitch);
    isTold ||= isRelative(tokens, index);
  }
  return false;
}

/** `nobody`, and `keinen, der` */
function isNobody(tokens: Tokens, index: number): boolean {
  if (tokens.hasClause(index, clauseCue.nothing)) return true;
  return tokens.hasClause(index, clauseCue.determiner) && tokens.parted(index + 1, separator.comma);
}

/** `who`, `die`, `, der` */
function isRelative(tokens: Tokens, index: number): boolean {
  if (tokens.hasClause(index, clauseCue.asksWhat) || tokens.hasRole(index, roleCue.prose))
    return true;
  return (
    tokens.isForeign(index) &&
    tokens.parted(index, separator.comma) &&
    !tokens.has(index, cue.list | cue.contrast) &&
    // `We do none, so neither AWS nor Azure`
    !tokens.hasExclusion(index, exclusionCue.adverb | exclusionCue.reason)
  );
}

/** `Don't worry if you have not used Rust`, `Never used Rust?`: somebody may lack it. */
export function isSupposed(tokens: Tokens, negator: number): boolean {
  if (isQuestion(tokens, negator)) return true;
  const { mention, exclusion } = tokens.present;
  if ((mention & cue.supposition) === 0 && (exclusion & exclusionCue.reason) === 0) return false;
  for (let index = negator - 1; index > negator - conditionReach; index--) {
    if (tokens.has(index, cue.supposition) && !joinsNames(tokens, index)) return true;
    if (isMereReason(tokens, index)) return true;
    if (tokens.parted(index + 1, partSeparators | separator.open)) return false;
  }
  return false;
}

/** `Don't hesitate just because you have never used Rust`: words for *only* and for a reason of the reader. */
function isMereReason(tokens: Tokens, index: number): boolean {
  const isReason = tokens.hasExclusion(index, exclusionCue.reason);
  if (!isReason || tokens.hasClause(index + 1, clauseCue.speaker)) return false;
  return tokens.follows(index) && tokens.hasExclusion(index - 1, exclusionCue.only);
}

function isRefusedAfter(
  tokens: Tokens,
  negator: number,
  lacks: boolean,
  isCondition: boolean,
): boolean {
  const opens = tokens.parted(negator, hardSeparators | separator.comma);
  let names = false;
  let isApart = false;
  for (let index = negator + 1; index < negator + reach; index++) {
    if (tokens.parted(index, hardSeparators)) {
      // `No Java? Don't apply.`, `Ohne Java – keine Chance`
      const leads = endsQuestion(tokens, index) || tokens.parted(index, separator.dash);
      if (!leads || isApart || !names) return false;
      isApart = true;
    }
    // `No Java = no interview`
    isApart ||= tokens.parted(index, separator.comma | separator.other);
    names ||= tokens.names(index) || isListedThing(tokens, index);
    if (!names) continue;
    if (refuses(tokens, index)) {
      // `Kein PHP, hier läuft Kotlin`: the refusal of a mere negation follows it directly.
      if (lacks) return opens || !isApart;
      // `If you have not written any Elixir it won't work`
      return isCondition || (isApart && !tokens.follows(index));
    }
    // `CVs without Java will be discarded`
    if (lacks && tokens.hasExclusion(index, exclusionCue.removed) && isOfPeople(tokens, negator))
      return true;
    // `Desarrollo web sin WordPress ni plantillas` denies once.
    if (!tokens.has(index, cue.negator) || tokens.hasClause(index, clauseCue.alternative)) continue;
    if (lacks && (isCondition || tokens.has(index, cue.demand | cue.verb))) return true;
  }
  return false;
}

/** Whether a word or phrase says that nothing works, or sends readers away. */
function refuses(tokens: Tokens, index: number): boolean {
  return (
    tokens.hasClause(index, clauseCue.deterred) ||
    tokens.hasExclusion(index, exclusionCue.dismissal)
  );
}

/** `Please do not apply without Java`, `Don't apply, if you don't know Java` */
function isRefusedBefore(tokens: Tokens, negator: number, isCondition: boolean): boolean {
  let isOurs = false;
  for (let index = negator - 1; index > negator - reach; index--) {
    if (tokens.parted(index + 1, hardSeparators) || tokens.has(index + 1, cue.contrast))
      return false;
    isOurs ||= tokens.hasClause(index + 1, clauseCue.speaker);
    // `Es ist unmöglich, hier ohne Java zu arbeiten`
    const isApart = !isCondition && tokens.parted(index + 1, separator.comma);
    if (isApart && (isOurs || !tokens.hasClause(index, clauseCue.deterred))) return false;
    if (tokens.hasClause(index, clauseCue.deterred)) return true;
  }
  return false;
}

const questionMark = 0x3f;

function endsQuestion({ folded, ends }: Tokens, index: number): boolean {
  return folded.codes[ends[index - 1]!] === questionMark;
}
