// Languages that people speak: whether a text asks for one, and codes of languages beside a level.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { letterCase } from '../segments/sentences.ts';
import { clauseSeparators, hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { section } from './section.ts';

/** How far around a language words may demand it, in words. */
const demandReach = 8;
/** How far around a language its level may be, in words. */
const levelReach = 4;
/** How far around a language a word of courses may be, in words. */
const courseReach = 3;
/** How far after the label of languages one may be, in words. */
const labelReach = 8;

const asking = cue.requirement | cue.obligation | cue.preference | cue.handling;
const levels = detailCue.level | detailCue.grade;

/** Whether a heading, words around or a level demand a language, or the phrase itself does: `fluent English`. */
export function isTongueAsked(tokens: Tokens, index: number, sections: Uint8Array): boolean {
  if (isTaught(tokens, index)) return false;
  if (tokens.spaces(index) > 0) return !isOfOthersAlone(tokens, index);
  if (isOfTechnology(tokens, index)) return false;
  if (opensLevel(tokens, index) || isLabelled(tokens, index)) return true;
  if (isNationality(tokens, index)) return false;
  if (isSpokenIn(tokens, index)) return true;
  if (isOfOthersAlone(tokens, index)) return false;
  const asked = sections[index];
  if (asked === section.required || asked === section.preferred) return true;
  if (hasLevel(tokens, index)) return true;
  if (opensClause(tokens, index)) return true;
  for (let near = index - demandReach; near <= index + demandReach; near++) {
    if (tokens.has(near, asking) || tokens.hasTopic(near, topicCue.demandingHeading)) return true;
    // `Norwegian is needed`
    if (tokens.has(near, cue.demand) && tokens.has(near - 1, cue.be)) return true;
  }
  return false;
}

/** `Kotlin is your mother tongue` */
function isOfTechnology(tokens: Tokens, index: number): boolean {
  if (!tokens.hasDetail(index, detailCue.level)) return false;
  for (let before = index - 1; before >= index - demandReach; before--) {
    if (tokens.parted(before + 1, clauseSeparators | separator.comma)) return false;
    if (tokens.hasDetail(before, detailCue.tongue)) return false;
    if (tokens.names(before)) return true;
  }
  return false;
}

/** `We work in English`, `you can argue in German`, but not `apply in English` */
function isSpokenIn(tokens: Tokens, index: number): boolean {
  const leads = clauseCue.within | clauseCue.preposition;
  if (!tokens.follows(index) || !tokens.hasClause(index - 1, leads)) return false;
  let isSaid = false;
  for (let before = index - 1; before >= index - demandReach; before--) {
    if (tokens.hasExclusion(before, exclusionCue.pitch)) return false;
    isSaid ||= tokens.hasClause(before, clauseCue.subject | clauseCue.speaker);
    if (tokens.parted(before, clauseSeparators | separator.comma)) break;
  }
  return isSaid;
}

/** `English only`, `Welsh`: a language before anything else of its clause. */
function opensClause(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, clauseSeparators | separator.comma | separator.open)) return false;
  // `German is what we speak`
  return !tokens.hasClause(index + 2, clauseCue.asksWhat);
}

/** `EN C1`, `fluent NL/EN`, `Languages: DE, EN`: a code beside a level, in capitals unless the level is a code too. */
export function isTongueCode(tokens: Tokens, index: number): boolean {
  if (!tokens.hasDetail(index, detailCue.tongueCode) || tokens.names(index)) return false;
  if (isLevelCode(tokens, index + 1) && tokens.follows(index + 1)) {
    return !tokens.hasDetail(index - 1, detailCue.tongue);
  }
  const isOnlyCode = (tokens.mention[index]! | tokens.clause[index]!) === 0;
  if (isOnlyCode && (isLabelled(tokens, index) || isBesideLevel(tokens, index))) return true;
  const written = tokens.written(index);
  if (!/^[A-Z][A-Za-z]{1,2}$/.test(written) || isInCapitals(tokens, index)) return false;
  if (isLabelled(tokens, index)) return true;
  if (written !== written.toUpperCase() && tokens.parted(index, hardSeparators)) return false;
  for (const step of [1, -1]) {
    let near = index + step;
    while (isJointCode(tokens, near, step)) near += step;
    // `NL taal vloeiend`, `NL op moedertaalniveau`
    if (step > 0 && near === index + step && leadsToLevel(tokens, near)) near += step;
    const isBeside = tokens.follows(step > 0 ? near : near + 1);
    if (!isBeside) continue;
    if (tokens.hasDetail(near, detailCue.level) || isLevelCode(tokens, near)) return true;
  }
  return false;
}

/** Whether a word may stand between a language and its level. */
function leadsToLevel(tokens: Tokens, index: number): boolean {
  if (!tokens.follows(index)) return false;
  return (
    tokens.hasDetail(index, detailCue.tongueLabel) || tokens.hasClause(index, clauseCue.preposition)
  );
}

function isBesideLevel(tokens: Tokens, index: number): boolean {
  const isAfter = tokens.follows(index + 1) && tokens.hasDetail(index + 1, detailCue.level);
  return isAfter || (tokens.follows(index) && tokens.hasDetail(index - 1, detailCue.level));
}

/** Whether a word is another code of a list, or joins one: `NL/EN`. */
function isJointCode(tokens: Tokens, index: number, step: number): boolean {
  if (tokens.parted(step > 0 ? index : index + 1, hardSeparators | separator.colon)) return false;
  const isCode = tokens.hasDetail(index, detailCue.tongueCode);
  if (isCode) return /^[A-Z]{2,3}$/.test(tokens.written(index));
  return tokens.has(index, cue.list);
}

/** Whether the words around are in capitals, so that capitals show nothing. */
function isInCapitals(tokens: Tokens, index: number): boolean {
  const isShout = (near: number) => /^\p{Lu}{4,}$/u.test(tokens.written(near));
  return isShout(index - 1) || isShout(index + 1);
}

/** A level beside a language: `German C1`, `fluent in Dutch`, `Deutsch und Englisch verhandlungssicher`. */
function hasLevel(tokens: Tokens, index: number): boolean {
  if (tokens.hasDetail(index - 1, levels) && tokens.follows(index)) return true;
  if (tokens.hasDetail(index + 1, levels)) return true;
  for (let near = index - levelReach; near <= index + levelReach; near++) {
    if (tokens.hasDetail(near, detailCue.level) || isLevelCode(tokens, near)) return true;
  }
  return false;
}

/** `Angielski codziennie, więc C1`: a language opens its part of the sentence, and the code of a level follows. */
function opensLevel(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, clauseSeparators | separator.comma | separator.open)) return false;
  for (let near = index + 1; near <= index + demandReach; near++) {
    if (tokens.parted(near, hardSeparators) || tokens.hasDetail(near, detailCue.tongue))
      return false;
    if (isLevelCode(tokens, near)) return true;
  }
  return false;
}

/** `German C1` */
export function isLevelCode(tokens: Tokens, index: number): boolean {
  if (index < 0 || index >= tokens.count || tokens.lengthOf(index) !== 2) return false;
  const digit = tokens.folded.codes[tokens.ends[index]! - 1]!;
  return (digit === 0x31 || digit === 0x32) && /^[ABC][12]$/i.test(tokens.written(index));
}

const labelEnds = separator.colon | separator.dash | separator.open | separator.newline;

/** `Languages: English, German`, `The working language is English` */
function isLabelled(tokens: Tokens, index: number): boolean {
  for (let before = index - 1; before >= index - labelReach; before--) {
    // `They speak 12 languages, among them Welsh`
    const isCounted = tokens.startsWithDigit(before - 1) && !tokens.parted(before + 1, labelEnds);
    if (tokens.hasDetail(before, detailCue.tongueLabel) && !isCounted) return true;
    if (tokens.parted(before + 1, hardSeparators & ~separator.bullet)) return false;
  }
  return false;
}

const skillCues =
  cue.list |
  cue.likeness |
  cue.be |
  cue.preference |
  cue.obligation |
  cue.requirement |
  cue.demand |
  cue.negator |
  cue.contrast |
  cue.handling |
  cue.glue;
const skillDetails =
  detailCue.level |
  detailCue.grade |
  detailCue.tongue |
  detailCue.tongueLabel |
  detailCue.tongueCode |
  detailCue.closing |
  detailCue.unneeded;
const skillClauses =
  clauseCue.preposition |
  clauseCue.within |
  clauseCue.experienceNoun |
  clauseCue.opensClause |
  clauseCue.alternative |
  clauseCue.subject |
  clauseCue.pronoun |
  clauseCue.predicate |
  clauseCue.passive;

/** `Our French customers`, `clientes ingleses`: the word says where others are from. */
function isNationality(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  const before = index - 1;
  if (tokens.follows(index) && isOfOthers(tokens, before)) return true;
  if (!tokens.follows(next) || tokens.parted(next, separator.wrap)) return false;
  const book = tokens.phrasebookAt(index);
  if (book?.adjectivesFollow) return false;
  // `Schweizerdeutsch verstehst du`: no noun follows.
  const isSmall = !tokens.isCue(next) && letterCase(tokens, next) === 'lower';
  if (book?.capitalisesNouns && isSmall) return false;
  if (tokens.follows(index) && tokens.hasDetail(before, levels)) return isOfOthers(tokens, next);
  const isSkill =
    tokens.has(next, skillCues) ||
    tokens.hasDetail(next, skillDetails) ||
    tokens.hasClause(next, skillClauses) ||
    tokens.hasTopic(next, topicCue.yes) ||
    tokens.hasExclusion(next, exclusionCue.reason) ||
    tokens.startsWithDigit(next) ||
    isLevelCode(tokens, next);
  return !isSkill || isOfOthers(tokens, next);
}

/** `Our customers speak German`, `our app is available in German and French`: nobody asks the reader for it. */
function isOfOthersAlone(tokens: Tokens, index: number): boolean {
  const first = firstOfList(tokens, index);
  // `Our meetings are in English`
  const isLed =
    tokens.spaces(first) > 0 ||
    tokens.hasClause(first - 1, clauseCue.within | clauseCue.preposition);
  let isOfClient = false;
  for (let before = first - 1; before >= first - demandReach; before--) {
    if (tokens.parted(before + 1, clauseSeparators | separator.comma)) break;
    if (before >= first - 2 && tokens.hasDetail(before, detailCue.starting)) return true;
    if (asksReader(tokens, before)) return false;
    isOfClient ||= tokens.hasRole(before, roleCue.client);
    const isOurs = tokens.hasRole(before, roleCue.possessive) && opensSentence(tokens, before);
    if (isOurs && !isLed) return true;
  }
  return isOfClient;
}

/** Whether a word is the reader, or asks for something or somebody. */
function asksReader(tokens: Tokens, index: number): boolean {
  return (
    tokens.hasClause(index, clauseCue.subject) ||
    (tokens.hasRole(index, roleCue.hiring) && !tokens.hasRole(index, roleCue.possessive)) ||
    tokens.has(index, asking | cue.demand) ||
    tokens.hasTopic(index, topicCue.demandingHeading | topicCue.seeking)
  );
}

/** The first language of a list: of `German, French and Italian` always `German`. */
function firstOfList(tokens: Tokens, index: number): number {
  let first = index;
  for (let before = index - 1; before >= index - labelReach; before--) {
    if (tokens.parted(before + 1, clauseSeparators)) break;
    if (tokens.hasDetail(before, detailCue.tongue)) first = before;
    else if (!tokens.has(before, cue.list)) break;
  }
  return first;
}

/** `*Our* team`, `zespół *nasz*`: at most one word is before the possessive. */
function opensSentence(tokens: Tokens, possessive: number): boolean {
  return tokens.parted(possessive, hardSeparators) || tokens.parted(possessive - 1, hardSeparators);
}

function isOfOthers(tokens: Tokens, index: number): boolean {
  if (tokens.hasDetail(index, skillDetails)) return false;
  return (
    tokens.hasRole(index, roleCue.client) ||
    tokens.hasTopic(index, topicCue.company) ||
    tokens.hasDetail(index, detailCue.site)
  );
}

/** `German courses`, `cours d'anglais`: the employer teaches the language. */
export function isTaught(tokens: Tokens, index: number): boolean {
  const { offered } = detailCue;
  for (const step of [1, -1]) {
    for (let near = index + step; Math.abs(near - index) <= courseReach; near += step) {
      const edge = step > 0 ? near : near + 1;
      const marks = clauseSeparators | separator.comma | separator.open | separator.close;
      if (tokens.parted(edge, marks)) break;
      if (tokens.hasDetail(near, offered)) return true;
    }
  }
  return false;
}
