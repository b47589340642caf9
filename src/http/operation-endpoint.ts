// A row of the operations table over HTTP: decode, check, run, answer.
import { answer } from '../operations/execute.ts';
import type { Result } from '../operations/results.ts';
import { restVoice } from '../operations/voices.ts';
import { type Operation, parameterOf, takesInput } from '../schema/operation.ts';
import type { PublishedContent } from '../schema/content.ts';
import { derived } from '../kernel/derived.ts';
import { decodeBody, decodeQuery, refuseQuery } from './decode.ts';
import type { Endpoint } from './endpoint.ts';
import { createOwnHeaders } from './headers.ts';
import type { Effort } from './prepared.ts';
import { mediaType, prepareResult, type ResultContext } from './recall.ts';

export interface OperationContext extends ResultContext {
  readonly site: PublishedContent;
}

/** Makes the endpoint of a row. */
export function createOperationEndpoint(operation: Operation, context: OperationContext): Endpoint {
  return operation.method === 'GET'
    ? createReader(operation, context)
    : createWriter(operation, context);
}

function createReader(operation: Operation, context: OperationContext): Endpoint {
  const { path } = operation;
  const { site } = context;
  const prepareOnce = (effort: Effort) =>
    derived((result: Result) => prepareResult(result, path, context, effort));
  const [prepareWhole, prepareFiltered] = [prepareOnce('thorough'), prepareOnce('quick')];
  const name = parameterOf(path);
  const takesQuery = takesInput(operation);
  return {
    path,
    prepare({ path: asked, parameter, query }) {
      // An ignored query makes no other question.
      const isFiltered = takesQuery && query !== '';
      return answer(operation, site, {
        question: isFiltered ? `${asked}?${query}` : asked,
        voice: restVoice,
        decode: () => ({
          ...(takesQuery && decodeQuery(operation, query)),
          ...(name !== undefined && { [name]: parameter }),
        }),
        make: isFiltered ? prepareFiltered : prepareWhole,
      });
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
