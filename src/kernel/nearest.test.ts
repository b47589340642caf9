import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it.each([
  ['tecnology', ['technology', 'company'], 'technology'],
  ['Compnay', ['technology', 'company'], 'company'],
  ['live-comerce-trafic', ['live-commerce-traffic', 'other'], 'live-commerce-traffic'],
  ['TypeScrpt', ['TypeScript', 'JavaScript'], 'TypeScript'],
])('finds the name that %s was meant to be', (name, candidates, expected) => {
  expect(nearest(name, candidates)).toBe(expected);
});

it.each([
  ['q', ['technology', 'company']],
  ['', ['technology', 'C']],
  ['constructor', ['technology', 'company']],
])('finds nothing near %j', (name, candidates) => {
  expect(nearest(name, candidates)).toBeUndefined();
});
