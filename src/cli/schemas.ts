// `profile-api schemas`: JSON Schemas of the YAML files, for editors.
import { join } from 'node:path';
import { renderSchemas } from '../content/folder/json-schemas.ts';
import type { Given, Output } from './command.ts';
import { inFolder, writeFileIn } from './folder.ts';

export async function schemas({ words: [directory = ''] }: Given, output: Output): Promise<number> {
  inFolder(directory, () => {
    for (const [name, text] of renderSchemas()) {
      writeFileIn(join(directory, name), text);
      output.out(join(directory, name));
    }
  });
  return 0;
}
