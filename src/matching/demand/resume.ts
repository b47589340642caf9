// Detects a résumé: it has headings and date ranges or is written in the first person, and addresses no reader.
import { clauseCue, cue, detailCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { listSections } from './headings.ts';
import { section } from './section.ts';
import { isQuestion } from '../segments/sentences.ts';
import { clauseSeparators, hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Headings and ranges of dates that make a résumé, together; one of each at least. */
const enough = 3;
/** How often a résumé may address or describe a reader: `you`, `we are looking for`. */
const mostAddresses = 1;
/** How many words of the first person make a résumé. */
const enoughSelf = 2;
/** How far after `looking for` the offered role may be named. */
const reach = 6;

const addressing = topicCue.yours | topicCue.seeking;
const selfOrResume = topicCue.self | topicCue.resume | topicCue.others | addressing;
const persons = clauseCue.subject | clauseCue.speaker;
const levelCues = roleCue.senior | roleCue.rank | roleCue.lead | roleCue.otherLevel;

/** Whether a text reads like a résumé. */
export function isResume(tokens: Tokens): boolean {
  if ((tokens.present.topic & (topicCue.self | topicCue.resume)) === 0) return false;
  let headings = 0;
  let ranges = 0;
  let addresses = 0;
  let selves = 0;
  let speakers = 0;
  let isAgent = false;
  const { numbers, topic, clause } = tokens;
  for (let index = 0; index < tokens.count; index++) {
    // The lexicon has no years.
    if (numbers[index] === 0 && isRange(tokens, index)) ranges++;
    if (((topic[index]! & selfOrResume) | (clause[index]! & persons)) === 0) continue;
    const isSelf = tokens.hasTopic(index, topicCue.self) && !isMinimum(tokens, index);
    if (isSelf && !isQuestion(tokens, index)) selves++;
    isAgent ||= isSelf ? tokens.hasRole(index + 1, roleCue.client) : isForOthers(tokens, index);
    const isAddress =
      !isSelf &&
      !tokens.has(index, cue.be) &&
      (tokens.hasClause(index, clauseCue.subject) || tokens.hasTopic(index, addressing));
    if (tokens.hasClause(index, clauseCue.speaker)) speakers++;
    else if (isAddress && ++addresses > mostAddresses) return false;
    if (tokens.hasTopic(index, topicCue.resume) && fillsHeading(tokens, index)) headings++;
  }
  const isDated = headings > 0 && ranges > 0 && headings + ranges >= enough;
  if (isDated && addresses + speakers <= mostAddresses) return true;
  if (isAgent || selves < enoughSelf || selves <= speakers) return false;
  if (offersRole(tokens) || asks(tokens)) return false;
  return !seeksSomebody(tokens) || tellsCareer(tokens);
}

/** `Min. 4 år`, `min fire år`: the word for *my* is short for *minimum* too. */
function isMinimum(tokens: Tokens, index: number): boolean {
  if (!tokens.hasDetail(index, detailCue.fromOn)) return false;
  return tokens.startsWithDigit(index + 1) || tokens.isAmount(index + 1);
}

/** `They want Vue.`, `Any of your contractors free?`, as somebody writes who asks for others; `my client` is such, too. */
function isForOthers(tokens: Tokens, index: number): boolean {
  const opens = tokens.parted(index, hardSeparators);
  if (opens && tokens.hasTopic(index, topicCue.others | topicCue.demandingHeading)) return true;
  return tokens.hasTopic(index, topicCue.yours) && isQuestion(tokens, index);
}

/** Whether a heading demands or welcomes anything. */
function asks(tokens: Tokens): boolean {
  return listSections(tokens).some(
    (asked) => asked === section.required || asked === section.preferred,
  );
}

/** `I need a developer`, but not `I work as a developer` or `I am looking for a new role`. */
function offersRole(tokens: Tokens): boolean {
  for (let index = 0; index < tokens.count; index++) {
    if (!tokens.hasRole(index, roleCue.hiring)) continue;
    const isMember = tokens.hasTopic(index, topicCue.asMember);
    if (isMember || tokens.hasRole(index, roleCue.datum)) continue;
    if (tokens.hasClause(index, clauseCue.preposition)) continue;
    let hasLevel = false;
    for (let near = index + 1; near <= index + reach; near++) {
      if (tokens.parted(near, clauseSeparators)) break;
      const isName = tokens.hasRole(near, roleCue.roleNoun | roleCue.roleNouns);
      if (isName && !tokens.hasRole(near, roleCue.datum)) return true;
      // `They need someone senior for their team.`
      hasLevel ||= tokens.hasRole(near, levelCues);
      if (hasLevel && tokens.hasRole(near, roleCue.possessive)) return true;
    }
  }
  return false;
}

/** `I need someone who knows Liquid`, but not `I am looking for a new challenge`. */
function seeksSomebody(tokens: Tokens): boolean {
  for (let index = 0; index < tokens.count; index++) {
    if (!tokens.hasRole(index, roleCue.hiring)) continue;
    const seeks = [index, index - 1].some(
      (near) => tokens.hasTopic(near, topicCue.seeking) || tokens.has(near, cue.obligation),
    );
    if (seeks && !seeksWork(tokens, index)) return true;
  }
  return false;
}

/** `I have five years of experience` */
function tellsCareer(tokens: Tokens): boolean {
  let isSelf = false;
  let hasYears = false;
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.parted(index, hardSeparators)) isSelf = hasYears = false;
    isSelf ||= tokens.hasTopic(index, topicCue.self);
    hasYears ||= tokens.has(index, cue.years);
    if (isSelf && hasYears && tokens.hasClause(index, clauseCue.experienceNoun)) return true;
  }
  return false;
}

/** Whether words of work follow, which somebody looks for. */
function seeksWork(tokens: Tokens, search: number): boolean {
  const works = topicCue.taskWord | topicCue.welcomingWord;
  for (let near = search; near <= search + reach; near++) {
    if (near > search && tokens.parted(near, clauseSeparators)) return false;
    if (tokens.hasRole(near, roleCue.datum) || tokens.hasTopic(near, works)) return true;
    if (tokens.hasClause(near, clauseCue.averse)) return true;
  }
  return false;
}

/** `Education` in a line or an item of its own, or before a colon. */
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
  if ((tokens.separators[next]! & joins) === 0) return false;
  if (tokens.hasTopic(next, topicCue.resume)) return true;
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
