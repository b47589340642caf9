// Liveness and readiness probes for operators; not part of the API.
import type { Answer } from '../exchange.ts';
import { paths } from '../paths.ts';
import type { ReadEndpoint } from './endpoint.ts';
import { createOwnHeaders, type Headers } from './headers.ts';

/** Makes `/healthz` (the process answers) and `/readyz` (it accepts traffic). */
export function createHealthEndpoints(
  headers: Headers,
  isReady: () => boolean,
): readonly ReadEndpoint[] {
  const { healthz, readyz } = paths;
  const toHeaders = createOwnHeaders(headers, 'application/json');
  const answer = (route: string, isFine: boolean): Answer => {
    const body = JSON.stringify({ status: isFine ? 'ok' : 'stopping' });
    return { status: isFine ? 200 : 503, headers: toHeaders(body.length), body, route };
  };
  return [
    { path: healthz, prepare: () => () => answer(healthz, true) },
    { path: readyz, prepare: () => () => answer(readyz, isReady()) },
  ];
}
