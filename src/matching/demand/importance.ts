// The importance of a technology in a text: by the words around a mention and by the heading above it.
import { cue, exclusionCue } from '../gazetteer/cues.ts';
import { isAskedWithOthers } from '../segments/both.ts';
import { isAlternative } from '../segments/lists.ts';
import { isInsistedOn, isOnlyCondition } from '../segments/insistence.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { isAffirmed, isExcused, isInvited, judgedByAnswer } from './answered.ts';
import { isOfColleague } from './colleagues.ts';
import { isOffTarget, isSeen } from './known-already.ts';
import { isConditional } from './conditional.ts';
import { isBareChoice, isFragment } from './fragments.ts';
import { listSections } from './headings.ts';
import { isLeftByCondition, isLeftOpen } from './left-choice.ts';
import { plainWordAfter, plainWordBefore } from './plain-words.ts';
import { listRatings, ratedBeside } from './ratings.ts';
import { judgedAlike, labelNamedBefore } from './same-again.ts';
import { type Importance, importances, section } from './section.ts';
import { isOfStaff, isSought, isSuggested, isTaught, isUsedApart } from './sought.ts';
import { isItemOfCompany, isOfOthers, isRunByOthers, tellsOfCompany } from './statements.ts';
import { areDisclaimedBefore } from './years-not-asked.ts';
import { isOptional, isWished, isWishedBesides } from './wishes.ts';

/** Demands by headings, columns and brackets. */
export interface Headings {
  /** By word: the section that it is in. */
  readonly sections: Uint8Array;
  /** By word: the rating by a table or a bracket. */
  readonly ratings: ReadonlyMap<number, Importance>;
  /** By word: the importance of a name that was read before; later names may share it. */
  readonly known: Map<number, Importance>;
}

export function readHeadings(tokens: Tokens): Headings {
  return { sections: listSections(tokens), ratings: listRatings(tokens), known: new Map() };
}

/** The importance of the technology that a word names. */
export function importanceOf(tokens: Tokens, headings: Headings, index: number): Importance {
  const known = headings.known.get(index) ?? judge(tokens, headings, index);
  headings.known.set(index, known);
  return known;
}

function judge(tokens: Tokens, headings: Headings, index: number): Importance {
  const { sections, ratings } = headings;
  if (isInsistedOn(tokens, index)) return 'required';
  if (isExcused(tokens, index) || isOneForm(tokens, index)) return 'mentioned';
  const rated = ratings.get(index) ?? ratedBeside(tokens, index);
  if (rated !== undefined) return rated;
  const asks = sections[index]!;
  const mayAsk = asks !== section.preferred;
  if (mayAsk && (isLeftByCondition(tokens, index) || isWishedBesides(tokens, index)))
    return 'required';
  const after = judgedByAnswer(tokens, index) ?? plainWordAfter(tokens, index);
  if (after !== undefined) return after;
  // `Python, which colleagues ask you about` is an item.
  const isItem = asks === section.required && tokens.parted(index, hardSeparators);
  if (isItem ? isRunByOthers(tokens, index) : isOfOthers(tokens, index)) return 'mentioned';
  if (isOfColleague(tokens, index) || isOfStaff(tokens, index)) return 'mentioned';
  const mayTell = asks !== section.required;
  if (mayTell && (isSeen(tokens, index) || isOffTarget(tokens, index))) return 'mentioned';
  if (asks === section.required && tellsOfCompany(tokens, index, asks)) return 'mentioned';
  if (asks === section.required && isItemOfCompany(tokens, index)) return 'mentioned';
  if (isSuccessor(tokens, index) || isUsedApart(tokens, index)) return 'mentioned';
  if (asks === section.preferred) return 'preferred';
  // `Java or Kotlin, doesn't matter which, as long as you have used it`
  if (isConditional(tokens, index) && !isLeftOpen(tokens, index)) return 'preferred';
  if (isAffirmed(tokens, index) || isAskedWithOthers(tokens, index)) return 'required';
  if (isInvited(tokens, index)) return 'required';
  if (areDisclaimedBefore(tokens, index)) return 'mentioned';
  const before = plainWordBefore(tokens, index);
  if (before !== 'preferred' && isTaught(tokens, index))
    return isWished(tokens, index) ? 'preferred' : 'mentioned';
  if (before !== undefined) return before;
  if (isOnlyCondition(tokens, index)) return 'required';
  if (isWished(tokens, index) || isOptional(tokens, index)) return 'preferred';
  const alike = judgedAlike(tokens, index);
  const shared = alike < 0 ? 'mentioned' : importanceOf(tokens, headings, alike);
  if (shared !== 'mentioned') return shared;
  const label = asks === section.prose ? labelNamedBefore(tokens, index) : -1;
  if (label >= 0 && importanceOf(tokens, headings, label) === 'required') return 'required';
  const chosen = chosenBefore(tokens, index);
  if (chosen >= 0 && importanceOf(tokens, headings, chosen) === 'preferred') return 'preferred';
  if (asks === section.neutral || asks === section.prose) {
    if (isSought(tokens, index)) return 'required';
    if (isSuggested(tokens, index) || isLeftOpen(tokens, index))
      return tellsOfCompany(tokens, index, asks) ? 'mentioned' : 'required';
    const isProse = asks === section.prose;
    if (isProse && (isFragment(tokens, index) || isBareChoice(tokens, index))) return 'required';
  }
  return importances[asks] ?? 'mentioned';
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
