// Short output schemas for `tools/list`. A client puts the list into every conversation, so it contains each constraint
// once and no descriptions, which OpenAPI and the reference have.
import type { JSONSchema } from '../operations/json-schema.ts';

/** Keywords without constraints (JSON Schema 2020-12, validation §9 and §8). */
const annotations: ReadonlySet<string> = new Set([
  'title',
  'description',
  'examples',
  'contentMediaType',
]);

/** Removes annotations, and the type of enumerations. */
export function withoutAnnotations(schema: JSONSchema): JSONSchema {
  const isRedundant = (keyword: string) =>
    annotations.has(keyword) || (keyword === 'type' && schema.enum !== undefined);
  const constraints = Object.entries(schema).filter(([keyword]) => !isRedundant(keyword));
  return mapMembers(Object.fromEntries(constraints), withoutAnnotations);
}

/** Removes optional members that none of the values has. */
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

/** Members of an object by name. Names of equal members are joined by bars. */
type Members = Readonly<Record<string, JSONSchema>>;

/**
 * Moves equal members into `patternProperties`, if that is shorter. An object has all its members there or none: a reader
 * that knows only `properties` would take an object with some of them for complete.
 */
export function withPatterns(schema: JSONSchema): JSONSchema {
  const plain = mapMembers(schema, withPatterns);
  const { properties, ...rest } = schema;
  if (properties === undefined) return plain;
  const members = properties as Members;
  const forms = [members, splitLists(members)].map((patterned) => ({
    ...rest,
    patternProperties: withEqualGrouped(patterned),
  }));
  return [plain, ...forms].reduce((best, form) => (lengthOf(form) < lengthOf(best) ? form : best));
}

function withEqualGrouped(members: Members): Members {
  const groups = [...groupNames(Object.entries(members))].map(([member, names]) => {
    const alternatives = names.join('|');
    const pattern = alternatives.includes('|') ? `^(${alternatives})$` : `^${alternatives}$`;
    return [pattern, withPatterns(JSON.parse(member))];
  });
  return Object.fromEntries(groups);
}

/** Moves the members that the items of some lists share into an entry of their own, for the lists that share most. */
function splitLists(members: Members): Members {
  const itemsOf = (list: string) => members[list]!.items as JSONSchema;
  const uses = Object.entries(members).flatMap(([list, { items }]) =>
    Object.entries((isSchema(items) && items.properties) || {}).map((use) => [list, use] as const),
  );
  const [[, lists] = ['', []]] = [...groupNames(uses)].toSorted(
    ([use, { length }], [other, others]) =>
      other.length * (others.length - 1) - use.length * (length - 1),
  );
  if (lists.length < 2) return members;
  const all = lists.map(itemsOf);
  const [first] = all as [JSONSchema];
  const isCommon = (name: string) =>
    groupNames(all.map(({ properties }) => ['', properties?.[name]])).size === 1;
  const areRequired = (name: string) => all.every(({ required = [] }) => required.includes(name));
  const split = { ...members, [lists.join('|')]: listOf(first, isCommon, areRequired) };
  for (const list of lists) {
    split[list] = listOf(
      itemsOf(list),
      (name) => !isCommon(name),
      (name) => !areRequired(name),
    );
  }
  return split;
}

/** Makes the schema of a list whose items have some of the members, some of them required. */
function listOf(
  { properties = {}, required = [], ...rest }: JSONSchema,
  has: (name: string) => boolean,
  requires: (name: string) => boolean,
): JSONSchema {
  const members = Object.entries(properties).filter(([name]) => has(name));
  const names = required.filter(requires);
  return {
    type: 'array',
    items: {
      ...rest,
      ...(members.length > 0 && { properties: Object.fromEntries(members) }),
      ...(names.length > 0 && { required: names }),
    },
  };
}

/** Groups names by the JSON of their values. */
function groupNames(entries: readonly (readonly [string, unknown])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, named] of entries) {
    const key = JSON.stringify(named);
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return groups;
}

function lengthOf(schema: JSONSchema): number {
  return JSON.stringify(schema).length;
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
