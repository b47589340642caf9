// Words within a denial: those that pass it on to the names, and those that say what it is about.
import { letterCase } from '../segments/sentences.ts';
import { separator } from '../tokens/separators.ts';
import { clauseCue, cue, exclusionCue, roleCue } from '../gazetteer/cues.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Whether a word may be between a negator and its technologies: `don't send me Salesforce profiles`. */
export function isPassed(tokens: Tokens, index: number): boolean {
  const light =
    exclusionCue.adverb | exclusionCue.engaging | exclusionCue.pitch | exclusionCue.setting;
  return (
    tokens.has(index, cue.passage | cue.list) ||
    tokens.hasExclusion(index, light) ||
    tokens.hasRole(index, roleCue.possessive) ||
    tokens.hasClause(index, clauseCue.example)
  );
}

/** `You need not know all of Kafka and Spark` */
export function isAll(tokens: Tokens, negator: number, index: number): boolean {
  const isRefusal =
    tokens.hasExclusion(negator, exclusionCue.refusal) && !tokens.has(negator, cue.lack);
  return tokens.hasClause(index, clauseCue.all) && !isRefusal;
}

/** Whether a word points to the successor of a technology that is left: `leaving PHP for Go`. */
export function leadsToNext(tokens: Tokens, negator: number, index: number): boolean {
  return tokens.hasClause(negator, clauseCue.leaving) && tokens.hasClause(index, clauseCue.toward);
}

/** `We are left without a Java developer`: somebody is missed. */
export function isPersonMissed(tokens: Tokens, negator: number, name: number): boolean {
  if (!tokens.hasClause(negator, clauseCue.lacking) || name === negator + 1) return false;
  // `Vi står utan någon som kan Ansible`
  if (tokens.isForeign(negator) && tokens.hasRole(negator + 1, roleCue.hiring)) return true;
  const isPerson = (index: number) => tokens.hasRole(index, roleCue.roleNoun);
  return (
    isPerson(name - 1) || isPerson(name - 2) || (tokens.follows(name + 1) && isPerson(name + 1))
  );
}

/** `Outcomes, not Jira tickets`, `not be a Jira jockey`, `no Jira beginners`: the denied thing is not a technology. */
export function isPartOfThing(tokens: Tokens, negator: number, index: number): boolean {
  const next = index + 1;
  if (tokens.follows(next) && tokens.hasRole(next, roleCue.otherLevel)) return true;
  const isPart = tokens.follows(next) && tokens.numbers[next] === 0 && !tokens.isForeign(index);
  if (!isPart || letterCase(tokens, next) !== 'lower') return false;
  if (index === negator + 1) return (tokens.separators[negator]! & separator.comma) !== 0;
  return tokens.has(negator + 1, cue.be);
}
