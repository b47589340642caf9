// Merges several files about one person. The first statement of a fact counts; others are left out.
import { foldName } from '../content/report/text.ts';
import { parseDate } from '../kernel/dates.ts';
import { splitPeriod, writeDate } from './dates.ts';
import { type Draft, emptyDraft, type Entry, type Section, sections } from './draft.ts';
import type { Fact, Ledger } from './source.ts';

export function mergeDrafts(drafts: readonly Draft[], ledger: Ledger): Draft {
  const merged = emptyDraft();
  for (const draft of drafts) {
    if (draft.language !== undefined) merged.language ??= draft.language;
    if (draft.photo !== undefined) merged.photo ??= draft.photo;
    for (const section of Object.keys(sections) as Section[]) {
      const known = merged[section].map((entry) => ({ entry, isMatched: false }));
      for (const entry of draft[section].map((one) => splitPeriods(one, section, ledger))) {
        const twin = findTwin(section, known, entry);
        if (twin === undefined) {
          merged[section].push({ ...entry });
        } else {
          twin.isMatched = true;
          fill(twin.entry, entry, ledger);
        }
      }
    }
  }
  return merged;
}

/** Sections of which a start alone does not mean that they last. */
const startsOnly: ReadonlySet<Section> = new Set(['projects']);

/** Splits the period of an entry into its start and end. */
function splitPeriods(entry: Entry, section: Section, ledger: Ledger): Entry {
  const { period: [period, ...more] = [], ...rest } = entry;
  ledger.leaveAll(more, 'is an extra value; only the first is used');
  if (period === undefined) return rest;
  const [startName, endName] =
    section === 'roles' ? (['start', 'end'] as const) : (['startDate', 'endDate'] as const);
  const [start, end] = splitPeriod(period.text) ?? [];
  if (start === undefined) {
    ledger.leave(period, 'is not a period between two months');
    return { ...rest, period: [period] };
  }
  // An entry with one date was at that time. A start without an end means that it lasts.
  const last = end ?? (startsOnly.has(section) ? undefined : start);
  const parts = {
    [startName]: [{ ...period, text: start }],
    ...(last !== undefined && { [endName]: [{ ...period, text: last }] }),
  };
  return { ...parts, ...rest };
}

interface Known {
  readonly entry: Entry;
  isMatched: boolean;
}

/** Finds the entry of another file about the same thing; of several, the one with the fewest conflicts. */
function findTwin(section: Section, known: readonly Known[], entry: Entry): Known | undefined {
  if (section === 'profile' || section === 'private') return known[0];
  const [first = ''] = Object.keys(sections[section]);
  const candidates = known
    .filter((one) => !one.isMatched && agree(one.entry[first], entry[first]))
    .map((one) => ({ one, conflicts: countConflicts(one.entry, entry) }));
  // Two roles at one company are the same role only if their title or their start agrees.
  const twins = candidates.filter(
    ({ one }) =>
      section !== 'roles' ||
      agree(one.entry['title'], entry['title']) ||
      agree(one.entry['start'], entry['start']),
  );
  return twins.toSorted((a, b) => a.conflicts - b.conflicts)[0]?.one;
}

function countConflicts(one: Entry, other: Entry): number {
  return Object.keys(one).filter((field) => other[field] && !agree(one[field], other[field]))
    .length;
}

function agree(one: readonly Fact[] | undefined, other: readonly Fact[] | undefined): boolean {
  return one !== undefined && other !== undefined && toKey(one) === toKey(other);
}

function toKey(facts: readonly Fact[]): string {
  const text = foldName(facts.map((fact) => fact.text).join(' '));
  const date = parseDate(text);
  return date === undefined ? text : writeDate(date);
}

function fill(known: Entry, entry: Entry, ledger: Ledger): void {
  for (const [field, facts] of Object.entries(entry)) {
    const stated = known[field];
    if (stated === undefined) known[field] = facts!;
    else if (!agree(stated, facts)) {
      const [file] = stated[0]!.at.split(': ');
      ledger.leaveAll(facts, `${file} comes first and says otherwise`);
    }
  }
}
