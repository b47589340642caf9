// `profile-api schemas`: JSON Schemas of the YAML files, for editors.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderSchemas } from '../content/json-schemas.ts';
import type { Output } from './command.ts';
import { inFolder } from './folder.ts';

/** Writes the schemas into a folder, over older ones. */
export async function schemas(options: { directory: string }, io: Output): Promise<number> {
  const { directory } = options;
  inFolder(directory, () => {
    mkdirSync(directory, { recursive: true });
    for (const [name, text] of renderSchemas()) {
      writeFileSync(join(directory, name), text);
      io.out(join(directory, name));
    }
  });
  return 0;
}
