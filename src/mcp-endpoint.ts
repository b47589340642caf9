// `/api/mcp` over HTTP: POST speaks the protocol, GET answers a status document.
import { mcpStatus } from './documents/discovery/mcp-status.ts';
import { type Answer, headerValue, type RequestHeaders } from './exchange.ts';
import { describeCoding } from './http/decode.ts';
import { createDocumentEndpoints, type DocumentContext } from './http/document-endpoint.ts';
import { allowedMethods, type CallEndpoint, type ReadEndpoint } from './http/endpoint.ts';
import type { OnFault } from './http/handler.ts';
import { createOwnHeaders, emptyHeaders, type Headers } from './http/headers.ts';
import { createHostCheck } from './http/host.ts';
import { createSoleTypeCheck } from './http/negotiate.ts';
import type { ProblemAnswers } from './http/problem-answer.ts';
import { createMcp, type Mcp } from './mcp/dispatch.ts';
import { codes, invalidRequest, ProtocolError, type Reply, toErrorReply } from './mcp/wire.ts';
import { Problem, quote } from './problems.ts';

export interface McpContext extends DocumentContext {
  readonly problems: ProblemAnswers;
  readonly onFault: OnFault;
  /** Whether to refuse a `Host` that is neither loopback nor the public one. */
  readonly guardHost: boolean;
  /** Further headers of cacheable answers. */
  readonly kept?: Headers;
  readonly mcp?: Mcp | undefined;
}

export function createMcpEndpoint(context: McpContext): ReadEndpoint & CallEndpoint {
  const { site, problems, onFault, guardHost, mcp = createMcp(site) } = context;
  const toHeaders = createOwnHeaders(context.headers, 'application/json');
  const silent = emptyHeaders(context.headers);
  const route = mcpStatus.path;
  const toHTTP = ({ status, body, next }: Reply): Answer => {
    const headers = body === undefined ? silent : toHeaders(body.length);
    const answer = { status, headers, body, route };
    return next === undefined ? answer : { ...answer, next: () => toHTTP(next()) };
  };
  const isTrusted = createHostCheck(site.baseUrl);
  const guard = (headers: RequestHeaders): Answer | undefined => {
    const host = headerValue(headers['host']);
    return guardHost && !isTrusted(host) ? toHTTP(refuseHost(host)) : undefined;
  };
  const [status] = createDocumentEndpoints(mcpStatus, {
    ...context,
    headers: context.kept ?? context.headers,
  });
  const endpoint: ReadEndpoint & CallEndpoint = {
    path: route,
    prepare(asked) {
      const answer = status.prepare(asked);
      return (headers) =>
        guard(headers) ?? (wantsStream(headers) ? refuseStream() : answer(headers));
    },
    answer({ request, body }) {
      const { headers } = request;
      const refused = guard(headers);
      if (refused !== undefined) return refused;
      const coding = describeCoding(headers);
      if (coding !== undefined) return toHTTP(toErrorReply(null, invalidRequest(coding)));
      const { canWait = false } = request;
      return toHTTP(mcp(body, { headers, canWait, onFault: (error) => onFault(error, request) }));
    },
  };

  function refuseStream(): Answer {
    const allow = allowedMethods(endpoint);
    const problem = new Problem(
      'method_not_allowed',
      'This server opens no event stream.',
      'POST requests and read each answer as JSON, or GET the status document as application/json.',
    );
    return problems.answerProblem(problem, route, { allow });
  }

  return endpoint;
}

function refuseHost(host = ''): Reply {
  const message =
    host === ''
      ? 'The Host header is missing. It must name this machine or the public origin of this server.'
      : `The host ${quote(host)} is neither this machine nor the public origin of this server.`;
  return toErrorReply(null, new ProtocolError(403, codes.invalidRequest, message));
}

const isStreamOnly = createSoleTypeCheck('text/event-stream');

/** Whether a legacy client tries to open a stream: it accepts no other type. */
function wantsStream(headers: RequestHeaders): boolean {
  return isStreamOnly(headerValue(headers['accept']) ?? '*/*');
}
