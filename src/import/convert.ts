// Converts texts to values that the folder's formats accept. Other texts are left out, with the reason.
import { mailAddress, webAddress } from '../content/format/addresses.ts';
import { foldName } from '../content/report/text.ts';
import { parseURL } from '../kernel/url.ts';
import { datePairs, isBefore } from '../schema/background.ts';
import { isOngoing } from '../kernel/dates.ts';
import { rewriteDate } from './dates.ts';
import { type Entry, type Kind, type Section, sections } from './draft.ts';
import { splitLists, toLine, toProse } from './prose.ts';
import type { Fact, Ledger } from './source.ts';

export type Value = string | readonly string[];

/** An entry as it is written: values by field, and the fields that its owner must add. */
export interface Converted {
  readonly values: Record<string, Value>;
  /** Instructions for the fields that have no value. */
  readonly missing: Record<string, string>;
  /** Comments that the file has above a field, or above an item of its list, by field. */
  readonly comments?: Readonly<Record<string, Comments>>;
}

export interface Comments {
  readonly above?: string;
  readonly aboveItem?: Readonly<Record<string, string>>;
  /** Below the last item. */
  readonly below?: readonly string[];
}

const nothing = 'your file says nothing';

/** Asks the owner for a value, and quotes the text of the source. */
export function toFill(facts: readonly Fact[] | undefined, what: string, but = ''): string {
  const said = toLine((facts ?? []).map(({ text }) => text).join(' ')).slice(0, 80);
  return `${said === '' ? nothing : `your file says "${said}"${but}`}; write ${what}`;
}

/** Converts every field of an entry. */
export function convertEntry(section: Section, entry: Entry, ledger: Ledger): Converted {
  const values: Record<string, Value> = {};
  for (const [field, kind] of Object.entries(sections[section])) {
    const facts = entry[field];
    const value = facts && convert[kind](facts, ledger);
    if (value !== undefined && value.length > 0) values[field] = value;
  }
  divide(section, values);
  for (const [first, last] of datePairs) {
    const [from, to] = [values[first], values[last]];
    if (typeof from !== 'string' || typeof to !== 'string' || !isBefore(to, from)) continue;
    delete values[last];
    ledger.leave(entry[last], `is before the ${first} ${from}`);
  }
  return { values, missing: {} };
}

/** Converts an entry of a list, whose first field is required; `undefined` if no field has a value. */
export function convertListed(
  section: Section,
  entry: Entry,
  ledger: Ledger,
): Converted | undefined {
  const { values, missing } = convertEntry(section, entry, ledger);
  if (Object.keys(values).length === 0) return undefined;
  const [first = ''] = Object.keys(sections[section]);
  if (values[first] === undefined) missing[first] = toFill(entry[first], `the ${first}`);
  return { values, missing };
}

/** Makes highlights of the lists in a summary, if the entry has none. */
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

const convert: Readonly<
  Record<Kind, (facts: readonly Fact[], ledger: Ledger) => Value | undefined>
> = {
  // "Porto, Porto, PT" becomes "Porto, PT".
  line: (facts, ledger) => unique(keep(facts, toLine, ledger)).join(', '),
  lines: (facts, ledger) => unique(keep(facts, toLine, ledger)),
  prose: (facts, ledger) => keep(facts, toProse, ledger).join('\n\n'),
  points: (facts, ledger) => unique(keep(facts, toProse, ledger)),
  address: (facts, ledger) => keepFirst(facts, toAddress, ledger),
  mail: (facts, ledger) => keepFirst(facts, toMail, ledger),
  date: (facts, ledger) => {
    const dates = facts.filter((fact) => !isOngoing(fact.text));
    return keepFirst(facts, toDate, ledger, dates);
  },
  // roles.ts converts months and technologies. A period that merge.ts could not split is left out.
  month: () => undefined,
  period: () => undefined,
  technologies: () => undefined,
};

type ToForm = (text: string) => string | undefined;

/** Converts texts to the form of their field, and leaves out the others. */
function keep(facts: readonly Fact[], toForm: ToForm, ledger: Ledger): string[] {
  return facts.flatMap((fact) => {
    const text = toForm(fact.text);
    if (text !== undefined && text !== '') return [text];
    ledger.leave(fact, (text === undefined && reasons.get(toForm)) || 'has no visible text');
    return [];
  });
}

function keepFirst(facts: readonly Fact[], toForm: ToForm, ledger: Ledger, used = facts) {
  const [first, ...others] = keep(used, toForm, ledger);
  if (others.length > 0) ledger.leaveExtra(facts);
  return first;
}

/** Removes repeated texts, which lists may not hold. */
function unique(texts: readonly string[]): string[] {
  return [
    ...new Map(texts.toReversed().map((text) => [foldName(text), text])).values(),
  ].toReversed();
}

const address = webAddress('Address.', 'https://example.com');
const mail = mailAddress('Address.', 'ada@example.com');

/** Converts a web address: adds a missing scheme and percent-encodes. */
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
  return rewriteDate(toLine(text));
}

const reasons = new Map<ToForm, string>([
  [toAddress, 'is not a web address'],
  [toMail, 'is not a mail address'],
  [toDate, 'is not a date'],
  [toProse, 'has too many Markdown marks'],
]);
