// Converts roles: their dates and technologies.
import type { Vocabulary } from '../matching/gazetteer/vocabulary.ts';
import { isBefore } from '../schema/background.ts';
import type { YearMonth } from '../schema/content.ts';
import { isOngoing, parseDate, type PartialDate } from '../kernel/dates.ts';
import { rewriteDate, writeDate } from './dates.ts';
import type { Entry } from './draft.ts';
import { type Comments, type Converted, convertEntry, toFill } from './convert.ts';
import type { Ledger } from './source.ts';
import { findListed, findTechnologies, type Technologies } from './technologies.ts';

export interface ConvertedRole extends Converted {
  readonly technologies: Technologies;
}

export interface Context {
  readonly asOf: YearMonth;
  readonly ledger: Ledger;
  readonly vocabulary: Vocabulary;
  /** Technologies that the skills of the person name. */
  readonly stated: ReadonlySet<number>;
}

/** Converts the roles, in their order. */
export function convertRoles(entries: readonly Entry[], context: Context): ConvertedRole[] {
  const dates = entries.map(({ start }) => parseDate(start?.[0]?.text ?? ''));
  const latest = findLatest(dates, context.asOf);
  return entries.flatMap((entry, index) => {
    const { values } = convertEntry('roles', entry, context.ledger);
    if (Object.keys(values).length === 0) {
      for (const facts of Object.values(entry)) context.ledger.leave(facts, 'names no role');
      return [];
    }
    const missing: Record<string, string> = {};
    for (const field of ['company', 'title']) {
      if (values[field] === undefined) missing[field] = toFill(entry[field], `the ${field}`);
    }
    const date = dates[index];
    const start = date && writeDate(date);
    convertStart(entry, start, context, values, missing);
    convertEnd(entry, start !== undefined && start === latest, context, values, missing);
    const technologies = technologiesOf(entry, values, ['company', 'title'], context);
    const { listed, inTexts } = technologies;
    values['technologies'] = [...listed, ...inTexts].map(({ name }) => name);
    const comments = { technologies: explainTechnologies(technologies) };
    return [{ values, missing, comments, technologies }];
  });
}

/** The technologies of an entry: those of its list, and those of its own texts. */
export function technologiesOf(
  entry: Entry,
  values: Values,
  nameFields: readonly string[],
  { vocabulary, ledger, stated }: Omit<Context, 'asOf'>,
): Technologies {
  const listed = findListed(entry['technologies'] ?? [], vocabulary, ledger);
  const read = (fields: readonly string[]) => fields.flatMap((field) => values[field] ?? []);
  const own = { names: read(nameFields), texts: read(['summary', 'highlights']), stated };
  return findTechnologies(listed, own, vocabulary);
}

/** Comments for the owner: technologies that were found in texts, and ambiguous words. */
export function explainTechnologies(
  { inTexts, proposed }: Technologies,
  of: 'role' | 'project' = 'role',
): Comments {
  const [first] = inTexts;
  return {
    ...(first && {
      aboveItem: { [first.name]: `Named by the texts of this ${of}, not by a list:` },
    }),
    below: proposed.map(({ name, words }) => `Add if you used it: ${name} ("${words}")`),
  };
}

/** The latest start, as written; `undefined` if a start without a month makes it uncertain. */
function findLatest(
  dates: readonly (PartialDate | undefined)[],
  asOf: YearMonth,
): string | undefined {
  const begun = dates
    .filter((date) => date !== undefined)
    .filter((date) => readAs(date, '01') <= asOf);
  const latest = begun.find((date) =>
    begun.every(
      (other) => writeDate(other) === writeDate(date) || readAs(other, '12') < readAs(date, '01'),
    ),
  );
  return latest && writeDate(latest);
}

function readAs({ year, month }: PartialDate, otherwise: string): YearMonth {
  return `${year}-${month ?? otherwise}`;
}

type Values = Converted['values'];
const asMonth = 'the month or the year, as 2019-04 or 2019';

function convertStart(
  entry: Entry,
  start: string | undefined,
  { asOf, ledger }: Context,
  values: Values,
  missing: Record<string, string>,
): void {
  if (start !== undefined && start <= asOf) {
    values['start'] = start;
    ledger.leaveExtra(entry['start']);
    return;
  }
  const facts = entry['start'] ?? entry['period'];
  missing['start'] = toFill(facts, asMonth, start === undefined ? '' : ', which is in the future');
  ledger.leave(facts, 'is not the date of a start');
}

function convertEnd(
  entry: Entry,
  isLatest: boolean,
  { asOf, ledger }: Context,
  values: Values,
  missing: Record<string, string>,
): void {
  const facts = entry['end'];
  ledger.leaveExtra(facts);
  const end = rewriteDate(facts?.[0]?.text ?? '');
  if (facts === undefined ? isLatest : isOngoing(facts[0]!.text)) {
    values['end'] = 'present';
    return;
  }
  const { start } = values;
  const isEarly = end !== undefined && typeof start === 'string' && isBefore(end, start);
  if (end !== undefined && end <= asOf && !isEarly) {
    values['end'] = end;
    return;
  }
  const but = isEarly ? ', before the start' : end === undefined ? '' : ', which is in the future';
  missing['end'] = toFill(facts ?? entry['period'], `${asMonth}, or present`, but);
  ledger.leave(facts, 'is not the date of an end');
}
