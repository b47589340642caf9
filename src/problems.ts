// The error catalogue: every code that a caller can meet, with its status and title (RFC 9457).

/** Mistakes of a caller: the contract's four codes. */
export const problems = {
  not_found: { status: 404, title: 'Not found' },
  case_not_found: { status: 404, title: 'Case study not found' },
  invalid_request: { status: 400, title: 'Invalid request' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
} as const;
export type ProblemCode = keyof typeof problems;

/** What can go wrong on the side of the service. */
export const serviceFaults = {
  internal_error: { status: 500, title: 'Internal error' },
  unavailable: { status: 503, title: 'Service unavailable' },
} as const;
export type ServiceFaultCode = keyof typeof serviceFaults;

/** How many frames V8 puts into a stack; other engines do not ask. */
const stacks = Error as { stackTraceLimit?: number | undefined };

/** A mistake of the caller: `detail` names the offending value, `hint` says how to put it right. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly hint: string;

  constructor(code: ProblemCode, detail: string, hint: string) {
    // A caller's mistake needs no stack trace, and capturing one would take longer than the answer.
    const { stackTraceLimit } = stacks;
    stacks.stackTraceLimit = 0;
    super(detail);
    stacks.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.hint = hint;
  }
}

/** Longest offending value that a `detail` repeats, in characters. */
const maxQuotedLength = 100;

// Controls, invisible formatting (bidirectional overrides among it), line separators, lone surrogates:
// what could disguise a message.
const disguising = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const harmless = /^[\x20-\x7e]*$/;

/** Writes what somebody else said on one line, with the codes of what a terminal or a reader would not show as it is. */
export function reveal(text: string): string {
  return text.replace(disguising, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

/** Quotes what a visitor sent, escaped where it could disguise the message and cut at 100 characters. */
export function quote(value: string): string {
  if (value.length <= maxQuotedLength && harmless.test(value)) return `"${value}"`;
  let shown = '';
  let length = 0;
  for (const character of value) {
    const piece = reveal(character);
    length += piece.length;
    if (length > maxQuotedLength) return `"${shown}…"`;
    shown += piece;
  }
  return `"${shown}"`;
}
