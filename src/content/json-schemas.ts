// The formats of the YAML files as JSON Schemas, for completion and validation in editors.
import * as z from 'zod';
import { ExperienceFile, ProfileFile, VocabularyFile } from './formats.ts';

/** Renders the schemas by file name. */
export function renderSchemas(): ReadonlyMap<string, string> {
  return new Map([
    ['profile.schema.json', render(ProfileFile)],
    ['experience.schema.json', render(ExperienceFile)],
    ['vocabulary.schema.json', render(VocabularyFile)],
  ]);
}

function render(schema: z.ZodType): string {
  // The YAML language server knows draft 7 best.
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  return `${JSON.stringify(json, null, 2)}\n`;
}
