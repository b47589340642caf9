// Every text of a file with its place, for rules about words.
import { derived } from '../../kernel/derived.ts';
import { fieldsOf } from '../format/violations.ts';
import type { ParsedFile } from '../folder/parse-file.ts';
import type { Position } from '../report/issue.ts';
import type { Path } from '../yaml/located.ts';

export interface LocatedText {
  readonly text: string;
  /** Its path within the YAML or the front matter; absent in a section. */
  readonly path?: Path;
  place(): Position;
}

/** The texts of fields and sections. A field that the format does not have is reported by itself. */
export const listTexts = derived((parsed: ParsedFile): readonly LocatedText[] => {
  const { row, yaml, sections = [] } = parsed;
  const known = row.schema === undefined ? [] : fieldsOf(row.schema);
  const fields = listLeaves(yaml?.data).filter(
    ([path]) => known.length === 0 || known.includes(String(path[0])),
  );
  return [
    ...fields.map(([path, text]) => ({ text, path, place: () => yaml!.at(path) })),
    ...sections.flatMap(({ section, line }) =>
      [...(section.body?.split('\n\n') ?? []), ...(section.points ?? [])].map((text) => ({
        text,
        place: () => ({ line, column: 1 }),
      })),
    ),
  ];
});

function listLeaves(value: unknown, path: Path = []): readonly (readonly [Path, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  const members = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...members].flatMap(([name, member]) => listLeaves(member, [...path, name]));
}
