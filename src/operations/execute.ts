// The one way to run a row: REST and MCP check input and answer through here, and only here.
import type * as z from 'zod';
import { nearest } from '../kernel/nearest.ts';
import { Problem, type ProblemCode, quote } from '../problems.ts';
import type { Content, PublishedContent } from '../schema/content.ts';
import type { Operation, Voice } from '../schema/operation.ts';
import { type Result, resultsOf } from './results.ts';
import { restVoice } from './voices.ts';
import { writerOf } from './writer.ts';

export type Input = Readonly<Record<string, unknown>>;

/** Checks what a caller sent; throws a `Problem` that names what is wrong with it and how to put it right. */
export function parseInput(
  operation: Operation,
  content: Content,
  raw: unknown,
  voice: Voice = restVoice,
): Input {
  const refuse = (detail: string) =>
    invalidInput(operation, detail, operation.hint?.(content, voice), voice);
  // Unknown names come first: a mistyped name is also a missing one, and the name is the mistake.
  const unknown = listUnknown(operation, raw);
  if (unknown.length > 0) throw refuse(describeUnknown(operation, unknown, voice));
  const parsed = operation.input.safeParse(raw);
  if (parsed.success) return parsed.data;
  // Only a refusal needs the input in its issues; always reporting it makes checking twenty times slower.
  const { error } = operation.input.safeParse(raw, { reportInput: true });
  throw refuse(describeIssue(error!.issues[0]!));
}

function listUnknown({ input }: Operation, raw: unknown): string[] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return [];
  return Object.keys(raw).filter((name) => !Object.hasOwn(input.shape, name));
}

/** Runs a row on parsed input and returns what its output schema lets through. */
export function execute(operation: Operation, site: PublishedContent, input: Input): object {
  return operation.output.parse(operation.run(site, input, fail, restVoice));
}

/** What a skin asks, and what it makes of the answer. */
export interface Asking<Made extends object> {
  /** What decides about the answer, in a text that no other question has; without one it is not remembered. */
  readonly question: string | undefined;
  readonly voice: Voice;
  /** Gives what was sent, where the answer is not known. */
  decode(): unknown;
  make(result: Result): Made;
}

/** Answers a question. What the content alone decides is worked out once for each. */
export function answer<Made extends object>(
  operation: Operation,
  site: PublishedContent,
  { question, voice, decode, make }: Asking<Made>,
): Made {
  const run = () => {
    const input = parseInput(operation, site.content, decode(), voice);
    return writerOf(operation.output)(operation.run(site, input, fail, voice));
  };
  if (question === undefined || operation.cache === 'never') return make({ json: run() });
  const results = resultsOf(site);
  return results.find<Made>(question) ?? results.keep(question, run(), make);
}

function fail(code: ProblemCode, detail: string, hint: string): never {
  throw new Problem(code, detail, hint);
}

/** An `invalid_request` with the hint that says what the operation takes, and perhaps more. */
export function invalidInput(
  operation: Operation,
  detail: string,
  more?: string,
  voice: Voice = restVoice,
): Problem {
  const hint = voice.describeInput(operation);
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

function describeUnknown(operation: Operation, names: readonly string[], voice: Voice): string {
  const shown = names.slice(0, 3).map(quote).join(', ');
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  const known = nearest(names[0] ?? '', Object.keys(operation.input.shape));
  const meant = names.length === 1 && known !== undefined ? ` Did you mean "${known}"?` : '';
  return `Unknown ${voice.countFields(operation, names.length)} ${shown}${more}.${meant}`;
}

function nounFor(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
