// The technologies before years that are theirs: `Java (5+ years)`, `Go and Postgres, at least 3 years`.
import {
  clauseCue,
  cue,
  detailCue,
  disciplineCues,
  exclusionCue,
  roleCue,
  topicCue,
} from '../gazetteer/cues.ts';
import { listEndingAt } from '../segments/coordination.ts';
import { opensItem } from '../segments/lines.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { afterAmount, durationBefore, startOfAmount } from './amounts.ts';
import { namesOfQuestion } from './years-of-questions.ts';
import { namesOfSufficing } from './years-sufficing.ts';

/** Longest clause that ends with years, in words. */
const longestClause = 10;
/** Most words of a list of technologies. */
const longestList = 8;

/** The technologies before years that are theirs: `Java (5+ years)`, `Java and Kotlin, 3 years each`. */
export function namesBeforeYears(tokens: Tokens, unit: number, first: number): number[] {
  if (isAfterTitle(tokens, unit, first)) return [];
  const each = namesOfEach(tokens, unit, first);
  if (each.length > 0) return each;
  const named = namedBefore(tokens, first);
  if (named >= 0) return joinedBefore(tokens, named);
  const ahead = namesAhead(tokens, unit, first);
  if (ahead.length > 0) return ahead;
  const experienced = namesOfExperience(tokens, unit, first);
  if (experienced.length > 0) return experienced;
  const stated = nameOfStatement(tokens, unit, first);
  if (stated >= 0) return [stated];
  const since = namesSince(tokens, unit, first);
  if (since.length > 0) return since;
  const inRow = namesOfRow(tokens, first);
  if (inRow.length > 0) return inRow;
  const asked = namesOfQuestion(tokens, unit, first);
  if (asked.length > 0) return asked;
  return namesOfSufficing(tokens, unit, first);
}

const titleWords = roleCue.roleNoun | disciplineCues;

/** `Développeur Java - 3 ans d'expérience`, `Full stack .NET, 2-4 anni exp`: experience after a title that ends with a technology. */
function isAfterTitle(tokens: Tokens, unit: number, amount: number): boolean {
  const { experienceNoun } = clauseCue;
  const isExperience =
    tokens.hasClause(unit, experienceNoun) || tokens.hasClause(unit + 1, experienceNoun);
  const last = startOfAmount(tokens, amount) - 1;
  if (!isExperience || !tokens.names(last)) return false;
  const name = listEndingAt(tokens, last, longestList)[0] ?? last;
  const isTitle = tokens.hasRole(name - 1, titleWords) && !tokens.names(name - 1);
  return isTitle && tokens.follows(name);
}

/** `Java and Kotlin, 3 years each`, `Java or Kotlin, 3 years of either`, `Java, SQL (all > 3 years)` */
function namesOfEach(tokens: Tokens, unit: number, amount: number): number[] {
  const each = tokens.follows(unit + 1) && tokens.hasClause(unit + 1, clauseCue.all);
  const isAfter = each || isOfEither(tokens, unit);
  const all = startOfAmount(tokens, amount) - 1;
  // `alle 3 Jahre ein Release`
  const isLast = tokens.parted(afterAmount(tokens, unit), partSeparators | separator.close);
  const isBefore =
    isLast && tokens.hasClause(all, clauseCue.all) && !tokens.parted(all + 1, partSeparators);
  if (!isAfter && !isBefore) return [];
  const last = isAfter ? amount - 1 : all - 1;
  if (!tokens.namesKnown(last)) return [];
  return technologiesEndingAt(tokens, last);
}

/** The technologies of the vocabulary in the list that ends with a word. */
export function technologiesEndingAt(tokens: Tokens, last: number): number[] {
  return listEndingAt(tokens, last, longestList).filter((place) => tokens.technology(place) >= 0);
}

/** `3 years of either`, `3 Jahre mit einem von beiden`, but not `3 years of either Java or Kotlin` */
function isOfEither(tokens: Tokens, unit: number): boolean {
  const after = afterAmount(tokens, unit);
  // `Years of` is one phrase.
  const leads = tokens.hasClause(after, clauseCue.preposition | clauseCue.within);
  const either = leads ? after + 1 : after;
  if (!tokens.hasClause(either, clauseCue.oneOf) || !tokens.follows(either)) return false;
  const next = tokens.hasDetail(either + 1, detailCue.ofThese) ? either + 2 : either + 1;
  return tokens.parted(next, partSeparators | separator.close);
}

/** `Java (5+ years)`, `Java: 5 years`, `Java 5+ years`, `Python (pandas) - at least 3 years`. */
export function namedBefore(tokens: Tokens, amount: number): number {
  const first = startOfAmount(tokens, amount);
  const opening = beforeBracket(tokens, first);
  const named = nameBefore(tokens, opening);
  const between = opening < first ? sameDemand | separator.close : sameDemand;
  if (tokens.states[named] !== state.named || tokens.parted(first, ~between)) return -1;
  // `XP: 5 years`
  if (tokens.hasClause(named, clauseCue.experienceNoun)) return -1;
  // `Java-Entwickler mit 5 Jahren`
  const isRole =
    tokens.hasRole(named, roleCue.roleNoun) && !tokens.hasDetail(named, detailCue.career);
  if (tokens.isCompound(named) && isRole) return -1;
  // `React, Java 5 years` on the one hand, `Java: 5 years of Spring` on the other
  return tokens.technology(named) >= 0 ? named : -1;
}

/** Most words of the work in a label: `software development`. */
const longestWork = 2;

/** The word before a bracket, or the name that an unknown word, or work, parts from it: `Go sérieux (3 ans)`, `Java development: 3 years`. */
function nameBefore(tokens: Tokens, opening: number): number {
  const last = opening - 1;
  if (tokens.parted(opening, separator.colon | separator.dash)) {
    let name = last;
    while (name > last - longestWork && tokens.follows(name) && isWork(tokens, name)) name--;
    return name;
  }
  const isApart = tokens.parted(opening, separator.open) && tokens.follows(last);
  return isApart && !tokens.names(last) && !tokens.isCue(last) && tokens.names(last - 1)
    ? last - 1
    : last;
}

/** `Development`, `Administration`, but not `developer` or `project` */
function isWork(tokens: Tokens, index: number): boolean {
  if (tokens.names(index) || tokens.hasRole(index, roleCue.developer | roleCue.anotherTrade))
    return false;
  const isField = tokens.hasRole(index, roleCue.roleNouns) && !tokens.has(index, cue.trade);
  return isField || tokens.hasDetail(index, detailCue.career);
}

/** `React Native + TypeScript (3+ years)`: a name and those that a plus sign or an ampersand joins to it. */
function joinedBefore(tokens: Tokens, last: number): number[] {
  const names = [last];
  for (let next = last; next > 0 && tokens.parted(next, separator.ampersand); next--) {
    if (tokens.parted(next, hardSeparators)) break;
    if (!tokens.namesKnown(next - 1)) break;
    names.unshift(next - 1);
  }
  return names;
}

/** `Go and Postgres, at least 3 years`: the names of a clause that ends with years. */
function namesAhead(tokens: Tokens, unit: number, amount: number): number[] {
  const end = startOfAmount(tokens, amount);
  const isLast = tokens.parted(
    afterPeriod(tokens, afterAmount(tokens, unit)),
    hardSeparators | separator.close | separator.comma,
  );
  if (!isLast || !tokens.parted(end, separator.comma)) return [];
  const names: number[] = [];
  for (let index = end - 1; index > end - longestClause; index--) {
    if (tokens.hasRole(index, roleCue.roleNoun | roleCue.hiring)) return [];
    if (tokens.namesKnown(index)) names.unshift(index);
    if (tokens.parted(index, hardSeparators)) return names;
    if (tokens.parted(index, partSeparators)) return [];
  }
  return [];
}

/** Most words before the amount of a period: `in the last`. */
const longestLead = 3;

/** The word after the period in which years are, `3 years in the last 5`, `3 ans sur les 5 dernières années`; without one, the word. */
function afterPeriod(tokens: Tokens, next: number): number {
  for (let index = next; index < next + longestLead && tokens.follows(index); index++) {
    const other = tokens.isAmount(index) ? index + 1 : index;
    const isLast = tokens.hasClause(other, clauseCue.dateBefore);
    if (!isLast || !(other > index || tokens.isAmount(index + 1))) continue;
    return tokens.hasClause(index + 2, clauseCue.year) ? index + 3 : index + 2;
  }
  return next;
}

/** Most words between experience and its years: `s'étend sur`, `must be`. */
const longestVerb = 3;
const verbs = cue.be | cue.verb | cue.obligation;

/** `Java experience of at least 3 years`, `Deine Erfahrung mit Java umfasst mindestens 3 Jahre.` */
function namesOfExperience(tokens: Tokens, unit: number, amount: number): number[] {
  const start = startOfAmount(tokens, amount);
  const { of, preposition, experienceNoun } = clauseCue;
  const leads = (index: number) => tokens.hasClause(index, of | preposition);
  let end = start;
  const isLast = tokens.parted(afterAmount(tokens, unit), partSeparators | separator.close);
  const longest = isLast ? longestVerb : 1;
  // `d'au moins`
  const isJoined = (index: number) =>
    tokens.follows(index) || tokens.parted(index, separator.apostrophe);
  while (end > start - longest && isJoined(end)) {
    if (tokens.hasClause(end - 1, experienceNoun) || tokens.names(end - 1)) break;
    const isVerb =
      !tokens.isCue(end - 1) ||
      tokens.has(end - 1, verbs) ||
      tokens.hasExclusion(end - 1, exclusionCue.engaging | exclusionCue.adverb) ||
      tokens.hasTopic(end - 1, topicCue.destination | topicCue.optionalLabel);
    if (!(isLast && isVerb) && !leads(end - 1)) break;
    end--;
  }
  // `Kotlin experience: 3 years`
  if (!tokens.follows(end) && !tokens.parted(end, separator.colon)) return [];
  const isNounLast = tokens.hasClause(end - 1, experienceNoun);
  const last = isNounLast ? end - 2 : end - 1;
  if (tokens.states[last] !== state.named || !tokens.follows(last + 1)) return [];
  const names = listEndingAt(tokens, last, longestList);
  const before = leads(names[0]! - 1) ? names[0]! - 2 : names[0]! - 1;
  const isOfNoun = tokens.follows(before + 1) && tokens.hasClause(before, experienceNoun);
  return isNounLast || isOfNoun ? names.filter((place) => tokens.technology(place) >= 0) : [];
}

/** Most words between a name and the years that follow its statement in a bracket. */
const longestStatement = 2;
/** The same if the name opens the statement. */
const longestSentence = 4;
const levelOrRole = roleCue.roleNoun | roleCue.rank | roleCue.senior | roleCue.otherLevel;

/** `Azure kannst du (mind. 5 Jahre)`, `you have shipped Rails apps (4+ years)`, but not `Java developer (5 years)`. */
function nameOfStatement(tokens: Tokens, unit: number, amount: number): number {
  const start = startOfAmount(tokens, amount);
  const isAlone = tokens.parted(afterAmount(tokens, unit), separator.close);
  if (!isAlone || start <= 0 || !tokens.parted(start, separator.open)) return -1;
  let named = -1;
  for (let index = start - 1; index > start - longestClause && index >= 0; index--) {
    // `Contract for React (2 years)`; `React experience (3 years)`, but not `5 years of experience with React (current stack)`
    const isOther =
      tokens.hasClause(index, clauseCue.speaker) ||
      tokens.hasDetail(index, detailCue.term) ||
      (index < start - 1 && tokens.hasClause(index, clauseCue.experienceNoun));
    if (isOther || tokens.hasRole(index, levelOrRole) || tokens.isAmount(index)) return -1;
    const opens = tokens.parted(index, partSeparators | separator.open);
    if (tokens.namesKnown(index)) {
      // `Azure is your home (5 years)`
      const reach = opens ? longestSentence : longestStatement;
      if (named >= 0 || index < start - 1 - reach) return -1;
      named = index;
    }
    if (opens) break;
  }
  return named;
}

/** `Kubernetes in production for 5 years`, `Python (since at least 5 years)`: the names of a clause that ends with a time. */
function namesSince(tokens: Tokens, unit: number, amount: number): number[] {
  // `Kafka for at least four of them`
  const { ofThese } = detailCue;
  const after = tokens.hasDetail(unit + 1, ofThese) ? unit + 2 : afterAmount(tokens, unit);
  const isEnd = (next: number) =>
    tokens.parted(next, hardSeparators | separator.close | separator.comma);
  const isLast = [unit + 1, after].some(
    (next) =>
      isEnd(next) ||
      tokens.hasClause(next, clauseCue.opensClause) ||
      // `C# i minst to år da`, `C# sedan två år tillbaka`
      (isEnd(next + 1) &&
        (tokens.hasDetail(next, detailCue.closing | detailCue.career) ||
          tokens.hasClause(next, clauseCue.ago))) ||
      // `Docker gebruik je al twee jaar in productie`
      (isEnd(next + 2) && tokens.hasClause(next, clauseCue.within) && !tokens.names(next + 1)),
  );
  const time = durationBefore(tokens, amount);
  if (!isLast || time < 0 || tokens.parted(time, hardSeparators)) return [];
  const names: number[] = [];
  // `C professionally for 5 years`
  const last = beforePlace(
    tokens,
    tokens.hasDetail(time - 1, detailCue.career) ? time - 2 : time - 1,
  );
  // `Du schreibst Go nicht erst seit gestern, sondern seit 3 Jahren`
  const isContrast = tokens.has(last, cue.contrast);
  const isNext = isContrast || tokens.states[last] === state.named;
  let isHandled = false;
  for (let index = time - 1; index > time - longestClause; index--) {
    // `someone who has worked with Java for 3 years`
    if (tokens.hasRole(index, roleCue.roleNoun | roleCue.hiring))
      return isNext && isHandled ? names : [];
    isHandled ||=
      tokens.has(index, cue.handling | cue.be) || tokens.hasExclusion(index, exclusionCue.engaging);
    if (tokens.hasClause(index, clauseCue.speaker)) return [];
    // `You have worked with Java for 3 years`
    if (tokens.hasClause(index, clauseCue.subject)) {
      if (isNext) return names;
      // `Linux machst du seit 4 Jahren`
      // `Docker har du brukt i produksjon i to år`
      return [index - 2, index - 1].filter((name) => opensSentence(tokens, name));
    }
    if (tokens.namesKnown(index)) names.unshift(index);
    if (!tokens.parted(index, partSeparators)) continue;
    if (opensWithThing(tokens, index)) return [];
    if (isContrast && index === last) continue;
    // `- Playwright, in daily use for 2 years`
    const isTopic = tokens.parted(index, separator.comma) && opensItem(tokens, index - 1);
    return isTopic && names.length === 0 && tokens.technology(index - 1) >= 0 ? [index - 1] : names;
  }
  return [];
}

/** `The system has run`: a thing is the subject of a clause. */
function opensWithThing(tokens: Tokens, start: number): boolean {
  const isArticle = tokens.has(start, cue.passage) && tokens.follows(start + 1);
  const thing = isArticle ? start + 1 : start;
  const isNext = tokens.follows(thing + 1) && tokens.has(thing + 1, cue.be | cue.verb);
  return isNext && tokens.hasDetail(thing, detailCue.product);
}

/** The name before a place or a circumstance, `Kubernetes in production`; without one, the word. */
function beforePlace(tokens: Tokens, last: number): number {
  for (const name of [last - 1, last - 2]) {
    const isPlace =
      tokens.hasClause(name + 1, clauseCue.within) &&
      tokens.follows(name + 1) &&
      !tokens.names(last);
    if (isPlace && tokens.technology(name) >= 0) return name;
  }
  return last;
}

/** Whether a sentence begins with a technology and its verb: `Linux machst du`, `embedded Linux beschäftigt Sie`. */
function opensSentence(tokens: Tokens, name: number): boolean {
  if (!tokens.namesKnown(name)) return false;
  // `Tu connais Kotlin et tu travailles`
  const isOther = tokens.names(name + 1) || tokens.has(name + 1, cue.list);
  const isVerb = tokens.follows(name + 1) && tokens.follows(name + 2) && !isOther;
  const opens = (index: number) => tokens.parted(index, hardSeparators | separator.comma);
  return isVerb && (opens(name) || (tokens.follows(name) && opens(name - 1)));
}

/** Longest row of a table before years, in words. */
const longestRow = 16;

/** `Java | must | 5 years`: the names of the one cell that names any, before the cell that begins with years. */
function namesOfRow(tokens: Tokens, amount: number): number[] {
  const start = startOfAmount(tokens, amount);
  if (tokens.parted(start, separator.newline) || !tokens.parted(start, separator.bullet)) return [];
  const names: number[] = [];
  for (let index = start - 1; index > start - longestRow; index--) {
    const isNamed = tokens.namesKnown(index);
    if (isNamed) names.unshift(index);
    if (names.length > 0 && tokens.hasRole(index, roleCue.roleNoun | roleCue.hiring)) return [];
    if (tokens.parted(index, separator.newline)) return names;
    if (names.length > 0 && tokens.parted(index, separator.bullet)) return [];
  }
  return [];
}

/** Separators between a name and its years. */
const sameDemand =
  separator.space |
  separator.open |
  separator.colon |
  separator.dash |
  separator.hyphen |
  separator.bullet |
  separator.other;

/** The first word of a bracket that ends before a word; without one, the word. */
function beforeBracket(tokens: Tokens, index: number): number {
  if ((tokens.separators[index]! & separator.close) === 0) return index;
  for (let first = index - 1; first > index - longestList; first--) {
    if (tokens.parted(first, separator.open)) return first;
  }
  return index;
}
