// Operations on a static site: those without input but a path, each answer a file of its own.
import * as z from 'zod';
import { toFilePath } from '../paths.ts';
import { type Operation, parameterOf } from '../schema/operation.ts';

/** The rows that can be files, with the addresses of the files. */
export function toFiles(rows: readonly Operation[]): readonly Operation[] {
  return rows.filter(({ method }) => method === 'GET').map(toFile);
}

/** A host of files ignores a query, so a row that takes one answers as without one. */
function toFile(row: Operation): Operation {
  const name = parameterOf(row.path);
  const isOfPath = (field: string) => field === name;
  const shape = Object.entries(row.input.shape).filter(([field]) => isOfPath(field));
  return {
    ...row,
    ...row.unfiltered,
    path: toFilePath(row.path),
    input: z.strictObject(Object.fromEntries(shape)),
    // The host decides what it answers for a missing file.
    errors: [],
    examples: (content) =>
      row.examples(content).filter(({ input }) => Object.keys(input).every(isOfPath)),
  };
}
