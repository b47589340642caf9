// The limits of one process on Node.js; docs/limits.md describes each.

export const defaultLimits = {
  /** Open connections; beyond them the longest idle one is closed. */
  maxConnections: 5_000,
  /** Bytes of a request line and header together. */
  maxHeaderSize: 16 * 1024,
  /** Milliseconds from the first byte of a request to the end of its header. */
  headersTimeout: 10_000,
  /** Milliseconds from the first byte of a request to its last. */
  requestTimeout: 30_000,
  /** Milliseconds that a body may be late by `minBodyRate`. */
  bodyGrace: 5_000,
  /** Least bytes per second of a body, on average. */
  minBodyRate: 1_000,
  /** Bytes buffered for all unfinished bodies; beyond them the slowest is refused. */
  maxBodyMemory: 32 * 1024 * 1024,
  /** Bytes of long bodies that wait to be answered; beyond them the longest is refused. */
  maxBodiesInTurn: 32 * 1024 * 1024,
  /** Bytes of unread answers on a connection; the answer that exceeds them is its last. */
  maxQueuedAnswers: 8 * 1024 * 1024,
  /** Bytes of unread answers in all; beyond them the connection that has stalled longest is cut. */
  maxQueuedInAll: 32 * 1024 * 1024,
  /** Milliseconds that an idle connection stays open; more than `requestTimeout`. */
  keepAliveTimeout: 65_000,
  /** Milliseconds without progress after which a client that does not read its answer is cut. */
  idleTimeout: 120_000,
};

export type NodeLimits = Readonly<typeof defaultLimits>;
