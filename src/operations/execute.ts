// Checks input and runs operations, for REST and MCP alike.
import type * as z from 'zod';
import { isObject } from '../kernel/json.ts';
import { nearest } from '../kernel/nearest.ts';
import { Problem, type ProblemCode, quote } from '../problems.ts';
import type { Content, PublishedContent } from '../schema/content.ts';
import type { Operation, Terms } from '../schema/operation.ts';
import { restTerms } from './terms.ts';
import { writerOf } from './writer.ts';

export type Input = Readonly<Record<string, unknown>>;

/** Checks raw input; throws a `Problem` that names the mistake and the fix. */
export function parseInput(
  operation: Operation,
  content: Content,
  raw: unknown,
  terms: Terms = restTerms,
): Input {
  const refuse = (detail: string) =>
    invalidInput(operation, detail, operation.hint?.(content, terms), terms);
  // Reports unknown names first: a mistyped name is also a missing one.
  const { shape } = operation.input;
  const names = isObject(raw) ? Object.keys(raw) : [];
  const unknown = names.filter((name) => !Object.hasOwn(shape, name));
  if (unknown.length > 0) throw refuse(describeUnknown(operation, unknown, terms));
  const parsed = operation.input.safeParse(raw);
  if (parsed.success) return parsed.data;
  // Issues contain the input only if the check failed: `reportInput` makes parsing twenty times slower.
  const { error } = operation.input.safeParse(raw, { reportInput: true });
  throw refuse(describeIssue(error!.issues[0]!));
}

/** Runs an operation on parsed input and returns the members that its output schema has. */
export function execute(operation: Operation, site: PublishedContent, input: Input): object {
  return operation.output.parse(operation.run(site, input, fail, restTerms));
}

/** Checks raw input, runs an operation and returns the result as JSON. */
export function executeToJSON(
  operation: Operation,
  site: PublishedContent,
  raw: unknown,
  terms: Terms,
): string {
  const input = parseInput(operation, site.content, raw, terms);
  return writerOf(operation.output)(operation.run(site, input, fail, terms));
}

function fail(code: ProblemCode, detail: string, hint: string): never {
  throw new Problem(code, detail, hint);
}

/** Makes an `invalid_request` whose hint lists the inputs of the operation, followed by `more`. */
export function invalidInput(
  operation: Operation,
  detail: string,
  more?: string,
  terms: Terms = restTerms,
): Problem {
  const hint = terms.describeInput(operation);
  return new Problem('invalid_request', detail, more === undefined ? hint : `${hint} ${more}`);
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const [field] = issue.path;
  if (field === undefined) return `The body must be a JSON object, not ${nounFor(issue.input)}.`;
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return `"${String(field)}" is missing.`;
    const expected = issue.expected === 'string' ? 'a string' : issue.expected;
    return `"${String(field)}" must be ${expected}, not ${nounFor(issue.input)}.`;
  }
  return `"${String(field)}" ${issue.message}.`;
}

function describeUnknown(operation: Operation, names: readonly string[], terms: Terms): string {
  const shown = names.slice(0, 3).map(quote).join(', ');
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  const known = nearest(names[0] ?? '', Object.keys(operation.input.shape));
  const meant = names.length === 1 && known !== undefined ? ` Did you mean "${known}"?` : '';
  return `Unknown ${terms.countFields(operation, names.length)} ${shown}${more}.${meant}`;
}

function nounFor(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
