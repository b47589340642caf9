// The subject of years of experience: a technology, the whole career, or something else.
import {
  clauseCue,
  cue,
  detailCue,
  disciplineCues,
  exclusionCue,
  roleCue,
  topicCue,
} from '../gazetteer/cues.ts';
import { letterCase } from '../segments/sentences.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import {
  afterAmount,
  beforeObligation,
  firstAmount,
  isNumberAgain,
  isPartOfYears,
  prepositionAfter,
  startOfAmount,
  yearsOfAmount,
} from './amounts.ts';
import { placeDetails } from './places.ts';
import { namesBeforeYears } from './years-after-names.ts';
import { namesReferredTo, objectOfWork } from './years-referred.ts';

/** `Years of backend development` are not those of the whole career. */
export const narrowCues = disciplineCues | roleCue.lead;
/** Words of a demand that do not narrow its subject. */
const neutralCues =
  cue.handling | cue.passage | cue.glue | cue.requirement | cue.years | cue.usage | cue.list;
/** Levels without the name of a role, after which years in a bracket may be of what follows. */
const levels = roleCue.rank | roleCue.senior | roleCue.mid | roleCue.otherLevel;
/** Longest subject, in words. */
const longestSubject = 10;
/** How far after the unit the work may be whose technology is behind other words. */
const nearWork = 2;
/** Most words of the work before its technology. */
const longestWork = 6;
/** Most words of a list of technologies after the unit. */
const longestList = 8;

export interface FoundYears {
  /** Fewest years; undefined for words such as *several*, and for a fraction, which answers do not have. */
  readonly years: number | undefined;
  readonly subject: 'experience' | 'technology' | 'other';
  /** Places of the technologies. */
  readonly places: readonly number[];
  /** The unit of the years, and the first and last word of the demand. */
  readonly unit: number;
  readonly first: number;
  readonly last: number;
}

/** The subject of a demand for years: technologies, the whole career or something else. */
export function describe(tokens: Tokens, unit: number): FoundYears {
  const first = firstAmount(tokens, unit);
  const exact = yearsOfAmount(tokens, unit, first);
  const years = Number.isInteger(exact) ? exact : undefined;
  const before = namesBeforeYears(tokens, unit, first);
  // `8 years, five of those in security`
  const isPart = tokens.follows(unit + 1) && tokens.hasDetail(unit + 1, detailCue.ofThese);
  const isOther = tokens.isAmount(unit + 2) || tokens.isAmount(unit + 3);
  const bracket = endOfBracket(tokens, unit, first);
  // `at least 2 should be in banking`
  const leading = tokens.isAmount(unit) ? prepositionAfter(tokens, unit) : -1;
  const next = leading > 0 ? leading : afterAmount(tokens, unit);
  const end = isPart && !isOther && leading < 0 ? unit + 1 : Math.max(next - 1, bracket);
  const after = namesAfter(tokens, end, bracket >= 0);
  // `Swift (4 years of iOS)`
  const isOfNext = tokens.hasClause(unit + 1, clauseCue.of | clauseCue.preposition);
  if (before.length > 0 && !(after.length > 0 && isOfNext)) {
    return { years, subject: 'technology', places: before, unit, first: before[0]!, last: unit };
  }
  if (after.length > 0) {
    return { years, subject: 'technology', places: after, unit, first, last: after.at(-1)! };
  }
  const referred = namesReferredTo(tokens, unit, first);
  if (referred.length > 0) {
    return {
      years,
      subject: 'technology',
      places: referred,
      unit,
      first: referred[0]!,
      last: unit,
    };
  }
  const last = endOfSubject(tokens, bracket >= 0 ? bracket + 1 : end);
  const named = { years, places: [], unit, last };
  if (!isWhole(tokens, end + 1, last))
    return { ...named, subject: 'other', first, last: endOfChoice(tokens, last) };
  const earlier = Math.min(subjectBefore(tokens, first), roleBefore(tokens, first));
  const isAll = earlier === first && !isPartOfYears(tokens, first);
  return { ...named, subject: isAll ? 'experience' : 'other', first: earlier };
}

/** Most words after years in their bracket. */
const longestRest = 2;

/** The last word before the subject of `experience (6 years min.) in security`, `5 years, at least, with Java`; -1 without such an aside. */
function endOfBracket(tokens: Tokens, unit: number, first: number): number {
  if (isNumberAgain(tokens, unit)) return unit;
  // `5 years, at least, with Java`
  const leadsOn = (index: number) =>
    tokens.parted(index, separator.comma) &&
    tokens.hasClause(index, clauseCue.of | clauseCue.preposition | clauseCue.within);
  const isAside = tokens.parted(unit + 1, separator.comma) && tokens.has(unit + 1, cue.obligation);
  if (isAside && leadsOn(unit + 2)) return unit + 1;
  const start = startOfAmount(tokens, first);
  const isOpened = tokens.parted(start, separator.open) && start > 0;
  // `une expérience confirmée (5 ans) en Java`
  const { experienceNoun } = clauseCue;
  const isAfterAdjective = tokens.follows(start - 1) && tokens.hasClause(start - 2, experienceNoun);
  const isOfExperience = isAfterAdjective || tokens.hasClause(start - 1, experienceNoun);
  const isOfLevel = tokens.hasRole(start - 1, levels);
  // `Proven experience, of no less than 3 years, in banking`
  const comma = tokens.parted(start, separator.comma) ? start : start - 1;
  if (isNounBefore(tokens, comma) && leadsOn(afterAmount(tokens, unit)))
    return afterAmount(tokens, unit) - 1;
  if (!isOpened || !(isOfExperience || isOfLevel)) return -1;
  for (let next = unit + 1; next <= unit + 1 + longestRest; next++) {
    if ((tokens.separators[next]! & separator.close) === 0) continue;
    const leads = tokens.hasClause(next, clauseCue.preposition) || tokens.has(next, cue.usage);
    // `a senior (5 years) in Java`, but not `in Berlin`
    return leads && (isOfExperience || tokens.technology(next + 1) >= 0) ? next - 1 : -1;
  }
  return -1;
}

/** Whether a comma is before a word and parts it from experience, or from its adjective: `experiencia demostrable,`. */
function isNounBefore(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, separator.comma)) return false;
  const { experienceNoun } = clauseCue;
  const isAdjective = tokens.follows(index - 1) && tokens.hasClause(index - 2, experienceNoun);
  return isAdjective || tokens.hasClause(index - 1, experienceNoun);
}

/** Whether no word narrows the subject of years to less than the whole career. */
function isWhole(tokens: Tokens, first: number, last: number): boolean {
  for (let index = first; index <= last; index++) {
    if (!isNeutral(tokens, index) || tokens.hasRole(index, narrowCues)) {
      if (isFiller(tokens, index) || isVerbOfReader(tokens, index)) continue;
      // `as a software or infrastructure engineer`
      return index > first + 1 && tokens.hasClause(index - 1, clauseCue.alternative);
    }
  }
  return true;
}

/** `Seit fünf Jahren programmierst du` */
function isVerbOfReader(tokens: Tokens, verb: number): boolean {
  const isNext = tokens.hasClause(verb + 1, clauseCue.subject) && tokens.follows(verb + 1);
  return isNext && tokens.hasExclusion(verb, exclusionCue.engaging);
}

/** `Tio års yrkeserfarenhet säger chefen`: a word in lower case after *experience*, where no participle follows it. */
function isFiller(tokens: Tokens, index: number): boolean {
  const book = tokens.phrasebookAt(index);
  if (book === undefined || book.adjectivesFollow || tokens.isCue(index)) return false;
  const isNoun = tokens.hasClause(index - 1, clauseCue.experienceNoun);
  const isAfter = isNoun && tokens.spaces(index - 1) === 0 && tokens.follows(index);
  return isAfter && letterCase(tokens, index) === 'lower';
}

/** The first word of `experience leading teams, at least 3 years`; without such a subject, the amount. */
function subjectBefore(tokens: Tokens, amount: number): number {
  const end = beforeObligation(tokens, amount);
  const marks = separator.comma | separator.open | separator.dash | separator.colon;
  if (!tokens.parted(end, marks)) return amount;
  if (tokens.parted(end, hardSeparators)) return amount;
  for (let index = end - 1; index > end - longestSubject; index--) {
    if (tokens.hasClause(index, clauseCue.experienceNoun)) {
      // `Years of experience as a tester: 6`
      const isLabel = tokens.has(index, cue.years) || tokens.has(index - 1, cue.years);
      return isLabel || isWhole(tokens, index, end - 1) ? amount : index;
    }
    if (tokens.parted(index, partSeparators)) return amount;
  }
  return amount;
}

/** The role of `du har været teamleder i mindst 3 år`, which is less than the whole career; without one, the amount. */
function roleBefore(tokens: Tokens, amount: number): number {
  const start = beforeObligation(tokens, amount);
  if (!tokens.hasClause(start - 1, clauseCue.duration)) return amount;
  const last = start - 2;
  // `une équipe de développement`
  const isOfTeam = tokens.spaces(last - 1) > 0 && tokens.hasRole(last - 1, roleCue.team);
  const people = isOfTeam && tokens.follows(last) ? last - 1 : last;
  if (areLed(tokens, people)) return verbOf(tokens, people);
  if (isHad(tokens, last)) return last;
  const object = objectOfWork(tokens, last);
  if (object >= 0) return object;
  for (let index = start - 1; index > start - longestSubject; index--) {
    if (tokens.hasRole(index, narrowCues | roleCue.anotherTrade)) return index;
    if (!tokens.follows(index) || tokens.hasClause(index, clauseCue.subject)) break;
  }
  return amount;
}

/** `Du har haft personalansvar`: a word that no list has, after its verb. */
function isHad(tokens: Tokens, object: number): boolean {
  if (tokens.isCue(object) || tokens.states[object] !== state.none) return false;
  const isVerb = tokens.hasExclusion(object - 1, exclusionCue.engaging);
  return isVerb && tokens.follows(object) && tokens.follows(object - 1);
}

/** The verb before people: `lett andra utvecklare`, `encadré des équipes`. */
function verbOf(tokens: Tokens, people: number): number {
  const isSmall =
    tokens.hasTopic(people - 1, topicCue.other | topicCue.origin | topicCue.article) ||
    tokens.has(people - 1, cue.glue);
  return isSmall && tokens.follows(people - 1) ? people - 2 : people - 1;
}

/** `You have managed teams`, `Vous avez encadré des équipes`, but not `worked in teams`: people are the object of a clause. */
function areLed(tokens: Tokens, people: number): boolean {
  const { pitch, engaging } = exclusionCue;
  const isPeople =
    tokens.hasRole(people, roleCue.roleNouns) ||
    (tokens.hasExclusion(people, pitch) && !tokens.hasExclusion(people, engaging));
  if (!isPeople && !tokens.hasRole(people, roleCue.team)) return false;
  if (!tokens.follows(people) || !tokens.follows(people - 1)) return false;
  // `arbetat som utvecklare`, `varit utvecklare`, `fai lo sviluppatore`
  const isSelf =
    tokens.has(people - 1, cue.be) ||
    tokens.hasTopic(people - 1, topicCue.asMember) ||
    tokens.hasClause(people - 1, clauseCue.pronoun);
  if (isSelf) return false;
  const leads = clauseCue.preposition | clauseCue.of;
  // `des équipes` has an article.
  const isArticle =
    tokens.isForeign(people - 1) && !tokens.hasClause(people - 1, clauseCue.preposition);
  if (!isArticle && tokens.hasClause(people - 1, leads)) return false;
  return !tokens.hasClause(people - 2, leads);
}

/** `Years of experience with Java and Docker` */
function namesAfter(tokens: Tokens, unit: number, crosses: boolean): number[] {
  const names: number[] = [];
  for (let index = unit + 1; index <= unit + longestList; index++) {
    const gap = tokens.separators[index]!;
    const mayCross = crosses && index === unit + 1;
    // `(5 ans min.) en Java`
    const ends = mayCross ? 0 : clauseSeparators | separator.close;
    if (index >= tokens.count || (gap & ends) !== 0) break;
    // `5 years of experience including 2 of Java`
    if (tokens.hasDetail(index, detailCue.ofThese) || isPartOfYears(tokens, index)) break;
    // `5 years of experience and have worked with Java`
    const isJoint = names.length === 0 && tokens.has(index, cue.list);
    const isAfterNoun = isJoint && tokens.hasClause(index - 1, clauseCue.experienceNoun);
    if (isAfterNoun && tokens.has(index + 1, cue.be)) break;
    // `5 years of Kubernetes (EKS or bare metal)`
    if ((gap & separator.open) !== 0) break;
    if (names.length === 0 && !mayCross && (gap & separator.comma) !== 0) break;
    // `5 years of XP` are of experience.
    const isNamed = tokens.states[index] === state.named;
    if (isNamed && !tokens.hasClause(index, clauseCue.experienceNoun)) names.push(index);
    else if (names.length > 1 && isOtherChoice(tokens, index)) return [];
    else if (names.length > 0 && !tokens.has(index, cue.list)) break;
    else if (names.length === 0 && !isNeutral(tokens, index)) {
      // `5 years building APIs in Java`
      const place = nameOfWork(tokens, unit, index);
      return place < 0 ? [] : [place];
    }
  }
  // `8 years of Java, Spring Boot`: only a conjunction makes it a list.
  const isList = names.some((place) => tokens.has(place - 1, cue.list));
  const end = isList ? -1 : names.findIndex((place) => tokens.parted(place, separator.comma));
  return names.slice(0, end < 0 ? undefined : end).filter((place) => tokens.technology(place) >= 0);
}

/** `8 years in DevOps, SRE or system administration`: the years may be of a subject that is no technology. */
function isOtherChoice(tokens: Tokens, index: number): boolean {
  const isLast = tokens.hasClause(index - 1, clauseCue.alternative) && tokens.follows(index);
  const isSubject = tokens.hasRole(index, narrowCues) || !tokens.isCue(index);
  return isLast && isSubject && tokens.states[index] === state.none;
}

/** The technology that the work of some years is done in, and -1 if the work has none. */
function nameOfWork(tokens: Tokens, unit: number, work: number): number {
  const isNear = work <= unit + nearWork;
  // `5 years of experience in applied data science`
  const isLedTo = tokens.spaces(unit) > 0 || tokens.hasClause(work - 1, clauseCue.preposition);
  const mayBeNext = tokens.isForeign(work) || (isNear && !isLedTo);
  for (let index = work + 1; index < work + longestWork; index++) {
    // `7 years of mobile work and 3 of Flutter`
    if (!tokens.follows(index) || tokens.isAmount(index)) return -1;
    if (!tokens.namesKnown(index)) continue;
    if (index === work + 1 && mayBeNext && isObject(tokens, index)) return index;
    const { preposition, of } = clauseCue;
    // `4 års erfaring med platforme som kan Java`: what the person knows besides
    const isKnown = tokens.hasRole(index - 1, roleCue.prose);
    const isLed =
      tokens.hasClause(index - 1, preposition | of) ||
      (!isKnown && tokens.has(index - 1, cue.handling | cue.software));
    if (isNear && isLed) return index;
  }
  return -1;
}

/** `5 años administrando Linux`, but not `5 years leading Java teams`: no noun follows the name. */
function isObject(tokens: Tokens, name: number): boolean {
  const next = name + 1;
  // `10 years in software and can do Java`
  if (tokens.has(name - 2, cue.list | cue.be)) return false;
  if (!tokens.follows(next) || tokens.has(next, cue.list | cue.be)) return true;
  const isOther = tokens.has(next, cue.artefact) || tokens.names(next);
  return (
    !isOther &&
    (tokens.hasClause(next, clauseCue.preposition) ||
      tokens.hasTopic(next, topicCue.yours) ||
      tokens.hasExclusion(next, exclusionCue.adverb))
  );
}

/** Words of a demand that do not narrow its subject: `of professional experience as a developer`. */
function isNeutral(tokens: Tokens, index: number): boolean {
  // `6 years as a teacher`
  if (tokens.hasRole(index, roleCue.anotherTrade | roleCue.rank)) return false;
  const isCareer = tokens.hasDetail(index, detailCue.career);
  // `3 years of leadership experience` in one word
  const isNarrow = tokens.isCompound(index) && tokens.hasClause(index, clauseCue.experienceNoun);
  if (isNarrow && !isCareer) return false;
  return (
    tokens.has(index, neutralCues) ||
    tokens.hasClause(index, clauseCue.experienceNoun | clauseCue.preposition | clauseCue.pronoun) ||
    tokens.hasRole(index, roleCue.roleNoun | roleCue.datum) ||
    isCareer
  );
}

/** The last word of a subject: it ends with its clause. */
function endOfSubject(tokens: Tokens, unit: number): number {
  let last = unit;
  const marks = partSeparators | separator.open | separator.close;
  while (last < unit + longestSubject && !tokens.parted(last + 1, marks)) {
    const next = last + 1;
    // `6 years / Berlin`, but not `6 years of CI/CD`
    const apart = separator.slash | separator.space;
    if ((tokens.separators[next]! & apart) === apart) break;
    if (tokens.has(next, cue.obligation | cue.preference | cue.be | cue.contrast)) break;
    if (tokens.hasDetail(next, detailCue.closing | detailCue.ofThese)) break;
    // `5 years in the trade and two years of Java`
    const isOther = tokens.isAmount(next + 1) && tokens.has(next + 2, cue.years);
    if (tokens.has(next, cue.list) && isOther) break;
    // `5 years of experience and speak German`, `1 year of experience or a traineeship`
    const opens = clauseCue.opensClause | clauseCue.alternative;
    if (tokens.hasClause(next, opens) && isExperienceOnly(tokens, last)) break;
    // `6 years in the job and good German`
    const { alternative, preposition } = clauseCue;
    const isJoint =
      tokens.has(next, cue.list) && !tokens.hasClause(next, alternative | preposition);
    const isDouble = tokens.hasClause(next + 1, clauseCue.experienceNoun);
    if (isJoint && !isDouble && isWhole(tokens, unit + 1, last)) break;
    // `7+ years overall I'd say`
    if (tokens.hasTopic(next, topicCue.self)) break;
    last = next;
  }
  return last;
}

/** Most words of a choice between its first comma and its conjunction. */
const longestChoice = 5;
const otherDemands = detailCue.tongue | detailCue.degree | detailCue.ofThese | placeDetails;

/** The last word of `in operations, support or the like`, which goes on beyond its comma. */
function endOfChoice(tokens: Tokens, last: number): number {
  const { comma } = separator;
  if (!tokens.parted(last + 1, comma)) return last;
  for (let index = last + 1; index <= last + longestChoice; index++) {
    if (tokens.parted(index, partSeparators & ~comma)) break;
    // `In operations, SRE or support`, but not `in operations, Go or Rust`
    if (tokens.technology(index) >= 0 && !tokens.hasRole(index, narrowCues)) break;
    if (tokens.startsWithDigit(index) || tokens.hasDetail(index, otherDemands)) break;
    if (tokens.has(index, cue.obligation | cue.preference | cue.be | cue.contrast)) break;
    const isChoice = tokens.hasClause(index, clauseCue.alternative);
    if (isChoice || tokens.has(index, cue.likeness)) return endOfSubject(tokens, index);
  }
  return last;
}

/** Whether a word is *experience*, without another such word after a conjunction: `knowledge and experience`. */
function isExperienceOnly(tokens: Tokens, index: number): boolean {
  const { experienceNoun } = clauseCue;
  return tokens.hasClause(index, experienceNoun) && !tokens.hasClause(index + 2, experienceNoun);
}
