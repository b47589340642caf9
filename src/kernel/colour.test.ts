import { expect, it } from 'vitest';
import { contrast, mix, moveUntilReadable } from './colour.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // The examples of WCAG's techniques: the greys on both sides of 4.5.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#FFFFFF', 4.48],
  ['#0000ff', '#ffffff', 8.59],
  ['#ff0000', '#ffffff', 4],
  ['#00ff00', '#ffffff', 1.37],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

it('mixes each channel by the share of the second colour', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mix('#102030', '#102030', 0.7)).toBe('#102030');
  expect(mix('#0000ff', '#ff0000', 0.2)).toBe('#3300cc');
});

it('moves a colour only as far as it must, and at most to the other colour', () => {
  expect(moveUntilReadable('#7a1f3d', '#000000', '#fbfbf8', 4.5)).toBe('#7a1f3d');
  const moved = moveUntilReadable('#7fb2a0', '#000000', '#fbfbf8', 4.5);
  expect(contrast(moved, '#fbfbf8')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(moved, '#fbfbf8')).toBeLessThan(5.5);
  expect(moveUntilReadable('#888888', '#999999', '#ffffff', 21)).toBe('#999999');
});
