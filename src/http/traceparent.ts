// W3C Trace Context, level 1: the ids by which logs of several systems can be joined.

export interface Trace {
  readonly traceId: string;
  readonly spanId: string;
}

const traceparent = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/;

/** Parses a `traceparent`; empty if it is not valid (§3.2.2: later versions may have more fields). */
export function parseTraceparent(value: string): Partial<Trace> {
  const [, version, traceId, spanId, more] = traceparent.exec(value) ?? [];
  if (traceId === undefined || spanId === undefined || version === 'ff') return {};
  if (version === '00' && more !== undefined) return {};
  return /[^0]/.test(traceId) && /[^0]/.test(spanId) ? { traceId, spanId } : {};
}
