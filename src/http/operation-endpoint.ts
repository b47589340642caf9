// A row of the operations table over HTTP: decode, check, run, answer.
import { answer } from '../operations/execute.ts';
import { type Result, resultsOf } from '../operations/results.ts';
import { restVoice } from '../operations/voices.ts';
import { Problem } from '../problems.ts';
import { type Operation, parameterOf, takesInput } from '../schema/operation.ts';
import type { PublishedContent } from '../schema/content.ts';
import { derived } from '../kernel/derived.ts';
import { toArray } from '../kernel/octets.ts';
import { decodeBody, decodeQuery, refuseQuery } from './decode.ts';
import type { Endpoint } from './endpoint.ts';
import { createOwnHeaders, type Headers } from './headers.ts';
import type { ProblemAnswers } from './problem-answer.ts';
import { type Compression, type Effort, prepareAnswer, type PreparedAnswer } from './prepared.ts';

const mediaType = 'application/json';

export interface OperationContext {
  readonly site: PublishedContent;
  readonly problems: ProblemAnswers;
  readonly headers: Headers;
  readonly compress?: Compression | undefined;
}

/**
 * Makes what finds the prepared answer to a request target as it was asked for before: most are. No other skin's question
 * begins with a slash, nor does JSON.
 */
export function createRecall(
  site: PublishedContent,
): (target: string) => PreparedAnswer | undefined {
  const results = resultsOf(site);
  return (target) => (target.startsWith('/') ? results.find(target) : undefined);
}

/** Makes the endpoint of a row. */
export function createOperationEndpoint(operation: Operation, context: OperationContext): Endpoint {
  return operation.method === 'GET'
    ? createReader(operation, context)
    : createWriter(operation, context);
}

function createReader(operation: Operation, context: OperationContext): Endpoint {
  const { path } = operation;
  const { site, problems, headers, compress } = context;
  const prepareOnce = (effort: Effort) =>
    derived(({ json }: Result) =>
      prepareAnswer({ route: path, body: toArray(json), mediaType, headers, compress, effort }),
    );
  const [prepareWhole, prepareFiltered] = [prepareOnce('thorough'), prepareOnce('quick')];
  const name = parameterOf(path);
  const takesQuery = takesInput(operation);
  return {
    path,
    prepare({ path: asked, parameter, query }) {
      // An ignored query makes no other question.
      const isFiltered = takesQuery && query !== '';
      try {
        return answer(operation, site, {
          question: isFiltered ? `${asked}?${query}` : asked,
          voice: restVoice,
          decode: () => ({
            ...(takesQuery && decodeQuery(operation, query)),
            ...(name !== undefined && { [name]: parameter }),
          }),
          make: isFiltered ? prepareFiltered : prepareWhole,
        });
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
      const { json: body } = answer(operation, site, {
        question: undefined,
        voice: restVoice,
        decode: () => decodeBody(operation, request, octets),
        make: (result) => result,
      });
      return { status: 200, headers: toHeaders(body.length), body, route: path };
    },
  };
}
