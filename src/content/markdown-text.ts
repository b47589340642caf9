// What the two ways through a Markdown text have in common.
import type { Section } from '../schema/case.ts';

export interface LocatedSection {
  readonly section: Section;
  /** The line of the heading. */
  readonly line: number;
  /** Everything below the heading, in Markdown. */
  readonly text: string;
  /** How many lists stand directly in the section. */
  readonly lists: number;
}

/** The lines of a paragraph as one. A line that ends in a backslash or in two spaces ends on purpose. */
export function joinLines(lines: readonly string[]): string {
  return lines
    .map((one) => one.trim() + (one.endsWith('  ') ? '\\' : ''))
    .reduce((text, one) => text + (text.endsWith('\\') ? '\n' : ' ') + one);
}

/** An anchor in the letters of any script: `Root cause` becomes `root-cause`. */
export function slugify(heading: string): string {
  const words = heading
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'section';
}
