// Mistakes in an owner's files: where they are, what is wrong, and what to write instead.

export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units, as editors count. */
  readonly column: number;
}

export interface Words {
  /** One or two sentences that say what is wrong. */
  readonly message: string;
  /** One or two sentences that say what to write instead. */
  readonly fix: string;
}

export interface ContentIssue extends Position, Words {
  /** Path within the owner's folder, with `/` between names. */
  readonly file: string;
  /** Content with an error is not served; a warning is only said. */
  readonly severity: 'error' | 'warning';
}

/** Renders an issue as two lines: the place, which terminals and editors can open, with what is wrong, and the fix. */
export function renderIssue(issue: ContentIssue, folder = ''): string {
  const path = folder === '' ? issue.file : `${folder.replace(/^\.\/|\/+$/gu, '')}/${issue.file}`;
  const place = `${path}:${issue.line}:${issue.column}`;
  return `${place}: ${issue.severity}: ${issue.message}\n    ${issue.fix}`;
}

/** Orders issues by file, then by position. */
export function sortIssues(issues: readonly ContentIssue[]): readonly ContentIssue[] {
  return issues.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
