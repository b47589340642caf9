import { expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { createRoutes } from './routes.ts';

const endpointAt = (path: string): Endpoint => ({
  path,
  answer: () => ({ status: 200, headers: {}, body: undefined, route: path }),
});
const find = (path: string) =>
  createRoutes(['/a/b', '/a/{name}', '/a/{name}/c'].map(endpointAt))(path);

it.each([
  ['/a/b', '/a/b', ''],
  ['/a/x', '/a/{name}', 'x'],
  ['/a/x/c', '/a/{name}/c', 'x'],
  ['/a/%C3%A4/c', '/a/{name}/c', 'ä'],
  ['/a/100%', '/a/{name}', '100%'],
  ['/a/%FF', '/a/{name}', '%FF'],
])('%s is found at %s', (path, template, parameter) => {
  expect(find(path)).toMatchObject({ endpoint: { path: template }, parameter });
});

it('makes other endpoints once, when a path is none of the first', () => {
  let made = 0;
  const lazy = createRoutes([endpointAt('/first')], () => {
    made++;
    return [endpointAt('/other')];
  });
  expect([lazy('/first')?.endpoint.path, made]).toEqual(['/first', 0]);
  expect([lazy('/other')?.endpoint.path, made]).toEqual(['/other', 1]);
  expect([lazy('/none'), made]).toEqual([undefined, 1]);
});

it.each(['/a', '/a/', '/a/.', '/a/..', '/a//c', '/a/../c', '/a/x/y', '/b/x'])(
  'nothing is found at %s',
  (path) => {
    expect(find(path)).toBeUndefined();
  },
);
