// Demands besides technologies: degrees, certificates, languages, places and years. Nothing assesses them.
import { maxNotAssessed } from '../../schema/job-fit-limits.ts';
import { clauseCue, cue, topicCue } from '../gazetteer/cues.ts';
import { section } from './headings.ts';
import { hardSeparators } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How many words around the one that tells are quoted, within its sentence. */
const wordsAround = 8;
/** How far after a number of years its subject is, in words. */
const reach = 6;

interface Found {
  readonly kind: 'degree' | 'certificate' | 'language' | 'place' | 'years';
  /** Code units of the text. */
  readonly start: number;
  readonly end: number;
}

/** By word: the section that it is in. Computed on the first call. */
type Sections = () => Uint8Array;

/** Finds demands that are not assessed, each kind once per sentence. */
export function findNotAssessed(tokens: Tokens, sections: Sections): Found[] {
  const found: Found[] = [];
  let seen = new Set<Found['kind']>();
  for (let index = 0; index < tokens.count && found.length < maxNotAssessed; index++) {
    if (tokens.parted(index, hardSeparators)) seen = new Set();
    if (!mayTell(tokens, index)) continue;
    const kind = kindOf(tokens, index, sections);
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

function kindOf(tokens: Tokens, index: number, sections: Sections): Found['kind'] | undefined {
  if (tokens.hasTopic(index, topicCue.degree))
    return isDenied(tokens, index) ? undefined : 'degree';
  if (tokens.hasClause(index, clauseCue.credential)) {
    return isDenied(tokens, index) ? undefined : 'certificate';
  }
  if (tokens.hasTopic(index, topicCue.tongue))
    return isAskedFor(tokens, index, sections) ? 'language' : undefined;
  if (tokens.hasTopic(index, topicCue.place)) return 'place';
  return isOfYears(tokens, index) ? 'years' : undefined;
}

/** `5+ years of experience`, `mehrjährige Erfahrung`, but not `for 20 years` or `5 years ago`. */
function isOfYears(tokens: Tokens, index: number): boolean {
  // `5 years`, `three years`, and words such as *mehrjährig*
  const isNumbered = tokens.hasTopic(index, topicCue.amount) || isAmount(tokens, index - 1);
  if (!isNumbered || tokens.hasClause(index + 1, clauseCue.ago)) return false;
  // `5 years`, `5-8 years`
  let first = index;
  while (first > index - 2 && isAmount(tokens, first - 1)) first--;
  if (tokens.hasClause(first - 1, clauseCue.duration)) return false;
  const saysSo = tokens.hasClause(index, clauseCue.experienceNoun) || tokens.spaces(index) > 1;
  if (saysSo || isOpenEnded(tokens, index)) return true;
  for (let near = index + 1; near < index + reach; near++) {
    if (tokens.parted(near, hardSeparators)) break;
    const isExperience =
      tokens.has(near, cue.handling) || tokens.hasClause(near, clauseCue.experienceNoun);
    if (isExperience || tokens.technology(near) >= 0) return true;
  }
  for (let before = first - 1; before > first - reach; before--) {
    if (tokens.parted(before + 1, hardSeparators)) return false;
    const isExperience =
      tokens.has(before, cue.handling) || tokens.hasClause(before, clauseCue.experienceNoun);
    if (isExperience && !tokens.has(before, cue.years)) return true;
  }
  return false;
}

function isAmount(tokens: Tokens, index: number): boolean {
  return tokens.startsWithDigit(index) || tokens.hasTopic(index, topicCue.amount);
}

const plus = 0x2b;

/** `5+ years` */
function isOpenEnded({ folded, ends }: Tokens, index: number): boolean {
  return folded.codes[ends[index - 1]!] === plus;
}

/** Whether a heading or words around say that it is asked for or welcome, or it says so itself: `fluent English`. */
function isAskedFor(tokens: Tokens, index: number, sections: Sections): boolean {
  if (tokens.spaces(index) > 0) return true;
  const asked = sections()[index];
  if (asked === section.required || asked === section.preferred) return true;
  for (let near = index - wordsAround; near <= index + wordsAround; near++) {
    if (tokens.has(near, asking) || tokens.hasTopic(near, topicCue.demandingHeading)) return true;
  }
  return false;
}

const asking = cue.requirement | cue.obligation | cue.preference | cue.handling;

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
