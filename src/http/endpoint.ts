// What answers at a path. Operations, documents and whatever else an app adds become endpoints.
import type { Answer, Body, PlainRequest } from '../exchange.ts';

export interface Call {
  readonly request: PlainRequest;
  /** `GET` for a HEAD request too; the handler drops the body. */
  readonly method: string;
  /** Decoded segment that the name in braces stands for; empty without one. */
  readonly parameter: string;
  readonly query: string;
  /** Of a POST. */
  readonly body: Body;
}

export interface Endpoint {
  /** Exact path, or a template with one name in braces that stands for a segment. */
  readonly path: string;
  /** Methods beside HEAD, which goes with GET, and OPTIONS, which every endpoint answers. */
  readonly methods: readonly ('GET' | 'POST')[];
  answer(call: Call): Answer;
}

/** The methods for an `Allow` header. */
export function allowedMethods({ methods }: Endpoint): string[] {
  return methods
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .concat('OPTIONS');
}
