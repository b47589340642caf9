// Codes of languages and of their levels, and labels that announce languages: `EN C1`, `Languages: DE, EN`.
import { clauseCue, cue, detailCue } from '../gazetteer/cues.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How far after the label of languages one may be, in words. */
const labelReach = 8;

/** `EN C1`, `fluent NL/EN`, `Languages: DE, EN`: a code beside a level, in capitals unless the level is a code too. */
export function isTongueCode(tokens: Tokens, index: number): boolean {
  if (!tokens.hasDetail(index, detailCue.tongueCode) || tokens.names(index)) return false;
  if (isLevelOfCode(tokens, index + 1) && tokens.follows(index + 1)) {
    return !tokens.hasDetail(index - 1, detailCue.tongue);
  }
  if (isJudged(tokens, index)) return true;
  const isOnlyCode = (tokens.mention[index]! | tokens.clause[index]!) === 0;
  if (isOnlyCode && (isTongueLabelled(tokens, index) || isBesideLevel(tokens, index))) return true;
  const written = tokens.written(index);
  if (!/^[A-Z][A-Za-z]{1,2}$/.test(written) || isInCapitals(tokens, index)) return false;
  if (isTongueLabelled(tokens, index)) return true;
  if (written !== written.toUpperCase() && tokens.parted(index, hardSeparators)) return false;
  for (const step of [1, -1]) {
    let near = index + step;
    while (isJointCode(tokens, near, step)) near += step;
    // `NL taal vloeiend`, `NL op moedertaalniveau`
    if (step > 0 && near === index + step && leadsToLevel(tokens, near)) near += step;
    const isBeside = tokens.follows(step > 0 ? near : near + 1);
    if (!isBeside) continue;
    if (tokens.hasDetail(near, detailCue.level) || isLevelOfCode(tokens, near)) return true;
  }
  return false;
}

/** Whether a clause begins with codes and judges them: `NL is a plus`, `DE oder EN ist Pflicht`, but not `IT is a must`. */
function isJudged(tokens: Tokens, index: number): boolean {
  const isOther = tokens.has(index, cue.negator) || tokens.hasDetail(index, detailCue.career);
  const isCode = (near: number) =>
    tokens.hasDetail(near, detailCue.tongueCode) && /^[A-Z]{2,3}$/.test(tokens.written(near));
  const isOnlyCode = (tokens.mention[index]! | tokens.clause[index]!) === 0;
  if (isOther || !(isCode(index) || isOnlyCode)) return false;
  let first = index;
  while (tokens.has(first - 1, cue.list) && tokens.follows(first) && isCode(first - 2)) first -= 2;
  let next = index + 1;
  while (tokens.has(next, cue.list) && tokens.follows(next) && isCode(next + 1)) next += 2;
  if (tokens.has(next, cue.be) && tokens.follows(next)) next++;
  const opens = tokens.parted(first, partSeparators) || tokens.has(first - 1, cue.contrast);
  if (!opens || !tokens.follows(next)) return false;
  // `Da müsst ihr nichts anfassen`
  const isWord = !isCode(index) && tokens.lengthOf(index) === 2;
  return tokens.has(next, isWord ? cue.preference : cue.preference | cue.obligation);
}

/** Whether a word may stand between a language and its level. */
function leadsToLevel(tokens: Tokens, index: number): boolean {
  if (!tokens.follows(index)) return false;
  return (
    tokens.hasDetail(index, detailCue.tongueLabel) || tokens.hasClause(index, clauseCue.preposition)
  );
}

function isBesideLevel(tokens: Tokens, index: number): boolean {
  const isAfter = tokens.follows(index + 1) && tokens.hasDetail(index + 1, detailCue.level);
  return isAfter || (tokens.follows(index) && tokens.hasDetail(index - 1, detailCue.level));
}

/** Whether a word is another code of a list, or joins one: `NL/EN`. */
function isJointCode(tokens: Tokens, index: number, step: number): boolean {
  if (tokens.parted(step > 0 ? index : index + 1, hardSeparators | separator.colon)) return false;
  const isCode = tokens.hasDetail(index, detailCue.tongueCode);
  if (isCode) return /^[A-Z]{2,3}$/.test(tokens.written(index));
  return tokens.has(index, cue.list);
}

/** Whether the words around are in capitals, so that capitals show nothing. */
function isInCapitals(tokens: Tokens, index: number): boolean {
  const isShout = (near: number) => /^\p{Lu}{4,}$/u.test(tokens.written(near));
  return isShout(index - 1) || isShout(index + 1);
}

/** `German C1`, `Japanese N2` */
export function isLevelCode(tokens: Tokens, index: number): boolean {
  if (index < 0 || index >= tokens.count || tokens.lengthOf(index) !== 2) return false;
  const digit = tokens.folded.codes[tokens.ends[index]! - 1]!;
  return digit >= 0x31 && digit <= 0x35 && /^(?:[ABC][12]|N[1-5])$/i.test(tokens.written(index));
}

/** `EN C1`, but not `escaladas por N1`: levels of Japanese, which has no code here, are also those of support. */
function isLevelOfCode(tokens: Tokens, index: number): boolean {
  return isLevelCode(tokens, index) && !/^n/i.test(tokens.written(index));
}

const labelEnds = separator.colon | separator.dash | separator.open | separator.newline;

/** `Languages: English, German`, `The working language is English` */
export function isTongueLabelled(tokens: Tokens, index: number): boolean {
  for (let before = index - 1; before >= index - labelReach; before--) {
    // `They speak 12 languages, among them Welsh`
    const isCounted = tokens.startsWithDigit(before - 1) && !tokens.parted(before + 1, labelEnds);
    if (tokens.hasDetail(before, detailCue.tongueLabel) && !isCounted) return true;
    if (tokens.parted(before + 1, hardSeparators & ~separator.bullet)) return false;
  }
  return false;
}
