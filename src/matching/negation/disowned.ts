// Technologies before a negator that the company says it does not use: `PHP (we don't use it)`, `Java we don't touch`.
import { listEndingAt } from '../segments/coordination.ts';
import { isPlain, joinsClauses } from '../segments/clauses.ts';
import { lastOfOwn } from '../segments/own-part.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import { clauseCue, cue } from '../gazetteer/cues.ts';
import { isRemoval, reach } from './negators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** The technology to which a pronoun after a negation refers: `PHP (we don't use it)`; or -1. */
export function namedBeforePronoun(tokens: Tokens, negator: number): number {
  const named = negator - 2;
  if (!tokens.names(named) || !tokens.hasClause(negator - 1, clauseCue.subject)) return -1;
  // `The backend is Elixir, you won't touch it`
  if (tokens.follows(named) && tokens.has(named - 1, cue.be)) return -1;
  if (tokens.parted(negator, ~separator.space) || tokens.parted(negator - 1, separator.newline))
    return -1;
  // `PHP. We don't use it.`
  const isOwnSentence = tokens.parted(named, hardSeparators);
  if (tokens.parted(negator - 1, separator.stop) && !isOwnSentence) return -1;
  for (let index = negator + 1; index < negator + 5; index++) {
    if (!tokens.follows(index)) return -1;
    if (tokens.hasClause(index, clauseCue.pronoun)) {
      return tokens.parted(index + 1, clauseSeparators | separator.close | separator.comma)
        ? named
        : -1;
    }
    if (!tokens.has(index, cue.passage | cue.verb | cue.handling | cue.demand)) return -1;
  }
  return -1;
}

/** Words that take back a negation before them. */
const saving = cue.affirmation | cue.contrast | cue.list | cue.preference;

/** `React Native machen wir nicht mehr`, `Java we don't touch`: names, a verb, the company and a negation fill a clause. */
export function listDisowned(tokens: Tokens, negator: number): readonly number[] {
  let subject = negator - 1;
  while (subject > negator - 3 && !tokens.hasClause(subject, clauseCue.speaker)) subject--;
  if (!tokens.hasClause(subject, clauseCue.speaker)) return [];
  const named = tokens.names(subject - 1) ? subject - 1 : subject - 2;
  if (!tokens.names(named)) return [];
  for (let index = named + 1; index <= negator; index++) if (!tokens.follows(index)) return [];
  // `Angular vervangen we niet`
  if (tokens.isForeign(negator) && isRemoval(tokens, named + 1)) return [];
  for (
    let after = negator + 1;
    !tokens.parted(after, partSeparators) && !joinsClauses(tokens, after);
    after++
  ) {
    if (after > negator + 2 || tokens.names(after) || tokens.has(after, saving)) return [];
    if (tokens.hasClause(after, clauseCue.all)) return [];
    // `Kafka betreiben wir nicht selbst`
    if (tokens.isForeign(after) && !isPlain(tokens, after)) return [];
  }
  const found = lastOfOwn(tokens, listEndingAt(tokens, named, reach));
  const start = found[0]!;
  const opens =
    tokens.parted(start, partSeparators) || tokens.has(start - 1, cue.list | cue.contrast);
  if (opens) return found;
  // `Vi kör tjänsterna i Docker, Kubernetes använder vi inte`
  const isNext = tokens.isForeign(negator) && tokens.parted(named, separator.comma);
  return isNext && subject === named + 2 ? [named] : [];
}
