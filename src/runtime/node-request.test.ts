import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type Answer, Pieces } from '../exchange.ts';
import { NodeRequest } from './node-request.ts';

/** A request over a message and a response that only record. */
function open(message: Partial<IncomingMessage> = {}, isExpecting = false) {
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    (...given: unknown[]) =>
      void calls.push([name, ...given]);
  const response = {
    writeContinue: record('continue'),
    writeHead: record('head'),
    flushHeaders: record('flush'),
    write: record('write'),
    end: record('end'),
  };
  const request = new NodeRequest(
    {
      headers: {},
      rawHeaders: [],
      httpVersionMinor: 1,
      resume: record('resume'),
      ...message,
    } as never,
    response as unknown as ServerResponse,
    5,
    isExpecting,
  );
  return { request, calls };
}

it('has the values of its message, and one id', () => {
  const headers = { host: 'a' };
  const { request } = open({ method: 'PUT', url: '/x?y', headers });
  expect(request).toMatchObject({ method: 'PUT', target: '/x?y', started: 5, canWait: true });
  expect(request.headers).toBe(headers);
  expect(request.id).toMatch(/^[\da-f-]{36}$/u);
  expect(request.id).toBe(request.id);
  expect(open().request).toMatchObject({ method: '', target: '' });
});

describe('the Host field', () => {
  it.each<[string[], number, boolean]>([
    [['Host', 'a'], 1, false],
    [['hOsT', 'a', 'Accept', 'host'], 1, false],
    [[], 1, true],
    [['Accept', 'Host'], 1, true],
    [['Hosts', 'a'], 1, true],
    [['Most', 'a'], 1, true],
    [['Host', 'a', 'host', 'a'], 1, true],
    [[], 0, false],
    [['Host', 'a'], 0, false],
    [['Host', 'a', 'Host', 'b'], 0, true],
  ])('of %j in HTTP/1.%i is invalid: %j', (rawHeaders, httpVersionMinor, isInvalid) => {
    expect(open({ rawHeaders, httpVersionMinor }).request.hasInvalidHost()).toBe(isInvalid);
  });
});

describe('a body', () => {
  const chunked = { 'transfer-encoding': 'chunked' };

  it.each<[Partial<IncomingMessage>, boolean, string]>([
    [{}, false, 'none'],
    [{}, true, 'none'],
    [{ headers: { 'content-length': '0' } }, true, 'none'],
    [{ headers: { 'content-length': '1' } }, false, 'short'],
    [{ headers: { 'content-length': '1' } }, true, 'long'],
    [{ headers: { 'content-length': '65536' } }, false, 'short'],
    [{ headers: { 'content-length': '65537' } }, false, 'long'],
    [{ headers: chunked }, false, 'long'],
    [{ headers: { 'content-length': '65537' }, readableEnded: true }, false, 'none'],
  ])('of %j, which the client holds back: %j, leaves %s', (message, isExpecting, unread) => {
    expect(open(message, isExpecting).request.unreadBody()).toBe(unread);
  });

  it.each([
    [0, chunked, true],
    [1, chunked, false],
    [0, {}, false],
  ])('in HTTP/1.%i with %j has a doubtful end: %j', (httpVersionMinor, headers, isDoubtful) => {
    expect(open({ httpVersionMinor, headers }).request.hasDoubtfulEnd()).toBe(isDoubtful);
  });

  it.each([
    [false, []],
    [true, [['continue']]],
  ])('is asked for if the client holds it back: %j', (isExpecting, expected) => {
    const { request, calls } = open({}, isExpecting);
    request.proceed();
    expect(calls).toEqual(expected);
  });
});

describe('an answer', () => {
  const [one, two] = [new Uint8Array([1]), new Uint8Array([2])];

  it.each<[string, Answer['body'], unknown[][]]>([
    ['a text', 'ü', [['end', 'ü']]],
    ['bytes', one, [['end', one]]],
    ['nothing', undefined, [['end', undefined]]],
    ['no pieces', new Pieces([]), [['end', undefined]]],
    ['texts, which are joined', new Pieces(['a', 'b']), [['end', 'ab']]],
    [
      'texts and bytes in turn',
      new Pieces(['a', 'b', one, two, 'c', 'd', one]),
      [
        ['write', 'ab'],
        ['write', one],
        ['write', two],
        ['write', 'cd'],
        ['end', one],
      ],
    ],
    [
      'bytes before a text',
      new Pieces([one, 'a']),
      [
        ['write', one],
        ['end', 'a'],
      ],
    ],
  ])('of %s', (_, body, written) => {
    const { request, calls } = open();
    const headers = { 'x-a': 'b' };
    request.write({ status: 201, headers, body, route: '/' });
    expect(calls).toEqual([['head', 201, headers], ...written]);
  });

  it('has its header after 100 Continue', () => {
    const { request, calls } = open({}, true);
    request.write({ status: 200, headers: {}, body: one, route: '/' });
    expect(calls).toEqual([['head', 200, {}], ['flush'], ['end', one]]);
  });
});
