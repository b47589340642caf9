// The MCP server: answers a request body. It stores nothing of a request.
import { maxBodyLength, type RequestHeaders } from '../exchange.ts';
import { isObject, readJSON, requestLimits } from '../kernel/json.ts';
import { decodeUTF8 } from '../kernel/octets.ts';
import { quote } from '../problems.ts';
import { resultsOf } from '../operations/results.ts';
import type { McpSite } from './identity.ts';
import { modernVersion } from '../version.ts';
import { answerMembers, maxBatchLength } from './batch.ts';
import { checkLegacy, checkModern, claimsModern, type Era, eraOf } from './eras.ts';
import { type Methods, methodsOf } from './methods.ts';
import { createRecall } from './recall.ts';
import { toolsOf } from './tools.ts';
import {
  codes,
  idWords,
  invalidParams,
  invalidRequest,
  isRequestId,
  type JSONObject,
  ProtocolError,
  readableId,
  type Reply,
  type RequestId,
  toErrorReply,
  toReply,
} from './wire.ts';

/** The circumstances of a body. */
export interface Call {
  /** Names in lower case; absent over stdio, where messages are complete without headers. */
  readonly headers?: RequestHeaders;
  /** Called with internal errors; the client gets only a generic message. */
  onFault(error: unknown): void;
  /** Whether the caller continues a reply that has `next`. */
  readonly canWait?: boolean;
}

/** Answers a body: bytes, a text, or `undefined` for a body that was too long. */
export type Mcp = (body: Uint8Array | string | undefined, call: Call) => Reply;

const accepted: Reply = { status: 202, body: undefined };

export function createMcp(site: McpSite, tools = toolsOf(site)): Mcp {
  const methods: Record<Era, Methods> = {
    modern: methodsOf(site, tools, 'modern'),
    legacy: methodsOf(site, tools, 'legacy'),
    first: methodsOf(site, tools, 'first'),
  };

  const uncachedTools = new Set(tools.flatMap((tool) => (tool.isCached ? [] : [tool.name])));

  function answerMessage(message: unknown, call: Call): Reply {
    try {
      if (!isObject(message)) throw invalidRequest('A message is a JSON object.');
      if (message['jsonrpc'] !== '2.0') throw invalidRequest('"jsonrpc" must be "2.0".');
      const era = eraOf(message, call.headers);
      if (era !== 'modern') {
        // `initialize` negotiates the version in its body.
        if (message['method'] !== 'initialize') checkLegacy(call.headers);
        const isResponse = 'result' in message || 'error' in message;
        if (isResponse && message['method'] === undefined) return accepted;
      }
      return answerRequest(message, era, call.headers);
    } catch (error) {
      return answerError(readableId(message), error, call);
    }
  }

  function answerRequest(
    { id, method, params = {} }: JSONObject,
    era: Era,
    headers: RequestHeaders | undefined,
  ): Reply {
    if (typeof method !== 'string') throw invalidRequest('"method" must be a string.');
    if (id === undefined) return accepted;
    if (!isRequestId(id)) throw invalidRequest(idWords);
    if (era === 'modern') checkModern(method, params, headers);
    if (!isObject(params)) throw invalidParams('"params" must be an object.');
    const run = methods[era].get(method);
    if (run !== undefined) return toReply(id, run(params));
    const message = `There is no method ${quote(method)}.`;
    throw new ProtocolError(era === 'modern' ? 404 : 200, codes.methodNotFound, message);
  }

  function answerBatch(batch: readonly unknown[], call: Call): Reply {
    if (batch.some(claimsModern) || eraOf({}, call.headers) === 'modern') {
      throw invalidRequest(`Protocol version ${modernVersion} has no batches.`);
    }
    checkLegacy(call.headers);
    if (batch.length === 0) throw invalidRequest('A batch has at least one member.');
    if (batch.length > maxBatchLength) {
      throw invalidRequest(`A batch has at most ${maxBatchLength} members.`);
    }
    const steps = answerMembers(batch, (message) => answerMessage(message, call), uncachedTools);
    const proceed = (): Reply => {
      let step = steps.next();
      while (!step.done && !call.canWait) step = steps.next();
      if (!step.done) return { ...accepted, next: proceed };
      return step.value === undefined ? accepted : { status: 200, body: step.value };
    };
    return proceed();
  }

  const answerText = (text: string, call: Call): Reply => {
    const message = parse(text);
    return Array.isArray(message) ? answerBatch(message, call) : answerMessage(message, call);
  };
  const recall = createRecall(resultsOf(site).addCache());
  return (body, call) => {
    try {
      const text = typeof body === 'string' ? body : decode(body);
      return recall(text, call.headers, () => answerText(text, call));
    } catch (error) {
      return answerError(null, error, call);
    }
  };
}

function answerError(id: RequestId | null, error: unknown, { onFault }: Call): Reply {
  if (error instanceof ProtocolError) return toErrorReply(id, error);
  onFault(error);
  return toErrorReply(id, new ProtocolError(200, codes.internalError, 'Internal error.'));
}

function decode(body: Uint8Array | undefined): string {
  if (body === undefined) {
    const message = `The message is longer than ${maxBodyLength} bytes.`;
    throw new ProtocolError(413, codes.invalidRequest, message);
  }
  const text = decodeUTF8(body);
  if (text !== undefined) return text;
  throw new ProtocolError(400, codes.parseError, 'The message is not valid UTF-8.');
}

function parse(text: string): unknown {
  const parsed = readJSON(text, requestLimits);
  if ('value' in parsed) return parsed.value;
  throw new ProtocolError(400, codes.parseError, `The message ${parsed.refusal}`);
}
