// Endpoints: operations, documents and the MCP server at their paths.
import type { Answer, Body, PlainRequest } from '../exchange.ts';
import type { PreparedAnswer } from './prepared.ts';

/** A GET without its headers. */
export interface ReadRequest {
  /** The path as it was sent. */
  readonly path: string;
  /** The decoded segment in place of the name in braces; empty without one. */
  readonly parameter: string;
  readonly query: string;
}

/** A POST with its body. */
export interface Call {
  readonly request: PlainRequest;
  readonly query: string;
  readonly body: Body;
}

interface Located {
  /** An exact path, or a template in which a name in braces matches one segment. */
  readonly path: string;
}

/** Answers GET and HEAD. */
export interface ReadEndpoint extends Located {
  /** Returns the prepared answer, which it prepares first if necessary. */
  prepare(request: ReadRequest): PreparedAnswer;
}

/** Answers POST. */
export interface CallEndpoint extends Located {
  answer(call: Call): Answer;
}

export type Endpoint = ReadEndpoint | CallEndpoint | (ReadEndpoint & CallEndpoint);

/** Lists the methods of an endpoint for the `Allow` header. */
export function allowedMethods(endpoint: Endpoint): string {
  const read = 'prepare' in endpoint ? ['GET', 'HEAD'] : [];
  const call = 'answer' in endpoint ? ['POST'] : [];
  return [...read, ...call, 'OPTIONS'].join(', ');
}
