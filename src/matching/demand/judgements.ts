// Words that judge technologies: what they apply to, and whether they are denied.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isSecondDenied } from '../segments/praise.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Words that suggest a demand. */
export const suggestion = cue.requirement | cue.handling;

/** Words of welcome and praise. */
export const welcomingTopics = topicCue.welcomingWord | topicCue.welcomingHeading | topicCue.praise;

/** Whether a word says that something is welcome. */
export function welcomes(tokens: Tokens, index: number): boolean {
  if (tokens.has(index, cue.preference)) return true;
  return tokens.hasTopic(index, welcomingTopics);
}

/** How far after a word of obligation its denial is. */
const denialReach = 4;
/** How long a bracket that judges or names may be, in words. */
const bracketReach = 6;
/** How long a bracket is that stands between a name and a list that goes on, in words. */
const asideReach = 14;

/** Whether the bracket that ends with a word names a technology or rates the words before it: `(gern auch Senior)`. */
export function isAside(tokens: Tokens, last: number): boolean {
  if (tokens.technology(last) >= 0) return true;
  let first = last;
  while (last - first < asideReach && !tokens.parted(first, separator.open)) first--;
  if (tokens.parted(first, hardSeparators)) return false;
  if (tokens.hasRole(first - 1, roleCue.roleNoun)) return true;
  // `Playwright (essential), Jira`
  const continues = tokens.parted(last + 1, separator.comma) || tokens.has(last + 1, cue.list);
  return continues && tokens.technology(first - 1) >= 0;
}

/** `Java (clearly required)`: the bracket holds a judgement and no name. */
export function opensJudgement(tokens: Tokens, first: number): boolean {
  // `Java (Kotlin a plus)`
  if (tokens.technology(first) >= 0) return false;
  for (let index = first + 1; index < first + 3; index++) {
    if (tokens.parted(index, separator.close) || tokens.technology(index) >= 0) return false;
    if (tokens.has(index, cue.obligation | cue.preference)) {
      return tokens.parted(index + 1, separator.close);
    }
  }
  return false;
}

/** The word after a short bracket that names and judges nothing, `C++ (20 and up) is a must`; -1 for other brackets. */
export function endOfRemark(tokens: Tokens, first: number): number {
  for (let index = first; index <= first + bracketReach; index++) {
    if (index > first && tokens.parted(index, separator.close)) return index;
    const judges = tokens.has(index, cue.obligation | cue.preference | cue.negator);
    if (judges && !tokens.hasClause(index, clauseCue.pointsOn)) return -1;
    if (tokens.technology(index) >= 0 || tokens.parted(index + 1, hardSeparators)) return -1;
  }
  return -1;
}

/** How many words are between a name and its examples at most. */
const longestKind = 2;

/** The word after a bracket with examples behind a name, if its sentence goes on: `a SIEM tool (Splunk, Elastic) is a plus`; else -1. */
export function endOfExamples(tokens: Tokens, name: number, first: number): number {
  if (first - name - 1 > longestKind) return -1;
  for (let index = name + 1; index < first; index++) {
    if (tokens.parted(index, partSeparators) || tokens.names(index)) return -1;
    if (tokens.has(index, cue.be | cue.verb | cue.list)) return -1;
  }
  for (let index = first; index <= first + asideReach; index++) {
    if (tokens.has(index, cue.obligation | cue.preference | cue.negator)) return -1;
    if (tokens.parted(index + 1, hardSeparators)) return -1;
    if (tokens.parted(index + 1, separator.close))
      return tokens.parted(index + 1, separator.comma) ? -1 : index + 1;
  }
  return -1;
}

/** `Java (a plus if Kotlin)`: the bracket rates its own name. */
export function isBracketOfAnother(tokens: Tokens, first: number): boolean {
  for (let index = first + 1; index < first + bracketReach; index++) {
    if (tokens.parted(index, separator.close)) return false;
    if (tokens.technology(index) >= 0) return true;
  }
  return false;
}

/** `Not required`, `Voraussetzung ist das nicht`. */
export function isDeniedThere(tokens: Tokens, index: number): boolean {
  // `not strictly required`, `pas un prérequis`, `non ci serve`
  const isBetween =
    tokens.hasExclusion(index - 1, exclusionCue.adverb) ||
    tokens.hasTopic(index - 1, topicCue.article) ||
    (tokens.isForeign(index) && tokens.hasClause(index - 1, clauseCue.pronoun));
  if (isBeingDenied(tokens, index)) return true;
  const before = isBetween ? index - 2 : index - 1;
  const isDenied = tokens.has(index - 1, cue.negator) || tokens.has(before, cue.negator);
  // `Travel is not included. You must know Java.`
  if (isDenied && !tokens.parted(index, hardSeparators)) return true;
  if (isOfDenied(tokens, index)) return true;
  for (let after = index + 1; after < index + denialReach; after++) {
    if (tokens.parted(after, partSeparators | separator.open)) return false;
    if (tokens.technology(after) >= 0) {
      // `Voraussetzung ist Docker nicht`
      const isOf = tokens.has(after - 1, cue.be) && tokens.has(after + 1, cue.negator);
      return isOf && tokens.parted(after + 2, clauseSeparators);
    }
    if (tokens.has(after, cue.negator) || isNotAll(tokens, after)) return true;
  }
  return false;
}

/** Most words between a word of lack and a form of `be`. */
const longestSubject = 2;

/** `sans être obligatoire`, `utan att vara ett krav`, `sans que ce soit obligatoire` */
function isBeingDenied(tokens: Tokens, index: number): boolean {
  const noun = tokens.hasTopic(index - 1, topicCue.article) ? index - 1 : index;
  if (!tokens.follows(index) || !tokens.has(noun - 1, cue.be)) return false;
  for (let lack = noun - 2; lack >= noun - 2 - longestSubject; lack--) {
    if (tokens.hasClause(lack, clauseCue.lacking)) return true;
    if (!tokens.has(lack, cue.passage) || !tokens.follows(lack)) return false;
  }
  return false;
}

/** The word after a concession of a few words between commas, `Python, while not mandatory, is a plus`; else -1. */
export function endOfConcession(tokens: Tokens, first: number): number {
  if (!tokens.parted(first, separator.comma) || !tokens.has(first, cue.contrast)) return -1;
  if (!tokens.has(first + 1, cue.negator) || !tokens.has(first + 2, cue.obligation)) return -1;
  return tokens.parted(first + 3, separator.comma) ? first + 3 : -1;
}

/** How long a concession between commas may be, in words. */
const concessionReach = 6;

/** `We appreciate, without requiring it, Python`: a concession is between a word of welcome and what it applies to, which comes first. */
export function isConceded(tokens: Tokens, welcome: number): boolean {
  const first = welcome + 1;
  if (!tokens.parted(first, separator.comma)) return false;
  const concedes =
    tokens.has(first, cue.contrast | cue.supposition) || tokens.hasClause(first, clauseCue.lacking);
  if (!concedes) return false;
  for (let index = welcome; !tokens.parted(index, hardSeparators | separator.comma); index--)
    if (tokens.technology(index - 1) >= 0) return false;
  for (let index = first + 1; index <= first + concessionReach; index++) {
    if (tokens.parted(index, separator.comma)) return true;
    if (tokens.names(index) || tokens.parted(index, clauseSeparators)) return false;
  }
  return false;
}

/** `Java n'est pas un atout`, `PHP no suma`, `neither needed nor welcome`: a negator is before a word of welcome. */
export function isDeniedBeside(tokens: Tokens, index: number): boolean {
  if (isSecondDenied(tokens, index)) return true;
  if (!tokens.follows(index) || tokens.hasClause(index, clauseCue.pointsOn)) return false;
  // `not a nice-to-have`
  const negator = tokens.hasTopic(index - 1, topicCue.article) ? index - 2 : index - 1;
  return tokens.has(negator, cue.negator) && !tokens.has(negator, cue.affirmation);
}

/** Most words between a negator and the obligation of what it denies. */
const deniedReach = 6;

/** `none of it is required`, `no prior knowledge required`: a mark and a negator open the clause, which names no technology. */
function isOfDenied(tokens: Tokens, obligation: number): boolean {
  const marks = partSeparators | separator.open | separator.close;
  for (let index = obligation; index > obligation - deniedReach; index--) {
    if (tokens.names(index - 1) || tokens.parted(index, marks)) return false;
    if (tellsOfNone(tokens, index - 1) || isNotAll(tokens, index - 1)) return true;
    if (!tokens.has(index - 1, cue.negator)) continue;
    return (
      tokens.hasClause(index - 1, clauseCue.determiner) &&
      tokens.parted(index - 1, separator.comma | separator.open)
    );
  }
  return false;
}

/** `none of it`, `rien` */
export function tellsOfNone(tokens: Tokens, index: number): boolean {
  if (tokens.hasClause(index, clauseCue.nothing)) return true;
  return (
    tokens.hasExclusion(index, exclusionCue.refusal) && tokens.hasClause(index, clauseCue.pronoun)
  );
}

/** `not all`, `pas besoin de tout` */
export function isNotAll(tokens: Tokens, index: number): boolean {
  if (!tokens.hasClause(index, clauseCue.all)) return false;
  if (tokens.has(index, cue.affirmation) || tellsOfNone(tokens, index)) return true;
  if (tokens.has(index - 1, cue.negator)) return true;
  // `inte kunna allt`
  return tokens.follows(index) && tokens.follows(index - 1) && tokens.has(index - 2, cue.negator);
}

/** `Ideally, you know Docker`, `who, ideally, knows Docker`: an adverb before a comma applies to the words after it. */
export function opensByAdverb(tokens: Tokens, index: number): boolean {
  if (!tokens.hasClause(index, clauseCue.pointsOn)) return false;
  return tokens.parted(index, hardSeparators) || isEnclosed(tokens, index);
}

/** `and who, ideally, knows`, `Java and, ideally, Kotlin`: commas around an adverb, after a conjunction. */
function isEnclosed(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, separator.comma) || !tokens.parted(index + 1, separator.comma))
    return false;
  if (tokens.has(index - 1, cue.list)) return true;
  return !tokens.names(index - 1) && tokens.has(index - 2, cue.list) && !tokens.names(index + 1);
}

/** A word of preference, but not that of `Java plus React`. */
export function isPreference(tokens: Tokens, index: number): boolean {
  if (!tokens.has(index, cue.preference) || isOwnVerb(tokens, index)) return false;
  if (!tokens.hasTopic(index, topicCue.joining)) return true;
  // `…, plus a subscription`, `…, plus decent SQL`, `…⏎plus some Kafka`
  const isLine = tokens.parted(index, separator.newline) && !tokens.parted(index, lineSigns);
  // `900 nodes plus a footprint on AWS`
  const isWithin = tokens.follows(index) && !tokens.hasTopic(index - 1, topicCue.article);
  const isNext = isWithin || tokens.parted(index, separator.comma) || tokens.names(index - 1);
  const continues = isLine || (isNext && !tokens.parted(index, hardSeparators));
  if (index > 0 && continues && leadsToNoun(tokens, index + 1)) return false;
  // `React (we use it), plus TypeScript`
  const isAfterComma = index > 0 && tokens.parted(index, separator.comma);
  if (isAfterComma && tokens.names(index + 1) && tokens.follows(index + 1)) return false;
  return !(tokens.names(index - 1) && leadsOn(tokens, index));
}

/** Longest object of a verb, in words. */
const longestObject = 5;

/** `You write Java and help customers who use it`: after a conjunction, a verb with an object that names nothing. */
function isOwnVerb(tokens: Tokens, index: number): boolean {
  if (!tokens.has(index - 1, cue.list) || tokens.hasClause(index, clauseCue.pointsOn)) return false;
  const object = index + 1;
  const goesOn =
    tokens.has(object, cue.usage | cue.list | cue.negator | cue.obligation | cue.preference) ||
    tokens.hasDetail(object, detailCue.grade) ||
    tokens.hasExclusion(object, exclusionCue.adverb);
  if (goesOn || !tokens.follows(index) || !tokens.follows(object)) return false;
  for (let near = object; near < index + longestObject && tokens.follows(near); near++) {
    if (tokens.names(near)) return false;
    if (tokens.hasClause(near, clauseCue.pronoun)) break;
  }
  return true;
}

/** What ends a sentence, a paragraph or begins an item. */
const lineSigns = separator.stop | separator.call | separator.blankLine | separator.bullet;

/** `a subscription`, `some Kafka`, `decent SQL` */
function leadsToNoun(tokens: Tokens, index: number): boolean {
  if (!tokens.follows(index)) return false;
  if (tokens.hasTopic(index, topicCue.article)) return true;
  return tokens.hasDetail(index, detailCue.grade) && tokens.names(index + 1);
}

/** `Docker plus Kafka`, `Java, plus Kotlin` */
function leadsOn(tokens: Tokens, index: number): boolean {
  if (!tokens.follows(index + 1)) return false;
  return !tokens.parted(index, ~separator.space) || tokens.names(index + 1);
}

/** `Solid Java, ideally Spring`: the word applies to the words after it. */
export function pointsOn(tokens: Tokens, index: number): boolean {
  if (!tokens.hasClause(index, clauseCue.pointsOn)) return false;
  // `Kafka är meriterande (examen krävs inte)`
  if (tokens.has(index - 1, cue.be) && tokens.names(index - 2)) return false;
  // `Ansible ideally too`
  const last = tokens.hasTopic(index + 1, topicCue.besides) ? index + 1 : index;
  const ends = tokens.parted(index + 1, judgementEnds) || tokens.parted(last + 1, judgementEnds);
  // `some Symfony ideally⏎you won't be alone`
  const isLast =
    tokens.parted(index + 1, separator.wrap) && tokens.hasClause(index + 1, clauseCue.subject);
  return (!ends && !isLast) || isEnclosed(tokens, index);
}

const judgementEnds = partSeparators | separator.close;

/** How far before a mention its denial is, in words. */
const denialBefore = 6;

/** `You need not know Kotlin`: the clause denies it before it names it. */
export function isDeniedBefore(tokens: Tokens, mention: number): boolean {
  for (let index = mention - 1; index > mention - denialBefore; index--) {
    if (tokens.parted(index + 1, partSeparators)) return false;
    if (tokens.has(index, cue.negator)) return true;
  }
  return false;
}

/** `Kotlin is cool, but not required`, but not `Kotlin is used here, but not required` */
export function isPraisedAlone(tokens: Tokens, mention: number, contrast: number): boolean {
  for (let index = mention + 1; index < contrast; index++)
    if (tokens.hasTopic(index, welcomingTopics | topicCue.permitting))
      return deniesDemand(tokens, contrast);
  return false;
}

/** `… but not required`, `… mais ce n'est pas obligatoire`, `… muss aber nicht`: no other subject is between the contrast and the denial. */
function deniesDemand(tokens: Tokens, contrast: number): boolean {
  let isDenied = false;
  for (let index = contrast + 1; index < contrast + denialReach; index++) {
    if (tokens.parted(index, judgementEnds)) return false;
    isDenied ||= tokens.has(index, cue.negator);
    const isDemand = tokens.has(index, cue.obligation | cue.demand);
    if (isDenied && (isDemand || tokens.has(contrast - 1, cue.obligation))) return true;
    const isPassed =
      isDenied || tokens.has(index, cue.be) || tokens.hasClause(index, clauseCue.pronoun);
    if (!isPassed) return false;
  }
  return false;
}

/** `It would be nice, if you knew Docker`: a clause whose subject is the reader continues the judgement. */
export function opensSubordinate(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, separator.comma) || tokens.parted(index, hardSeparators)) return false;
  if (tokens.has(index, cue.list | cue.contrast) || tokens.technology(index) >= 0) return false;
  if (tokens.hasClause(index, clauseCue.subject) || tokens.hasClause(index + 1, clauseCue.speaker))
    return false;
  return tokens.hasClause(index + 1, clauseCue.subject);
}

/** A word that makes the thing of a condition welcome: `…, that is cool`. */
export function isPraise(tokens: Tokens, index: number): boolean {
  if (tokens.has(index - 1, cue.negator)) return false;
  if (tokens.has(index, cue.preference)) return true;
  if (!tokens.hasTopic(index, topicCue.welcomingWord | topicCue.praise)) return false;
  // `if you know Java, love coffee and`, but not `if you know Java, cool, but no must`
  const conceding = cue.contrast | cue.supposition;
  const ends = tokens.parted(index + 1, hardSeparators) || tokens.has(index + 1, conceding);
  const isListed =
    (tokens.parted(index, separator.comma) && !ends) || tokens.has(index - 1, cue.list);
  return !isListed && !tokens.hasClause(index - 1, clauseCue.subject);
}
