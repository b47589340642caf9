// The part of a list of names that begins a clause of its own.
import type { Clause } from './clauses.ts';
import { cue, clauseCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isConjunction } from './coordination.ts';
import { isAlternative } from './lists.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** The part of a list that begins its clause: of `wir setzen auf Kotlin, Java nutzen wir nicht` the last name. */
export function ownPart(tokens: Tokens, { start }: Clause, whole: readonly number[]): number[] {
  const list = whole.filter((place) => place >= start);
  const speaking = cue.verb | cue.handling | cue.negator | cue.replaced;
  for (let index = start; index < list[0]!; index++) {
    // `The stack is Kotlin and Kafka, PHP is gone`
    const isStated = tokens.has(index, cue.be) && tokens.parted(list.at(-1)!, separator.comma);
    if (isStated && list.length > 1) return list.slice(-1);
    // `Da noi Kafka è morto`
    const isPlace = tokens.hasExclusion(index, exclusionCue.adverb);
    const isSpeaker = tokens.hasClause(index, clauseCue.speaker) && !isPlace;
    const acts = tokens.has(index, speaking) || isSpeaker;
    if (acts || tokens.hasExclusion(index, exclusionCue.engaging | exclusionCue.only)) {
      if (isJoinedClause(tokens, index, list[0]!)) return list;
      const begin = list.findLastIndex((place) => tokens.parted(place, separator.comma));
      return begin < 0 ? [] : list.slice(begin);
    }
  }
  return list;
}

/** `Piszemy w Kotlinie i do Javy nie wracamy`: a conjunction between names leads to words of another clause. */
function isJoinedClause(tokens: Tokens, from: number, first: number): boolean {
  for (let index = first - 2; index > from; index--)
    if (tokens.has(index, cue.list)) return tokens.names(index - 1);
  return false;
}

/** Words that lead to what a clause uses: `through Kafka`, `the broker is Kafka`. */
const leading = cue.usage | cue.handling | cue.verb | cue.be;

/**
 * The last of a list where it begins a clause of its own, else the list: `Messages go through Kafka, RabbitMQ was switched
 * off`, `Broker? NATS, Kafka we didn't want`.
 */
export function lastOfOwn(tokens: Tokens, whole: readonly number[]): readonly number[] {
  const list = afterJoined(tokens, whole);
  const [start, last] = [list[0]!, list.at(-1)!];
  if (list.length < 2 || !tokens.parted(last, separator.comma) || tokens.has(last - 1, cue.list))
    return list;
  if (tokens.parted(start, separator.call)) return [last];
  const lead = start - 1;
  if (
    !tokens.follows(start) ||
    tokens.hasClause(lead, clauseCue.example | clauseCue.experienceNoun)
  )
    return list;
  const isSingular = tokens.hasClause(last + 1, clauseCue.singular);
  // `Legacy tools such as PHP, Perl are not used`
  if (tokens.has(last + 1, cue.be) && !isSingular) return list;
  // `På CI-siden har vi GitLab CI, Jenkins ikke længere`
  const leads =
    tokens.has(lead, leading) || tokens.hasClause(lead, clauseCue.preposition | clauseCue.speaker);
  return (leads || isSingular) && !isOfPeople(tokens, lead) ? [last] : list;
}

/** Without the list that a comma ends after its conjunction: `Redis or RabbitMQ is fine, Kubernetes we don't use`. */
function afterJoined(tokens: Tokens, found: readonly number[]): readonly number[] {
  // `Java and Kotlin, PHP and Perl are not needed`
  const joining = tokens.follows(found[0]!) ? isConjunction : isAlternative;
  for (let place = found.length - 1; place > 0; place--) {
    const last = found[place - 1]!;
    if (!tokens.parted(found[place]!, separator.comma)) continue;
    for (let index = last - 1; index > found[Math.max(place - 2, 0)]!; index--)
      if (joining(tokens, index)) return found.slice(place);
  }
  return found;
}

/** How far before a list people may be, in words. */
const peopleReach = 3;

/** `Freelancers with PHP, Perl need not apply`, but not `We seek people with Go, PHP does not interest us` */
function isOfPeople(tokens: Tokens, lead: number): boolean {
  for (let index = lead; index > lead - peopleReach; index--) {
    const isPerson = tokens.hasRole(index, roleCue.roleNoun | roleCue.roleNouns);
    if (isPerson || tokens.hasExclusion(index, exclusionCue.pitch))
      return !tokens.hasTopic(index - 1, topicCue.seeking);
    if (!tokens.follows(index)) return false;
  }
  return false;
}
