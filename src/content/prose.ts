// The texts of YAML files that pages render as Markdown. What a case may not hold, they may not hold either.
import { fileNames } from './folder.ts';
import type { ContentIssue } from './issue.ts';
import type { Readers } from './readers.ts';
import { memberOf, valueAt } from './words.ts';
import type { Path, YAMLData } from './yaml-data.ts';

/** The fields of prose; a `*` stands for every entry of a list. */
const fields: Readonly<Record<string, readonly string[]>> = {
  [fileNames.profile]: ['intro', 'about.*', 'contact.description', 'engineeringPrinciples.*'],
  [fileNames.experience]: ['*.summary', '*.note'],
};
const fieldsOfCase = ['summary'];

/** Checks the prose of a file that could be read; what is no text has a report of its own. */
export function checkProse(
  yaml: YAMLData | undefined,
  { findRefused }: Readers,
): readonly ContentIssue[] {
  if (yaml === undefined) return [];
  const paths = (fields[yaml.file] ?? fieldsOfCase).flatMap((field) =>
    expand(yaml.data, field.split('.')),
  );
  return paths.flatMap((path) => {
    const text = valueAt(yaml.data, path);
    const found = typeof text === 'string' ? findRefused(text.trim()) : [];
    return found.map((words) => ({
      file: yaml.file,
      ...yaml.at(path),
      severity: 'error' as const,
      ...words,
    }));
  });
}

function expand(data: unknown, [name, ...rest]: readonly string[]): readonly Path[] {
  if (name === undefined) return [[]];
  const names = name !== '*' ? [name] : Array.isArray(data) ? [...data.keys()] : [];
  return names.flatMap((one) => expand(memberOf(data, one), rest).map((path) => [one, ...path]));
}
