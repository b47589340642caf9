// Wishes in the conditional mood: `Kafka would be great`, `it would be great if you knew Kafka`.
import { clauseCue, cue, topicCue } from '../gazetteer/cues.ts';
import { isPlain } from '../segments/clauses.ts';
import { isListed } from '../segments/lists.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { welcomes } from './judgements.ts';
import { isOfOtherClause } from './other-clause.ts';
import { isSought, isSuggested } from './sought.ts';

/** How far before a mention the wish is, in words. */
const reach = 12;
/** How many words may be between the names and the verb of the wish: `Kafka experience of any kind would …` */
const longestNoun = 3;

/** Whether the sentence of a mention wishes for it. */
export function isWished(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.topic & topicCue.conditional) === 0) return false;
  return isWishedAfter(tokens, mention) || isWishedBefore(tokens, mention);
}

/** `Kafka or NATS would be great`, but not `In Java you would build services` */
function isWishedAfter(tokens: Tokens, mention: number): boolean {
  let others = 0;
  let isAside = false;
  for (let index = mention + 1; others <= longestNoun; index++) {
    if (tokens.parted(index, clauseSeparators)) return false;
    // `Java (Kotlin would be great)`, but not `Java (Kotlin) would be great`
    if (tokens.parted(index, separator.open)) isAside = tokens.names(index);
    else if (tokens.parted(index, separator.close)) isAside = false;
    if (tokens.hasTopic(index, topicCue.conditional)) {
      const isOther =
        isAside ||
        isDenied(tokens, index) ||
        isOfOtherClause(tokens, mention, index) ||
        isOfLast(tokens, mention, index);
      return isBareWish(tokens, index) && !isOther;
    }
    if (tokens.hasClause(index, clauseCue.subject) || tokens.has(index, cue.verb)) return false;
    if (!tokens.names(index) && !tokens.has(index, cue.list)) others++;
  }
  return false;
}

/** `un forte in C#, Unity sarebbe bello`: a verb in the singular judges the name after the comma alone. */
function isOfLast(tokens: Tokens, mention: number, verb: number): boolean {
  if (!tokens.hasClause(verb, clauseCue.singular) || mention === verb - 1) return false;
  if (!tokens.names(verb - 1) || !tokens.parted(verb - 1, separator.comma)) return false;
  return isSuggested(tokens, mention) || isSought(tokens, mention);
}

/** `would be great` has no subject of its own, as `we would` has. */
function isBareWish(tokens: Tokens, index: number): boolean {
  return !tokens.hasClause(index, clauseCue.subject) && praisesAfter(tokens, index);
}

/** Whether a word of welcome follows before the end of the clause. */
function praisesAfter(tokens: Tokens, from: number): boolean {
  for (let index = from; index < from + longestNoun + 2; index++) {
    if (index > from && tokens.parted(index, partSeparators)) return false;
    if (index > from && tokens.names(index)) return false;
    if (welcomes(tokens, index)) return true;
  }
  return false;
}

/** `It would be great if you knew Kafka`, `We'd love some Kafka` */
function isWishedBefore(tokens: Tokens, mention: number): boolean {
  let isWelcome = false;
  for (let index = mention - 1; index > mention - reach; index--) {
    if (tokens.parted(index + 1, clauseSeparators & ~separator.colon)) return false;
    if (tokens.has(index, cue.negator | cue.contrast)) return false;
    isWelcome ||= welcomes(tokens, index);
    if (tokens.hasTopic(index, topicCue.conditional)) return isWelcome;
  }
  return false;
}

/** How far before a name the word for *besides* is, in words. */
const besidesReach = 7;
/** Words between that word and a name begin another clause. */
const clauseStarts = cue.be | cue.verb | cue.contrast;

/** `Besides solid Kotlin, some Java is a plus`, `Ideally you know Java besides Kotlin`: the wish is for more than that. */
export function isWishedBesides(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.clause & clauseCue.excepting) === 0) return false;
  let besides = mention;
  do {
    if (tokens.parted(besides, partSeparators)) return false;
    besides--;
    if (tokens.has(besides, clauseStarts) || mention - besides > besidesReach) return false;
    // `Besides Kotlin you know Java`
    if (tokens.hasClause(besides, clauseCue.subject)) return false;
    if (tokens.names(besides) && !isListed(tokens, besides + 1)) return false;
  } while (!tokens.hasClause(besides, clauseCue.excepting));
  return wishesFrom(tokens, mention, 1) || wishesFrom(tokens, besides, -1);
}

/** Whether a wish is in the sentence on one side of a word. */
function wishesFrom(tokens: Tokens, from: number, step: 1 | -1): boolean {
  for (let index = from + step; Math.abs(index - from) < reach; index += step) {
    if (tokens.parted(Math.max(index, index - step), hardSeparators)) return false;
    if (welcomes(tokens, index) || tokens.hasTopic(index, topicCue.conditional)) return true;
    if (tokens.hasClause(index, clauseCue.speaker)) return false;
  }
  return false;
}

/** `It isn't a must, but Kafka will help you`: plain words that only deny a demand open the sentence, and a contrast leads to the name. */
export function isOptional(tokens: Tokens, mention: number): boolean {
  let contrast = mention - 1;
  while (!tokens.has(contrast, cue.contrast)) {
    const isOurs = tokens.hasClause(contrast, clauseCue.speaker);
    if (isOurs || mention - contrast > reach || tokens.parted(contrast + 1, clauseSeparators))
      return false;
    contrast--;
  }
  let denies = false;
  let demands = false;
  let index = contrast;
  do {
    index--;
    const isDemand = tokens.has(index, cue.demand | cue.obligation);
    const isDenial = tokens.has(index, cue.negator);
    // `No es excluyente`, `Pas rédhibitoire`
    const isBoth = tokens.has(index, cue.preference) && tokens.spaces(index) > 0;
    if (!isDemand && !isDenial && !isBoth && !isPlain(tokens, index)) return false;
    // `Experience is not necessary, but you know Kafka`
    if (tokens.hasClause(index, clauseCue.experienceNoun)) return false;
    denies ||= isDenial || isBoth;
    demands ||= isDemand || isBoth;
  } while (!tokens.parted(index, hardSeparators));
  return denies && demands;
}

function isDenied(tokens: Tokens, index: number): boolean {
  return tokens.has(index - 1, cue.negator) || tokens.has(index + 1, cue.negator);
}
