// The target of a request: its path and its query, and what is wrong with their encoding.
import { Problem, quote } from '../problems.ts';

/** Splits a request target at its first question mark. Absolute-form (RFC 9112 §3.2.2) loses its origin. */
export function splitTarget(target: string): { path: string; query: string } {
  const relative = removeOrigin(target);
  const mark = relative.indexOf('?');
  return mark < 0
    ? { path: relative, query: '' }
    : { path: relative.slice(0, mark), query: relative.slice(mark + 1) };
}

/** Makes origin-form of absolute-form, in which the path may be missing. */
export function removeOrigin(target: string): string {
  if (target.startsWith('/')) return target;
  const relative = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return relative === '' || relative.startsWith('?') ? `/${relative}` : relative;
}

/** How much of a malformed percent-encoding an error repeats, in characters: the four octets of one character. */
const maxEscapes = 12;

/** Refuses a query in which a `%` is not followed by two hexadecimal digits, or the octets are not UTF-8. */
export function checkQuery(query: string): void {
  if (!query.includes('%')) return;
  // Escapes in a row stand for whole characters. The text around them may be anything and is not repeated.
  for (const [escapes] of query.matchAll(/%(?![\da-f]{2}).{0,2}|(?:%[\da-f]{2})+/gisu)) {
    if (decodePercent(escapes) !== undefined) continue;
    throw new Problem(
      'invalid_request',
      `The query has a malformed percent-encoding at ${quote(escapes.slice(0, maxEscapes))}.`,
      'Encode UTF-8 octets as % and two hexadecimal digits; a percent sign itself is %25.',
    );
  }
}

/** Decodes a path segment; what does not decode stays as it is and so names nothing. */
export function decodeSegment(segment: string): string {
  return decodePercent(segment) ?? segment;
}

/** Decodes percent-encoded UTF-8; `undefined` where it is malformed. */
function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
