// The role that a text asks for: its level and its disciplines, in the vocabulary of `fit`.
import type { Fit } from '../../schema/settings.ts';
import type { Implied } from '../gazetteer/concepts.ts';
import { disciplineCues, roleCue } from '../gazetteer/cues.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import { weighDemands } from './demands.ts';
import { type Level, levelCues, readLevel } from './asked-level.ts';
import { isDescribed, isOneOfBoth } from './role-standing.ts';
import type { RoleReader } from './role.ts';
import { isOwnedByOthers } from './statements.ts';
import {
  fillsTitle,
  isBesideLevel,
  isBesideRole,
  isTeamWanted,
  isWanted,
  isWorkedOn,
  isWorkOfDeveloper,
  isWorkOfOthers,
  reach,
} from './trade-words.ts';

export type Discipline = Fit['disciplines'][number];

export interface AskedFor {
  readonly level?: Level;
  readonly disciplines: readonly Discipline[];
}

const disciplines: readonly (readonly [cues: number, discipline: Discipline])[] = [
  [roleCue.fullstack, 'fullstack'],
  [roleCue.backend, 'backend'],
  [roleCue.frontend, 'frontend'],
  [roleCue.mobile, 'mobile'],
  [roleCue.data, 'data'],
  [roleCue.infrastructure, 'infrastructure'],
  [roleCue.security, 'security'],
];
const ownCues = roleCue.fullstack | roleCue.backend;

const tradeCues = disciplineCues | roleCue.anotherTrade;

/** Gives the discipline that a technology implies. */
type ImpliedBy = (technology: number) => Implied | undefined;

/**
 * Reads level and disciplines of the role. `impliedBy` gives the discipline that a technology in the title
 * implies, `demanded` those of the required technologies.
 */
export function readAsked(
  tokens: Tokens,
  reader: RoleReader,
  impliedBy: ImpliedBy,
  demanded: () => readonly Implied[],
): AskedFor {
  const level = readLevel(tokens, reader);
  const named = readDisciplines(tokens, reader);
  const found =
    named === 'none' || named.length > 0
      ? named
      : readByTechnologies(tokens, reader, impliedBy, demanded);
  return { ...(level && { level }), disciplines: found === 'none' ? [] : found };
}

/** The disciplines of the first line or sentence that names any; none, if it names a role without one. */
function readDisciplines(tokens: Tokens, reader: RoleReader): Discipline[] | 'none' {
  const found = new Set<Discipline>();
  let last = 0;
  for (let index = 0; index < tokens.count; index++) {
    if (found.size > 0 && tokens.parted(index, hardSeparators)) break;
    if (isOutsider(tokens, index) && reader.offersTrade(index)) return 'none';
    if (!tokens.hasRole(index, disciplineCues) || isOwnedByOthers(tokens, index)) continue;
    if (found.size > 0 && isWorkedOn(tokens, last, index)) continue;
    if (found.size === 0 && isWorkOfOthers(tokens, index, reader)) return 'none';
    if (!isOffered(tokens, reader, index)) {
      if (found.size > 0 || !isTeamWanted(tokens, index)) continue;
    }
    for (const [cues, discipline] of disciplines) {
      if (tokens.hasRole(index, cues)) found.add(discipline);
    }
    last = index;
  }
  return [...found];
}

/** `Payroll Clerk`, but not `Java Developer – Payroll Products` */
function isOutsider(tokens: Tokens, index: number): boolean {
  return tokens.hasRole(index, roleCue.outsider) && !isWorkOfDeveloper(tokens, index);
}

function isOffered(tokens: Tokens, reader: RoleReader, index: number): boolean {
  if (isDescribed(tokens, index)) return false;
  if (tokens.hasRole(index, ownCues) && reader.offersDiscipline(index)) return true;
  const isNamed = isBesideRole(tokens, index, reader) || isBesideLevel(tokens, index);
  if (isNamed && reader.offersTrade(index)) return true;
  // `About the job: data pipelines`
  if (tokens.parted(index, separator.colon) && tokens.hasRole(index - 1, roleCue.datum))
    return true;
  // `front sr para …`
  const isLevelled = tokens.follows(index + 1) && tokens.hasRole(index + 1, levelCues);
  if (isLevelled && reader.offersSeniority(index + 1)) return true;
  if (isOneOfBoth(tokens, index)) return true;
  return isWanted(tokens, index) || fillsTitle(tokens, index, reader);
}

/** The discipline of the technologies in the title, or else of those that are asked for: `someone who knows PHP`. */
function readByTechnologies(
  tokens: Tokens,
  reader: RoleReader,
  impliedBy: ImpliedBy,
  demanded: () => readonly Implied[],
): Discipline[] | 'none' {
  const trade = findTrade(tokens, reader);
  const isOther = trade < tokens.count;
  // `QA Engineer (Java)`, `Java QA Engineer`
  const titled = readByTechnology(tokens, reader, impliedBy, isOther ? trade - reach : trade);
  if (titled === 'none' || titled.length > 0 || isOther) return titled;
  const found = weighDemands(demanded());
  return found === undefined ? [] : [found];
}

/** The first word that names a role of another trade, or the end. */
function findTrade(tokens: Tokens, reader: RoleReader): number {
  for (let index = 0; index < tokens.count; index++) {
    if (!tokens.hasRole(index, tradeCues)) continue;
    if (tokens.hasRole(index, roleCue.outsider) && isWorkOfDeveloper(tokens, index)) continue;
    const isTrade = isBesideRole(tokens, index, reader) && reader.offersTrade(index);
    if (isTrade || fillsTitle(tokens, index, reader)) return index;
  }
  return tokens.count;
}

/** `Senior Java Engineer`: the discipline of the technology in the title, which is before a word; none for `SAP`. */
function readByTechnology(
  tokens: Tokens,
  reader: RoleReader,
  impliedBy: ImpliedBy,
  end: number,
): Discipline[] | 'none' {
  const found = new Set<Discipline>();
  const means = new Set<Discipline>();
  let isOther = false;
  for (let index = 0; index < end; index++) {
    if ((isOther || found.size + means.size > 0) && tokens.parted(index, hardSeparators)) break;
    if (!tokens.namesKnown(index)) continue;
    const implied = impliedBy(tokens.technology(index));
    const discipline = implied?.discipline;
    if (discipline === undefined || (discipline !== 'other' && found.has(discipline))) continue;
    const isNamed = isBesideRole(tokens, index, reader, true) || isBesideLevel(tokens, index);
    if (!isNamed || !reader.offersTrade(index)) continue;
    if (discipline === 'other') isOther = true;
    else if (isMeans(implied!)) means.add(discipline);
    else found.add(discipline);
  }
  if (found.size > 0) return [...found];
  if (means.size === 0 && isOther) return 'none';
  return [...means];
}

/** `AWS` of `Java/AWS Developer`, which many trades use: it is the role's trade only if nothing else is. */
function isMeans({ discipline, weight }: Implied): boolean {
  return weight === 1 && discipline !== 'backend' && discipline !== 'frontend';
}
