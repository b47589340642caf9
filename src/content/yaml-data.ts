// What is known of a file of YAML that was read: its data, and where each value stands.
import type { Position } from './issue.ts';

export type Path = readonly PropertyKey[];

export interface YAMLData {
  readonly file: string;
  readonly data: unknown;
  /** Where the value at the path stands; of a missing one, where its nearest existing parent stands. */
  at(path: Path): Position;
  /** Where the last key of the path stands. */
  atKey(path: Path): Position;
  /** A scalar as it is written, for example `3.10` where the value is 3.1. */
  source(path: Path): string | undefined;
}
