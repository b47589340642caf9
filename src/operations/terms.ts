// The words for operations and inputs in errors: REST has paths and parameters, MCP has tools and arguments.
import type * as z from 'zod';
import { derived } from '../kernel/derived.ts';
import type { Operation, Terms } from '../schema/operation.ts';

export const restTerms: Terms = {
  nameOf: ({ method, path }) => `${method} ${path}`,
  countFields: ({ method }, count) =>
    method === 'GET'
      ? plural(count, 'parameter', 'parameters')
      : plural(count, 'property', 'properties'),
  describeInput: derived((operation: Operation) => {
    const fields = listFields(operation);
    if (operation.method === 'GET') return listNames(fields, 'parameters');
    return `Send a JSON object with ${fields.map(describeField).join(', ')} and no other property.`;
  }),
};

export const toolTerms: Terms = {
  nameOf: ({ tool }) => tool.name,
  countFields: (_, count) => plural(count, 'argument', 'arguments'),
  describeInput: derived((operation: Operation) => {
    const fields = listFields(operation);
    if (operation.method === 'GET') return listNames(fields, 'arguments');
    return `Give ${fields.map(describeField).join(', ')} and no other argument.`;
  }),
};

type Field = readonly [name: string, schema: z.ZodType];

function listFields({ input }: Operation): readonly Field[] {
  return Object.entries<z.ZodType>(input.shape);
}

function listNames(fields: readonly Field[], what: string): string {
  return fields.length === 0
    ? `It takes no ${what}.`
    : `Valid ${what}: ${fields.map(([name]) => name).join(', ')}.`;
}

function describeField([name, schema]: Field): string {
  const { minLength, maxLength } = schema.meta() ?? {};
  const bounds = maxLength ? `, ${minLength} to ${maxLength} characters, not blank` : '';
  return `"${name}" (string${bounds})`;
}

function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
