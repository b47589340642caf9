// Answers input that Node's HTTP parser rejects, with the mistake and its fix.
import type { App } from '../app.ts';
import type { Answer } from '../exchange.ts';
import { Problem } from '../problems.ts';

export interface ParserError extends NodeJS.ErrnoException {
  /** The parser's description of the error. */
  readonly reason?: string;
  /** The packet being parsed. */
  readonly rawPacket?: Buffer;
  /** Bytes of it that were parsed. */
  readonly bytesParsed?: number;
}

/**
 * Answers an error of the parser.
 *
 * @param behind bytes of the preceding body, by its Content-Length
 */
export function answerParserError(
  app: App,
  error: ParserError,
  maxHeaderSize: number,
  behind: number,
): Answer {
  const line = lineOf(error, behind);
  const unknown = error.code === 'HPE_INVALID_METHOD' && answerUnknownMethod(app, line);
  const answer = unknown || app.refuse(describeRefusal(error, maxHeaderSize));
  // RFC 9110 §9.3.2: the answer to HEAD has no content, also for errors.
  return line.startsWith('HEAD ') ? { ...answer, body: undefined } : answer;
}

/** The request line, as far as the packet contains it: after the last header and its body. */
function lineOf({ rawPacket, bytesParsed = 0 }: ParserError, behind: number): string {
  if (rawPacket === undefined) return '';
  const blank = rawPacket.subarray(0, bytesParsed).lastIndexOf('\r\n\r\n');
  const start = blank < 0 ? 0 : blank + 4 + behind;
  // If the body began in another packet or contains blank lines, look for the name of a method instead.
  const known = start <= bytesParsed ? start : startOfName(rawPacket, bytesParsed);
  return rawPacket.toString('latin1', known, known + 16 * 1024);
}

/** Longer than any method that the parser knows; it stops within the name. */
const maxNameLength = 32;

function startOfName(packet: Buffer, end: number): number {
  const before = packet.toString('latin1', Math.max(0, end - maxNameLength), end);
  return end - /[\w!#$%&'*+.^`|~-]*$/.exec(before)![0].length;
}

/** Answers a method that the parser does not know: 405, or 404 for an unknown path. */
function answerUnknownMethod(app: App, line: string): Answer | undefined {
  const [, method, target] =
    /^([\w!#$%&'*+.^`|~-]+) (\/[!-~]*) HTTP\/1\.[01]\r?\n/.exec(line) ?? [];
  return method && target ? answerWithoutHeader(app, method, target) : undefined;
}

/** Answers by method and target alone. No endpoint runs, because none takes such a method. */
export function answerWithoutHeader(app: App, method: string, target: string): Answer | undefined {
  const headers = { accept: 'application/problem+json' };
  const answer = app.answer({ id: '', method, target, headers });
  return typeof answer === 'function' ? undefined : answer;
}

export const hostMissing = new Problem(
  'invalid_request',
  'The request has no Host header, or more than one.',
  'Send one Host header, as HTTP/1.1 demands (RFC 9112 §3.2).',
);

/** The problem and its fix, by the parser's code. */
const refusals = (maxHeaderSize: number): Readonly<Record<string, readonly [string, string]>> => ({
  HPE_HEADER_OVERFLOW: [
    `The request line and the header are longer than ${maxHeaderSize} bytes together.`,
    'Send fewer and shorter header fields, and long text in the body.',
  ],
  HPE_INVALID_METHOD: [
    'The request line does not begin with an HTTP method.',
    'GET /api lists the methods of every endpoint.',
  ],
  HPE_INVALID_URL: [
    'The request target has a character that is not allowed there.',
    'Percent-encode spaces and everything outside ASCII; curl --get --data-urlencode does it.',
  ],
  HPE_INVALID_CONSTANT: [
    'The request line does not end in HTTP/1.1.',
    'Percent-encode spaces in the target; curl --get --data-urlencode does it.',
  ],
  HPE_INVALID_HEADER_TOKEN: [
    'A header field has a character that is not allowed there.',
    'Write each field as a name, a colon and a value without control characters.',
  ],
  HPE_INVALID_CONTENT_LENGTH: [
    'The Content-Length is not a number of bytes.',
    'Send the length of the body as a decimal number, once.',
  ],
  HPE_UNEXPECTED_CONTENT_LENGTH: [
    'The request has more than one length.',
    'Send either one Content-Length or Transfer-Encoding: chunked.',
  ],
  HPE_INVALID_TRANSFER_ENCODING: [
    'The body has a Transfer-Encoding other than chunked.',
    'Send it unencoded, with a Content-Length or Transfer-Encoding: chunked.',
  ],
  HPE_INVALID_CHUNK_SIZE: [
    'A chunk of the body does not begin with its size.',
    'Send each chunk as RFC 9112 §7.1 defines it, or send a Content-Length.',
  ],
  HPE_INVALID_EOF_STATE: [
    'The request broke off before its end.',
    'Send the request again, and all of it.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    'The request was not complete in time.',
    'Send the whole request without a pause.',
  ],
});

/** Content-Length together with chunks has no code of its own: its code depends on the order of the fields. */
const twoLengths = " can't be present with ";

function describeRefusal({ code = '', reason = '' }: ParserError, maxHeaderSize: number): Problem {
  const kind = reason.includes(twoLengths) ? 'HPE_UNEXPECTED_CONTENT_LENGTH' : code;
  const [detail, hint] = refusals(maxHeaderSize)[kind] ?? [
    'The request is not valid HTTP/1.1.',
    'Send a request as RFC 9112 defines it.',
  ];
  return new Problem('invalid_request', detail, hint);
}
