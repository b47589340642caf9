// One case file: front matter and sections, and the well-known sections among them.
import type * as z from 'zod';
import { nearest } from '../domain/nearest.ts';
import type { EngineeringCase } from '../schema/case.ts';
import { CaseFrontMatter } from './formats.ts';
import { type ContentIssue, issueIn } from './issue.ts';
import type { LocatedSection } from './markdown-text.ts';
import type { Readers } from './readers.ts';
import { checkFormat } from './violations.ts';
import { foldName, shorten } from './words.ts';
import type { YAMLData } from './yaml-data.ts';

/** The well-known headings: which field each fills, and whether that field is a list or must be there. */
const wellKnown = {
  context: { heading: 'Context', list: false, required: true },
  problem: { heading: 'Problem', list: false, required: false },
  investigation: { heading: 'Investigation', list: true, required: false },
  rootCause: { heading: 'Root cause', list: false, required: false },
  contribution: { heading: 'Contribution', list: true, required: true },
  outcome: { heading: 'Outcome', list: false, required: false },
  takeaway: { heading: 'Takeaway', list: false, required: true },
} as const;
const headings = Object.values(wellKnown).map(({ heading }) => heading);

export interface ParsedCase {
  /** The front matter, where it could be read. */
  readonly yaml?: YAMLData;
  /** The case without its number, when nothing is wrong with it. */
  readonly value?: Omit<EngineeringCase, 'number'>;
  readonly issues: readonly ContentIssue[];
}

/** Parses a case file. */
export function parseCase(file: string, text: string, readers: Readers): ParsedCase {
  const parts = /^---[ \t]*\n(?<front>(?:[^\n]*\n)*?)---[ \t]*(?:\n(?<body>[^]*))?$/u.exec(text);
  if (parts === null) return { issues: [noFrontMatter(file, /^---[ \t]*(?:\n|$)/u.test(text))] };
  const { front = '', body = '' } = parts.groups ?? {};
  const { yaml, issues } = readers.parseYAML(file, front, 2);
  const bodyLine = front.split('\n').length + 2;
  const parsed = readers.parseSections(file, body, bodyLine);
  const fields = fillFields(file, parsed.sections ?? []);
  const all = [...issues, ...parsed.issues, ...(parsed.sections ? fields.issues : [])];
  if (yaml === undefined) return { issues: all };
  const { data, issues: violations } = checkFormat(yaml, CaseFrontMatter);
  all.push(...violations);
  if (data === undefined || all.some(({ severity }) => severity === 'error')) {
    return { yaml, issues: all };
  }
  return { yaml, issues: all, value: toCase(data, fields.values, parsed.sections ?? []) };
}

function noFrontMatter(file: string, open: boolean): ContentIssue {
  return open
    ? issueIn(file, 'The front matter is not closed.', 'End it with a line "---" of its own.')
    : issueIn(
        file,
        'The file does not begin with front matter.',
        'Begin with a line "---", then slug, title, category, summary and technologies, then a line "---".',
      );
}

type Fields = Partial<Record<keyof typeof wellKnown, string | readonly string[]>>;

function toCase(
  front: z.output<typeof CaseFrontMatter>,
  fields: Fields,
  located: readonly LocatedSection[],
): Omit<EngineeringCase, 'number'> {
  const { slug, category, title, summary, technologies } = front;
  const sections = located.map(({ section }) => section);
  // `fillFields` has made sure that each field has its kind and that the required ones are there.
  const filled = fields as Pick<EngineeringCase, keyof typeof wellKnown>;
  return { slug, category, title, summary, ...filled, technologies, sections };
}

function fillFields(
  file: string,
  sections: readonly LocatedSection[],
): { readonly values: Fields; readonly issues: readonly ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const values: Fields = {};
  for (const [field, { heading, list, required }] of Object.entries(wellKnown)) {
    const found = sections.find(({ section }) => foldName(section.heading) === foldName(heading));
    if (found === undefined) {
      issues.push(...explainAbsence(file, heading, required, sections));
      continue;
    }
    values[field as keyof typeof wellKnown] = list ? (found.section.points ?? []) : found.text;
    const endsInList = found.lists === 1 && found.section.points !== undefined;
    if (list && !endsInList && found.text !== '') {
      issues.push({
        file,
        line: found.line,
        column: 1,
        severity: 'error',
        message: `The section "${heading}" must end in a list, its only one.`,
        fix: 'Write one item a line, each beginning with "- ", below whatever else the section says.',
      });
    }
  }
  return { values, issues };
}

/** An absent section is a mistake if it is required, or if another heading looks like a misspelling of it. */
function explainAbsence(
  file: string,
  heading: string,
  required: boolean,
  sections: readonly LocatedSection[],
): readonly ContentIssue[] {
  const close = sections.find(
    ({ section }) =>
      !isWellKnown(section.heading) && nearest(section.heading, headings) === heading,
  );
  const place = { file, line: close?.line ?? 1, column: 1 };
  if (required) {
    return [
      {
        ...place,
        severity: 'error',
        message: `The section "${heading}" is missing.`,
        fix:
          close === undefined
            ? `Add it: ## ${heading}`
            : `Is it "${shorten(close.section.heading)}"? Then write: ## ${heading}`,
      },
    ];
  }
  if (close === undefined) return [];
  return [
    {
      ...place,
      severity: 'warning',
      message: `"${shorten(close.section.heading)}" is close to the well-known heading "${heading}", but does not fill its field.`,
      fix: `If that is what it is, write: ## ${heading}`,
    },
  ];
}

function isWellKnown(heading: string): boolean {
  return headings.some((known) => foldName(known) === foldName(heading));
}
