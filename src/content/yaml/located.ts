// A parsed YAML file: its data and the position of each value.
import { type ContentIssue, issueOf, type Position, type Severity } from '../report/issue.ts';

export type Path = readonly PropertyKey[];

export interface YAMLData {
  readonly file: string;
  readonly data: unknown;
  /** The place of the value at the path, or of its nearest existing parent. */
  at(path: Path): Position;
  /** The place of the last key of the path. */
  atKey(path: Path): Position;
  /** The source of a scalar, for example `3.10` for the value 3.1. */
  source(path: Path): string | undefined;
}

/** An issue of the value at a path. */
export function issueAt(
  yaml: YAMLData,
  path: Path,
  message: string,
  fix: string,
  severity?: Severity,
): ContentIssue {
  return issueOf(yaml.file, yaml.at(path), { message, fix }, severity);
}
