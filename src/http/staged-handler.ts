// Endpoints in two stages: those that most visitors ask for are there at once, the others are loaded when one of them,
// or a path that may be theirs, is first asked for.
import { splitTarget } from './decode.ts';
import type { Endpoint } from './endpoint.ts';
import { createHandler, type Handler, type HandlerOptions } from './handler.ts';
import type { AnswerNotFound } from './not-found.ts';
import { createRoutes } from './routes.ts';

export interface Rest {
  readonly endpoints: readonly Endpoint[];
  readonly answerNotFound: AnswerNotFound;
}

/** Makes a handler of the endpoints that are there and of the rest that `loadRest` gives. */
export function createStagedHandler(
  first: Omit<HandlerOptions, 'answerNotFound'>,
  loadRest: () => Promise<Rest>,
): Handler {
  const { problems, onFault, endpoints } = first;
  const routes = createRoutes(endpoints);
  const answerFirst = createHandler({ ...first, answerNotFound: () => undefined });
  let answerAny: Handler | undefined;
  let loading: Promise<Handler> | undefined;
  const load = async (): Promise<Handler> => {
    const rest = await loadRest();
    answerAny = createHandler({ ...first, ...rest, endpoints: [...endpoints, ...rest.endpoints] });
    return answerAny;
  };
  return (request) => {
    if (answerAny !== undefined) return answerAny(request);
    if (routes.find(splitTarget(request.target).path) !== undefined) return answerFirst(request);
    return (loading ??= load()).then(
      (handler) => handler(request),
      (error: unknown) => {
        loading = undefined;
        onFault(error, request);
        return problems.answerFault('internal_error', request.id);
      },
    );
  };
}
