// Lists of which one will do, by the words around them: `a broker (NATS, Kafka)`, `one of: Go, Rust`, `Go, Rust, pick one`.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isPlain } from './clauses.ts';
import { afterLabel, opensItem } from './lines.ts';

/** How far before a list `one of` may be, in words. */
const reach = 6;

/** Whether the words before a list or after it say that one of it will do. */
export function isOffered(tokens: Tokens, first: number, last: number): boolean {
  return (
    isLeftBefore(tokens, first) ||
    oneBefore(tokens, first) >= 0 ||
    isOfKind(tokens, first) ||
    isOneAskedOf(tokens, first, last)
  );
}

/** Whether words ask the reader for one of a list: `One of these tools you have used: Ansible, Chef`, `Of Go and Rust you know one`. */
export function isOneAskedOf(tokens: Tokens, first: number, last: number): boolean {
  const one = oneBefore(tokens, first);
  // `at least one of Go and Rust`
  if (one >= 0 && tokens.spaces(one) > 0) return true;
  if (isIntroduced(tokens, first) || isChosenAfter(tokens, first, last)) return true;
  return isOneOfKind(tokens, first);
}

/** `A scripting language, no matter which: Python, Bash`, but not `Tools or similar (Python, Bash)` */
export function isLeftBefore(tokens: Tokens, first: number): boolean {
  const marks = separator.colon | separator.dash | separator.open;
  if (!tokens.parted(first, marks) || !tokens.has(first - 1, cue.likeness)) return false;
  // `A test runner of your choice (Jest, Vitest)`
  if (tokens.hasClause(first - 1, clauseCue.oneOf)) return true;
  return tokens.parted(first - 1, separator.comma) || tokens.has(first - 2, cue.nature);
}

/** How far before a list with a colon its introduction begins, in words. */
const introductionReach = 14;

/** Most words from `one` to the kind: `one of the two languages`. */
const mostBeforeKind = 4;

/** `Mindestens eines der folgenden Werkzeuge hast du benutzt: Ansible, Chef`, but not `One of our main tools: Ansible, Chef` */
function isIntroduced(tokens: Tokens, first: number): boolean {
  if (!tokens.parted(first, separator.colon)) return false;
  let isOfThese = false;
  for (let index = first - 1; index > first - introductionReach; index--) {
    if (tokens.names(index) || isOfCompany(tokens, index)) return false;
    isOfThese ||= isThese(tokens, index);
    if (tokens.hasClause(index, clauseCue.oneOf) && isOfThese) return true;
    if (tokens.parted(index, partSeparators)) return false;
  }
  return false;
}

/** `In one of the two languages that our tests are in, Java and C#`, `in einem der Frameworks⏎Spring, Quarkus`: a kind before its members. */
function isOneOfKind(tokens: Tokens, first: number): boolean {
  if (tokens.follows(first) || tokens.parted(first, separator.stop) || opensItem(tokens, first))
    return false;
  let kind = -1;
  for (let index = first - 1; index > first - introductionReach; index--) {
    if (tokens.names(index)) return false;
    if (tokens.has(index, cue.nature | cue.announcement)) kind = index;
    if (tokens.hasClause(index, clauseCue.oneOf)) return isOneOfAll(tokens, index, kind);
    if (tokens.parted(index, clauseSeparators)) return false;
    // Only the kind may end a line.
    if (kind < 0 && tokens.parted(first, separator.newline)) return false;
  }
  return false;
}

/** `one of the two languages`, but not `one language` */
function isOneOfAll(tokens: Tokens, one: number, kind: number): boolean {
  const isOf = tokens.spaces(one) > 0 || tokens.hasClause(one + 1, clauseCue.of);
  if (!isOf || kind < 0 || kind > one + mostBeforeKind) return false;
  for (let index = one + 1; index < kind; index++)
    if (isOfCompany(tokens, index)) return tokens.has(one - 1, cue.handling);
  return true;
}

/** `of these`, `der folgenden` */
function isThese(tokens: Tokens, index: number): boolean {
  if (tokens.hasDetail(index, detailCue.ofThese)) return true;
  return tokens.hasClause(index, clauseCue.of) && tokens.spaces(index) > 0;
}

function isOfCompany(tokens: Tokens, index: number): boolean {
  const { possessive, client } = roleCue;
  return tokens.hasRole(index, possessive | client) || tokens.hasClause(index, clauseCue.speaker);
}

/** `Av Go och Rust ska du kunna minst ett`, `zwischen Go und Rust wählen`, but not `Of Go and Rust we run one` */
function isChosenAfter(tokens: Tokens, first: number, last: number): boolean {
  let of = first - 1;
  // `Of the tools Ansible and Chef`
  while (of > first - reach / 2 && !tokens.hasClause(of, clauseCue.of) && tokens.follows(of)) of--;
  if (!tokens.hasClause(of, clauseCue.of) || !tokens.follows(first)) return false;
  const isNext = of === first - 1 && tokens.isForeign(last + 1) && tokens.follows(last + 1);
  if (isNext && tokens.hasClause(last + 1, clauseCue.oneOf)) return true;
  if (!tokens.parted(of, clauseSeparators)) return false;
  for (let index = last + 1; index <= last + clauseReach; index++) {
    if (tokens.parted(index, clauseSeparators) || tokens.names(index)) return false;
    if (isOfCompany(tokens, index)) return false;
    if (tokens.hasClause(index, clauseCue.oneOf) && isAlone(tokens, index)) return true;
  }
  return false;
}

/** `one.`, `one is enough`, `eins beherrschst.`: no noun follows. */
function isAlone(tokens: Tokens, one: number): boolean {
  const ends = partSeparators;
  if (tokens.parted(one + 1, ends) || tokens.hasDetail(one + 1, detailCue.closing)) return true;
  return tokens.parted(one + 2, ends) && tokens.has(one + 1, cue.handling | cue.requirement);
}

/** `one of the two`, but not `one of Go or Rust`, `one of our two` */
function isPartitive(tokens: Tokens, index: number): boolean {
  if (tokens.parted(index, hardSeparators) || !tokens.follows(index + 1)) return false;
  if (tokens.names(index + 2) || isOfCompany(tokens, index + 2)) return false;
  return tokens.hasClause(index, clauseCue.oneOf) && tokens.hasClause(index + 1, clauseCue.of);
}

/** Whether words after a list say that others, or any of it, will do: `or similar`, `pick one`, `– your choice`. */
export function isLikenedAfter(tokens: Tokens, last: number): boolean {
  if (isOfReaderAfterEnd(tokens, last + 1) || opensLabel(tokens, last + 1)) return false;
  if (tokens.has(last + 1, cue.likeness) || isOtherAfter(tokens, last + 1)) return true;
  // `terraform, ansible, one of the two is enough`
  if (isPartitive(tokens, last + 1) || isLeftOpenBy(tokens, last + 1) > 0) return true;
  if (isLeftOpenBy(tokens, afterDemand(tokens, last + 1)) > 0) return true;
  if (tokens.parted(last + 1, hardSeparators) || tokens.has(last + 1, cue.list)) return false;
  return isPartitive(tokens, last + 2);
}

/** Most words of a demand after a list: `is a must`. */
const longestDemand = 3;

/** The word after the demand in `Jest/Vitest required (either will do)`; without one, the word after the list. */
function afterDemand(tokens: Tokens, start: number): number {
  let asks = false;
  for (let index = start; index < start + longestDemand && tokens.follows(index); index++) {
    asks ||= tokens.has(index, cue.obligation);
    if (asks && !tokens.follows(index + 1)) return index + 1;
    if (!isPlain(tokens, index) && !tokens.has(index, cue.obligation | cue.be)) break;
  }
  return start;
}

/** How far into its clause the words are that leave a choice, in words. */
const clauseReach = 8;
const clauseStarts = separator.comma | separator.dash | separator.colon | separator.open;
/** Words of a clause that may lead to those: none of a thing of its own, such as a place of work. */
const leading = cue.requirement | cue.handling | cue.obligation | cue.supposition | cue.affirmation;

/** `React, Vue – as long as you know one of them`: the words in the clause from `start` on that leave the choice before it; or -1. */
export function isLeftOpenBy(tokens: Tokens, start: number): number {
  if (sayThatAllWillDo(tokens, start) || isOneInBracket(tokens, start)) return start;
  // `Terraform, Pulumi idem, whichever`
  const isDitto = tokens.follows(start) && tokens.hasExclusion(start, exclusionCue.ditto);
  // `Airflow, Prefect... as long as you know one of them`, `Java? Kotlin? Either is fine.`
  const ends = separator.stop | separator.call;
  const isNext = tokens.parted(start, ends);
  if (!isDitto && !isNext && !tokens.parted(start, clauseStarts)) return -1;
  if (tokens.parted(start, hardSeparators & ~ends)) return -1;
  if (tokens.has(start, cue.list)) return -1;
  const first = isDitto ? start + 1 : start;
  let isBoth = false;
  for (let index = first; index < start + clauseReach; index++) {
    if (index > start && tokens.parted(index, clauseSeparators)) return -1;
    if (tokens.names(index)) return -1;
    if (isOneOfThem(tokens, index)) return index;
    // `Go, Rust: both are fine`
    if (isBoth && tokens.hasTopic(index, topicCue.permitting | topicCue.substitute)) return index;
    isBoth ||= tokens.hasClause(index, clauseCue.all);
    if (tokens.has(index, cue.likeness))
      return isNext && tokens.hasDetail(index, detailCue.unneeded) ? -1 : index;
    const isPlainWord = isPlain(tokens, index) || tokens.hasRole(index, roleCue.prose);
    const suffices = tokens.hasDetail(index, detailCue.closing);
    const isAll = tokens.hasClause(index, clauseCue.all);
    if (!isPlainWord && !suffices && !isAll && !tokens.has(index, leading)) return -1;
  }
  return -1;
}

/** `Ansible, Chef (at least one)`: a bracket with nothing else. */
function isOneInBracket(tokens: Tokens, start: number): boolean {
  if (!tokens.parted(start, separator.open)) return false;
  const one = tokens.hasClause(start, clauseCue.oneOf) ? start : start + 1;
  return tokens.hasClause(one, clauseCue.oneOf) && tokens.parted(one + 1, separator.close);
}

/** Most words that say that all will do: `are all fine`. */
const longestAll = 3;

/** `Go, Rust and C all count`, `Go und Rust zählen beide`, but not `Go and Rust are both welcome` */
function sayThatAllWillDo(tokens: Tokens, start: number): boolean {
  let hasAll = tokens.has(start, cue.be) && tokens.has(start + 1, cue.likeness);
  let willDo = hasAll;
  for (let index = start; index < start + longestAll && tokens.follows(index); index++) {
    if (tokens.names(index) || tokens.has(index, cue.preference)) return false;
    hasAll ||= tokens.hasClause(index, clauseCue.all);
    willDo ||= tokens.hasTopic(index, topicCue.permitting | topicCue.substitute);
  }
  return hasAll && willDo;
}

/** `one of them`, `one of the three`, but not `one of our three` */
function isOneOfThem(tokens: Tokens, index: number): boolean {
  if (tokens.parted(index, hardSeparators) || !tokens.follows(index + 1)) return false;
  if (!tokens.hasClause(index, clauseCue.oneOf)) return false;
  if (tokens.hasDetail(index + 1, detailCue.ofThese)) return true;
  // `une seule des trois`
  const of = tokens.hasExclusion(index + 1, exclusionCue.only) ? index + 2 : index + 1;
  if (!tokens.hasClause(of, clauseCue.of) || isOfCompany(tokens, of + 1)) return false;
  return isCount(tokens, of + 1) || isCount(tokens, of + 2);
}

/** `three`, but not `three years` */
function isCount(tokens: Tokens, index: number): boolean {
  const isNumber = tokens.follows(index) && tokens.hasDetail(index, detailCue.amount);
  return isNumber && !tokens.has(index, cue.years) && !tokens.has(index + 1, cue.years);
}

/** `Vault⏎Don't care: Jenkins`: words at the beginning of a line and before a colon are about what follows. */
function opensLabel(tokens: Tokens, index: number): boolean {
  return tokens.parted(index, separator.newline) && afterLabel(tokens, index) > 0;
}

/** `Java, Kotlin. Peu importe ton diplôme`: the words after the end of a sentence are about something of the reader's. */
function isOfReaderAfterEnd(tokens: Tokens, index: number): boolean {
  return tokens.parted(index, hardSeparators) && tokens.hasTopic(index + 1, topicCue.yours);
}

/** `or another broker`, `o una herramienta equivalente`, `Grafana / Kibana / similar` */
function isOtherAfter(tokens: Tokens, conjunction: number): boolean {
  if (tokens.parted(conjunction, separator.slash))
    return tokens.hasTopic(conjunction, topicCue.other);
  if (!tokens.hasClause(conjunction, clauseCue.alternative)) return false;
  for (let index = conjunction + 1; index < conjunction + reach / 2 + 1; index++) {
    // `ou d'outils similaires`
    const isBeside = tokens.follows(index) || tokens.parted(index, separator.apostrophe);
    if (!isBeside || tokens.names(index)) return false;
    if (tokens.hasTopic(index, topicCue.other) || tokens.has(index, cue.likeness)) return true;
  }
  return false;
}

/** `A message broker (RabbitMQ, NATS)`, `a cloud of your choice (AWS, Azure)`: a bracket lists members of one kind. */
function isOfKind(tokens: Tokens, first: number): boolean {
  if (first === 0 || !tokens.parted(first, separator.open)) return false;
  // `SQL (PostgreSQL/MySQL)`
  const isKind = tokens.has(first - 1, cue.nature) || tokens.technology(first - 1) >= 0;
  if (isKind && tokens.parted(first + 1, separator.slash)) return true;
  for (let kind = first - 1; kind > Math.max(0, first - 4); kind--) {
    if (kind < first - 1 && !tokens.follows(kind + 1)) return false;
    // `A frontend developer (Vue, TypeScript)`
    if (tokens.hasRole(kind, roleCue.roleNoun | roleCue.roleNouns)) return false;
    const names = kind === first - 1 && isKind;
    if ((names || tokens.has(kind, cue.nature)) && hasArticle(tokens, kind)) return true;
  }
  return false;
}

/** Whether an indefinite article or `one` is before a noun: `a modern language`. */
function hasArticle(tokens: Tokens, noun: number): boolean {
  for (let index = noun - 1; index > noun - reach / 2; index--) {
    if (!tokens.follows(index + 1)) return false;
    // `A good knowledge of Azure`
    const isObject = tokens.hasClause(index, clauseCue.of) || tokens.has(index, cue.handling);
    if (isObject && tokens.technology(noun) >= 0) return false;
    if (tokens.hasTopic(index, topicCue.article) || tokens.hasClause(index, clauseCue.oneOf)) {
      return true;
    }
  }
  return false;
}

/** `almeno un gestionale fra NetSuite e Odoo`, but not `un collegamento fra SAP e Jira` */
function isBetween(tokens: Tokens, index: number, first: number): boolean {
  if (index !== first - 1 || !tokens.hasRole(index, roleCue.between)) return false;
  if (tokens.hasClause(index, clauseCue.preposition)) return false;
  const isNoun = !tokens.names(index - 1) && !tokens.has(index - 1, cue.list);
  return isNoun && !tokens.hasTopic(index - 2, topicCue.article);
}

/** The word that introduces a list as one of which one will do, or -1. */
function oneBefore(tokens: Tokens, first: number): number {
  for (let index = first - 1; index > first - reach; index--) {
    if (tokens.parted(index + 1, clauseSeparators & ~separator.colon)) return -1;
    const isOf = tokens.hasClause(index, clauseCue.of);
    if (isOf && tokens.hasClause(index - 1, clauseCue.oneOf)) return index - 1;
    // `un linguaggio tra Go e Python`
    const isKind = tokens.has(index - 1, cue.nature) || isBetween(tokens, index, first);
    const isAmong = isOf && isKind && tokens.follows(index);
    if (isAmong && tokens.hasClause(index - 2, clauseCue.oneOf)) return index - 2;
    // `at least one queue: SQS, Kafka`
    const isNear = tokens.parted(first, separator.colon) && first - index <= reach / 2;
    const isOne = tokens.hasClause(index, clauseCue.oneOf);
    if (isNear && isOne && !tokens.hasTopic(index, topicCue.article)) return index;
  }
  return -1;
}
