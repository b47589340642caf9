// A row of the operations table over HTTP: decode, check, run, answer.
import type { Answer } from '../exchange.ts';
import { execute, executeToOctets, parseInput } from '../operations/execute.ts';
import { Problem } from '../problems.ts';
import type { Operation } from '../operations/operation.ts';
import type { Content } from '../schema/content.ts';
import { derived } from '../schema/derived.ts';
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
  return operation.method === 'GET'
    ? createReader(operation, context)
    : { path: operation.path, answer: createWriter(operation, context) };
}

function createReader(operation: Operation, context: OperationContext): Endpoint {
  const { path, input } = operation;
  const { content, problems } = context;
  const prepareOnce = derived((result: object) => prepareResult(operation, context, result));
  const [, name] = path.split(/[{}]/);
  const takesQuery = Object.keys(input.shape).some((field) => field !== name);
  return {
    path,
    takesQuery,
    prepare({ parameter, query }) {
      try {
        const named = name === undefined ? {} : { [name]: parameter };
        const raw = takesQuery ? { ...decodeQuery(operation, query), ...named } : named;
        return prepareOnce(execute(operation, content, parseInput(operation, content, raw)));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const answer = problems.answerProblem(error, path);
        return { length: 0, get: () => answer };
      }
    },
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
    const input = parseInput(operation, content, decodeBody(operation, request, octets));
    const body = executeToOctets(operation, content, input);
    return { status: 200, headers: toHeaders(body.length), body, route: operation.path };
  };
}
