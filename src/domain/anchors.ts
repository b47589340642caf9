// Anchors on the profile page. Other pages and answers link to them, and assets/fit-sources.js finds marks of proof by them.
import { slugify } from '../kernel/slugify.ts';
import { derived } from '../kernel/derived.ts';
import type { Content, Role } from '../schema/content.ts';
import { formatDates } from './experience.ts';

export function roleAnchor(
  role: Pick<Role, 'company' | 'title' | 'start' | 'end'> & {
    readonly anchor?: string | undefined;
  },
): string {
  return role.anchor ?? datedRoleAnchor({ ...role, dates: formatDates(role) });
}

/** The anchor of a role whose dates are written already. */
export function datedRoleAnchor(role: {
  readonly company: string;
  readonly title: string;
  readonly dates: string;
}): string {
  return `role-${slugify(`${role.company} ${role.title} ${role.dates}`)}`;
}

/** The anchors of a content's roles by those that their own words would have; a translation has the original's. */
export const anchorsOf = derived(
  ({ roles }: Content): ReadonlyMap<string, string> =>
    new Map(roles.map((role) => [roleAnchor({ ...role, anchor: undefined }), roleAnchor(role)])),
);
