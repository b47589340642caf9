// The shape of a row of the operations table, and the one function that makes rows.
import type * as z from 'zod';
import type { ProblemCode } from '../problems.ts';
import type { Content, PublishedContent } from './content.ts';

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

/** An object schema with a string field for every `{name}` in the path. */
type InputFor<Path extends string> = z.ZodObject<
  Record<PathParameter<Path>, z.ZodType<string, string>> & z.core.$ZodLooseShape
>;

/** How callers of a skin name what they call and what they give. */
export interface Terms {
  nameOf(operation: Pick<Operation, 'method' | 'path' | 'tool'>): string;
  /** The noun for so many fields of an operation's input. */
  countFields(operation: Operation, count: number): string;
  /** Says what an operation takes. */
  describeInput(operation: Operation): string;
}

/** Ends a run with a declared problem. */
type Fail<Errors extends ProblemCode> = (code: Errors, detail: string, hint: string) => never;

export interface Example<Input extends z.ZodObject = z.ZodObject> {
  readonly summary: string;
  readonly input: z.input<Input>;
}

/** One row of the table: what all projections say about an operation, and how it is run. */
export interface Operation<
  Id extends string = string,
  Path extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject | z.ZodArray = z.ZodObject | z.ZodArray,
  Errors extends ProblemCode = ProblemCode,
> {
  readonly id: Id;
  readonly method: 'GET' | 'POST';
  /** Names in braces travel in the path, other input in the query (GET) or the JSON body (POST). */
  readonly path: Path;
  /** For people who read the reference, at most 300 characters. */
  readonly summary: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Says in the reference what a success answers. */
  readonly answers: string;
  /** What `run` may fail with; a refused input is `invalid_request` on every row. */
  readonly errors: readonly Errors[];
  /** Its description on a static site, where it takes no query. */
  readonly unfiltered?: {
    readonly summary: string;
    readonly description: string;
    readonly answers: string;
  };
  readonly cache: 'until-content-changes' | 'never';
  /** For a model that must choose: when to use it, what to call next, what not to conclude. */
  readonly tool: { readonly name: string; readonly title: string; readonly description: string };
  examples(content: Content): readonly Example<Input>[];
  /** Says which input this content has answers for, where only they are valid. */
  hint?(content: Content, terms: Terms): string;
  run(
    site: PublishedContent,
    input: z.output<Input>,
    fail: Fail<Errors>,
    terms: Terms,
  ): z.input<Output>;
}

/** The name in braces of a path; `undefined` where it has none. */
export function parameterOf(path: string): string | undefined {
  return path.split(/[{}]/)[1];
}

/** Whether what a caller sends in a query or a body counts. */
export function takesInput({
  method,
  path,
  input,
}: Pick<Operation, 'method' | 'path' | 'input'>): boolean {
  const name = parameterOf(path);
  return method !== 'GET' || Object.keys(input.shape).some((field) => field !== name);
}

/** Infers the types of one row, so that its path, input, output and errors have to agree. */
export function defineOperation<
  const Id extends string,
  const Path extends string,
  Input extends InputFor<Path>,
  Output extends z.ZodObject | z.ZodArray,
  const Errors extends ProblemCode = never,
>(row: Operation<Id, Path, Input, Output, Errors>): Operation<Id, Path, Input, Output, Errors> {
  return row;
}
