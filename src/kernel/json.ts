// JSON from outside.

/** Most nested arrays and objects. V8 takes a tenth of a second for half a megabyte of brackets. */
const maxDepth = 100;

/** Parses a text; `undefined` if it is not JSON or nested too deep. The parser's own message would quote the text. */
export function parseJSON(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses the bytes of I-JSON (RFC 7493), which every reader understands alike. Returns `undefined` for other encodings,
 * a byte order mark, members that are named twice, and JSON that is nested too deep.
 */
export function parseIJSON(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value = parseJSON(text);
    return countColons(text) === countMembers(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Counts the members that a text names: each has a colon outside strings. */
function countColons(text: string): number {
  return text.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"/gu, '').split(':').length - 1;
}

/** Counts the members of a parsed value, in which the last of equal names wins. */
function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  const own = Array.isArray(value) ? 0 : inner.length;
  return inner.reduce<number>((sum, member) => sum + countMembers(member), own);
}

/** Describes a text that `parseJSON` refuses, after the name of the text. */
export const noJSON = `is not valid JSON, or is nested more than ${maxDepth} levels deep.`;

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!;
    if (character === '"') index = endOfString(text, index);
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** Returns the end of the string that begins at `start`: the first quotation mark without a backslash. */
function endOfString(text: string, start: number): number {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
  } while (isEscaped(text, end));
  return end;
}

function isEscaped(text: string, index: number): boolean {
  let first = index;
  while (text[first - 1] === '\\') first--;
  return (index - first) % 2 === 1;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
