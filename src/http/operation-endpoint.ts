// The HTTP endpoint of an operation: decodes the input, runs the operation, sends the result.
import { executeToJSON } from '../operations/execute.ts';
import type { Result } from '../operations/results.ts';
import { restTerms } from '../operations/terms.ts';
import { type Operation, parameterOf, takesInput } from '../schema/operation.ts';
import type { PublishedContent } from '../schema/content.ts';
import { derived } from '../kernel/derived.ts';
import { decodeBody, decodeQuery, refuseQuery } from './decode.ts';
import type { Endpoint } from './endpoint.ts';
import { createOwnHeaders } from './headers.ts';
import type { CompressionLevel } from './prepared.ts';
import { answersOf, mediaType, prepareResult, type ResultContext } from './recall.ts';

const encoder = new TextEncoder();

export interface OperationContext extends ResultContext {
  readonly site: PublishedContent;
}

export function createOperationEndpoint(operation: Operation, context: OperationContext): Endpoint {
  return operation.method === 'GET'
    ? createReader(operation, context)
    : createWriter(operation, context);
}

function createReader(operation: Operation, context: OperationContext): Endpoint {
  const { path } = operation;
  const { site } = context;
  const prepareOnce = (level: CompressionLevel) =>
    derived((result: Result) => prepareResult(result, path, context, level));
  const [prepareWhole, prepareFiltered] = [prepareOnce('best'), prepareOnce('quick')];
  const name = parameterOf(path);
  const takesQuery = takesInput(operation);
  const answers = answersOf(site);
  return {
    path,
    prepare({ path: requested, parameter, query }) {
      // A query that is ignored does not change the cache key.
      const isFiltered = takesQuery && query !== '';
      const key = isFiltered ? `${requested}?${query}` : requested;
      const prepare = isFiltered ? prepareFiltered : prepareWhole;
      const run = () => {
        const input = {
          ...(takesQuery && decodeQuery(operation, query)),
          ...(name !== undefined && { [name]: parameter }),
        };
        return executeToJSON(operation, site, input, restTerms);
      };
      if (operation.cache === 'never') return prepare({ json: run() });
      return answers.find(key) ?? answers.store(key, run(), prepare);
    },
  };
}

function createWriter(operation: Operation, { site, headers }: OperationContext): Endpoint {
  const { path: route } = operation;
  const toHeaders = createOwnHeaders(headers, mediaType);
  return {
    path: route,
    answer({ request, query, body: sent }) {
      refuseQuery(operation, query);
      const input = decodeBody(operation, request, sent);
      const body = encoder.encode(executeToJSON(operation, site, input, restTerms));
      return { status: 200, headers: toHeaders(body.length), body, route };
    },
  };
}
