// The operations as the guides describe them: call, parameters, result, and an example with its real result.
import { execute, parseInput } from '../../operations/execute.ts';
import { operationsOf } from '../../operations/index.ts';
import { inputSchema, outputSchema } from '../../operations/json-schema.ts';
import type { Example, Operation } from '../../schema/operation.ts';
import { derived } from '../../kernel/derived.ts';
import { apiIndexOf, describeApiIndex } from './api-index.ts';
import type { Site } from '../../schema/site.ts';
import { slugify } from '../../kernel/slugify.ts';
import { paths } from '../../paths.ts';
import { type CallSample, toCall, toSamples } from './samples.ts';
import { describeType, type Field, listFields } from './schema-fields.ts';

export interface Parameter extends Field {
  readonly place: 'path' | 'query' | 'body';
  /** The valid values, if they can be listed. */
  readonly values: readonly string[] | undefined;
  readonly isLongText: boolean;
}

export interface OperationReference extends Pick<
  Operation,
  'id' | 'method' | 'path' | 'summary' | 'description' | 'answers'
> {
  readonly toolName: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly fields: readonly Field[];
  readonly problems: readonly string[];
  readonly example: CalledExample | undefined;
}

interface CalledExample {
  readonly input: Readonly<Record<string, unknown>>;
  /** The call in several languages, curl first. */
  readonly samples: readonly [CallSample, ...CallSample[]];
  /** `undefined` if it is too long to be read. */
  readonly answer: string | undefined;
}

/** The address of an operation in the guide. */
export function referencePath({ summary }: { readonly summary: string }): string {
  return `${paths.developers}#${slugify(summary)}`;
}

export const describeOperations = derived((site: Site): readonly OperationReference[] => [
  describeIndex(site),
  ...operationsOf(site).map((operation) => describeOperation(operation, site)),
]);

function describeIndex(site: Site): OperationReference {
  const index = apiIndexOf(site);
  return {
    ...index,
    toolName: undefined,
    parameters: [],
    fields: listFields(outputSchema(index, site.content)),
    problems: site.isStatic ? [] : ['invalid_request'],
    example: {
      input: {},
      samples: toSamples({ url: site.baseUrl + index.path, body: undefined }),
      answer: toReadableJSON(describeApiIndex(site)),
    },
  };
}

function describeOperation(operation: Operation, site: Site): OperationReference {
  return {
    ...operation,
    toolName: site.isStatic ? undefined : operation.tool.name,
    parameters: listParameters(operation, site),
    fields: listFields(outputSchema(operation, site.content)),
    problems: site.isStatic ? [] : [...new Set(['invalid_request', ...operation.errors])],
    example: runExample(operation, site),
  };
}

function runExample(operation: Operation, site: Site): CalledExample | undefined {
  // The example with the most inputs shows the most.
  const [best] = operation.examples(site.content).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (best === undefined) return undefined;
  const { input } = best;
  const answer = execute(operation, site, parseInput(operation, site.content, input));
  return {
    input,
    samples: toSamples(toCall(operation, site.baseUrl, input)),
    answer: toReadableJSON(answer),
  };
}

function sizeOf({ input }: Example): number {
  return Object.keys(input).length;
}

function listParameters(operation: Operation, { content }: Site): readonly Parameter[] {
  const { method, path } = operation;
  const { properties = {}, required = [] } = inputSchema(operation, content);
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (typeof schema === 'boolean') return [];
    return {
      name,
      place: path.includes(`{${name}}`) ? 'path' : method === 'GET' ? 'query' : 'body',
      type: describeType(schema),
      isRequired: required.includes(name),
      description: schema.description,
      values: schema.enum?.map(String),
      isLongText: (schema.maxLength ?? 0) > 1000,
    };
  });
}

/** Longest answer that is shown, in characters. */
const maxAnswerLength = 20_000;

function toReadableJSON(value: unknown): string | undefined {
  const json = JSON.stringify(value, undefined, 2);
  return json.length > maxAnswerLength ? undefined : json;
}
