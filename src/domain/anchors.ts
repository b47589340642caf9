// Anchors on the profile page, to which other pages, answers and assets/fit-sources.js lead.
import { slugify } from '../kernel/slugify.ts';
import type { Role } from '../schema/content.ts';
import { formatDates } from './experience.ts';

/** The anchor of a role. */
export function roleAnchor(role: Pick<Role, 'company' | 'title' | 'start' | 'end'>): string {
  return datedRoleAnchor({ ...role, dates: formatDates(role) });
}

/** The anchor of a role whose dates are written already. */
export function datedRoleAnchor(role: {
  readonly company: string;
  readonly title: string;
  readonly dates: string;
}): string {
  return `role-${slugify(`${role.company} ${role.title} ${role.dates}`)}`;
}
