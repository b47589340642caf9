// The error codes of the API with status and title (RFC 9457).

/** Mistakes of a client: the four codes of the contract. */
export const problems = {
  not_found: { status: 404, title: 'Not found' },
  case_not_found: { status: 404, title: 'Case study not found' },
  invalid_request: { status: 400, title: 'Invalid request' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
} as const;
export type ProblemCode = keyof typeof problems;

/** Faults of the service. */
export const serviceFaults = {
  internal_error: { status: 500, title: 'Internal error' },
  unavailable: { status: 503, title: 'Service unavailable' },
} as const;
export type ServiceFaultCode = keyof typeof serviceFaults;

/** Every code with its status and title. */
export const failures: Readonly<Record<FailureCode, { status: number; title: string }>> = {
  ...problems,
  ...serviceFaults,
};
export type FailureCode = ProblemCode | ServiceFaultCode;

/** V8 reads the length of stack traces here. */
const stacks = Error as { stackTraceLimit?: number | undefined };

/** A mistake of the client. The message names the offending value, `hint` the fix. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly hint: string;

  constructor(code: ProblemCode, detail: string, hint: string) {
    // No stack trace: capturing it would take longer than the answer.
    const { stackTraceLimit } = stacks;
    stacks.stackTraceLimit = 0;
    super(detail);
    stacks.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.hint = hint;
  }
}

/** Longest value that a `detail` quotes, in characters. */
const maxQuotedLength = 100;

// Characters that could disguise a message: controls, invisible formatting (such as bidirectional overrides), line
// separators, lone surrogates.
const disguising = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const harmless = /^[\x20-\x7e]*$/;

/** Escapes control and invisible characters, so that untrusted text prints on one line. */
export function reveal(text: string): string {
  return text.replace(disguising, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

/** Quotes untrusted text, escaped and cut at 100 characters. */
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
