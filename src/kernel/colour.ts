// Colours as `#rrggbb`: mixtures, and contrast by WCAG 2.2.

type Channels = readonly [number, number, number];

/** A colour that is written as six hexadecimal digits after a number sign. */
export const colourPattern = /^#[\da-fA-F]{6}$/u;

function channelsOf(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes two colours; `share` is that of `other`, between 0 and 1. */
export function mix(one: string, other: string, share: number): string {
  const added = channelsOf(other);
  const mixed = channelsOf(one).map((value, index) =>
    Math.round(value + (added[index]! - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Moves a colour towards another in steps of 5 % until its contrast with a background is high enough. */
export function moveUntilReadable(
  colour: string,
  towards: string,
  background: string,
  least: number,
): string {
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(colour, towards, share);
    if (contrast(moved, background) >= least) return moved;
  }
  return towards;
}
