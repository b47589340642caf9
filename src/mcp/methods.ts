// The methods of each generation. Results that depend only on the content are serialised once.
import type { InitializeResult } from '@modelcontextprotocol/server';
import { derived, once } from '../kernel/derived.ts';
import { quote } from '../problems.ts';
import { modernVersion } from '../version.ts';
import { complete as completeValue } from './completions.ts';
import { type Era, negotiateVersion, serverInfoKey } from './eras.ts';
import { instructions, type McpSite, serverInfo } from './identity.ts';
import type { Called, Tool } from './tools.ts';
import { getPrompt, listPrompts } from './prompts.ts';
import { caseTemplate, listResources, readResource } from './resources.ts';
import {
  codes,
  invalidParams,
  type JSONObject,
  readCall,
  type ResultJSON,
  share,
  type SharedResult,
  toASCII,
} from './wire.ts';

type Method = (params: JSONObject) => ResultJSON | SharedResult;
export type Methods = ReadonlyMap<string, Method>;

/** Clients may cache lists and resources for an hour, like HTTP caches. */
const cacheable = { ttlMs: 3_600_000, cacheScope: 'public' } as const;
const capabilities = { tools: {}, resources: {}, prompts: {}, completions: {} };

/** Wraps results as a generation of the protocol writes them. */
interface Envelope {
  complete(json: ResultJSON): ResultJSON;
  /** For results that clients may cache. */
  completeKept(json: ResultJSON): ResultJSON;
}

const legacyEnvelope: Envelope = { complete: (json) => json, completeKept: (json) => json };

function modernEnvelope(site: McpSite): Envelope {
  const start = '{"resultType":"complete",';
  const end = `,"_meta":${toASCII({ [serverInfoKey]: serverInfo(site) })}}`;
  const complete = (json: ResultJSON) => start + json.slice(1, -1) + end;
  const kept = toASCII(cacheable).slice(1, -1);
  return { complete, completeKept: (json) => complete(`${json.slice(0, -1)},${kept}}`) };
}

/** Makes the methods of a generation. */
export function methodsOf(site: McpSite, tools: readonly Tool[], era: Era): Methods {
  const isModern = era === 'modern';
  const { complete, completeKept } = isModern ? modernEnvelope(site) : legacyEnvelope;
  const shareOnce = (describe: () => object) =>
    once(() => share(completeKept(toASCII(describe()))));
  const list = (describe: () => object) => onOnePage(shareOnce(describe));
  const describeServer = () => ({
    capabilities,
    serverInfo: serverInfo(site),
    instructions: instructions(site),
  });
  const discover = shareOnce(() => ({ supportedVersions: [modernVersion], ...describeServer() }));
  const initialize: Method = ({ protocolVersion: requested }) => {
    const protocolVersion = negotiateVersion(requested);
    return toASCII({ protocolVersion, ...describeServer() } satisfies InitializeResult);
  };
  const notFound = isModern ? codes.invalidParams : codes.resourceNotFound;
  const templates = () => (site.content.cases.length > 0 ? [caseTemplate(site)] : []);
  const methods: Record<string, Method> = {
    ...(isModern ? { 'server/discover': discover } : { initialize, ping: () => '{}' }),
    'tools/list': list(() => ({ tools: tools.map((tool) => tool.define(era)) })),
    'resources/list': list(() => ({ resources: listResources(site) })),
    'resources/templates/list': list(() => ({ resourceTemplates: templates() })),
    'prompts/list': list(() => ({ prompts: listPrompts() })),
    'tools/call': callTool(tools, era, complete),
    'resources/read': (params) => completeKept(readResource(site, params, notFound)),
    'prompts/get': (params) => complete(getPrompt(site, params)),
    'completion/complete': (params) => complete(completeValue(site, params)),
  };
  return new Map(Object.entries(methods));
}

/** Refuses any cursor, because lists have one page. */
function onOnePage(list: Method): Method {
  return (params) => {
    if (params['cursor'] === undefined) return list(params);
    throw invalidParams('Unknown cursor: the list is one page.');
  };
}

function callTool(
  tools: readonly Tool[],
  era: Era,
  complete: (json: ResultJSON) => ResultJSON,
): Method {
  const finish = (render: Called) => complete(render());
  const finishShared = derived((render: Called) => share(finish(render)));
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  return (params) => {
    const { name, args } = readCall(params);
    const tool = byName.get(name);
    if (tool === undefined) {
      throw invalidParams(`Unknown tool ${quote(name)}. Tools: ${[...byName.keys()].join(', ')}.`);
    }
    return (tool.isCached ? finishShared : finish)(tool.call(args, era));
  };
}
