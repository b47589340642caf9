// Technologies of which a text asks for one: `Go or Rust`, `at least one of: Java, Kotlin`, `such as Redis`.
import {
  clauseSeparators,
  hardSeparators,
  listSeparators,
  separator,
} from '../tokens/separators.ts';
import { clauseCue, cue, detailCue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { takesAll } from './both.ts';
import { correlateOf, isChoiceOfThing } from './correlates.ts';
import { itemsBelowOneOf } from './one-of-items.ts';
import { likeLast, mayReplace, ofOneKind, rivalsBySlash } from './kin.ts';
import { isLikenedAfter, isOffered } from './offered.ts';
import { isAlternative } from './lists.ts';
import { letterCase } from './sentences.ts';
import { isReplacedByOther, isSubstitute, makesUpFor, substitutedBefore } from './substitutes.ts';

/** How far before a list the technology is that it is likened to, in words. */
const reach = 8;
/** Most technologies on one side of another that are looked at. */
const longestSide = 12;

/** The places in the list around a technology, if any of them will do; nothing otherwise. */
export function alternativesOf(tokens: Tokens, mention: number): number[] {
  const others: number[] = [];
  let isChoice = false;
  let isJoint = false;
  let first = mention;
  let last = mention;
  for (const step of [-1, 1] as const) {
    let from = mention;
    for (let count = 0; count < longestSide; count++) {
      const next = nextInList(tokens, from, step);
      if (next === undefined || endsChoice(tokens, from, next)) break;
      isChoice ||= next.isChoice;
      isJoint ||= next.isJoint;
      others.push((from = next.place));
    }
    if (step < 0) first = from;
    else last = from;
  }
  // `React or Angular? Both!`
  if (isChoice && (takesAll(tokens, last) || isChoiceOfThing(tokens, first))) return [];
  const likened = likenedBefore(tokens, first);
  if (likened >= 0) return [...others, likened];
  const earlier = substitutedBefore(tokens, first, last, isChoice);
  if (earlier >= 0) return [...others, earlier];
  if (isChoice) return ofOneKind(tokens, mention, others);
  if (others.length === 1 && makesUpFor(tokens, first, last, last)) return others;
  if (others.length === 1 && isReplacedByOther(tokens, first)) return others;
  // `React, Vue is fine too`
  if (isSubstitute(tokens, last) && others.length > 0) return besideLast(mention, others);
  if (others.length === 0) {
    const correlate = correlateOf(tokens, mention);
    return correlate >= 0 ? [correlate] : itemsBelowOneOf(tokens, mention);
  }
  if (isLikenedAfter(tokens, last)) return likeLast(tokens, mention, others);
  const isExample = !isJoint && tokens.hasClause(first - 1, clauseCue.example);
  return isExample || isOffered(tokens, first, last) ? others : rivalsBySlash(tokens, mention);
}

/** The other one of the last two places, if one of them is the mention. */
function besideLast(mention: number, others: readonly number[]): number[] {
  const pair = [mention, ...others].toSorted((a, b) => a - b).slice(-2);
  return pair.includes(mention) ? pair.filter((place) => place !== mention) : [];
}

/** Whether a choice ends or begins here: `Terraform or Pulumi, Kafka or NATS`, `Python + Django or Flask`. */
function endsChoice(tokens: Tokens, from: number, { place, isChoice, isJoint }: Next): boolean {
  const earlier = Math.min(from, place);
  const later = Math.max(from, place);
  if (tokens.parted(later, separator.ampersand)) return true;
  // `a tool (Zabbix, Nagios) and Windows Server`
  if (isJoint && tokens.parted(earlier + 1, separator.close)) return true;
  // `Bash and Python or Go`
  if (isJoint) return isAlternative(tokens, earlier - 1) || isAlternative(tokens, later + 1);
  if (isChoice || !tokens.parted(later, separator.comma)) return false;
  // `Python or Scala, Spark`, `AWS (EKS, RDS), Terraform or Pulumi`
  return endsWithAlternative(tokens, earlier) || tokens.parted(later, separator.close);
}

/** `Python or Scala`, but not `a cloud, be it AWS`: a conjunction that opens a clause opens its choice. */
function endsWithAlternative(tokens: Tokens, place: number): boolean {
  const conjunction = place - 1;
  if (!isAlternative(tokens, conjunction)) return false;
  const isBetween = tokens.follows(conjunction) && !tokens.has(conjunction, cue.be);
  return isBetween || tokens.names(conjunction - 1) || tokens.parted(conjunction, separator.close);
}

interface Next {
  readonly place: number;
  /** Whether a word between the two leaves a choice. */
  readonly isChoice: boolean;
  /** Whether a word between the two asks for both. */
  readonly isJoint: boolean;
}

/** The technology that others are likened to: `Go or a similar language (Rust, C++)`; or -1. */
function likenedBefore(tokens: Tokens, first: number): number {
  const { mention, topic } = tokens.present;
  if (((mention & cue.likeness) | (topic & topicCue.other)) === 0) return -1;
  // `Kafka or another broker, PostgreSQL`
  if (tokens.parted(first, separator.comma) || isKindOfOthers(tokens, first)) return -1;
  let isOther = false;
  for (let index = first - 1; index > first - reach; index--) {
    if (tokens.parted(index + 1, clauseSeparators & ~separator.colon)) return -1;
    // `PHP or Ruby, whichever, and you handle Git`
    const isJoint = isConjunction(tokens, index) && !isAlternative(tokens, index);
    if (isJoint && (index === first - 1 || tokens.parted(index, separator.comma))) return -1;
    // `Write tests (Cypress, Playwright, whichever), read TypeScript`
    if (tokens.parted(index + 1, separator.close)) return -1;
    // `Kotlin or Java, doesn't matter which, but you must know Spring`
    if (tokens.has(index, cue.obligation | cue.requirement)) return -1;
    // `React or Vue (doesn't matter which, we use Svelte)`
    if (tokens.hasClause(index, clauseCue.speaker)) return -1;
    // `PostgreSQL or another relational database such as MySQL`
    if (tokens.names(index) && !isOfOthers(tokens, index - 1)) return -1;
    const isLikeness = tokens.has(index, cue.likeness);
    // `Vue or React, whichever you prefer and a little Firebase`, but not `Vue, or something like React`
    const isAside = tokens.parted(index, separator.comma) && tokens.follows(first);
    if (isLikeness && isAside && !leadsToExample(tokens, first - 1)) return -1;
    // `Vault⏎Don't care: Jenkins`
    const opensLine = tokens.parted(index, separator.newline);
    const named = isDone(tokens, index - 1) ? index - 2 : index - 1;
    if (isLikeness && tokens.technology(named) >= 0) return opensLine ? -1 : named;
    isOther ||= isOfOthers(tokens, index);
    // `Vue or another framework (React, Svelte)`
    if (isOther && isAlternative(tokens, index))
      return tokens.states[named] === state.named ? named : -1;
  }
  return -1;
}

/** `zoals Jest`, `como o Jest` */
function leadsToExample(tokens: Tokens, before: number): boolean {
  const isArticle = tokens.has(before, cue.passage) && tokens.follows(before);
  return [before, isArticle ? before - 1 : before].some((index) =>
    tokens.hasClause(index, clauseCue.example),
  );
}

/** `Du hast Jest genutzt`: the participle that ends a clause. */
function isDone(tokens: Tokens, index: number): boolean {
  if (!tokens.isForeign(index) || !tokens.follows(index) || tokens.names(index)) return false;
  return tokens.hasExclusion(index, exclusionCue.engaging) || tokens.has(index, cue.handling);
}

/** The technology beside another in a list, and whether a word between them leaves a choice. */
function nextInList(tokens: Tokens, from: number, step: -1 | 1): Next | undefined {
  if (areQuestions(tokens, Math.min(from, from + step)))
    return { place: from + step, isChoice: false, isJoint: false };
  const { separators } = tokens;
  /** Offset of the separators between a place and its predecessor in the direction of the step. */
  const behind = step < 0 ? 1 : 0;
  let place = step < 0 ? conjunctionBefore(tokens, from) : afterVersion(tokens, from);
  let joined = separators[place + behind]!;
  let isChoice = false;
  let isJoint = false;
  // `Terraform or, at a pinch, Ansible`
  for (let words = 0; words < mostConjunctions && isConjunction(tokens, place); words++) {
    // `PHP or Ruby, whichever, and Git`, `Java and, alternatively, Kotlin`: the word beside the later name decides.
    if (step > 0 || words === 0)
      isChoice = isAlternative(tokens, place) && !tokens.has(place, cue.negator);
    isJoint = !isChoice;
    place += step;
    joined |= separators[place + behind]! | separator.comma;
  }
  if (isChoice && step > 0) place = afterAside(tokens, place);
  // `DirectX 12 or Vulkan`
  if (isChoice && step < 0 && afterVersion(tokens, place - 1) > place) place--;
  if (isAgain(tokens, from, place, step)) {
    place += step;
    joined |= separators[place + behind]! | separator.comma;
  }
  // `Go o con Rust`
  if (isChoice && step > 0) while (leadsToName(tokens, place)) place++;
  if (tokens.states[place] !== state.named || isKindOfOthers(tokens, place)) return undefined;
  const isBracket =
    Math.abs(place - from) === 1 && isBracketInChoice(tokens, Math.max(from, place));
  // `PyTorch – or TensorFlow`
  const ends = isChoice ? clauseSeparators & ~separator.dash : clauseSeparators;
  return (!isBracket && (joined & listSeparators) === 0) || (joined & ends) !== 0
    ? undefined
    : { place, isChoice, isJoint };
}

/** `Java? Kotlin? Either is fine.`: a name and the one behind it, each of which is a question. */
function areQuestions(tokens: Tokens, first: number): boolean {
  const areNamed = [first, first + 1].every((index) => tokens.states[index] === state.named);
  if (!areNamed || tokens.parted(first + 1, hardSeparators & ~separator.call)) return false;
  return tokens.parted(first + 1, separator.call) && tokens.parted(first + 2, separator.call);
}

/** `with Jest, with Mocha or with Vitest`: the word that leads to a name leads to the name beside it, too. */
function isAgain(tokens: Tokens, from: number, place: number, step: -1 | 1): boolean {
  const name = place + step;
  const [first, second] = step < 0 ? [name - 1, place] : [from - 1, place];
  if (!tokens.names(name) || !tokens.parted(second, separator.comma)) return false;
  // `d'Ansible, de Puppet`
  const isElided = [first, second].some((word) => tokens.parted(word + 1, separator.apostrophe));
  if (isElided) return tokens.written(first)[0] === tokens.written(second)[0];
  if (!leadsToName(tokens, second)) return false;
  if (tokens.numbers[first] === tokens.numbers[second]) return true;
  // `codé en Java, en Kotlin`: a phrase that ends with it
  return tokens.spaces(first) > 0 && tokens.written(first).endsWith(` ${tokens.written(second)}`);
}

/** `another`, `or a similar` */
function isOfOthers(tokens: Tokens, index: number): boolean {
  return tokens.hasTopic(index, topicCue.other) || tokens.has(index, cue.likeness);
}

/** `Another relational database such as MySQL`: the name is of a kind. */
function isKindOfOthers(tokens: Tokens, place: number): boolean {
  if (!isOfOthers(tokens, place - 1)) return false;
  return tokens.hasClause(place + 1, clauseCue.example) || tokens.parted(place + 1, separator.open);
}

/** The word after a name and its version. */
function afterVersion(tokens: Tokens, name: number): number {
  const next = name + 1;
  const isVersion = tokens.names(name) && tokens.follows(next) && tokens.startsWithDigit(next);
  return isVersion && isAlternative(tokens, next + 1) ? next + 1 : next;
}

/** Most conjunctions between two technologies, and most words after one: `Kotlin oder mit sehr gutem Java`. */
const mostConjunctions = 2;
const mostBetween = 3;

/** Longest aside between a conjunction and a name, in words. */
const longestAside = 8;

/** `Django or, if you come from elsewhere, Flask`: the first word after the aside; else the same word. */
function afterAside(tokens: Tokens, place: number): number {
  if (!opensAside(tokens, place)) return place;
  for (let index = place + 1; index <= place + longestAside; index++) {
    if (tokens.parted(index, separator.comma)) return index;
    if (tokens.parted(index, clauseSeparators) || tokens.names(index)) return place;
  }
  return place;
}

/** Whether a condition, or `at least`, is between a conjunction that leaves a choice and a name. */
export function opensAside(tokens: Tokens, index: number): boolean {
  return (
    tokens.has(index, cue.supposition | cue.obligation) &&
    tokens.parted(index, separator.comma) &&
    isAlternative(tokens, index - 1)
  );
}

/** The conjunction before such an aside, which ends before a name; -1 without one. */
function conjunctionBeforeAside(tokens: Tokens, from: number): number {
  if (!tokens.parted(from, separator.comma)) return -1;
  for (let index = from - 1; index >= from - longestAside; index--) {
    if (tokens.names(index) || tokens.parted(index, clauseSeparators)) return -1;
    if (opensAside(tokens, index)) return index - 1;
  }
  return -1;
}

/** The conjunction that leaves a choice, if words of use are between it and a technology; else the word before that. */
function conjunctionBefore(tokens: Tokens, from: number): number {
  const aside = conjunctionBeforeAside(tokens, from);
  if (aside >= 0) return aside;
  for (let index = from - 1; index >= from - 1 - mostBetween; index--) {
    if (isAlternative(tokens, index)) return index;
    if (!leadsToName(tokens, index)) break;
  }
  return from - 1;
}

function leadsToName(tokens: Tokens, index: number): boolean {
  if (tokens.names(index) || !tokens.follows(index + 1)) return false;
  // `Kotlin or very good Java`
  if (tokens.has(index, cue.usage | cue.handling) || tokens.hasDetail(index, detailCue.grade))
    return true;
  // `du Vue ou de l'Angular`
  if (tokens.hasTopic(index, topicCue.article) || isAdjective(tokens, index)) return true;
  // `in PyTorch oder in JAX`
  return tokens.hasClause(index, clauseCue.preposition | clauseCue.within | clauseCue.of);
}

/** `QNX lub wbudowanym Linuksem`, `MySQL or managed PostgreSQL`: one word before the second of two that may replace each other. */
function isAdjective(tokens: Tokens, index: number): boolean {
  const isWord = tokens.states[index] === state.none && !tokens.isCue(index);
  if (!isWord || letterCase(tokens, index) !== 'lower') return false;
  if (!isAlternative(tokens, index - 1) || !tokens.names(index - 2)) return false;
  const isBetween = tokens.follows(index - 1) && tokens.follows(index) && tokens.names(index + 1);
  return isBetween && mayReplace(tokens, index - 2, index + 1);
}

export function isConjunction(tokens: Tokens, index: number): boolean {
  const joins = tokens.has(index, cue.list) || isAlternative(tokens, index);
  return joins && tokens.states[index] === state.none;
}

/** Whether a bracket opens before a word and adds to an alternative: `AWS (SageMaker) or GCP (Vertex AI)`. */
function isBracketInChoice(tokens: Tokens, first: number): boolean {
  if ((tokens.separators[first]! & separator.open) === 0) return false;
  if (isAlternative(tokens, first - 2) && tokens.parted(first - 2, separator.close)) return true;
  for (let end = first + 1; end < first + reach; end++) {
    if (tokens.parted(end, separator.close)) return isAlternative(tokens, end);
  }
  return false;
}

/** The list that ends with a technology, up to `most` steps long. */
export function listEndingAt(tokens: Tokens, last: number, most: number): number[] {
  const list = [last];
  for (let steps = 0; steps < most; steps++) {
    const previous = nextInList(tokens, list[0]!, -1);
    if (previous === undefined) break;
    list.unshift(previous.place);
  }
  return isJoinedAlone(tokens, list) ? [last] : list;
}

/** `We moved to Go, and Perl was replaced`, `We use Go and NATS, and Perl was replaced` */
function isJoinedAlone(tokens: Tokens, list: readonly number[]): boolean {
  const [before, second, last] = [-3, -2, -1].map((place) => list.at(place));
  if (second === undefined || !isConjunction(tokens, second + 1)) return false;
  if (last === undefined || !tokens.parted(second + 1, separator.comma)) return false;
  return before === undefined || isConjunction(tokens, before + 1);
}

/** The names after the last comma of a list. */
export function afterComma(tokens: Tokens, found: readonly number[]): readonly number[] {
  let place = found.length - 1;
  while (place > 0 && !tokens.parted(found[place]!, separator.comma)) place--;
  return found.slice(place);
}
