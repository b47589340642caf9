// Where the work is done: towns, offices, and work away from them.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { signBefore } from '../segments/lines.ts';
import { isCapitals, isNear, letterCase } from '../segments/sentences.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How far before a town words may say that others are there, in words. */
const othersReach = 10;

/** Words that may be a place. */
export const placeDetails = detailCue.place | detailCue.remote | detailCue.city | detailCue.site;

/** Whether a word says where the work is done. */
export function isPlace(tokens: Tokens, index: number): boolean {
  if (describesThing(tokens, index)) return false;
  // `The tickets bor i Jira`: a thing is in a tool.
  if (tokens.spaces(index) > 0 && tokens.follows(index + 1) && tokens.names(index + 1))
    return false;
  if (tokens.hasDetail(index, detailCue.place)) return !isMoved(tokens, index);
  if (isLabelled(tokens, index)) return true;
  if (isAfterRole(tokens, index) || isAfterCompany(tokens, index)) return true;
  if (isOfWork(tokens, index) || isInProvince(tokens, index)) return isTownOfWork(tokens, index);
  if (tokens.hasDetail(index, detailCue.remote) && isWorkAway(tokens, index)) return true;
  if (tokens.hasDetail(index, detailCue.city)) return isTownOfWork(tokens, index);
  return tokens.hasDetail(index, detailCue.site) && isSiteOfWork(tokens, index);
}

/** `Hybrid cloud`, `hybrid apps`, `soporte remoto`: the word says what a thing or a service is like, and not where somebody works. */
function describesThing(tokens: Tokens, index: number): boolean {
  if (!tokens.hasDetail(index, detailCue.place | detailCue.remote)) return false;
  const isAfter = tokens.phrasebookAt(index)?.adjectivesFollow || tokens.spaces(index) > 0;
  const thing = isAfter ? index - 1 : index + 1;
  if (!tokens.follows(isAfter ? index : thing)) return false;
  if (tokens.hasRole(thing, roleCue.roleNoun | roleCue.roleNouns)) return false;
  // `Soporte`, `assistenza`
  if (tokens.hasDetail(index, detailCue.remote)) return tokens.hasRole(thing, roleCue.anotherTrade);
  if (tokens.hasRole(thing, roleCue.infrastructure)) return true;
  const isPeople = tokens.hasRole(thing, roleCue.backend | roleCue.frontend | roleCue.team);
  return tokens.has(thing, cue.nature | cue.software | cue.artefact) && !isPeople;
}

/** How far before a place the things may be that are there, in words. */
const thingsReach = 8;

/** `Home office up to two days a week` */
function isLimited(tokens: Tokens, index: number): boolean {
  return tokens.follows(index + 1) && tokens.hasExclusion(index + 1, exclusionCue.until);
}

/** `Coffee and fruit in the office`: only plain words are before the place. */
export function isOfThings(tokens: Tokens, index: number): boolean {
  if (isLimited(tokens, index)) return false;
  let hasThing = false;
  for (let before = index - 1; before >= index - thingsReach; before--) {
    const ends = tokens.parted(before + 1, partSeparators);
    if (ends) return hasThing;
    if (tokens.isAmount(before)) return false;
    const isPlain = !tokens.isCue(before);
    hasThing ||= isPlain;
    if (!isPlain && !tokens.has(before, cue.list | cue.passage)) return false;
  }
  return false;
}

/** How far from a word of moving the technology is that moves, in words. */
const moveReach = 10;

/** `The app moves to Flutter`: a word of moving with a technology in its clause. */
function isMoved(tokens: Tokens, index: number): boolean {
  if (!tokens.hasTopic(index, topicCue.moving)) return false;
  const around = { reach: moveReach, ends: clauseSeparators };
  return isNear(tokens, index, around, (near) => tokens.technology(near) >= 0);
}

const labelEnds = separator.colon | separator.semicolon | separator.bullet | separator.dash;

/** `Dublin` in `Location: Dublin`, `Location | Dublin`, `📍 Dublin`. */
function isLabelled(tokens: Tokens, index: number): boolean {
  const label = index - 1;
  // `| Location | Must |`
  const isHeading = tokens.has(index, cue.obligation | cue.preference);
  const isLabel = tokens.hasDetail(label, detailCue.placeLabel) && !isHeading;
  if (isLabel && tokens.parted(index, labelEnds) && tokens.parted(label, hardSeparators))
    return true;
  return tokens.parted(index, separator.bullet) && signBefore(tokens, index) === pin;
}

const pin = '📍';

/** `Developer in Eindhoven`: an unknown name after a role. */
function isAfterRole(tokens: Tokens, index: number): boolean {
  const isLed = tokens.hasClause(index - 1, clauseCue.within) && tokens.follows(index);
  if (!isLed || tokens.follows(index + 1)) return false;
  return tokens.hasRole(index - 2, roleCue.roleNoun | roleCue.datum) && isName(tokens, index);
}

/** The heads of texts, in words: where a company and its town are above all sentences. */
const longestHead = 40;
const townMarks = separator.comma | separator.dash | separator.open | separator.bullet;

/** `Lanternfish Ltd, Whitby`: a name at the end of a line or a bracket, after the legal form of a company. */
function isAfterCompany(tokens: Tokens, index: number): boolean {
  const form = index - 1;
  if (index >= longestHead || !tokens.hasDetail(form, detailCue.placeLabel)) return false;
  if (!tokens.follows(form) || letterCase(tokens, form) === 'lower') return false;
  if (!tokens.parted(index, townMarks) || tokens.parted(index, separator.newline)) return false;
  if (letterCase(tokens, index) !== 'upper' || tokens.isCue(index)) return false;
  // `Aranda de Duero`
  const isJoined = tokens.follows(index + 1) && tokens.follows(index + 2);
  const isOfRiver = isJoined && tokens.has(index + 1, cue.passage);
  const last = isOfRiver ? index + 2 : index;
  const ends = townMarks | separator.newline | separator.close;
  const book = tokens.phrasebookAt(index);
  const written = tokens.written(index);
  // `Personalabteilung`
  const isNoun =
    book?.capitalisesNouns && book.nounEndings.some((ending) => written.endsWith(ending));
  if (isNoun || isCapitals(written)) return false;
  return tokens.parted(last + 1, ends) && tokens.technology(index) < 0;
}

/** `Imola (BO)`, `Guingamp (22)` in languages whose towns have their province beside them */
function isInProvince(tokens: Tokens, index: number): boolean {
  const province = index + 1;
  const isEnclosed =
    tokens.parted(province, separator.open) && tokens.parted(province + 1, separator.close);
  if (!isEnclosed || !/^(?:[A-Z]{2}|\d{2})$/.test(tokens.written(province))) return false;
  return !!tokens.phrasebookAt(index)?.adjectivesFollow && isName(tokens, index);
}

/** `You will work in Whitby`, `the job is in Whitby`: a name at the end of a clause, and what leads to it. */
function isOfWork(tokens: Tokens, index: number): boolean {
  const within = index - 1;
  const isLed = tokens.hasClause(within, clauseCue.within) && tokens.follows(index);
  if (!isLed || tokens.follows(index + 1) || !isName(tokens, index)) return false;
  const { taskWord, neutralHeading } = topicCue;
  // `Jobbar i` is one phrase.
  const work = tokens.hasTopic(within, taskWord) ? within : within - 1;
  const isOther =
    tokens.hasClause(work, clauseCue.experienceNoun) || tokens.hasRole(work, roleCue.team);
  if (tokens.hasTopic(work, taskWord) && !isOther) return true;
  // `Arbeidet foregår i`
  const isVerb = tokens.has(work, cue.be | cue.verb);
  const isNoun = tokens.hasTopic(work - 1, taskWord | neutralHeading);
  return isVerb && (isNoun || tokens.hasDetail(work - 1, detailCue.career));
}

/** `Fully remote`, `remote (EU)`, but not `remote teams` */
function isWorkAway(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  // `Work from home one day a week`, `Homeoffice pro Woche`
  const isOften = tokens.isAmount(next) || tokens.hasClause(next, clauseCue.dateBefore);
  const isLast = !tokens.follows(next) || isOften || isLimited(tokens, index);
  if (isLast || (isName(tokens, next) && !tokens.follows(next + 1))) return true;
  return (
    tokens.hasTopic(next, topicCue.origin | topicCue.optionalLabel | topicCue.permitting) ||
    tokens.has(
      next,
      cue.list |
        cue.be |
        cue.region |
        cue.terms |
        cue.verb |
        cue.obligation |
        cue.preference |
        cue.contrast |
        cue.negator,
    ) ||
    tokens.hasClause(next, clauseCue.preposition | clauseCue.within | clauseCue.duration) ||
    tokens.hasRole(next, roleCue.roleNoun | roleCue.datum | roleCue.hiring) ||
    tokens.hasDetail(next, placeDetails)
  );
}

/** A town, unless it is that of others, of a journey or of an address: `our clients are in London`, `10115 Berlin`. */
function isTownOfWork(tokens: Tokens, index: number): boolean {
  if (tokens.startsWithDigit(index - 1) && tokens.follows(index)) return false;
  // `todo-madrid`
  if (tokens.separators[index] === separator.hyphen) return false;
  // `Greetings from Ulm`
  if (tokens.hasTopic(index - 1, topicCue.origin) && tokens.follows(index)) return false;
  if (isGreeted(tokens, index)) return false;
  // `Meetings with Hamburg`
  const isWith = tokens.follows(index) && tokens.has(index - 1, cue.pointer);
  if (isWith && !tokens.hasClause(index - 1, clauseCue.within)) return false;
  // `A spin-out of the University of Edinburgh`
  const isOf = tokens.follows(index) && tokens.hasClause(index - 1, clauseCue.of);
  if (isOf && tokens.follows(index - 1) && isName(tokens, index - 2)) return false;
  // `Berlin Wall`
  if (tokens.follows(index + 1) && isName(tokens, index + 1)) return false;
  for (let before = index; before > index - othersReach; before--) {
    // `For a client in Leeds`, but not `our clients are in Leeds`, `kunden sitter i Oslo`
    const isBracketed = before === index - 1 && tokens.parted(index, separator.open);
    const isIn = tokens.hasClause(before + 1, clauseCue.within) && tokens.spaces(before + 1) === 0;
    const isLed = isBracketed || (before === index - 2 && isIn);
    const isClient = isLed && tokens.hasRole(before, roleCue.client);
    if (before < index && !isClient && isOfOthers(tokens, before)) return false;
    // `Colleagues in Linz`, `payments are looked after by the team in Leeds`
    if (before < index && tokens.hasTopic(before, topicCue.elsewhere)) return false;
    if (before < index && isOwnProduct(tokens, before)) return false;
    if (tokens.parted(before, hardSeparators)) return true;
  }
  return true;
}

/** `Our *servers* are in Frankfurt`, but not `our platform team` */
function isOwnProduct(tokens: Tokens, index: number): boolean {
  const isOurs = tokens.follows(index) && tokens.hasRole(index - 1, roleCue.possessive);
  if (!isOurs || !tokens.hasDetail(index, detailCue.product)) return false;
  const next = index + 1;
  return !tokens.hasRole(next, roleCue.team) && !tokens.hasTopic(next, topicCue.company);
}

/** `Hi Sofia,` at the beginning of a text: the name is a reader's, no town's. */
function isGreeted(tokens: Tokens, index: number): boolean {
  const ends = separator.comma | separator.newline | separator.call;
  if (index !== 1 || !tokens.follows(index) || !tokens.parted(index + 1, ends)) return false;
  const isLabel = tokens.hasDetail(0, placeDetails | detailCue.placeLabel);
  return !isLabel && !tokens.hasClause(0, clauseCue.within);
}

function isOfOthers(tokens: Tokens, index: number): boolean {
  return (
    tokens.hasDetail(index, detailCue.travel) ||
    tokens.hasRole(index, roleCue.client) ||
    tokens.hasClause(index, clauseCue.speaker) ||
    tokens.hasTopic(index, topicCue.company)
  );
}

/** `Our office in Leeds`, `the Leeds office`, `2 days in the office` */
function isSiteOfWork(tokens: Tokens, index: number): boolean {
  // `The office is in Leeds`
  const next = tokens.has(index + 1, cue.be) ? index + 2 : index + 1;
  const ways = clauseCue.within | clauseCue.preposition;
  const leads = tokens.follows(next) && tokens.hasClause(next, ways);
  if (leads && isName(tokens, next + 1)) return true;
  const before = index - 1;
  if (!tokens.follows(index)) return false;
  // `Lanternfish Studio` is a company.
  const isCompany =
    !tokens.hasDetail(before, detailCue.city) && letterCase(tokens, index) === 'upper';
  if (isName(tokens, before) && !isCompany) return true;
  if (tokens.hasClause(before, clauseCue.within)) return true;
  const isGiven = tokens.has(before, cue.passage) && tokens.follows(before);
  return isGiven && tokens.hasClause(before - 1, clauseCue.within);
}

/** How far after a journey the town is that it leads to, in words. */
const townReach = 6;

/** `Sono previste trasferte saltuarie a Trieste`, but not `travel allowance` */
export function leadsToTown(tokens: Tokens, journey: number): boolean {
  for (let town = journey + 2; town <= journey + townReach; town++) {
    if (tokens.parted(town - 1, partSeparators)) return false;
    // `Viajes a la Ciudad de México`
    const isArticle = town > journey + 2 && tokens.has(town - 1, cue.passage);
    const leads = [town - 1, isArticle ? town - 2 : town - 1].some(
      (word) =>
        tokens.hasClause(word, clauseCue.toward | clauseCue.within) ||
        tokens.hasTopic(word, topicCue.destination),
    );
    if (leads && tokens.follows(town) && isName(tokens, town)) return true;
  }
  return false;
}

/** Whether a word is a town, or may be one: a capitalised word that no list has. */
function isName(tokens: Tokens, index: number): boolean {
  if (tokens.hasDetail(index, detailCue.city)) return true;
  if (tokens.isCue(index) || tokens.technology(index) >= 0) return false;
  return !tokens.phrasebookAt(index)?.capitalisesNouns && letterCase(tokens, index) === 'upper';
}
