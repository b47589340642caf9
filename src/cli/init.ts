// `profile-api init`: a folder for a new owner, which passes the check as it is.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { besideProfile } from '../content/folder.ts';
import { renderSchemas } from '../content/json-schemas.ts';
import { quoteForShell } from '../shell.ts';
import type { Given, Output } from './command.ts';
import { inFolder, makeFolder } from './folder.ts';
import { scaffold } from './scaffold.ts';

/** Writes the folder; refuses one that holds more than what belongs to a repository. */
export async function init({ words: [directory = ''] }: Given, output: Output): Promise<number> {
  const schemas = [...renderSchemas()].map(([name, text]) => [`.schemas/${name}`, text] as const);
  const files = [...Object.entries(scaffold), ...schemas];
  const taken = inFolder(directory, () => findTaken(directory, files));
  if (taken !== undefined) {
    output.err(`"${directory}" holds "${taken}", and nothing was written. Name a new folder.`);
    return 1;
  }
  inFolder(directory, () => {
    for (const [name, text] of files) {
      const path = join(directory, name);
      makeFolder(dirname(path));
      writeFileSync(path, text, { flag: 'wx' });
      if (!name.startsWith('.')) output.out(path);
    }
  });
  const quoted = quoteForShell(directory);
  output.out(`\nReplace the example in these files by yourself, then run:`);
  output.out(`  npx profile-api check --profile ${quoted}`);
  output.out(`  npx profile-api serve --profile ${quoted} --watch`);
  return 0;
}

/** What a folder holds that is ours, or that may not stand beside a profile. */
function findTaken(
  directory: string,
  files: readonly (readonly [string, string])[],
): string | undefined {
  if (!existsSync(directory)) return undefined;
  const ours = new Set(files.map(([name]) => name.split('/')[0]));
  return readdirSync(directory).find(
    (name) => ours.has(name) || !(name.startsWith('.') || besideProfile.test(name)),
  );
}
