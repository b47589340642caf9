// Request targets: path, query, and mistakes in their encoding.
import { Problem, quote } from '../problems.ts';

/** Splits a request target at its first question mark, without the origin of absolute-form (RFC 9112 §3.2.2). */
export function splitTarget(target: string): { path: string; query: string } {
  const relative = removeOrigin(target);
  const mark = relative.indexOf('?');
  return mark < 0
    ? { path: relative, query: '' }
    : { path: relative.slice(0, mark), query: relative.slice(mark + 1) };
}

/** Converts absolute-form, which may lack a path, to origin-form. */
export function removeOrigin(target: string): string {
  if (target.startsWith('/')) return target;
  const relative = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return relative === '' || relative.startsWith('?') ? `/${relative}` : relative;
}

/** Longest part of a malformed percent-encoding that an error quotes, in characters: a character has up to four bytes. */
const maxEscapes = 12;

/** Refuses a query with a `%` without two hexadecimal digits, or with bytes that are not UTF-8. */
export function checkQuery(query: string): void {
  if (!query.includes('%')) return;
  // Adjacent escapes encode whole characters. The text around them is not quoted.
  for (const [escapes] of query.matchAll(/%(?![\da-f]{2}).{0,2}|(?:%[\da-f]{2})+/gisu)) {
    if (decodePercent(escapes) !== undefined) continue;
    throw new Problem(
      'invalid_request',
      `The query has a malformed percent-encoding at ${quote(escapes.slice(0, maxEscapes))}.`,
      'Encode UTF-8 octets as % and two hexadecimal digits; a percent sign itself is %25.',
    );
  }
}

/** Decodes percent-encoded UTF-8; `undefined` where it is malformed. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
