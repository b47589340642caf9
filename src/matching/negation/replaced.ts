// Technologies that were replaced: `Jenkins was replaced by GitLab`, `wir haben SVN durch Git ersetzt`.
import { exclude } from './exclude.ts';
import { isOfReader } from '../segments/clauses.ts';
import { clauseSeparators, separator } from '../tokens/separators.ts';
import { clauseCue, cue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isListed, listEndingAt, listStartingAt } from '../segments/coordination.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How far both technologies may be from *replaced*, in words. */
const reach = 8;
/** How far after `by` the successor is. */
const successorReach = 3;

/** Marks the named technologies that a clause calls replaced. */
export function excludeReplaced(tokens: Tokens): void {
  if ((tokens.present.mention & cue.replaced) === 0) return;
  for (let index = 0; index < tokens.count; index++) {
    if (!tokens.has(index, cue.replaced)) continue;
    const old = replacedAt(tokens, index);
    if (old.length === 0) old.push(...listDisplaced(tokens, index));
    exclude(tokens, old);
  }
}

/** Marks the technologies that the company leaves: `we are migrating from VMware to KubeVirt`. */
export function excludeLeft(tokens: Tokens): void {
  const { topic } = tokens.present;
  if ((topic & topicCue.moving) === 0 || (topic & topicCue.origin) === 0) return;
  for (let index = 0; index < tokens.count; index++) {
    if (!tokens.hasTopic(index, topicCue.moving) || !isOwnMove(tokens, index)) continue;
    let isLeft = false;
    const left: number[] = [];
    const begin = beginOfMove(tokens, index);
    for (let near = begin; near < begin + 2 * reach; near++) {
      if (near > begin && tokens.parted(near, clauseSeparators)) break;
      if (left.length > 0 && tokens.hasTopic(near, topicCue.destination)) {
        if (leadsToName(tokens, near)) exclude(tokens, left);
        break;
      }
      isLeft ||= tokens.hasTopic(near, topicCue.origin);
      if (isLeft && tokens.names(near)) left.push(near);
    }
  }
}

/** `Van VMware naar KubeVirt`: a destination that shows the move itself has its origin before it. */
function beginOfMove(tokens: Tokens, moving: number): number {
  if (!tokens.hasTopic(moving, topicCue.destination)) return moving;
  let origin = moving - 1;
  while (isListed(tokens, origin)) origin--;
  return tokens.hasTopic(origin, topicCue.origin) ? origin : moving;
}

/** Whether the company moves, and not the engineer: `you help us migrate from AngularJS to Angular`. */
function isOwnMove(tokens: Tokens, moving: number): boolean {
  let isOfThing = false;
  for (let index = moving - 1; index > moving - reach; index--) {
    if (tokens.parted(index + 1, clauseSeparators)) break;
    // `We need someone who moved a platform from AWS to Azure`
    if (tokens.hasTopic(index, topicCue.seeking)) return false;
    if (tokens.hasClause(index, clauseCue.speaker) || tokens.hasTopic(index, topicCue.others))
      return true;
    if (tokens.hasClause(index, clauseCue.subject) || tokens.has(index, cue.handling)) return false;
    // `The backend moved from PHP to Go`
    isOfThing ||=
      tokens.names(index) ||
      tokens.has(index, cue.announcement | cue.technicalArtefact) ||
      tokens.hasExclusion(index, exclusionCue.setting) ||
      tokens.hasRole(index, roleCue.possessive);
  }
  // `Estamos migrando de Jenkins a GitLab`: other languages need no pronoun.
  return isOfThing || tokens.isForeign(moving);
}

/** `Kafka has replaced RabbitMQ`: of names on both sides of the verb the object. */
function listDisplaced(tokens: Tokens, replaced: number): number[] {
  let subject = replaced - 1;
  if (!tokens.names(subject) && tokens.has(subject, cue.be)) subject--;
  // `Dagster, which replaced Airflow`
  if (!tokens.names(subject) && tokens.parted(subject, separator.comma)) subject--;
  const isActive =
    tokens.names(subject) && tokens.follows(replaced) && !isPassiveForm(tokens, replaced);
  if (!isActive) return [];
  let object = replaced + 1;
  while (isBeforeObject(tokens, object) && object < replaced + 3) object++;
  for (let index = replaced + 1; index <= object; index++) if (!tokens.follows(index)) return [];
  return tokens.names(object) ? listStartingAt(tokens, object) : [];
}

/** `Docker remplace désormais Vagrant`, `Kafka ha sustituido a RabbitMQ` */
function isBeforeObject(tokens: Tokens, index: number): boolean {
  if (tokens.hasExclusion(index, exclusionCue.adverb)) return true;
  return tokens.isForeign(index) && tokens.hasClause(index, clauseCue.toward);
}

/** `Jenkins is replaced`, and not `Kafka has replaced`. */
function isPassiveForm(tokens: Tokens, replaced: number): boolean {
  return tokens.hasClause(replaced - 1, clauseCue.singular);
}

/** The technologies before the word that leads to their successor. */
function replacedAt(tokens: Tokens, replaced: number): number[] {
  let start = replaced;
  while (start > replaced - reach && !endsClause(tokens, start)) start--;
  let isDenied = false;
  for (let index = start; index < replaced + reach; index++) {
    if (index > start && endsClause(tokens, index)) return [];
    // `You have rewritten a Java service in Go`
    if (index < replaced && isOfReader(tokens, index)) return [];
    isDenied ||= index !== replaced && tokens.has(index, cue.negator | cue.affirmation);
    // `Vi kör Kotlin med Kafka, MongoDB är ersatt av Postgres`
    const isEarlier = index < replaced && tokens.has(replaced, cue.successor);
    if (isEarlier || !tokens.has(index, cue.successor) || !leadsToName(tokens, index)) continue;
    const old = isDenied ? -1 : nameBefore(tokens, index, start);
    if (old >= 0) return listUpTo(tokens, old, replaced);
  }
  return [];
}

/** Whether another clause begins at a word: after a comma that is none of a list. */
function endsClause(tokens: Tokens, index: number): boolean {
  if (tokens.parted(index, clauseSeparators)) return true;
  return tokens.parted(index, separator.comma) && !tokens.names(index);
}

function leadsToName(tokens: Tokens, successor: number): boolean {
  for (let index = successor + 1; index <= successor + successorReach; index++) {
    if (tokens.parted(index, clauseSeparators | separator.comma)) return false;
    if (tokens.names(index)) return true;
  }
  return false;
}

function nameBefore(tokens: Tokens, from: number, start: number): number {
  let index = from - 1;
  while (index >= start && !tokens.names(index)) index--;
  return index < start ? -1 : index;
}

/** The list that ends with a name, unless it is the object of something else: `we use Kafka, and PHP was replaced`. */
function listUpTo(tokens: Tokens, last: number, replaced: number): number[] {
  const list = listEndingAt(tokens, last, reach);
  const before = list[0]! - 1;
  // `Vi bytte till Kotlin med Docker` moves to the first of both.
  if (tokens.hasTopic(replaced, topicCue.moving) && tokens.hasTopic(before, topicCue.destination))
    return [];
  const isOwn = before === replaced || !tokens.has(before, cue.verb | cue.handling);
  const isNext =
    tokens.follows(list[0]!) &&
    tokens.parted(last, separator.comma) &&
    tokens.has(last + 1, cue.be);
  return isOwn && !isNext ? list : [last];
}
