// Tells a résumé from a job description: by its headings, its ranges of dates, and that it addresses nobody.
import { clauseCue, cue, topicCue } from '../gazetteer/cues.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Headings and ranges of dates that make a résumé, together; one of each at least. */
const enough = 3;
/** How often a résumé may speak to or of a reader: `you`, `we are looking for`. */
const mostAddresses = 1;

/** Whether a text reads like a résumé. */
export function isResume(tokens: Tokens): boolean {
  let headings = 0;
  let ranges = 0;
  let addresses = 0;
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.reads(index, clauseCue.subject) && !tokens.has(index, cue.be)) {
      if (++addresses > mostAddresses) return false;
    }
    if (tokens.concerns(index, topicCue.resume) && fillsHeading(tokens, index)) headings++;
    // The lexicon has no years.
    if (tokens.numbers[index] === 0 && isRange(tokens, index)) ranges++;
  }
  return headings > 0 && ranges > 0 && headings + ranges >= enough;
}

function fillsHeading(tokens: Tokens, index: number): boolean {
  return (
    tokens.parted(index, separator.newline | separator.bullet) &&
    tokens.parted(index + 1, separator.newline | separator.colon | separator.bullet)
  );
}

/** `2019 – 2023`, `06/2021 – Present` */
function isRange(tokens: Tokens, index: number): boolean {
  if (!isYear(tokens, index)) return false;
  const next = index + 1;
  const joins = separator.dash | separator.hyphen;
  if (next >= tokens.count || (tokens.separators[next]! & joins) === 0) return false;
  if (tokens.concerns(next, topicCue.resume)) return true;
  // A month may be before the second year.
  return isYear(tokens, next) || isYear(tokens, next + 1);
}

function isYear(tokens: Tokens, index: number): boolean {
  if (!tokens.startsWithDigit(index) || tokens.lengthOf(index) !== 4) return false;
  const { codes } = tokens.folded;
  const first = codes[tokens.starts[index]!];
  const second = codes[tokens.starts[index]! + 1];
  return (first === 0x31 && second === 0x39) || (first === 0x32 && second === 0x30);
}
