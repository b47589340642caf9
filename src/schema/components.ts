// Names of the schemas that the OpenAPI document publishes. Descriptions live in zod's global registry, so
// that the same schema is a named component there and is inlined in a tool's schema.
import * as z from 'zod';

/** Schemas that are components of the OpenAPI document, by the contract's names. */
export const components = z.registry<{ id: string }>();

/** Publishes a schema under a component name and describes it. */
export function component<Schema extends z.ZodType>(
  id: string,
  description: string,
  schema: Schema,
): Schema {
  const described = schema.describe(description);
  components.add(described, { id });
  return described;
}

const partsOfContent = new WeakSet<z.ZodType>();

/**
 * Marks parts of answers that the content alone decides: the same objects appear in every answer, so
 * that each is checked and serialised once.
 */
export function markPartOfContent(...schemas: readonly z.ZodType[]): void {
  for (const schema of schemas) partsOfContent.add(schema);
}

export function isPartOfContent(schema: z.ZodType): boolean {
  return partsOfContent.has(schema);
}
