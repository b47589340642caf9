// Decides whether a common word names a technology, by its capitals and its context.
import { Candidate } from './candidate.ts';
import { clauseCue, detailCue, roleCue } from '../gazetteer/cues.ts';
import { separator } from '../tokens/separators.ts';
import { acronymOf, isNamesake } from './namesakes.ts';
import { letterCase, sentenceAround } from '../segments/sentences.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Finds the words that name a technology. */
export function settleNames(tokens: Tokens): void {
  const open: Candidate[] = [];
  const small = new Set<number>();
  const capital = new Set<number>();
  const named = new Set<number>();
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.technology(index) < 0) continue;
    const ordinary = tokens.ordinary(index) ?? acronymOf(tokens, index);
    if (isRole(tokens, index) || isCertificate(tokens, index) || isItemNumber(tokens, index))
      continue;
    if (isNamesake(tokens, index)) continue;
    if (ordinary === undefined) {
      if (isUnit(tokens, index)) continue;
      tokens.states[index] = state.named;
      named.add(tokens.numbers[index]!);
      (letterCase(tokens, index) === 'lower' ? small : capital).add(tokens.technology(index));
      continue;
    }
    if (isRepeated(tokens, index)) continue;
    tokens.states[index] = state.open;
    open.push(new Candidate(tokens, index, ordinary, sentenceAround(tokens, index)));
  }
  // The author of `postgres, docker und react` writes names in lower case.
  const isSmall = small.size > 1 && small.size > smallShare * capital.size;
  const isTechnical = new Set([...small, ...capital]).size > 1;
  const text = { isSmall, isTechnical, named };
  for (const candidate of open) candidate.settleAlone(text);
  // A name in a list can decide its neighbour, so scan forwards, then backwards.
  for (const candidate of open) candidate.settleByList(isSmall);
  for (const candidate of open.toReversed()) candidate.settleByList(isSmall);
  for (const { index } of open)
    if (tokens.states[index] === state.open) tokens.states[index] = state.none;
}

/** How far from the number of an item another one is, in words. */
const numberReach = 60;

/** `D3. Knowledge of Python`, `K6  Dutch` below `K5  Ansible`: the number of an item, as others of its letter are. */
function isItemNumber(tokens: Tokens, index: number): boolean {
  if (!isLabelOfItem(tokens, index)) return false;
  const label = tokens.written(index);
  for (let near = Math.max(0, index - numberReach); near < index + numberReach; near++) {
    if (near === index || near >= tokens.count || !isLabelOfItem(tokens, near)) continue;
    const other = tokens.written(near);
    const isNext = Math.abs(Number(other[1]) - Number(label[1])) === 1;
    if (other[0] === label[0] && (isNext || isMarked(tokens, index))) return true;
  }
  return false;
}

/** `S3 –`, `K6 (should):`, `K6  Dutch` where a line begins. */
function isLabelOfItem(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, separator.newline) || tokens.lengthOf(index) !== 2) return false;
  return /^[A-Z]\d$/.test(tokens.written(index));
}

/** Whether a sign parts a label from its item. */
function isMarked(tokens: Tokens, index: number): boolean {
  const signs = separator.stop | separator.dash | separator.colon | separator.open;
  return tokens.parted(index + 1, signs | separator.close | separator.point);
}

/** How many times as many names in lower case as in capitals show that a text writes names in lower case. */
const smallShare = 2;

/** `Senior DevOps Engineer` names a role, in the first line of the text. `Senior Javautvecklare` names Java too. */
function isRole(tokens: Tokens, index: number): boolean {
  if (!tokens.hasRole(index, roleCue.roleNoun) || tokens.isCompound(index)) return false;
  const names =
    roleCue.roleNoun | roleCue.senior | roleCue.rank | roleCue.lead | roleCue.otherLevel;
  for (let before = index; before > 0; before--) {
    if (tokens.parted(before, separator.newline) || index - before > longestTitle) return false;
  }
  return (
    (tokens.follows(index) && tokens.hasRole(index - 1, names)) ||
    (tokens.follows(index + 1) && tokens.hasRole(index + 1, roleCue.roleNoun | roleCue.rank))
  );
}

/** `A TOGAF certification` asks for a certificate. */
function isCertificate(tokens: Tokens, index: number): boolean {
  if (!tokens.hasDetail(index, detailCue.certificate)) return false;
  const isAfter = tokens.follows(index + 1) && tokens.hasClause(index + 1, clauseCue.credential);
  return isAfter || (tokens.follows(index) && tokens.hasClause(index - 1, clauseCue.credential));
}

/** Most words of a title before the name of the role. */
const longestTitle = 6;

/** `50 ml`: two small letters after a number are a unit. */
function isUnit(tokens: Tokens, index: number): boolean {
  if (tokens.lengthOf(index) !== 2 || !tokens.follows(index)) return false;
  return tokens.startsWithDigit(index - 1) && /^[a-z]+$/.test(tokens.written(index));
}

/** Within a run of one word, as in `go go go go`, only the context of the first and the last word decides. */
function isRepeated({ numbers }: Tokens, index: number): boolean {
  return numbers[index] === numbers[index - 1] && numbers[index] === numbers[index + 1];
}
