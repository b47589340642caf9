// What answers at a path. Operations, documents and whatever else an app adds become endpoints.
import type { Answer, Body, PlainRequest } from '../exchange.ts';
import type { PreparedAnswer } from './prepared.ts';

/** What a GET asks for, its headers aside. */
export interface Asked {
  /** Decoded segment that the name in braces stands for; empty without one. */
  readonly parameter: string;
  readonly query: string;
}

/** A POST whose body was read. */
export interface Call {
  readonly request: PlainRequest;
  readonly query: string;
  readonly body: Body;
}

export interface Endpoint {
  /** Exact path, or a template with one name in braces that stands for a segment. */
  readonly path: string;
  /** Prepares what answers GET and HEAD; asked once for each target that is remembered. */
  prepare?(asked: Asked): PreparedAnswer;
  /** Whether the query counts for a GET. Where it does not, nothing is remembered with one. */
  readonly takesQuery?: boolean;
  /** Answers POST. */
  answer?(call: Call): Answer;
}

/** The methods for an `Allow` header. */
export function allowedMethods({ prepare, answer }: Endpoint): string[] {
  return [...(prepare ? ['GET', 'HEAD'] : []), ...(answer ? ['POST'] : []), 'OPTIONS'];
}
