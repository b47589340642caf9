// How a text asks for a technology: by the words around a mention and by the heading above it.
import { clauseGaps, gap, hardGaps } from './gaps.ts';
import { cue, roleCue } from './lexicon.ts';
import { isAboveItems, signBefore } from './lines.ts';
import type { Words } from './words.ts';

export const importances = ['mentioned', 'preferred', 'required'] as const;
export type Importance = (typeof importances)[number];

/** How far around a mention words count. */
const reach = 25;
/** How far before a mention an excuse begins. */
const excuseReach = 8;
/** Longest heading, in words. */
const longestHeading = 8;

/** The section that each word stands under, told by the last heading or label before it. */
export function listSections(words: Words): Uint8Array {
  const sections = new Uint8Array(words.count);
  let current = 0;
  /** What holds again behind the line that a label speaks of. */
  let above: number | undefined;
  let start = 0;
  for (let index = 0; index < words.count; index++) {
    if (words.parted(index, hardGaps)) start = index;
    if (above !== undefined && endsLabelled(words, index)) {
      current = above;
      above = undefined;
    }
    sections[index] = current;
    const after = words.gaps[index + 1]!;
    if ((after & (gap.newline | gap.colon)) === 0 || (after & (gap.stop | gap.comma)) !== 0)
      continue;
    const isLabel = (after & gap.colon) !== 0;
    const found = mayHead(words, start, index) ? readHeading(words, start, index + 1) : undefined;
    if (isLabel) start = index + 1;
    if (found === undefined) continue;
    above = found === 'preferred' && (after & gap.newline) === 0 ? (above ?? current) : undefined;
    current = importances.indexOf(found);
  }
  return sections;
}

/** Whether the words from `start` to `last` may be a heading or a label: no item of a list, no cell of a table. */
function mayHead(words: Words, start: number, last: number): boolean {
  if (last - start >= longestHeading || signBefore(words, start) === '|') return false;
  const isLabel = words.parted(last + 1, gap.colon);
  return isLabel || last === start || isAboveItems(words, start, last + 1);
}

/** Whether a word begins a line that is no more of what a label in the line before it speaks of. */
function endsLabelled(words: Words, index: number): boolean {
  const before = words.gaps[index]!;
  return (before & gap.newline) !== 0 && (before & gap.comma) === 0;
}

function readHeading(words: Words, start: number, end: number): Importance | undefined {
  let found: Importance | undefined;
  const isLabel = words.parted(end, gap.colon);
  for (let index = start; index < end; index++) {
    if (words.technology(index) >= 0 && words.ordinary(index) === undefined) {
      if (!isLabel) return undefined;
      found = undefined;
      continue;
    }
    if (words.tells(index, roleCue.welcomingHeading)) return 'preferred';
    const isDenied = index > start && words.has(index - 1, cue.negator);
    if (words.tells(index, roleCue.demandingHeading) && !isDenied) found = 'required';
    else if (words.tells(index, roleCue.neutralHeading)) found ??= 'mentioned';
  }
  return found;
}

/** How the text asks for the technology that a word names. */
export function importanceOf(words: Words, sections: Uint8Array, index: number): Importance {
  if (isExcused(words, index)) return 'mentioned';
  const section = importances[sections[index]!]!;
  const after = plainWordAfter(words, index);
  if (after !== undefined) return after;
  if (section === 'preferred') return section;
  const before = plainWordBefore(words, index);
  if (before !== undefined) return before;
  return section === 'mentioned' && isSuggested(words, index) ? 'required' : section;
}

function plainWordAfter(words: Words, mention: number): Importance | undefined {
  let isDenied = false;
  let isAboutAnother = false;
  for (let index = mention + 1; index < Math.min(words.count, mention + reach); index++) {
    if (words.parted(index, hardGaps | gap.semicolon)) return undefined;
    if (words.has(index, cue.contrast) && !isDenied) return undefined;
    // A label speaks of what follows it, unless it is one of names: `Java, Kotlin: a plus`.
    const isLabel = words.parted(index + 1, gap.colon) && index + 1 < words.count;
    if (isLabel && words.technology(index) < 0) return undefined;
    // `You must know Python and Docker, Kafka is a plus`
    isAboutAnother ||= words.parted(index, gap.comma) && words.technology(index) >= 0;
    if (isPreference(words, index) && !pointsOn(words, index)) {
      return isAboutAnother && isAskedAnyway(words, mention, index) ? undefined : 'preferred';
    }
    if (words.has(index, cue.obligation)) {
      if (!words.has(index - 1, cue.negator)) return 'required';
      isDenied = true;
    }
    // What a parenthesis goes on to say is about something else.
    if (words.parted(index, gap.open) && !words.has(index, cue.negator)) return undefined;
  }
  return undefined;
}

function plainWordBefore(words: Words, mention: number): Importance | undefined {
  let isBracketed = false;
  for (let index = mention - 1; index >= 0 && index > mention - reach; index--) {
    if (words.parted(index + 1, hardGaps | gap.semicolon)) return undefined;
    // `SQL (ideally PostgreSQL) and Kafka`
    if (words.parted(index + 1, gap.close) && words.technology(index) >= 0) isBracketed = true;
    else if (words.parted(index + 1, gap.open)) isBracketed = false;
    if (isBracketed) continue;
    // A judgement on what stands before ends at the comma that follows it.
    const isOver = words.parted(index + 1, gap.comma | gap.dash);
    if (isPreference(words, index)) return isOver ? undefined : 'preferred';
    if (words.has(index, cue.obligation))
      return isOver || words.has(index - 1, cue.negator) ? undefined : 'required';
  }
  return undefined;
}

/** A word of preference, but not that of `Java plus React`. */
function isPreference(words: Words, index: number): boolean {
  if (!words.has(index, cue.preference)) return false;
  if (!/^plus$/i.test(words.written(index))) return true;
  const joins = words.technology(index - 1) >= 0 && words.technology(index + 1) >= 0;
  return !(joins && words.follows(index + 1));
}

/** `Solid Java, ideally Spring`: it speaks of what follows. */
function pointsOn(words: Words, index: number): boolean {
  const ends = words.parted(index + 1, clauseGaps | gap.comma | gap.close);
  return (
    !ends &&
    /^(?:ideally|preferably|optionally|idealerweise|preferibile|gradit[ao])$/i.test(
      words.written(index),
    )
  );
}

/** Whether a mention is asked for, and the judgement at `index` one of another technology alone. */
function isAskedAnyway(words: Words, mention: number, index: number): boolean {
  if (plainWordBefore(words, mention) === 'required') return true;
  const isSingular = /^(?:is|would|ist|wäre|est|es|è|jest)$/i.test(words.written(index - 1));
  return isSingular && words.technology(index - 2) >= 0 && isSuggested(words, mention);
}

/** `No problem if you lack Docker`: whoever does not know it is welcome too. */
function isExcused(words: Words, mention: number): boolean {
  let isLacking = false;
  for (let index = mention - 1; index >= 0 && index > mention - excuseReach; index--) {
    if (words.parted(index + 1, clauseGaps | gap.comma)) return false;
    if (words.has(index, cue.lack)) isLacking = true;
    else if (isLacking && words.has(index, cue.supposition)) return true;
  }
  return false;
}

function isSuggested(words: Words, mention: number): boolean {
  for (let index = mention - 1; index >= 0 && index > mention - reach; index--) {
    if (words.parted(index + 1, clauseGaps & ~gap.colon)) break;
    const isDenied = words.has(index - 1, cue.negator);
    if (words.has(index, cue.requirement) && !isDenied && !isDate(words, index)) return true;
    if (words.has(index, cue.handling) && !using.test(words.written(index))) return true;
    // `5 years of experience, we teach you Kotlin`
    if (words.parted(index, gap.comma) && speaker.test(words.written(index))) break;
  }
  return words.follows(mention + 1) && words.has(mention + 1, cue.requirement);
}

/** `last year`, `3 years ago`, `30 days a year` */
function isDate(words: Words, index: number): boolean {
  if (!/^years?$/i.test(words.written(index))) return false;
  const before = /^(?:last|past|this|next|per|each|every|a|the)$/i.test(words.written(index - 1));
  return before || /^ago$/i.test(words.written(index + 1));
}

/** Whoever offers the job. */
const speaker = /^(?:we|wir|nous|wij)(?:\s|['’]|$)/i;

/** Tells what is used, not what one has to know. */
const using =
  /(?:^|\s)(?:us(?:e|es|ed|ing)(?: of)?|utili[sz]ing|leveraging|written in|wrote|built .*|based on|powered by|runs on|implemented in|developed in|nutzen|verwenden|setz(?:en|t) auf|basiert auf|utilisons|usamos|utilizamos|usiamo|utilizziamo|gebruiken|używamy)$/i;
