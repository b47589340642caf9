// Mistakes in an owner's files: place, message and remedy.

export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units, as editors count. */
  readonly column: number;
}

export interface Words {
  /** The mistake, in one or two sentences. */
  readonly message: string;
  /** The remedy, in one or two sentences. */
  readonly fix: string;
}

/** Words about a place in a text that is being read. */
export interface Finding extends Words {
  readonly offset: number;
}

/** Content with an error is not served; a warning is only reported. */
export type Severity = 'error' | 'warning';

export interface ContentIssue extends Position, Words {
  /** Path within the owner's folder, with `/` between names. */
  readonly file: string;
  readonly severity: Severity;
}

export type Issues = readonly ContentIssue[];

/** An issue at a place of a file. */
export function issueOf(
  file: string,
  { line, column }: Position,
  { message, fix }: Words,
  severity: Severity = 'error',
): ContentIssue {
  return { file, line, column, severity, message, fix };
}

/** An issue of a file as a whole. */
export function issueIn(
  file: string,
  message: string,
  fix: string,
  severity?: Severity,
): ContentIssue {
  return issueOf(file, { line: 1, column: 1 }, { message, fix }, severity);
}

/** Renders an issue as two lines: the message after a place that terminals and editors can open, and the remedy. */
export function renderIssue(issue: ContentIssue, folder = ''): string {
  const place = `${placeOf(issue, folder)}:${issue.line}:${issue.column}`;
  return `${place}: ${issue.severity}: ${issue.message}\n    ${issue.fix}`;
}

/** The path of an issue's file, relative to the directory in which the folder was named. */
export function placeOf({ file }: ContentIssue, folder: string): string {
  return folder === '' ? file : `${folder.replace(/^\.\/+(?=[^/])|\/+$/gu, '')}/${file}`;
}

/** Orders issues by file, then by position. */
export function sortIssues(issues: Issues): Issues {
  return issues.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Errors and warnings of a file that are listed one by one. */
const mostReported = 100;

const kindOf = ({ severity, file }: ContentIssue) => `${severity}s in ${file}`;

/** Keeps the first errors and warnings of each file, and counts the others. */
export function limitIssues(issues: Issues): Issues {
  const totals = new Map<string, number>();
  for (const issue of issues) totals.set(kindOf(issue), (totals.get(kindOf(issue)) ?? 0) + 1);
  const counts = new Map<string, number>();
  return issues.flatMap((issue) => {
    const kind = kindOf(issue);
    const place = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, place);
    if (place <= mostReported) return issue;
    if (place > mostReported + 1) return [];
    const message = `From here on there are ${totals.get(kind)! - mostReported} more ${issue.severity}s.`;
    const fix = 'Correct those above first, or put the right file in its place.';
    return { ...issue, message, fix };
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
