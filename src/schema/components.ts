// Names of the schemas that the OpenAPI document publishes. Descriptions live in zod's global registry, so
// that the same schema is a named component there and stands inlined in a tool's schema.
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
