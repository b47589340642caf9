// Common words joined to another word: by a hyphen, or as one of two languages.
import { clauseCue, cue, exclusionCue } from '../gazetteer/cues.ts';
import { kinship } from '../gazetteer/kinship.ts';
import type { Sentence } from '../segments/sentences.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { hasNeighbour, precedesRole } from './context.ts';

/** Whether a hyphen makes it a part of another word: `Go-live`, but not `Go-Entwickler`. `isTelling`: whether its capitals are significant. */
export function isHyphenated(
  tokens: Tokens,
  index: number,
  sentence: Sentence,
  isTelling: boolean,
  isAcronym: boolean,
): boolean {
  const fitting = cue.artefact | cue.trade;
  if (tokens.parted(index, separator.hyphen) && tokens.technology(index - 1) < 0)
    return !tokens.has(index - 1, fitting);
  const next = index + 1;
  if ((tokens.separators[next]! & separator.hyphen) === 0 || (isTelling && isAcronym)) return false;
  const isFitting =
    tokens.has(next, fitting | cue.nature | cue.software) ||
    tokens.hasClause(next, clauseCue.experienceNoun) ||
    tokens.hasExclusion(next, exclusionCue.pitch) ||
    precedesRole(tokens, index);
  if (isFitting || tokens.technology(next) >= 0) return false;
  return !isTelling || !isJoinedToThing(tokens, index, sentence);
}

/** `von der Flutter-Seite`: in other languages than English, a thing of the company or a neighbour settles it. */
function isJoinedToThing(tokens: Tokens, index: number, sentence: Sentence): boolean {
  if (!tokens.isForeign(index) || tokens.isEveryday(index)) return false;
  return (
    tokens.hasExclusion(index + 1, exclusionCue.setting) || hasNeighbour(tokens, index, sentence)
  );
}

/** `either rust or go`, `mit rust oder go`: whether both are languages, after a word of knowing or using them. */
export function areLanguagesInUse(tokens: Tokens, one: number, other: number): boolean {
  const { kinOf } = tokens.lexicon;
  const isLanguage = (name: number) => kinOf[tokens.technology(name)] === kinship.language;
  if (!isLanguage(one) || !isLanguage(other)) return false;
  const first = Math.min(one, other);
  const leads = cue.handling | cue.usage | cue.requirement | cue.obligation | cue.negator;
  return tokens.follows(first) && tokens.has(first - 1, leads);
}
