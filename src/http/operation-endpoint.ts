// A row of the operations table over HTTP: decode, check, run, answer.
import type { Answer } from '../exchange.ts';
import { execute, executeToOctets, parseInput } from '../operations/execute.ts';
import { Problem } from '../problems.ts';
import type { Operation } from '../operations/operation.ts';
import type { Content } from '../schema/content.ts';
import { derived } from '../schema/derived.ts';
import { Memo } from '../schema/memo.ts';
import { decodeBody, decodeQuery, refuseQuery } from './decode.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { createOwnHeaders, type Headers } from './headers.ts';
import type { ProblemAnswers } from './problem-answer.ts';
import { type Compress, prepareAnswer, type PreparedAnswer } from './prepared.ts';

const encoder = new TextEncoder();
const mediaType = 'application/json';

export interface OperationContext {
  readonly content: Content;
  readonly problems: ProblemAnswers;
  readonly headers: Headers;
  readonly compress?: Compress | undefined;
}

/** Makes the endpoint of a row. */
export function createOperationEndpoint(operation: Operation, context: OperationContext): Endpoint {
  return {
    path: operation.path,
    methods: [operation.method],
    answer:
      operation.method === 'GET'
        ? createReader(operation, context)
        : createWriter(operation, context),
  };
}

/** Octets of bodies that are remembered, each counted for every query that it answers. */
const maxRemembered = 16 * 1024 * 1024;
/** Longest query that is remembered, in characters, and what remembering it weighs besides its body. */
const maxQueryLength = 200;
const overhead = 1_000;

function createReader(operation: Operation, context: OperationContext): Endpoint['answer'] {
  const { content, problems } = context;
  const prepare = derived((result: object) => prepareResult(operation, context, result));
  const remembered = new Memo<PreparedAnswer>(maxRemembered);
  const [, name] = operation.path.split(/[{}]/);
  const takesQuery = Object.keys(operation.input.shape).some((field) => field !== name);
  // Mistakes are repeated as questions are, so they are remembered alike.
  const prepareFor = (read: () => object): PreparedAnswer => {
    try {
      return prepare(execute(operation, content, parseInput(operation, read())));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const answer = problems.answerProblem(error, operation.path);
      return { length: 0, get: () => answer };
    }
  };
  return ({ request, parameter, query }) => {
    const key = takesQuery ? query : parameter;
    const known = remembered.get(key);
    if (known !== undefined) return known.get(request.headers);
    const prepared = prepareFor(
      takesQuery
        ? () => decodeQuery(operation, query)
        : () => (name === undefined ? {} : { [name]: parameter }),
    );
    if (key.length <= maxQueryLength) remembered.set(key, prepared, prepared.length + overhead);
    return prepared.get(request.headers);
  };
}

function prepareResult(
  operation: Operation,
  { headers, compress }: OperationContext,
  result: object,
): PreparedAnswer {
  const body = encoder.encode(JSON.stringify(result));
  return prepareAnswer({ route: operation.path, body, mediaType, headers, compress });
}

function createWriter(operation: Operation, { content, headers }: OperationContext) {
  const toHeaders = createOwnHeaders(headers, mediaType);
  return ({ request, query, body: octets }: Call): Answer => {
    refuseQuery(operation, query);
    const input = parseInput(operation, decodeBody(operation, request, octets));
    const body = executeToOctets(operation, content, input);
    return { status: 200, headers: toHeaders(body.length), body, route: operation.path };
  };
}
