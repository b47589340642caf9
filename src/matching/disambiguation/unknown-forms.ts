// Distinguishes an unknown name from a common word in a list: by its form, and by the list.
import { cue, disciplineCues, roleCue, topicCue } from '../gazetteer/cues.ts';
import { listEndingAt } from '../segments/coordination.ts';
import { announces, opensItem } from '../segments/lines.ts';
import { letterCase, sentenceAround } from '../segments/sentences.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Longest word that is no compound of common words, in characters. */
const longestPlain = 13;
/** How far before a list its beginning is looked for, in names. */
const mostNames = 8;
/** How many known names before another one show that it closes a list: after a label, and without one or where capitals tell nothing. */
const shortList = 2;
const longList = 3;
/** Shortest name that closes a list, in characters. */
const shortestLast = 4;
/** Longest label of a list, in words. */
const longestLabel = 3;

/** The first and the last word of an unknown name. */
export interface Name {
  readonly first: number;
  readonly last: number;
}

/** Whether words in a list are a name. `isEnclosed`: whether names of technologies are on both sides. */
export function isUnknownName(tokens: Tokens, name: Name, isEnclosed: boolean): boolean {
  if (isSmall(tokens, name)) {
    if (name.first < name.last || endsAsNoun(tokens, name)) return false;
    return isEnclosed || isOfTags(tokens, name) || technicalEnd.test(tokens.written(name.last));
  }
  // `Javautvecklare, Tirex AB⏎⏎- Kotlin`
  if (tokens.parted(name.last + 1, separator.newline) && isTitle(tokens, name.first)) return false;
  const isSure = isEnclosed ? !endsAsNoun(tokens, name) : isCertain(tokens, name);
  return isSure || hasForm(tokens, name);
}

/** `tirexdb`, `bocianmq`, `zorbql` */
const technicalEnd = /..(?:db|mq|ql)$/;

/** A name in lower case: `zorbex` in `stack: java, zorbex`. */
function isSmall(tokens: Tokens, { first, last }: Name): boolean {
  for (let index = first; index <= last; index++) {
    if (!/^\p{Ll}+$/u.test(tokens.written(index))) return false;
  }
  return true;
}

/** Whether the line is a list of technologies by its label: `stack: java, zorbex`, `framework: phoenix, zorbex`. */
function isOfTags(tokens: Tokens, { first }: Name): boolean {
  const { start } = sentenceAround(tokens, first);
  const isLabel = tokens.hasTopic(start, topicCue.taggingHeading) || tokens.has(start, cue.nature);
  return isLabel && tokens.parted(start + 1, separator.colon);
}

/** `TOGAF`, `RabbitX`, `S4` */
function hasForm(tokens: Tokens, { first, last }: Name): boolean {
  if (sentenceAround(tokens, first).casing === 'caps') return false;
  for (let index = first; index <= last; index++) {
    const written = tokens.written(index);
    // `English (C1)` names a level.
    if (first === last && /^[ABC][12]$/i.test(written)) return false;
    if (/^[A-Z]{2,}\d*$|[a-z][A-Z]|\d/.test(written)) return !isTitle(tokens, first);
  }
  return false;
}

/** Whether a word has the ending of common nouns that lists contain: `Java, Teamfähigkeit`, `Docker, Curiosity`. */
export function endsAsNoun(tokens: Tokens, { first, last }: Name): boolean {
  const written = tokens.written(last);
  const word = written.toLowerCase();
  // `Netzwerktechnik`
  if (word.length > longestPlain && !/[a-z][A-Z]/.test(written)) return true;
  // `linux, servers, docker`
  if (word === written && word.endsWith('s')) return true;
  const isEnding = (ending: string) => word.endsWith(ending);
  const own = tokens.phrasebookAt(first)?.nounEndings;
  return tokens.lexicon.nounEndings.some(isEnding) || own?.some(isEnding) === true;
}

/** A capitalised word within an English sentence, or an item of names. */
function isCertain(tokens: Tokens, name: Name): boolean {
  const { first, last } = name;
  if (endsAsNoun(tokens, name)) return false;
  // `- erfahrung mit Solace`: a text that capitalises no nouns
  const isAlone = opensItem(tokens, first - 1) && letterCase(tokens, first - 1) === 'lower';
  const isHandled = isAlone && tokens.has(first - 1, cue.handling);
  if (tokens.phrasebookAt(first)?.capitalisesNouns)
    return isHandled || closesList(tokens, name, longList);
  // `No Wix, PHP`
  if (tokens.has(first - 1, cue.negator | cue.handling)) return true;
  const { start, end, casing } = sentenceAround(tokens, first);
  if (first > start) {
    if (isTitle(tokens, first)) return false;
    // A title capitalises all words.
    const isItem = opensItem(tokens, start) || isLabelled(tokens, start);
    if (casing === 'caps') return closesList(tokens, name, longList);
    const isListed = isItem || isHandledList(tokens, first) || closesList(tokens, name, shortList);
    const isList = casing === 'title' && isListed;
    return casing === 'mixed' || isList;
  }
  // `- Solace⏎- Java⏎- Kotlin`: such lists end with virtues.
  if (last !== end - 1 || !isLoneItem(tokens, end)) return false;
  return isLoneItem(tokens, end + 1) || isLoneItem(tokens, first - 1);
}

/** `Développeur Java, Lyon`, `Javautvecklare, Tirex AB`: a list that begins within the name of a role. */
function isTitle(tokens: Tokens, first: number): boolean {
  const begin = listEndingAt(tokens, first, mostNames)[0]!;
  const nouns = roleCue.roleNoun | roleCue.roleNouns | roleCue.rank | roleCue.senior;
  if (tokens.isCompound(begin) && tokens.hasRole(begin, nouns | disciplineCues)) return true;
  return tokens.follows(begin) && tokens.hasRole(begin - 1, nouns);
}

/** `Knowledge of Kafka, Solace` */
function isHandledList(tokens: Tokens, first: number): boolean {
  const begin = listEndingAt(tokens, first, mostNames)[0]!;
  return tokens.follows(begin) && tokens.has(begin - 1, cue.handling);
}

/**
 * `Ignition, Node-RED, FUXA, Zorbex.`, `Tools⇥Grafana, Argo CD, Zorbex`: the last of a list that is the whole line or its later
 * cell. A list in the first line is the title.
 */
function closesList(tokens: Tokens, { first, last }: Name, fewestAfterLabel: number): boolean {
  if (!tokens.parted(last + 1, hardSeparators) || tokens.lengthOf(last) < shortestLast)
    return false;
  const names = listEndingAt(tokens, first, mostNames);
  const begin = names[0]!;
  const isCell = tokens.parted(begin, separator.colon) || opensLaterCell(tokens, begin);
  if (begin === 0 || !(isCell || tokens.parted(begin, hardSeparators))) return false;
  const known = names.filter((name) => tokens.technology(name) >= 0).length;
  return known >= (isCell ? fewestAfterLabel : longList);
}

/** Whether a word opens a cell of a row that is not its first: `Grafana` in `Tools⇥Grafana, Zorbex`. */
export function opensLaterCell(tokens: Tokens, index: number): boolean {
  return tokens.parted(index, separator.bullet) && !tokens.parted(index, separator.newline);
}

/** `Must have: Java, Solace` */
function isLabelled(tokens: Tokens, start: number): boolean {
  let last = start;
  while (last < start + longestLabel && tokens.follows(last + 1)) last++;
  return announces(tokens, last) && tokens.parted(last + 1, separator.colon);
}

function isLoneItem(tokens: Tokens, index: number): boolean {
  const fillsLine = opensItem(tokens, index) && tokens.parted(index + 1, separator.newline);
  return fillsLine && tokens.states[index] === state.named;
}
