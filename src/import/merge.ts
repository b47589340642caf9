// Merges several files about one person. The first statement of a fact counts; others are left out.
import { foldName } from '../content/report/text.ts';
import { rewriteDate, splitPeriod } from './dates.ts';
import { type Draft, emptyDraft, type Entry, type Section, sections } from './draft.ts';
import type { Fact, Ledger } from './source.ts';

export function mergeDrafts(drafts: readonly Draft[], ledger: Ledger): Draft {
  const merged = emptyDraft();
  for (const draft of drafts) {
    merged.language ??= draft.language;
    merged.photo ??= draft.photo;
    for (const section of Object.keys(sections) as Section[]) {
      const known = new Set(merged[section]);
      for (const whole of draft[section]) {
        if (Object.keys(whole).length === 0) continue;
        const entry = splitPeriods(whole, section, ledger);
        const twin = findTwin(section, [...known], entry);
        if (twin === undefined) merged[section].push({ ...entry });
        else {
          known.delete(twin);
          fill(twin, entry, ledger);
        }
      }
    }
  }
  return merged;
}

/** Splits the period of an entry into its start and end. */
function splitPeriods(entry: Entry, section: Section, ledger: Ledger): Entry {
  const { period: [period] = [], ...rest } = entry;
  ledger.leaveExtra(entry['period']);
  if (period === undefined) return rest;
  const [startName, endName] =
    section === 'roles' ? (['start', 'end'] as const) : (['startDate', 'endDate'] as const);
  const [start, end] = splitPeriod(period.text) ?? [];
  if (start === undefined) {
    ledger.leave(period, 'is not a period between two months');
    return { ...rest, period: [period] };
  }
  // An entry with one date was at that time. A project that only began may have ended.
  const last = end ?? (section === 'projects' ? undefined : start);
  return {
    [startName]: [{ ...period, text: start }],
    ...(last !== undefined && { [endName]: [{ ...period, text: last }] }),
    ...rest,
  };
}

/** Finds the known entry about the same thing. If several match, returns the entry with the fewest conflicts. */
function findTwin(section: Section, known: readonly Entry[], entry: Entry): Entry | undefined {
  if (section === 'profile' || section === 'private') return known[0];
  const [first = ''] = Object.keys(sections[section]);
  const isSame = (one: Entry, field: string) => agree(one[field], entry[field]);
  // Two roles at one company are the same role only if their title or their start agrees.
  const isTwin = (one: Entry) =>
    isSame(one, first) && (section !== 'roles' || isSame(one, 'title') || isSame(one, 'start'));
  const twins = known.filter(isTwin);
  return twins.toSorted((a, b) => countConflicts(a, entry) - countConflicts(b, entry))[0];
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
  return rewriteDate(text) ?? text;
}

function fill(known: Entry, entry: Entry, ledger: Ledger): void {
  for (const [field, facts] of Object.entries(entry)) {
    const stated = known[field];
    if (stated === undefined) known[field] = facts!;
    else if (!agree(stated, facts)) {
      const [file] = stated[0]!.at.split(': ');
      ledger.leave(facts, `${file} comes first and says otherwise`);
    }
  }
}
