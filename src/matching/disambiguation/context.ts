// The context in which a common word names a technology: one condition per function.
import {
  clauseSeparators,
  hardSeparators,
  listSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import {
  clauseCue,
  cue,
  detailCue,
  disciplineCues,
  exclusionCue,
  roleCue,
  topicCue,
} from '../gazetteer/cues.ts';
import { endOfLine, opensItem } from '../segments/lines.ts';
import { isRefusedIfNamed } from '../negation/negate-forms.ts';
import { isCapitals, letterCase, mayBeName, type Sentence } from '../segments/sentences.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How far away a neighbour may be, in words. */
const reach = 12;

/** A word for the kind of technology follows: `Go developer`, `spring framework`. */
export function hasTrade(tokens: Tokens, index: number): boolean {
  if (!tokens.follows(index + 1)) return false;
  const { dateBefore } = clauseCue;
  const isOrdinal = tokens.hasClause(index, dateBefore) && tokens.hasClause(index - 1, dateBefore);
  const isSmall = letterCase(tokens, index) === 'lower';
  // `for the next developer`, but not `a next shop`
  if (isOrdinal && isSmall && tokens.hasRole(index + 1, roleCue.roleNoun)) return false;
  return tokens.has(index + 1, cue.trade) || precedesRole(tokens, index);
}

/** `En react-haj`: in other languages than English, any role after an English word, but not `al profilo`. */
export function precedesRole(tokens: Tokens, index: number): boolean {
  if (!tokens.isForeign(index) || tokens.isEveryday(index)) return false;
  if (tokens.has(index, cue.passage)) return false;
  return tokens.hasRole(index + 1, roleCue.roleNoun | roleCue.roleNouns);
}

/** A word for a product of the technology follows: `Go services`, `React components`. */
export function hasArtefact(tokens: Tokens, index: number, cues: number): boolean {
  return tokens.follows(index + 1) && tokens.has(index + 1, cues);
}

/** A version number follows: `Go 1.22`, not `spring 2025` or `go 100 miles`. */
export function hasVersion(tokens: Tokens, index: number): boolean {
  const number = index + 1;
  const between = separator.space | separator.hyphen | separator.open | separator.other;
  if (tokens.parted(number, ~between) || !tokens.mayBeVersion(number)) return false;
  if (!/^v?\d{1,2}x?$/.test(tokens.written(number))) return false;
  const next = index + 2;
  // `Cobra 40.000 €`
  if (tokens.parted(next, separator.point) && /^\d{3}$/.test(tokens.written(next))) return false;
  return tokens.parted(next, ~(separator.space | separator.hyphen)) || tokens.has(next, cue.glue);
}

/** A package manager's version follows: `react@18`. */
export function isPinned(tokens: Tokens, index: number): boolean {
  return tokens.folded.codes[tokens.ends[index]!] === 0x40 && tokens.startsWithDigit(index + 1);
}

/** Years of it: `5 years Go`, `Go (5+ years)`. */
export function isMeasured(tokens: Tokens, index: number): boolean {
  // `XP: 5 years`
  if (tokens.hasClause(index, clauseCue.experienceNoun)) return false;
  if (
    tokens.follows(index) &&
    tokens.has(index - 1, cue.years) &&
    tokens.startsWithDigit(index - 2)
  ) {
    // `2 años de experiencia vale`, `10 anni in informatica`
    const isPlain =
      tokens.hasExclusion(index, exclusionCue.engaging) ||
      tokens.hasDetail(index, detailCue.career);
    if (tokens.isEveryday(index) && isPlain) return false;
    return isClean(tokens, index) && !tokens.hasClause(index - 3, clauseCue.duration);
  }
  const marks = separator.open | separator.colon | separator.dash;
  if (tokens.parted(index + 1, hardSeparators) || !tokens.parted(index + 1, marks)) return false;
  return tokens.startsWithDigit(index + 1) && tokens.has(index + 2, cue.years);
}

/** A word that means experience as well, before years: `XP : 8 ans`. */
export function isLabelOfYears(tokens: Tokens, index: number): boolean {
  if (!tokens.hasClause(index, clauseCue.experienceNoun)) return false;
  return tokens.isAmount(index + 1) && tokens.has(index + 2, cue.years);
}

const dollar = 0x24;

/** `R$ 10 mil`: a letter of a currency. */
export function isCurrency({ folded, ends }: Tokens, index: number): boolean {
  return folded.codes[ends[index]!] === dollar;
}

/** `Tempo de resposta`: a common word of the language opens a phrase with the word after it. */
export function isOfAnother(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  return tokens.isEveryday(index) && tokens.follows(next) && tokens.hasClause(next, clauseCue.of);
}

/** The letter of an answer in the subject of a mail: `Oggetto: R: profilo Java`, but not `Skills: R: 3 years`. */
export function isReply(tokens: Tokens, index: number): boolean {
  const { colon, newline } = separator;
  if ((tokens.separators[index]! & (colon | newline)) !== colon) return false;
  return (tokens.separators[index + 1]! & colon) !== 0 && !tokens.startsWithDigit(index + 1);
}

/** It opens a sentence about software as its subject: `Go is our main language`, `React is used for`. */
export function isSubject(tokens: Tokens, index: number, sentence: Sentence): boolean {
  if (index !== sentence.start || !sentence.isAboutSoftware || sentence.casing !== 'mixed')
    return false;
  if (tokens.has(index, cue.everyday) || !tokens.follows(index + 1)) return false;
  if (!tokens.has(index + 1, cue.be)) return false;
  if (tokens.has(index + 2, cue.usedWhat)) return true;
  if (!tokens.hasRole(index + 2, roleCue.possessive)) return false;
  for (let near = index + 2; near < index + 6; near++) {
    if (tokens.parted(near, clauseSeparators)) return false;
    if (tokens.has(near, cue.nature)) return true;
  }
  return false;
}

/** It is an item of a list in which every word has a capital: `SAP, DATEV, Excel`. */
export function isCapitalItem(tokens: Tokens, index: number, { casing }: Sentence): boolean {
  if (casing !== 'title' || tokens.has(index, cue.everyday)) return false;
  const marks = listSeparators | hardSeparators | separator.open | separator.close;
  return tokens.parted(index, marks) && tokens.parted(index + 1, marks);
}

/** A mark after the name gives its importance: `React: required`, `Rust - nice to have`. */
export function isRated(tokens: Tokens, index: number): boolean {
  const after = tokens.separators[index + 1]!;
  const marks = separator.colon | separator.dash | separator.other;
  if ((after & marks) === 0 || (after & hardSeparators) !== 0) return false;
  return tokens.has(index + 1, cue.demand | cue.preference | cue.obligation);
}

/** A refusal answers it: `Unity? Not here.`, `Hibernate, on n'y touche pas` */
export function isRefusedAfter(tokens: Tokens, index: number, sentence: Sentence): boolean {
  const opens = index === sentence.start || tokens.parted(index, clauseSeparators);
  if (!opens || tokens.follows(index + 1) || index + 1 >= tokens.count) return false;
  return isRefusedIfNamed(tokens, index);
}

/** `Spark? Nice to have.`: a question of one word, and a judgement as its answer. */
export function isJudgedAfter(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  if (!tokens.parted(index, clauseSeparators) || !tokens.parted(next, separator.call)) return false;
  return tokens.has(next, cue.preference | cue.obligation | cue.demand);
}

/** A place: `Phoenix, Arizona`, `in Phoenix, Mexico`. */
export function isPlaceName(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  if (!tokens.parted(next, separator.comma) || tokens.parted(next, hardSeparators)) return false;
  if (tokens.has(next, cue.region)) {
    const region = tokens.written(next);
    return region.length > 2 ? letterCase(tokens, next) === 'upper' : isCapitals(region);
  }
  if (tokens.numbers[next] !== 0 || letterCase(tokens, next) !== 'upper') return false;
  return tokens.follows(index) && tokens.hasClause(index - 1, clauseCue.within);
}

/** A time of the year: `in Spring 2031`. Other names have versions of years: `Excel 2019`. */
export function isSeason(tokens: Tokens, index: number, sentence: Sentence): boolean {
  // `In Spring we go to Rome`
  const opens = index === sentence.start + 1 && tokens.hasClause(index - 1, clauseCue.within);
  const isAside = opens && !sentence.isAboutSoftware;
  const isDated = tokens.follows(index + 1) && isYear(tokens, index + 1);
  return (isAside || isDated) && /^spring$/i.test(tokens.written(index));
}

function isYear(tokens: Tokens, index: number): boolean {
  return tokens.startsWithDigit(index) && /^(?:19|20)\d\d$/.test(tokens.written(index));
}

/** A word that goes with the technology is near. */
export function hasNeighbour(tokens: Tokens, index: number, sentence: Sentence): boolean {
  const neighbours = tokens.lexicon.neighboursOf[tokens.technology(index)];
  if (neighbours === undefined) return false;
  const { numbers } = tokens;
  const to = Math.min(sentence.end, index + reach);
  for (let near = Math.max(sentence.start, index - reach); near < to; near++) {
    if (!neighbours.has(numbers[near]!)) continue;
    // A neighbour that is a common word itself has to look like the technology.
    if (tokens.ordinary(near) === undefined) return true;
    if (sentence.isList) return true;
    // `- Express on Node`
    const opens = near === index - 2 && near === sentence.start && opensItem(tokens, near);
    if (opens && tokens.has(index - 1, cue.usage) && tokens.follows(index)) return true;
    if (sentence.casing === 'mixed' && letterCase(tokens, near) === 'upper') return true;
  }
  return false;
}

/** One of the names that goes with the technology is anywhere in the text. */
export function goesWithAny(tokens: Tokens, index: number, named: ReadonlySet<number>): boolean {
  const neighbours = tokens.lexicon.neighboursOf[tokens.technology(index)];
  if (neighbours === undefined) return false;
  for (const neighbour of neighbours) if (named.has(neighbour)) return true;
  return false;
}

/** Neighbouring items from which the subject of a list is concluded. */
const itemsAround = 4;

/** It opens an item of a list about software: `- Rust in production`, `- React, and a passion for UX`. */
export function opensSoftwareItem(tokens: Tokens, index: number, sentence: Sentence): boolean {
  if (index !== sentence.start || !opensItem(tokens, index)) return false;
  const next = index + 1;
  const marks = separator.comma | separator.open | separator.slash;
  const follows = tokens.parted(next, marks) || tokens.has(next, cue.glue | cue.usage);
  if (!follows || tokens.isEveryday(index) || tokens.hasTopic(next, topicCue.destination))
    return false;
  if (isAboutWork(tokens, index, sentence.end, true)) return true;
  if (tokens.has(index, cue.everyday)) return false;
  return isInSoftwareList(tokens, index);
}

/** `- react` in a list whose other items are names, or about software. */
export function fillsItem(tokens: Tokens, index: number, { start, end }: Sentence): boolean {
  if (index !== start || end !== start + 1 || !opensItem(tokens, start)) return false;
  const isName = (item: number) =>
    opensItem(tokens, item) &&
    tokens.technology(item) >= 0 &&
    tokens.parted(item + 1, separator.newline);
  return isName(index - 1) || isName(index + 1) || isInSoftwareList(tokens, index);
}

/** `• R`, `• Very good C, and more` near one of its neighbours. */
export function isLetterItem(tokens: Tokens, index: number, { start, end }: Sentence): boolean {
  if (!opensItem(tokens, start)) return false;
  for (let before = start; before < index; before++) {
    if (!tokens.hasDetail(before, detailCue.grade)) return false;
  }
  // `R (yes, really)`
  const marks = separator.open | separator.dash | separator.comma | separator.semicolon;
  if (end !== index + 1 && !tokens.parted(index + 1, marks)) return false;
  const neighbours = tokens.lexicon.neighboursOf[tokens.technology(index)];
  const first = Math.max(0, index - 2 * reach);
  const last = Math.min(tokens.count - 1, index + 2 * reach);
  for (let near = first; near <= last; near++) {
    if (neighbours?.has(tokens.numbers[near]!)) return true;
  }
  return false;
}

/** `we don't use react`, `vi bruger ikke react` */
export function isDisused(tokens: Tokens, index: number): boolean {
  // `não é react`
  const negator = tokens.has(index - 1, cue.be) ? index - 2 : index - 1;
  if (!tokens.follows(index) || !tokens.has(negator, cue.negator)) return false;
  if (negator < index - 1) return tokens.parted(index + 1, partSeparators);
  const isUse = tokens.has(index - 1, cue.verb) || tokens.has(index - 2, cue.verb);
  let next = index + 1;
  while (tokens.hasExclusion(next, exclusionCue.adverb) && tokens.follows(next)) next++;
  return isUse && tokens.parted(next, partSeparators);
}

/** `No Ruby here`, `kein SAP bitte` */
export function isRefused(tokens: Tokens, index: number): boolean {
  if (tokens.has(index, cue.everyday) || !isClean(tokens, index)) return false;
  if (tokens.has(index - 1, cue.negator))
    return tokens.hasClause(index - 1, clauseCue.determiner) || isLoanword(tokens, index);
  // `El puesto no incluye React`
  const isObject = tokens.isForeign(index - 1) && tokens.follows(index - 1);
  const isUsed = isObject && tokens.hasExclusion(index - 1, exclusionCue.engaging);
  return isUsed && tokens.has(index - 2, cue.negator);
}

/** `Not Ruby.`: a negation and the word are the whole sentence. */
export function isDeniedAlone(tokens: Tokens, index: number): boolean {
  if (tokens.has(index, cue.everyday) || !tokens.has(index - 1, cue.negator)) return false;
  const isNear = tokens.follows(index) && tokens.parted(index - 1, hardSeparators);
  return isNear && tokens.parted(index + 1, hardSeparators);
}

/** Whether another item of the list names a technology, or is about software. */
function isInSoftwareList(tokens: Tokens, index: number): boolean {
  let items = 0;
  for (let near = index + 1; near < tokens.count && items < itemsAround; near++) {
    if (!tokens.parted(near, separator.newline)) continue;
    if (!opensItem(tokens, near)) break;
    items++;
    if (isAboutWork(tokens, near - 1, endOfLine(tokens, near))) return true;
  }
  for (let near = index - 1, end = index; near >= 0 && items < 2 * itemsAround; near--) {
    if (!tokens.parted(near, separator.newline)) continue;
    if (!opensItem(tokens, near)) break;
    items++;
    if (isAboutWork(tokens, near - 1, end)) return true;
    end = near;
  }
  return false;
}

/** Whether words after `before` are of the trade: a technology, a discipline, a word of software. */
function isAboutWork(tokens: Tokens, before: number, end: number, mayBeCommon = false): boolean {
  for (let near = before + 1; near < end; near++) {
    if (tokens.has(near, cue.software) || tokens.hasRole(near, roleCue.anotherTrade)) return true;
    if (tokens.technology(near) < 0) continue;
    const ordinary = tokens.ordinary(near);
    if (ordinary === undefined || (mayBeCommon && tokens.written(near) === ordinary)) return true;
  }
  return false;
}

/** A line of capitals beside lines of names in capitals. */
export function isAmongCapitals(tokens: Tokens, index: number): boolean {
  return [index - 1, index + 1].some(
    (near) =>
      tokens.technology(near) >= 0 &&
      tokens.parted(Math.max(near, index), separator.newline) &&
      isCapitals(tokens.written(near)),
  );
}

/** A label announces it: `Languages: Go`, `backend is Go`. */
export function isAnnounced(tokens: Tokens, index: number): boolean {
  if (tokens.has(index - 1, cue.be) && tokens.follows(index) && tokens.follows(index - 1)) {
    return tokens.has(index - 2, cue.technicalArtefact) && isClean(tokens, index);
  }
  if (!isClean(tokens, index)) return false;
  // `Build tools (Gulp, …)`
  const isListed = tokens.parted(index + 1, separator.comma) && !tokens.has(index, cue.everyday);
  if (isListed && tokens.parted(index, separator.open) && tokens.has(index - 1, cue.announcement))
    return true;
  if ((tokens.separators[index]! & separator.colon) === 0) return false;
  const headings = topicCue.demandingHeading | topicCue.welcomingHeading;
  return (
    tokens.has(
      index - 1,
      cue.announcement | cue.preference | cue.obligation | cue.demand | cue.negator,
    ) ||
    tokens.hasExclusion(index - 1, exclusionCue.removed | exclusionCue.refusal) ||
    tokens.hasTopic(index - 1, headings)
  );
}

/** It is between marks in the name of a role: `Engineer (Go)`, `Developer - React`. */
export function isSetApart(tokens: Tokens, index: number, { start }: Sentence): boolean {
  const marks =
    separator.open | separator.dash | separator.comma | separator.slash | separator.colon;
  if (!tokens.parted(index, marks) || tokens.parted(index, hardSeparators)) return false;
  if (!tokens.parted(index + 1, marks | separator.close | hardSeparators)) return false;
  for (let before = Math.max(start, index - reach); before < index; before++) {
    if (tokens.hasRole(before, roleCue.roleNoun | roleCue.roleNouns)) return true;
  }
  return false;
}

/** Words directly before say that it is known or used: `experience with Go`, `such as: Go`. */
export function isHandled(tokens: Tokens, index: number, cues: number): boolean {
  if (!tokens.has(index - 1, cues)) return false;
  return tokens.follows(index) || !tokens.parted(index, clauseSeparators & ~separator.colon);
}

/** A word for a product of the technology precedes: `Backend in Go`. */
export function isMadeIn(tokens: Tokens, index: number): boolean {
  if (!tokens.follows(index) || !tokens.follows(index - 1) || !isClean(tokens, index)) return false;
  return tokens.has(index - 1, cue.usage) && tokens.has(index - 2, cue.technicalArtefact);
}

/** `R would be a plus`: the first word of a sentence, which a phrase judges. */
export function isJudgedFirst(tokens: Tokens, index: number): boolean {
  return (
    tokens.parted(index, hardSeparators) && tokens.follows(index + 1) && isJudged(tokens, index)
  );
}

/** Whether the first word of a sentence is no everyday word. */
function opensSentence(tokens: Tokens, index: number): boolean {
  return tokens.parted(index, hardSeparators) && !tokens.has(index, cue.everyday);
}

/** `Spark is looked after by another team`: a form of *be* and words for others behind the first word of a sentence. */
export function opensWorkOfOthers(tokens: Tokens, index: number): boolean {
  if (!opensSentence(tokens, index)) return false;
  const phrase = tokens.has(index + 1, cue.be) ? index + 2 : index + 1;
  return tokens.follows(index + 1) && tokens.hasTopic(phrase, topicCue.elsewhere);
}

/** How far after an item its years are, in words. */
const yearsReach = 4;

/** `- Spark, minst to år`: years behind the first word of an item. */
export function hasYears(tokens: Tokens, index: number): boolean {
  const marks = separator.comma | separator.open | separator.colon | separator.dash;
  if (!opensItem(tokens, index) || !tokens.parted(index + 1, marks)) return false;
  for (let unit = index + 2; unit <= index + yearsReach; unit++) {
    if (tokens.parted(unit, hardSeparators)) return false;
    if (tokens.isAmount(unit - 1) && tokens.has(unit, cue.years)) return true;
  }
  return false;
}

/** `Prisma gebruiken we`: a verb of use and the company, behind the first word of a sentence. */
export function isUsedByCompany(tokens: Tokens, index: number): boolean {
  const verb = index + 1;
  if (!tokens.isForeign(index) || !opensSentence(tokens, index) || !tokens.follows(verb))
    return false;
  const isUse =
    tokens.has(verb, cue.verb | cue.handling) || tokens.hasExclusion(verb, exclusionCue.engaging);
  const isOurs = tokens.hasClause(verb, clauseCue.speaker);
  return (
    isUse && (isOurs || (tokens.follows(verb + 1) && tokens.hasClause(verb + 1, clauseCue.speaker)))
  );
}

/** `React experience`: the first words of a sentence. */
export function leadsToExperience(tokens: Tokens, index: number): boolean {
  if (!opensSentence(tokens, index) || !tokens.follows(index + 1)) return false;
  return tokens.hasClause(index + 1, clauseCue.experienceNoun);
}

/** Others of its kind would do as well: `React or other frameworks`. */
export function isLikened(tokens: Tokens, index: number): boolean {
  return tokens.follows(index + 1) && tokens.has(index + 1, cue.likeness);
}

/** A phrase calls the name required, welcome or not needed: `Rust is a plus`, `React is not required`. */
export function isJudged(tokens: Tokens, index: number): boolean {
  for (let after = index + 1; after < index + 5; after++) {
    if (tokens.parted(after, partSeparators)) return false;
    if (tokens.has(after, cue.preference | cue.obligation)) return true;
    if (tokens.has(after, cue.negator) && tokens.has(after, cue.demand)) return true;
    const isBetween = tokens.has(after, cue.be | cue.negator | cue.passage | cue.follower);
    if (!isBetween && !tokens.hasExclusion(after, exclusionCue.adverb)) return false;
  }
  return false;
}

/** No word before it belongs to it: it is behind a mark or opens a line. */
export function opensPhrase(tokens: Tokens, index: number): boolean {
  return !tokens.follows(index) || tokens.parted(index, separator.wrap);
}

/** The next word does not make it the first half of another name. */
export function isClean(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  if (!tokens.follows(next) || tokens.parted(next, separator.hyphen)) return true;
  // In a script without spaces the next word is always separate.
  if (tokens.separators[next] === 0) return true;
  const fitting =
    cue.glue | cue.list | cue.trade | cue.artefact | cue.preference | cue.negator | cue.be;
  if (tokens.has(next, fitting) || tokens.technology(next) >= 0 || tokens.startsWithDigit(next))
    return true;
  // `mit Rust gearbeitet`: an English word is no half of one of another language.
  if (!tokens.isForeign(index) || letterCase(tokens, next) !== 'lower') return false;
  return !tokens.isEveryday(index) || isCapitalWithin(tokens, index);
}

/** Whether it has a capital after another word, in a language that writes nouns in lower case. */
function isCapitalWithin(tokens: Tokens, index: number): boolean {
  if (!tokens.follows(index) || letterCase(tokens, index) !== 'upper') return false;
  return tokens.phrasebookAt(index)?.capitalisesNouns === false;
}

/** In other languages than English its trade is before it: `programistów Delphi`, `développeuse front-end React`. */
export function hasTradeBefore(tokens: Tokens, index: number): boolean {
  if (!tokens.follows(index) || !tokens.isForeign(index) || tokens.isEveryday(index)) return false;
  let trade = index - 1;
  while (tokens.hasRole(trade, disciplineCues) && tokens.follows(trade)) trade--;
  const isTrade =
    tokens.has(trade, cue.trade) || tokens.hasRole(trade, roleCue.roleNoun | roleCue.roleNouns);
  return isTrade && isClean(tokens, index);
}

/** `Senior Developer React, Berlin`: the name of a role, with nothing before it in its line, ends with the word. */
export function closesTitle(tokens: Tokens, index: number): boolean {
  const ends = ~(separator.space | separator.wrap | separator.hyphen | separator.point);
  if (!tokens.follows(index) || !tokens.parted(index + 1, ends)) return false;
  if (!namesDeveloper(tokens, index - 1) || tokens.has(index, cue.everyday)) return false;
  let start = index - 1;
  while (!tokens.parted(start, hardSeparators)) {
    start--;
    if (!tokens.hasRole(start, roleCue.senior | roleCue.otherLevel | disciplineCues)) return false;
  }
  return true;
}

/**
 * Whether a name follows the noun for a developer that the company seeks: `cerchiamo un dev react per il team`, or `dev react`
 * as a whole line. Italian and its relatives put the technology there.
 */
export function isOfSought(tokens: Tokens, index: number): boolean {
  const noun = index - 1;
  if (!tokens.follows(index) || !tokens.hasRole(noun, roleCue.developer)) return false;
  if (tokens.parted(noun, separator.newline) && tokens.parted(index + 1, separator.newline))
    return true;
  if (!tokens.isForeign(index) || tokens.isEveryday(index) || !tokens.follows(noun)) return false;
  const isArticle = tokens.hasTopic(noun - 1, topicCue.article) && tokens.follows(noun - 1);
  const isSought = tokens.hasRole(noun - 1, roleCue.hiring);
  if (!isSought && !(isArticle && tokens.hasRole(noun - 2, roleCue.hiring))) return false;
  const next = index + 1;
  // `till vårt team`, `do zespołu` are phrases of looking for somebody.
  const leadsOn =
    tokens.hasClause(next, clauseCue.preposition) ||
    tokens.hasRole(next, roleCue.hiring | roleCue.team);
  return leadsOn || !tokens.follows(next);
}

/** `Developer`, `Frontendontwikkelaar` */
function namesDeveloper(tokens: Tokens, index: number): boolean {
  const isOfTrade =
    tokens.hasRole(index, roleCue.roleNoun) && tokens.hasRole(index, disciplineCues);
  return isOfTrade || tokens.hasRole(index, roleCue.developer);
}

/** In other languages than English its kind is before it: `librerie pandas`, `le langage go`. */
export function hasKindBefore(tokens: Tokens, index: number): boolean {
  return tokens.follows(index) && tokens.isForeign(index) && tokens.has(index - 1, cue.nature);
}

/** The word before does not make it the second half of another name. */
export function isCleanBefore(tokens: Tokens, index: number): boolean {
  if (opensPhrase(tokens, index)) return true;
  const fitting = cue.handling | cue.usage | cue.list | cue.trade | cue.negator | cue.be;
  if (tokens.has(index - 1, fitting) || tokens.hasRole(index - 1, roleCue.minor)) return true;
  // `a scelta fra go e rust`
  if (tokens.hasClause(index - 1, clauseCue.of)) return true;
  // `all react + typescript`, `we run node/express`
  const isJoined = tokens.parted(index + 1, separator.ampersand | separator.slash);
  const mayAct = tokens.hasClause(index - 1, clauseCue.subject | clauseCue.pronoun);
  const leads = tokens.hasTopic(index - 1, topicCue.destination);
  return isJoined && tokens.isCue(index - 1) && !mayAct && !leads;
}

/** An unknown capitalised word is directly beside it: `Spring Street`, `American Express`. */
export function isPartOfName(tokens: Tokens, index: number, { start, casing }: Sentence): boolean {
  if (casing !== 'mixed') return false;
  if (tokens.follows(index + 1) && mayBeName(tokens, index + 1)) return true;
  return tokens.follows(index) && index - 1 > start && mayBeName(tokens, index - 1);
}

/** Shortest English word that no word of another language is taken for, in characters. */
const shortestLoanword = 4;

/** `vi skriver node med typescript`: an English word of four letters or more in a line of another language. */
export function isLoanword(tokens: Tokens, index: number): boolean {
  if (!tokens.isForeign(index) || tokens.isEveryday(index)) return false;
  return tokens.lengthOf(index) >= shortestLoanword && !tokens.isCue(index, cue.everyday);
}
