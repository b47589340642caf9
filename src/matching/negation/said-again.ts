// A technology that a text rules out and names again: `no jQuery, the last agency stuffed it with jQuery`.
import { clauseCue, cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader } from '../segments/clauses.ts';
import { isQuestion } from '../segments/sentences.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** How far before a name its negator is, and how far after it the name is said again, in words. */
const negatorReach = 4;
const reach = 16;

/** Marks the later mentions of a technology in the sentence that denies it, unless the sentence turns. */
export function excludeSaidAgain(tokens: Tokens): void {
  if ((tokens.present.mention & cue.negator) === 0) return;
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.states[index] !== state.excluded || !isDenied(tokens, index)) continue;
    if (isVersion(tokens, index)) continue;
    for (let next = index + 1; next < index + reach; next++) {
      const isNext = next === index + 1 && isWholeDenial(tokens, index);
      if ((tokens.parted(next, hardSeparators) && !isNext) || turns(tokens, next)) break;
      const isAgain = tokens.states[next] === state.named && !isVersion(tokens, next);
      if (isAgain && tokens.technology(next) === tokens.technology(index))
        tokens.states[next] = state.excluded;
    }
  }
}

/** Marks names that only tell of people, or ask, of what the text rules out: `Unity folks, we don't use Unity`. */
export function excludeIdle(tokens: Tokens): void {
  const gone = new Set<number>();
  for (let index = 0; index < tokens.count; index++) {
    const isGone = tokens.states[index] === state.excluded && tokens.technology(index) >= 0;
    if (isGone && !isVersion(tokens, index)) gone.add(tokens.technology(index));
  }
  if (gone.size === 0) return;
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.states[index] !== state.named || !gone.has(tokens.technology(index))) continue;
    const isOfPeople =
      tokens.follows(index + 1) && tokens.hasExclusion(index + 1, exclusionCue.pitch);
    if (isOfPeople || isAnswered(tokens, index)) tokens.states[index] = state.excluded;
  }
}

/** `Do I need Angular? No no, we don't use Angular.`: the words after a question rule its name out. */
function isAnswered(tokens: Tokens, index: number): boolean {
  if (!isQuestion(tokens, index)) return false;
  for (let next = index + 1; next < index + reach; next++) {
    const isSame = tokens.technology(next) === tokens.technology(index);
    if (isSame) return tokens.states[next] === state.excluded && !isVersion(tokens, next);
  }
  return false;
}

/** `We left Java 8, we are on Java 21` */
function isVersion(tokens: Tokens, index: number): boolean {
  return tokens.startsWithDigit(index + 1) || /\d$/.test(tokens.written(index));
}

function isDenied(tokens: Tokens, index: number): boolean {
  for (let before = index - 1; before >= index - negatorReach; before--) {
    if (!tokens.follows(before + 1)) return false;
    if (tokens.has(before, cue.negator)) return !tokens.hasClause(before, clauseCue.leaving);
  }
  return false;
}

/** `No Java. In the advert it said Java.`: a sentence of the negator and the name, which the next one tells more of. */
function isWholeDenial(tokens: Tokens, index: number): boolean {
  const { stop, newline } = separator;
  if (!tokens.parted(index + 1, stop) || tokens.parted(index + 1, newline)) return false;
  return tokens.has(index - 1, cue.negator) && tokens.parted(index - 1, hardSeparators);
}

const wanting = cue.contrast | cue.affirmation | cue.preference | cue.obligation | cue.requirement;

/** Whether a sentence turns to wanted technologies: `…, but we like Kafka`. */
function turns(tokens: Tokens, index: number): boolean {
  // `stuffed it with` leads to no successor.
  const succeeds =
    tokens.has(index, cue.successor) && !tokens.hasClause(index, clauseCue.preposition);
  return (
    succeeds ||
    tokens.has(index, wanting) ||
    isOfReader(tokens, index) ||
    tokens.hasTopic(
      index,
      topicCue.destination | topicCue.moving | topicCue.yes | topicCue.seeking,
    ) ||
    tokens.hasClause(index, clauseCue.toward)
  );
}
