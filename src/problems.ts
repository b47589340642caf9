// The error catalogue: every code that a caller can meet, with its status and title (RFC 9457).

export const problems = {
  not_found: { status: 404, title: 'Not found' },
  case_not_found: { status: 404, title: 'Case study not found' },
  invalid_request: { status: 400, title: 'Invalid request' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
} as const;
export type ProblemCode = keyof typeof problems;

/** A mistake of the caller: `detail` names the offending value, `hint` says how to put it right. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly hint: string;

  constructor(code: ProblemCode, detail: string, hint: string) {
    super(detail);
    this.code = code;
    this.hint = hint;
  }
}

/** Longest offending value that a `detail` repeats, in characters. */
const maxQuotedLength = 100;

/** Quotes what a visitor sent: control characters and unpaired surrogates escaped, cut at 100 characters. */
export function quote(value: string): string {
  const characters = Array.from(value.slice(0, 2 * maxQuotedLength + 2));
  const shown = characters.slice(0, maxQuotedLength).join('');
  const escaped = shown.replace(
    // Controls, bidirectional overrides, line separators and unpaired surrogates could disguise a message.
    /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu,
    (character) => `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`,
  );
  return `"${escaped}${characters.length > maxQuotedLength ? '…' : ''}"`;
}
