import { expect, it } from 'vitest';
import { checkQuery, decodePercent, removeOrigin, splitTarget } from './target.ts';

it.each([
  ['/api/cases', '/api/cases', ''],
  ['/?', '/', ''],
  ['/?x=1', '/', 'x=1'],
  ['/api?x=1?y=2', '/api', 'x=1?y=2'],
  ['?x', '/', 'x'],
  ['*', '*', ''],
])('%s is the path %s with the query "%s"', (target, path, query) => {
  expect(splitTarget(target)).toEqual({ path, query });
});

it.each([
  ['http://a.test/api?x', '/api?x'],
  ['HTTPS://a.test:8080/api', '/api'],
  ['http://a.test', '/'],
  ['http://a.test?x=/y', '/?x=/y'],
  ['', '/'],
  ['//a.test/api', '//a.test/api'],
  ['/http://a.test/', '/http://a.test/'],
  ['ftp://a.test/api', 'ftp://a.test/api'],
  ['xhttp://a.test/', 'xhttp://a.test/'],
  ['http:/a.test/', 'http:/a.test/'],
])('%s without its origin is %s', (target, relative) => {
  expect(removeOrigin(target)).toBe(relative);
});

it.each(['', 'x=1', 'x=%25', 'x=%C3%A4%c3%a4', 'x=%F0%9F%98%80'])(
  'the query "%s" is well-formed',
  (query) => {
    expect(() => checkQuery(query)).not.toThrow();
  },
);

it.each([
  ['x=100%', '%'],
  ['x=%4', '%4'],
  ['x=%ZZ&y', '%ZZ'],
  ['x=%25%\n1', '%\\u{a}1'],
  ['x=a%C3b', '%C3'],
  ['x=%20&y=%FF', '%FF'],
  ['x=%C3%A4%E2%82%41%42%43', '%C3%A4%E2%82'],
])('the query %j is malformed at %s', (query, shown) => {
  expect(() => checkQuery(query)).toThrow(
    expect.objectContaining({
      code: 'invalid_request',
      message: `The query has a malformed percent-encoding at "${shown}".`,
      hint: 'Encode UTF-8 octets as % and two hexadecimal digits; a percent sign itself is %25.',
    }),
  );
});

it.each([
  ['kafka', 'kafka'],
  ['%C3%A4', 'ä'],
  ['%2F', '/'],
  ['100%', undefined],
  ['%FF', undefined],
])('%s is decoded to %s', (segment, name) => {
  expect(decodePercent(segment)).toBe(name);
});
