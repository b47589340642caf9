// Technologies that were given up or are banned: `Jenkins has been retired`, `jQuery är bannlyst`, `we binned MongoDB`.
import { type Clause, hasPronounReplaced, isOfReader, isPlain } from '../segments/clauses.ts';
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { ownPart } from './denied.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import { isQuestion } from '../segments/sentences.ts';
import { listEndingAt } from '../segments/coordination.ts';
import type { Tokens } from '../tokens/tokens.ts';

const longestList = 40;
/** Most words between the names and the word of removal, and after it. */
const reach = 8;

/** Lists the names that a clause calls removed: `Hadoop was retired and Oozie was dropped`. */
export function listRemoved(tokens: Tokens, clause: Clause): number[] {
  if (clause.names === 0 || isCancelled(tokens, clause)) return [];
  const all: number[] = [];
  for (let index = clause.start; index < clause.end; index++) {
    if (!tokens.hasExclusion(index, exclusionCue.removed) || tokens.names(index)) continue;
    const before = opensObject(tokens, clause, index) ? [] : listBefore(tokens, clause, index);
    const found = before.length > 0 ? before : listAfter(tokens, clause, index);
    all.push(...found);
  }
  return all;
}

/** `Vi behåller Kotlin men skrotar Java`: a conjunction before the word of removal, and a name after it. */
function opensObject(tokens: Tokens, { start }: Clause, removed: number): boolean {
  if (!tokens.names(removed + 1) || !tokens.follows(removed + 1)) return false;
  const before = removed - 1;
  const joins = tokens.has(before, cue.contrast) || tokens.hasClause(before, clauseCue.opensClause);
  return joins && before > start;
}

export function isCancelled(tokens: Tokens, { start, end, mention, structure }: Clause): boolean {
  const turning = cue.affirmation | cue.supposition | cue.preference;
  if ((mention & turning) !== 0 || (structure & clauseCue.experienceNoun) !== 0) return true;
  let isRemoved = false;
  for (let index = start; index < end; index++) {
    // `Java har de lämnat så det är inget du behöver`
    if (isRemoved && tokens.hasClause(index, clauseCue.opensClause)) break;
    if (isOfReader(tokens, index)) return true;
    // `Jenkins was shut down, so no Groovy`
    isRemoved ||= tokens.hasExclusion(index, exclusionCue.removed);
    // `Java ersätts inte`
    const isDenied = tokens.follows(index) && tokens.hasExclusion(index - 1, exclusionCue.removed);
    if ((!isRemoved || isDenied) && tokens.has(index, cue.negator)) return true;
  }
  return isQuestion(tokens, start);
}

/** `Jenkins was retired last year`, `Jenkins haben wir abgeschafft`, `wir haben Jenkins abgeschafft` */
function listBefore(tokens: Tokens, clause: Clause, removed: number): number[] {
  let last = removed - 1;
  // `Os scripts foram pro lixo`
  let isLinked = isLink(tokens, removed);
  let stranger = -1;
  for (; last >= clause.start && !tokens.names(last); last--) {
    if (removed - last > reach) return [];
    isLinked ||= isLink(tokens, last);
    if (isPlain(tokens, last)) continue;
    if (stranger >= 0) return [];
    stranger = last;
  }
  // `Gearset vurderte vi og takka nei`, `Snowflake haben wir geprüft und verworfen`
  const isAllowed =
    stranger < 0 ||
    isLink(tokens, last + 1) ||
    (isPlain(tokens, last + 1) && isLink(tokens, last + 2)) ||
    tokens.hasClause(stranger + 1, clauseCue.speaker);
  if (!isAllowed) return [];
  // `Perla wyłączamy jesienią`
  const isVerb = !isLinked && tokens.isForeign(removed) && clause.end === removed + 2;
  if (
    last < clause.start ||
    isPerson(tokens, last + 1) ||
    !(isVerb || endsPlainly(tokens, clause, removed + 1))
  )
    return [];
  let list = listEndingAt(tokens, last, longestList);
  // `Angular hebben we voor React ingeruild`
  if (leads(tokens, list[0]! - 1)) {
    let old = list[0]! - 2;
    while (old >= clause.start && !tokens.names(old)) old--;
    if (old >= clause.start) list = listEndingAt(tokens, old, longestList);
  }
  if (isLinked) {
    const own = ownPart(tokens, clause, list);
    return own.length > 0 ? own : list.slice(-1);
  }
  // `Wir haben Jenkins abgeschafft`, `Jenkins retired`
  const isObject = hasSpeaker(tokens, clause.start, list[0]!);
  if (isObject) {
    // `Piszemy w Go, Javę zostawiamy innym`
    const isOther = !tokens.isForeign(removed) || tokens.hasClause(removed, clauseCue.speaker);
    const own = isOther ? ownPart(tokens, clause, list) : [];
    return own.length > 0 ? own : list;
  }
  // `Z Java EE skończyliśmy`: the verb shows the company.
  const opens = list[0]! - clause.start <= (tokens.isForeign(removed) ? 1 : 0);
  return opens || isDescribed(tokens, clause, list[0]!) ? ownPart(tokens, clause, list) : [];
}

/** `Our Java developer has retired` */
function isPerson(tokens: Tokens, index: number): boolean {
  const joints = separator.space | separator.hyphen;
  return !tokens.parted(index, ~joints) && tokens.hasRole(index, roleCue.roleNoun);
}

/** `Vårt gamla PHP-system stängs av`: only words for an old thing are before the list. */
function isDescribed(tokens: Tokens, { start }: Clause, end: number): boolean {
  for (let index = start; index < end; index++) {
    const isOwn =
      tokens.hasExclusion(index, exclusionCue.setting) ||
      tokens.hasRole(index, roleCue.possessive) ||
      tokens.hasTopic(index, topicCue.article) ||
      tokens.hasClause(index, clauseCue.pronoun | clauseCue.of) ||
      (tokens.has(index, cue.passage) && !tokens.has(index, cue.verb | cue.handling)) ||
      // `Monoliten i Visual Basic stängdes`
      (index > start && tokens.hasClause(index, clauseCue.preposition)) ||
      (index === start && tokens.hasClause(index, clauseCue.opensClause));
    if (!isOwn) return false;
  }
  return true;
}

function isLink(tokens: Tokens, index: number): boolean {
  return (
    tokens.has(index, cue.be) ||
    tokens.hasClause(index, clauseCue.speaker | clauseCue.singular) ||
    tokens.hasExclusion(index, exclusionCue.engaging)
  );
}

/** `We have removed the last Perl scripts`, `Adiós jQuery` */
function listAfter(tokens: Tokens, clause: Clause, removed: number): number[] {
  if (hasPronounReplaced(tokens, removed)) return [];
  // `Jenkins -> ersatt av GitLab CI`
  if (leads(tokens, removed + 1)) {
    const isOfNameBefore = removed === clause.start && tokens.names(removed - 1);
    if (!isOfNameBefore || tokens.parted(removed, hardSeparators)) return [];
    return listEndingAt(tokens, removed - 1, longestList);
  }
  let first = removed + 1;
  while (first < clause.end && !tokens.names(first)) {
    // `Plus de 5 ans de Java`
    if (first - removed > reach / 2 + 1 || tokens.startsWithDigit(first)) return [];
    if (!isPlain(tokens, first)) return [];
    // `They switched off their monitors and wrote Haskell`
    if (tokens.hasClause(first, clauseCue.opensClause) && !tokens.names(first + 1)) return [];
    first++;
  }
  if (first >= clause.end) return [];
  const isOwn = hasSpeaker(tokens, clause.start, removed + 1);
  let strangers = 0;
  for (let index = clause.start; index < removed; index++) {
    if (!isOwn && !isCourtesy(tokens, index)) return [];
    // `Vi har aktivt valgt bort MongoDB`
    if (!isPlain(tokens, index) && ++strangers > 1) return [];
  }
  const list = [first];
  let end = first + 1;
  for (; end < clause.end; end++) {
    if (tokens.names(end)) list.push(end);
    else if (!tokens.has(end, cue.list) || !tokens.names(end + 1)) break;
  }
  if (end === clause.end) return list;
  if (!isOwn && !isCourtesy(tokens, end) && !tokens.has(end, cue.demand)) return [];
  return endsPlainly(tokens, clause, end) ? list : [];
}

export function hasSpeaker(tokens: Tokens, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    if (tokens.hasClause(index, clauseCue.speaker)) return true;
    if (tokens.hasTopic(index, topicCue.others | topicCue.self)) return true;
    if (tokens.isForeign(index) && tokens.hasExclusion(index, exclusionCue.engaging)) return true;
  }
  return false;
}

function isCourtesy(tokens: Tokens, index: number): boolean {
  return tokens.hasExclusion(index, exclusionCue.adverb) || tokens.has(index, cue.list);
}

/** Whether the clause ends here, or goes on with a plain word: neither `dead simple` nor `dropped packets`. */
function endsPlainly(tokens: Tokens, { end }: Clause, from: number): boolean {
  if (from >= end || isPlain(tokens, from) || opensCircumstance(tokens, from)) return true;
  if (tokens.hasExclusion(from, exclusionCue.removed)) return true;
  // `Vi har bytt bort Angular mot något enklare`
  return (tokens.isForeign(from) && tokens.has(from, cue.successor)) || leads(tokens, from);
}

/** `… two years ago`, `… after the audit`, `… because of its price` */
function opensCircumstance(tokens: Tokens, index: number): boolean {
  return (
    tokens.has(index, cue.glue) ||
    tokens.hasClause(index, clauseCue.duration) ||
    tokens.hasDetail(index, detailCue.amount)
  );
}

/** Whether a word leads to the successor of a removed technology: `for`. */
export function leads(tokens: Tokens, index: number): boolean {
  if (index < 0) return false;
  if (!tokens.has(index, cue.successor) && !tokens.hasClause(index, clauseCue.toward)) return false;
  for (let next = index + 1; next < index + 4; next++) {
    if (tokens.names(next)) return true;
    if (!isPlain(tokens, next)) return false;
  }
  return false;
}
