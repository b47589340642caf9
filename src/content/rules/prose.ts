// The texts of YAML that pages render as Markdown. The rules for cases apply to them too.
import { derived } from '../../kernel/derived.ts';
import { isProse } from '../format/fields.ts';
import { schemaAt } from '../format/violations.ts';
import type { ParsedFile } from '../folder/parse-file.ts';
import { findRefused } from '../markdown/sections.ts';
import { issueOf, type Issues } from '../report/issue.ts';
import { listTexts, type LocatedText } from './texts.ts';

/** Checks the texts of a file that its format declares as prose. */
export function checkProse(parsed: ParsedFile): Issues {
  return listProse(parsed).flatMap(({ text, place }) =>
    findRefused(text.trim()).map((words) => issueOf(parsed.file, place(), words)),
  );
}

/** The texts of YAML and front matter that are Markdown. */
export const listProse = derived((parsed: ParsedFile): readonly LocatedText[] => {
  const { schema } = parsed.row;
  if (schema === undefined) return [];
  return listTexts(parsed).filter(
    ({ path }) => path !== undefined && isProse(schemaAt(schema, path)),
  );
});
