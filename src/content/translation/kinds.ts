// The translated fields follow from the tables of fields: lines and prose, and names where another script needs them.
import type { Fields, Kind } from '../../schema/field.ts';
import { memberOf } from '../report/text.ts';

/** Whether the texts of a kind are translated: always, where a script needs it, or never. */
export const translated: Readonly<Record<Kind, 'always' | 'possible' | 'never'>> = {
  line: 'always',
  prose: 'always',
  lines: 'always',
  points: 'always',
  name: 'possible',
  names: 'possible',
  group: 'always',
  entries: 'always',
  identifier: 'never',
  technologies: 'never',
  month: 'never',
  lastMonth: 'never',
  date: 'never',
  language: 'never',
  slug: 'never',
  address: 'never',
  mail: 'never',
  share: 'never',
  flag: 'never',
  choice: 'never',
  choices: 'never',
};

/** The names of entries in a translation: the first field, with the first date of an entry where two share it. */
export function nameEntries(fields: Fields, entries: readonly unknown[]): readonly string[] {
  const [first = ''] = Object.keys(fields);
  const dates = Object.keys(fields).filter((name) => ['start', 'startDate', 'date'].includes(name));
  const names = entries.map((entry) => String(memberOf(entry, first)));
  return names.map((name, index) => {
    if (names.filter((other) => other === name).length === 1) return name;
    const date = dates.map((field) => memberOf(entries[index], field)).find(Boolean);
    return `${name}, ${date === undefined ? index + 1 : String(date)}`;
  });
}
