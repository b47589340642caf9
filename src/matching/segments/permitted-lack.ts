// Conditions without a conjunction that excuse somebody: `Kannst du kein Java, bist du auch willkommen`.
import { cue, detailCue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isAfterOpening, isOfReader } from './clauses.ts';

/** How far after the denial the words that permit it are, in words. */
const reach = 14;

/** Whether a sentence begins with what the reader lacks, as a question does, and permits it. */
export function isLackPermitted(tokens: Tokens, negator: number): boolean {
  if (!isAfterOpening(tokens, negator) || tokens.parted(negator, hardSeparators)) return false;
  // `Du brauchst kein Java, Quereinsteiger sind willkommen`
  const demands = cue.demand | cue.obligation;
  if (!isOfReader(tokens, negator - 1) || tokens.has(negator - 1, demands)) return false;
  if (tokens.has(negator, cue.demand)) return false;
  for (let after = negator + 1; after < negator + reach; after++) {
    if (tokens.parted(after, hardSeparators)) return false;
    if (tokens.hasTopic(after, topicCue.permitting | topicCue.substitute)) return true;
    if (sufficesBeside(tokens, after)) return true;
  }
  return false;
}

/** `reicht Kotlin`, `er Kotlin nok`, `går Kotlin også` */
function sufficesBeside(tokens: Tokens, index: number): boolean {
  const isAfter = tokens.names(index - 1) && tokens.follows(index);
  if (isAfter && tokens.hasTopic(index, topicCue.besides)) return true;
  const isBeside = isAfter || (tokens.names(index + 1) && tokens.follows(index + 1));
  return (
    isBeside &&
    tokens.hasDetail(index, detailCue.closing) &&
    !tokens.has(index, cue.be | cue.obligation)
  );
}
