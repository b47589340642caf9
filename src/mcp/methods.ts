// The methods of each generation. Results that depend only on the content are serialised once.
import type { InitializeResult } from '@modelcontextprotocol/server';
import { derived, once } from '../kernel/derived.ts';
import { isObject } from '../kernel/json.ts';
import { quote } from '../problems.ts';
import type { McpSite } from './identity.ts';
import { modernVersion } from '../version.ts';
import { complete as completeValue } from './completions.ts';
import { type Era, negotiateVersion, serverInfoKey } from './eras.ts';
import { instructions, serverInfo } from './identity.ts';
import type { Called, Tool } from './tools.ts';
import { getPrompt, listPrompts } from './prompts.ts';
import { caseTemplate, listResources, readResource } from './resources.ts';
import {
  codes,
  invalidParams,
  type JSONObject,
  type ResultJSON,
  share,
  type SharedResult,
  toASCII,
} from './wire.ts';

export type Method = (params: JSONObject) => ResultJSON | SharedResult;
export type Methods = ReadonlyMap<string, Method>;

/** Clients may cache lists and resources for an hour, like HTTP caches. */
const cacheable = { ttlMs: 3_600_000, cacheScope: 'public' } as const;
const capabilities = { tools: {}, resources: {}, prompts: {}, completions: {} };

export function modernMethods(site: McpSite, tools: readonly Tool[]): Methods {
  const info = serverInfo(site);
  const start = '{"resultType":"complete",';
  const end = `,"_meta":${toASCII({ [serverInfoKey]: info })}}`;
  const complete = (json: ResultJSON): ResultJSON => start + json.slice(1, -1) + end;
  const kept = toASCII(cacheable).slice(1, -1);
  const completeKept = (json: ResultJSON) => complete(`${json.slice(0, -1)},${kept}}`);
  const discovery = {
    supportedVersions: [modernVersion],
    capabilities,
    serverInfo: info,
    instructions: instructions(site),
  };
  return new Map([
    ['server/discover', once(() => share(completeKept(toASCII(discovery))))],
    ...Object.entries(listsOf(site, tools, 'modern')).map(
      ([method, list]) =>
        [method, onOnePage(once(() => share(completeKept(toASCII(list())))))] as const,
    ),
    ['tools/call', callTool(tools, 'modern', complete)],
    ['resources/read', (params) => completeKept(readResource(site, params, codes.invalidParams))],
    ['prompts/get', (params) => complete(getPrompt(site, params))],
    ['completion/complete', (params) => complete(completeValue(site, params))],
  ]);
}

export function legacyMethods(
  site: McpSite,
  tools: readonly Tool[],
  era: 'legacy' | 'first',
): Methods {
  const initialize: Method = ({ protocolVersion }) =>
    toASCII({
      protocolVersion: negotiateVersion(protocolVersion),
      capabilities,
      serverInfo: serverInfo(site),
      instructions: instructions(site),
    } satisfies InitializeResult);
  return new Map([
    ['initialize', initialize],
    ['ping', () => '{}'],
    ...Object.entries(listsOf(site, tools, era)).map(
      ([method, list]) => [method, onOnePage(once(() => share(toASCII(list()))))] as const,
    ),
    ['tools/call', callTool(tools, era, (json) => json)],
    ['resources/read', (params) => readResource(site, params, codes.resourceNotFound)],
    ['prompts/get', (params) => getPrompt(site, params)],
    ['completion/complete', (params) => completeValue(site, params)],
  ]);
}

/** The result of each list method. */
function listsOf(
  site: McpSite,
  tools: readonly Tool[],
  era: Era,
): Readonly<Record<string, () => object>> {
  return {
    'tools/list': () => ({ tools: tools.map((tool) => tool.define(era)) }),
    'resources/list': () => ({ resources: listResources(site) }),
    'resources/templates/list': () => ({
      resourceTemplates: site.content.cases.length > 0 ? [caseTemplate(site)] : [],
    }),
    'prompts/list': () => ({ prompts: listPrompts() }),
  };
}

/** Refuses any cursor, because lists have one page. */
function onOnePage(list: Method): Method {
  return (params) => {
    if (params['cursor'] !== undefined)
      throw invalidParams('Unknown cursor: the list is one page.');
    return list(params);
  };
}

function callTool(
  tools: readonly Tool[],
  era: Era,
  complete: (json: ResultJSON) => ResultJSON,
): Method {
  const finish = ({ render }: Called) => complete(render());
  const finishShared = derived((called: Called) => share(finish(called)));
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  return ({ name, arguments: args = {} }) => {
    if (typeof name !== 'string') throw invalidParams('"name" must be a string.');
    if (!isObject(args)) throw invalidParams('"arguments" must be an object.');
    const tool = byName.get(name);
    if (tool === undefined) {
      throw invalidParams(`Unknown tool ${quote(name)}. Tools: ${[...byName.keys()].join(', ')}.`);
    }
    return (tool.isCached ? finishShared : finish)(tool.call(args, era));
  };
}
