// Unfinished texts: texts of the example that `init` writes, and texts with TODO.
import type { OwnerFile } from '../folder/owner-file.ts';
import type { ParsedFile } from '../folder/parse-file.ts';
import { issueOf, type Issues, type Words } from '../report/issue.ts';
import { shorten } from '../report/text.ts';
import { listTexts } from './texts.ts';

/** Owners may use shorter texts of the example, such as `Incident response`, unless they contain *example*. */
const shortestOfExample = 25;
const shortestNamed = 8;

const todo = /^\W*(?:TODO|FIXME|TBD)\b|\bTODO:/u;

/** Reports texts of the example and placeholders. */
export function checkUnfinished(
  parsed: readonly ParsedFile[],
  table: readonly OwnerFile[],
): Issues {
  const examples = new Map(
    table.flatMap((row) => (row.example ? [[row, flatten(row.example.text)] as const] : [])),
  );
  return parsed.flatMap((one) =>
    listTexts(one).flatMap(({ text, place }) => {
      const words = explain(text, examples.get(one.row) ?? '');
      return words ? issueOf(one.file, place(), words) : [];
    }),
  );
}

function explain(text: string, example: string): Words | undefined {
  if (todo.test(text)) {
    const message = `"${shorten(text)}" is still to be written.`;
    return { message, fix: 'Write it, or remove it.' };
  }
  const flat = flatten(text);
  const isDistinctive =
    flat.length >= shortestOfExample || (flat.length >= shortestNamed && /example/iu.test(flat));
  if (!isDistinctive || !` ${example} `.includes(` ${flat} `)) return undefined;
  const message = `"${shorten(text)}" is a text of the example.`;
  return { message, fix: 'Write your own in its place, or remove it.' };
}

/** A text on one line, without the marks of comments. */
function flatten(text: string): string {
  return text
    .replaceAll(/^\s*#+ ?/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
