// Reads the role that a text offers: whether it is senior, and whether for back end or full stack.
import { separator, hardSeparators } from '../tokens/separators.ts';
import { clauseCue, cue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { startOfLine } from '../segments/lines.ts';
import { isOpenEnded } from './amounts.ts';
import {
  afterLevels,
  discipline,
  isApart,
  isAsked,
  isDatum,
  isLevelItem,
  isLevelOfPost,
  isObliged,
  isPermitted,
  isRankWanted,
  levels,
} from './level-forms.ts';
import {
  closesName,
  isAsMember,
  isInBrackets,
  isPartOfWord,
  leadsDiscipline,
  nameAfter,
} from './role-names.ts';
import {
  isAskedFor,
  isBonus,
  isByPeer,
  isCertified,
  isRoleDenied,
  isDeniedAfter,
  isDescribed,
  isAnyLevel,
  isLevelWaived,
  isHelper,
  isMinor,
  isOneOfBoth,
  isSoughtAfter,
  isTeamLed,
  standing,
} from './role-standing.ts';
import { isStaff } from './staff.ts';
import type { Tokens } from '../tokens/tokens.ts';

export interface AskedRole {
  readonly isSenior: boolean;
  readonly isBackendOrFullStack: boolean;
}

const seniority = roleCue.senior | roleCue.rank | roleCue.lead;
const otherTrades = roleCue.anotherTrade | roleCue.mobile | roleCue.frontend;

/** How many lines at the start may hold the role's name. */
const titleLines = 3;
/** How far words about a role may be from it. */
const reach = 8;

/** Reads the role that a text offers. */
export function readRole(tokens: Tokens, reader: RoleReader): AskedRole {
  let isSenior = false;
  let isBackendOrFullStack = false;
  for (let index = 0; index < tokens.count && !(isSenior && isBackendOrFullStack); index++) {
    if (!isSenior && tokens.hasRole(index, seniority)) isSenior = reader.offersSeniority(index);
    if (!isBackendOrFullStack && tokens.hasRole(index, discipline)) {
      isBackendOrFullStack = reader.offersDiscipline(index);
    }
  }
  return { isSenior, isBackendOrFullStack };
}

/** `We need someone senior who knows Java`, but not `You work with someone senior who helps you` */
function isPersonDescribed(tokens: Tokens, level: number, after: number): boolean {
  if (!tokens.hasRole(after, roleCue.prose)) return false;
  // `quelqu'un de senior`
  const person = tokens.hasClause(level - 1, clauseCue.of) ? level - 2 : level - 1;
  if (!tokens.hasRole(person, roleCue.hiring)) return false;
  return tokens.parted(person, hardSeparators) || isSoughtBefore(tokens, person);
}

/** `we need someone`, `buscamos a alguien` */
function isSoughtBefore(tokens: Tokens, person: number): boolean {
  return [person, person - 1, person - 2].some((index) => tokens.hasTopic(index, topicCue.seeking));
}

/** `I'm Ann, recruiter at Acme`, but not `busco` or `my lead wants` */
function isWriter(tokens: Tokens, index: number): boolean {
  return (
    tokens.hasTopic(index, topicCue.self) &&
    !tokens.hasRole(index, roleCue.hiring | roleCue.possessive)
  );
}

/** Decides whether a word of level or discipline is about the role that is offered. */
export class RoleReader {
  readonly #tokens: Tokens;
  /** Whether the title is of another trade than the back end. */
  readonly isOtherTrade: boolean;
  /** How many words are known to be in the lines that may hold the role's name. */
  #inTitle = 1;
  /** The line of the last of them. */
  #line = 1;

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
    this.isOtherTrade = this.#namesOtherTrade();
  }

  offersSeniority(index: number): boolean {
    const tokens = this.#tokens;
    if (isRoleDenied(tokens, index) || isLevelWaived(tokens, index) || isAnyLevel(tokens, index))
      return false;
    if (isCertified(tokens, index)) return false;
    // `5+ jr`: Dutch years
    if (tokens.has(index, cue.years) && tokens.startsWithDigit(index - 1)) return false;
    if (isDatum(tokens, index)) return true;
    const isLevel = !tokens.hasRole(index, roleCue.lead | roleCue.rank);
    if (isLevel && (isLevelItem(tokens, index) || isObliged(tokens, index))) return true;
    if (isLevel && isPermitted(tokens, index)) return standing(tokens, index) !== 'related';
    const after = afterLevels(tokens, index);
    if (isAsMember(tokens, index)) return true;
    const isOfPerson = isPersonDescribed(tokens, index, after);
    if (!isOfPerson && tokens.follows(after) && tokens.hasRole(after, roleCue.otherSenior))
      return false;
    if (isPartOfWord(tokens, index)) return false;
    if (tokens.hasRole(index, roleCue.lead)) {
      if (tokens.hasRole(index, roleCue.asking)) return isTeamLed(tokens, index);
      return this.isTitle(index) || standing(tokens, index) === 'offered';
    }
    if (tokens.hasRole(index, roleCue.rank)) return this.#isRank(index);
    if (this.isTitle(index) || isAsked(tokens, index)) return true;
    if (isByPeer(tokens, index, after)) return false;
    const name = isLevelOfPost(tokens, index) ? 'one' : nameAfter(tokens, index);
    if (name !== undefined) return this.#isOffered(index, name === 'many');
    const found = standing(tokens, index);
    // `We want a senior.`, `someone senior for our team`, `cerca 2 junior backend`
    const ends =
      !tokens.follows(after) ||
      tokens.parted(after, separator.wrap) ||
      tokens.hasClause(after, clauseCue.preposition) ||
      (leadsDiscipline(tokens, index) && !tokens.follows(index + 2));
    if (found === 'related') return false;
    const isSought = found === 'offered' || tokens.hasRole(index - 1, roleCue.hiring);
    if ((ends || isOfPerson) && isSought) return true;
    return closesName(tokens, index) || isApart(tokens, index);
  }

  offersDiscipline(index: number): boolean {
    const tokens = this.#tokens;
    if (isRoleDenied(tokens, index) || isDeniedAfter(tokens, index) || isMinor(tokens, index))
      return false;
    if (isDescribed(tokens, index)) return false;
    // `the back end of 2025`
    if (tokens.startsWithDigit(index + 2) && tokens.hasClause(index + 1, clauseCue.of))
      return false;
    const isTitle = !this.isOtherTrade && this.isTitle(index);
    if (isTitle || isDatum(tokens, index)) return true;
    const name = tokens.hasRole(index, roleCue.roleNoun) ? 'one' : nameAfter(tokens, index);
    if (name !== undefined) return this.#isOffered(index, name === 'many');
    const found = standing(tokens, index);
    // `Wir suchen einen Entwickler (m/w/d) Backend.`, `cerchiamo uno sviluppatore backend perché …`
    const nouns = roleCue.roleNoun | roleCue.lead | roleCue.rank;
    const isNamed = tokens.follows(index) && tokens.hasRole(index - 1, nouns);
    if (found === 'offered' && (isNamed || closesName(tokens, index))) return true;
    if (this.isOtherTrade) return false;
    if (found === 'related' || isBonus(tokens, index)) return false;
    // `Buscamos a alguien de backend.`
    return found === 'offered' || isAskedFor(tokens, index) || isOneOfBoth(tokens, index);
  }

  /** Whether a word is part of the name of the role that is offered. */
  offersTrade(index: number): boolean {
    const tokens = this.#tokens;
    if (isRoleDenied(tokens, index) || isMinor(tokens, index) || isDescribed(tokens, index))
      return false;
    if (this.isTitle(index) || isDatum(tokens, index)) return true;
    const found = standing(tokens, index);
    // `Buscamos desarrolladora móvil para …`
    const isAfterName = tokens.follows(index) && tokens.hasRole(index - 1, roleCue.roleNoun);
    if (isAfterName && found === 'offered') return true;
    const name = tokens.hasRole(index, roleCue.roleNoun) ? 'one' : nameAfter(tokens, index);
    if (name !== 'one') return false;
    return found === 'offered' || (found === undefined && isSoughtAfter(tokens, index));
  }

  /** Lead, staff and principal are ranks only in a role's name. */
  #isRank(index: number): boolean {
    const tokens = this.#tokens;
    const name = nameAfter(tokens, index);
    const mayStandAlone = tokens.hasRole(index, roleCue.standAlone);
    if (mayStandAlone && this.isTitle(index) && isRankWanted(tokens, index)) return true;
    // `Eine Leitung für unser Datenteam`
    const isLed = tokens.hasClause(index + 1, clauseCue.preposition) && tokens.follows(index + 1);
    if (isLed && isTeamLed(tokens, index + 1) && standing(tokens, index) === 'offered') return true;
    const ends = mayStandAlone && tokens.parted(index + 1, ~separator.space);
    // `Ingeniero de Software Principal`
    const isAdjective =
      !!tokens.phrasebookAt(index)?.adjectivesFollow &&
      !tokens.follows(index + 1) &&
      startOfLine(tokens, index) === 0;
    const isAfterName = isAdjective || isInBrackets(tokens, index);
    if (isAfterName && closesName(tokens, index)) return true;
    // `Staff+`: this level and those above it
    if (this.isTitle(index) && (ends || isOpenEnded(tokens, index + 1))) return true;
    // `Lead Frontend`, `a lead for our back end`
    if (name === undefined && leadsDiscipline(tokens, index)) {
      return this.isTitle(index) || standing(tokens, index) === 'offered';
    }
    // `We seek a DevOps Lead.`
    if (ends && closesName(tokens, index) && standing(tokens, index) === 'offered') return true;
    return name === 'one' && !tokens.has(index - 1, cue.be) && this.#isOffered(index, false);
  }

  #isOffered(index: number, isPlural: boolean): boolean {
    const found = standing(this.#tokens, index);
    if (found === 'related') return false;
    if (found === 'offered' || isSoughtAfter(this.#tokens, index)) return true;
    return !isPlural && !isHelper(this.#tokens, index);
  }

  /** The word is in a line at the start that reads as a role's name. */
  isTitle(index: number): boolean {
    if (!this.#standsInTitle(index) || isStaff(this.#tokens, index)) return false;
    const tokens = this.#tokens;
    let start = index;
    while (!tokens.parted(start, hardSeparators)) {
      start--;
      if (index - start > reach || tokens.hasRole(start, roleCue.prose | roleCue.relation))
        return false;
      if (tokens.hasTopic(start, topicCue.helping) || isWriter(tokens, start)) return false;
    }
    let isNamed = tokens.follows(index) && tokens.hasRole(index - 1, roleCue.roleNoun);
    for (let after = index + 1; after < tokens.count && after < index + reach; after++) {
      if (tokens.parted(after, separator.call)) return false;
      // `network engineer for Acme: they use …`
      isNamed ||= tokens.hasRole(after - 1, roleCue.roleNoun);
      if (isNamed && tokens.parted(after, separator.colon)) return true;
      // `full stack dev, junior is ok`
      if (isNamed && tokens.parted(after, separator.comma) && tokens.hasRole(after, levels))
        return true;
      if (tokens.parted(after, hardSeparators | separator.dash | separator.open)) return true;
      if (tokens.hasRole(after, roleCue.prose)) return false;
      if (tokens.hasTopic(after, topicCue.helping)) return false;
    }
    return true;
  }

  /** Whether a word is in the lines at the start that may hold the role's name. */
  #standsInTitle(index: number): boolean {
    for (; this.#inTitle <= index; this.#inTitle++) {
      if (!this.#tokens.parted(this.#inTitle, separator.newline)) continue;
      if (this.#line === titleLines) return false;
      this.#line++;
    }
    return true;
  }

  /** The title names another discipline, so back-end work that is named later is not the role. */
  #namesOtherTrade(): boolean {
    const tokens = this.#tokens;
    let found = false;
    for (let index = 0; index < 2 * reach; index++) {
      if (index > 0 && tokens.parted(index, hardSeparators)) break;
      // `skills: Kotlin, Android`
      const isLabelled = index > 0 && tokens.parted(index, separator.colon);
      if (isLabelled && !tokens.hasRole(index - 1, roleCue.datum | roleCue.hiring)) break;
      if (tokens.hasRole(index, discipline)) return false;
      if (tokens.hasRole(index, otherTrades)) found = true;
    }
    return found;
  }
}
