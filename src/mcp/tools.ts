// Operations as MCP tools: their entries in `tools/list` and the results of calls.
import type {
  CallToolResult,
  Tool as Definition,
  ToolAnnotations,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import { derived } from '../kernel/derived.ts';
import { executeToJSON } from '../operations/execute.ts';
import { operations, operationsOf } from '../operations/index.ts';
import { inputSchema, type JSONSchema, outputSchema } from '../operations/json-schema.ts';
import type { Operation } from '../schema/operation.ts';
import { type Result, type ResultCache, resultsOf } from '../operations/results.ts';
import { toolTerms } from '../operations/terms.ts';
import { Problem } from '../problems.ts';
import type { PublishedContent } from '../schema/content.ts';
import { cardURI, hasCard } from './card.ts';
import type { Era } from './eras.ts';
import type { McpSite } from './identity.ts';
import { linkResources } from './resources.ts';
import { listInput, listOutput } from './listed-schema.ts';
import { escapeJSON, type JSONObject, type ResultJSON, toASCII } from './wire.ts';

/** Renders the result of `tools/call`, without the members that a generation of the protocol adds. */
export type Called = () => ResultJSON;

export interface Tool {
  readonly name: string;
  /** Whether equal calls share a result. */
  readonly isCached: boolean;
  /** The tool's entry in `tools/list`. */
  define(era: Era): object;
  /** Calls the tool. Refused arguments give a result too. */
  call(args: JSONObject, era: Era): Called;
}

// Operations read a closed set of facts and change nothing.
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const satisfies ToolAnnotations;

export function toolsOf(site: McpSite): readonly Tool[] {
  return operationsOf(site).map((operation) => toTool(operation, site));
}

function toTool(operation: Operation, site: McpSite): Tool {
  const { name, title, description, hasCard: isShown } = operation.tool;
  const isList = operation.output instanceof z.ZodArray;
  const link = ({ json }: Result) => linkResources(site, json);
  const succeed: Record<Era, (result: Result) => Called> = {
    modern: derived((result) => success(result, link(result), false)),
    legacy: derived((result) => success(result, link(result), isList)),
    first: derived((result) => success(result, '', isList)),
  };
  return {
    name,
    isCached: operation.cache !== 'never',
    define: (era) => {
      const schema = outputSchema(operation, site.content);
      const isOfContract = operations.some(({ id }) => id === operation.id);
      const output = isOfContract ? listOutput(schema) : schema;
      return {
        name,
        title,
        description,
        inputSchema: listInput(inputSchema(operation, site.content)) as Definition['inputSchema'],
        // Before 2026-07-28 structured content is an object, so the member `result` contains an array.
        outputSchema: era !== 'modern' && isList ? wrap(output) : output,
        annotations,
        // Hosts without MCP Apps ignore it. A list that is cached for everyone cannot depend on the host.
        ...(isShown && hasCard(site) && { _meta: { ui: { resourceUri: cardURI } } }),
      } satisfies Definition;
    },
    call: (args, era) => {
      try {
        return succeed[era](findResult(operation, site, args));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        // The model can read a refusal, to correct its call.
        const content = [{ type: 'text' as const, text: `${error.message} ${error.hint}` }];
        return () => toASCII({ content, isError: true } satisfies CallToolResult);
      }
    },
  };
}

/** The results of a site, by tool name and arguments. */
const resultsByCall: (site: PublishedContent) => ResultCache<Result> = derived((site) =>
  resultsOf(site).addCache<Result>(),
);

function findResult(operation: Operation, site: PublishedContent, args: JSONObject): Result {
  const run = () => executeToJSON(operation, site, args, toolTerms);
  // As JSON, two different arguments can look alike (1e400 and null), unless all are strings.
  const isWritable = Object.values(args).every((arg) => typeof arg === 'string');
  if (operation.cache === 'never' || !isWritable) return { json: run() };
  const results = resultsByCall(site);
  const key = `${operation.tool.name} ${JSON.stringify(args)}`;
  return results.find(key) ?? results.store(key, run(), (result) => result);
}

/** The JSON of REST as text and as a value, with links to the pages that it cites. */
function success({ json }: Result, links: string, isWrapped: boolean): Called {
  const value = isWrapped ? `{"result":${json}}` : json;
  return () => {
    const text = `{"type":"text","text":${JSON.stringify(json)}}`;
    return escapeJSON(`{"content":[${text}${links}],"structuredContent":${value}}`);
  };
}

function wrap(schema: JSONSchema): JSONSchema {
  return { type: 'object', properties: { result: schema }, required: ['result'] };
}
