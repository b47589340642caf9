// Finds the answer to a request target that was asked for before, or was written when a snapshot was: most targets are known.
import { toArray, toOctets } from '../kernel/octets.ts';
import { type Result, resultsOf } from '../operations/results.ts';
import type { Site } from '../schema/site.ts';
import type { Headers } from './headers.ts';
import { type Compression, type Effort, prepareAnswer, type PreparedAnswer } from './prepared.ts';

export const mediaType = 'application/json';

export interface ResultContext {
  readonly headers: Headers;
  readonly compress?: Compression | undefined;
}

/** Prepares the answer that an operation gave. */
export function prepareResult(
  { json }: Result,
  route: string,
  { headers, compress }: ResultContext,
  effort: Effort,
): PreparedAnswer {
  return prepareAnswer({ route, body: toArray(json), mediaType, headers, compress, effort });
}

/** Makes what finds the prepared answer to a request target. No other skin's question begins with a slash, nor does JSON. */
export function createRecall(
  site: Site,
  context: ResultContext,
): (target: string) => PreparedAnswer | undefined {
  const results = resultsOf(site);
  const written =
    site.written?.baseUrl === site.baseUrl ? site.written.answers : new Map<string, string>();
  const prepareWritten = (path: string): PreparedAnswer | undefined => {
    const json = written.get(path);
    if (json === undefined) return undefined;
    return results.keep(path, toOctets(json), (result) =>
      prepareResult(result, path, context, 'thorough'),
    );
  };
  return (target) =>
    target.startsWith('/') ? (results.find(target) ?? prepareWritten(target)) : undefined;
}
