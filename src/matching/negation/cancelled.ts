// Cancelled negations: doubled ones affirm, and suppositions or `not yet` exclude nothing.
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import { clauseCue, cue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isAlternative } from '../segments/lists.ts';
import { deniesDemand, deniesRewriting } from './demand-denied.ts';
import { reach } from './negators.ts';
import { isLackPermitted } from '../segments/permitted-lack.ts';
import { insists, isOfWhoever } from '../segments/insistence.ts';
import { isModal, isOfKind, isSoughtInstead } from './people-sought.ts';
import { isPraised, isSecondDenied } from '../segments/praise.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** How far before a negation another one doubles it, in words. */
const doublingReach = 12;

/** How far from nobody the name is that a team does not know, in words. */
const teamReach = 8;

/** Whether a negation rules nothing out: a second negation reverses it (`Without Java you cannot apply`), or a person lacks the skill. */
export function isCancelled(tokens: Tokens, negator: number): boolean {
  const lacks = tokens.hasClause(negator, clauseCue.lacking);
  // `A junior without experience in Java, but keen`
  if (lacks && isOfExperience(tokens, negator)) return true;
  if (isUnderDeterrent(tokens, negator) || insists(tokens, negator)) return true;
  if (isOfWhoever(tokens, negator)) return true;
  if (isLackPermitted(tokens, negator)) return true;
  if (isLackedSoFar(tokens, negator) || isLackedByTeam(tokens, negator)) return true;
  if (isSoughtInstead(tokens, negator) || isOfKind(tokens, negator)) return true;
  if (isOfSome(tokens, negator) || leadsOnFromDemand(tokens, negator)) return true;
  if (deniesRewriting(tokens, negator)) return true;
  return isDeniedBefore(tokens, negator, lacks) || (lacks && isDeniedBehind(tokens, negator));
}

/** How far after a word of lack the experience is, in words. */
const experienceReach = 4;

/** Whether a lack is one of experience, a person's: `ohne Java-Erfahrung`. */
function isOfExperience(tokens: Tokens, negator: number): boolean {
  if (tokens.hasClause(negator, clauseCue.experienceNoun)) return true;
  for (let index = negator + 1; index < negator + experienceReach && tokens.follows(index); index++)
    if (tokens.hasClause(index, clauseCue.experienceNoun)) return true;
  return false;
}

/** `Im Team kann noch niemand React` */
function isLackedSoFar(tokens: Tokens, negator: number): boolean {
  if (!tokens.hasClause(negator, clauseCue.nothing)) return false;
  for (let before = negator - 1; before > negator - 4; before--) {
    if (tokens.parted(before + 1, partSeparators)) return false;
    if (tokens.hasClause(before, clauseCue.pending)) return true;
  }
  return false;
}

/** `Niemand im Team kann Terraform`, but not `Niemand im Team nutzt PHP` */
function isLackedByTeam(tokens: Tokens, negator: number): boolean {
  if (!tokens.hasClause(negator, clauseCue.nothing)) return false;
  let isOfTeam = false;
  for (let after = negator; after < negator + teamReach; after++) {
    if (after > negator && !tokens.follows(after)) return false;
    if (tokens.names(after)) return isOfTeam;
    // `Ingen i teamet kan Java`: the word for wishes and use may be one of knowing.
    const isUse = tokens.hasExclusion(after, exclusionCue.engaging) && !isModal(tokens, after);
    if (isUse || tokens.hasClause(after, clauseCue.using)) return false;
    isOfTeam ||= tokens.hasRole(after, roleCue.team);
  }
  return false;
}

/** How far before a denial the word for all is that begins its clause, in words. */
const allReach = 6;

/** `Alla i teamet kan inte Kotlin`: not all of them. */
function isOfSome(tokens: Tokens, negator: number): boolean {
  const ends = partSeparators;
  if (!tokens.isForeign(negator) || tokens.parted(negator, ends)) return false;
  if (tokens.hasClause(negator, clauseCue.excepting)) return false;
  for (let before = negator - 1; before > negator - allReach; before--) {
    if (tokens.names(before)) return false;
    if (tokens.parted(before, ends)) return tokens.hasClause(before, clauseCue.all);
  }
  return false;
}

/** `Deal breakers: no React, or no Java` */
function isUnderDeterrent(tokens: Tokens, negator: number): boolean {
  for (let before = negator - 1; before > negator - reach; before--) {
    if (tokens.parted(before + 1, hardSeparators)) return false;
    if (tokens.parted(before + 1, separator.colon))
      return tokens.hasClause(before, clauseCue.deterred);
  }
  return false;
}

/** `Não existe deploy que não passe pelo Terraform`: the same word denies twice, which no language does to deny once. */
function isSaidTwice(tokens: Tokens, negator: number): boolean {
  const word = firstWord(tokens, negator);
  for (let before = negator - 1; before > negator - doublingReach; before--) {
    if (tokens.parted(before + 1, partSeparators)) return false;
    if (tokens.names(before) || tokens.has(before, cue.contrast | cue.list)) return false;
    if (firstWord(tokens, before) === word) return true;
  }
  return false;
}

/** Of `pas de`, which is one word here, `pas`. */
function firstWord(tokens: Tokens, index: number): string {
  return tokens.written(index).toLowerCase().split(' ', 1)[0]!;
}

/** `Non può mancare Kotlin, né tantomeno Helm`: it leads on from a denial that was none. */
export function leadsOnFromDemand(tokens: Tokens, negator: number): boolean {
  if (!leadsOn(tokens, negator)) return false;
  for (let before = negator - 1; before > negator - doublingReach; before--) {
    if (tokens.parted(before + 1, hardSeparators)) return false;
    if (tokens.has(before, cue.affirmation)) return true;
    if (tokens.has(before, cue.negator) && !leadsOn(tokens, before))
      return tokens.states[negator - 1] === state.named && isCancelled(tokens, before);
  }
  return false;
}

/** `nor`, `neither` */
function leadsOn(tokens: Tokens, negator: number): boolean {
  const isJoint = tokens.hasClause(negator, clauseCue.alternative);
  return isJoint || tokens.hasExclusion(negator, exclusionCue.ditto);
}

/** Whether a negation before another one reverses it. */
function isDeniedBefore(tokens: Tokens, negator: number, lacks: boolean): boolean {
  // `No usamos ni PHP ni Java` denies once.
  if (!lacks && isAlternative(tokens, negator)) return false;
  // `Nie używamy i nie będziemy używać PHP`
  if (tokens.hasClause(negator, clauseCue.opensClause)) return false;
  // `No queda ni una línea de Perl`: other languages deny twice and mean it.
  const isDeterminer = tokens.hasClause(negator, clauseCue.determiner);
  const isRefusal = tokens.hasExclusion(negator, exclusionCue.refusal);
  // `Er is geen team dat niet met Snowflake werkt`
  const isRelative = tokens.hasRole(negator, roleCue.prose);
  const agrees = tokens.isForeign(negator) && (isDeterminer || (isRefusal && !isRelative));
  if (agrees && !lacks) return isSaidTwice(tokens, negator);
  // `Jeszcze nie porzuciliśmy Javy`
  const mayBeDenied = lacks || tokens.hasExclusion(negator, exclusionCue.removed);
  const denying = mayBeDenied ? cue.negator | cue.affirmation : cue.negator;
  for (let before = negator - 1; before > negator - doublingReach; before--) {
    if (tokens.parted(before + 1, partSeparators)) return isOfNothing(tokens, before + 1, negator);
    if (tokens.names(before) || tokens.has(before, cue.contrast)) return false;
    // `Neither managers nor PHP` denies twice and means it.
    if (!lacks && tokens.has(before, cue.list)) return false;
    // `no blockchain no Java`
    if (isDeterminer && tokens.hasClause(before, clauseCue.determiner)) return false;
    // `Unlike others we have no COBOL`
    if (tokens.hasClause(before, clauseCue.excepting)) return false;
    if (tokens.has(before, denying)) return true;
    // `Notre produit n'existe plus sans Kafka`
    if (lacks && tokens.hasExclusion(before, exclusionCue.removed)) return true;
    if (tokens.hasClause(before, clauseCue.nothing | clauseCue.deterred)) return true;
  }
  return false;
}

/** How far before the comma of a relative clause the word for nothing is, in words. */
const nothingReach = 2;

/** `Es gibt kaum etwas, das nicht in Elixir ist`: a relative clause, and nothing before its comma. */
function isOfNothing(tokens: Tokens, comma: number, negator: number): boolean {
  const opens = comma === negator && !tokens.hasClause(negator, clauseCue.lacking);
  if (opens || tokens.parted(comma, clauseSeparators)) return false;
  if (tokens.hasClause(comma, clauseCue.speaker | clauseCue.subject)) return false;
  for (let index = comma - 1; index >= comma - nothingReach; index--) {
    if (tokens.names(index)) return false;
    if (tokens.hasClause(index, clauseCue.nothing)) return true;
    if (!tokens.follows(index)) return false;
  }
  return false;
}

/** The same of a clause that begins at a comma, with the negation behind its names: `kaum ein Projekt, in dem Go nicht vorkommt`. */
export function isInClauseOfNothing(tokens: Tokens, name: number): boolean {
  let comma = name;
  while (!tokens.parted(comma, partSeparators)) {
    if (name - comma-- === reach) return false;
  }
  return tokens.parted(comma, separator.comma) && isOfNothing(tokens, comma, name);
}

/** Whether a second negation follows a statement of lack. */
function isDeniedBehind(tokens: Tokens, negator: number): boolean {
  const opensSentence = tokens.parted(negator, hardSeparators);
  const opensPart = !opensSentence && tokens.parted(negator, separator.comma);
  const opens = opensSentence || (opensPart && tokens.isForeign(negator));
  let isAside = false;
  for (let after = negator + 1; after < negator + reach; after++) {
    // `Bez Selenium (nie wróci), zero Cypressa`
    isAside = tokens.parted(after, isAside ? separator.close : separator.open) !== isAside;
    if (isAside) continue;
    if (tokens.parted(after, clauseSeparators | (opensPart ? separator.comma : 0))) return false;
    // `Without SQL you will struggle`
    if (opens && tokens.hasClause(after, clauseCue.subject)) return true;
    if (opens && tokens.hasClause(after, clauseCue.nothing)) return true;
    if (tokens.hasExclusion(after, exclusionCue.dismissal)) return true;
    const isListed = opens && tokens.technology(after + 1) >= 0;
    if (tokens.hasClause(after, clauseCue.opensClause) && !isListed) return false;
    if (!tokens.has(after, cue.negator)) continue;
    if (deniesDemand(tokens, after, false)) return true;
    if (opens && !tokens.hasClause(after, clauseCue.lacking | clauseCue.determiner)) return true;
    // `Ohne Kafka kein Deployment`, but not `Ohne PHP, kein Perl`
    const isOfThing = tokens.names(after - 1) && tokens.follows(after) && !tokens.names(after + 1);
    if (opens && isOfThing && tokens.hasClause(after, clauseCue.determiner)) return true;
  }
  return false;
}

const hoursOfDay = 24;

/** `We don't use Kubernetes yet`: it may be used later. */
export function isPending(tokens: Tokens, from: number): boolean {
  if ((tokens.present.clause & clauseCue.pending) === 0) return false;
  for (let index = from + 1; index < from + reach / 2; index++) {
    if (tokens.parted(index, clauseSeparators)) return false;
    if (!tokens.hasClause(index, clauseCue.pending)) continue;
    // `weder erwartet noch nötig`
    const isJoint = tokens.hasClause(index, clauseCue.alternative);
    if (isJoint && tokens.has(index - 1, cue.demand)) continue;
    // `weder AWS noch Azure noch sonst was`
    if (isJoint && tokens.names(index - 1) && tokens.follows(index + 1)) continue;
    // `no Java, and before you ask, no Groovy`
    const others = clauseCue.subject | clauseCue.pronoun;
    const isOfOther = tokens.hasClause(index + 1, others) && tokens.follows(index + 1);
    // `no Java, no meetings before 10`
    const isOfDay = Number.parseInt(tokens.written(index + 1), 10) <= hoursOfDay;
    return !isOfOther && !isOfDay;
  }
  return false;
}

/** `Non abbiamo ancora finito la migrazione a Kubernetes`, `Wir nutzen noch kein Kubernetes` */
export function isPendingBetween(tokens: Tokens, negator: number, name: number): boolean {
  const isFirst = tokens.hasClause(negator - 1, clauseCue.pending) && tokens.follows(negator);
  if (isFirst && tokens.hasClause(negator, clauseCue.determiner)) return true;
  for (let index = negator + 1; index < name; index++)
    if (tokens.hasClause(index, clauseCue.pending)) return true;
  return false;
}

/** `not a must, but we like it`: a statement of the technology without a name and a denial. */
function isConceded(tokens: Tokens, contrast: number): boolean {
  let refersBack = false;
  for (let index = contrast + 1; !tokens.parted(index, hardSeparators | separator.comma); index++) {
    if (tokens.names(index) || tokens.has(index, cue.negator)) return false;
    refersBack ||= tokens.hasClause(index, clauseCue.pronoun);
  }
  return refersBack;
}

/** `not a plus but a must`: a demand that ends its clause. */
function isAsked(tokens: Tokens, contrast: number): boolean {
  const next = contrast + 1;
  const word = tokens.hasTopic(next, topicCue.article) ? next + 1 : next;
  if (!tokens.has(word, cue.obligation) || !tokens.follows(word)) return false;
  return tokens.parted(word + 1, hardSeparators | separator.comma | separator.close);
}

/** `You need no Java, beginners are welcome`: after a comma, a noun and its verb speak of something else. */
function opensStatement(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, separator.comma) || !tokens.follows(index + 1)) return false;
  if (!tokens.has(index + 1, cue.be) || tokens.has(index, aboutNames)) return false;
  return !tokens.hasClause(index, clauseCue.pronoun | clauseCue.subject);
}

/** `Né Kotlin né Kafka sono obbligatori` */
function isDeniedToo(tokens: Tokens, name: number): boolean {
  return tokens.has(name - 1, cue.negator) && isAlternative(tokens, name - 1);
}

/** What begins a statement about the names before it. */
const aboutNames =
  cue.contrast | cue.list | cue.requirement | cue.preference | cue.be | cue.negator;

/** `Geen Angular graag`: an adverb that ends the clause of a denied name. */
function isCourtesy(tokens: Tokens, index: number): boolean {
  if (!tokens.names(index - 1) || !tokens.hasExclusion(index, exclusionCue.adverb)) return false;
  return tokens.follows(index) && tokens.parted(index + 1, hardSeparators);
}

/** `Not required but a plus` makes a technology welcome. */
export function isWelcomeAfterAll(tokens: Tokens, from: number): boolean {
  let isDemand = tokens.has(from, cue.obligation);
  for (let index = from + 1; index < from + reach / 2; index++) {
    if (
      tokens.parted(
        index,
        (clauseSeparators & ~(separator.colon | separator.dash | separator.semicolon)) |
          // `Docker (not Podman) is a plus`
          separator.close,
      )
    )
      return false;
    // `No Angular required, but React is a plus`: the second clause is about another technology.
    if (tokens.names(index) && !isDeniedToo(tokens, index)) return false;
    if (opensStatement(tokens, index)) return false;
    // `You need not know Kafka, we teach you`
    if (tokens.hasTopic(index, topicCue.taught)) return !tokens.names(index + 1);
    isDemand ||= tokens.has(index, cue.obligation);
    if (
      tokens.has(index, cue.contrast) &&
      (isPraised(tokens, index) ||
        isAsked(tokens, index) ||
        (isDemand && isConceded(tokens, index)))
    )
      return true;
    const isDenied = tokens.has(index - 1, cue.negator) || isSecondDenied(tokens, index);
    if (tokens.has(index, cue.preference) && !isDenied && !isCourtesy(tokens, index)) {
      // `Nice to have: Kotlin`, `nice to have Kotlin`
      const isOfNext = tokens.follows(index + 1) && tokens.names(index + 1);
      return !isOfNext && (tokens.separators[index + 1]! & separator.colon) === 0;
    }
  }
  return false;
}
