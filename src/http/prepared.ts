// Prepared answers: everything about a GET that does not depend on the request is computed once.
import { type Answer, headerValue, type RequestHeaders } from '../exchange.ts';
import { createETag, matchesETag, tagEncoding } from './etag.ts';
import { cachedAtEdge, type Headers } from './headers.ts';
import { type Encoding, pickEncoding } from './negotiate.ts';

/** Compresses a body; `identity` converts it to the type that the runtime sends. */
export type Compress = Readonly<
  Record<Encoding, (body: Uint8Array, level?: CompressionLevel) => Uint8Array>
>;

/**
 * Compression level: 'quick' for filtered results, because a client can request countless different ones; 'best', at any size,
 * for files that are written once. Without a level, large bodies are compressed quickly.
 */
export type CompressionLevel = 'best' | 'quick';

/** The compression of the runtime, or `'edge'`: an edge in front of it compresses. */
export type Compression = Compress | 'edge';

export interface Resource {
  readonly route: string;
  readonly body: Uint8Array;
  readonly mediaType: string;
  readonly headers: Headers;
  /** Request headers on which the choice of this resource depends. */
  readonly vary?: string | undefined;
  readonly compress?: Compression | undefined;
  readonly level?: CompressionLevel;
}

/** Answers a GET by its headers, with 304 if the client has this version. */
export type PreparedAnswer = (headers: RequestHeaders) => Answer;

interface Representation {
  readonly etag: string;
  readonly full: Answer;
  readonly notModified: Answer;
}

/** Shorter bodies fit into one packet, so they are not compressed. */
const minCompressedLength = 1_000;

/** Prepares the answer with a resource. Each encoding is made at its first request. */
export function prepareAnswer(resource: Resource): PreparedAnswer {
  const { compress: compression } = resource;
  const compress = compression === 'edge' ? undefined : compression;
  const body = compress?.identity(resource.body) ?? resource.body;
  const isCompressed =
    compression !== undefined &&
    body.length >= minCompressedLength &&
    !/^(?:image|font|application\/pdf)/.test(resource.mediaType);
  const etag = createETag(body);
  const vary = [isCompressed ? 'Accept-Encoding' : '', resource.vary ?? '']
    .filter((name) => name !== '')
    .join(', ');
  const identity = represent(resource, body, { etag, ...(vary && { vary }) });
  if (!isCompressed || compress === undefined) return answerWith(() => identity);

  const made: Partial<Record<Encoding, Representation>> = { identity };
  return answerWith((headers) => {
    const encoding = pickEncoding(headerValue(headers['accept-encoding']) ?? '');
    return (made[encoding] ??= represent(resource, compress[encoding](body, resource.level), {
      etag: tagEncoding(etag, encoding),
      vary,
      'content-encoding': encoding,
    }));
  });
}

function answerWith(pick: (headers: RequestHeaders) => Representation): PreparedAnswer {
  return (headers) => {
    const { etag, full, notModified } = pick(headers);
    const ifNoneMatch = headerValue(headers['if-none-match']);
    return ifNoneMatch !== undefined && matchesETag(ifNoneMatch, etag) ? notModified : full;
  };
}

function represent(
  { route, mediaType, headers: common }: Resource,
  body: Uint8Array,
  chosen: Headers & { readonly etag: string },
): Representation {
  const { 'content-encoding': encoding, ...validators } = chosen;
  // RFC 9110 §15.4.5: a 304 repeats the headers that update a cache entry, and none that describe content.
  const repeated = { 'cache-control': cachedAtEdge, ...common, ...validators };
  const headers = {
    ...repeated,
    'content-type': mediaType,
    ...(encoding !== undefined && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return {
    etag: chosen.etag,
    full: { status: 200, headers, body, route },
    notModified: { status: 304, headers: repeated, body: undefined, route },
  };
}
