// Choices that words leave to the reader, which ask for one of their technologies: `Kafka or NATS, whichever`, `no matter if Go or Rust`.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader } from '../segments/clauses.ts';
import { alternativesOf } from '../segments/coordination.ts';
import { isIndifferent, doesNotMatter } from '../segments/correlates.ts';
import { isLeftBefore, isLeftOpenBy, isOneAskedOf } from '../segments/offered.ts';
import { isOfferedInstead, isSubstitute, offeringCondition } from '../segments/substitutes.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { section } from './section.ts';
import { tellsOfCompany } from './statements.ts';

/** How far before the first technology of a choice its condition is, in words. */
const reach = 6;
/** How far before a choice the words are that tell of the company or somebody else, in words. */
const ownerReach = 12;
/** How far before any technology of a choice its condition is, in words. */
const conditionReach = 16;
const lacking = cue.supposition | cue.negator;
const opening = lacking | cue.contrast;
const demands = cue.obligation | cue.requirement | cue.demand;

/** Words of texts that ask for somebody. */
const asking = cue.years | cue.obligation;

/** Whether a text asks for somebody. */
export function mayAsk({ present: { mention, topic } }: Tokens): boolean {
  return (topic & topicCue.seeking) !== 0 || (mention & asking) !== 0;
}

/** `The broker is Kafka or RabbitMQ, doesn't matter which`, `Java (Kotlin is fine too)`: a choice that is left to the reader. */
export function isLeftOpen(tokens: Tokens, mention: number): boolean {
  if (!mayLeaveOpen(tokens)) return false;
  const others = alternativesOf(tokens, mention);
  if (others.length === 0) return false;
  const last = Math.max(mention, ...others);
  const first = Math.min(mention, ...others);
  if (isLeftBefore(tokens, first) || isWhicheverOf(tokens, first)) return true;
  if (isOneAskedOf(tokens, first, last)) return true;
  if (isSubstitute(tokens, last)) return !isRunHere(tokens, first);
  const after = last + 1;
  const leaves = isLeftOpenBy(tokens, after);
  if (leaves > 0) return !isPraisedBehind(tokens, leaves);
  if (!tokens.has(after, cue.likeness) || tokens.parted(after, hardSeparators)) return false;
  // `Kafka or similar`
  return !tokens.follows(after) || tokens.hasDetail(after, detailCue.unneeded);
}

const leaving = topicCue.substitute | topicCue.permitting;

/** Whether a text has any word that leaves a choice open, for speed. */
function mayLeaveOpen({ present: { mention, topic, clause } }: Tokens): boolean {
  return (
    (mention & cue.likeness) !== 0 || (topic & leaving) !== 0 || (clause & clauseCue.oneOf) !== 0
  );
}

/** `whichever of Kafka, NATS or RabbitMQ you know best` */
function isWhicheverOf(tokens: Tokens, first: number): boolean {
  const last = tokens.hasClause(first - 1, clauseCue.of) ? first - 2 : first - 1;
  return tokens.has(last, cue.likeness) && tokens.follows(last + 1);
}

/** `We run Kafka`: the words before a technology tell what the company has. */
function isRunHere(tokens: Tokens, first: number): boolean {
  for (let index = first - 1; index > first - ownerReach; index--) {
    if (tokens.parted(index + 1, hardSeparators) || isOfReader(tokens, index)) return false;
    if (tokens.has(index, cue.obligation) || tokens.hasTopic(index, topicCue.seeking)) return false;
    if (tokens.hasClause(index, clauseCue.speaker)) return true;
  }
  return false;
}

/** `Go, Rust: know one of them and you are ahead` */
function isPraisedBehind(tokens: Tokens, leaves: number): boolean {
  for (let index = leaves + 1; !tokens.parted(index, partSeparators); index++)
    if (tokens.has(index, cue.preference) || tokens.hasTopic(index, topicCue.praise)) return true;
  return false;
}

/**
 * Whether a condition leaves a choice to the reader: `It's the same to us if you come from Java or C#`, `Kafka, if you know NATS that is fine
 * too`, `Instead of Kafka we also accept NATS`. It makes nothing merely welcome. An item of demands may tell of the company: `We run Kafka, …`.
 */
export function isLeftByCondition(tokens: Tokens, mention: number, isItem: boolean): boolean {
  if (isItem && endsWithSubstitute(tokens, mention)) return true;
  if ((tokens.present.mention & lacking) === 0) return false;
  let near = mention - 1;
  while (mention - near < conditionReach && !tokens.has(near, opening)) near--;
  if (!tokens.has(near, opening)) return false;
  const others = alternativesOf(tokens, mention);
  if (others.length === 0) return false;
  const places = [mention, ...others].toSorted((a, b) => a - b);
  const [first, next] = places as [number, number];
  const last = places.at(-1)!;
  if (isOfferedInstead(tokens, first, next, last)) return true;
  // `We run Kafka (if you know NATS that is fine too)`
  if (offeringCondition(tokens, last, last) >= 0) return isItem || !isRunHere(tokens, first);
  let hasReader = false;
  for (let index = first - 1; index >= first - reach; index--) {
    if (tokens.names(index)) return false;
    hasReader ||= isOfReader(tokens, index);
    if (tokens.has(index, cue.supposition)) {
      // `Whether that was Java or C#`
      const isOfIt = index >= first - 2 || tokens.hasClause(index + 1, clauseCue.pronoun);
      const isOfWhatIsKnown = hasReader || isOfIt || doesNotMatter(tokens, index - 1);
      return isOfWhatIsKnown && isIndifferent(tokens, index, last);
    }
    if (tokens.parted(index, clauseSeparators)) return false;
  }
  return false;
}

/** `We run Kafka, NATS would do just as well` */
function endsWithSubstitute(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.topic & topicCue.substitute) === 0) return false;
  const others = alternativesOf(tokens, mention);
  return others.length > 0 && isSubstitute(tokens, Math.max(mention, ...others));
}

/** `Our customers run it on Windows or Linux`: the choice is somebody else's, and nobody asks the reader for either. */
export function isChoiceOfOthers(tokens: Tokens, first: number): boolean {
  let isTold = false;
  for (let index = first - 1; index > first - ownerReach; index--) {
    if (tokens.parted(index + 1, clauseSeparators | separator.open)) break;
    isTold ||= tokens.hasRole(index, roleCue.possessive | roleCue.client);
    // `I clienti ci inviano i dati in Excel`
    if (tokens.has(index, demands) || tokens.hasTopic(index, topicCue.seeking)) return false;
    const opens = tokens.parted(index, hardSeparators) || tokens.parted(index - 1, hardSeparators);
    if (opens && tokens.hasRole(index, roleCue.client)) return tokens.follows(index + 1);
  }
  return isTold && tellsOfCompany(tokens, first, section.prose);
}

/** `Kafka or NATS, depending on the site`, but not `depending on your taste`: something else than the reader decides. */
export function isDecidedElsewhere(tokens: Tokens, last: number): boolean {
  if (!tokens.hasExclusion(last + 1, exclusionCue.reason)) return false;
  let isGround = true;
  for (let index = last + 1; index < last + ownerReach; index++) {
    if (tokens.parted(index, hardSeparators)) return index > last + 1;
    // `Kafka or NATS depending on the site, it is enough to know one`
    if (tokens.has(index, cue.likeness)) return false;
    isGround &&= index === last + 1 || !tokens.parted(index, separator.comma);
    const isOfReaders = isOfReader(tokens, index) || tokens.hasTopic(index, topicCue.yours);
    if (isGround && isOfReaders) return false;
  }
  return true;
}
