// Years that are the age or the duration of a thing: `a 12-year-old application`, `un projet de 5 ans`.
import { clauseCue, cue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { startOfAmount } from './amounts.ts';

/** How far from years a word of experience or the article of a thing may be, in words. */
const thingReach = 4;

/** `A 5-year project`, `a 12-year-old application`, `un projet de 5 ans`: the age or the duration of a thing. */
export function isAgeOfThing(tokens: Tokens, unit: number, first: number): boolean {
  if (isAttribute(tokens, unit, first)) return !isOfExperience(tokens, unit + 1, 1);
  const start = startOfAmount(tokens, first);
  // `de 5 ans`: a word that also leads to amounts
  const of = tokens.hasClause(start, clauseCue.of) ? start : start - 1;
  const isOf = tokens.hasClause(of, clauseCue.of) && of >= first - 1;
  if (!isOf || !tokens.follows(of) || !tokens.follows(of + 1)) return false;
  return (
    isThing(tokens, of) && !isOfExperience(tokens, of - 1, -1) && !isOfExperience(tokens, unit, 1)
  );
}

/** `Projet de`, `une application de`, but not `vous justifiez de`: a thing of the company, or a noun with its article. */
function isThing(tokens: Tokens, of: number): boolean {
  // `a developer with between 3 and 6 years`
  if (tokens.hasClause(of - 1, clauseCue.preposition)) return false;
  const isOpening = tokens.parted(of - 1, hardSeparators);
  if (isOpening && tokens.hasTopic(of - 1, topicCue.taskWord)) return true;
  for (let index = of - 2; index >= of - thingReach; index--) {
    if (!tokens.follows(index + 1)) return false;
    if (tokens.hasTopic(index, topicCue.article)) return true;
  }
  return false;
}

/** `5-year`, but not `5-8y` or `5-years of Java`: a hyphen makes an adjective of the years. */
function isAttribute(tokens: Tokens, unit: number, first: number): boolean {
  if (first >= unit || !tokens.parted(unit, separator.hyphen)) return false;
  const next = unit + 1;
  // `12-year-old Java application`
  const isOld = tokens.written(unit).includes('-');
  const isName = tokens.names(next) && !isOfNamedThing(tokens, next, first);
  const isNoun = isOld || !(tokens.hasClause(next, clauseCue.of) || isName);
  return isNoun && !tokens.parted(next, partSeparators | separator.close);
}

/** `a 5-year SAP project`: an article before the years, and a thing behind the name. */
function isOfNamedThing(tokens: Tokens, name: number, first: number): boolean {
  let thing = name;
  while (tokens.names(thing)) thing++;
  if (!tokens.has(thing, cue.artefact) || !tokens.follows(thing)) return false;
  return tokens.hasTopic(startOfAmount(tokens, first) - 1, topicCue.article);
}

/** Whether words in one direction are of experience, of knowing or of a demand. */
function isOfExperience(tokens: Tokens, from: number, step: 1 | -1): boolean {
  for (let index = from; Math.abs(index - from) < thingReach; index += step) {
    const gap = step > 0 ? index : index + 1;
    // `Experiência: acima de 5 anos`
    if (tokens.parted(gap, hardSeparators | separator.comma | separator.close)) return false;
    const { experienceNoun } = clauseCue;
    const asks = step > 0 ? cue.obligation : cue.obligation | cue.handling;
    if (tokens.hasClause(index, experienceNoun) || tokens.has(index, asks)) return true;
  }
  return false;
}
