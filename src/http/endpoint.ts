// What answers at a path. Operations, documents and whatever else an app adds become endpoints.
import type { Answer, Body, PlainRequest } from '../exchange.ts';
import type { PreparedAnswer } from './prepared.ts';

/** What a GET asks for, apart from its headers. */
export interface Asked {
  /** The path as it was sent. */
  readonly path: string;
  /** Decoded segment that the name in braces stands for; empty without one. */
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
  /** Exact path, or a template with one name in braces that stands for a segment. */
  readonly path: string;
}

/** Answers GET and HEAD. */
export interface ReadEndpoint extends Located {
  /** Prepares the answer, or finds the prepared one. */
  prepare(asked: Asked): PreparedAnswer;
}

/** Answers POST. */
export interface CallEndpoint extends Located {
  answer(call: Call): Answer;
}

export type Endpoint = ReadEndpoint | CallEndpoint | (ReadEndpoint & CallEndpoint);

/** The methods for an `Allow` header. */
export function allowedMethods(endpoint: Endpoint): string {
  const read = 'prepare' in endpoint ? ['GET', 'HEAD'] : [];
  const call = 'answer' in endpoint ? ['POST'] : [];
  return [...read, ...call, 'OPTIONS'].join(', ');
}
