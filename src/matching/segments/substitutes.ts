// Technologies that will do instead of another: `Java (Kotlin is fine too)`, `You know Elixir. Or Erlang.`
import { clauseCue, cue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** How far before a technology the one is that it replaces, in words. */
const reach = 9;
/** Most words between a technology and a bracket with another, and in a bracket between two. */
const besideBracket = 3;

/** The technology before `first` for which those of a list will do as well, or -1. */
export function substitutedBefore(tokens: Tokens, first: number, last: number): number {
  if (isSubstitute(tokens, last)) return namedBefore(tokens, first, reach, separator.blankLine);
  // `Spring (también nos sirve Quarkus)`
  if (leadsToOther(tokens, first - 1))
    return namedBefore(tokens, first - 1, besideBracket, hardSeparators | separator.comma);
  const conjunction = isChoice(tokens, first - 1) ? first - 1 : first - 2;
  if (!isChoice(tokens, conjunction)) return -1;
  // `PHP or Ruby, whichever, and Git`
  const isApart = tokens.names(first - 1) || tokens.has(first - 1, cue.list);
  if (conjunction < first - 1 && isApart) return -1;
  // `Detox tests (or Maestro)`
  if (tokens.parted(conjunction, separator.open)) {
    return namedBefore(tokens, conjunction, besideBracket, hardSeparators | separator.comma);
  }
  if (tokens.parted(conjunction, separator.close)) return namedBeforeBracket(tokens, conjunction);
  // `You know Elixir. Or Erlang.`
  const ends = separator.stop | separator.call;
  if (!tokens.parted(conjunction, ends)) return -1;
  return namedBefore(tokens, conjunction, reach, separator.newline | separator.blankLine);
}

/** Whether the words after a technology say that it will do too. */
export function isSubstitute(tokens: Tokens, last: number): boolean {
  if (tokens.parted(last + 1, hardSeparators) || leadsToOther(tokens, last + 1)) return false;
  return (
    tokens.hasTopic(last + 1, topicCue.substitute) ||
    (!tokens.names(last + 1) &&
      tokens.follows(last + 2) &&
      tokens.hasTopic(last + 2, topicCue.substitute))
  );
}

/** Whether a bracket begins with words that say so of a technology after them. */
function leadsToOther(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, separator.open) || !tokens.hasTopic(index, topicCue.substitute))
    return false;
  return tokens.follows(index + 1) && tokens.names(index + 1);
}

function isChoice(tokens: Tokens, index: number): boolean {
  return index > 0 && tokens.hasClause(index, clauseCue.alternative);
}

/** The last technology before a place, none beyond one of the separators. */
function namedBefore(tokens: Tokens, place: number, most: number, borders: number): number {
  for (let index = place - 1; index >= Math.max(0, place - most); index--) {
    if (index + 1 < place && tokens.parted(index + 1, borders)) return -1;
    if (tokens.names(index)) return tokens.states[index] === state.named ? index : -1;
  }
  return -1;
}

/** `Splunk (preferred) or Sentinel` */
function namedBeforeBracket(tokens: Tokens, place: number): number {
  for (let index = place - 1; index > Math.max(0, place - 1 - besideBracket); index--) {
    if (!tokens.parted(index, separator.open)) continue;
    return tokens.states[index - 1] === state.named ? index - 1 : -1;
  }
  return -1;
}
