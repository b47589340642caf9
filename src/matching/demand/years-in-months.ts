// Experience in months: `18 months of Java`, `at least 36 months of experience`.
import { clauseCue, cue, detailCue } from '../gazetteer/cues.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { afterAmount, firstAmount, isOpenEnded, joins, startOfAmount } from './amounts.ts';
import { isTerm } from './years-in-clauses.ts';
import { isNotAsked } from './years-not-asked.ts';
import { isPastOfReader } from './years-of-duration.ts';

/** How far from months a word of experience or a technology may be, in words. */
const reach = 3;

/** `18 months of Java`, but not `12 months, remote`: months with their subject beside them. */
export function asksForMonths(tokens: Tokens, unit: number): boolean {
  if (!tokens.hasDetail(unit, detailCue.months) || !tokens.isAmount(unit - 1)) return false;
  const first = firstAmount(tokens, unit);
  if (isTerm(tokens, unit, first) || isNotAsked(tokens, unit, first)) return false;
  if (isPastOfReader(tokens, unit, first)) return true;
  return isBeforeSubject(tokens, unit, first) || isAfterExperience(tokens, first);
}

/** `18 Monate Berufserfahrung`, `18 months of Java`, `at least 18 months Java`, but not `12 months with Java`. */
function isBeforeSubject(tokens: Tokens, unit: number, first: number): boolean {
  const next = afterAmount(tokens, unit);
  const isOf = tokens.hasClause(next, clauseCue.of);
  const subject = isOf || tokens.hasClause(next, clauseCue.preposition) ? next + 1 : next;
  if (!joins(tokens, next) || !joins(tokens, subject)) return false;
  if (tokens.hasClause(subject, clauseCue.experienceNoun)) return true;
  // `18 mois de pratique`
  if (isOf && tokens.has(subject, cue.requirement)) return true;
  const start = startOfAmount(tokens, first);
  // `after 18 months of Java`, `the last 18 months of Java`
  if (tokens.hasClause(start - 1, clauseCue.duration | clauseCue.dateBefore)) return false;
  const isLeast = start < first || next > unit + 1 || isOpenEnded(tokens, unit);
  return (isOf || isLeast) && isWorkWithName(tokens, subject);
}

/** `Commercial Java`, `pratique de Django`, `working with Kafka`: a technology, or work with one. */
function isWorkWithName(tokens: Tokens, subject: number): boolean {
  for (let index = subject; index < subject + reach && joins(tokens, index); index++) {
    if (tokens.technology(index) >= 0) return true;
    const isWork =
      tokens.has(index, cue.handling | cue.requirement | cue.usage) ||
      tokens.hasDetail(index, detailCue.career);
    if (!isWork) return false;
  }
  return false;
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
