// The words for operations and inputs in errors: REST has paths and parameters, MCP has tools and arguments.
import type * as z from 'zod';
import { derived } from '../kernel/derived.ts';
import type { Operation, Terms } from '../schema/operation.ts';

export const restTerms: Terms = {
  nameOf: ({ method, path }) => `${method} ${path}`,
  countFields: ({ method }, count) => {
    const [one, many] = method === 'GET' ? ['parameter', 'parameters'] : ['property', 'properties'];
    return count === 1 ? one : many;
  },
  describeInput: createDescription('parameters', 'Send a JSON object with', 'property'),
};

export const toolTerms: Terms = {
  nameOf: ({ tool }) => tool.name,
  countFields: (_, count) => (count === 1 ? 'argument' : 'arguments'),
  describeInput: createDescription('arguments', 'Give', 'argument'),
};

type Field = readonly [name: string, schema: z.ZodType];

/** Makes the function that lists the inputs of an operation: only their names for a GET. */
function createDescription(names: string, give: string, noun: string): Terms['describeInput'] {
  return derived(({ method, input }: Operation) => {
    const fields = Object.entries<z.ZodType>(input.shape);
    if (method !== 'GET')
      return `${give} ${fields.map(describeField).join(', ')} and no other ${noun}.`;
    if (fields.length === 0) return `It takes no ${names}.`;
    return `Valid ${names}: ${fields.map(([name]) => name).join(', ')}.`;
  });
}

function describeField([name, schema]: Field): string {
  const { minLength, maxLength } = schema.meta() ?? {};
  const bounds = maxLength ? `, ${minLength} to ${maxLength} characters, not blank` : '';
  return `"${name}" (string${bounds})`;
}
