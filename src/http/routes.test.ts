import { expect, it } from 'vitest';
import { createRoutes } from './routes.ts';

const routes = createRoutes([{ path: '/a/b' }, { path: '/a/{name}' }, { path: '/a/{name}/c' }]);

it.each([
  ['/a/b', '/a/b', ''],
  ['/a/x', '/a/{name}', 'x'],
  ['/a/x/c', '/a/{name}/c', 'x'],
  ['/a/%C3%A4/c', '/a/{name}/c', 'ä'],
])('%s is found at %s', (path, template, parameter) => {
  expect(routes.find(path)).toEqual({ endpoint: { path: template }, parameter });
});

it.each(['/a', '/a/', '/a/.', '/a/..', '/a//c', '/a/../c', '/a/x/y', '/b/x'])(
  'nothing is found at %s',
  (path) => {
    expect(routes.find(path)).toBeUndefined();
  },
);
