// The role that a text asks for: its level and its disciplines, in the vocabulary of `fit`.
import type { Fit } from '../../schema/settings.ts';
import type { Implied } from '../gazetteer/concepts.ts';
import { clauseCue, cue, roleCue } from '../gazetteer/cues.ts';
import { letterCase } from '../segments/sentences.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { hardSeparators } from '../tokens/separators.ts';
import { weighDemands } from './demands.ts';
import type { RoleReader } from './role.ts';

export type Level = NonNullable<Fit['level']>;
export type Discipline = Fit['disciplines'][number];

export interface AskedFor {
  readonly level?: Level;
  readonly disciplines: readonly Discipline[];
}

/** Levels by cue; of several in one title the first of these is the role's. */
const levels: readonly (readonly [cues: number, level: Level])[] = [
  [roleCue.principal, 'principal'],
  [roleCue.staff, 'staff'],
  [roleCue.lead | roleCue.rank, 'lead'],
  [roleCue.senior, 'senior'],
  [roleCue.mid, 'mid'],
  [roleCue.otherLevel, 'junior'],
];
const levelCues = levels.reduce((all, [cues]) => all | cues, 0);

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
const disciplineCues = disciplines.reduce((all, [cues]) => all | cues, 0);

/** Disciplines whose words have no other meaning. */
const placeCues = roleCue.frontend | roleCue.mobile;

const tradeCues = disciplineCues | roleCue.anotherTrade;

/** How far a discipline may be from the noun of the role, in words. */
const reach = 3;

/**
 * Reads level and disciplines of the role. `impliedBy` gives the discipline that a technology in the title
 * implies, `demanded` those of the required technologies.
 */
export function readAsked(
  tokens: Tokens,
  reader: RoleReader,
  impliedBy: (technology: number) => Implied | undefined,
  demanded: () => readonly Implied[],
): AskedFor {
  const level = readLevel(tokens, reader);
  const named = readDisciplines(tokens, reader);
  const found = named.length > 0 ? named : readByTechnologies(tokens, reader, impliedBy, demanded);
  return { ...(level && { level }), disciplines: found };
}

/** The discipline of the technologies in the title, or else of those that are asked for: `someone who knows PHP`. */
function readByTechnologies(
  tokens: Tokens,
  reader: RoleReader,
  impliedBy: (technology: number) => Implied | undefined,
  demanded: () => readonly Implied[],
): Discipline[] {
  const trade = findTrade(tokens, reader);
  const isOther = trade < tokens.count;
  // `QA Engineer (Java)`, `Java QA Engineer`
  const titled = readByTechnology(tokens, reader, impliedBy, isOther ? trade - reach : trade);
  if (titled.length > 0 || isOther) return titled;
  const found = weighDemands(demanded());
  return found === undefined ? [] : [found];
}

/** The first word that names a role of another trade, or the end. */
function findTrade(tokens: Tokens, reader: RoleReader): number {
  for (let index = 0; index < tokens.count; index++) {
    const isTrade = tokens.hasRole(index, tradeCues) && isBesideRole(tokens, index);
    if (isTrade && reader.offersTrade(index)) return index;
  }
  return tokens.count;
}

function readLevel(tokens: Tokens, reader: RoleReader): Level | undefined {
  let found: number | undefined;
  for (let index = 0; index < tokens.count; index++) {
    if (!tokens.hasRole(index, levelCues) || !reader.offersSeniority(index)) continue;
    // The first mention decides, with the levels beside it: `Senior Staff Engineer`.
    let best = levelAt(tokens, index);
    for (
      let near = index + 1;
      near < index + reach && !tokens.parted(near, hardSeparators);
      near++
    ) {
      const other = levelAt(tokens, near);
      if (other >= 0 && other < best && reader.offersSeniority(near)) best = other;
    }
    found = best;
    break;
  }
  return found === undefined ? undefined : levels[found]![1];
}

function levelAt(tokens: Tokens, index: number): number {
  return levels.findIndex(([cues]) => tokens.hasRole(index, cues));
}

/** The disciplines of the first line or sentence that names any. */
function readDisciplines(tokens: Tokens, reader: RoleReader): Discipline[] {
  const found = new Set<Discipline>();
  for (let index = 0; index < tokens.count; index++) {
    if (found.size > 0 && tokens.parted(index, hardSeparators)) break;
    if (!tokens.hasRole(index, disciplineCues)) continue;
    const isOffered =
      tokens.hasRole(index, ownCues) && reader.offersDiscipline(index)
        ? true
        : ((isBesideRole(tokens, index) || isBesideLevel(tokens, index)) &&
            reader.offersTrade(index)) ||
          isWanted(tokens, index);
    if (!isOffered) continue;
    for (const [cues, discipline] of disciplines) {
      if (tokens.hasRole(index, cues)) found.add(discipline);
    }
  }
  return [...found];
}

/** `Mobile Developer`, `Engineer, Platform`, `DevOps Lead`: the word belongs to the name of a role. */
function isBesideRole(tokens: Tokens, index: number, mayQualify = false): boolean {
  const nouns = roleCue.roleNoun | roleCue.roleNouns | roleCue.lead | roleCue.rank;
  if (tokens.hasRole(index, nouns)) return true;
  for (let near = index + 1; near <= index + reach; near++) {
    if (tokens.parted(near, hardSeparators)) break;
    if (tokens.hasRole(near, nouns)) return true;
    // `Java Solution Architect`
    const isQualifier = mayQualify && !tokens.isCue(near) && letterCase(tokens, near) === 'upper';
    const isPassed =
      isQualifier || tokens.hasRole(near, disciplineCues) || tokens.technology(near) >= 0;
    if (!isPassed && !tokens.has(near, cue.list)) break;
  }
  for (let near = index - 1; near >= index - reach; near--) {
    if (tokens.parted(near + 1, hardSeparators)) return false;
    if (tokens.hasRole(near, nouns)) return true;
  }
  return false;
}

/** `someone for the frontend`, `kogoś do frontendu` */
function isWanted(tokens: Tokens, index: number): boolean {
  if (!tokens.hasRole(index, placeCues)) return false;
  const place = tokens.hasClause(index - 1, clauseCue.preposition) ? index - 1 : index - 2;
  if (!tokens.hasClause(place, clauseCue.preposition)) return false;
  return tokens.hasRole(place - 1, roleCue.hiring);
}

/** `Elixir senior`, `front junior` */
function isBesideLevel(tokens: Tokens, index: number): boolean {
  if (tokens.follows(index) && tokens.hasRole(index - 1, levelCues)) return true;
  let after = index + 1;
  while (after < index + reach && tokens.technology(after) >= 0) after++;
  return tokens.follows(after) && tokens.hasRole(after, levelCues);
}

/** `Senior Java Engineer`: the discipline of the technology in the title, which is before a word. */
function readByTechnology(
  tokens: Tokens,
  reader: RoleReader,
  impliedBy: (technology: number) => Implied | undefined,
  end: number,
): Discipline[] {
  const found = new Set<Discipline>();
  for (let index = 0; index < end; index++) {
    if (found.size > 0 && tokens.parted(index, hardSeparators)) break;
    if (tokens.states[index] !== state.named || tokens.technology(index) < 0) continue;
    const discipline = impliedBy(tokens.technology(index))?.discipline ?? 'other';
    if (discipline === 'other' || found.has(discipline)) continue;
    const isNamed = isBesideRole(tokens, index, true) || isBesideLevel(tokens, index);
    if (isNamed && reader.offersTrade(index)) found.add(discipline);
  }
  return [...found];
}
