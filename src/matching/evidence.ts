// What of a profile backs each of its technologies.
import { formatDates, yearsWorked } from '../domain/experience.ts';
import type { Content, Role } from '../schema/content.ts';
import { derived } from '../schema/derived.ts';
import type { Evidence } from '../schema/job-fit.ts';
import { listProfileTechnologies, vocabularyOf } from './vocabulary.ts';

/** What backs one technology. */
export type Backing = Omit<Evidence, 'mentions'>;

/** What the profile evidences, by index in its vocabulary. */
export const evidenceOf: (content: Content) => ReadonlyMap<number, Backing> = derived((content) => {
  const vocabulary = vocabularyOf(content);
  const names = new Map<number, string>();
  for (const name of listProfileTechnologies(content)) {
    const index = vocabulary.indexOf(name);
    if (!names.has(index)) names.set(index, name);
  }
  const uses = (index: number) => (item: { technologies: readonly string[] }) =>
    item.technologies.some((name) => vocabulary.indexOf(name) === index);
  return new Map(
    [...names].map(([index, technology]) => {
      const roles = content.roles.filter(uses(index));
      const cases = content.cases.filter(uses(index)).map(({ slug }) => slug);
      return [
        index,
        {
          technology,
          ...(roles.length > 0 && {
            roles: roles.map(toBackingRole),
            years: yearsWorked(roles, content.asOf),
          }),
          ...(cases.length > 0 && { cases }),
        },
      ];
    }),
  );
});

function toBackingRole(role: Role): { company: string; title: string; dates: string } {
  return { company: role.company, title: role.title, dates: formatDates(role) };
}
