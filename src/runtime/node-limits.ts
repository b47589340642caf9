// The limits of one process on Node.js; docs/limits.md describes each.

export interface NodeLimits {
  /** Open connections; beyond them the longest idle one is closed. */
  readonly maxConnections: number;
  /** Bytes of a request line and header together. */
  readonly maxHeaderSize: number;
  /** Milliseconds from the first byte of a request to the end of its header. */
  readonly headersTimeout: number;
  /** Milliseconds from the first byte of a request to its last. */
  readonly requestTimeout: number;
  /** Milliseconds that a body may be late by `minBodyRate`. */
  readonly bodyGrace: number;
  /** Least bytes per second of a body, on average. */
  readonly minBodyRate: number;
  /** Bytes buffered for all unfinished bodies; beyond them the slowest is refused. */
  readonly maxBodyMemory: number;
  /** Bytes of long bodies that wait to be answered; beyond them the longest is refused. */
  readonly maxBodiesInTurn: number;
  /** Bytes of unread answers on a connection; the answer that exceeds them is its last. */
  readonly maxQueuedAnswers: number;
  /** Bytes of unread answers in all; beyond them the connection that has stalled longest is cut. */
  readonly maxQueuedInAll: number;
  /** Milliseconds that an idle connection stays open; more than `requestTimeout`. */
  readonly keepAliveTimeout: number;
  /** Milliseconds without progress after which a client that does not read its answer is cut. */
  readonly idleTimeout: number;
}

export const defaultLimits: NodeLimits = {
  maxConnections: 5_000,
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  bodyGrace: 5_000,
  minBodyRate: 1_000,
  maxBodyMemory: 32 * 1024 * 1024,
  maxBodiesInTurn: 32 * 1024 * 1024,
  maxQueuedAnswers: 8 * 1024 * 1024,
  maxQueuedInAll: 32 * 1024 * 1024,
  keepAliveTimeout: 65_000,
  idleTimeout: 120_000,
};
