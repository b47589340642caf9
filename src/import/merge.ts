// Several files about one person: the first to state a fact wins; differing statements are reported as left out.
import { foldName } from '../content/report/text.ts';
import { parseDate } from '../kernel/dates.ts';
import { splitPeriod, writeDate } from './dates.ts';
import { type Draft, emptyDraft, type Entry, type Section, sections } from './draft.ts';
import type { Fact, Ledger } from './source.ts';

/** Puts the drafts together, first file first. */
export function mergeDrafts(drafts: readonly Draft[], ledger: Ledger): Draft {
  const merged = emptyDraft();
  for (const draft of drafts) {
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

/** Makes both ends of what says them in one text. */
function splitPeriods(entry: Entry, section: Section, ledger: Ledger): Entry {
  const { period: [period, ...more] = [], ...rest } = entry;
  ledger.leaveAll(more, 'is one more');
  if (period === undefined) return rest;
  const [startName, endName] =
    section === 'roles' ? (['start', 'end'] as const) : (['startDate', 'endDate'] as const);
  const [start, end] = splitPeriod(period.text) ?? [];
  if (start === undefined) {
    ledger.leave(period, 'says no two months');
    return { ...rest, period: [period] };
  }
  const parts = {
    [startName]: [{ ...period, text: start }],
    ...(end !== undefined && { [endName]: [{ ...period, text: end }] }),
  };
  return { ...parts, ...rest };
}

interface Known {
  readonly entry: Entry;
  isMatched: boolean;
}

/** The entry of another file that is about the same; of several the one that agrees most. */
function findTwin(section: Section, known: readonly Known[], entry: Entry): Known | undefined {
  if (section === 'profile') return known[0];
  const [first = ''] = Object.keys(sections[section]);
  const candidates = known
    .filter((one) => !one.isMatched && agree(one.entry[first], entry[first]))
    .map((one) => ({ one, conflicts: countConflicts(one.entry, entry) }));
  // Two roles at one company are different unless their title or their start is the same.
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
