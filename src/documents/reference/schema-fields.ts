// Flattens JSON Schemas to the lists of fields in the reference.
import type { JSONSchema } from '../../operations/json-schema.ts';
import { formatCount } from '../../wording/format.ts';

export interface Field {
  /** The path of the field: `roleMatch.languageMatch`, `experiences[].company`. */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string | undefined;
}

export function listFields(schema: JSONSchema, prefix = ''): readonly Field[] {
  const items = itemsOf(schema);
  if (items !== undefined) return listFields(items, `${prefix}[].`);
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, member]) => {
    if (typeof member === 'boolean') return [];
    const path = prefix + name;
    const field = {
      name: path,
      type: describeType(member),
      isRequired: required.includes(name),
      description: member.description,
    };
    return [field, ...listFields(member, member.type === 'array' ? path : `${path}.`)];
  });
}

/** Most values of an enumeration that are listed. */
const listedValues = 12;

export function describeType(schema: JSONSchema): string {
  if (schema.enum !== undefined) {
    return schema.enum.length > listedValues
      ? `${schema.type}, one of ${schema.enum.length}`
      : `${schema.type}: ${schema.enum.join(', ')}`;
  }
  if (schema.type === 'array') {
    const items = itemsOf(schema);
    return items === undefined ? 'array' : `array of ${describeType(items)}`;
  }
  const { type, format, minLength = 0, maxLength } = schema;
  const named = format === undefined ? `${type}` : `${type} (${format})`;
  return maxLength === undefined
    ? named
    : `${named}, ${minLength} to ${formatCount(maxLength)} characters`;
}

function itemsOf({ items }: JSONSchema): JSONSchema | undefined {
  return typeof items === 'object' && !Array.isArray(items) ? items : undefined;
}
