import { expect, it } from 'vitest';
import { Pieces } from '../exchange.ts';
import { toShared } from './node-pieces.ts';

const long = 'long '.repeat(1_000);

it('gives all octets in their order', () => {
  const pieces = new Pieces(['[', long, ',', 'short', `${long}\xff`, ']']);
  const octets = Buffer.concat([...toShared(pieces)]);
  expect(octets).toHaveLength(pieces.length);
  expect(octets.toString('latin1')).toBe(String(pieces));
});

it('returns the same array for equal long values', () => {
  const [, first, , second] = [...toShared(new Pieces(['[', long, ',', long, ']']))];
  const [third] = [...toShared(new Pieces([`long ${'long '.repeat(999)}`]))];
  expect(first!.toString()).toBe(long);
  expect(second).toBe(first);
  expect(third).toBe(first);
});

const fill = (letter: string) => [...toShared(new Pieces([letter.repeat(1024 * 1024)]))];

it('keeps no more than there is room for', () => {
  const [first] = [...toShared(new Pieces([long]))];
  // With their texts they fill 8 * 1024 * 1024 octets.
  Array.from('abc', fill);
  expect([...toShared(new Pieces([long]))][0]).toBe(first);
  fill('d');
  const [again] = [...toShared(new Pieces([long]))];
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
