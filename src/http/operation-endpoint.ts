// A row of the operations table over HTTP: decode, check, run, answer.
import { answer } from '../operations/execute.ts';
import type { Result } from '../operations/results.ts';
import { restVoice } from '../operations/voices.ts';
import { Problem } from '../problems.ts';
import type { Operation } from '../schema/operation.ts';
import type { PublishedContent } from '../schema/content.ts';
import { derived } from '../kernel/derived.ts';
import { toArray } from '../kernel/octets.ts';
import { decodeBody, decodeQuery, refuseQuery } from './decode.ts';
import type { Endpoint } from './endpoint.ts';
import { createOwnHeaders, type Headers } from './headers.ts';
import type { ProblemAnswers } from './problem-answer.ts';
import { type Compression, prepareAnswer } from './prepared.ts';

const mediaType = 'application/json';

export interface OperationContext {
  readonly site: PublishedContent;
  readonly problems: ProblemAnswers;
  readonly headers: Headers;
  readonly compress?: Compression | undefined;
}

/** Makes the endpoint of a row. */
export function createOperationEndpoint(operation: Operation, context: OperationContext): Endpoint {
  return operation.method === 'GET'
    ? createReader(operation, context)
    : createWriter(operation, context);
}

function createReader(operation: Operation, context: OperationContext): Endpoint {
  const { path, input } = operation;
  const { site, problems, headers, compress } = context;
  const prepareOnce = derived(({ json }: Result) =>
    prepareAnswer({ route: path, body: toArray(json), mediaType, headers, compress }),
  );
  const [, name] = path.split(/[{}]/);
  const takesQuery = Object.keys(input.shape).some((field) => field !== name);
  return {
    path,
    prepare({ parameter, query }) {
      // An ignored query makes no other question. An existing string is found faster than a joined one.
      const place = name === undefined ? path : `${path} ${parameter}`;
      const question = takesQuery && query !== '' ? `${place}?${query}` : place;
      const decode = () => ({
        ...(takesQuery && decodeQuery(operation, query)),
        ...(name !== undefined && { [name]: parameter }),
      });
      try {
        return prepareOnce(answer(operation, site, question, decode, restVoice));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const refused = problems.answerProblem(error, path);
        return { get: () => refused };
      }
    },
  };
}

function createWriter(operation: Operation, { site, headers }: OperationContext): Endpoint {
  const { path } = operation;
  const toHeaders = createOwnHeaders(headers, mediaType);
  return {
    path,
    answer({ request, query, body: octets }) {
      refuseQuery(operation, query);
      const decode = () => decodeBody(operation, request, octets);
      const { json: body } = answer(operation, site, undefined, decode, restVoice);
      return { status: 200, headers: toHeaders(body.length), body, route: path };
    },
  };
}
