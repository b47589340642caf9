// The names in lists of technologies that the vocabulary does not know, with their mentions.
import { maxMentions } from '../../schema/job-fit-limits.ts';
import { section } from '../demand/section.ts';
import { separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import type { UnknownName } from './findings.ts';
import type { Quotes } from './quotes.ts';

/** Most names that are returned. */
const maxUnknown = 20;

export function listUnknown(
  tokens: Tokens,
  names: readonly number[],
  sections: Uint8Array,
  quotes: Quotes,
): UnknownName[] {
  const places = new Map<string, [number, number][]>();
  const named = new Set<string>();
  let last = -1;
  for (const first of names) {
    if (first <= last || tokens.technology(first) >= 0) continue;
    last = lastOfName(tokens, first);
    // `We offer: MacBook or Linux`
    if (sections[first] === section.unasked) continue;
    const place: [number, number] = [tokens.place(first)[0], tokens.place(last)[1]];
    const name = tokens.folded.original.slice(...place);
    if (tokens.states[first] === state.named) named.add(name);
    const known = places.get(name);
    if (known === undefined) places.set(name, [place]);
    else if (known.length < maxMentions) known.push(place);
  }
  return [...places].slice(0, maxUnknown).map(([name, found]) => ({
    name,
    mentions: found.map(([start, end]) => quotes.quote(start, end)),
    isExcluded: !named.has(name),
  }));
}

/** The last word of a name: `Solace 10.2`. */
function lastOfName(tokens: Tokens, first: number): number {
  let last = first;
  while (continuesName(tokens, last + 1)) last++;
  return last;
}

function continuesName(tokens: Tokens, index: number): boolean {
  const isJoined = tokens.follows(index) || tokens.separators[index] === separator.point;
  return isJoined && tokens.isUnknownName(index);
}
