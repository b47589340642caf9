// A row of the operations table over HTTP: decode, check, run, answer.
import type { Answer } from '../exchange.ts';
import { execute, type Input, invalidInput, parseInput } from '../operations/execute.ts';
import type { Operation } from '../operations/operation.ts';
import type { Content } from '../schema/content.ts';
import { decodeBody, decodeQuery, isWellFormedQuery } from './decode.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { type Headers, notStored } from './headers.ts';
import { type Compress, prepareAnswer, type PreparedAnswer } from './prepared.ts';

const encoder = new TextEncoder();
const mediaType = 'application/json';

export interface OperationContext {
  readonly content: Content;
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
        : (call) => answerBody(operation, context, call),
  };
}

/** Queries that are remembered at once, and the longest that is worth remembering, in characters. */
const maxQueries = 500;
const maxQueryLength = 200;

function createReader(operation: Operation, context: OperationContext): Endpoint['answer'] {
  // Answers without a query are as many as the content has; those with one are as many as visitors think of.
  const prepared = new Map<string, PreparedAnswer>();
  const queried = new Map<string, PreparedAnswer>();
  const takesQuery = Object.keys(operation.input.shape).some(
    (name) => !operation.path.includes(`{${name}}`),
  );
  return ({ request, parameters, query }) => {
    if (!isWellFormedQuery(query)) {
      throw invalidInput(operation, 'The query string has a malformed percent-encoding.');
    }
    if (takesQuery && query !== '') {
      return remember(queried, query, maxQueries, () =>
        prepare(operation, context, decodeQuery(operation, query)),
      ).get(request.headers);
    }
    const key = Object.values(parameters).join('/');
    return remember(prepared, key, Infinity, () => prepare(operation, context, parameters)).get(
      request.headers,
    );
  };
}

function remember(
  answers: Map<string, PreparedAnswer>,
  key: string,
  most: number,
  make: () => PreparedAnswer,
): PreparedAnswer {
  const known = answers.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (answers.size >= most) answers.clear();
  if (key.length <= maxQueryLength) answers.set(key, made);
  return made;
}

function prepare(operation: Operation, context: OperationContext, raw: Input): PreparedAnswer {
  const result = execute(operation, context.content, parseInput(operation, raw));
  const { headers, compress } = context;
  const body = encoder.encode(JSON.stringify(result));
  return prepareAnswer({ route: operation.path, body, mediaType, headers, compress });
}

async function answerBody(
  operation: Operation,
  { content, headers }: OperationContext,
  { request }: Call,
): Promise<Answer> {
  const input = parseInput(operation, await decodeBody(operation, request));
  const body = encoder.encode(JSON.stringify(execute(operation, content, input)));
  return {
    status: 200,
    headers: {
      ...headers,
      'cache-control': notStored,
      'content-type': mediaType,
      'content-length': String(body.length),
    },
    body,
    route: operation.path,
  };
}
