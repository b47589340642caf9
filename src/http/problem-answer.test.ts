import { expect, it } from 'vitest';
import { createProblemAnswers } from './problem-answer.ts';

const base = 'https://a.test';
const common = {
  'x-content-type-options': 'nosniff',
  'access-control-expose-headers': 'ETag, Link, Allow',
};
const answers = () => createProblemAnswers({ baseUrl: base }, common);
const headersOf = (body: unknown) => ({
  ...common,
  'cache-control': 'no-store',
  'content-type': 'application/problem+json',
  'content-length': String(Buffer.byteLength(String(body))),
});

it('answers a mistake of the client with its reason and its remedy', () => {
  const problem = { code: 'case_not_found', message: 'No case "é".', hint: 'Look.' } as const;
  const { status, headers, body, route } = answers().answerProblem(problem, '/api/cases/{slug}', {
    vary: 'Accept',
  });
  expect(JSON.parse(String(body))).toEqual({
    type: `${base}/developers/#error-case_not_found`,
    title: 'Case study not found',
    status: 404,
    code: 'case_not_found',
    detail: 'No case "é".',
    hint: 'Look.',
    docs: `${base}/openapi.json`,
  });
  expect([status, route]).toEqual([404, '/api/cases/{slug}']);
  expect(headers).toEqual({ ...headersOf(body), vary: 'Accept' });
});

it('answers a fault of the service with its id only, without Retry-After', () => {
  const { status, headers, body, route } = answers().answerFault('internal_error', 'r1');
  expect(JSON.parse(String(body))).toEqual({
    type: `${base}/developers/#error-internal_error`,
    title: 'Internal error',
    status: 500,
    code: 'internal_error',
    detail: 'The service failed while it answered.',
    hint: 'Try again later. If it stays, report the id.',
    id: 'r1',
    docs: `${base}/openapi.json`,
  });
  expect([status, route]).toEqual([500, 'fault']);
  expect(headers).toEqual(headersOf(body));
});

it('a service that has too much to do says when to come back, to scripts too', () => {
  const { status, headers, body } = answers().answerFault('unavailable');
  expect(JSON.parse(String(body))).toEqual({
    type: `${base}/developers/#error-unavailable`,
    title: 'Service unavailable',
    status: 503,
    code: 'unavailable',
    detail: 'The service is stopping or has too much to do.',
    hint: 'Send the request again after the number of seconds in Retry-After.',
    docs: `${base}/openapi.json`,
  });
  expect(status).toBe(503);
  expect(headers).toEqual({
    ...headersOf(body),
    'retry-after': '5',
    'access-control-expose-headers': 'ETag, Link, Allow, Retry-After',
  });
});
