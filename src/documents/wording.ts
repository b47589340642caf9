// Numbers in words, the same in every place and on every runtime.
import { yearsWorked } from '../domain/experience.ts';
import type { Content } from '../schema/content.ts';

/** Says for how long the roles were held, in full years; absent without roles. */
export function describeExperience({ roles, asOf }: Content): string | undefined {
  if (roles.length === 0) return undefined;
  const years = Math.floor(yearsWorked(roles, asOf));
  if (years < 1) return 'Less than a year';
  return years === 1 ? '1 year' : `${years} years`;
}

/** Writes a count with its thousands apart: `20,000`. */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
}
