// JSON of others. One linear scan before `JSON.parse` refuses texts that would take long to parse or to check.

/** Limits of a JSON text. */
export interface JSONLimits {
  /** Most names, values, objects and arrays together. */
  readonly tokens: number;
  /** Most characters of a name or text, as written. */
  readonly text: number;
  /** Whether an object may have a name only once (RFC 7493 §2.3): a later member replaces an earlier one silently. */
  readonly isUnique?: boolean;
  /** Most levels of arrays and objects, below `maxDepth`. */
  readonly depth?: number;
}

/** Most levels of arrays and objects. V8 takes a tenth of a second for half a megabyte of brackets. */
const maxDepth = 100;

/** Most names and values of a request. Half a megabyte of them takes 50 ms to parse and check. */
const maxTokens = 10_000;

/** Most characters of a text in a request: the longest job description, with each character written as two escapes. */
const maxTextLength = 240_000;

export const requestLimits: JSONLimits = { tokens: maxTokens, text: maxTextLength };

/** Limits of documents: answers of a profile's server, files of trust, and résumés. */
export const documentLimits: JSONLimits = { tokens: 1_000_000, text: 4_000_000, isUnique: true };

/** Texts up to this length cannot exceed a limit, unless they are invalid. */
const shortLength = 2 * maxDepth;

/** A value, or why it was refused: words that follow the name of the text. */
export type Parsed = { readonly value: unknown } | { readonly refusal: string };

/** Parses a text. The message of `JSON.parse` is not used, because it repeats parts of the text. */
export function readJSON(text: string, limits: JSONLimits): Parsed {
  const refusal = text.length > shortLength ? findExcess(text, limits) : undefined;
  if (refusal !== undefined) return { refusal };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { refusal: 'is not valid JSON.' };
  }
  const name = limits.isUnique ? findRepeatedName(text) : undefined;
  return name === undefined ? { value } : { refusal: `has the name ${name} twice in an object.` };
}

/**
 * Parses the bytes of I-JSON (RFC 7493), which every reader understands alike. Returns `undefined` for other encodings,
 * a byte order mark, members that are named twice, and documents beyond a limit.
 */
export function parseIJSON(bytes: Uint8Array): unknown {
  try {
    return parseJSON(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Parses a document; returns `undefined` for one that is refused. */
export function parseJSON(text: string): unknown {
  const parsed = readJSON(text, documentLimits);
  return 'value' in parsed ? parsed.value : undefined;
}

const quotationMark = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/** Finds the limit that a text exceeds. Each name, value, object and array but the first follows one of `[{,:`. */
export function findExcess(text: string, limits: JSONLimits): string | undefined {
  const { depth: deepest = maxDepth } = limits;
  let depth = 0;
  let tokens = 1;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === quotationMark) {
      const end = endOfString(text, index);
      if (end - index - 1 > limits.text) {
        return `has a text of more than ${limits.text} characters.`;
      }
      index = end;
    } else if (code === openBracket || code === openBrace) {
      tokens++;
      if (++depth > deepest) return `is nested more than ${deepest} levels deep.`;
    } else if (code === closeBracket || code === closeBrace) depth--;
    else if (code === comma || code === colon) tokens++;
    if (tokens > limits.tokens) return `has more than ${limits.tokens} names and values.`;
  }
  return undefined;
}

/** Returns the end of the string that begins at `start`: its first unescaped quotation mark. */
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
  while (text.charCodeAt(first - 1) === backslash) first--;
  return (index - first) % 2 === 1;
}

/** Finds a name, as written, that an object of a valid text has twice. */
function findRepeatedName(text: string): string | undefined {
  /** The names of each open object; an array has an empty set. */
  const open: Set<string>[] = [];
  let last = '';
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === quotationMark) {
      const end = endOfString(text, index);
      last = text.slice(index, end + 1);
      index = end;
    } else if (code === colon) {
      const name = JSON.parse(last) as string;
      const names = open.at(-1)!;
      if (names.has(name)) return last;
      names.add(name);
    } else if (code === openBracket || code === openBrace) open.push(new Set());
    else if (code === closeBracket || code === closeBrace) open.pop();
  }
  return undefined;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
