// Short schemas for `tools/list`, which a client puts into every conversation. OpenAPI and the reference have everything.
import { isObject } from '../kernel/json.ts';
import type { JSONSchema } from '../operations/json-schema.ts';
import { slugPattern } from '../schema/case.ts';

/** The members of the contract's answers that may be absent. Everything else that is optional is an addition to it. */
const optionalOfContract: ReadonlySet<string> = new Set(
  [
    // Profile
    'linkedin github location languages intro resumePath about contact title description engineeringPrinciples',
    // Case study
    'problem investigation rootCause outcome sections body points ordered',
    // Role
    'note',
    // Job fit
    'yearsOfExperience scaleHandled languageMatch',
  ].flatMap((names) => names.split(' ')),
);

/** Reduces an output schema to the contract's members and their types. */
export function listOutput(schema: JSONSchema): JSONSchema {
  const { type, items, properties, required = [] } = schema;
  const members = Object.entries(properties ?? {}).filter(
    ([name]) => required.includes(name) || optionalOfContract.has(name),
  );
  return {
    ...(type !== undefined && { type }),
    ...(isObject(items) && { items: listOutput(items) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        members.map(([name, member]) => [name, isObject(member) ? listOutput(member) : member]),
      ),
    }),
  };
}

/** Most slugs that an input schema lists. */
const maxListedSlugs = 20;

/** Replaces a long list of slugs in an input schema by their form. */
export function listInput(schema: JSONSchema): JSONSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, member]) => {
    if (!isObject(member) || (member.enum?.length ?? 0) <= maxListedSlugs) return [name, member];
    const { enum: _, ...rest } = member;
    return [name, { ...rest, pattern: slugPattern }];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}
