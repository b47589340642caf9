// The bounds of one process on Node.js. docs/limits.md tells callers and owners of each.

export interface NodeLimits {
  /** Connections that are open at once; beyond them those that have been idle for the longest time give way. */
  readonly maxConnections: number;
  /** Octets of a request's line and header together. */
  readonly maxHeaderSize: number;
  /** Milliseconds from the first octet of a request to the end of its header. */
  readonly headersTimeout: number;
  /** Milliseconds from the first octet of a request to its last. */
  readonly requestTimeout: number;
  /** Milliseconds that a body may fall behind `minBodyRate`. */
  readonly bodyGrace: number;
  /** Octets a second that a body has to bring in the long run. */
  readonly minBodyRate: number;
  /** Octets of unfinished bodies that are held in all; beyond them the slowest goes. */
  readonly maxBodyMemory: number;
  /** Octets of long bodies that have come and wait for their turn; beyond them the longest gives way. */
  readonly maxBodiesInTurn: number;
  /** Octets of answers that wait on a connection for their reader; the answer beyond them is the last one there. */
  readonly maxQueuedAnswers: number;
  /** Octets of answers that wait in all; beyond them the connection is cut that has made no progress for the longest time. */
  readonly maxQueuedInAll: number;
  /** Milliseconds that an idle connection is kept for its next request; more than `requestTimeout`. */
  readonly keepAliveTimeout: number;
  /** Milliseconds without any progress after which a client that does not read its answer is cut. */
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
