// Facts become values that the folder's formats take. A text that cannot be one goes back to the ledger with the reason.
import { mailAddress, webAddress } from '../content/format/fields.ts';
import { foldName } from '../content/report/text.ts';
import { parseURL } from '../kernel/url.ts';
import { datePairs, isBefore } from '../schema/background.ts';
import { isOngoing, parseDate } from '../kernel/dates.ts';
import { writeDate } from './dates.ts';
import { type Entry, type Kind, type Section, sections } from './draft.ts';
import { splitLists, toLine, toProse } from './prose.ts';
import type { Fact, Ledger } from './source.ts';

export type Value = string | readonly string[];

/** An entry as it is written: values by field, and what its owner must add. */
export interface Settled {
  readonly values: Record<string, Value>;
  /** By field: what to write. */
  readonly missing: Record<string, string>;
}

const nothing = 'your file says nothing';

/** Says what is to be filled in, and what the source says instead. */
export function toFill(facts: readonly Fact[] | undefined, what: string, but = ''): string {
  const said = toLine((facts ?? []).map(({ text }) => text).join(' ')).slice(0, 80);
  return `${said === '' ? nothing : `your file says "${said}"${but}`}; write ${what}`;
}

/** Settles every field of an entry that the formats have. */
export function settleEntry(section: Section, entry: Entry, ledger: Ledger): Settled {
  const values: Record<string, Value> = {};
  for (const [field, kind] of Object.entries(sections[section])) {
    const facts = entry[field];
    const value = facts && settle[kind](facts, ledger);
    if (value !== undefined && value.length > 0) values[field] = value;
  }
  divide(section, values);
  for (const [first, last] of datePairs) {
    const [from, to] = [values[first], values[last]];
    if (typeof from !== 'string' || typeof to !== 'string' || !isBefore(to, from)) continue;
    delete values[last];
    ledger.leaveAll(entry[last], `is before the ${first} ${from}`);
  }
  return { values, missing: {} };
}

/** Settles an entry of a list of which the first field is required; `undefined` when nothing of it can be kept. */
export function settleListed(section: Section, entry: Entry, ledger: Ledger): Settled | undefined {
  const { values } = settleEntry(section, entry, ledger);
  const [first = ''] = Object.keys(sections[section]);
  if (Object.keys(values).length === 0) return undefined;
  const missing =
    values[first] === undefined ? { [first]: toFill(entry[first], `the ${first}`) } : {};
  return { values, missing };
}

/** A list within the summary of an entry that has no highlights is its highlights. */
function divide(section: Section, values: Record<string, Value>): void {
  const { summary } = values;
  const fields: Readonly<Record<string, Kind>> = sections[section];
  if (typeof summary !== 'string' || values['highlights'] || !fields['highlights']) return;
  const { summary: rest, points } = splitLists(summary);
  if (points.length === 0) return;
  delete values['summary'];
  if (rest !== '') values['summary'] = rest;
  values['highlights'] = unique(points);
}

const settle: Readonly<
  Record<Kind, (facts: readonly Fact[], ledger: Ledger) => Value | undefined>
> = {
  line: (facts, ledger) => keep(facts, toLine, ledger).join(', '),
  lines: (facts, ledger) => unique(keep(facts, toLine, ledger)),
  prose: (facts, ledger) => keep(facts, toProse, ledger).join('\n\n'),
  points: (facts, ledger) => unique(keep(facts, toProse, ledger)),
  address: (facts, ledger) => keepFirst(keep(facts, toAddress, ledger), facts, ledger),
  mail: (facts, ledger) => keepFirst(keep(facts, toMail, ledger), facts, ledger),
  date: (facts, ledger) =>
    keepFirst(
      keep(
        facts.filter((fact) => !isOngoing(fact.text)),
        toDate,
        ledger,
      ),
      facts,
      ledger,
    ),
  // Roles have their own ways to months and technologies; a period that is left has no two ends.
  month: () => undefined,
  period: () => undefined,
  technologies: () => undefined,
};

/** Texts in the form of their field; those that have none are left out. */
function keep(
  facts: readonly Fact[],
  toForm: (text: string) => string | undefined,
  ledger: Ledger,
): string[] {
  return facts.flatMap((fact) => {
    const text = toForm(fact.text);
    if (text !== undefined && text !== '') return [text];
    ledger.leave(fact, reasons.get(toForm) ?? 'says nothing that can be shown');
    return [];
  });
}

function keepFirst(
  values: readonly string[],
  facts: readonly Fact[],
  ledger: Ledger,
): string | undefined {
  if (values.length > 1) for (const fact of facts.slice(1)) ledger.leave(fact, 'is one more');
  return values[0];
}

/** Without repetitions, which lists may not hold. */
function unique(texts: readonly string[]): string[] {
  return [
    ...new Map(texts.toReversed().map((text) => [foldName(text), text])).values(),
  ].toReversed();
}

const address = webAddress('Address.', 'https://example.com');
const mail = mailAddress('Address.', 'ada@example.com');

/** A web address; one without its scheme gets it, and what must be encoded is. */
export function toAddress(text: string): string | undefined {
  const line = toLine(text);
  const full = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#:]|$)/iu.test(line) ? `https://${line}` : line;
  if (address.safeParse(full).success) return full;
  if (!/^https?:/iu.test(full)) return undefined;
  const { href } = parseURL(full) ?? {};
  return address.safeParse(href).success ? href : undefined;
}

function toMail(text: string): string | undefined {
  const line = toLine(text).replace(/^mailto:/iu, '');
  return mail.safeParse(line).success ? line : undefined;
}

function toDate(text: string): string | undefined {
  const date = parseDate(toLine(text));
  return date && writeDate(date);
}

const reasons = new Map<unknown, string>([
  [toAddress, 'is not a web address'],
  [toMail, 'is not a mail address'],
  [toDate, 'is not a date'],
  [toProse, 'holds too many marks for a text'],
]);
