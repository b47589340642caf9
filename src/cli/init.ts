// `profile-api init`: a folder for a new owner, which passes the check as it is.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderSchemas } from '../content/json-schemas.ts';
import type { Output } from './command.ts';
import { scaffold } from './scaffold.ts';

/** Writes the folder; refuses one that already holds something. */
export async function init(options: { directory: string }, io: Output): Promise<number> {
  const { directory } = options;
  if (existsSync(directory) && readdirSync(directory).some((name) => !name.startsWith('.'))) {
    io.err(`"${directory}" is not empty, and nothing was written. Name a new folder.`);
    return 1;
  }
  const schemas = [...renderSchemas()].map(([name, text]) => [`.schemas/${name}`, text] as const);
  for (const [name, text] of [...Object.entries(scaffold), ...schemas]) {
    const path = join(directory, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
    if (!name.startsWith('.')) io.out(path);
  }
  io.out(`\nReplace the example in these files by yourself, then run:`);
  io.out(`  npx profile-api check --profile ${directory}`);
  io.out(`  npx profile-api serve --profile ${directory} --watch`);
  return 0;
}
