// Conditions that make a technology welcome: `if you know Redis that is cool`, `wenn du auch Redis kennst`.
import { clauseCue, cue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader } from '../segments/clauses.ts';
import { opensAside } from '../segments/coordination.ts';
import { clauseSeparators, hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isPraise } from './judgements.ts';
import { isWelcomeIfKnown } from './later-condition.ts';

/** How far before a mention its condition is, and after it the praise, in words. */
const reach = 12;
/** How far after the subject of a condition `also` is, in words. */
const besidesReach = 3;

/** Whether a mention is in a condition that its sentence calls welcome. */
export function isConditional(tokens: Tokens, mention: number): boolean {
  const { mention: mentions, topic } = tokens.present;
  const praising = topicCue.besides | topicCue.praise | topicCue.welcomingWord;
  if ((mentions & cue.supposition) === 0 && (topic & praising) === 0) return false;
  if (isWelcomeIfKnown(tokens, mention)) return true;
  let start = mention;
  while (!tokens.parted(start, hardSeparators)) {
    if (mention - start === reach) return false;
    if (tokens.has(--start, cue.supposition))
      return !opensAside(tokens, start) && isWelcomeIf(tokens, start, mention);
  }
  return (
    asksBesides(tokens, start, mention) ||
    (opensWithVerb(tokens, start, mention) && praisesReader(tokens, mention))
  );
}

/** Whether a sentence calls it welcome to fulfil its condition. */
function isWelcomeIf(tokens: Tokens, condition: number, mention: number): boolean {
  // `Du solltest schon Redis kennen`
  if (tokens.has(condition, cue.obligation) && !tokens.parted(condition, clauseStarts))
    return false;
  // `als developer`
  if (tokens.hasRole(condition + 1, roleCue.roleNoun)) return false;
  if (tokens.hasClause(condition + 1, clauseCue.speaker)) return false;
  if (hasBesides(tokens, condition, mention)) return true;
  if (isPraisedBefore(tokens, condition) || isPraisedAfter(tokens, mention)) return true;
  return isAddedWish(tokens, condition, mention);
}

const clauseStarts = hardSeparators | separator.comma;
/** How many words the main clause has at least. */
const shortestMain = 2;
/** How many words a sentence has at most behind a mention in its condition. */
const longestMain = 40;

/** `Java it is. If you know Redis, dinner is on us`: a condition opens a sentence of a text that has named something before. */
function isAddedWish(tokens: Tokens, condition: number, mention: number): boolean {
  const opens = tokens.parted(condition, clauseSeparators) || tokens.has(condition - 1, cue.list);
  if (!opens || isBelowDenial(tokens, condition)) return false;
  let end = condition + 1;
  let hasReader = false;
  let isOfThings = false;
  for (; end <= mention || !tokens.parted(end, hardSeparators); end++) {
    if (end - mention > longestMain) return false;
    hasReader ||= isOfReader(tokens, end);
    // `Ob unsere Plattform auf AWS umzieht, ist offen`: the condition is none of the reader.
    isOfThings ||= end < mention && isOurThing(tokens, end);
    if (tokens.has(end, cue.negator | cue.obligation | cue.contrast)) return false;
    if (tokens.hasExclusion(end, exclusionCue.only | exclusionCue.dismissal)) return false;
  }
  // `and if you know Redis.`
  return (
    (hasReader || !isOfThings) && end - mention > shortestMain && namesBefore(tokens, condition)
  );
}

function isOurThing(tokens: Tokens, index: number): boolean {
  const isOurs = tokens.hasRole(index, roleCue.possessive) && !isOfReader(tokens, index);
  return isOurs || tokens.hasExclusion(index, exclusionCue.setting);
}

/** `Not you: if your main tool is Excel` */
function isBelowDenial(tokens: Tokens, condition: number): boolean {
  if (!tokens.parted(condition, separator.colon)) return false;
  let start = condition;
  do if (tokens.has(--start, cue.negator)) return true;
  while (start > condition - reach && !tokens.parted(start, hardSeparators));
  return false;
}

function namesBefore(tokens: Tokens, end: number): boolean {
  for (let index = 0; index < end; index++) if (tokens.names(index)) return true;
  return false;
}

/** `Kan du Redis, er det fint`: the verb begins the sentence, as in a condition. */
function opensWithVerb(tokens: Tokens, start: number, mention: number): boolean {
  if (!tokens.isForeign(start)) return false;
  if (!tokens.hasClause(start, clauseCue.subject)) return isOfReader(tokens, start + 1);
  // `Har du Redis, rykker du frem`: both verbs are before the reader.
  return isOfReader(tokens, start) && tokens.spaces(start) > 0 && turnsAfter(tokens, mention);
}

/** `, rykker du` */
function turnsAfter(tokens: Tokens, mention: number): boolean {
  for (let index = mention + 1; index < mention + reach; index++) {
    if (tokens.parted(index, hardSeparators)) return false;
    if (tokens.parted(index, separator.comma))
      return !tokens.hasClause(index, clauseCue.opensClause) && isOfReader(tokens, index + 1);
  }
  return false;
}

/** `…, er du foran i køen` */
function praisesReader(tokens: Tokens, mention: number): boolean {
  for (let index = mention + 1; index < mention + reach; index++) {
    if (tokens.parted(index, hardSeparators) || tokens.has(index, cue.negator)) return false;
    if (tokens.hasTopic(index, topicCue.praise)) return true;
  }
  return isPraisedAfter(tokens, mention);
}

/** `Kan du også Redis, …` */
function asksBesides(tokens: Tokens, start: number, mention: number): boolean {
  if (!tokens.hasClause(start + 1, clauseCue.subject)) return false;
  if (tokens.hasClause(start, clauseCue.subject)) return false;
  return hasBesides(tokens, start + 1, Math.min(mention, start + 1 + besidesReach));
}

function hasBesides(tokens: Tokens, from: number, to: number): boolean {
  for (let index = from + 1; index < to; index++) {
    if (tokens.hasTopic(index, topicCue.besides)) return true;
  }
  return false;
}

/** `Cool if you know Redis`, `It also counts if you know Redis`: nothing is named between the praise and the condition. */
function isPraisedBefore(tokens: Tokens, condition: number): boolean {
  const counts = tokens.hasTopic(condition - 1, topicCue.substitute);
  if (counts && tokens.hasExclusion(condition - 1, exclusionCue.engaging)) return true;
  for (let index = condition; !tokens.parted(index, hardSeparators); index--) {
    if (tokens.names(index - 1)) return false;
    if (isPraise(tokens, index - 1)) return true;
  }
  return false;
}

/** `…, that is cool`: after the names of the condition, and before others. */
function isPraisedAfter(tokens: Tokens, mention: number): boolean {
  let isListed = true;
  for (let index = mention + 1; index < mention + reach; index++) {
    if (tokens.parted(index, hardSeparators)) return false;
    if (isPraise(tokens, index)) return true;
    if (tokens.names(index) && !isListed) return false;
    isListed &&= tokens.names(index) || tokens.has(index, cue.list);
  }
  return false;
}
