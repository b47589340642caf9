// A table of fields -> the format of an owner's file.
import * as z from 'zod';
import type { Entity, Field, Kind } from '../../schema/field.ts';
import { mailAddress, webAddress } from './addresses.ts';
import { date, month, monthsOrYears } from './dates.ts';
import { line, list, prose, says, slug, technologyName } from './fields.ts';
import { languageTag } from './language-tag.ts';

type ToFormat = (row: Field, name: string) => z.ZodType;

const formats: Readonly<Record<Kind, ToFormat>> = {
  line: lineOf,
  name: lineOf,
  identifier: lineOf,
  prose: (row) => prose(row.text, exampleOf(row)),
  lines: (row) => listOf(row, line(row.item ?? '', exampleOf(row))),
  names: (row) => listOf(row, line(row.item ?? '', exampleOf(row))),
  points: (row) => listOf(row, prose(row.item ?? '', exampleOf(row))),
  technologies: (row) => listOf(row, technologyName),
  month: ({ text }) => {
    const fix = 'Write year and month, for example: 2021-03';
    return month(monthsOrYears, text, '2021-03', fix);
  },
  lastMonth: ({ text }) => {
    const fix = 'Write year and month, for example 2023-08, or the word present.';
    return month(`${monthsOrYears}|present`, text, 'present', fix);
  },
  date: (row) => date(row.text, exampleOf(row)),
  language: (row) => languageTag(row.text, exampleOf(row)),
  slug: (row) => slug(row.text, exampleOf(row)),
  address: (row) => webAddress(row.text, exampleOf(row)),
  mail: (row) => mailAddress(row.text, exampleOf(row)),
  share: ({ text, example }) =>
    z
      .number()
      .check(z.gt(0, fraction), z.lte(1, fraction))
      .meta({ description: text, examples: [example] }),
  flag: ({ text, example }) => z.boolean().meta({ description: text, examples: [example] }),
  choice: ({ words = [], text, example }) =>
    z.enum(words).meta({ description: text, examples: [example] }),
  choices: ({ words = [], text, example }) => {
    const error = `The list is empty.\nAdd at least one of: ${words.join(', ')}.`;
    return z
      .array(z.enum(words))
      .min(1, { error })
      .meta({ description: text, examples: [[example]] });
  },
  group: groupOf,
  entries: ({ of, text, most }) => entriesOf(of!, text, most),
};

const fraction = says(
  'is no part of full time',
  'Write a number above 0 and at most 1, for example 0.5 for half of the time.',
);

export function formatOf({ fields }: Pick<Entity, 'fields'>): z.ZodObject {
  const members = Object.entries(fields).map(([name, row]) => {
    const format = formats[row.kind](row, name);
    return [row.inFile ?? name, row.required === false ? format.exactOptional() : format] as const;
  });
  return z.strictObject(Object.fromEntries(members));
}

/** A list of entries, one at least. */
function entriesOf(entity: Entity, description: string, most = Infinity): z.ZodType {
  const { noun, fields } = entity;
  const [first] = Object.keys(fields);
  const error = `The list is empty.\nAdd ${noun}: a line that begins with "- ${first}:".`;
  const tooMany = `There are more than ${most} ${noun.replace(/^an? /u, '')}s.\nKeep the ${most} that say most.`;
  const entries = z.array(formatOf(entity)).min(1, { error });
  const limited = most === Infinity ? entries : entries.max(most, { error: tooMany });
  return limited.meta({ description });
}

function groupOf({ of, text, mayBeEmpty }: Field, name: string): z.ZodType {
  const fields = formatOf(of!);
  if (mayBeEmpty) return fields.meta({ description: text });
  const error = `"${name}" holds no field.\nWrite at least one of: ${Object.keys(of!.fields).join(', ')}.`;
  return fields
    .refine((group) => Object.keys(group).length > 0, { error })
    .meta({ description: text });
}

function lineOf(row: Field): z.ZodType {
  const { text, pattern } = row;
  const checks = pattern ? [z.regex(pattern.test, says(pattern.wrong, pattern.fix))] : [];
  return line(text, exampleOf(row), ...checks);
}

function listOf(row: Field, item: z.ZodString): z.ZodType {
  return list(row.text, item, [exampleOf(row)], { mayBeEmpty: row.mayBeEmpty === true });
}

function exampleOf({ example }: Field): string {
  return String(example);
}
