// Denials that the next clause takes back: `Git is not an option, it is an obligation`, `we don't love Jira but we use it`.
import { clauseCue, cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Most words of the denial behind a name, and of the demand behind that. */
const reach = 7;

/** How far behind a name the words are that take its denial back, in words. */
const turnReach = 16;

const others = topicCue.elsewhere | topicCue.other | topicCue.others;

/** Marks as named again the technologies that a text demands, or uses, after it has denied something of them. */
export function keepObliged(tokens: Tokens): void {
  const { mention, exclusion, topic } = tokens.present;
  const { reason, peer } = exclusionCue;
  const mayTurn = (exclusion & (reason | peer)) !== 0 || (topic & others) !== 0;
  if (!mayTurn && (mention & (cue.obligation | cue.contrast)) === 0) return;
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.states[index] !== state.excluded) continue;
    const isKept = isObliged(tokens, denialEnd(tokens, index)) || isTurned(tokens, index);
    if (isKept || isOursAlone(tokens, index)) tokens.states[index] = state.named;
  }
}

/** `The other teams don't use Kotlin, we do`: a denial of others, and the company or the reader with a word that affirms. */
function isOursAlone(tokens: Tokens, name: number): boolean {
  let isOfOthers = false;
  for (let index = name - 1; index > name - turnReach; index--) {
    if (tokens.parted(index + 1, partSeparators)) break;
    if (tokens.hasClause(index, clauseCue.speaker)) return false;
    isOfOthers ||= isOther(tokens, index);
  }
  let start = name + 1;
  for (; tokens.follows(start) && start < name + reach; start++)
    isOfOthers ||= isOther(tokens, start);
  if (!isOfOthers || tokens.parted(start, separator.newline | separator.call)) return false;
  let isOurs = false;
  let affirms = false;
  for (let index = start; index === start || tokens.follows(index); index++) {
    const isSubject = tokens.hasClause(index, clauseCue.speaker | clauseCue.subject);
    const isYes =
      tokens.hasTopic(index, topicCue.yes) || tokens.hasExclusion(index, exclusionCue.engaging);
    const leads = tokens.has(index, cue.contrast) || tokens.hasClause(index, clauseCue.pronoun);
    if (!isSubject && !isYes && !leads) return false;
    isOurs ||= isSubject;
    affirms ||= isYes;
  }
  return isOurs && affirms;
}

function isOther(tokens: Tokens, index: number): boolean {
  return tokens.hasTopic(index, others) || tokens.hasExclusion(index, exclusionCue.peer);
}

/** Whether a contrast leads to a use of the technology, or to another reason for it: `not because …, but because …`. */
function isTurned(tokens: Tokens, name: number): boolean {
  let isReason = false;
  for (let index = name + 1; index < name + turnReach; index++) {
    if (tokens.parted(index, hardSeparators) || tokens.names(index)) return false;
    if (tokens.has(index, cue.contrast))
      return isUsedThen(tokens, index) || (isReason && isReasonAt(tokens, index + 1));
    // `Inte för att det är modernt utan för att vi behöver det`
    const isTurn = isReason && tokens.hasClause(index, clauseCue.lacking);
    if (isTurn && isReasonAt(tokens, index + 1)) return true;
    isReason ||= isReasonAt(tokens, index);
  }
  return false;
}

function isReasonAt(tokens: Tokens, index: number): boolean {
  return tokens.hasExclusion(index, exclusionCue.reason);
}

/** `but we use it`: words of use and a pronoun, and no name and no second denial. */
function isUsedThen(tokens: Tokens, contrast: number): boolean {
  let isUse = false;
  let hasPronoun = false;
  for (let index = contrast + 1; index < contrast + reach; index++) {
    if (tokens.parted(index, hardSeparators | separator.comma)) break;
    if (tokens.names(index) || tokens.has(index, cue.negator | cue.supposition)) return false;
    isUse ||= tokens.hasClause(index, clauseCue.using);
    hasPronoun ||= tokens.hasClause(index, clauseCue.pronoun);
  }
  return isUse && hasPronoun;
}

/** Where the clause behind a denial begins: of `Git is not an option, it is…` the comma; or -1. */
function denialEnd(tokens: Tokens, name: number): number {
  let isDenied = false;
  for (let index = name + 1; index < name + reach; index++) {
    if (tokens.parted(index, partSeparators)) return isDenied ? index : -1;
    if (tokens.names(index)) return -1;
    isDenied ||= tokens.has(index, cue.negator) || tokens.hasExclusion(index, exclusionCue.refusal);
  }
  return -1;
}

/** `it is an obligation`, `sondern Pflicht`, but not `das musst du also nicht können` */
function isObliged(tokens: Tokens, start: number): boolean {
  if (start < 0 || tokens.parted(start, separator.newline) || !refersBack(tokens, start))
    return false;
  let obliges = false;
  for (let index = start; index < start + reach; index++) {
    if (index > start && tokens.parted(index, partSeparators)) break;
    if (tokens.names(index) || tokens.has(index, cue.negator)) return false;
    obliges ||= tokens.has(index, cue.obligation);
  }
  return obliges;
}

/** `it is`, `c'est`, `sondern`, `to obowiązek`: no subject of its own. */
function refersBack(tokens: Tokens, start: number): boolean {
  if (tokens.hasClause(start, clauseCue.speaker)) return false;
  if (tokens.has(start, cue.be | cue.contrast)) return true;
  if (tokens.has(start, cue.obligation) && tokens.parted(start, separator.comma)) return true;
  return (
    tokens.hasClause(start, clauseCue.pronoun) || tokens.hasExclusion(start, exclusionCue.adverb)
  );
}
