// A real server on a loopback port, and raw requests of both protocol generations.
import type { App } from '../../src/app.ts';
import { compress } from '../../src/runtime/compress.ts';
import { serveNode } from '../../src/runtime/node.ts';
import { type Received, sendTo } from '../contract/exchange.ts';
import { createTestApp } from '../sample.ts';

export interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
}

export type Headers = Readonly<Record<string, string>>;

export interface TestServer {
  readonly port: number;
  readonly url: string;
  /** Sends anything to `/api/mcp`. */
  send(method: string, headers: Headers, body?: string | Uint8Array): Promise<Received>;
  /** Posts a body as JSON, with no header of the protocol but those that are given. */
  post(body: unknown, headers?: Headers): Promise<Answered>;
  /** Posts a well-formed modern request; headers that are given replace its own, empty ones are left out. */
  modern(message: Message, headers?: Headers): Promise<Answered>;
  close(): Promise<void>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Received['headers'];
  /** The parsed body; `undefined` when there is none. */
  readonly json: any;
}

export const version = '2026-07-28';
export const meta = {
  'io.modelcontextprotocol/protocolVersion': version,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

export async function startTestServer(
  app: App = createTestApp(undefined, { compress, guardHost: true }),
): Promise<TestServer> {
  const server = await serveNode({ host: '127.0.0.1', port: 0, app: () => app });
  const send: TestServer['send'] = (method, headers, body) =>
    sendTo(server.port, '/api/mcp', { method, headers, ...(body !== undefined && { body }) });
  const post: TestServer['post'] = async (body, headers = {}) => {
    const octets = typeof body === 'string' ? body : JSON.stringify(body);
    const received = await send('POST', { 'content-type': 'application/json', ...headers }, octets);
    const text = received.body.toString();
    return { ...received, json: text === '' ? undefined : JSON.parse(text) };
  };
  return {
    port: server.port,
    url: `http://127.0.0.1:${server.port}/api/mcp`,
    send,
    post,
    modern: ({ id, method, params }, headers = {}) => {
      const merged = { ...modernHeaders(method, params), ...headers };
      const kept = Object.entries(merged).filter(([, value]) => value !== '');
      const enveloped = params === undefined ? { _meta: meta } : params;
      return post({ jsonrpc: '2.0', id, method, params: enveloped }, Object.fromEntries(kept));
    },
    close: () => server.close(1_000),
  };
}

function modernHeaders(method: unknown, params: unknown): Headers {
  const name = (params as { name?: unknown } | undefined)?.name;
  return {
    'mcp-protocol-version': version,
    'mcp-method': String(method),
    ...(typeof name === 'string' && { 'mcp-name': name }),
  };
}

/** The parameters of a modern `tools/call`. */
export function callOf(name: unknown, args?: unknown): object {
  return { name, ...(args !== undefined && { arguments: args }), _meta: meta };
}
