// The whole service as a function of a site: the only place where the HTTP and the MCP face meet.
import type { Site } from './documents/document.ts';
import { listDocuments } from './documents/index.ts';
import { notFoundPage } from './documents/pages/not-found.tsx';
import {
  type Answer,
  type Body,
  type Handler,
  maxBodyLength,
  type PlainRequest,
} from './exchange.ts';
import { createDocumentEndpoints } from './http/document-endpoint.ts';
import { createHandler, type OnFault } from './http/handler.ts';
import { commonHeaders } from './http/headers.ts';
import { createHealthEndpoints } from './http/health.ts';
import { createNotFoundAnswers } from './http/not-found.ts';
import { createOperationEndpoint } from './http/operation-endpoint.ts';
import type { Compress } from './http/prepared.ts';
import { createProblemAnswers } from './http/problem-answer.ts';
import { createMcpEndpoint } from './mcp-endpoint.ts';
import { toArray } from './octets.ts';
import { operations } from './operations/index.ts';
import { Problem } from './problems.ts';
import { derived } from './schema/derived.ts';

export interface AppOptions {
  /** Compresses bodies; leave it out where the edge does it. */
  readonly compress?: Compress;
  /** Told about faults of the service; their message goes nowhere else. */
  readonly onFault?: OnFault;
  /** Whether new requests are welcome; says `/readyz`. */
  readonly isReady?: () => boolean;
  /**
   * Whether `/api/mcp` refuses a `Host` that is neither loopback nor the public one, as a server on a loopback
   * address must (DNS rebinding).
   */
  readonly guardHost?: boolean;
}

export interface App {
  /** Answers a request as plain values. */
  readonly answer: Handler;
  /** Answers for the runtime what never becomes a request: what its parser refuses, and overload. */
  readonly refuse: (cause: Problem | 'unavailable') => Answer;
  /** `answer` over `Request` and `Response`, for runtimes that speak them; a promise only where a body is read. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

/** Makes the service for one immutable site; changed content makes a new one. */
export function createApp(site: Site, options: AppOptions = {}): App {
  const headers = commonHeaders(site.baseUrl);
  const { compress, onFault = () => undefined, isReady = () => true, guardHost = false } = options;
  const problems = createProblemAnswers(site.baseUrl, headers);
  const { content } = site;
  const answer = createHandler({
    problems,
    headers,
    onFault,
    answerNotFound: createNotFoundAnswers(notFoundPage, site, headers),
    endpoints: [
      ...listDocuments(site).flatMap((document) =>
        createDocumentEndpoints(document, { site, headers, compress }),
      ),
      ...operations.map((operation) =>
        createOperationEndpoint(operation, { content, problems, headers, compress }),
      ),
      createMcpEndpoint({ site, problems, headers, compress, onFault, guardHost }),
      ...createHealthEndpoints(headers, isReady),
    ],
  });
  return {
    answer,
    refuse: (cause) =>
      cause instanceof Problem
        ? problems.answerProblem(cause, 'refused')
        : problems.answerFault(cause),
    fetch: (request) => {
      const plain = new FetchRequest(request);
      const answering = answer(plain);
      if (typeof answering !== 'function') return toResponse(answering);
      return readStream(request.body).then(
        (body) => toResponse(answering(body)),
        (error: unknown) => {
          if (error === brokenOff) return toResponse(problems.answerProblem(brokenOff, 'refused'));
          onFault(error, plain);
          return toResponse(problems.answerFault('internal_error', plain.id));
        },
      );
    },
  };
}

/** A `Request` as plain values; what few requests need is looked up when it is asked for. */
class FetchRequest implements PlainRequest {
  readonly method: string;
  readonly target: string;
  #id: string | undefined;
  #headers: PlainRequest['headers'] | undefined;
  readonly #request: Request;

  constructor(request: Request) {
    const { method, url } = request;
    this.#request = request;
    this.method = method;
    this.target = url.slice(url.indexOf('/', url.indexOf('://') + 3));
  }

  get id(): string {
    return (this.#id ??= crypto.randomUUID());
  }

  // A look-up where a copy of all headers would take longer than the answer.
  get headers(): PlainRequest['headers'] {
    return (this.#headers ??= new Proxy({} as PlainRequest['headers'], {
      get: (_, name) => this.#request.headers.get(String(name)) ?? undefined,
    }));
  }
}

const brokenOff = new Problem(
  'invalid_request',
  'The body broke off before its end.',
  'Send the request again, with the whole body.',
);

/** Rejects with `brokenOff` where a client goes away in mid-body: that is no fault of the service. */
async function readStream(stream: ReadableStream<Uint8Array> | null): Promise<Body> {
  if (stream === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw brokenOff;
    });
    if (done) break;
    length += value.length;
    if (length > maxBodyLength) {
      // Whether what is left could be refused changes nothing in the answer.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(value);
  }
  return concatenate(chunks, length);
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = chunks;
  if (chunks.length === 1 && first !== undefined) return first;
  const joined = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}

// A prepared answer keeps its headers, and a runtime copies a `Headers` sooner than it reads a record.
const toHeaders = derived((headers: Answer['headers']) => new Headers(headers));

function toResponse({ status, headers, start, body }: Answer): Response {
  const octets = typeof body === 'string' ? toArray(body) : body;
  const whole = start === undefined ? octets : new Blob([start, octets as BlobPart]);
  return new Response((whole as BodyInit | undefined) ?? null, {
    status,
    headers: toHeaders(headers),
  });
}
