// Remnants of HTML, Markdown and JSON in pasted text: tags separate, references and escapes are what they stand for.

const blockTags =
  'br|p|li|ul|ol|div|tr|td|th|table|tbody|thead|h[1-6]|hr|section|article|header|footer|' +
  'html|head|title|body|main|nav|aside|form|button|option|dl|dt|dd|blockquote|pre';
const inlineTags =
  'b|i|u|em|strong|a|span|font|code|small|sup|sub|img|style|meta|link|label|input|!doctype';
/** Longest attributes of an escaped tag, in characters. */
const longestAttributes = 200;
const tag = new RegExp(`<\\\\?/?(?:(${blockTags})|${inlineTags})(?:\\s[^<>]*)?/?>`, 'iy');
/** The same, escaped: some job boards hand out HTML as text. */
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

const backslash = 0x5c;

/** Elements that no reader sees. */
const unseenTag = /<(script|style|SCRIPT|STYLE)[\s>]/y;

/** Whether a tag, a character reference or an escape may begin where the octet of `<`, `&` or a backslash is. */
export function mayBeginMarkup(source: Uint8Array, octet: number): boolean {
  if (source[octet] === backslash) return true;
  const next = source[octet + 1]!;
  return next === 0x21 || next === 0x23 || next === 0x2f || next > 0x40;
}

/**
 * Reads a tag, a character reference or an escape at `index`: what it stands for, and where it ends.
 *
 * @param absent endings that were looked for in vain: what is not found from one place is not from any later one
 */
export function parseMarkup(
  text: string,
  index: number,
  absent: Set<string>,
): { text: string; end: number } | undefined {
  const unit = text.charCodeAt(index);
  if (unit === backslash) {
    escapeSign.lastIndex = index;
    const match = escapeSign.exec(text);
    if (!match) return undefined;
    const [, space, hexadecimal] = match;
    const plain = space === undefined ? '' : '\n';
    const meaning = hexadecimal ? String.fromCharCode(parseInt(hexadecimal, 16)) : plain;
    return { text: meaning, end: escapeSign.lastIndex };
  }
  if (unit === 0x3c) {
    if (text.startsWith('!--', index + 1)) return passTo(text, index, '-->', absent);
    unseenTag.lastIndex = index;
    const unseen = unseenTag.exec(text)?.[1];
    if (unseen !== undefined) return passTo(text, index, `</${unseen}>`, absent);
    tag.lastIndex = index;
    const match = tag.exec(text);
    return match ? { text: meaningOf(match), end: tag.lastIndex } : undefined;
  }
  escapedTag.lastIndex = index;
  const escaped = escapedTag.exec(text);
  if (escaped) return { text: meaningOf(escaped), end: escapedTag.lastIndex };
  reference.lastIndex = index;
  const match = reference.exec(text);
  if (!match) return undefined;
  const [, decimal, hexadecimal, name] = match;
  const meaning =
    name === undefined
      ? toCharacter(decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal))
      : named[name.toLowerCase()];
  return meaning === undefined ? undefined : { text: meaning, end: reference.lastIndex };
}

/** What is not shown up to its end; nothing where there is none. */
function passTo(
  text: string,
  index: number,
  ending: string,
  absent: Set<string>,
): { text: string; end: number } | undefined {
  const end = absent.has(ending) ? -1 : text.indexOf(ending, index);
  if (end < 0) absent.add(ending);
  return end < 0 ? undefined : { text: ' ', end: end + ending.length };
}

/** What a tag parts: an item of a list, a line, or words. */
function meaningOf([written, block]: RegExpExecArray): string {
  if (block === undefined) return ' ';
  return /^(?:<|&lt;)li/i.test(written) ? '•' : '\n';
}

function toCharacter(point: number): string | undefined {
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
