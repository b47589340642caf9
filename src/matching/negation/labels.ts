// Labels that deny what they announce: `Not relevant for us: PHP`, `Vietato: jQuery, Perl`.
import {
  clauseCue,
  cue,
  denyingCues,
  detailCue,
  exclusionCue,
  roleCue,
} from '../gazetteer/cues.ts';
import { type Clause, isPlain, mayTurn, opensNextLabel } from '../segments/clauses.ts';
import { signBefore } from '../segments/lines.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import { listEndingAt } from '../segments/coordination.ts';
import { isListed } from '../segments/lists.ts';
import { isListedThing } from '../segments/things.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isCancelled } from './cancelled.ts';
import { isWelcomeBefore } from '../segments/praise.ts';
import { exclude, excludeBetween } from './exclude.ts';

/** Longest label, in words. */
const longestLabel = 9;
/** Longest list of names. */
const longestList = 40;
/** Most clauses after a label without a name. */
const mostItems = 5;

/** People of a level: their denial is of no technology. */
const levels = roleCue.otherLevel | roleCue.senior | roleCue.mid;

/** Whether a text has words of denying labels. */
export function mayLabel({ present }: Tokens): boolean {
  const labelling = denyingCues | exclusionCue.particle;
  return (present.mention & cue.negator) !== 0 || (present.exclusion & labelling) !== 0;
}

/** Whether a denying label is before a clause, or before the list that its comma continues: `Nie: agencje, PHP`. */
export function isAfterDenyingLabel(
  tokens: Tokens,
  clauses: readonly Clause[],
  at: number,
): boolean {
  // `Niet: pentesten, dat doet het red team met Burp`
  const isOwn = (clauses[at]!.structure & (clauseCue.subject | clauseCue.pronoun)) !== 0;
  const earliest = isOwn ? at : Math.max(1, at - mostItems);
  let first = at;
  while (first > earliest && continuesList(tokens, clauses, first)) first--;
  const label = clauses[first - 1];
  return label !== undefined && isLabel(tokens, label, clauses[first]!);
}

function continuesList(tokens: Tokens, clauses: readonly Clause[], at: number): boolean {
  const before = clauses[at - 1]!;
  const { start } = clauses[at]!;
  if (before.names > 0 || mayTurn(before)) return false;
  return tokens.parted(start, separator.comma) || opensExamples(tokens, before, start);
}

/** `profiles (Struts, WebSphere)`: a bracket directly after words that name no other thing, such as a certificate. */
function opensExamples(tokens: Tokens, { start, end }: Clause, bracket: number): boolean {
  if (!tokens.parted(bracket, separator.open) || tokens.parted(bracket, separator.colon))
    return false;
  for (let index = start; index < end; index++)
    if (!isPlain(tokens, index) || isListedThing(tokens, index)) return false;
  return true;
}

/** Whether a clause is a label that denies the next one: `Not relevant for us: PHP`, `Vietato: jQuery`. */
function isLabel(tokens: Tokens, label: Clause, { start, mention }: Clause): boolean {
  if (label.names > 0 || tokens.parted(start, separator.newline)) return false;
  const opens = tokens.parted(label.start, separator.newline);
  // `English is not a requirement; Java is a must` has two statements.
  const isStatement = (mention & (cue.be | cue.demand | cue.obligation | cue.preference)) !== 0;
  const isColumn = opens && tokens.parted(start, separator.semicolon) && !isStatement;
  const isCell = opens && signBefore(tokens, start) === '|';
  if (!isColumn && !isCell && !tokens.parted(start, separator.colon | separator.other))
    return false;
  const marks =
    separator.stop | separator.semicolon | separator.bullet | separator.comma | separator.slash;
  const isNext = opensNextLabel(tokens, label.start);
  if (!opens && !isNext && !tokens.parted(label.start, marks)) return false;
  return deniesAll(tokens, label);
}

/** Whether a label or a heading denies what it announces. */
export function deniesAll(tokens: Tokens, label: Clause): boolean {
  const { start, end, mention, structure, exclusion } = label;
  // `Out: Jenkins and Puppet`
  if (end - start === 1 && tokens.hasExclusion(start, exclusionCue.particle)) return true;
  const negates = (mention & cue.negator) !== 0;
  if (!negates && (exclusion & denyingCues) === 0) return false;
  if (end - start > longestLabel) return false;
  if (mayTurn(leadsToNames(tokens, label) ? withoutExperience(label) : label)) return false;
  if ((structure & (clauseCue.lacking | clauseCue.deterred)) !== 0 && end - start > 1) return false;
  let negator = -1;
  for (let index = start; index < end; index++) {
    // `No legacy: Java 21`, `No agencies: Java`
    if (tokens.hasDetail(index, detailCue.unrelated)) return false;
    // `No monolith: Go, Kafka`
    if (index > start && isDeniedThing(tokens, index)) return false;
    // `No juniors: 5 years of Java`
    if (tokens.hasRole(index, levels)) return false;
    if (tokens.has(index, cue.negator)) negator = index;
    else if (
      !isPlain(tokens, index) &&
      !tokens.hasExclusion(index, denyingCues) &&
      !tokens.hasClause(index, clauseCue.asksWhat) &&
      // `Was wir nie von dir verlangen`
      !tokens.hasRole(index, roleCue.prose)
    )
      return false;
  }
  return negator < 0 || !(isCancelled(tokens, negator) || isWelcomeBefore(tokens, negator));
}

/** `No monolith`: a noun after the article that denies it. */
function isDeniedThing(tokens: Tokens, index: number): boolean {
  if (!tokens.hasClause(index - 1, clauseCue.determiner)) return false;
  if (tokens.hasClause(index, clauseCue.experienceNoun)) return false;
  const isKnown =
    tokens.has(index, cue.artefact) || tokens.hasExclusion(index, exclusionCue.setting);
  return isKnown || tokens.numbers[index] === 0;
}

/** `No experience needed with:`: a preposition makes the experience that of the names after the label. */
export function leadsToNames(tokens: Tokens, { end, mention, exclusion }: Clause): boolean {
  const leads = clauseCue.preposition | clauseCue.of | clauseCue.within;
  const asks = (mention & cue.demand) !== 0 || (exclusion & exclusionCue.engaging) !== 0;
  // `experiencia con` is one phrase.
  const isPhrase = tokens.spaces(end - 1) > 0 && tokens.has(end - 1, cue.handling);
  return asks && (isPhrase || tokens.hasClause(end - 1, leads));
}

function withoutExperience(label: Clause): Clause {
  return { ...label, structure: label.structure & ~clauseCue.experienceNoun };
}

/** Marks the list after a label: a bracket or another clause ends it. */
export function excludeLabelled(tokens: Tokens, clauses: readonly Clause[], from: number): void {
  const stops = hardSeparators | separator.semicolon | separator.colon | separator.dash;
  for (let at = from; at < clauses.length; at++) {
    const clause = clauses[at]!;
    if (at > from && tokens.parted(clause.start, stops) && !isWrapped(tokens, clause)) return;
    // `Out: Tableau (too expensive), Qlik`
    const isBracket = at > from && tokens.parted(clause.start, separator.open);
    if (isBracket && clause.names === 0) continue;
    const isAfter = tokens.parted(clause.start, separator.close);
    if (isBracket || (isAfter && !continuesAfterBracket(tokens, clause))) return;
    const isOwn = (clause.structure & clauseCue.subject) !== 0;
    if (isOwn || isLabelOfNext(tokens, clause)) return;
    // `Not here: PHP, Perl and people who write everything in Java`
    if (mayTurn(clause)) return exclude(tokens, listOpening(tokens, clause));
    excludeBetween(tokens, clause);
  }
}

/** The list at the beginning of a clause. */
function listOpening(tokens: Tokens, { start, end, mention }: Clause): number[] {
  if ((mention & cue.negator) !== 0) return [];
  let last = start;
  while (last < end && isListed(tokens, last)) last++;
  // `PHP and people who …`
  while (last > start && !tokens.names(last - 1)) last--;
  return last > start ? listEndingAt(tokens, last - 1, longestList) : [];
}

/** `Out: PHP,⏎Perl` */
function isWrapped(tokens: Tokens, { start }: Clause): boolean {
  const others = hardSeparators & ~separator.newline;
  return tokens.parted(start, separator.comma) && !tokens.parted(start, others);
}

function continuesAfterBracket(tokens: Tokens, { start }: Clause): boolean {
  return tokens.parted(start, separator.comma) || tokens.has(start, cue.list);
}

/** `Not used: PHP, required: Go` */
function isLabelOfNext(tokens: Tokens, { end, names }: Clause): boolean {
  return names === 0 && tokens.parted(end, separator.colon) && end < tokens.count;
}
