import { expect, it } from 'vitest';
import { createTestApp } from '../../test/sample.ts';
import type { Answer, RequestHeaders } from '../exchange.ts';
import { createHandler } from './handler.ts';
import { createProblemAnswers } from './problem-answer.ts';

/** Asks an app of its own. */
function ask(method: string, target: string, headers: RequestHeaders = {}, text = ''): Answer {
  const answering = createTestApp().answer({ id: '', method, target, headers });
  return typeof answering === 'function' ? answering(new TextEncoder().encode(text)) : answering;
}

const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

// A template for logs, and nothing that the visitor sent.
it.each([
  ['GET', '/', '/'],
  ['HEAD', '/index.md', '/index.md'],
  ['GET', '/openapi.json?tag', '/openapi.json'],
  ['GET', '/api/cases/secret', '/api/cases/{slug}'],
  ['GET', '/api/experience?company=secret', '/api/experience'],
  ['GET', '/api/experience?secret', '/api/experience'],
  ['GET', '/api/profile?%ZZ', '/api/profile'],
  ['POST', '/api/job-fit', '/api/job-fit', '{"job_description":"secret"}'],
  ['POST', '/api/job-fit', '/api/job-fit', '{"secret":1}'],
  ['DELETE', '/api/cases/secret', '/api/cases/{slug}'],
  ['OPTIONS', '/api/cases/secret', '/api/cases/{slug}'],
  ['OPTIONS', '/api/secret', '/api/*'],
  ['OPTIONS', '*', '/api/*'],
  ['OPTIONS', '/secret', '/*'],
  ['GET', '*', '/*'],
  ['GET', '/api/secret', '/api/*'],
  ['GET', '/secret', '/*'],
  ['GET', '/api/cases/secret/', 'redirect'],
  ['GET', '/api/profile/?\ud800', 'redirect'],
  ['GET', '/healthz', '/healthz'],
  ['GET', '/readyz', '/readyz'],
  ['GET', '/api/mcp', '/api/mcp'],
  ['POST', '/api/mcp', '/api/mcp', ping],
  ['POST', '/api/mcp', '/api/mcp', ping.replace('"id":1,', '')],
  ['POST', '/api/mcp', '/api/mcp', 'secret'],
])('%s %s is of the route %s', (method, target, route, text = '') => {
  expect(ask(method, target, {}, text).route).toBe(route);
});

it.each([
  ['/api/profile/', '/api/profile'],
  ['/api/', '/api'],
  ['/developers', '/developers/'],
  ['/developers?x=1&y', '/developers/?x=1&y'],
  ['/openapi.json/', '/openapi.json'],
  ['/api/cases/%C3%A4/', '/api/cases/%C3%A4'],
  ['/api/cases/ä/?q=ö "x"', '/api/cases/%C3%A4?q=%C3%B6%20"x"'],
  ['/api/profile/?😀', '/api/profile?%F0%9F%98%80'],
  ['/api/profile/?\ud800', '/api/profile?%EF%BF%BD'],
])('%j leads to %s', (target, location) => {
  const { status, headers, body } = ask('GET', target);
  expect([status, headers['location'], body]).toEqual([308, location, undefined]);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-length': '0' });
});

it.each(['/api/profile//', '/developers//', '//', '/nowhere/', '/nowhere', '/api/nowhere/'])(
  '%s leads nowhere',
  (target) => {
    expect(ask('GET', target, { accept: 'application/json' }).status).toBe(404);
  },
);

it.each([
  ['DELETE', '/api/profile', 'GET, HEAD, OPTIONS'],
  ['POST', '/developers/', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/job-fit', 'POST, OPTIONS'],
  ['HEAD', '/api/job-fit', 'POST, OPTIONS'],
  ['PUT', '/api/mcp', 'GET, HEAD, POST, OPTIONS'],
])('%s %s is refused, and told what is possible', (method, target, allow) => {
  const { status, headers, body } = ask(method, target);
  expect([status, headers['allow']]).toEqual([405, allow]);
  if (method === 'HEAD') return;
  expect(JSON.parse(String(body))).toMatchObject({
    detail: `"${method}" is not a method of ${target}.`,
    hint: `Use one of: ${allow}.`,
  });
});

it.each([
  ['/api/profile', 'GET, HEAD, OPTIONS', 'GET, HEAD, OPTIONS'],
  ['/api/job-fit', 'POST, OPTIONS', 'POST, OPTIONS'],
  ['/api/nowhere', 'GET, HEAD, POST, OPTIONS', undefined],
  ['*', 'GET, HEAD, POST, OPTIONS', undefined],
])('OPTIONS %s names the methods %s', (target, methods, allow) => {
  const { status, headers, body } = ask('OPTIONS', target);
  expect([status, body, headers['allow']]).toEqual([204, undefined, allow]);
  expect('allow' in headers).toBe(allow !== undefined);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': methods,
    'access-control-max-age': '86400',
    'cache-control': 'no-store',
  });
});

it.each([
  ['/api/nowhere', undefined, '/api/*'],
  ['/apixyz', 'Accept', '/*'],
  ['/nowhere', 'Accept', '/*'],
])('%s is not there, which is told with what to ask instead', (target, vary, of) => {
  const { status, headers, body, route } = ask('GET', target, { accept: 'application/json' });
  expect([status, headers['vary'], route]).toEqual([404, vary, of]);
  expect(JSON.parse(String(body))).toMatchObject({
    code: 'not_found',
    detail: `There is nothing at "${target}".`,
    hint: 'GET /api lists every endpoint.',
  });
});

it.each([
  ['GET', '/api/profile?%ZZ', 400],
  ['HEAD', '/api/profile?%ZZ', 400],
  ['POST', '/api/mcp?%ZZ', 400],
  ['GET', '/api?%ZZ', 400],
  ['GET', '/openapi.json?%ZZ', 200],
  ['POST', '/api/mcp?x', 200],
])('%s %s is answered %i: only the API reads queries', (method, target, status) => {
  expect(ask(method, target, {}, ping).status).toBe(status);
});

it.each(['/api/profile', '/', '/nowhere', '/api/cases/none'])(
  'HEAD %s is answered as GET without its body',
  (target) => {
    expect(ask('HEAD', target)).toEqual({ ...ask('GET', target), body: undefined });
  },
);

it.each([
  ['GET', true],
  ['HEAD', true],
  ['POST', false],
  ['OPTIONS', false],
  ['get', false],
])('%s may be answered by what is remembered of its target: %j', (method, isRecalled) => {
  const remembered = { status: 200, headers: {}, body: 'remembered', route: '/x' };
  const handle = createHandler({
    problems: createProblemAnswers({ baseUrl: 'https://a.test' }, {}),
    headers: {},
    first: [],
    tables: () => ({ endpoints: [], answerNotFound: () => undefined }),
    recall: (target) => (target === '/x?y' ? () => remembered : undefined),
    onFault: (error) => expect.unreachable(String(error)),
  });
  const { status } = handle({ id: '', method, target: '/x?y', headers: {} }) as Answer;
  expect(status).toBe(isRecalled ? 200 : 404);
  const other = handle({ id: '', method, target: '/x', headers: {} }) as Answer;
  expect(other.status).toBe(404);
});
