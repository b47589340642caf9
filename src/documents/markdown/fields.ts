// Shows the fields of an entry that no layout places by name, so that a new field needs no layout.
import type { Field, Kind } from '../../schema/field.ts';
import { formatDate } from '../../wording/format.ts';
import type { Wording } from '../../wording/wording.ts';

/** A paragraph or more of Markdown, or a list of items. */
export type Block = string | readonly string[];

export interface Shown {
  /** Short texts for one line. */
  readonly facts: readonly string[];
  readonly body: readonly Block[];
}

type Show = (value: never, wording: Wording) => Partial<Shown>;

const fact = (text: string) => ({ facts: [text] });
const joined = (texts: readonly string[]) => ({ facts: [texts.join(', ')] });
const dated = (date: string, wording: Wording) => ({ facts: [formatDate(date, wording)] });
const block = (body: Block) => ({ body: [body] });
const byName = () => ({});

const ways: Readonly<Record<Kind, Show>> = {
  line: fact,
  name: fact,
  identifier: fact,
  lines: joined,
  names: joined,
  technologies: joined,
  prose: block,
  points: block,
  month: dated,
  lastMonth: dated,
  date: dated,
  address: byName,
  mail: byName,
  language: byName,
  slug: byName,
  share: byName,
  flag: byName,
  choice: byName,
  choices: byName,
  group: byName,
  entries: byName,
};

/** Shows the fields of an entry in the order of its table, without those that are placed by name. */
export function showFields(
  { fields }: { readonly fields: Readonly<Record<string, Field>> },
  entry: object,
  placed: readonly string[],
  wording: Wording,
): Shown {
  const values = entry as Readonly<Record<string, unknown>>;
  const shown = Object.entries(fields)
    .filter(([name]) => values[name] !== undefined && !placed.includes(name))
    .map(([name, { kind }]) => ways[kind](values[name] as never, wording));
  return {
    facts: shown.flatMap(({ facts = [] }) => facts),
    body: shown.flatMap(({ body = [] }) => body),
  };
}
