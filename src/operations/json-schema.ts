// JSON Schemas (2020-12) of inputs and outputs: inlined for tools, by reference for OpenAPI.
import * as z from 'zod';
import { CaseSlug, slugPattern } from '../schema/case.ts';
import { components } from '../schema/components.ts';
import type { Content } from '../schema/content.ts';
import type { Operation } from '../schema/operation.ts';

export type JSONSchema = z.core.JSONSchema.BaseSchema;

/** The closed input schema of an operation, inlined because some MCP clients refuse `$ref`. */
export function inputSchema({ input }: Operation, content: Content): JSONSchema {
  const { description, ...schema } = inlinedSchema(input, 'input', content);
  return schema;
}

export function outputSchema({ output }: Pick<Operation, 'output'>, content: Content): JSONSchema {
  return inlinedSchema(output, 'output', content);
}

/** Refers to named schemas by `#/components/schemas/…`, and returns them by name. */
export function referencedSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  content: Content,
): { schema: JSONSchema; components: Record<string, JSONSchema> } {
  // zod never makes a reference of the root schema, so it needs an envelope.
  const envelope = z.toJSONSchema(z.object({ schema }), {
    io,
    metadata: components,
    override: describedBy(content),
  });
  const referring = JSON.parse(
    JSON.stringify(envelope).replaceAll('"#/$defs/', '"#/components/schemas/'),
  );
  return { schema: referring.properties.schema, components: referring.$defs ?? {} };
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

function describedBy(content: Content): Override {
  const slugs = content.cases.map(({ slug }) => slug);
  return ({ zodSchema, jsonSchema }) => {
    // Descriptions and limits are in the global registry, which zod ignores while it names components.
    Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
    if (zodSchema === CaseSlug) {
      Object.assign(jsonSchema, slugs.length > 0 ? { enum: slugs } : { pattern: slugPattern });
    }
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    // Only strict objects are closed: a new member of an answer must not break clients.
    const { def } = zodSchema._zod;
    if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
  };
}

function inlinedSchema(schema: z.ZodType, io: 'input' | 'output', content: Content): JSONSchema {
  const { $schema, ...inlined } = z.toJSONSchema(schema, { io, override: describedBy(content) });
  return inlined;
}
