// Years that a clause of their own demands: `2+ years in a start-up`, `4y mobile`, but not `2 years of warranty`.
import { clauseCue, cue, detailCue, disciplineCues, roleCue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { afterAmount, joins, startOfAmount } from './amounts.ts';
import { narrowCues } from './years-subject.ts';
import { suffices } from './years-sufficing.ts';

/** How far after years a word may say that they are of a contract, in words. */
const termReach = 6;

/** Whether a clause begins with years and goes on with their subject. */
export function isOwnClause(tokens: Tokens, unit: number, first: number): boolean {
  const start = startOfAmount(tokens, first);
  const marks = partSeparators | separator.open | separator.other;
  const isParted = tokens.parted(start, marks) || isAfterLetter(tokens, start);
  if (!isParted && !tokens.has(start - 1, cue.list | cue.contrast)) return false;
  const next = afterAmount(tokens, unit);
  if (!joins(tokens, next)) return isLimitAlone(tokens, unit, first, next);
  if (tokens.hasClause(next, clauseCue.preposition)) return true;
  if (!isParted) return false;
  if (suffices(tokens, next)) return true;
  // `2 years in an office`: one phrase
  if (tokens.hasDetail(next, detailCue.place) && tokens.spaces(next) > 0) return true;
  // `5 years of software development`, but not `5 years of growth`
  const isOf = tokens.hasClause(next, clauseCue.of);
  const subject = isOf ? next + 1 : next;
  const isCareer = tokens.hasDetail(subject, detailCue.career);
  if (tokens.hasRole(subject, narrowCues)) return true;
  // `4 yrs commercial or thereabouts`
  let end = subject + 1;
  while (tokens.hasDetail(end, detailCue.career) && !tokens.parted(end, marks)) end++;
  const isAll = tokens.parted(end, marks) || tokens.hasDetail(end, detailCue.closing);
  if (isCareer && (isOf || tokens.spaces(unit) > 0 || isAll)) return true;
  // `Da oltre 20 anni facciamo software`
  if (tokens.hasClause(start, clauseCue.duration) && start < first && tokens.has(next, cue.verb))
    return false;
  return !isOf && isWork(tokens, next);
}

/** `a) 10 years in IT`: the letter of an item precedes a word. */
function isAfterLetter(tokens: Tokens, index: number): boolean {
  const isClosed =
    tokens.parted(index, separator.close) && tokens.parted(index - 1, hardSeparators);
  return isClosed && index > 0 && tokens.lengthOf(index - 1) === 1;
}

/** `3-5 years, at least one shipped title`, `at least 3 years`: a sentence begins with a range or a least number. */
function isLimitAlone(tokens: Tokens, unit: number, first: number, next: number): boolean {
  const start = startOfAmount(tokens, first);
  const isLimit = first < unit - 1 || start < first || next > unit + 1;
  return isLimit && (tokens.parted(start, hardSeparators) || isAfterRole(tokens, start));
}

/** How far before a limit the role that asks for it is, in words. */
const roleReach = 10;
const roles = roleCue.roleNoun | roleCue.senior | roleCue.mid | roleCue.otherLevel | disciplineCues;

/** `Java developer in Pune, 4 to 6 yrs`, `back end, min. 4 years`, `mid to senior, min. 4 years` */
function isAfterRole(tokens: Tokens, start: number): boolean {
  if (!tokens.parted(start, separator.comma)) return false;
  for (let before = start - 1; before > start - roleReach; before--) {
    if (tokens.hasRole(before, roles)) return true;
    if (tokens.parted(before, hardSeparators)) return false;
  }
  return false;
}

/** `5 years in the industry`: a preposition and a word of a whole career, wherever the years are. */
export function isCareerNext(tokens: Tokens, unit: number, first: number): boolean {
  // `lat w`: the unit with its preposition
  const isPhrase = tokens.spaces(unit) > 0;
  const next = isPhrase ? unit : afterAmount(tokens, unit);
  const leads = clauseCue.preposition | clauseCue.within;
  if (!isPhrase && (!joins(tokens, next) || !tokens.hasClause(next, leads))) return false;
  const start = startOfAmount(tokens, first);
  // `auf mindestens zehn Jahre in der Entwicklung`
  if (start === first && tokens.hasClause(start - 1, clauseCue.duration)) return false;
  const isArticle = (index: number) =>
    tokens.hasTopic(index, topicCue.article) || tokens.has(index, cue.passage);
  const subject = isArticle(next + 1) ? next + 2 : next + 1;
  const isCareer = tokens.hasDetail(subject, detailCue.career) && !isArticle(subject);
  // `sept années d'activité`
  const isNext = tokens.follows(subject) || tokens.parted(subject, separator.apostrophe);
  return isCareer && isNext && !isTerm(tokens, unit, first);
}

/** Whether a word may be work or its object: `3 years leading teams`. */
function isWork(tokens: Tokens, index: number): boolean {
  if (!tokens.isCue(index)) return tokens.states[index] === state.none;
  return tokens.has(index, cue.handling | cue.software | cue.trade | cue.verb);
}

/** `2 years of warranty`, `contract: 2 years`, `5 years in a firm with`: years of something that lasts. */
export function isTerm(tokens: Tokens, unit: number, first: number): boolean {
  const start = startOfAmount(tokens, first);
  for (const before of [start - 1, start - 2, start - 3]) {
    if (tokens.parted(before + 1, hardSeparators)) break;
    if (tokens.hasDetail(before, detailCue.term)) return true;
  }
  // `sedan fyra år tillbaka`
  const isSince = tokens.hasDetail(start - 1, detailCue.since);
  for (let near = unit + 1; near <= unit + termReach; near++) {
    if (tokens.parted(near, hardSeparators | separator.comma)) return false;
    if (tokens.hasDetail(near, detailCue.term)) return true;
    // `5 years back`, but not `look back on 5 years of experience`: the word follows its years
    const isDirect = !isSince && !tokens.hasClause(near - 1, clauseCue.experienceNoun);
    const isAgo = tokens.hasClause(near, clauseCue.ago) && !runsName(tokens, near);
    if (near <= unit + 2 && isDirect && isAgo) return true;
  }
  return false;
}

/** `5 years running Kafka`, but not `5 years running` */
export function runsName(tokens: Tokens, index: number): boolean {
  return tokens.has(index, cue.usage) && tokens.follows(index + 1) && tokens.names(index + 1);
}
