// How the words around a level or discipline relate it to the offered role: they offer, ask for, welcome or deny it.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader } from '../segments/clauses.ts';
import { isAlternative } from '../segments/lists.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isPermitted, levels } from './level-forms.ts';
import { nameAfter } from './role-names.ts';
import { isStaff } from './staff.ts';

/** How far words about a role may be from it. */
const reach = 8;
/** How far from a word of the role its denial is, in words. */
const denialReach = 6;

/** `Microsoft Certified Azure Developer Associate`, `Azure Developer Associate certificate`: a level in the name of a certificate. */
export function isCertified(tokens: Tokens, index: number): boolean {
  const isLow = tokens.hasRole(index, roleCue.otherLevel);
  if (isLow && tokens.follows(index + 1) && isCertificate(tokens, index + 1)) return true;
  const isAfterRole = tokens.follows(index) && tokens.hasRole(index - 1, roleCue.roleNoun);
  if (!isLow && !isAfterRole) return false;
  const ends = (hardSeparators & ~separator.bullet) | separator.comma | separator.open;
  for (let before = index - 1; before > index - reach; before--) {
    if (tokens.parted(before + 1, ends)) return false;
    if (isCertificate(tokens, before)) return true;
  }
  return false;
}

function isCertificate(tokens: Tokens, index: number): boolean {
  const isCredential = tokens.hasClause(index, clauseCue.credential);
  const isDegree = tokens.hasDetail(index, detailCue.degree);
  return tokens.hasDetail(index, detailCue.certificate) || (isCredential && !isDegree);
}

/** Whether the words before offer a role, or name one that is only related to the offered one. */
export function standing(tokens: Tokens, index: number): 'offered' | 'related' | undefined {
  if (isStaff(tokens, index)) return 'related';
  let hasLevel = false;
  let isAfterArticle = false;
  for (let before = index - 1; before > index - reach; before--) {
    if (tokens.parted(before + 1, hardSeparators | separator.semicolon)) break;
    if (tokens.hasRole(before, levels)) hasLevel = true;
    // `We seek for our client a DevOps Lead`
    if (tokens.hasRole(before + 1, roleCue.client)) continue;
    if (isExpected(tokens, before, index)) return 'offered';
    // `un` offers a role only where no relation is before it: `con un senior`.
    const isArticle = tokens.hasTopic(before, topicCue.article);
    if (isArticle) isAfterArticle ||= tokens.hasRole(before, roleCue.hiring);
    else if (tokens.hasRole(before, roleCue.hiring) && !isOurs(tokens, before)) {
      // `accompagné par quelqu'un de senior`
      return tokens.hasTopic(before - 1, topicCue.helping) ? 'related' : 'offered';
    }
    if (tokens.hasTopic(before, topicCue.helping)) return 'related';
    // `from junior to senior`, `between mid and senior` are levels on offer.
    const isRange = hasLevel && tokens.hasRole(before, roleCue.between);
    if (tokens.hasRole(before, roleCue.relation) && !isRange) return 'related';
    if (isAfterArticle) continue;
    // `You build our backend`
    const isObject = tokens.hasRole(before - 1, roleCue.asking);
    if (!isObject && isOurs(tokens, before)) return 'related';
  }
  return isAfterArticle ? 'offered' : undefined;
}

function isOurs(tokens: Tokens, index: number): boolean {
  return tokens.hasRole(index, roleCue.possessive);
}

/** `Our new backend engineer knows Go`, `from our new backend engineer we expect Go`, but not `our new backend` */
function isExpected(tokens: Tokens, owner: number, index: number): boolean {
  if (!isOurs(tokens, owner) || !tokens.hasRole(owner, roleCue.hiring)) return false;
  const start = tokens.hasRole(owner - 1, roleCue.between) ? owner - 1 : owner;
  if (!tokens.parted(start, hardSeparators)) return false;
  const { roleNoun } = roleCue;
  if (tokens.hasRole(owner + 1, roleNoun) || tokens.hasRole(index, roleNoun)) return true;
  return nameAfter(tokens, index) === 'one';
}

/** `A senior engineer mentors you.` */
export function isHelper(tokens: Tokens, index: number): boolean {
  return isBefore(tokens, index, (after) => tokens.hasTopic(after, topicCue.helping));
}

/** `Introduced by an experienced colleague`, but not `looking for an experienced colleague` */
export function isByPeer(tokens: Tokens, index: number, after: number): boolean {
  if (!tokens.follows(after) || !tokens.hasExclusion(after, exclusionCue.peer)) return false;
  const lead = tokens.hasTopic(index - 1, topicCue.article) ? index - 2 : index - 1;
  return (
    tokens.hasClause(lead, clauseCue.preposition | clauseCue.of) &&
    !tokens.hasRole(lead, roleCue.hiring) &&
    !tokens.hasRole(lead - 1, roleCue.hiring)
  );
}

/** How far the team may be from the words that give somebody its lead. */
const teamReach = 4;

/** `You will lead the team`, `Du führst ein sechsköpfiges Frontend-Team`, but not `you will lead workshops` */
export function isTeamLed(tokens: Tokens, index: number): boolean {
  for (let near = index; near <= index + teamReach; near++) {
    const isOther = near > index && tokens.parted(near, hardSeparators | separator.comma);
    if (isOther) return false;
    if (tokens.hasRole(near, roleCue.team)) return true;
  }
  return false;
}

/** `A senior engineer is wanted.` */
export function isSoughtAfter(tokens: Tokens, index: number): boolean {
  return isBefore(tokens, index, (after) => tokens.hasRole(after, roleCue.hiring));
}

/** Whether a word that passes a test is within reach after another one in its sentence. */
function isBefore(tokens: Tokens, index: number, test: (after: number) => boolean): boolean {
  for (let after = index + 1; after < index + reach; after++) {
    if (tokens.parted(after, hardSeparators)) return false;
    if (test(after)) return true;
  }
  return false;
}

/** Most words of a note that is no sentence. */
const longestNote = 3;

/** The sentence asks for the work, or is a note without more words. */
export function isAskedFor(tokens: Tokens, index: number): boolean {
  let start = index;
  let end = index + 1;
  while (index - start < 2 * reach && !tokens.parted(start, hardSeparators)) start--;
  while (end - index < 2 * reach && !tokens.parted(end, hardSeparators)) end++;
  if (end - start <= longestNote) return true;
  for (let near = start; near < end; near++) if (tokens.hasRole(near, roleCue.asking)) return true;
  return false;
}

/** How far front end and back end may be from each other, in words. */
const bothReach = 4;

/** `Du jobber med både frontend og backend`: the reader's work is both, and a word names one of them. */
export function isOneOfBoth(tokens: Tokens, index: number): boolean {
  const { frontend, backend } = roleCue;
  const other = tokens.hasRole(index, backend) ? frontend : backend;
  if (!tokens.hasRole(index, frontend | backend)) return false;
  return [-1, 1].some((step) => {
    let isJoint = false;
    for (let near = index + step; Math.abs(near - index) <= bothReach; near += step) {
      if (!tokens.follows(Math.max(near, near - step))) return false;
      isJoint ||= tokens.has(near, cue.list) && !isAlternative(tokens, near);
      if (!tokens.hasRole(near, other)) continue;
      return isJoint && isWorkOfReader(tokens, Math.min(index, near), Math.max(index, near));
    }
    return false;
  });
}

/** `You work on the front end and the back end`, but not `… with our front-end and back-end teams` */
function isWorkOfReader(tokens: Tokens, first: number, last: number): boolean {
  const people = roleCue.team | roleCue.roleNoun | roleCue.roleNouns | roleCue.lead;
  if (tokens.follows(last + 1) && tokens.hasRole(last + 1, people)) return false;
  for (let before = first - 1; before > first - reach && tokens.follows(before + 1); before--) {
    // `jobber med` is work, too
    const isRelated =
      tokens.hasRole(before, roleCue.relation) && !tokens.hasTopic(before, topicCue.taskWord);
    if (isRelated || tokens.hasRole(before, people | roleCue.possessive)) return false;
    if (isOfReader(tokens, before)) return true;
  }
  return false;
}

/** `Frontend (some backend)` */
export function isMinor(tokens: Tokens, index: number): boolean {
  return tokens.hasRole(index - 1, roleCue.minor);
}

/** `Backend experience is a plus.` */
export function isBonus(tokens: Tokens, index: number): boolean {
  for (let near = index; near > index - reach; near--) {
    if (tokens.has(near, cue.preference)) return true;
    if (tokens.parted(near, hardSeparators)) break;
  }
  return isBefore(tokens, index, (after) => tokens.has(after, cue.preference));
}

/** `Not a senior role`, `no backend work`. */
export function isRoleDenied(tokens: Tokens, index: number): boolean {
  // `Need not be a guru, mid is fine`
  if (tokens.parted(index, separator.comma) && isPermitted(tokens, index)) return false;
  for (let before = index - 1; before >= index - denialReach; before--) {
    // `(we gave up Perl) and look for a senior`
    const ends = clauseSeparators | separator.close;
    if (tokens.parted(before + 1, ends) || tokens.has(before, cue.contrast)) return false;
    // `Senior hoeft niet, medior is prima`, `junior geht nicht, gesucht ist ein Senior`
    const isClosed =
      tokens.parted(before + 1, separator.comma) && !tokens.has(before + 1, cue.list);
    if (tokens.has(before, cue.negator)) return !isClosed;
    // `not a beginner's job, they want someone senior`
    const isAsked =
      tokens.hasRole(before, roleCue.hiring) || tokens.hasClause(before, clauseCue.subject);
    if (isAsked && tokens.parted(before, separator.comma)) return false;
  }
  return false;
}

/** `Senior or junior, we don't care`: both ends of the scale will do. */
export function isAnyLevel(tokens: Tokens, index: number): boolean {
  return [index - 1, index + 1].some((joint) => {
    const other = 2 * joint - index;
    if (!isAlternative(tokens, joint) || !tokens.hasRole(other, levelCues)) return false;
    const isMid = tokens.hasRole(index, roleCue.mid) || tokens.hasRole(other, roleCue.mid);
    const isJunior = tokens.hasRole(index, roleCue.otherLevel);
    return !isMid && isJunior !== tokens.hasRole(other, roleCue.otherLevel);
  });
}

const levelCues = roleCue.senior | roleCue.lead | roleCue.rank | roleCue.otherLevel;

/** `Senior is not needed`, `Senior hoeft niet`: a level that is no part of a role's name. */
export function isLevelWaived(tokens: Tokens, level: number): boolean {
  // `Junior: no.`, `Junior? No.`
  const next = level + 1;
  const isLabel = tokens.parted(next, separator.colon | separator.call);
  const isAnswered = isLabel && tokens.has(next, cue.negator);
  if (isAnswered && tokens.parted(next + 1, hardSeparators | separator.comma)) return true;
  for (let after = next; after < level + denialReach; after++) {
    if (!tokens.follows(after)) return false;
    // `muss nicht sein`
    const isRefusal =
      tokens.hasExclusion(after, exclusionCue.refusal) ||
      (tokens.hasClause(after, clauseCue.deterred) && tokens.spaces(after) > 0);
    if (isRefusal || tokens.has(after, cue.negator)) {
      const follower = after + 1;
      // `Junior funkar inte just nu`
      const ends =
        tokens.parted(follower, partSeparators) ||
        tokens.hasExclusion(follower, exclusionCue.adverb) ||
        tokens.hasTopic(follower, topicCue.permitting);
      return ends || tokens.has(after, cue.demand) || tokens.has(follower, cue.demand | cue.be);
    }
    const isVerb =
      tokens.has(after, cue.be | cue.demand | cue.verb) ||
      tokens.hasExclusion(after, exclusionCue.engaging | exclusionCue.adverb) ||
      tokens.hasClause(after, clauseCue.deterred) ||
      tokens.hasTopic(after, topicCue.seeking | topicCue.permitting);
    if (!isVerb) return false;
  }
  return false;
}

/**
 * `The back end is Elixir.`, `Backend (Elixir) doet Mo`, `backend lo fa un'altra ditta`: its verb follows the word. `front w Vue`
 * in a line after the first is such a sentence, too.
 */
export function isDescribed(tokens: Tokens, index: number): boolean {
  let verb = index + 1;
  const opens = tokens.parted(index, hardSeparators);
  const isMade = tokens.hasClause(verb, clauseCue.within) && tokens.technology(verb + 1) >= 0;
  if (isMade && index > 0 && opens) return true;
  // `sviluppatore backend, perché siamo in due`
  if (tokens.follows(index) && tokens.hasRole(index - 1, roleCue.roleNoun)) return false;
  if (opens && tokens.parted(verb, separator.open)) {
    while (verb < index + reach && !tokens.parted(verb, separator.close)) verb++;
  } else if (!tokens.follows(verb)) return false;
  if (tokens.parted(verb, clauseSeparators)) return false;
  if (tokens.hasClause(verb, clauseCue.pronoun) && !tokens.has(verb, cue.be)) verb++;
  if (tokens.hasExclusion(verb, exclusionCue.adverb)) verb++;
  // `Van onze data-engineer verlangen we`
  const isSomebody = tokens.hasRole(index, roleCue.roleNoun);
  if (isSomebody && !tokens.has(verb, cue.be)) return false;
  // `Frontend is wanted`
  if (isSeeking(tokens, verb) || isSeeking(tokens, verb + 1)) return false;
  return tokens.has(verb, cue.be) || tokens.hasExclusion(verb, exclusionCue.engaging);
}

function isSeeking(tokens: Tokens, index: number): boolean {
  if (tokens.hasTopic(index, topicCue.article)) return false;
  return (
    tokens.hasRole(index, roleCue.hiring) ||
    tokens.hasTopic(index, topicCue.seeking) ||
    tokens.has(index, cue.demand | cue.obligation | cue.requirement | cue.preference)
  );
}

/** `Backend experience is not required`, but not `Backend developer (no senior)`. */
export function isDeniedAfter(tokens: Tokens, index: number): boolean {
  for (let after = index + 1; after < index + denialReach; after++) {
    if (tokens.parted(after, separator.colon | separator.open | separator.call)) {
      const isShort = tokens.parted(after + 1, partSeparators | separator.close);
      return tokens.has(after, cue.negator) && (isShort || tokens.has(after + 1, cue.demand));
    }
    if (tokens.parted(after, partSeparators) || tokens.has(after, cue.contrast)) return false;
    if (tokens.has(after, cue.negator)) return true;
  }
  return false;
}
