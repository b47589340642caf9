import { expect, it } from 'vitest';
import { parseTraceparent } from './traceparent.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

it.each([
  ['', `00-${traceId}-${spanId}-01`],
  [' of a later version', `01-${traceId}-${spanId}-01-more`],
])('reads a traceparent%s', (_, value) => {
  expect(parseTraceparent(value)).toEqual({ traceId, spanId });
});

it.each([
  '',
  'name=visitor',
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-01-more`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `ff-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`,
])('takes nothing from %s', (value) => {
  expect(parseTraceparent(value)).toEqual({});
});
