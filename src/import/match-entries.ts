// Finds the entries of two lists that are about the same thing, although their texts differ.
import { foldName } from '../content/report/text.ts';
import { isObject } from '../kernel/json.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Fields that identify an entry, besides its first field. */
const identifying = new Set(['title', 'start', 'startDate', 'date', 'degree', 'url']);
/** The least weight of equal fields: a role has two identifying fields besides its company. */
const leastOfRoles = 4;
const least = 3;

/** Pairs entries by the weight of their equal fields, the closest pairs first. */
export function matchEntries(
  ones: readonly Fields[],
  others: readonly Fields[],
  areRoles: boolean,
): ReadonlyMap<Fields, Fields> {
  const pairs = ones
    .flatMap((one) => others.map((other) => ({ one, other, weight: weigh(one, other) })))
    .filter(({ weight }) => weight >= (areRoles ? leastOfRoles : least))
    .toSorted((a, b) => b.weight - a.weight);
  const matched = new Map<Fields, Fields>();
  const taken = new Set<Fields>();
  for (const { one, other } of pairs) {
    if (matched.has(one) || taken.has(other)) continue;
    matched.set(one, other);
    taken.add(other);
  }
  return matched;
}

function weigh(one: Fields, other: Fields): number {
  const [first] = Object.keys(one);
  return Object.keys(one)
    .filter((field) => Object.hasOwn(other, field) && isAlike(one[field], other[field]))
    .reduce((sum, field) => sum + (field === first ? 3 : identifying.has(field) ? 2 : 0.1), 0);
}

/** Whether two values are equal but for letter case. */
function isAlike(one: unknown, other: unknown): boolean {
  return foldName(toText(one)) === foldName(toText(other));
}

/** Whether two values have the same words; white space may differ. */
export function isEqual(one: unknown, other: unknown): boolean {
  return toText(one) === toText(other);
}

/** A value as one text with single spaces. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join('\n');
  if (isObject(value)) {
    return Object.entries(value)
      .map(([name, member]) => `${name}: ${toText(member)}`)
      .toSorted()
      .join('\n');
  }
  if (value === undefined || value === null) return '';
  return String(value).replaceAll(/\s+/gu, ' ').trim();
}
