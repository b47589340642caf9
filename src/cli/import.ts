// `profile-api import`: creates a folder from an existing résumé.
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Imported } from '../import/import.ts';
import type { FormatName } from '../import/open.ts';
import type { InputFile } from '../import/parse.ts';
import { quoteForShell } from '../kernel/shell.ts';
import { program } from '../version.ts';
import { toYearMonth } from '../schema/content.ts';
import { readChoice } from './choice.ts';
import type { Given, Output } from './command.ts';
import { inFolder, writeFileIn } from './folder.ts';
import { describeWorkflow, readWorkflow } from './workflow.ts';

/** Resolves to 0 if the folder is written, to 1 if the folder is not empty. */
export async function importFiles({ words, flags }: Given, output: Output): Promise<number> {
  const { importResume } = await import('../import/import.ts');
  const { formats, maxFileSize } = await import('../import/open.ts');
  const from = readChoice(flags, 'from', Object.keys(formats) as FormatName[]);
  const folder = typeof flags['into'] === 'string' ? flags['into'] : 'profile';
  const workflow = readWorkflow(flags);
  const isDry = flags['dry-run'] === true;
  const taken = isDry ? undefined : inFolder(folder, () => findTaken(folder));
  if (taken !== undefined) {
    output.err(
      `"${folder}" holds "${taken}", and nothing was written. Name a new folder: --into FOLDER`,
    );
    return 1;
  }
  const inputs = words.map((file) => readInput(file, maxFileSize));
  const imported = importResume(inputs, { asOf: toYearMonth(new Date()), from });
  if (!isDry)
    inFolder(folder, () => writeBeside(folder, new Map([...imported.files, ...workflow])));
  report(imported, folder, isDry, output);
  for (const line of describeWorkflow(workflow)) output.out(line);
  return 0;
}

function findTaken(folder: string): string | undefined {
  return existsSync(folder) ? readdirSync(folder)[0] : undefined;
}

const mistakes: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist. Name the file of a résumé.',
  // Some browsers unpack downloaded archives.
  EISDIR: 'is a folder. Name the files in it, such as the CSV files of LinkedIn.',
};

function readInput(file: string, limit: number): InputFile {
  try {
    // A file beyond the limit is refused without reading it.
    const { size } = statSync(file);
    const bytes = size > limit ? new Uint8Array(limit + 1) : readFileSync(file);
    return { name: basename(file), bytes };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const what = mistakes[code ?? ''] ?? `cannot be read: ${code}. Name a résumé file.`;
    throw new Error(`"${file}" ${what}`, { cause: error });
  }
}

/** Writes a folder next to the target and renames it, so that all files appear or none. */
function writeBeside(folder: string, files: ReadonlyMap<string, string>): void {
  const target = resolve(folder);
  const beside = join(dirname(target), `.${basename(target)}-${randomUUID()}`);
  try {
    for (const [name, text] of files) writeFileIn(join(beside, name), text, { flag: 'wx' });
    if (existsSync(target)) rmdirSync(target);
    renameSync(beside, target);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** Most left-out texts in the report; left-out.yaml has all. */
const maxShown = 20;

function report(imported: Imported, folder: string, isDry: boolean, output: Output): void {
  const { sources, counts, roles, leftOut, todos, withdrawn, references } = imported;
  for (const { name, label, unread } of sources) {
    const rest =
      unread.length === 0 ? '' : `; not part of a résumé, so not read: ${unread.join(', ')}`;
    output.out(`${name}: ${label}${rest}`);
  }
  const held = Object.entries(counts).filter(([, count]) => count > 0);
  const says =
    held
      .map(([list, count]) => `${count} ${count === 1 ? list.replace(/s$/u, '') : list}`)
      .join(', ') || 'nothing but a name';
  output.out(`${folder}${isDry ? ' would hold' : ' holds'}: ${says}\n`);
  if (roles.length > 0) output.out('Technologies of each role:');
  for (const { title, listed, inTexts, proposed } of roles) {
    const named = [...listed, ...inTexts].map(({ name, words }) =>
      name === words ? name : `${name} (“${words}”)`,
    );
    const unsure = proposed.map(({ name, words }) => `${name} (“${words}”)`);
    const maybe = unsure.length === 0 ? '' : `; perhaps ${unsure.join(', ')}`;
    output.out(`  ${title || 'A role'}: ${named.join(', ') || 'none'}${maybe}`);
  }
  if (references.length > 0) {
    output.out(
      '\nReferences, which are private until you ask their authors; they are in private.yaml:',
    );
    for (const text of references) output.out(`  ${text.replaceAll(/\s+/gu, ' ')}`);
  }
  const whats = new Map<string, string[]>();
  for (const { what, at } of withdrawn) {
    whats.set(what, [...(whats.get(what) ?? []), at.replace(/^.*?: /u, '')]);
  }
  for (const [what, places] of whats) {
    output.out(
      `\nMoved to private.yaml, which is never served: ${what}, found in ${places.join(', ')}`,
    );
  }
  if (leftOut.length > 0) {
    const places = leftOut.slice(0, maxShown).map(({ at }) => at.replace(/^.*?: /u, ''));
    const more = leftOut.length > maxShown ? `, and ${leftOut.length - maxShown} more` : '';
    const file = join(folder, '.import', 'left-out.yaml');
    output.out(
      `\nOmitted, because a profile has no field for it. It is in ${file}, which is never served:`,
    );
    output.out(`  ${places.join(', ')}${more}`);
  }
  if (todos.length > 0)
    output.out(`\nTo fill in, because your files do not have it (${todos.length}):`);
  for (const { file, line, text } of todos) output.out(`  ${join(folder, file)}:${line}  ${text}`);
  if (isDry) return;
  const quoted = quoteForShell(folder);
  output.out('\nThen run:');
  output.out(`  ${program} check --profile ${quoted}`);
  output.out(`  ${program} serve --profile ${quoted} --watch`);
}
