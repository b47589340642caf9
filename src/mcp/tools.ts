// The rows of the operations table as tools: what `tools/list` shows of them and what a call answers.
import type {
  CallToolResult,
  Tool as Definition,
  ToolAnnotations,
} from '@modelcontextprotocol/server';
import { execute, parseInput } from '../operations/execute.ts';
import { operations } from '../operations/index.ts';
import { inputSchema, type JSONSchema, outputSchema } from '../operations/json-schema.ts';
import type { Operation } from '../operations/operation.ts';
import { Problem } from '../problems.ts';
import type { Content } from '../schema/content.ts';
import type { Era } from './eras.ts';
import type { JSONObject } from './wire.ts';

/** What the dispatcher knows of a tool. */
export interface Tool {
  readonly name: string;
  /** Whether equal arguments have equal answers for as long as the content stands. */
  readonly repeatable: boolean;
  /** The tool's entry in `tools/list`. */
  define(era: Era): object;
  /** The result of `tools/call`; what the arguments are refused for is a result as well. */
  call(args: JSONObject, era: Era): object;
}

// Every operation reads the same closed body of facts and changes nothing.
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const satisfies ToolAnnotations;

export function toolsOf(content: Content): readonly Tool[] {
  return operations.map((operation) => toTool(operation, content));
}

function toTool(operation: Operation, content: Content): Tool {
  const { name, title, description } = operation.tool;
  return {
    name,
    repeatable: operation.cache === 'until-content-changes',
    define: (era) => {
      const output = outputSchema(operation, content);
      return {
        name,
        title,
        description,
        inputSchema: inputSchema(operation, content) as Definition['inputSchema'],
        outputSchema: era === 'legacy' && output.type === 'array' ? wrap(output) : output,
        annotations,
      } satisfies Definition;
    },
    call: (args, era) => {
      try {
        return success(execute(operation, content, parseInput(operation, content, args)), era);
      } catch (error) {
        if (error instanceof Problem) return refusal(error);
        throw error;
      }
    },
  };
}

function success(value: unknown, era: Era): object {
  const structuredContent = era === 'legacy' && Array.isArray(value) ? { result: value } : value;
  return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent };
}

/** A refusal is for the model to read and mend, so it says what REST says. */
function refusal({ message, hint }: Problem): CallToolResult {
  return { content: [{ type: 'text', text: `${message} ${hint}` }], isError: true };
}

// Before 2026-07-28 structured content is an object, so that an array travels as the member `result`.
function wrap(schema: JSONSchema): JSONSchema {
  return { type: 'object', properties: { result: schema }, required: ['result'] };
}
