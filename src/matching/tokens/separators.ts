// Separators between words: one bit per kind, collected while the text is scanned.
import { suspendingWords } from '../gazetteer/cues.ts';
import { code, isDigit, kind, kindOf } from '../normalize/characters.ts';

export const separator = {
  space: 1,
  newline: 2,
  blankLine: 4,
  comma: 8,
  slash: 16,
  ampersand: 32,
  open: 64,
  close: 128,
  stop: 256,
  semicolon: 512,
  colon: 1024,
  dash: 2048,
  bullet: 4096,
  hyphen: 8192,
  quote: 16384,
  apostrophe: 32768,
  /** A question or exclamation mark. */
  call: 65536,
  other: 131072,
  /** A full stop between characters, as in a file name. */
  point: 262144,
  /** A line break that only wraps a long line. */
  wrap: 524288,
} as const;

/** Ends of sentences and lines, which no rule crosses, except for wrapped lines. */
export const hardSeparators =
  separator.stop | separator.call | separator.newline | separator.bullet;
/** Ends of clauses. */
export const clauseSeparators =
  hardSeparators | separator.semicolon | separator.colon | separator.dash;
/** Ends of clauses and of their parts. */
export const partSeparators = clauseSeparators | separator.comma;
/** Separators of the items of a list. */
export const listSeparators =
  separator.comma | separator.slash | separator.ampersand | separator.bullet;

/** The kind of one separator; a hyphen that joins nothing is a dash. */
export function separatorOf(codes: Uint16Array, index: number): number {
  switch (codes[index]!) {
    case code.space:
      return separator.space;
    case code.newline:
      return codes[index + 1] === code.newline
        ? separator.blankLine | separator.newline
        : separator.newline;
    case code.comma:
      return separator.comma;
    case 0x2f: // /
    case 0x5c: // \
      return separator.slash;
    case 0x26: // &
    case 0x2b: // +
      return separator.ampersand;
    case 0x28: // (
    case 0x5b: // [
      return separator.open;
    case 0x29: // )
    case 0x5d: // ]
      return separator.close;
    case code.stop:
      // `⏎. Kubernetes` is an item.
      if (opensLine(codes, index) && isBlank(codes[index + 1]!)) return separator.bullet;
      // In `(Gulp, ...)`, the sentence continues after the bracket.
      if (codes[index - 1] === code.stop && codes[index + 1] === 0x29) return separator.other;
      if (endsRemark(codes, index)) return separator.other;
      return isBlank(codes[index + 1]!) ? separator.stop : separator.point;
    case 0x21: // !
    case 0x3f: // ?
      return endsRemark(codes, index) ? separator.other : separator.call;
    case 0x3b: // ;
      return isSmiley(codes, index) ? separator.call : separator.semicolon;
    case 0x3a: // :
      return isSmiley(codes, index) ? separator.call : separator.colon;
    case 0x23: // # before a tag
      return isBlank(codes[index - 1] ?? 0) && !isBlank(codes[index + 1]!)
        ? separator.comma
        : separator.other;
    case 0x5f: // _
      // `_Nice to have_:` is emphasised.
      return isInWord(codes, index) ? separator.hyphen : separator.quote;
    case code.hyphen:
      if (isSuspended(codes, index) || isSuspendedBefore(codes, index)) return separator.quote;
      return isJoint(codes, index) ? separator.hyphen : separator.dash;
    case code.dash:
      return separator.dash;
    case 0x2a: // *
      return emphasises(codes, index) ? separator.quote : separator.bullet;
    case code.bullet:
    case 0x7c: // |
    case 0x7e: // ~
      return separator.bullet;
    case code.quote:
      // `» Java` is an item.
      return codes[index + 1] === code.space && opensLine(codes, index)
        ? separator.bullet
        : separator.quote;
    case code.apostrophe:
      return separator.apostrophe;
    default:
      return separator.other;
  }
}

/** `PHP (college is fine!), CSS`: the sentence continues after a bracket with a comma behind it. */
function endsRemark(codes: Uint16Array, index: number): boolean {
  return codes[index + 1] === 0x29 && codes[index + 2] === code.comma;
}

/** `:)`, `;-)`, `:D`: it ends a sentence, and is no label's colon. */
function isSmiley(codes: Uint16Array, index: number): boolean {
  const mouth = codes[index + 1] === code.hyphen ? index + 2 : index + 1;
  if (codes[mouth] === 0x29) return true;
  const isMouth = codes[mouth] === 0x28 || codes[mouth] === 0x64 || codes[mouth] === 0x70;
  if (!isMouth || !isBlank(codes[index - 1] ?? 0)) return false;
  return kindOf(codes[mouth + 1] ?? code.space) !== kind.word;
}

/** `[x]` or `[ ]` before an item. */
export function isCheckbox(codes: Uint16Array, index: number): boolean {
  if (codes[index] !== 0x5b || codes[index + 2] !== 0x5d) return false;
  return codes[index + 1] === 0x78 || codes[index + 1] === code.space;
}

/** The end of a letter and a colon, which label an answer after a question, `R : non`, but not `R: 3 years`; the index if there are none. */
export function endOfAnswerLabel(codes: Uint16Array, index: number): number {
  const colon = codes[index + 1] === code.space ? index + 2 : index + 1;
  if (codes[colon] !== 0x3a || kindOf(codes[index]!) !== kind.word) return index;
  const answer = codes[colon + 1] === code.space ? colon + 2 : colon + 1;
  return isDigit(codes[answer] ?? 0) ? index : colon + 1;
}

/** Fewest dots between a label and its words. */
const shortestLeader = 4;

/** The end of the dots between a label and its words, `Must.......Java`; the index if there are none. */
export function endOfLeader(codes: Uint16Array, index: number): number {
  let end = index;
  // Only the first dot is followed to the last one.
  if (codes[index - 1] !== code.stop) while (codes[end] === code.stop) end++;
  const next = codes[end] === code.space ? end + 1 : end;
  return end - index >= shortestLeader && kindOf(codes[next]!) === kind.word ? end : index;
}

/** Whether a hyphen joins the characters around it: it is neither an item's sign, as in `-Go`, nor a rule, as in `---`. */
function isJoint(codes: Uint16Array, index: number): boolean {
  const before = codes[index - 1] ?? code.newline;
  if (before === code.space || before === code.newline || before === codes[index]) return false;
  return codes[index + 1] !== code.space && codes[index + 1] !== codes[index];
}

/** Whether a sign is between two characters of words. */
export function isInWord(codes: Uint16Array, index: number): boolean {
  return (
    kindOf(codes[index - 1] ?? code.space) === kind.word && kindOf(codes[index + 1]!) === kind.word
  );
}

const longestSuspending = 6;

/** Whether a hyphen is suspended until after a conjunction: `Java- oder C#-Kenntnisse`. */
function isSuspended(codes: Uint16Array, index: number): boolean {
  if (isBlank(codes[index - 1] ?? 0) || codes[index + 1] !== code.space) return false;
  const next = String.fromCharCode(...codes.subarray(index + 2, index + 2 + longestSuspending));
  return suspendingWords.has(next.slice(0, next.indexOf(' ')));
}

/** `JavaScript-Frameworks und -Bibliotheken` */
function isSuspendedBefore(codes: Uint16Array, index: number): boolean {
  if (codes[index - 1] !== code.space || kindOf(codes[index + 1]!) !== kind.word) return false;
  let start = index - 1;
  while (index - start <= longestSuspending && kindOf(codes[start - 1] ?? 0) === kind.word) start--;
  return suspendingWords.has(String.fromCharCode(...codes.subarray(start, index - 1)));
}

/** Whether there is nothing but space between a line's beginning and a place. */
function opensLine(codes: Uint16Array, index: number): boolean {
  let before = index - 1;
  while (codes[before] === code.space) before--;
  return codes[before] === code.newline;
}

/** Whether an asterisk within a line touches a word or another asterisk, on one side: `the *stack* of`. */
function emphasises(codes: Uint16Array, index: number): boolean {
  let first = index;
  while (codes[first - 1] === asterisk && index - first < mostAsterisks) first--;
  let after = index + 1;
  while (codes[after] === asterisk && after - index < mostAsterisks) after++;
  if (first === 0 || opensLine(codes, first)) return false;
  const before = codes[first - 1]!;
  const opens = before === code.space && kindOf(codes[after]!) === kind.word;
  return opens || (before !== code.space && kindOf(codes[after]!) !== kind.word);
}

const asterisk = 0x2a;
/** `***important***` */
const mostAsterisks = 3;

/** Whether a mark before this code unit ends a word: white space, `!`, a quotation mark, `)`, `<` or the end of the text. */
function isBlank(unit: number): boolean {
  return unit <= code.quote || unit === code.apostrophe || unit === 0x29 || unit === 0x3c;
}
