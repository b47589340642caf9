// The one way to run a row: REST and MCP check input and answer through here, and only here.
import type * as z from 'zod';
import { nearest } from '../domain/nearest.ts';
import { toOctets } from '../octets.ts';
import { Problem, type ProblemCode, quote } from '../problems.ts';
import type { Content } from '../schema/content.ts';
import { derived } from '../schema/derived.ts';
import type { Operation } from './operation.ts';

export type Input = Readonly<Record<string, unknown>>;

/** Checks what a caller sent; throws a `Problem` that names what is wrong with it and how to put it right. */
export function parseInput(operation: Operation, content: Content, raw: unknown): Input {
  const refuse = (detail: string) => invalidInput(operation, detail, operation.hint?.(content));
  // Names come first: a mistyped one is also a missing one, and the mistake is the name.
  const unknown = listUnknown(operation, raw);
  if (unknown.length > 0) throw refuse(describeUnknown(operation, unknown));
  const parsed = operation.input.safeParse(raw);
  if (parsed.success) return parsed.data;
  // Only a refusal needs to know what was sent; asking for it makes checking twenty times slower.
  const { error } = operation.input.safeParse(raw, { reportInput: true });
  throw refuse(describeIssue(error!.issues[0]!));
}

function listUnknown({ input }: Operation, raw: unknown): string[] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return [];
  return Object.keys(raw).filter((name) => !Object.hasOwn(input.shape, name));
}

/** Runs a row on parsed input and returns what its output schema lets through. */
export function execute(operation: Operation, content: Content, input: Input): object {
  const result = operation.run(content, input, fail);
  if (operation.cache === 'never') return operation.output.parse(result);
  const checked = checkedResults(operation);
  let output = checked.get(result);
  if (output === undefined) {
    output = operation.output.parse(result);
    checked.set(result, output);
  }
  return output;
}

/** Runs a row on parsed input and serialises, as octets, what its output schema lets through. */
export function executeToOctets(operation: Operation, content: Content, input: Input): string {
  return operation.write === undefined
    ? toOctets(JSON.stringify(execute(operation, content, input)))
    : operation.write(operation.run(content, input, fail));
}

function fail(code: ProblemCode, detail: string, hint: string): never {
  throw new Problem(code, detail, hint);
}

/** What the output schema let through, by what was run: a result that stays is checked once. */
const checkedResults = derived<Operation, WeakMap<object, object>>(() => new WeakMap());

/** An `invalid_request` with the hint that says what the operation takes, and perhaps more. */
export function invalidInput(operation: Operation, detail: string, more?: string): Problem {
  const hint = describeInput(operation);
  return new Problem('invalid_request', detail, more === undefined ? hint : `${hint} ${more}`);
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const [field] = issue.path;
  if (field === undefined) return `The body must be a JSON object, not ${nounFor(issue.input)}.`;
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return `"${String(field)}" is missing.`;
    return `"${String(field)}" must be ${issue.expected === 'string' ? 'a string' : issue.expected}, not ${nounFor(issue.input)}.`;
  }
  return `"${String(field)}" ${issue.message}.`;
}

function describeUnknown(operation: Operation, names: readonly string[]): string {
  const shown = names.slice(0, 3).map(quote).join(', ');
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  const known = nearest(names[0] ?? '', Object.keys(operation.input.shape));
  const meant = names.length === 1 && known !== undefined ? ` Did you mean "${known}"?` : '';
  return `Unknown ${nameOfFields(operation, names.length)} ${shown}${more}.${meant}`;
}

const describeInput = derived((operation: Operation): string => {
  const fields = Object.keys(operation.input.shape);
  if (operation.method === 'GET') {
    return fields.length === 0
      ? 'It takes no parameters.'
      : `Valid parameters: ${fields.join(', ')}.`;
  }
  const takes = Object.entries(operation.input.shape).map(([name, field]) => {
    const { minLength, maxLength } = (field as z.ZodType).meta() ?? {};
    const bounds = maxLength ? `, ${minLength} to ${maxLength} characters, not blank` : '';
    return `"${name}" (string${bounds})`;
  });
  return `Send a JSON object with ${takes.join(', ')} and no other property.`;
});

function nameOfFields({ method }: Operation, count: number): string {
  if (method === 'GET') return count === 1 ? 'parameter' : 'parameters';
  return count === 1 ? 'property' : 'properties';
}

function nounFor(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
