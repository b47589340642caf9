// A section of a Markdown text, its paragraphs and its anchor.
import type { Section } from '../../schema/case.ts';

export interface LocatedSection {
  readonly section: Section;
  /** The line of the heading. */
  readonly line: number;
  /** Everything below the heading, in Markdown. */
  readonly text: string;
  /** How many lists are directly in the section. */
  readonly lists: number;
  /** Links to paths of this site. */
  readonly links: readonly SiteLink[];
}

export interface SiteLink {
  readonly url: string;
  readonly line: number;
  readonly column: number;
}

/** The lines of a paragraph as one. A line that ends in a backslash or in two spaces ends on purpose. */
export function joinLines(lines: readonly string[]): string {
  return lines
    .map((one) => one.trim() + (one.endsWith('  ') ? '\\' : ''))
    .reduce((text, one) => text + (text.endsWith('\\') ? '\n' : ' ') + one);
}

/** The id of a section, in the letters of any script without their marks: `Root cause` becomes `root-cause`. */
export function toSectionId(heading: string): string {
  const words = heading
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'section';
}
