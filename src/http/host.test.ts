import { describe, expect, it, vi } from 'vitest';
import type { Handler } from '../exchange.ts';
import { createHostCheck, isLoopback, reportForeignHosts } from './host.ts';

const near = [
  'localhost',
  'LocalHost',
  'a.localhost',
  'a.b.localhost',
  '127.0.0.1',
  '127.255.10.3',
  '::1',
  '[::1]',
];
const far = [
  '',
  '.localhost',
  'xlocalhost',
  'localhost.test',
  '127.0.0',
  '127.0.0.1.test',
  '1127.0.0.1',
  '127.0.0.x',
  '128.0.0.1',
  '::2',
  '[::1]x',
  'x::1',
];

it.each(near)('%s is an address of this machine', (hostname) => {
  expect(isLoopback(hostname)).toBe(true);
});

it.each(far)('"%s" is an address elsewhere', (hostname) => {
  expect(isLoopback(hostname)).toBe(false);
});

const hosts: readonly (readonly [string | undefined, boolean])[] = [
  ['profile.test', true],
  ['PROFILE.test', true],
  ['profile.test:8080', true],
  ['profile.test:', true],
  ['localhost:3000', true],
  ['[::1]:3000', true],
  ['evil.test', false],
  ['evil.test:3000', false],
  ['profile.test.evil.test', false],
  ['a.profile.test', false],
  ['profile.test:80x', false],
  ['', false],
  [undefined, false],
];

describe('a service of https://profile.test:8443', () => {
  it.each(hosts)('takes a request for the host %s as its own: %j', (host, isMeant) => {
    const check = createHostCheck('https://profile.test:8443');
    for (let time = 0; time < 2; time++) expect(check(host)).toBe(isMeant);
  });

  it('judges each host for itself, whichever came before', () => {
    const check = createHostCheck('https://profile.test:8443');
    for (const [host, isMeant] of [...hosts, ...hosts.toReversed()]) {
      expect([host, check(host)]).toEqual([host, isMeant]);
    }
  });

  it.each([
    ['evil.test', 1],
    [['evil.test', 'profile.test'], 1],
    ['profile.test', 0],
    ['localhost', 0],
    [undefined, 0],
  ])('answers a request for the host %j, and tells of it %i times', (host, times) => {
    const onForeignHost = vi.fn();
    const answer = { status: 200, headers: {}, body: undefined, route: '/' };
    const handler: Handler = () => answer;
    const reporting = reportForeignHosts(handler, 'https://profile.test:8443', onForeignHost);
    expect(reporting({ id: '', method: 'GET', target: '/', headers: { host } })).toBe(answer);
    expect(onForeignHost).toHaveBeenCalledTimes(times);
  });
});
