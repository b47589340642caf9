// The methods of each generation, answering from prepared bytes wherever the content alone decides.
import type { InitializeResult } from '@modelcontextprotocol/server';
import { quote } from '../problems.ts';
import { Memo } from '../schema/memo.ts';
import { modernVersion } from '../version.ts';
import { type Era, negotiateVersion, serverInfoKey } from './eras.ts';
import { instructions, type McpSite, serverInfo } from './identity.ts';
import type { Tool } from './tools.ts';
import { type Ending, invalidParams, isObject, type JSONObject, toEnding } from './wire.ts';

export type Method = (params: JSONObject) => Ending;
export type Methods = ReadonlyMap<string, Method>;

/** Clients may keep what the content alone decides for an hour, as HTTP caches may. */
const cacheable = { ttlMs: 3_600_000, cacheScope: 'public' } as const;
const capabilities = { tools: {} };

export function modernMethods(site: McpSite, tools: readonly Tool[]): Methods {
  const info = serverInfo(site);
  const complete = (result: object) => ({
    resultType: 'complete',
    ...result,
    _meta: { [serverInfoKey]: info },
  });
  const discovery = {
    supportedVersions: [modernVersion],
    capabilities,
    serverInfo: info,
    instructions: instructions(site),
    ...cacheable,
  };
  return new Map([
    ['server/discover', prepare(() => complete(discovery))],
    ['tools/list', listTools(() => complete({ ...listing(tools, 'modern'), ...cacheable }))],
    ['tools/call', callTool(tools, 'modern', complete)],
  ]);
}

export function legacyMethods(site: McpSite, tools: readonly Tool[]): Methods {
  const initialize: Method = ({ protocolVersion }) =>
    toEnding(
      {
        protocolVersion: negotiateVersion(protocolVersion),
        capabilities,
        serverInfo: serverInfo(site),
        instructions: instructions(site),
      } satisfies InitializeResult,
      true,
    );
  return new Map([
    ['initialize', initialize],
    ['ping', prepare(() => ({}))],
    ['tools/list', listTools(() => listing(tools, 'legacy'))],
    ['tools/call', callTool(tools, 'legacy', (result) => result)],
  ]);
}

function listing(tools: readonly Tool[], era: Era): object {
  return { tools: tools.map((tool) => tool.define(era)) };
}

function listTools(list: () => object): Method {
  const whole = prepare(list);
  return (params) => {
    // The list is never paged, so that no cursor is one of ours.
    if (params['cursor'] !== undefined)
      throw invalidParams('Unknown cursor: the list is one page.');
    return whole(params);
  };
}

/** How many answers to repeatable calls are kept, and the longest key: bounds on what callers can make us hold. */
const maxPrepared = 256;
const maxKeyLength = 256;

function callTool(tools: readonly Tool[], era: Era, complete: (result: object) => object): Method {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const prepared = new Memo<Ending>(maxPrepared);
  return ({ name, arguments: args = {} }) => {
    if (typeof name !== 'string') throw invalidParams('"name" must be a string.');
    if (!isObject(args)) throw invalidParams('"arguments" must be an object.');
    const tool = byName.get(name);
    if (tool === undefined) {
      throw invalidParams(`Unknown tool ${quote(name)}. Tools: ${[...byName.keys()].join(', ')}.`);
    }
    const run = () => toEnding(complete(tool.call(args, era)), tool.repeatable);
    // Other values than texts are refused, and JSON may be too deep to be written or write two of them alike.
    const isKeyed = tool.repeatable && Object.values(args).every((arg) => typeof arg === 'string');
    const key = isKeyed ? `${name} ${JSON.stringify(args)}` : undefined;
    if (key === undefined || key.length > maxKeyLength) return run();
    let ending = prepared.get(key);
    if (ending === undefined) {
      ending = run();
      prepared.set(key, ending, 1);
    }
    return ending;
  };
}

/** A method whose result is serialised at its first call and never again. */
function prepare(result: () => object): Method {
  let ending: Ending | undefined;
  return () => (ending ??= toEnding(result(), true));
}
