// Each limit: just within it, and just beyond it.
import { expect, it } from 'vitest';
import {
  checkLimits,
  cloudflareLimits,
  type Limit,
  netlifyLimits,
  staticLimits,
  vercelLimits,
} from './limits.ts';

const rules = (count: number) =>
  Array.from({ length: count }, (_, i) => `/${i}\n  a: b\n`).join('\n');
const manyFiles = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`public/${index}`, '']));
/** Random digits, which do not compress to less than their information. */
const noise = (bytes: number) => {
  let seed = 1;
  return Uint8Array.from(
    { length: bytes },
    () => (seed = (seed * 48_271) % 2_147_483_647) & 63,
  ).reduce((text, value) => text + String.fromCharCode(48 + value), '');
};

it.each<[string, readonly Limit[], Record<string, string>, Record<string, string>]>([
  [
    '100 rules',
    cloudflareLimits,
    { 'public/_headers': rules(100) },
    { 'public/_headers': rules(101) },
  ],
  [
    '2000 characters',
    cloudflareLimits,
    { 'public/_headers': 'x'.repeat(2_000) },
    { 'public/_headers': 'x'.repeat(2_001) },
  ],
  ['20000 files', cloudflareLimits, manyFiles(20_000), manyFiles(20_001)],
  [
    '26214400 bytes',
    cloudflareLimits,
    { 'public/a': 'x'.repeat(26_214_400) },
    { 'public/a': 'x'.repeat(26_214_401) },
  ],
  [
    '3145728 bytes of compressed',
    cloudflareLimits,
    { 'site.js': noise(4_000_000) },
    { 'site.js': noise(4_400_000) },
  ],
  ['2048 routes', vercelLimits, routes(2_048), routes(2_049)],
  [
    'functions of at most 250000000 bytes',
    vercelLimits,
    { ...routes(1), '.vercel/output/functions/a': 'x'.repeat(250_000_000) },
    { ...routes(1), '.vercel/output/functions/a': 'x'.repeat(250_000_001) },
  ],
  [
    'functions of at most 50000000 bytes',
    netlifyLimits,
    { '.netlify/v1/functions/a': 'x'.repeat(50_000_000) },
    { '.netlify/v1/functions/a': 'x'.repeat(50_000_001) },
  ],
])('%s', (name, limits, within, beyond) => {
  expect(checkLimits({ limits, isStatic: false }, new Map(Object.entries(within)))).toEqual([]);
  expect(() => checkLimits({ limits, isStatic: false }, new Map(Object.entries(beyond)))).toThrow(
    name,
  );
});

it('reports the size of a site that GitHub Pages does not take', () => {
  const half = 'x'.repeat(500_000_000);
  const report = (more: string) =>
    checkLimits(
      { limits: staticLimits, isStatic: true },
      new Map(Object.entries({ a: half, b: half + more })),
    );
  expect(report('')).toEqual([]);
  expect(report('x').join()).toContain('GitHub Pages takes sites of at most 1000000000 bytes');
});

it('reports limits of one host of files, because others take the same files', () => {
  const [line, ...more] = checkLimits(
    { limits: staticLimits, isStatic: true },
    new Map(Object.entries(manyFiles(20_001))),
  );
  expect(more).toEqual([]);
  expect(line).toBe(
    'Cloudflare Pages takes at most 20000 files on the free plan, and this site has 20001. Remove files from public/ or cases/, or publish it at another host of files.',
  );
});

it('names the value, the limit and the change', () => {
  const files = new Map(Object.entries(routes(2_049)));
  expect(() => checkLimits({ limits: vercelLimits, isStatic: false }, files)).toThrow(
    'Vercel takes at most 2048 routes, and this site has 2049. Nothing was written. Remove files from public/, each of which has a route, or choose another target: node.',
  );
});

function routes(length: number): Record<string, string> {
  return { '.vercel/output/config.json': JSON.stringify({ routes: Array.from({ length }) }) };
}
