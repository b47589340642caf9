// What stands around an ordinary word and lets it name a technology: one question a function.
import { clauseGaps, gap, hardGaps, listGaps } from './gaps.ts';
import { cue, roleCue } from './lexicon.ts';
import { isCapitals, letterCase, type Sentence } from './sentences.ts';
import type { Words } from './words.ts';

/** How far a neighbour may stand away, in words. */
const reach = 12;

/** A word that says what the technology is: `Go developer`, `spring framework`. */
export function hasTrade(words: Words, index: number): boolean {
  return words.follows(index + 1) && words.has(index + 1, cue.trade);
}

/** A word for what is made with the technology: `Go services`, `React components`. */
export function hasArtefact(words: Words, index: number, cues: number): boolean {
  return words.follows(index + 1) && words.has(index + 1, cues);
}

/** A version number follows: `Go 1.22`, not `spring 2025` or `go 100 miles`. */
export function hasVersion(words: Words, index: number): boolean {
  const number = index + 1;
  const between = gap.space | gap.hyphen | gap.open | gap.other;
  if (words.parted(number, ~between) || !words.mayBeVersion(number)) return false;
  if (!/^v?\d{1,2}x?$/.test(words.written(number))) return false;
  const next = index + 2;
  return words.parted(next, ~(gap.space | gap.hyphen)) || words.has(next, cue.glue);
}

/** A package manager's version follows: `react@18`. */
export function isPinned(words: Words, index: number): boolean {
  return words.folded.codes[words.ends[index]!] === 0x40 && words.startsWithDigit(index + 1);
}

/** Years of it: `5 years Go`, `Go (5+ years)`. */
export function isMeasured(words: Words, index: number): boolean {
  if (words.follows(index) && words.has(index - 1, cue.years) && words.startsWithDigit(index - 2))
    return (
      isClean(words, index) && !/^(?:for|over|in|after|within)$/i.test(words.written(index - 3))
    );
  const marks = gap.open | gap.colon | gap.dash;
  if (words.parted(index + 1, hardGaps) || !words.parted(index + 1, marks)) return false;
  return words.startsWithDigit(index + 1) && words.has(index + 2, cue.years);
}

/** What a technology is, and nothing else. */
const nature =
  /^(?:languages?|stack|frameworks?|librar(?:y|ies)|ui library|databases?|backend|frontend|runtime|compiler|tool|tooling)$/i;

/** It opens a sentence about software as its subject: `Go is our main language`, `React is used for`. */
export function isSubject(words: Words, index: number, sentence: Sentence): boolean {
  if (index !== sentence.start || !sentence.isAboutSoftware || sentence.casing !== 'mixed')
    return false;
  if (words.has(index, cue.everyday) || !words.follows(index + 1)) return false;
  if (!words.has(index + 1, cue.be)) return false;
  if (/^(?:used|what|been)\b/i.test(words.written(index + 2))) return true;
  if (!/^our\b/i.test(words.written(index + 2))) return false;
  for (let near = index + 2; near < index + 6; near++) {
    if (words.parted(near, clauseGaps)) return false;
    if (nature.test(words.written(near))) return true;
  }
  return false;
}

/** It is an item of a list in which every word has a capital: `SAP, DATEV, Excel`. */
export function isItem(words: Words, index: number, { casing }: Sentence): boolean {
  if (casing !== 'title' || words.has(index, cue.everyday)) return false;
  const marks = listGaps | hardGaps | gap.open | gap.close;
  return words.parted(index, marks) && words.parted(index + 1, marks);
}

/** A mark behind it says how it is asked for: `React: required`, `Rust - nice to have`. */
export function isRated(words: Words, index: number): boolean {
  const after = words.gaps[index + 1]!;
  if ((after & (gap.colon | gap.dash)) === 0 || (after & hardGaps) !== 0) return false;
  return words.has(index + 1, cue.demand | cue.preference | cue.obligation);
}

/** A place: `Phoenix, Arizona`, `in Phoenix, Mexico`. */
export function isPlace(words: Words, index: number): boolean {
  const next = index + 1;
  if (next >= words.count || !words.parted(next, gap.comma) || words.parted(next, hardGaps))
    return false;
  if (words.has(next, cue.region)) {
    const region = words.written(next);
    return region.length > 2 ? letterCase(words, next) === 'upper' : isCapitals(region);
  }
  if (words.numbers[next] !== 0 || letterCase(words, next) !== 'upper') return false;
  return words.follows(index) && /^in$/i.test(words.written(index - 1));
}

/** A time of the year: `in Spring 2031`. Other names have versions of years: `Excel 2019`. */
export function isSeason(words: Words, index: number): boolean {
  if (!words.follows(index + 1) || !/^(?:19|20)\d\d$/.test(words.written(index + 1))) return false;
  return /^spring$/i.test(words.written(index));
}

/** A word that goes with the technology stands near. */
export function hasNeighbour(words: Words, index: number, sentence: Sentence): boolean {
  const neighbours = words.lexicon.neighboursOf[words.technology(index)];
  if (neighbours === undefined) return false;
  const { numbers } = words;
  const to = Math.min(sentence.end, index + reach);
  for (let near = Math.max(sentence.start, index - reach); near < to; near++) {
    const number = numbers[near]!;
    if (number === 0 || number === numbers[index] || !neighbours.has(number)) continue;
    // A neighbour that is an ordinary word itself has to look like the technology.
    if (words.ordinary(near) === undefined) return true;
    if (sentence.isList) return true;
    if (sentence.casing === 'mixed' && letterCase(words, near) === 'upper') return true;
  }
  return false;
}

/** A label announces it: `Languages: Go`, `backend is Go`. */
export function isAnnounced(words: Words, index: number): boolean {
  if (index === 0) return false;
  if (words.has(index - 1, cue.be) && words.follows(index) && words.follows(index - 1)) {
    return words.has(index - 2, cue.technicalArtefact) && isClean(words, index);
  }
  if ((words.gaps[index]! & gap.colon) === 0) return false;
  return (
    words.has(index - 1, cue.announcement | cue.preference | cue.obligation) &&
    isClean(words, index)
  );
}

/** It stands between marks in the name of a role: `Engineer (Go)`, `Developer - React`. */
export function isSetApart(words: Words, index: number, { start }: Sentence): boolean {
  const marks = gap.open | gap.dash | gap.comma | gap.slash | gap.colon;
  if (!words.parted(index, marks) || words.parted(index, hardGaps)) return false;
  if (!words.parted(index + 1, marks | gap.close | hardGaps)) return false;
  for (let before = Math.max(start, index - reach); before < index; before++) {
    if (words.tells(before, roleCue.roleNoun | roleCue.roleNouns)) return true;
  }
  return false;
}

/** Words directly before say that it is known or used: `experience with Go`, `such as: Go`. */
export function isHandled(words: Words, index: number, cues: number): boolean {
  if (index === 0 || !words.has(index - 1, cues)) return false;
  return words.follows(index) || !words.parted(index, clauseGaps & ~gap.colon);
}

/** What precedes is made with it: `Backend in Go`. */
export function isMadeIn(words: Words, index: number): boolean {
  if (!words.follows(index) || !words.follows(index - 1) || !isClean(words, index)) return false;
  return words.has(index - 1, cue.usage) && words.has(index - 2, cue.technicalArtefact);
}

/** Others of its kind would do as well: `React or other frameworks`. */
export function isLikened(words: Words, index: number): boolean {
  return words.follows(index + 1) && words.has(index + 1, cue.likeness);
}

/** It is said to be asked for, welcome or not needed: `Rust is a plus`, `React is not required`. */
export function isJudged(words: Words, index: number): boolean {
  for (let after = index + 1; after < Math.min(words.count, index + 5); after++) {
    if (words.parted(after, clauseGaps | gap.comma)) return false;
    if (words.has(after, cue.preference | cue.obligation)) return true;
    if (!words.has(after, cue.be | cue.negator | cue.passage | cue.follower)) return false;
  }
  return false;
}

/** What follows does not make it the first half of something else. */
export function isClean(words: Words, index: number): boolean {
  const next = index + 1;
  if (!words.follows(next) || words.parted(next, gap.hyphen)) return true;
  // A script without spaces goes on: what follows is another word for sure.
  if (words.gaps[next] === 0) return true;
  const fitting = cue.glue | cue.trade | cue.artefact | cue.preference | cue.negator;
  return words.has(next, fitting) || words.technology(next) >= 0 || words.startsWithDigit(next);
}

/** What stands before does not make it the second half of something else. */
export function isCleanBefore(words: Words, index: number): boolean {
  if (!words.follows(index)) return true;
  const fitting = cue.handling | cue.usage | cue.list | cue.trade | cue.negator | cue.be;
  return words.has(index - 1, fitting);
}

/** A capitalised stranger directly beside it: `Spring Street`, `American Express`. */
export function isPartOfName(words: Words, index: number, { start, casing }: Sentence): boolean {
  if (casing !== 'mixed') return false;
  if (words.follows(index + 1) && isStranger(words, index + 1)) return true;
  return words.follows(index) && index - 1 > start && isStranger(words, index - 1);
}

function isStranger(words: Words, index: number): boolean {
  return words.numbers[index] === 0 && letterCase(words, index) === 'upper';
}
