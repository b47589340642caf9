// Headings and labels: the demand that they make of the words after them.
import { clauseCue, cue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader } from '../segments/clauses.ts';
import {
  afterLabel,
  isOfSameList,
  mayNameAny,
  opensItem,
  signBefore,
  startOfLine,
} from '../segments/lines.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import {
  isQuestionAbove,
  isQuestionLabel,
  isUnknownHeading,
  isShort,
  isBetweenBullets,
  isSignedLabel,
  labelSigns,
  isJudgement,
  mayHead,
  mayVote,
  opensDashLabel,
  longestHeading,
} from './heading-forms.ts';
import {
  isDeniedAt,
  isDismissal,
  hasContrast,
  isWelcomeCondition,
  voteOf,
} from './heading-votes.ts';
import { isNotAll, tellsOfNone } from './judgements.ts';
import { decideOpenLists, isBelowSearch, welcomeSigns } from './item-lists.ts';
import { endsItemList, isStatement, tellsOfNames, tellsOfThings } from './statements.ts';
import { type Section, section } from './section.ts';

/** Separators at the ends of headings and labels. */
const boundaries = hardSeparators | separator.comma | separator.colon | labelSigns;

/** A label of the words after it in its line. */
interface Label {
  readonly asks: Section;
  /** The section that continues after it. */
  readonly above: Section;
  /** Whether it is part of an item, and so applies to that item alone. */
  readonly isInItem: boolean;
}

/** A heading that is an item, above a list in a list. */
interface Outer {
  readonly item: number;
  /** The section that continues after its list. */
  readonly above: Section;
}

/** By word: the section that the last heading or label before it begins. */
export function listSections(tokens: Tokens): Uint8Array {
  return new SectionReader(tokens).read();
}

/** Reads the headings and labels of a text in its order. */
class SectionReader {
  readonly #tokens: Tokens;
  readonly #sections: Uint8Array;
  /** The section of the word that is read. */
  #current: Section = section.open;
  #label: Label | undefined;
  /** Headings that are items, the outermost first. */
  readonly #outer: Outer[] = [];
  /** First words of the phrase, of the line and of the last line that is a heading; -1 without one. */
  #start = 0;
  #line = 0;
  #heading = -1;
  /** Whether a heading or label demands something. */
  #demands = false;
  /** Whether the last heading has a word of denial: `Not needed`. */
  #denies = false;

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
    this.#sections = new Uint8Array(tokens.count);
  }

  read(): Uint8Array {
    const tokens = this.#tokens;
    const sections = this.#sections;
    const { separators, count } = tokens;
    for (let index = 0; index < count; index++) {
      // Between most words is a space, which begins and ends nothing.
      if (((separators[index]! | separators[index + 1]!) & boundaries) === 0) {
        sections[index] = this.#current;
        continue;
      }
      this.#open(index);
      sections[index] = this.#current;
      this.#close(index);
    }
    decideYours(sections, this.#demands ? section.neutral : section.required);
    decideOpenLists(tokens, sections);
    return sections;
  }

  /** Ends what ends before a word. */
  #open(index: number): void {
    const tokens = this.#tokens;
    if (tokens.parted(index, hardSeparators)) {
      this.#start = index;
      if (tokens.parted(index, separator.newline)) this.#openLine(index);
      const label = this.#label;
      if (label !== undefined && endsLabelled(tokens, index, label)) {
        this.#current = isAfterAll(tokens, index) ? section.open : label.above;
        this.#label = undefined;
      }
    }
    if (this.#isPlus(index)) {
      this.#label = { asks: section.preferred, above: this.#current, isInItem: true };
      this.#current = section.preferred;
    }
    // `Must: Java; could: Kafka`, `Must - Java, could - Kafka`
    if (tokens.parted(index, separator.semicolon) || opensDashLabel(tokens, index))
      this.#start = index;
  }

  /** `➕ Kotlin` below `👉 Java` in a list of demands */
  #isPlus(index: number): boolean {
    const tokens = this.#tokens;
    if (this.#current !== section.required || !opensItem(tokens, index)) return false;
    if (signBefore(tokens, index) !== '➕') return false;
    const above = startOfLine(tokens, index - 1);
    if (signBefore(tokens, above) === '➕') return this.#sections[above] === section.preferred;
    return above !== this.#heading && opensItem(tokens, above);
  }

  #openLine(index: number): void {
    const tokens = this.#tokens;
    const isBelowHeading = this.#line === this.#heading;
    if (endsItemList(tokens, this.#line, index, this.#current, isBelowHeading))
      this.#current = section.open;
    else if (this.#denies && !isBelowHeading && opensParagraph(tokens, index))
      this.#current = section.neutral;
    this.#line = index;
    while (this.#outer.length > 0 && endsSublist(tokens, index, this.#outer.at(-1)!.item))
      this.#current = this.#outer.pop()!.above;
  }

  /** Begins the section of the heading or label that a word ends, if it ends one. */
  #close(index: number): void {
    const tokens = this.#tokens;
    const start = this.#start;
    const found = headingUpTo(tokens, start, index, this.#heading >= 0);
    const after = tokens.separators[index + 1]!;
    if ((after & separator.colon) !== 0) this.#start = index + 1;
    if (found === undefined) return;
    const isHeading = (after & separator.newline) !== 0 || isBetweenBullets(tokens, start, index);
    // The words of a heading are no item.
    if (isHeading && index + 1 < tokens.count && this.#current === section.open)
      this.#sections.fill(section.neutral, this.#start, index + 1);
    const isInItem = opensItem(tokens, this.#line) || (after & separator.colon) === 0;
    if (isInItem && !isHeading && this.#isOfItem(start, index, found)) return;
    const above = this.#label?.above ?? this.#current;
    if (isHeading) this.#nest(index, above);
    this.#label = isHeading ? undefined : { asks: found, above, isInItem };
    this.#current = found;
    this.#demands ||= found === section.required;
  }

  /** Whether a label in an item begins no section: `Shader work: HLSL`, `Front-end skills: Vue` in a welcome item. */
  #isOfItem(start: number, last: number, found: Section): boolean {
    const tokens = this.#tokens;
    const isTask = found === section.neutral && this.#current !== section.open;
    if (isTask && readHeading(tokens, start, last + 1) === undefined) return true;
    return isPartOfWelcome(tokens, start, last, this.#current);
  }

  /** Whether the heading that ends at a word has a word of denial. */
  #hasDenial(last: number): boolean {
    for (let index = this.#line; index <= last; index++)
      if (this.#tokens.has(index, cue.negator)) return true;
    return false;
  }

  /** Notes a heading, and whether it is an item above a list in a list. */
  #nest(last: number, above: Section): void {
    const tokens = this.#tokens;
    const line = this.#line;
    this.#heading = line;
    this.#denies = this.#hasDenial(last);
    if (!opensItem(tokens, line)) this.#outer.length = 0;
    else if (!isOfSameList(tokens, line, last + 1)) this.#outer.push({ item: line, above });
  }
}

function opensParagraph(tokens: Tokens, index: number): boolean {
  return tokens.parted(index, separator.blankLine) && !opensItem(tokens, index);
}

/** Makes the lists of the reader, as below `Your toolbox`, demands or, beside a heading of demands, tasks. */
function decideYours(sections: Uint8Array, asks: Section): void {
  let index = sections.indexOf(section.yours);
  while (index >= 0) {
    sections[index] = asks;
    index = sections.indexOf(section.yours, index);
  }
}

/** The demand of the words from `start` to `last`, if they are a heading or a label. */
function headingUpTo(
  tokens: Tokens,
  start: number,
  last: number,
  isBelowOther: boolean,
): Section | undefined {
  const after = tokens.separators[last + 1]!;
  if ((after & separator.comma) !== 0) return undefined;
  if ((after & (separator.newline | separator.colon)) === 0) {
    if (!isQuestionLabel(tokens, start, last) && !isSignedLabel(tokens, start, last))
      return undefined;
    return readHeading(tokens, start, last + 1) ?? voteOf(tokens, start, last + 1);
  }
  const isAbove = opensItem(tokens, last + 1);
  // `Cercano un programmatore:⏎Java`
  const isAboveName = (after & separator.newline) !== 0 && tokens.names(last + 1);
  const isLabel = (after & separator.colon) !== 0 && tokens.parted(start, separator.newline);
  if (isLabel && isAboveName && isBelowSearch(tokens, last + 1)) return section.required;
  // `Knowledge that is welcome here.` above items
  if ((after & separator.stop) !== 0 && !(isAbove && isShort(tokens, start, last)))
    return undefined;
  // A sentence of any length may end as a heading: `… and with the following requirements:`
  const isLong = last - start >= longestHeading;
  if (isLong && isAbove && isWelcomeSentence(tokens, start, last)) return section.preferred;
  const from =
    isLong && isAbove && (after & separator.colon) !== 0 ? last - longestHeading + 1 : start;
  if (!mayHead(tokens, from, last)) return undefined;
  const known = readHeading(tokens, from, last + 1);
  const mayBeVoted = known === undefined && mayVote(tokens, from, last, isBelowOther);
  const voted = mayBeVoted ? voteOf(tokens, from, last + 1) : undefined;
  const found = known ?? voted;
  if (found === section.preferred && isJudgement(tokens, from, last)) return undefined;
  // `You'll join a squad of 6.` above items is no heading.
  if (found === section.neutral && (after & separator.stop) !== 0) return undefined;
  if (found === section.required && isWelcomeCondition(tokens, from, last + 1))
    return section.preferred;
  const beside = besideDenial(tokens, from, last + 1, found);
  if (beside !== undefined) return beside;
  if (found !== undefined) return found;
  // A question such as `What is there already?` heads a neutral section.
  if (isQuestionAbove(tokens, from, last) && !isAbove)
    return isNeutralQuestion(tokens, from, last) ? section.neutral : undefined;
  return isUnknownHeading(tokens, from, last) ? section.open : undefined;
}

/**
 * The section of a heading that denies a demand in brackets, `Our stack (no prior knowledge needed)`, or that all is
 * asked for: `Not all of it is required`.
 */
function besideDenial(
  tokens: Tokens,
  start: number,
  end: number,
  whole: Section | undefined,
): Section | undefined {
  if (whole === section.preferred || whole === section.unasked) return whole;
  let open = start;
  let denies = false;
  let isOfAll = false;
  for (let index = start; index < end; index++) {
    if (tokens.parted(index, separator.open)) open = index;
    if (tokens.parted(index, separator.open | separator.comma)) denies = false;
    denies ||= tokens.has(index, cue.negator | cue.affirmation) || tellsOfNone(tokens, index);
    isOfAll ||= isNotAll(tokens, index);
  }
  // `You need not know all of it: Java is enough`
  if (isOfAll && open === start && (opensItem(tokens, end) || tokens.names(end)))
    return section.unasked;
  if (whole === undefined || !denies || open === start) return undefined;
  const outside = readHeading(tokens, start, open) ?? voteOf(tokens, start, open);
  if (outside === section.required) return isOfAll ? section.preferred : outside;
  return outside === section.preferred ? outside : section.unasked;
}

/** `Front-end skills: Vue` below `Nice to have` or after `➕`: a label within a welcome section or item, without a word of obligation. */
function isPartOfWelcome(tokens: Tokens, start: number, last: number, above: Section): boolean {
  const isWelcome = above === section.open && welcomeSigns.has(signBefore(tokens, start));
  if (above !== section.preferred && !isWelcome) return false;
  let isSkill = false;
  for (let index = start; index <= last; index++) {
    if (tokens.has(index, cue.obligation | cue.demand)) return false;
    isSkill ||= tokens.hasTopic(index, topicCue.demandingHeading);
  }
  return isSkill;
}

/** Longest sentence above items that is read as their heading, in words. */
const longestSentence = 24;

/**
 * `It is desirable, but no condition, that you have some knowledge of`, `We are glad if you already work with` above items: a
 * sentence that calls something welcome, and demands nothing.
 */
function isWelcomeSentence(tokens: Tokens, start: number, last: number): boolean {
  if (last - start >= longestSentence || !tokens.parted(start, separator.newline)) return false;
  if (opensItem(tokens, start) || mayNameAny(tokens, start, last + 1)) return false;
  const { welcomingHeading, welcomingWord, offeringHeading } = topicCue;
  let welcome = -1;
  let isWelcome = false;
  for (let index = start; index <= last; index++) {
    const isDenied = isDeniedAt(tokens, start, index);
    if (tokens.hasTopic(index, offeringHeading)) return false;
    if (tokens.has(index, cue.obligation) && !isDenied) return false;
    const praises =
      tokens.has(index, cue.preference) || tokens.hasTopic(index, welcomingHeading | welcomingWord);
    if (praises && !isDenied) welcome = index;
    if (welcome < 0) continue;
    // `It is desirable`, `is het wenselijk`, but not `we have nice offices`
    const be = tokens.hasClause(welcome - 1, clauseCue.pronoun) ? welcome - 2 : welcome - 1;
    const isOurs = tokens.hasClause(be, clauseCue.speaker);
    isWelcome ||= tokens.has(index, cue.supposition);
    isWelcome ||= tokens.has(be, cue.be) && !isOurs && !tokens.hasClause(be - 1, clauseCue.speaker);
  }
  return isWelcome;
}

/** Whether a question speaks neither of the reader nor of a demand: `What is there already?`, but not `What makes you the right person?` */
function isNeutralQuestion(tokens: Tokens, start: number, last: number): boolean {
  if (!tokens.hasClause(start, clauseCue.asksWhat)) return false;
  for (let index = start; index <= last; index++)
    if (isOfReader(tokens, index) || tokens.hasTopic(index, topicCue.demandingWord)) return false;
  return true;
}

/** `- Docker` after the list below `- Nice to have:` */
function endsSublist(tokens: Tokens, line: number, item: number): boolean {
  return opensItem(tokens, line) && isOfSameList(tokens, line, item);
}

/** Whether a paragraph, or a line about the company, ends the section of a label too. */
function isAfterAll(tokens: Tokens, start: number): boolean {
  if (!tokens.parted(start, separator.newline) || opensItem(tokens, start)) return false;
  return tokens.parted(start, separator.blankLine) || isStatement(tokens, start);
}

/** Whether a word begins a line or a sentence to which the label before it does not apply. */
function endsLabelled(tokens: Tokens, start: number, { asks, isInItem }: Label): boolean {
  const before = tokens.separators[start]!;
  // `About us: an insurer` above a list, and `We offer courses` in the line of a demand
  const isNone = asks === section.neutral || asks === section.unasked;
  if ((before & separator.blankLine) !== 0 && isNone) return true;
  if (asks === section.required && tokens.hasTopic(start, topicCue.offeringHeading)) return true;
  if ((before & separator.newline) !== 0 && (before & separator.comma) === 0) {
    if (isInItem || asks === section.preferred || opensLabelled(tokens, start)) return true;
    if (opensItem(tokens, start)) return false;
    // `Tester wanted: mobile games⏎You check builds made in Unity`
    if (isOfReader(tokens, start) && !tokens.parted(start, separator.wrap)) return true;
    // `stack: Symfony` in a message, whose next line may ask for something
    if (asks === section.neutral) return true;
  }
  if (asks === section.required && !isInItem && tellsOfThings(tokens, start)) return true;
  const demands = asks === section.preferred ? cue.obligation : 0;
  return isStatement(tokens, start, demands) || tellsOfNames(tokens, start);
}

/** `Pipeline: GitLab CI`, `Pipeline | GitLab CI`: a line with a label of its own, which names no technology. */
function opensLabelled(tokens: Tokens, start: number): boolean {
  const next = signBefore(tokens, start) === '|' ? -1 : afterLabel(tokens, start);
  return next > 0 && !mayNameAny(tokens, start, next);
}

/** Whether a phrase leads to a word of the same line, and not to another of its kind: `Experience and skills`. */
function continues(tokens: Tokens, index: number): boolean {
  return tokens.follows(index) && !tokens.has(index, cue.list);
}

/** `K5` in `K5 (should):` */
function isItemCode(tokens: Tokens, start: number): boolean {
  return tokens.parted(start + 1, separator.open) && /^[A-Z]\d+$/u.test(tokens.written(start));
}

function readHeading(tokens: Tokens, start: number, end: number): Section | undefined {
  let found: Section | undefined;
  let isDenied = false;
  const isLabel = tokens.parted(end, separator.colon);
  // `Could: Rust`, `K5 (should): Kafka`
  const label = isLabel && isItemCode(tokens, start) ? start + 1 : start;
  if (end - label === 1 && tokens.hasTopic(label, topicCue.optionalLabel)) return section.preferred;
  if (isDismissal(tokens, start, end)) return section.unasked;
  const mayBeItem = !isLabel && !opensItem(tokens, end);
  let isWhere = false;
  for (let index = start; index < end; index++) {
    if (tokens.technology(index) >= 0 && tokens.ordinary(index) === undefined) {
      if (!isLabel) return undefined;
      continue;
    }
    if (tokens.hasTopic(index, topicCue.welcomingHeading)) found = section.preferred;
    const isDeniedHere = index > start && isDeniedAt(tokens, start, index);
    isDenied ||= isDeniedHere;
    if (found === section.preferred) continue;
    // `Knowledge of event storming` is one of the lines of a list without signs.
    const isItem = mayBeItem && tokens.has(index, cue.handling) && continues(tokens, index + 1);
    if (tokens.hasTopic(index, topicCue.demandingHeading) && !isDeniedHere && !isItem)
      found = section.required;
    else if (tokens.hasTopic(index, topicCue.offeringHeading)) found ??= section.unasked;
    else if (tokens.hasTopic(index, topicCue.neutralHeading) && !isWhere) found ??= section.neutral;
    // `Work in a regulated environment` is such a line, too.
    isWhere ||= mayBeItem && index > start && tokens.hasClause(index, clauseCue.within);
  }
  // `What you don't need`
  const isUnneeded = isDenied && tokens.hasClause(start, clauseCue.asksWhat);
  if (!isUnneeded || found === section.preferred) return found;
  return hasContrast(tokens, start, end) ? section.preferred : section.unasked;
}
