// Marks exclusions that the form of clauses shows, whatever their words are.
import { excludeLabelled, isAfterDenyingLabel, mayLabel } from './labels.ts';
import { clauseCue, cue, exclusionCue } from '../gazetteer/cues.ts';
import { exclude } from './exclude.ts';
import { isInClauseOfNothing, isWelcomeAfterAll } from './cancelled.ts';
import { deniesKnown } from './other-things.ts';
import {
  type Clause,
  clauseFrom,
  cuesAmong,
  listClauses,
  opensClause,
} from '../segments/clauses.ts';
import type { PatternList } from './pattern-list.ts';
import { answers, denials, patterns } from './rules.ts';
import { Search } from './search.ts';
import { clauseSeparators, hardSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Most words before a denied list in its clause. */
const longestStart = 3;

export function excludeByForm(tokens: Tokens): void {
  const { mention, topic, clause: structure, exclusion } = tokens.present;
  const possible = patterns().among({ mention, topic, structure, exclusion }, isEnglish(tokens));
  if (possible.length === 0 && !mayLabel(tokens)) return;
  const clauses = listClauses(tokens);
  const search = new Search(tokens, clauses);
  const unnamed = possible.filter(({ isNamed }) => !isNamed);
  for (const [at, clause] of clauses.entries()) {
    if (clause.names > 0 && isAfterDenyingLabel(tokens, clauses, at))
      excludeLabelled(tokens, clauses, at);
    const here = clause.names > 0 ? possible : unnamed;
    for (const pattern of here) {
      const found = search.find(pattern, at);
      if (found.length > 0 && !isDeniedOther(tokens, found)) exclude(tokens, found);
    }
  }
}

function isEnglish({ languages }: Tokens): boolean {
  return languages.length === 0;
}

/** How far behind names their denial is, in words. */
const reach = 14;

/** Whether the only denial beside names is behind them, and of something else or doubled: `Java, Kafka (no agencies)`. */
function isDeniedOther(tokens: Tokens, names: readonly number[]): boolean {
  const first = Math.min(...names);
  const last = Math.max(...names);
  if (isInClauseOfNothing(tokens, first)) return true;
  for (let index = first - 1; !tokens.parted(index + 1, clauseSeparators); index--)
    if (denies(tokens, index)) return false;
  // `Besides Java nothing is needed`
  if (tokens.hasClause(first - 1, clauseCue.excepting)) return true;
  let isNext = false;
  for (let index = last + 1; index < last + reach; index++) {
    if (tokens.parted(index, hardSeparators)) {
      if (isNext || tokens.parted(index, separator.newline)) return false;
      isNext = true;
    }
    if (!denies(tokens, index)) continue;
    // `Docker: not a must, but a plus`
    const isRemoved = tokens.hasExclusion(index, exclusionCue.removed);
    const isWelcome = !isRemoved && isWelcomeAfterAll(tokens, index);
    if (isWelcome || refusesOthers(tokens, index)) return true;
    return deniesKnown(tokens, index) || removesName(tokens, index);
  }
  return false;
}

/** `Java, sonst keine Chance`, `Java or no deal` */
function refusesOthers(tokens: Tokens, index: number): boolean {
  const isElse = tokens.hasClause(index - 1, clauseCue.alternative);
  return isElse && tokens.hasClause(index, clauseCue.deterred);
}

/** `vi er holdt op med PHP` */
function removesName(tokens: Tokens, index: number): boolean {
  if (!tokens.hasExclusion(index, exclusionCue.removed)) return false;
  return tokens.names(index + 1) && tokens.follows(index + 1);
}

function denies(tokens: Tokens, index: number): boolean {
  const { refusal, removed, parting, rewritten } = exclusionCue;
  return (
    tokens.has(index, cue.negator | cue.replaced) ||
    tokens.hasExclusion(index, refusal | removed | parting | rewritten) ||
    tokens.hasClause(index, clauseCue.deterred | clauseCue.nothing | clauseCue.passive)
  );
}

/** Whether a common word, if it names a technology, is denied by its clause: `Spring nutzen wir nicht`. */
export function isDeniedIfNamed(tokens: Tokens, index: number, mayBeRemoved: boolean): boolean {
  let start = index;
  while (!opensClause(tokens, start)) if (index - start-- > longestStart) return false;
  return isFoundIfNamed(tokens, index, mayBeRemoved ? patterns() : denials(), () => [
    clauseFrom(tokens, start),
  ]);
}

/** Whether a word that is a clause of its own is denied by the next one if it names a technology: `Unity? Not here.` */
export function isRefusedIfNamed(tokens: Tokens, index: number): boolean {
  return isFoundIfNamed(tokens, index, answers(), () => [
    clauseFrom(tokens, index),
    clauseFrom(tokens, index + 1),
  ]);
}

function isFoundIfNamed(
  tokens: Tokens,
  index: number,
  all: PatternList,
  readClauses: () => readonly Clause[],
): boolean {
  const was = tokens.states[index]!;
  tokens.states[index] = state.named;
  const clauses = readClauses();
  const possible = all.among(cuesAmong(clauses, 0, clauses.length), isEnglish(tokens));
  const search = new Search(tokens, clauses);
  const isFound = possible.some((pattern) => search.find(pattern, 0).includes(index));
  tokens.states[index] = was;
  return isFound;
}
