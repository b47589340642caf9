// The short way from an owner's files to `Content`, without the parsers of all YAML and all Markdown. Loading those would
// take longer than reading most profiles; whatever is not plain, or not right, is left to `parse.ts`.
import type { Content } from '../schema/content.ts';
import { assembleContent, type ParseOptions } from './assemble.ts';
import type { ContentFiles } from './files.ts';
import { type ContentIssue, issueIn, type Words } from './issue.ts';
import { checkLines } from './markdown-checks.ts';
import { isPlainProse, parsePlainSections } from './plain-markdown.ts';
import { parsePlainYAML } from './plain-yaml.ts';
import type { Readers } from './readers.ts';

/** Parses a folder of which every file is plain and about which there is nothing to say. */
export function parsePlainContent(files: ContentFiles, options: ParseOptions): Content | undefined {
  const parsed = assembleContent(files, options, plainReaders);
  return 'content' in parsed && parsed.warnings.length === 0 ? parsed.content : undefined;
}

/** Where a value stands matters only to somebody who is told what is wrong with it, and this way tells nobody. */
const nowhere = () => ({ line: 1, column: 1 });

const plainReaders: Readers = {
  parseYAML(file, text) {
    const data = parsePlainYAML(text);
    if (data === undefined) return refuse(file);
    const yaml = { file, data, at: nowhere, atKey: nowhere, source: () => undefined };
    return { yaml, issues: [] };
  },
  parseSections(file, body, firstLine) {
    const sections = parsePlainSections(body, firstLine);
    if (sections === undefined) return refuse(file);
    return { sections, issues: checkLines(file, body, firstLine) };
  },
  findRefused: (text) => (isPlainProse(text) ? [] : [notPlain]),
};

const notPlain: Words = { message: 'The text is not plain.', fix: '' };

function refuse(file: string): { readonly issues: readonly ContentIssue[] } {
  return { issues: [issueIn(file, notPlain.message, notPlain.fix)] };
}
