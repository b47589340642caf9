// Operations of a static site: those whose input is only in the path, with a file for each answer.
import * as z from 'zod';
import { toFilePath } from '../paths.ts';
import { type Operation, parameterOf } from '../schema/operation.ts';

export function toFiles(operations: readonly Operation[]): readonly Operation[] {
  return operations.filter(({ method }) => method === 'GET').map(toFile);
}

/** Removes the inputs in the query, because a host of files ignores it. */
function toFile(operation: Operation): Operation {
  const name = parameterOf(operation.path);
  const isOfPath = (field: string) => field === name;
  const shape = Object.entries(operation.input.shape).filter(([field]) => isOfPath(field));
  return {
    ...operation,
    ...operation.unfiltered,
    path: toFilePath(operation.path),
    input: z.strictObject(Object.fromEntries(shape)),
    // The host decides how it answers a request for a missing file.
    errors: [],
    examples: (content) =>
      operation.examples(content).filter(({ input }) => Object.keys(input).every(isOfPath)),
  };
}
