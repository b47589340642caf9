// Answers by request target: those given before, and those that a snapshot contains.
import { derived } from '../kernel/derived.ts';
import { type Result, type ResultCache, resultsOf } from '../operations/results.ts';
import type { PublishedContent } from '../schema/content.ts';
import type { Site } from '../schema/site.ts';
import type { Headers } from './headers.ts';
import {
  type Compression,
  type CompressionLevel,
  prepareAnswer,
  type PreparedAnswer,
} from './prepared.ts';

export const mediaType = 'application/json';

const encoder = new TextEncoder();

export interface ResultContext {
  readonly headers: Headers;
  readonly compress?: Compression | undefined;
}

/** The answers of a site, by request target. */
export const answersOf: (site: PublishedContent) => ResultCache<PreparedAnswer> = derived((site) =>
  resultsOf(site).addCache<PreparedAnswer>(),
);

export function prepareResult(
  { json }: Result,
  route: string,
  { headers, compress }: ResultContext,
  level: CompressionLevel,
): PreparedAnswer {
  return prepareAnswer({ route, body: encoder.encode(json), mediaType, headers, compress, level });
}

/** Makes the lookup of answers by request target, which spares most requests the routing. */
export function createRecall(
  site: Site,
  context: ResultContext,
): (target: string) => PreparedAnswer | undefined {
  const answers = answersOf(site);
  const written = site.written?.baseUrl === site.baseUrl ? site.written.answers : undefined;
  return (target) => {
    const known = answers.find(target);
    if (known !== undefined) return known;
    const json = written?.get(target);
    return json === undefined
      ? undefined
      : answers.store(target, json, (result) => prepareResult(result, target, context, 'best'));
  };
}
