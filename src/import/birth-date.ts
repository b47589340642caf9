// Finds a day in texts, however it is written: 1990-04-17, 17.4.1990, 04/17/1990, April 17, 1990.
import { parseDate } from '../kernel/dates.ts';

const days = [
  String.raw`\d{1,4}[-/.]\s?\d{1,2}[-/.]\s?\d{1,4}`,
  String.raw`\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:de\s+|of\s+)?\p{L}{3,}\.?,?\s+(?:de\s+)?\d{4}`,
  String.raw`\p{L}{3,}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}`,
].join('|');
const anyDay = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${days})(?!\p{N})`, 'gu');

/** Lists where a text states the same day as another text. */
export function findDay(text: string, day: string): readonly { start: number; end: number }[] {
  const key = toKey(day);
  if (key === undefined) return [];
  return [...text.matchAll(anyDay)]
    .filter(([written]) => toKey(written) === key)
    .map(({ 0: written, index }) => ({ start: index, end: index + written.length }));
}

/** The numbers of a day in ascending order, because countries write them in different orders. */
function toKey(text: string): string | undefined {
  const written = text.trim().replace(/T\d\d:\d\d.*$/u, '');
  const numbers = (written.match(/\d+/gu) ?? []).map(Number);
  const named =
    numbers.length === 2 ? parseDate(written.replace(/\bof\s+/u, ''))?.month : undefined;
  const all = named === undefined ? numbers : [...numbers, Number(named)];
  return all.length === 3 ? all.toSorted((a, b) => a - b).join('-') : undefined;
}
