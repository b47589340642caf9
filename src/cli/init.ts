// `profile-api init`: creates a folder with an example, which must be replaced before it can be served.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { besideProfile } from '../content/folder/check.ts';
import { renderSchemas } from '../content/folder/json-schemas.ts';
import { gitIgnored } from '../content/folder/private.ts';
import { ownerFiles } from '../content/folder/owner-files.ts';
import { quoteForShell } from '../kernel/shell.ts';
import { program } from '../version.ts';
import type { Given, Output } from './command.ts';
import { inFolder, writeFileIn } from './folder.ts';
import { readWorkflow, sayWorkflow } from './workflow.ts';

/** Writes the folder; refuses one with other files than those of a repository. */
export async function init(
  { words: [directory = ''], flags }: Given,
  output: Output,
): Promise<number> {
  const workflow = readWorkflow(flags);
  const schemas = [...renderSchemas()].map(([name, text]) => [`.schemas/${name}`, text] as const);
  const examples = ownerFiles.flatMap(({ example }) =>
    example ? [[example.file, example.text] as const] : [],
  );
  const ignore = ['.gitignore', `${gitIgnored.join('\n')}\n`] as const;
  const files = [...examples, ...schemas, ...workflow, ignore];
  const taken = inFolder(directory, () => findTaken(directory, files));
  if (taken !== undefined) {
    output.err(`"${directory}" holds "${taken}", and nothing was written. Name a new folder.`);
    return 1;
  }
  inFolder(directory, () => {
    for (const [name, text] of files) {
      const path = join(directory, name);
      writeFileIn(path, text, { flag: 'wx' });
      if (!name.startsWith('.schemas/')) output.out(path);
    }
  });
  const quoted = quoteForShell(directory);
  output.out(
    `\nReplace the example in these files with your own data; the example itself is refused. Then run:`,
  );
  output.out(`  ${program} check ${quoted}`);
  output.out(`  ${program} serve --profile ${quoted} --watch`);
  sayWorkflow(workflow, output);
  return 0;
}

/** The first file in a folder that would be overwritten, or may not be next to a profile. */
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
