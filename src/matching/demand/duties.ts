// Duties of things, which ask nobody for the technologies that they name: `The Angular app must be rewritten`.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader } from '../segments/clauses.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { suggestion } from './judgements.ts';

/** How many words after a duty tell whose it is. */
const dutyReach = 8;

/** `The Angular app must be rewritten`, `le système doit parler à SAP`: the duty is of a thing, and nobody is asked to know what it names. */
export function isDutyOfThing(tokens: Tokens, duty: number, mention: number): boolean {
  const next = duty + 1;
  if (!tokens.follows(duty) || !tokens.follows(next)) return false;
  if (tokens.hasTopic(duty, topicCue.seeking) || !isThing(tokens, duty - 1)) return false;
  // `Your Java code must be clean`
  if ([2, 3].some((back) => tokens.hasTopic(duty - back, topicCue.yours))) return false;
  // `The back end must be Java`, `Java services required for this job`
  const isPredicate = tokens.has(next, cue.be) && tokens.names(next + 1);
  const isPassive = mention < duty && tokens.hasClause(next, clauseCue.preposition);
  if (isPredicate || isPassive || tokens.names(next)) return false;
  for (let index = next; index < next + dutyReach; index++) {
    if (tokens.parted(index, hardSeparators | separator.comma)) return true;
    // `this year` is a date.
    const asks = tokens.has(index, cue.preference | suggestion) && !tokens.has(index, cue.years);
    if (asks || isOfReader(tokens, index)) return false;
  }
  return true;
}

/** `app`, `monolithe Java`, but not `team` */
function isThing(tokens: Tokens, last: number): boolean {
  const isNamed = tokens.names(last);
  const index = isNamed ? last - 1 : last;
  // `le langage Java`
  if (isNamed && (!tokens.follows(last) || tokens.has(index, cue.nature))) return false;
  const others = roleCue.team | roleCue.roleNoun | roleCue.datum | roleCue.prose;
  const isOfPeople =
    tokens.hasRole(index, others) || tokens.hasExclusion(index, exclusionCue.pitch);
  if (isOfPeople || tokens.has(index, suggestion)) return false;
  const isOfCompany = tokens.hasExclusion(index, exclusionCue.setting);
  return (
    isOfCompany || tokens.has(index, cue.artefact) || tokens.hasDetail(index, detailCue.product)
  );
}
