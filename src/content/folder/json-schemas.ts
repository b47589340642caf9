// The formats of the YAML files as JSON Schemas, for completion and validation in editors.
import * as z from 'zod';
import { ownerFiles } from './owner-files.ts';

/** Renders the schemas by file name: `profile.schema.json` for `profile.yaml`. */
export function renderSchemas(table = ownerFiles): ReadonlyMap<string, string> {
  const schemas = table.flatMap(({ file, reading, schema }) => {
    if (reading !== 'yaml' || schema === undefined) return [];
    // The YAML language server knows draft 7 best.
    const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
    const text = `${JSON.stringify(json, null, 2)}\n`;
    return [[file.replace(/\.yaml$/u, '.schema.json'), text] as const];
  });
  return new Map(schemas);
}
