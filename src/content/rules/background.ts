// Rules within background.yaml, and between its entries and the roles.
import { isObject } from '../../kernel/json.ts';
import { datePairs, isBefore } from '../../schema/background.ts';
import type { Issues } from '../report/issue.ts';
import { foldName, listIn, memberOf, scalarText, shorten } from '../report/text.ts';
import { issueAt, type YAMLData } from '../yaml/located.ts';

/** Refuses entries that end before they begin. */
export function checkOrder(background: YAMLData): Issues {
  return listEntries(background).flatMap(({ list, index, entry }) =>
    datePairs.flatMap(([first, last]) => {
      const from = scalarText(memberOf(entry, first));
      const to = scalarText(memberOf(entry, last));
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
export function checkRepeatedRoles(background: YAMLData, experience: YAMLData): Issues {
  return twice.flatMap(([list, kind, field]) => {
    const places = listIn(experience.data).flatMap((role, index) =>
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
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([list, entries]) =>
    listIn(entries).map((entry, index) => ({ list, index, entry })),
  );
}

function keyOf(name: unknown): string {
  return typeof name === 'string' ? foldName(name) : '';
}
