import { expect, it } from 'vitest';
import { parseURL } from './url.ts';

it.each([
  ['https://müller.example/ü', undefined, 'https://xn--mller-kva.example/%C3%BC'],
  ['../b', 'https://x.example/a/c', 'https://x.example/b'],
  ['../b', undefined, undefined],
  ['https://[::1', undefined, undefined],
])('reads %j from %j as %j, however often', (text, base, href) => {
  const read = Array.from({ length: 20_000 }, () => parseURL(text, base)?.href);
  expect([...new Set(read)]).toEqual([href]);
});
