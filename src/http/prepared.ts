// A prepared answer: everything about a GET that does not depend on the request, worked out once.
import { type Answer, headerValue, type RequestHeaders } from '../exchange.ts';
import { createETag, matchesETag, tagEncoding } from './etag.ts';
import { cachedAtEdge, type Headers } from './headers.ts';
import { type Encoding, pickEncoding } from './negotiate.ts';

/**
 * Compresses a body, or for `identity` converts it once to what the runtime sends.
 * Runtimes whose edge compresses for them give none.
 */
export type Compress = Readonly<
  Record<Encoding, (body: Uint8Array, effort?: Effort) => Uint8Array>
>;

/** Compression effort: 'quick' for filtered results, because anybody can request countless different ones. */
export type Effort = 'best' | 'quick';

/** Who compresses: the runtime, or an edge in front of it, which picks an encoding by the request then. */
export type Compression = Compress | 'edge';

export interface Resource {
  readonly route: string;
  readonly body: Uint8Array;
  readonly mediaType: string;
  readonly headers: Headers;
  /** Request headers that the choice of this resource depended on. */
  readonly vary?: string | undefined;
  readonly compress?: Compression | undefined;
  readonly effort?: Effort;
}

export interface PreparedAnswer {
  /** Answers GET, or 304 when the client has this version. */
  get(headers: RequestHeaders): Answer;
}

interface Representation {
  readonly etag: string;
  readonly full: Answer;
  readonly notModified: Answer;
}

/** Shorter bodies fit into one packet and are not compressed. */
const minCompressedLength = 1_000;

/** Prepares the answer for a resource; other encodings are made when they are first asked for. */
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
    return (made[encoding] ??= represent(resource, compress[encoding](body, resource.effort), {
      etag: tagEncoding(etag, encoding),
      vary,
      'content-encoding': encoding,
    }));
  });
}

function answerWith(pick: (headers: RequestHeaders) => Representation): PreparedAnswer {
  return {
    get(headers) {
      const { etag, full, notModified } = pick(headers);
      const ifNoneMatch = headerValue(headers['if-none-match']);
      return ifNoneMatch !== undefined && matchesETag(ifNoneMatch, etag) ? notModified : full;
    },
  };
}

function represent(
  { route, mediaType, headers: common }: Resource,
  body: Uint8Array,
  chosen: Headers & { readonly etag: string },
): Representation {
  const { 'content-encoding': encoding, ...validators } = chosen;
  // RFC 9110 §15.4.5: a 304 repeats what a cache needs to update its entry, and describes no content.
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
