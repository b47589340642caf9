// Numbers in words, the same in every place and on every runtime.

/** Writes a count with its thousands apart: `20,000`. */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
}
