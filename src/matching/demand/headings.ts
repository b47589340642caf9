// Headings and labels: what they ask of the words below and behind them.
import { cue, topicCue } from '../gazetteer/cues.ts';
import { isAboveItems, signBefore } from '../segments/lines.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

export const importances = ['mentioned', 'preferred', 'required'] as const;
export type Importance = (typeof importances)[number];

/** Longest heading, in words. */
const longestHeading = 8;
/** What may begin or end a heading or a label. */
const boundaries = hardSeparators | separator.comma | separator.colon;

/** The section that each word is in, told by the last heading or label before it. */
export function listSections(tokens: Tokens): Uint8Array {
  const sections = new Uint8Array(tokens.count);
  let current = 0;
  /** What holds again behind the line that a label speaks of. */
  let above: number | undefined;
  let start = 0;
  const { separators, count } = tokens;
  for (let index = 0; index < count; index++) {
    // Between most words is a space, which begins and ends nothing.
    if (((separators[index]! | separators[index + 1]!) & boundaries) === 0) {
      sections[index] = current;
      continue;
    }
    if (tokens.parted(index, hardSeparators)) start = index;
    if (above !== undefined && endsLabelled(tokens, index)) {
      current = above;
      above = undefined;
    }
    sections[index] = current;
    const after = tokens.separators[index + 1]!;
    if ((after & (separator.stop | separator.comma)) !== 0) continue;
    if ((after & (separator.newline | separator.colon)) === 0) {
      if (isBetweenBullets(tokens, start, index)) {
        const inline = readHeading(tokens, start, index + 1);
        if (inline !== undefined) current = importances.indexOf(inline);
      }
      continue;
    }
    const isLabel = (after & separator.colon) !== 0;
    const found = mayHead(tokens, start, index) ? readHeading(tokens, start, index + 1) : undefined;
    if (isLabel) start = index + 1;
    if (found === undefined) continue;
    above =
      found === 'preferred' && (after & separator.newline) === 0 ? (above ?? current) : undefined;
    current = importances.indexOf(found);
  }
  return sections;
}

/** `Requirements•Java•Docker•Nice to have•Ansible`: a heading of a list that is written in one line. */
function isBetweenBullets(tokens: Tokens, start: number, last: number): boolean {
  if ((tokens.separators[last + 1]! & separator.bullet) === 0 || last - start > 1) return false;
  return start > 0 && (tokens.separators[start]! & separator.bullet) !== 0;
}

/** Whether the words from `start` to `last` may be a heading or a label: no item of a list, no cell of a table. */
function mayHead(tokens: Tokens, start: number, last: number): boolean {
  if (last - start >= longestHeading || signBefore(tokens, start) === '|') return false;
  const isLabel = tokens.parted(last + 1, separator.colon);
  return isLabel || last === start || isAboveItems(tokens, start, last + 1);
}

/** Whether a word begins a line that is no more of what a label in the line before it speaks of. */
function endsLabelled(tokens: Tokens, index: number): boolean {
  const before = tokens.separators[index]!;
  return (before & separator.newline) !== 0 && (before & separator.comma) === 0;
}

function readHeading(tokens: Tokens, start: number, end: number): Importance | undefined {
  let found: Importance | undefined;
  const isLabel = tokens.parted(end, separator.colon);
  for (let index = start; index < end; index++) {
    if (tokens.technology(index) >= 0 && tokens.ordinary(index) === undefined) {
      if (!isLabel) return undefined;
      found = undefined;
      continue;
    }
    if (tokens.concerns(index, topicCue.welcomingHeading)) return 'preferred';
    const isDenied = index > start && tokens.has(index - 1, cue.negator);
    if (tokens.concerns(index, topicCue.demandingHeading) && !isDenied) found = 'required';
    else if (tokens.concerns(index, topicCue.neutralHeading)) found ??= 'mentioned';
  }
  return found;
}
