// Output schemas as `tools/list` shows them. A client reads the list into every conversation, so that it holds each
// constraint and nothing else: what members mean is in OpenAPI and in the reference.
import type { JSONSchema } from '../operations/json-schema.ts';

/** Keywords that explain and constrain nothing (JSON Schema 2020-12, validation §9 and §8). */
const annotations: ReadonlySet<string> = new Set([
  'title',
  'description',
  'examples',
  'contentMediaType',
]);

/** Leaves out what explains. */
export function withoutAnnotations(schema: JSONSchema): JSONSchema {
  const constraints = Object.entries(schema).filter(([keyword]) => !annotations.has(keyword));
  return mapMembers(Object.fromEntries(constraints), withoutAnnotations);
}

/** Leaves out optional members that none of the values has, where there can be no other values. */
export function withoutAbsent(schema: JSONSchema, values: readonly unknown[]): JSONSchema {
  const { items, properties, required = [] } = schema;
  if (isSchema(items)) return { ...schema, items: withoutAbsent(items, values.flat()) };
  if (properties === undefined) return schema;
  const kept = Object.entries(properties).flatMap(([name, member]) => {
    const present = values.map((value) => memberOf(value, name)).filter((one) => one !== undefined);
    if (present.length === 0 && !required.includes(name)) return [];
    return [[name, isSchema(member) ? withoutAbsent(member, present) : member]];
  });
  return { ...schema, properties: Object.fromEntries(kept) };
}

function memberOf(value: unknown, name: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[name];
}

function mapMembers(schema: JSONSchema, map: (member: JSONSchema) => JSONSchema): JSONSchema {
  const { items, properties } = schema;
  const mapped = Object.entries(properties ?? {}).map(([name, member]) => [
    name,
    isSchema(member) ? map(member) : member,
  ]);
  return {
    ...schema,
    ...(properties !== undefined && { properties: Object.fromEntries(mapped) }),
    ...(isSchema(items) && { items: map(items) }),
  };
}

function isSchema(schema: unknown): schema is JSONSchema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema);
}
