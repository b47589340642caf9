// Whether a judgement after a mention applies to another technology, in a clause of its own.
import { clauseCue, cue, detailCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isListedThing } from '../segments/things.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Words of the list that a mention is in. */
const listed =
  cue.list |
  cue.handling |
  cue.requirement |
  cue.follower |
  cue.artefact |
  cue.trade |
  cue.likeness;

/** `Kotlin is our basis, Docker would be nice`: a comma and words of a clause part the judged name from the mention. */
export function isOfOtherClause(tokens: Tokens, mention: number, judgement: number): boolean {
  let judged = judgement - 1;
  // The name of a technology may be a common word here, as Polish *jest* is.
  while (judged > mention && !tokens.names(judged)) judged--;
  let hasComma = false;
  let isApart = false;
  let isClosed =
    tokens.has(mention - 1, cue.list) ||
    (mention > 0 && tokens.parted(mention, separator.ampersand));
  for (let index = mention + 1; index <= judged; index++) {
    const isComma = tokens.parted(index, separator.comma | separator.dash);
    // `React and TypeScript, Next.js is a plus`
    if (isComma && isClosed && index === judged) return true;
    // `They use Jenkins, knowledge of Groovy is a plus`
    if (isComma && tokens.has(index, cue.requirement | cue.handling)) return true;
    // `STM32, and we begin with Zephyr, so knowing it is a plus`
    if (tokens.has(index, cue.list) && tokens.hasClause(index + 1, clauseCue.speaker)) return true;
    // `Java, Spring, and with Kafka you get extra points`
    if (isComma && index < judged && joinsOther(tokens, index)) return true;
    // `Swift + SwiftUI, Combine would be nice`
    isClosed ||= isComma
      ? false
      : tokens.has(index, cue.list) || tokens.parted(index, separator.ampersand);
    // `we run Redis on the side⏎Java is a must`
    hasComma ||= isComma || (index === judged && tokens.parted(index, separator.wrap));
    isApart ||= !isListed(tokens, index);
  }
  return hasComma && isApart;
}

/** How far before a judgement the word for the last of some names is, in words. */
const latterReach = 4;

/** `Java and Docker, the latter is a plus`: the judgement applies to the last name before it. */
export function isOfLatter(tokens: Tokens, mention: number, judgement: number): boolean {
  let latter = judgement;
  while (!isLatter(tokens, latter))
    if (--latter <= mention || latter < judgement - latterReach) return false;
  for (let index = mention + 1; index < latter; index++) if (tokens.names(index)) return true;
  return false;
}

function isLatter(tokens: Tokens, index: number): boolean {
  return tokens.hasClause(index, clauseCue.singular) && tokens.hasDetail(index, detailCue.ofThese);
}

/** `and with Kafka`, and not `and Kafka`, `and also Kafka` */
function joinsOther(tokens: Tokens, index: number): boolean {
  if (!tokens.has(index, cue.list)) return false;
  // `y con` is a phrase.
  if (tokens.has(index, cue.usage) && tokens.spaces(index) > 0) return true;
  return !tokens.names(index + 1) && !tokens.hasTopic(index + 1, topicCue.besides);
}

function isListed(tokens: Tokens, index: number): boolean {
  return (
    tokens.technology(index) >= 0 || tokens.has(index, listed) || tokens.startsWithDigit(index)
  );
}

/** How far before a judgement the thing is that it applies to, in words. */
const thingReach = 4;

/** `A Java developer, English is a plus`: the judgement applies to something that is no technology, in a clause of its own. */
export function isOfOtherThing(tokens: Tokens, mention: number, judgement: number): boolean {
  if (!tokens.follows(judgement)) return false;
  for (let thing = judgement - 1; thing > mention && judgement - thing <= thingReach; thing--) {
    if (tokens.technology(thing) >= 0) return false;
    if (repeatsThing(tokens, thing)) continue;
    if (tokens.hasClause(thing, clauseCue.pronoun)) return false;
    const isPerson = tokens.hasRole(thing, roleCue.otherLevel);
    if (isPerson || isListedThing(tokens, thing)) return opensOther(tokens, thing);
    if (tokens.has(thing, cue.list) || !tokens.follows(thing)) return false;
  }
  return false;
}

/** `l'anglais ça aide`: a pronoun takes up the thing before it. */
function repeatsThing(tokens: Tokens, index: number): boolean {
  if (!tokens.hasClause(index, clauseCue.pronoun) || !tokens.follows(index)) return false;
  return isListedThing(tokens, index - 1);
}

/** Most words before a thing in its clause: `sehr gutes Englisch`. */
const longestStart = 2;

/** Whether a thing is in the first words of a clause, and no item of a list. */
function opensOther(tokens: Tokens, thing: number): boolean {
  for (let start = thing; start >= thing - longestStart; start--) {
    if (tokens.technology(start) >= 0) return false;
    if (tokens.parted(start, separator.comma | separator.dash | separator.wrap)) return true;
    // `und Englisch ist von Vorteil`, but not `und Englisch sind von Vorteil`
    if (tokens.has(start - 1, cue.list)) return tokens.hasClause(thing + 1, clauseCue.singular);
    // `l'anglais`
    if (!tokens.follows(start) && !tokens.parted(start, separator.apostrophe)) return false;
  }
  return false;
}

/** How far after a judgement the name that it applies to is, in words. */
const nameReach = 6;

/** `We use Java, you must know Go`: a comma parts the demand from the mention, and a name follows it. */
export function isOfLaterName(tokens: Tokens, mention: number, judgement: number): boolean {
  let start = judgement;
  while (start > mention && !startsClause(tokens, start)) {
    if (tokens.technology(--start) >= 0) return false;
  }
  if (start === mention) return false;
  for (let index = judgement + 1; index < judgement + nameReach; index++) {
    if (tokens.parted(index, ~within)) return false;
    if (tokens.names(index)) return true;
  }
  return false;
}

/** Separators that do not end a clause. */
const within =
  separator.space | separator.hyphen | separator.quote | separator.wrap | separator.apostrophe;

function startsClause(tokens: Tokens, index: number): boolean {
  return tokens.parted(index, separator.comma | separator.dash | separator.colon);
}
