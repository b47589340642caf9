// `profile-api schemas`: JSON Schemas of the YAML files, for editors.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderSchemas } from '../content/json-schemas.ts';
import type { Output } from './command.ts';

/** Writes the schemas into a folder, over older ones. */
export async function schemas(options: { directory: string }, io: Output): Promise<number> {
  mkdirSync(options.directory, { recursive: true });
  for (const [name, text] of renderSchemas()) {
    writeFileSync(join(options.directory, name), text);
    io.out(join(options.directory, name));
  }
  return 0;
}
