// Remnants of HTML, Markdown and JSON in pasted text: tags separate words, references and escapes encode characters.

const blockTags =
  'br|p|li|ul|ol|div|tr|td|th|table|tbody|thead|h[1-6]|hr|section|article|header|footer|' +
  'html|head|title|body|main|nav|aside|form|button|option|dl|dt|dd|blockquote|pre';
const inlineTags =
  'b|i|u|em|strong|a|span|font|code|small|sup|sub|img|style|meta|link|label|input|!doctype';
/** Longest attributes of an escaped tag, in characters. */
const longestAttributes = 200;
const tag = new RegExp(`<\\\\?/?(?:(${blockTags})|${inlineTags})(?:\\s[^<>]*)?/?>`, 'iy');
/** An escaped tag: some job boards return HTML as text. */
const escapedTag = new RegExp(
  `&lt;/?(?:(${blockTags})|${inlineTags})(?:\\s[^<>]{0,${longestAttributes}}?)?/?&gt;`,
  'iy',
);
/** `C\#` and the line breaks of Markdown, `CI\/CD` of JSON, and its white space where no word begins: `C:\nginx`. */
const escapeSign = /\\(?:([nrt])(?![a-z])|u([\da-fA-F]{4})|(?=[\r\n!-/:-@[-`{-~]))/y;
const reference = /&(?:amp;)?(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/iy;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  gt: '>',
  hellip: '…',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  shy: '',
  rsquo: '’',
};

/** References to letters, whose capitals have capitals: `Oslash`. */
const letters: Readonly<Record<string, string>> = {
  aelig: 'æ',
  AElig: 'Æ',
  lstrok: 'ł',
  Lstrok: 'Ł',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  szlig: 'ß',
  zdot: 'ż',
  Zdot: 'Ż',
};
/** References to letters with a mark above or below: `eacute`, `Ccedil`. */
const accented = /^([a-z])(acute|caron|cedil|circ|grave|ogon|ring|tilde|uml)$/i;
const accents: Readonly<Record<string, string>> = {
  acute: '\u0301',
  caron: '\u030C',
  cedil: '\u0327',
  circ: '\u0302',
  grave: '\u0300',
  ogon: '\u0328',
  ring: '\u030A',
  tilde: '\u0303',
  uml: '\u0308',
};

const backslash = 0x5c;
const lessThan = 0x3c;

/** Elements with hidden content. */
const unseenTag = /<(script|style|SCRIPT|STYLE)[\s>]/y;

/** The end of a cell of a row and the beginning of the next one, with up to two elements around their words. */
const cellGap =
  /(?:<\/(?:p|div|span|strong|b)>\s{0,9}){0,2}<\/t[dh]>\s{0,99}<t[dh](?:\s[^<>]*)?>(?:\s{0,9}<(?:p|div|span|strong|b)(?:\s[^<>]*)?>){0,2}/iy;
/** The meaning of a tag that begins an item. */
export const itemSign = '•';
/** A tag that begins or ends a list. */
const listTag = /^<(\/?)[ou]l\b/i;

/** The meaning of a tag, a character reference or an escape, and its end. */
interface Markup {
  readonly meaning: string;
  readonly end: number;
  /** 1 where a list begins, -1 where one ends. */
  readonly nesting?: number;
}

/**
 * Reads a tag, a character reference or an escape at `index`.
 *
 * @param absent endings that the rest of the text does not contain, to be remembered from call to call
 */
export function parseMarkup(text: string, index: number, absent: Set<string>): Markup | undefined {
  const unit = text.charCodeAt(index);
  if (unit === backslash) return parseEscape(text, index);
  return unit === lessThan ? parseTag(text, index, absent) : parseReference(text, index);
}

function parseEscape(text: string, index: number): Markup | undefined {
  const match = matchAt(escapeSign, text, index);
  if (!match) return undefined;
  const [whole, space, hexadecimal] = match;
  const plain = space === undefined ? '' : '\n';
  const meaning = hexadecimal ? String.fromCharCode(parseInt(hexadecimal, 16)) : plain;
  return { meaning, end: index + whole.length };
}

function parseTag(text: string, index: number, absent: Set<string>): Markup | undefined {
  if (!/[!/A-z]/.test(text.charAt(index + 1))) return undefined;
  if (text.startsWith('!--', index + 1)) return skipTo(text, index, '-->', absent);
  const unseen = matchAt(unseenTag, text, index)?.[1];
  if (unseen !== undefined) return skipTo(text, index, `</${unseen}>`, absent);
  const gap = matchAt(cellGap, text, index);
  if (gap) return { meaning: '|', end: index + gap[0].length };
  const match = matchAt(tag, text, index);
  if (!match) return undefined;
  const markup = { meaning: meaningOf(match), end: index + match[0].length };
  const list = listTag.exec(match[0]);
  return list === null ? markup : { ...markup, nesting: list[1] === '' ? 1 : -1 };
}

function parseReference(text: string, index: number): Markup | undefined {
  const escaped = matchAt(escapedTag, text, index);
  if (escaped) return { meaning: meaningOf(escaped), end: index + escaped[0].length };
  const match = matchAt(reference, text, index);
  if (!match) return undefined;
  const [whole, decimal, hexadecimal, name] = match;
  const meaning =
    name === undefined
      ? toCharacter(decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal))
      : (named[name.toLowerCase()] ?? letters[name] ?? accentedLetter(name));
  return meaning === undefined ? undefined : { meaning, end: index + whole.length };
}

function matchAt(expression: RegExp, text: string, index: number): RegExpExecArray | undefined {
  expression.lastIndex = index;
  return expression.exec(text) ?? undefined;
}

/** Skips hidden content up to its end; returns nothing if it has none. */
function skipTo(text: string, index: number, ending: string, absent: Set<string>) {
  const end = absent.has(ending) ? -1 : text.indexOf(ending, index);
  if (end < 0) absent.add(ending);
  return end < 0 ? undefined : { meaning: ' ', end: end + ending.length };
}

/** A tag begins an item of a list, begins a line, or parts words. */
function meaningOf([written, block]: RegExpExecArray): string {
  if (block === undefined) return ' ';
  return /^(?:<|&lt;)li/i.test(written) ? itemSign : '\n';
}

/** `é` for `eacute`; nothing if no such letter is in Unicode. */
function accentedLetter(name: string): string | undefined {
  const [, letter = '', mark = ''] = accented.exec(name) ?? [];
  const composed = (letter + (accents[mark] ?? '')).normalize('NFC');
  return letter !== '' && composed.length === 1 && composed !== letter ? composed : undefined;
}

function toCharacter(point: number): string | undefined {
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
