// The formats of the YAML files as JSON Schemas, for completion and validation in editors.
import * as z from 'zod';
import type { OwnerFile } from './owner-file.ts';
import { ownerFiles } from './owner-files.ts';

/** Renders the schemas by file name: `profile.schema.json` for `profile.yaml`. */
export function renderSchemas(
  table: readonly OwnerFile[] = ownerFiles,
): ReadonlyMap<string, string> {
  return new Map(
    table.flatMap(({ file, reading, schema }) =>
      reading === 'yaml' && schema !== undefined
        ? [[file.replace(/\.yaml$/u, '.schema.json'), render(schema)] as const]
        : [],
    ),
  );
}

function render(schema: z.ZodType): string {
  // The YAML language server knows draft 7 best.
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  return `${JSON.stringify(json, null, 2)}\n`;
}
