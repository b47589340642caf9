// The output of the readers: entries with the fields of the folder and the texts of the source.
import type * as z from 'zod';
import { backgroundLists } from '../schema/background.ts';
import type { Kind as FieldKind } from '../schema/field.ts';
import type { Cursor, Fact } from './source.ts';

/** The kind of a field, which decides how its texts are converted. */
export type Kind =
  | 'line'
  | 'lines'
  | 'prose'
  | 'points'
  | 'month'
  | 'date'
  | 'period'
  | 'address'
  | 'mail'
  | 'technologies';

const factsOf = {
  profile: {
    name: 'line',
    role: 'line',
    email: 'mail',
    location: 'line',
    website: 'address',
    intro: 'prose',
  },
  private: { phone: 'line', street: 'line', birthDate: 'line', references: 'points' },
  profiles: { label: 'line', url: 'address', username: 'line' },
  languages: { language: 'line', fluency: 'line' },
  roles: {
    company: 'line',
    title: 'line',
    start: 'month',
    end: 'month',
    period: 'period',
    location: 'line',
    url: 'address',
    summary: 'prose',
    highlights: 'points',
    technologies: 'technologies',
  },
} as const satisfies Record<string, Record<string, Kind>>;

type Lists = typeof backgroundLists;
type Facts = typeof factsOf;

export type Section = keyof Facts | keyof Lists;

/** The fields of a section. A `period` is a text with both dates. */
export type Field<Of extends Section> = Of extends keyof Facts
  ? keyof Facts[Of] & string
  : Of extends keyof Lists
    ? (keyof z.output<Lists[Of]['value']>[number] & string) | 'period'
    : never;

/** The conversion of each kind of field of the folder. */
const kinds: Readonly<Record<FieldKind, Kind>> = {
  line: 'line',
  name: 'line',
  identifier: 'line',
  language: 'line',
  slug: 'line',
  choice: 'line',
  share: 'line',
  flag: 'line',
  lines: 'lines',
  names: 'lines',
  choices: 'lines',
  entries: 'lines',
  group: 'lines',
  prose: 'prose',
  points: 'points',
  technologies: 'technologies',
  month: 'month',
  lastMonth: 'month',
  date: 'date',
  address: 'address',
  mail: 'mail',
};

/** The fields of every section, in the order of the written file. The first field of a list is required. */
export const sections = {
  ...factsOf,
  ...Object.fromEntries(
    Object.entries(backgroundLists).map(([name, { of }]) => [
      name,
      {
        ...Object.fromEntries(
          Object.entries(of.fields).map(([field, { kind }]) => [field, kinds[kind]]),
        ),
        ...('startDate' in of.fields && { period: 'period' }),
      },
    ]),
  ),
} as unknown as Readonly<Record<Section, Readonly<Record<string, Kind>>>>;

/** The texts of one entry by field. */
export type Entry = Partial<Record<string, readonly Fact[]>>;

/** Entries by section. The profile has one entry. */
export type Draft = Record<Section, Entry[]> & {
  /** The language of the source, as it is written there. */
  language?: string | undefined;
  /** A data URL, an address or the name of a file. */
  photo?: Fact | undefined;
};

/** A format of files: its name is in format-names.ts, its reader is listed in open.ts. */
export interface Format {
  /** The files that it reads, as messages name them. */
  readonly files: string;
  recognizes(data: unknown): boolean;
  /** The paths of texts that describe layout, which the report of lost texts ignores. */
  readonly appearance: RegExp;
  /** Adds the entries of a file to a draft; `root.at(path)` marks the texts that it reads as used. */
  read(root: Cursor, draft: Draft): void;
}

export function emptyDraft(): Draft {
  const names = Object.keys(sections) as Section[];
  return Object.fromEntries(names.map((name) => [name, []])) as unknown as Draft;
}

/** The source paths of a field. The first path with a text counts; the texts of a nested list are joined. */
export type Name = string | readonly (string | readonly string[])[];
export type Names<Of extends Section> = Partial<Record<Field<Of>, Name>>;

/** The section of a list's entries, and the source paths of its fields. */
export type Listed = readonly [to: Section, names: Names<Section>];

export function listed<Of extends Section>(to: Of, names: Names<Of>): Listed {
  return [to, names as Names<Section>];
}

/** Reads an entry. An entry that is a text becomes its first field. */
export function readEntry<Of extends Section>(item: Cursor, section: Of, names: Names<Of>): Entry {
  if (item.peek() !== undefined) return { [Object.keys(sections[section])[0]!]: item.facts() };
  const entry: Entry = {};
  for (const [field, name] of Object.entries<Name | undefined>(names)) {
    const facts = readFirst(item, name ?? []);
    if (facts.length > 0) entry[field] = facts;
  }
  return entry;
}

function readFirst(item: Cursor, name: Name): readonly Fact[] {
  for (const alternative of [name].flat(1)) {
    const facts = [alternative].flat().flatMap((path) => item.at(path).facts());
    if (facts.length > 0) return facts;
  }
  return [];
}

/** Joins the texts of an entry, such as the name, company and words of a reference. */
export function joinTexts(parts: readonly Cursor[]): Fact[] {
  const facts = parts.flatMap((part) => part.facts());
  const [first, ...others] = facts;
  if (first === undefined) return [];
  const text = facts.map((fact) => fact.text).join(': ');
  return [{ ...first, text, joined: others.map(({ at }) => at) }];
}

/** Adds the private facts of a source. */
export function addPrivate(draft: Draft, facts: Entry): void {
  const stated = Object.entries(facts).filter(([, texts = []]) => texts.length > 0);
  draft.private.push(Object.fromEntries(stated));
}
