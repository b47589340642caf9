// The report formats of `check`: lines for people, JSON for programs, annotations for GitHub.
import { type ContentIssue, placeOf, renderIssue } from '../content/report/issue.ts';
import type { Share } from '../content/translation/check.ts';
import type { Content } from '../schema/content.ts';

export interface Checked {
  readonly folder: string;
  readonly issues: readonly ContentIssue[];
  readonly shares: readonly Share[];
  /** Absent if the folder cannot be served. */
  readonly content: Content | undefined;
}

/** Renders a report, by the name of its format. */
export const reports = {
  text: ({ folder, issues, content, shares }: Checked): string => {
    const lines = [
      ...issues.map((issue) => renderIssue(issue, folder)),
      ...shares.map(renderShare),
    ];
    const found = countIssues(issues);
    if (content === undefined) return [...lines, `\n${found} in ${folder}`].join('\n');
    const { profile, roles, cases } = content;
    const holds = `${count(roles.length, 'role')} and ${count(cases.length, 'case')} of ${profile.name}`;
    const also = found === '' ? '' : `; ${found}`;
    return [...lines, `${folder} can be served: ${holds}${also}`].join('\n');
  },
  json: ({ folder, issues, content, shares }: Checked): string => {
    const translations = shares.length > 0 ? { translations: shares } : {};
    const canBeServed = content !== undefined;
    return JSON.stringify({ folder, canBeServed, issues, ...translations }, null, 2);
  },
  github: ({ folder, issues }: Checked): string =>
    issues.map((issue) => renderAnnotation(issue, folder)).join('\n'),
} satisfies Record<string, (checked: Checked) => string>;

export type ReportFormat = keyof typeof reports;

/** Renders how much of a profile is translated: `pt: 92 % of 143 texts, 3 outdated`. */
export function renderShare({ tag, texts, translated, outdated }: Share): string {
  const percent = texts === 0 ? 100 : Math.floor((100 * translated) / texts);
  const old = outdated === 0 ? '' : `, ${outdated} outdated`;
  return `${tag}: ${percent} % of ${texts} texts${old}`;
}

/** A workflow command of GitHub; separators in its parts are percent-encoded. */
function renderAnnotation(issue: ContentIssue, folder: string): string {
  const { line, column, severity, message, fix } = issue;
  const file = placeOf(issue, folder).replaceAll(/[%\r\n:,]/gu, encodeURIComponent);
  const words = `${message}\n${fix}`.replaceAll(/[%\r\n]/gu, encodeURIComponent);
  return `::${severity} file=${file},line=${line},col=${column}::${words}`;
}

function countIssues(issues: readonly ContentIssue[]): string {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const warnings = issues.length - errors;
  return [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ].join(' and ');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
