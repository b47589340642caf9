import { expect, it } from 'vitest';
import { containsFigure } from './contains-figure.ts';

it.each([
  ['9 of 10', '9', true],
  ['of 19', '9', false],
  ['9.5 s', '9', false],
  ['1.9 s', '9', false],
  ['1,900', '900', false],
  ['9. End', '9', true],
  ['x9', '9', false],
  ['9x', '9', false],
  ['19, then 9', '9', true],
  ['61 Duplicates.', '61 duplicates', true],
  ['(-5 %)', '-5 %', true],
  ['3-5 %', '-5 %', true],
  ['+5 %5', '5 %', true],
  ['𝟗9', '9', false],
  ['a (b)', '(b', true],
  ['none', '9', false],
  ['any', '', true],
])('%j, %j: %s', (text, figure, isContained) => {
  expect(containsFigure(text, figure)).toBe(isContained);
});
