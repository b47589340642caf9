// Anchors on the profile page that other pages link to. assets/fit.js makes those of roles by the same rule.
import { formatDates } from '../domain/experience.ts';
import type { Role } from '../schema/content.ts';
import { slugify } from './markdown-text.ts';

export function roleAnchor(role: Role): string {
  return `role-${slugify(`${role.company} ${role.title} ${formatDates(role)}`)}`;
}
