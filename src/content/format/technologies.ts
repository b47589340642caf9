// Lists of technologies, as roles, cases and projects have them.
import type * as z from 'zod';
import { line, list, plainlySpelt } from './fields.ts';

export const technologyName = line('Name of a technology.', 'PostgreSQL', plainlySpelt);

/** A list of technologies that evidences something, and may do so by being empty where that is said. */
export function technologies(
  description: string,
  options: { readonly mayBeEmpty?: boolean } = {},
): z.ZodArray<z.ZodString> {
  return list(description, technologyName, ['TypeScript', 'PostgreSQL'], options);
}
