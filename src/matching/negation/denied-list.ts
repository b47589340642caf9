// The list that begins with a denied technology: `no PHP, Perl or any kind of CoffeeScript`.
import { isAlternative } from '../segments/lists.ts';
import { isSubstitute } from '../segments/substitutes.ts';
import {
  clauseSeparators,
  listSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import { clauseCue, cue, exclusionCue } from '../gazetteer/cues.ts';
import { isAll, isPartOfThing, isPersonMissed, leadsToNext } from './denied-words.ts';
import { isInstead, reach } from './negators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Lists the technologies from the first that a negator denies; none if a later word shows that it denies something else. */
export function listDenied(tokens: Tokens, negator: number, first: number): readonly number[] {
  const opens = tokens.parted(negator, clauseSeparators);
  const found = [first];
  /** The technology that a conjunction leads to. */
  let joined = 0;
  for (let index = first + 1; index < negator + reach; index++) {
    if (tokens.parted(index, clauseSeparators | separator.open | separator.close)) break;
    const isAfterComma = tokens.parted(index, separator.comma);
    if (tokens.has(index, cue.affirmation)) {
      if (isAfterComma) break;
      return [];
    }
    if (index < joined) continue;
    if (isAfterComma && !continues(tokens, index, opens)) break;
    // `Instead of PHP, Java`
    if (isAfterComma && isSuccessor(tokens, negator, index)) break;
    if (isAll(tokens, negator, index)) return [];
    if (tokens.names(index)) {
      if (isPartOfThing(tokens, negator, index) || isPersonMissed(tokens, negator, index))
        return [];
      found.push(index);
      continue;
    }
    if (tokens.has(index, cue.contrast | cue.negator)) break;
    if (leadsToNext(tokens, negator, index)) break;
    // `We don't hire for Java alone`
    if (first > negator + 1 && isAlone(tokens, index)) return [];
    joined = joinedTechnology(tokens, index);
    if (joined >= 0) continue;
    if (tokens.hasClause(index, clauseCue.credential)) found.pop();
    if (!tokens.has(index, cue.follower) && !isPartOfList(tokens, index)) break;
  }
  return found.length < 2 ? found : withoutSubject(tokens, negator, found);
}

/** Without the last names if they are the subject of a new clause. */
function withoutSubject(tokens: Tokens, negator: number, found: readonly number[]) {
  // `Anstelle von Kafka und RabbitMQ läuft NATS`
  const isTopic =
    tokens.isForeign(negator) &&
    tokens.parted(negator, clauseSeparators) &&
    !tokens.parted(found.at(-1)!, separator.comma);
  return !isTopic && startsClause(tokens, found)
    ? found.slice(0, startOfClause(tokens, found))
    : found;
}

/** Whether a word after names says that they alone are denied: `alone`, `only`. */
function isAlone(tokens: Tokens, index: number): boolean {
  if (!tokens.follows(index)) return false;
  return tokens.hasClause(index, clauseCue.averse) || endsWithOnly(tokens, index);
}

/** `We don't hire for Java only, Kotlin is fine as well` */
function endsWithOnly(tokens: Tokens, index: number): boolean {
  const ends = partSeparators;
  return tokens.hasExclusion(index, exclusionCue.only) && tokens.parted(index + 1, ends);
}

/** `rid of XML layouts and RxJava`: a thing of the name before it, and another name. */
function isPartOfList(tokens: Tokens, index: number): boolean {
  return (
    tokens.hasExclusion(index, exclusionCue.setting) && joinedTechnology(tokens, index + 1) > 0
  );
}

/** Whether a list continues after a comma. A list at the start of its sentence, as `Without X, Y`, needs a conjunction. */
function continues(tokens: Tokens, index: number, opens: boolean): boolean {
  if (!tokens.names(index)) return joinedTechnology(tokens, index) > 0;
  // `We don't touch PHP anymore, Go only`
  if (!opens && tokens.names(index - 1)) return true;
  return (
    tokens.has(index + 1, cue.list | cue.likeness) ||
    tokens.hasExclusion(index + 1, exclusionCue.adverb) ||
    (tokens.separators[index + 1]! & listSeparators) !== 0 ||
    tokens.parted(index + 1, clauseSeparators)
  );
}

/** Whether a name ends a clause that a word such as *instead of* opens. */
function isSuccessor(tokens: Tokens, negator: number, name: number): boolean {
  return isInstead(tokens, negator) && tokens.parted(name + 1, clauseSeparators);
}

/** The technology that a conjunction joins to those before it: `PHP or Perl`, `PHP or write any Perl`; or -1. */
function joinedTechnology(tokens: Tokens, index: number): number {
  if (!tokens.has(index, cue.list)) return -1;
  const longest = isAlternative(tokens, index) ? 6 : 1;
  let strangers = 0;
  for (let after = index + 1; after <= index + longest; after++) {
    if ((tokens.separators[after]! & partSeparators) !== 0) return -1;
    // `GraphQL or a message bus such as RabbitMQ`
    const isExample = tokens.hasClause(after - 1, clauseCue.example);
    if (tokens.names(after)) return isExample || strangers === 0 ? after : -1;
    if (!tokens.has(after, cue.passage)) strangers++;
  }
  return -1;
}

/** Returns the start of the subject of a new clause: a comma after a list that a conjunction has ended. */
function startOfClause(tokens: Tokens, found: readonly number[]): number {
  const start = found.findIndex((place, index) => {
    const isEnded = index > 0 && tokens.has(found[index - 1]! - 1, cue.list);
    return isEnded && tokens.parted(place, separator.comma);
  });
  return start < 0 ? found.length - 1 : start;
}

/**
 * Whether the last of a list is the subject of a new clause: `we don't use PHP, Go is our language`, `Kotlin instead
 * of Java, Postgres instead of Oracle`.
 */
function startsClause(tokens: Tokens, found: readonly number[]): boolean {
  const last = found.at(-1)!;
  if (!tokens.follows(last + 1)) return false;
  // `Kein Java, Kotlin geht auch`
  const isOffer = isSubstitute(tokens, last) && !tokens.has(last + 2, cue.negator);
  if (isOffer && tokens.parted(last, separator.comma)) return true;
  // `No usamos Perl, PHP ni similares`
  if (isAlternative(tokens, last + 1) && !tokens.names(last + 2)) return false;
  if (tokens.has(last + 1, cue.negator))
    return tokens.parted(last, separator.comma) || tokens.names(last + 2);
  if (!tokens.has(last + 1, cue.be | cue.verb | cue.obligation | cue.preference)) return false;
  for (let before = last - 1; before > found.at(-2)!; before--) {
    if (isAlternative(tokens, before)) return false;
  }
  return true;
}
