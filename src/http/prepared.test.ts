import { expect, it } from 'vitest';
import { compress } from '../runtime/compress.ts';
import { prepareAnswer } from './prepared.ts';

const pdf = 'application/pdf';

it.each([
  ['a body of a packet', 'text/plain', 999, undefined],
  ['a longer one', 'text/plain', 1_000, 'gzip'],
  ['a PDF', pdf, 10_000, undefined],
  ['an image', 'image/png', 10_000, undefined],
])('compresses where it is worth it: %s', (_, mediaType, length, encoding) => {
  const body = new Uint8Array(length).fill(0x78);
  const prepared = prepareAnswer({ route: '/', body, mediaType, headers: {}, compress });
  const { headers } = prepared.get({ 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toBe(encoding && 'Accept-Encoding');
});

it('leaves it to the edge to compress where it is given nothing to do so', () => {
  const body = new Uint8Array(10_000);
  const prepared = prepareAnswer({ route: '/', body, mediaType: 'text/plain', headers: {} });
  const { headers } = prepared.get({ 'accept-encoding': 'gzip' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('vary');
});
