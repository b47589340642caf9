// How the text of a file is read; what is said of its data afterwards is the same.
import type { ContentIssue, Words } from './issue.ts';
import type { LocatedSection } from './markdown-text.ts';
import type { YAMLData } from './yaml-data.ts';

export interface ParsedYAML {
  /** Absent where the syntax is broken. */
  readonly yaml?: YAMLData;
  readonly issues: readonly ContentIssue[];
}

export interface ParsedSections {
  /** Absent where the text cannot be read. */
  readonly sections?: readonly LocatedSection[];
  readonly issues: readonly ContentIssue[];
}

export interface Readers {
  /** Parses one document; `firstLine` is the line of the file on which the text begins. */
  parseYAML(file: string, text: string, firstLine: number): ParsedYAML;
  /** Parses a body that begins on the given line of its file. */
  parseSections(file: string, body: string, firstLine: number): ParsedSections;
  /** Finds what a text in Markdown that is not a section may not hold. */
  findRefused(text: string): readonly Words[];
}
