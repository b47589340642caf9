// Where a word of a discipline or a technology stands in relation to the role that is offered.
import { clauseCue, cue, detailCue, disciplineCues, roleCue, topicCue } from '../gazetteer/cues.ts';
import { letterCase } from '../segments/sentences.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { levelCues } from './asked-level.ts';
import type { RoleReader } from './role.ts';

const nouns = roleCue.roleNoun | roleCue.roleNouns | roleCue.lead | roleCue.rank;

/** How far a discipline may be from the noun of the role, in words, in a sentence and in a title. */
export const reach = 3;
const titleReach = 8;

/** `Mobile Developer`, `Engineer, Platform`, `DevOps Lead`: the word belongs to the name of a role. */
export function isBesideRole(
  tokens: Tokens,
  index: number,
  reader: RoleReader,
  mayQualify = false,
): boolean {
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
  return isAfterRole(tokens, index, reader, mayQualify);
}

function isAfterRole(
  tokens: Tokens,
  index: number,
  reader: RoleReader,
  isTechnology: boolean,
): boolean {
  const role = findRoleBefore(tokens, index, isTechnology ? reach : titleReach);
  if (!isTechnology && isProduct(tokens, index)) return false;
  if (role === undefined || (index - role > reach && !reader.isTitle(index))) return false;
  // `Java Developer – Claims Platform`: the employer's product
  const isNamed = [role - 1, role - 2].some((near) => tokens.technology(near) >= 0);
  if (isTechnology || !isNamed || tokens.parted(index, itemSeparators)) return true;
  for (let near = role + 1; near < index; near++) {
    if (tokens.parted(near, itemSeparators)) return false;
  }
  return true;
}

/** `Claims Platform`, `Plataforma de Pagos`: a product has a name of its own, unlike `Cloud Platform`. */
function isProduct(tokens: Tokens, index: number): boolean {
  if (!tokens.hasRole(index, roleCue.infrastructure)) return false;
  if (!tokens.hasDetail(index, detailCue.product)) return false;
  if (tokens.follows(index) && isOwnName(tokens, index - 1)) return true;
  const next = tokens.hasClause(index + 1, clauseCue.of) ? index + 2 : index + 1;
  return tokens.follows(index + 1) && tokens.follows(next) && isOwnName(tokens, next);
}

function isOwnName(tokens: Tokens, index: number): boolean {
  return !tokens.isCue(index) && tokens.technology(index) < 0;
}

/** The noun of a role that at most so many words separate from a later word. */
function findRoleBefore(tokens: Tokens, index: number, distance: number): number | undefined {
  for (let near = index - 1; near >= index - distance; near--) {
    if (tokens.parted(near + 1, hardSeparators)) return undefined;
    if (tokens.hasRole(near, nouns)) return near;
  }
  return undefined;
}

/**
 * `Cloud` in `Engenheiro de Segurança na Cloud`, `plateforme` in `Développeuse back-end – plateforme de consignes`: what a role of
 * an earlier discipline works on.
 */
export function isWorkedOn(tokens: Tokens, earlier: number, index: number): boolean {
  const joints = separator.comma | separator.slash | separator.ampersand | separator.open;
  // `Arquitecto de seguridad cloud`
  const isOfSecurity = tokens.hasRole(earlier, roleCue.security) && index === earlier + 1;
  if (isOfSecurity && tokens.has(index, cue.nature) && tokens.follows(index)) return true;
  for (let near = earlier + 1; near <= index; near++) {
    if (tokens.parted(near, joints) || tokens.has(near, cue.list)) return false;
    if (tokens.hasClause(near, clauseCue.preposition)) return true;
    if (tokens.parted(near, separator.dash)) return tokens.follows(index + 1);
  }
  return false;
}

/** `mobile` in `Tester for mobile games`: what a role of another trade works on. */
export function isWorkOfOthers(tokens: Tokens, index: number, reader: RoleReader): boolean {
  const role = findRoleBefore(tokens, index, titleReach);
  if (role === undefined || !isWorkedOn(tokens, role, index)) return false;
  const isOther = [role, role - 1].some(
    (near) => tokens.hasRole(near, roleCue.anotherTrade) && !tokens.hasRole(near, disciplineCues),
  );
  return isOther && reader.offersTrade(role);
}

/** `Payroll` in `Java Developer – Payroll Products`: what a developer works on. */
export function isWorkOfDeveloper(tokens: Tokens, index: number): boolean {
  for (let role = index - 1; role >= index - titleReach; role--) {
    if (tokens.parted(role + 1, hardSeparators)) return false;
    if (tokens.hasRole(role, roleCue.developer)) return isWorkedOn(tokens, role, index);
  }
  return false;
}

/** `someone for the frontend`, `kogoś do frontendu`, `do you know anyone? backend at a startup` */
export function isWanted(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  const hasPlace = tokens.hasClause(next, clauseCue.preposition | clauseCue.within);
  const isNote = tokens.parted(index, hardSeparators) && tokens.follows(next);
  if (isNote && hasPlace && tokens.hasTopic(next + 1, topicCue.article)) return true;
  const place = tokens.hasClause(index - 1, clauseCue.preposition) ? index - 1 : index - 2;
  if (!tokens.hasClause(place, clauseCue.preposition)) return false;
  return tokens.hasRole(place - 1, roleCue.hiring);
}

/** `Elixir senior`, `front junior` */
export function isBesideLevel(tokens: Tokens, index: number): boolean {
  if (tokens.follows(index) && tokens.hasRole(index - 1, levelCues)) return true;
  let after = index + 1;
  while (after < index + reach && tokens.technology(after) >= 0) after++;
  return tokens.follows(after) && tokens.hasRole(after, levelCues);
}

const itemSeparators = ~(
  separator.space |
  separator.wrap |
  separator.point |
  separator.hyphen |
  separator.apostrophe |
  separator.quote
);

/** `DevSecOps | Leeds`, `frontend @ Acme`, `Data / ML`: a title of nothing but disciplines. */
export function fillsTitle(tokens: Tokens, index: number, reader: RoleReader): boolean {
  if (!reader.isTitle(index)) return false;
  const passed = disciplineCues | levelCues;
  let start = index;
  while (!tokens.parted(start, itemSeparators)) {
    start--;
    if (!tokens.hasRole(start, passed) && tokens.technology(start) < 0) return false;
  }
  if (!opensLine(tokens, start)) return false;
  let end = index + 1;
  while (!tokens.parted(end, itemSeparators) && tokens.hasRole(end, passed)) end++;
  // `Developer | Plataforma de Pagos`
  const { of, preposition } = clauseCue;
  if (tokens.hasClause(end, of)) return false;
  return tokens.parted(end, itemSeparators) || tokens.hasClause(end, preposition);
}

/** Whether a word opens its line, or the text after a label. */
function opensLine(tokens: Tokens, index: number): boolean {
  if (index === 0 || tokens.parted(index, lineSeparators)) return true;
  return index <= reach && tokens.parted(index, separator.colon);
}

const lineSeparators = separator.newline | separator.bullet | separator.other;

/** How far the words that ask for somebody may be from the team, in words. */
const teamReach = 8;

/** `reinforcement for our data team`, `person til datateamet` */
export function isTeamWanted(tokens: Tokens, index: number): boolean {
  const team = [index, index + 1, index - 1, index - 2].find((near) =>
    tokens.hasRole(near, roleCue.team),
  );
  if (team === undefined) return false;
  const first = Math.min(team, index);
  for (let near = first; near <= Math.max(team, index); near++) {
    if (near > first && tokens.parted(near, hardSeparators)) return false;
  }
  for (let near = first - 1; near >= first - teamReach; near--) {
    if (tokens.parted(near + 1, hardSeparators)) return false;
    if (tokens.hasRole(near, roleCue.relation)) return false;
    // `with our new frontend team`
    const isOurs = tokens.hasRole(near, roleCue.possessive);
    if (!isOurs && tokens.hasRole(near, roleCue.hiring)) return true;
  }
  return false;
}
