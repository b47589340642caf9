// What a text asks for besides technologies: degrees, certificates, languages, places and years. Nothing judges them.
import { maxNotAssessed } from '../../schema/job-fit-limits.ts';
import { clauseCue, cue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How many words around the one that tells are quoted, within its sentence. */
const wordsAround = 8;
/** How far behind a number of years its subject is, in words. */
const reach = 6;

interface Found {
  readonly kind: 'degree' | 'certificate' | 'language' | 'place' | 'years';
  /** Code units of the text. */
  readonly start: number;
  readonly end: number;
}

/** Finds what is asked for and not assessed, each kind once a sentence. */
export function findNotAssessed(tokens: Tokens): Found[] {
  const found: Found[] = [];
  let seen = new Set<Found['kind']>();
  for (let index = 0; index < tokens.count && found.length < maxNotAssessed; index++) {
    if (tokens.parted(index, hardSeparators)) seen = new Set();
    if (!mayTell(tokens, index)) continue;
    const kind = kindOf(tokens, index);
    if (kind === undefined || seen.has(kind)) continue;
    seen.add(kind);
    found.push({ kind, ...quoteOf(tokens, index) });
  }
  return found;
}

/** Asked of every word of a text. */
function mayTell({ mention, topic, clause }: Tokens, index: number): boolean {
  return (
    (mention[index]! & cue.years) !== 0 ||
    (topic[index]! & telling) !== 0 ||
    (clause[index]! & clauseCue.credential) !== 0
  );
}

const telling = topicCue.degree | topicCue.tongue | topicCue.place;

function kindOf(tokens: Tokens, index: number): Found['kind'] | undefined {
  if (tokens.technology(index) >= 0) return undefined;
  if (tokens.concerns(index, topicCue.degree))
    return isDenied(tokens, index) ? undefined : 'degree';
  if (tokens.reads(index, clauseCue.credential)) {
    return isDenied(tokens, index) ? undefined : 'certificate';
  }
  if (tokens.concerns(index, topicCue.tongue))
    return isAskedFor(tokens, index) ? 'language' : undefined;
  if (tokens.concerns(index, topicCue.place)) return 'place';
  return isOfYears(tokens, index) ? 'years' : undefined;
}

/** `5+ years of experience`, but not `for 20 years` or `5 years ago`. */
function isOfYears(tokens: Tokens, index: number): boolean {
  if (!tokens.has(index, cue.years) || !tokens.startsWithDigit(index - 1)) return false;
  if (tokens.reads(index + 1, clauseCue.ago) || tokens.reads(index - 2, clauseCue.duration)) {
    return false;
  }
  for (let near = index; near < index + reach; near++) {
    if (near > index && tokens.parted(near, hardSeparators)) return false;
    if (tokens.technology(near) >= 0 || tokens.reads(near, clauseCue.experienceNoun)) return true;
    if (near > index && tokens.has(near, cue.handling)) return true;
  }
  return false;
}

/** Whether words around say that it is asked for or welcome. */
function isAskedFor(tokens: Tokens, index: number): boolean {
  const asking = cue.requirement | cue.obligation | cue.preference;
  for (let near = index - wordsAround; near <= index + wordsAround; near++) {
    if (near >= 0 && near < tokens.count && tokens.has(near, asking)) return true;
  }
  return false;
}

function isDenied(tokens: Tokens, index: number): boolean {
  return tokens.has(index - 1, cue.negator) || tokens.has(index - 2, cue.negator);
}

/** The words around one, within its sentence. */
function quoteOf(tokens: Tokens, index: number): { start: number; end: number } {
  let first = index;
  while (first > index - wordsAround && !tokens.parted(first, hardSeparators)) first--;
  let last = index;
  while (last < index + wordsAround && !tokens.parted(last + 1, hardSeparators)) last++;
  return { start: tokens.place(first)[0], end: tokens.place(last)[1] };
}
