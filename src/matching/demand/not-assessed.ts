// Demands besides technologies: degrees, certificates, clearances, languages, places, travel, notice and years. Nothing
// assesses them.
import { maxNotAssessed } from '../../schema/job-fit-limits.ts';
import type { NotAssessed } from '../../schema/job-fit-findings.ts';
import { clauseCue, cue, detailCue, exclusionCue, roleCue } from '../gazetteer/cues.ts';
import { section, type Section } from './section.ts';
import { isTold } from './told-demands.ts';
import { opensItem } from '../segments/lines.ts';
import { letterCase } from '../segments/sentences.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isWaived, isImpossible } from './denied-demands.ts';
import { isOfThings, isPlace, leadsToTown, placeDetails } from './places.ts';
import { quoteOf } from './quotation.ts';
import { isStart, startDetails } from './starts.ts';
import { isTongueCode } from './tongue-codes.ts';
import { isTongueAsked } from './tongues.ts';
import type { FoundYears } from './years-subject.ts';

/** How far after a language its judgement may be, in words. */
const judgementReach = 5;

type Kind = NotAssessed['kind'];

interface Found {
  readonly kind: Kind;
  /** Code units of the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * Finds demands that are not assessed, each kind once per sentence.
 * @param sections the section of each word
 * @param years the demands for years
 */
export function findNotAssessed(
  tokens: Tokens,
  sections: Uint8Array,
  years: readonly FoundYears[],
): Found[] {
  const found: Found[] = [];
  const seen = new Set<Kind>();
  const units = new Set(years.map(({ unit }) => unit).filter((unit) => isUnit(tokens, unit)));
  let sentence = 0;
  let quoted = 0;
  for (const index of listCues(tokens)) {
    if (found.length === maxNotAssessed) break;
    while (seen.size > 0 && sentence < index)
      if (tokens.parted(++sentence, hardSeparators)) seen.clear();
    sentence = index;
    const kind = kindOf(tokens, index, sections) ?? (units.has(index) ? 'years' : undefined);
    if (kind === undefined) continue;
    // A long sentence may name a language beyond the words that are quoted for another.
    const isQuoted = kind !== 'language' || tokens.place(index)[1] <= quoted;
    if (seen.has(kind) && isQuoted) continue;
    // `No notice period` asks for one.
    const mayBeNone = kind === 'notice' && tokens.hasClause(index - 1, clauseCue.determiner);
    const isOnSite =
      kind === 'place' && tokens.hasDetail(index, detailCue.remote) && isImpossible(tokens, index);
    const isStated = mayBeNone || isOnSite || isTownOfChoice(tokens, index);
    if (!isStated && isWaived(tokens, index)) continue;
    const isCredential = kind === 'degree' || kind === 'certificate';
    if (isCredential && isTold(tokens, index, sections[index] as Section)) continue;
    // Below `What we offer` and `Things we don't care about`
    if (sections[index] === section.unasked && !isOutsideOffer(tokens, index, kind)) continue;
    seen.add(kind);
    const quote = quoteOf(tokens, index);
    if (kind === 'language') quoted = quote.end;
    found.push({ kind, ...quote });
  }
  return found;
}

/** Kinds that a single word or phrase demands. */
const kinds: readonly (readonly [cues: number, kind: Kind])[] = [
  [detailCue.degree, 'degree'],
  [detailCue.clearance, 'clearance'],
  [detailCue.certificate, 'certificate'],
  [detailCue.notice, 'notice'],
  [detailCue.travel, 'travel'],
];
const details = kinds.reduce(
  (all, [cues]) => all | cues,
  detailCue.tongue | detailCue.tongueCode | detailCue.months | placeDetails | startDetails,
);

/** Words that may be a demand. The loop reads local names only, because it meets every word of a text. */
function listCues({ mention, detail, clause, separators, starts, ends, count }: Tokens): number[] {
  const found: number[] = [];
  const years = cue.years;
  const credential = clauseCue.credential;
  const label = detailCue.placeLabel;
  const within = clauseCue.within;
  const hyphen = separator.hyphen;
  for (let index = 0; index < count; index++) {
    const isCue =
      (mention[index]! & years) !== 0 ||
      (detail[index]! & details) !== 0 ||
      (clause[index]! & credential) !== 0;
    // Two letters before a hyphen may begin the code of an exam.
    const isAfterLabel =
      index > 0 && ((detail[index - 1]! & label) !== 0 || (clause[index - 1]! & within) !== 0);
    const mayBeCode = (separators[index + 1]! & hyphen) !== 0 && starts[index]! + 2 === ends[index];
    const hasSign = (separators[index]! & separator.bullet) !== 0;
    // `Imola (BO)`
    const next = index + 1;
    const isInProvince =
      (separators[next]! & separator.open) !== 0 && starts[next]! + 2 === ends[next];
    if (isCue || isAfterLabel || hasSign || mayBeCode || isInProvince) found.push(index);
  }
  return found;
}

function kindOf(tokens: Tokens, index: number, sections: Uint8Array): Kind | undefined {
  const single = kinds.find(([cues]) => tokens.hasDetail(index, cues))?.[1];
  // `TOGAF` is a technology, `TOGAF certification` is none.
  if (single !== undefined && !tokens.names(index)) {
    const isOther =
      isRemoval(tokens, index) || isOfProduct(tokens, index) || endsCompany(tokens, index);
    return single === 'travel' && isOther ? undefined : single;
  }
  if (tokens.hasClause(index, clauseCue.credential) || isExamCode(tokens, index)) {
    return 'certificate';
  }
  if (tokens.hasDetail(index, detailCue.tongue)) {
    if (isHeadingOfTongues(tokens, index)) return undefined;
    return isTongueAsked(tokens, index, sections) ? 'language' : undefined;
  }
  if (isTongueCode(tokens, index)) return 'language';
  if (isPlace(tokens, index)) return 'place';
  if (tokens.hasDetail(index, startDetails) && isStart(tokens, index)) return 'notice';
  return undefined;
}

/** `Leeds or London does not matter`: which of the towns is left open, and not whether it is one. */
function isTownOfChoice(tokens: Tokens, index: number): boolean {
  const { city } = detailCue;
  if (!tokens.hasDetail(index, city) || !tokens.hasDetail(index + 2, city)) return false;
  return tokens.hasClause(index + 1, clauseCue.alternative) && tokens.follows(index + 2);
}

/** `Språkkunskaper⏎Svenska motsvarande C1`: a line of its own above one that begins with a language. */
function isHeadingOfTongues(tokens: Tokens, index: number): boolean {
  const { newline } = separator;
  const next = index + 1;
  if (!tokens.hasDetail(index, detailCue.level) || opensItem(tokens, index)) return false;
  if (!tokens.parted(index, newline) || next >= tokens.count) return false;
  return tokens.parted(next, newline) && tokens.hasDetail(next, detailCue.tongue);
}

/** Whether a word is a unit of time: years, or months. */
function isUnit(tokens: Tokens, index: number): boolean {
  return tokens.has(index, cue.years) || tokens.hasDetail(index, detailCue.months);
}

/** How far after a verb its particle may be, in words. */
const particleReach = 5;

/** `The old screens fliegen bald raus`, `Airflow åker ut`: a verb of travelling that means a removal here. */
function isRemoval(tokens: Tokens, index: number): boolean {
  const { parting, particle, removed } = exclusionCue;
  if (tokens.hasExclusion(index, removed) && tokens.technology(index - 1) >= 0) return true;
  if (!tokens.hasExclusion(index, parting)) return false;
  for (let after = index + 1; after < index + particleReach && tokens.follows(after); after++)
    if (tokens.hasExclusion(after, particle)) return true;
  return false;
}

/** How far before its company a role may be, in words. */
const roleReach = 4;

/** `Tester bij Wadloper Reizen`, `Sviluppatore – Cimabella Viaggi`: the second word of a company's name. */
function endsCompany(tokens: Tokens, index: number): boolean {
  const name = index - 1;
  if (tokens.spaces(index) > 0 || !tokens.follows(index) || tokens.isCue(name)) return false;
  if (tokens.phrasebookAt(index)?.capitalisesNouns) return false;
  if (letterCase(tokens, index) !== 'upper' || letterCase(tokens, name) !== 'upper') return false;
  if (tokens.follows(name) && tokens.hasClause(name - 1, clauseCue.within)) return true;
  const isAt = tokens.follows(name) && tokens.hasClause(name - 1, clauseCue.preposition);
  if (!isAt && !tokens.parted(name, separator.dash)) return false;
  for (let role = name - 1; role >= name - roleReach; role--)
    if (tokens.hasRole(role, roleCue.roleNoun)) return true;
  return false;
}

/** How far before its users' journeys a product may be, in words. */
const productReach = 4;

/** `A travel app`, `plateforme de réservation de voyages`: others travel with the product. */
function isOfProduct(tokens: Tokens, index: number): boolean {
  const { product } = detailCue;
  const next = index + 1;
  if (tokens.follows(next) && tokens.hasDetail(next, product)) return true;
  const purposes = clauseCue.of | clauseCue.duration;
  const isLed =
    tokens.hasClause(index - 1, purposes) && !tokens.hasClause(index - 1, clauseCue.within);
  for (let before = index - 1; before >= index - productReach; before--) {
    if (!tokens.follows(before + 1)) return false;
    if (tokens.hasDetail(before, product)) return isLed;
  }
  return false;
}

/**
 * Whether a demand stands among benefits without being one: `Spanish is a plus`, clearances, places, dates and phrases of
 * travelling (`occasional travel`).
 */
function isOutsideOffer(tokens: Tokens, index: number, kind: Kind): boolean {
  if (kind === 'travel') return tokens.spaces(index) > 0 || leadsToTown(tokens, index);
  if (kind === 'place') return !isOfThings(tokens, index);
  if (kind !== 'language') return kind === 'clearance' || kind === 'notice';
  for (let after = index + 1; after < index + judgementReach; after++) {
    if (tokens.parted(after, partSeparators)) return false;
    if (tokens.has(after, cue.preference | cue.obligation)) return true;
  }
  return false;
}

/** `AZ-400` */
function isExamCode(tokens: Tokens, index: number): boolean {
  if ((tokens.separators[index + 1]! & separator.hyphen) === 0) return false;
  return /^[A-Z]{2}$/.test(tokens.written(index)) && /^\d{3}$/.test(tokens.written(index + 1));
}
