// What stands between two words of a text: one bit a kind, collected while the text is scanned.
import { code } from './characters.ts';

export const gap = {
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

/** What ends a sentence or a line: nothing is said across it, unless a wrapped line goes on. */
export const hardGaps = gap.stop | gap.call | gap.newline | gap.blankLine | gap.bullet;
/** What ends a clause. */
export const clauseGaps = hardGaps | gap.semicolon | gap.colon | gap.dash;
/** What parts the items of a list. */
export const listGaps = gap.comma | gap.slash | gap.ampersand | gap.bullet;

/** The kind of one separator; a hyphen that joins nothing is a dash. */
export function gapOf(codes: Uint16Array, index: number): number {
  switch (codes[index]!) {
    case code.space:
      return gap.space;
    case code.newline:
      return codes[index + 1] === code.newline ? gap.blankLine | gap.newline : gap.newline;
    case code.comma:
      return gap.comma;
    case 0x2f: // /
    case 0x5c: // \
      return gap.slash;
    case 0x26: // &
    case 0x2b: // +
      return gap.ampersand;
    case 0x28: // (
    case 0x5b: // [
      return gap.open;
    case 0x29: // )
    case 0x5d: // ]
      return gap.close;
    case code.stop:
      return isBlank(codes[index + 1]!) ? gap.stop : gap.point;
    case 0x21: // !
    case 0x3f: // ?
      return gap.call;
    case 0x3b: // ;
      return gap.semicolon;
    case 0x3a: // :
      return gap.colon;
    case 0x23: // # before a tag
      return isBlank(codes[index - 1] ?? 0) && !isBlank(codes[index + 1]!) ? gap.comma : gap.other;
    case code.hyphen:
    case 0x5f: // _
      if (isSuspended(codes, index)) return gap.quote;
      return isJoint(codes, index) ? gap.hyphen : gap.dash;
    case code.dash:
      return gap.dash;
    case code.bullet:
    case 0x2a: // *
    case 0x7c: // |
    case 0x7e: // ~
      return gap.bullet;
    case code.quote:
      return gap.quote;
    case code.apostrophe:
      return gap.apostrophe;
    default:
      return gap.other;
  }
}

/** `[x]` or `[ ]` before an item. */
export function isCheckbox(codes: Uint16Array, index: number): boolean {
  if (codes[index] !== 0x5b || codes[index + 2] !== 0x5d) return false;
  return codes[index + 1] === 0x78 || codes[index + 1] === code.space;
}

/** Whether a hyphen joins what stands around it: no item's sign, as in `-Go`, and no rule, as in `---`. */
function isJoint(codes: Uint16Array, index: number): boolean {
  const before = codes[index - 1] ?? code.newline;
  if (before === code.space || before === code.newline || before === codes[index]) return false;
  return codes[index + 1] !== code.space && codes[index + 1] !== codes[index];
}

/** Whether a hyphen stands for what follows a conjunction: `Java- oder C#-Kenntnisse`. */
function isSuspended(codes: Uint16Array, index: number): boolean {
  if (isBlank(codes[index - 1] ?? 0) || codes[index + 1] !== code.space) return false;
  const next = String.fromCharCode(...codes.subarray(index + 2, index + 7));
  return /^(?:und|oder|bzw|and|or|en|of) /.test(next);
}

/** Whether a full stop before this code unit ends a sentence. */
function isBlank(unit: number): boolean {
  return unit <= code.quote || unit === code.apostrophe || unit === 0x29 || unit === 0x3c;
}
