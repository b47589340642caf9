// The importance of a technology in a text: by the words around a mention and by the heading above it.
import { cue, exclusionCue } from '../gazetteer/cues.ts';
import { isAskedWithOthers } from '../segments/both.ts';
import { isAlternative } from '../segments/lists.ts';
import { isInsistedOn, isOnlyCondition } from '../segments/insistence.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { isAffirmed, isExcused, isInvited, judgedByAnswer } from './answered.ts';
import { isKnownToPeers, isOfColleague } from './colleagues.ts';
import { isOffTarget, isSeen } from './known-already.ts';
import { isKnownByPronoun } from './known-to-reader.ts';
import { isConditional } from './conditional.ts';
import { isBareChoice, isFragment, isStack } from './fragments.ts';
import { listSections } from './headings.ts';
import { isLeftByCondition, isLeftOpen } from './left-choice.ts';
import { plainWordAfter, plainWordBefore } from './plain-words.ts';
import { listRatings, ratedBeside } from './ratings.ts';
import { judgedAlike, judgedWithLater, labelNamedBefore } from './same-again.ts';
import { type Importance, importances, section } from './section.ts';
import { isOfStaff, isSought, isSuggested, isTaught, isUsedApart } from './sought.ts';
import { isItemOfCompany, isOwnedByOthers, isRunByOthers, tellsOfCompany } from './statements.ts';
import { areDisclaimedBefore } from './years-not-asked.ts';
import { isOptional, isWished, isWishedBesides } from './wishes.ts';

/** Demands by headings, columns and brackets. */
export interface Headings {
  /** By word: the section that it is in. */
  readonly sections: Uint8Array;
  /** Whether a section asks for something. */
  readonly asks: boolean;
  /** By word: the rating by a table or a bracket. */
  readonly ratings: ReadonlyMap<number, Importance>;
  /** By word: the importance of a name that was read before; later names may share it. */
  readonly known: Map<number, Importance>;
}

export function readHeadings(tokens: Tokens): Headings {
  const sections = listSections(tokens);
  const asks = sections.includes(section.required);
  return { sections, asks, ratings: listRatings(tokens), known: new Map() };
}

/** The importance of the technology that a word names. */
export function importanceOf(tokens: Tokens, headings: Headings, index: number): Importance {
  const known = headings.known.get(index) ?? judge(tokens, headings, index);
  headings.known.set(index, known);
  return known;
}

/** A mention of a technology, and the headings of its text. */
interface Mention {
  readonly tokens: Tokens;
  readonly headings: Headings;
  readonly index: number;
  /** The section that it is in. */
  readonly asks: number;
}

/** Decides the importance of a mention, or leaves it to the next rule. */
type Rule = (mention: Mention) => Importance | undefined;

/** The first rule that decides wins. `docs/matching.md` has the same order. */
const rules: readonly Rule[] = [
  byLack,
  byRating,
  byWordsAfter,
  byOwner,
  byWelcomeHeading,
  byCondition,
  byWordsBefore,
  byOtherName,
  outsideDemands,
];

function judge(tokens: Tokens, headings: Headings, index: number): Importance {
  const asks = headings.sections[index]!;
  const mention = { tokens, headings, index, asks };
  for (const rule of rules) {
    const importance = rule(mention);
    if (importance !== undefined) return importance;
  }
  return importances[asks] ?? 'mentioned';
}

/** `Without Java you cannot apply`, `no problem if you lack Docker` */
function byLack({ tokens, index }: Mention): Importance | undefined {
  if (isInsistedOn(tokens, index)) return 'required';
  if (isExcused(tokens, index) || isOneForm(tokens, index)) return 'mentioned';
  return undefined;
}

/** `| Java | required |`, `Java (a plus)` */
function byRating({ tokens, headings, index }: Mention): Importance | undefined {
  return headings.ratings.get(index) ?? ratedBeside(tokens, index);
}

/** `Java is a must`, `Do you know Java? If not, that is fine` */
function byWordsAfter({ tokens, index, asks }: Mention): Importance | undefined {
  if (isKnownToPeers(tokens, index)) return 'mentioned';
  const mayAsk = asks !== section.preferred;
  const isItem = asks === section.required;
  if (mayAsk && (isLeftByCondition(tokens, index, isItem) || isWishedBesides(tokens, index)))
    return 'required';
  const judged = judgedByAnswer(tokens, index) ?? plainWordAfter(tokens, index);
  if (judged !== undefined || !mayAsk) return judged;
  return isKnownByPronoun(tokens, index) ? 'required' : undefined;
}

/** `Our billing team writes Java`, `you know Go already`: a technology that others have, or the reader. */
function byOwner({ tokens, index, asks }: Mention): Importance | undefined {
  const isRequired = asks === section.required;
  // `Python, which colleagues ask you about` is an item.
  const isItem = isRequired && tokens.parted(index, hardSeparators);
  const isTold =
    (isItem ? isRunByOthers(tokens, index) : isOwnedByOthers(tokens, index)) ||
    isOfColleague(tokens, index) ||
    isOfStaff(tokens, index) ||
    (isRequired
      ? tellsOfCompany(tokens, index, asks) || isItemOfCompany(tokens, index)
      : isSeen(tokens, index) || isOffTarget(tokens, index)) ||
    isSuccessor(tokens, index) ||
    isUsedApart(tokens, index);
  return isTold ? 'mentioned' : undefined;
}

function byWelcomeHeading({ asks }: Mention): Importance | undefined {
  return asks === section.preferred ? 'preferred' : undefined;
}

/** `If you also know Java, great`, `can you write Java? Call me` */
function byCondition({ tokens, index }: Mention): Importance | undefined {
  // `Java or Kotlin, doesn't matter which, as long as you have used it`
  if (isConditional(tokens, index) && !isLeftOpen(tokens, index)) return 'preferred';
  if (isAffirmed(tokens, index) || isAskedWithOthers(tokens, index)) return 'required';
  if (isInvited(tokens, index)) return 'required';
  return areDisclaimedBefore(tokens, index) ? 'mentioned' : undefined;
}

/** `Ideally Java`, `you must know Java`, `we teach you Java` */
function byWordsBefore({ tokens, index }: Mention): Importance | undefined {
  const before = plainWordBefore(tokens, index);
  // `Laravel or Symfony, whichever, people learn`
  const isSaidToBeTaught = isTaught(tokens, index) && !isLeftOpen(tokens, index);
  if (before !== 'preferred' && isSaidToBeTaught)
    return isWished(tokens, index) ? 'preferred' : 'mentioned';
  if (before !== undefined) return before;
  if (isOnlyCondition(tokens, index)) return 'required';
  return isWished(tokens, index) || isOptional(tokens, index) ? 'preferred' : undefined;
}

/** `Java is a must. The same goes for Kafka`: a name that shares the importance of an earlier one. */
function byOtherName({ tokens, headings, index, asks }: Mention): Importance | undefined {
  const alike = Math.max(judgedAlike(tokens, index), judgedWithLater(tokens, index));
  const shared = alike < 0 ? 'mentioned' : importanceOf(tokens, headings, alike);
  if (shared !== 'mentioned') return shared;
  const label = asks === section.prose ? labelNamedBefore(tokens, index) : -1;
  if (label >= 0 && importanceOf(tokens, headings, label) === 'required') return 'required';
  const chosen = chosenBefore(tokens, index);
  const isWelcome = chosen >= 0 && importanceOf(tokens, headings, chosen) === 'preferred';
  return isWelcome ? 'preferred' : undefined;
}

/** `We are looking for a Java developer`, `Kafka or NATS, whichever`, `Java, Spring, Kafka.` */
function outsideDemands({ tokens, headings, index, asks }: Mention): Importance | undefined {
  const isProse = asks === section.prose;
  if (!isProse && asks !== section.neutral) return undefined;
  if (isSought(tokens, index)) return 'required';
  if (isSuggested(tokens, index) || isLeftOpen(tokens, index))
    return tellsOfCompany(tokens, index, asks) ? 'mentioned' : 'required';
  if (!isProse) return undefined;
  if (isBareChoice(tokens, index)) return 'required';
  if (!isFragment(tokens, index)) return undefined;
  return headings.asks && isStack(tokens, index) ? undefined : 'required';
}

/** The name before a conjunction that leaves a choice: `If you know Delta Lake or Iceberg, …`; or -1. */
function chosenBefore(tokens: Tokens, index: number): number {
  const isChosen =
    isAlternative(tokens, index - 1) && tokens.follows(index) && tokens.follows(index - 1);
  return isChosen && tokens.names(index - 2) ? index - 2 : -1;
}

/** `Kubernetes (EKS or bare metal)`: the bracket leaves a choice of forms, one of which has no name. */
function isOneForm(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, separator.open) || tokens.technology(index - 1) < 0) return false;
  const other = index + 2;
  const isNamed = tokens.states[other] === state.named;
  return isAlternative(tokens, index + 1) && !isNamed && !tokens.has(other, cue.likeness);
}

/** How far before a name the word is that leads to a successor, in words. */
const successorReach = 3;
/** How far before it the ruled-out technology is, in words. */
const replacedReach = 25;

/** `Istio was replaced by Cilium`, `Istio was too heavy so Cilium now`: what took the place of a ruled-out technology runs today. */
function isSuccessor(tokens: Tokens, mention: number): boolean {
  let leads = tokens.hasExclusion(mention + 1, exclusionCue.nowadays);
  for (let index = mention - 1; index > mention - replacedReach; index--) {
    if (tokens.parted(index + 1, partSeparators)) return false;
    leads ||= index >= mention - successorReach && tokens.has(index, cue.successor);
    if (tokens.states[index] === state.excluded) return leads;
  }
  return false;
}
