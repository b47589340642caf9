import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/sample.ts';
import { answerParserError, answerWithoutHeader, type ParserError } from './node-parser-errors.ts';

const app = createTestApp();

/** The answer to an error in a packet of which everything before `|` was parsed. */
function answer(code: string, packet?: string, { behind = 0, reason = '' } = {}) {
  const bytesParsed = packet?.indexOf('|');
  const rawPacket = packet === undefined ? undefined : Buffer.from(packet.replace('|', ''));
  const error = { code, reason, ...(rawPacket && { rawPacket, bytesParsed }) };
  return answerParserError(app, error as unknown as ParserError, 8_192, behind);
}
const problemOf = (...given: Parameters<typeof answer>) => {
  const { status, body } = answer(...given);
  const { detail, hint } = JSON.parse(String(body));
  return [status, detail, hint];
};

describe('an error of the parser', () => {
  it.each([
    [
      'HPE_HEADER_OVERFLOW',
      'The request line and the header are longer than 8192 bytes together.',
      'Send fewer and shorter header fields, and long text in the body.',
    ],
    [
      'HPE_INVALID_METHOD',
      'The request line does not begin with an HTTP method.',
      'GET /api lists the methods of every endpoint.',
    ],
    [
      'HPE_INVALID_URL',
      'The request target has a character that is not allowed there.',
      'Percent-encode spaces and everything outside ASCII; curl --get --data-urlencode does it.',
    ],
    [
      'HPE_INVALID_CONSTANT',
      'The request line does not end in HTTP/1.1.',
      'Percent-encode spaces in the target; curl --get --data-urlencode does it.',
    ],
    [
      'HPE_INVALID_HEADER_TOKEN',
      'A header field has a character that is not allowed there.',
      'Write each field as a name, a colon and a value without control characters.',
    ],
    [
      'HPE_INVALID_CONTENT_LENGTH',
      'The Content-Length is not a number of bytes.',
      'Send the length of the body as a decimal number, once.',
    ],
    [
      'HPE_UNEXPECTED_CONTENT_LENGTH',
      'The request has more than one length.',
      'Send either one Content-Length or Transfer-Encoding: chunked.',
    ],
    [
      'HPE_INVALID_TRANSFER_ENCODING',
      'The body has a Transfer-Encoding other than chunked.',
      'Send it unencoded, with a Content-Length or Transfer-Encoding: chunked.',
    ],
    [
      'HPE_INVALID_CHUNK_SIZE',
      'A chunk of the body does not begin with its size.',
      'Send each chunk as RFC 9112 §7.1 defines it, or send a Content-Length.',
    ],
    [
      'HPE_INVALID_EOF_STATE',
      'The request broke off before its end.',
      'Send the request again, and all of it.',
    ],
    [
      'ERR_HTTP_REQUEST_TIMEOUT',
      'The request was not complete in time.',
      'Send the whole request without a pause.',
    ],
    ['HPE_OTHER', 'The request is not valid HTTP/1.1.', 'Send a request as RFC 9112 defines it.'],
  ])('with the code %s names the mistake and its fix', (code, detail, hint) => {
    expect(problemOf(code)).toEqual([400, detail, hint]);
  });

  it.each([
    "Content-Length can't be present with Transfer-Encoding",
    "Transfer-Encoding can't be present with Content-Length",
  ])('with the reason "%s" is about two lengths, whatever its code', (reason) => {
    for (const code of ['HPE_INVALID_TRANSFER_ENCODING', 'HPE_INVALID_CONTENT_LENGTH']) {
      expect(problemOf(code, undefined, { reason })[1]).toBe(
        'The request has more than one length.',
      );
    }
  });
});

const get = 'GET /api HTTP/1.1\r\nHost: a\r\n\r\n';
const post = 'POST /api/job-fit HTTP/1.1\r\nContent-Length: 4\r\n\r\n';

describe('the answer to HEAD has no body', () => {
  it.each<[string, string, number]>([
    ['the only request', 'HEAD /api HTTP/1.1\r\nb|@d', 0],
    ['the request after another', `${get}HEAD /api HTTP/1.1\r\nb|@d`, 0],
    ['the request after a body', `${post}bodyHEAD /api HTTP/1.1\r\nb|@d`, 4],
    ['the request after the end of a header', '\r\n\r\nHEAD /api HTTP/1.1\r\nb|@d', 0],
    ['the request after a body of another packet', 'a\r\n\r\nbody\nHEAD| /api HTTP/1.1\r\n', 99],
    ['the request after a body with blank lines', `${post}a\r\n\r\nb\nHEAD| /api HTTP/1.1\r\n`, 7],
  ])('if it is %s', (_, packet, behind) => {
    expect(answer('HPE_INVALID_HEADER_TOKEN', packet, { behind }).body).toBeUndefined();
  });

  it.each<[string, string | undefined, number]>([
    ['another method', 'GET /api HTTP/1.1\r\nb|@d', 0],
    ['a longer name', 'HEADER /api HTTP/1.1\r\nb|@d', 0],
    ['HEAD before another request', `HEAD /api HTTP/1.1\r\n\r\nGET /api HTTP/1.1\r\nb|@d`, 0],
    ['HEAD within a body', `${post}HEAD GET /api HTTP/1.1\r\nb|@d`, 5],
    ['no packet', undefined, 0],
  ])('but that to %s has one', (_, packet, behind) => {
    expect(problemOf('HPE_INVALID_HEADER_TOKEN', packet, { behind })[0]).toBe(400);
  });
});

describe('a method that the parser does not know', () => {
  it.each([
    ['BREW', '/api', 405],
    ["!#$%&'*+.^_`|~-9", '/api', 405],
    ['BREW', '/nothing', 404],
  ])('%s %s gives %i', (method, target, status) => {
    for (const version of ['HTTP/1.1\r\n', 'HTTP/1.0\n']) {
      const rawPacket = Buffer.from(`${method} ${target} ${version}`);
      const error = { code: 'HPE_INVALID_METHOD', rawPacket, bytesParsed: 1 };
      expect(answerParserError(app, error as unknown as ParserError, 1, 0).status).toBe(status);
      const other = { ...error, code: 'HPE_INVALID_URL' };
      expect(answerParserError(app, other as unknown as ParserError, 1, 0).status).toBe(400);
    }
  });

  it.each([
    'BREW /api HTTP/2.0\r\n',
    'BREW /api HTTP/1.1',
    'BREW api HTTP/1.1\r\n',
    'BR(W /api HTTP/1.1\r\n',
    ' BREW /api HTTP/1.1\r\n',
    'BREW /a b HTTP/1.1\r\n',
  ])('in no request line gives 400: %j', (line) => {
    expect(answer('HPE_INVALID_METHOD', `|${line}`).status).toBe(400);
  });

  it('is found after a body of another packet, by its name alone', () => {
    const packet = 'the end of a body\nBREW| /api HTTP/1.1\r\n';
    expect(answer('HPE_INVALID_METHOD', packet, { behind: 100 }).status).toBe(400);
    const { status } = answer('HPE_INVALID_METHOD', `\r\n\r\n${packet}`, { behind: 100 });
    expect(status).toBe(405);
    const name = 'B'.repeat(32);
    const long = `\r\n\r\nx ${name}| /api HTTP/1.1\r\n`;
    expect(answer('HPE_INVALID_METHOD', long, { behind: 100 }).status).toBe(405);
  });
});

it('answers by method and target, unless an endpoint would run', () => {
  expect(answerWithoutHeader(app, 'BREW', '/api')).toMatchObject({ status: 405 });
  expect(answerWithoutHeader(app, 'BREW', '/nothing')).toMatchObject({ status: 404 });
  expect(answerWithoutHeader(app, 'POST', '/api/job-fit')?.status).not.toBe(200);
});
