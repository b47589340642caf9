// One case file: front matter and sections, and the well-known sections among them.
import { nearest } from '../../kernel/nearest.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import { CaseFrontMatter } from './files.ts';
import { type Headings, headingsOf, type WellKnown, wellKnown } from '../markdown/headings.ts';
import { type ContentIssue, issueIn, issueOf, type Issues } from '../report/issue.ts';
import type { LocatedSection } from '../markdown/text.ts';
import { parseSections } from '../markdown/sections.ts';
import { parseYAML } from '../yaml/parse.ts';
import { checkFormat } from './violations.ts';
import { foldName, shorten } from '../report/text.ts';
import type { YAMLData } from '../yaml/located.ts';

export interface ParsedCase {
  /** The front matter, if it could be read. */
  readonly yaml?: YAMLData;
  /** The sections, if they could be read. */
  readonly sections?: readonly LocatedSection[];
  /** The case without its number, when nothing is wrong with it. */
  readonly data?: Omit<EngineeringCase, 'number'>;
  readonly issues: Issues;
}

/** Parses a case file whose well-known headings are in a language (BCP 47) or in English. */
export function parseCase(file: string, text: string, language: string): ParsedCase {
  const read = readCase(file, text);
  const { yaml, sections } = read;
  const fields = sections && fillFields(file, sections, headingsOf(language));
  const front = yaml && checkFormat(yaml, CaseFrontMatter);
  const issues = [...read.issues, ...(fields?.issues ?? []), ...(front?.issues ?? [])];
  if (issues.some(({ severity }) => severity === 'error')) return { ...read, issues };
  // Without an error there are front matter and sections, each field has its kind, and no required field is missing.
  const filled = fields!.values as Pick<EngineeringCase, WellKnown>;
  const data = { ...front!.data!, ...filled, sections: sections!.map(({ section }) => section) };
  return { ...read, issues, data };
}

/** Reads the front matter and the sections of a case file, without checking their fields. */
export function readCase(file: string, text: string): Omit<ParsedCase, 'data'> {
  const parts = /^---[ \t]*\n(?<front>(?:[^\n]*\n)*?)---[ \t]*(?:\n(?<body>[^]*))?$/u.exec(text);
  if (parts === null) return { issues: [noFrontMatter(file, /^---[ \t]*(?:\n|$)/u.test(text))] };
  const { front = '', body = '' } = parts.groups ?? {};
  const { yaml, issues } = parseYAML(file, front, 2);
  const parsed = parseSections(file, body, front.split('\n').length + 2);
  return {
    ...(yaml && { yaml }),
    ...(parsed.sections && { sections: parsed.sections }),
    issues: [...issues, ...parsed.issues],
  };
}

function noFrontMatter(file: string, isOpen: boolean): ContentIssue {
  if (isOpen) {
    const fix = 'End it with a line "---" of its own.';
    return issueIn(file, 'The front matter is not closed.', fix);
  }
  const fix =
    'Begin with a line "---", then slug, title, category, summary and technologies, then a line "---".';
  return issueIn(file, 'The file does not begin with front matter.', fix);
}

type Fields = Partial<Record<WellKnown, string | readonly string[]>>;

function fillFields(
  file: string,
  sections: readonly LocatedSection[],
  headings: Headings,
): { readonly values: Fields; readonly issues: Issues } {
  const issues: ContentIssue[] = [];
  const values: Fields = {};
  for (const member of Object.keys(wellKnown) as WellKnown[]) {
    const { isList } = wellKnown[member];
    const names = new Set(headings[member].map(foldName));
    const found = sections.find(({ section }) => names.has(foldName(section.heading)));
    if (found === undefined) {
      issues.push(...explainAbsence(file, member, headings, sections));
      continue;
    }
    values[member] = isList ? (found.section.points ?? []) : found.text;
    const endsInList = found.lists === 1 && found.section.points !== undefined;
    if (isList && !endsInList && found.text !== '') {
      const message = `The section "${shorten(found.section.heading)}" must end in a list, its only one.`;
      const fix =
        'Write one item a line, each beginning with "- ", below whatever else the section says.';
      issues.push(issueOf(file, { line: found.line, column: 1 }, { message, fix }));
    }
  }
  return { values, issues };
}

/** An absent section is a mistake if it is required, or if another heading looks like a misspelling of it. */
function explainAbsence(
  file: string,
  member: WellKnown,
  headings: Headings,
  sections: readonly LocatedSection[],
): Issues {
  const all = Object.values(headings).flat();
  const close = sections.flatMap(({ section, line }) => {
    const meant = nearest(section.heading, all);
    const isMeant = meant !== undefined && headings[member].includes(meant);
    return isMeant ? [{ written: shorten(section.heading), meant, line }] : [];
  })[0];
  const place = { line: close?.line ?? 1, column: 1 };
  if (wellKnown[member].isRequired) {
    const [heading] = headings[member];
    const fix =
      close === undefined
        ? `Add it: ## ${heading}`
        : `Is it "${close.written}"? Then write: ## ${close.meant}`;
    return [issueOf(file, place, { message: `The section "${heading}" is missing.`, fix })];
  }
  if (close === undefined) return [];
  const message = `"${close.written}" is close to the well-known heading "${close.meant}", but does not fill its field.`;
  const fix = `If that is what it is, write: ## ${close.meant}`;
  return [issueOf(file, place, { message, fix }, 'warning')];
}
