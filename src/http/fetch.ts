// Answers `Request` with `Response`, for Bun, Deno and Workers.
import {
  type Answer,
  type Body,
  fragmented,
  type Handler,
  isFragmented,
  maxBodyLength,
  Pieces,
  type PlainRequest,
} from '../exchange.ts';
import { Problem } from '../problems.ts';
import { derived } from '../kernel/derived.ts';
import { type AccessEntry, identify, type Named, toEntry } from './access.ts';
import type { OnFault } from './handler.ts';
import type { ProblemAnswers } from './problem-answer.ts';
import { removeOrigin } from './target.ts';
import { parseURL } from '../kernel/url.ts';

/** Returns a promise only if it reads a body. */
export type Fetch = (request: Request) => Response | Promise<Response>;

interface FetchOptions {
  readonly onFault: OnFault;
  readonly onAnswer?: ((entry: AccessEntry) => void) | undefined;
}

/** Wraps a handler of plain values. */
export function createFetch(
  answer: Handler,
  problems: ProblemAnswers,
  { onFault, onAnswer }: FetchOptions,
): Fetch {
  const finish = (answered: Answer, request: FetchRequest): Response => {
    onAnswer?.(toEntry(answered, request.named, request.started));
    return toResponse(identify(answered, request));
  };
  return (request) => {
    const plain = new FetchRequest(request, onAnswer === undefined ? 0 : performance.now());
    const answering = answer(plain);
    if (typeof answering !== 'function') return finish(answering, plain);
    return readStream(request.body).then(
      async (body) => finish(await complete(answering(body)), plain),
      (error: unknown) => {
        if (error instanceof Problem)
          return finish(problems.answerProblem(error, 'refused'), plain);
        onFault(error, plain);
        return finish(problems.answerFault('internal_error', plain.id), plain);
      },
    );
  };
}

/** Most milliseconds of a batch before other requests are answered. */
const longestTurn = 5;

/** Does all parts of an answer. The clock of Workers stands still meanwhile, so there a batch takes one turn. */
async function complete(answer: Answer): Promise<Answer> {
  let part = answer;
  let began = performance.now();
  while (part.next !== undefined) {
    if (performance.now() - began >= longestTurn) {
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    }
    part = part.next();
  }
  return part;
}

/** A `Request` as plain values. Headers and id are read on demand, because few requests need them. */
class FetchRequest implements PlainRequest {
  readonly canWait = true;
  readonly method: string;
  readonly target: string;
  #id: string | undefined;
  #headers: PlainRequest['headers'] | undefined;
  /** Arrival time by `performance.now()`; 0 without `onAnswer`. */
  readonly started: number;
  readonly #request: Request;

  constructor(request: Request, started: number) {
    const { method, url } = request;
    this.#request = request;
    this.started = started;
    this.method = method;
    this.target = targetOf(url);
  }

  get id(): string {
    return (this.#id ??= crypto.randomUUID());
  }

  /** The fields that may be logged. An unknown method becomes `-`: the client chose that text. */
  get named(): Named {
    const { id, method, headers } = this;
    return { id, method: known.has(method) ? method : '-', headers };
  }

  // Looks up single headers: copying all of them would take longer than the answer.
  get headers(): PlainRequest['headers'] {
    return (this.#headers ??= new Proxy({} as PlainRequest['headers'], {
      get: (_, name) =>
        this.#request.headers.get(String(name)) ?? (name === 'host' ? this.#host : undefined),
    }));
  }

  /** The host in the URL: HTTP/2 has no `Host` (RFC 9113 §8.3.1). */
  get #host(): string | undefined {
    return parseURL(this.#request.url)?.host;
  }
}

/** RFC 9110 §9.3, RFC 5789. */
const known: ReadonlySet<string> = new Set(
  'GET HEAD POST PUT DELETE CONNECT OPTIONS TRACE PATCH'.split(' '),
);

/**
 * Returns a URL without origin and fragment. Without a usable `Host`, Bun gives only the path, and Deno gives an
 * absolute-form target as it was sent.
 */
function targetOf(url: string): string {
  const end = url.indexOf('#');
  return removeOrigin(end < 0 ? url : url.slice(0, end));
}

const brokenOff = new Problem(
  'invalid_request',
  'The body broke off before its end.',
  'Send the request again, with the whole body.',
);

/** Reads a body. Rejects with `brokenOff` if the client disconnects, which is no fault of the service. */
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
      // A failure to cancel does not change the answer.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(value);
    if (isFragmented(chunks.length, length)) {
      reader.cancel().catch(() => undefined);
      throw fragmented;
    }
  }
  return concatenate(chunks, length);
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const joined = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}

// Prepared answers reuse their `Headers`: a runtime copies them faster than a record.
const toHeaders = derived((headers: Answer['headers']) => new Headers(headers));

function toResponse({ status, headers, body }: Answer): Response {
  const content = body instanceof Pieces ? String(body) : body;
  return new Response((content as BodyInit | undefined) ?? null, {
    status,
    headers: toHeaders(headers),
  });
}
