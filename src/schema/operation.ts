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

/** The words of a transport for operations and their inputs. */
export interface Terms {
  nameOf(operation: Pick<Operation, 'method' | 'path' | 'tool'>): string;
  /** The noun for a number of fields of an operation's input, in singular or plural. */
  countFields(operation: Operation, count: number): string;
  /** Lists the inputs of an operation. */
  describeInput(operation: Operation): string;
}

/** Ends a run with a declared problem. */
type Fail<Errors extends ProblemCode> = (code: Errors, detail: string, hint: string) => never;

export interface Example<Input extends z.ZodObject = z.ZodObject> {
  readonly summary: string;
  readonly input: z.input<Input>;
}

/** A row of the operations table: the description that routes, tools and documents share, and its function. */
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
  /** For readers of the reference, at most 300 characters. */
  readonly summary: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Describes a successful response in the reference. */
  readonly answers: string;
  /** The problems that `run` may report; invalid input is `invalid_request` in every row. */
  readonly errors: readonly Errors[];
  /** Its description on a static site, which takes no query. */
  readonly unfiltered?: {
    readonly summary: string;
    readonly description: string;
    readonly answers: string;
  };
  readonly cache: 'until-content-changes' | 'never';
  /** For a model that chooses a tool: when to use it, which tool to call next, which conclusions are wrong. */
  readonly tool: {
    readonly name: string;
    readonly title: string;
    readonly description: string;
    /** Whether hosts with MCP Apps show its result as a card (mcp/card.ts). */
    readonly hasCard?: boolean;
  };
  examples(content: Content): readonly Example<Input>[];
  /** Lists the valid inputs of this content, if the content limits them. */
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

/** Whether an operation takes input from a query or a body. */
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
