// Rules within background.yaml, and between its entries and the roles.
import { datePairs, isBefore } from '../../schema/background.ts';
import type { ContentIssue } from '../report/issue.ts';
import { foldName, memberOf, shorten } from '../report/text.ts';
import { issueAt, type YAMLData } from '../yaml/located.ts';
import { rolesOf } from './roles.ts';

/** Refuses entries that end before they begin. */
export function checkOrder(background: YAMLData): readonly ContentIssue[] {
  return listEntries(background).flatMap(({ list, index, entry }) =>
    datePairs.flatMap(([first, last]) => {
      const from = dateOf(entry, first);
      const to = dateOf(entry, last);
      if (from === undefined || to === undefined || !isBefore(to, from)) return [];
      const message = `The ${last} ${to} is before the ${first} ${from}.`;
      return [issueAt(background, [list, index, last], message, 'Correct one of the two.')];
    }),
  );
}

/** The lists whose entries may be roles as well, by the kind of the role and the field that names the place. */
const twice = [
  ['education', 'education', 'institution'],
  ['volunteering', 'volunteer', 'organization'],
] as const;

/** Warns of entries that repeat a role. */
export function checkRepeatedRoles(
  background: YAMLData,
  experience: YAMLData,
): readonly ContentIssue[] {
  return twice.flatMap(([list, kind, field]) => {
    const places = rolesOf(experience).flatMap((role, index) =>
      memberOf(role, 'kind') === kind ? [[keyOf(memberOf(role, 'company')), index] as const] : [],
    );
    return listEntries(background).flatMap((one) => {
      const place = memberOf(one.entry, field);
      const role = places.find(([company]) => company !== '' && company === keyOf(place));
      if (one.list !== list || role === undefined) return [];
      const { line } = experience.at([role[1]]);
      const message = `"${shorten(String(place))}" is also in experience.yaml, on line ${line}.`;
      const fix = 'Keep the more detailed of the two.';
      return [issueAt(background, [list, one.index, field], message, fix, 'warning')];
    });
  });
}

function listEntries({ data }: YAMLData) {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [];
  return Object.entries(data).flatMap(([list, entries]) =>
    (Array.isArray(entries) ? entries : []).map((entry: unknown, index) => ({
      list,
      index,
      entry,
    })),
  );
}

function dateOf(entry: unknown, field: string): string | undefined {
  const value = memberOf(entry, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function keyOf(name: unknown): string {
  return typeof name === 'string' ? foldName(name) : '';
}
