// Decides whether an ordinary word names a technology: by its capitals and by the company it keeps.
import { Candidate } from './candidate.ts';
import { hardGaps } from './gaps.ts';
import { type Sentence, sentenceFrom } from './sentences.ts';
import { state } from './state.ts';
import type { Words } from './words.ts';

/** Finds the words that name a technology. */
export function settleNames(words: Words): Uint8Array {
  const states = new Uint8Array(words.count);
  const open: Candidate[] = [];
  let sentence: Sentence | undefined;
  for (let index = 0; index < words.count; index++) {
    if (words.technology(index) < 0) continue;
    const ordinary = words.ordinary(index);
    if (ordinary === undefined) states[index] = state.named;
    if (ordinary === undefined || isRepeated(words, index)) continue;
    states[index] = state.open;
    if (sentence === undefined || index >= sentence.end) {
      sentence = sentenceFrom(words, sentenceStart(words, index, sentence?.end ?? 0));
    }
    open.push(new Candidate(words, states, index, ordinary, sentence));
  }
  for (const candidate of open) candidate.settleAlone();
  // One of a list may settle the next: there and back again reaches both ends of every list.
  const left = open.filter(({ index }) => states[index] === state.open);
  for (const candidate of left) candidate.settleByList();
  for (const candidate of left.toReversed()) candidate.settleByList();
  for (const { index } of open) if (states[index] === state.open) states[index] = state.none;
  return states;
}

/** Within a run of one word, as in `go go go go`, only the first and the last can tell anything. */
function isRepeated({ numbers }: Words, index: number): boolean {
  return numbers[index] === numbers[index - 1] && numbers[index] === numbers[index + 1];
}

function sentenceStart(words: Words, index: number, floor: number): number {
  let start = index;
  while (start > floor && (words.gaps[start]! & hardGaps) === 0) start--;
  return start;
}
