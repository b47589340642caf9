// Experience in months, of which answers hold the whole years: `18 months of Java`, `at least 36 months of experience`.
import { clauseCue, detailCue } from '../gazetteer/cues.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { afterAmount, firstAmount, joins, startOfAmount, wholeYears } from './amounts.ts';
import { isTerm } from './years-in-clauses.ts';
import { isNotAsked } from './years-not-asked.ts';

/** How far before months a word of experience may be, in words. */
const reach = 3;

/** `18 months of Java`, but not `12 months, remote`: months of a year or more, with their subject beside them. */
export function asksForMonths(tokens: Tokens, unit: number): boolean {
  if (!tokens.hasDetail(unit, detailCue.months) || !tokens.isAmount(unit - 1)) return false;
  const first = firstAmount(tokens, unit);
  if ((wholeYears(tokens, unit, first) ?? 0) === 0) return false;
  if (isTerm(tokens, unit, first) || isNotAsked(tokens, unit, first)) return false;
  return isBeforeSubject(tokens, unit, first) || isAfterExperience(tokens, first);
}

/** `18 Monate Berufserfahrung`, `18 months of Java`, `at least 18 months Java`, but not `12 months with Java`. */
function isBeforeSubject(tokens: Tokens, unit: number, first: number): boolean {
  const next = afterAmount(tokens, unit);
  const isOf = tokens.hasClause(next, clauseCue.of);
  const subject = isOf || tokens.hasClause(next, clauseCue.preposition) ? next + 1 : next;
  if (!joins(tokens, next) || !joins(tokens, subject)) return false;
  if (tokens.hasClause(subject, clauseCue.experienceNoun)) return true;
  const start = startOfAmount(tokens, first);
  // `after 18 months of Java`
  if (tokens.hasClause(start - 1, clauseCue.duration)) return false;
  return (isOf || start < first) && tokens.technology(subject) >= 0;
}

/** `Experience of at least 18 months`, `Berufserfahrung: 24 Monate` */
function isAfterExperience(tokens: Tokens, first: number): boolean {
  const start = startOfAmount(tokens, first);
  for (let before = start - 1; before >= start - reach; before--) {
    if (tokens.hasClause(before, clauseCue.experienceNoun)) return true;
    if (tokens.parted(before + 1, ~(separator.space | separator.colon))) return false;
  }
  return false;
}
