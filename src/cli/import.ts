// `profile-api import`: creates a folder from an existing résumé, or adds a newer one to a folder.
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
import { type FormatName, formatNames } from '../import/format-names.ts';
import type { InputFile } from '../import/parse.ts';
import type { ReadBeside } from '../import/photo.ts';
import type { UpdatedFolder } from '../import/update-folder.ts';
import { toYearMonth } from '../schema/content.ts';
import { readChoice, readText } from './choice.ts';
import type { Given, Output } from './command.ts';
import { inFolder, readIfThere, replaceFile, writeFileIn } from './folder.ts';
import { reportImported, reportUpdated } from './import-report.ts';
import { readWorkflow, sayWorkflow } from './workflow.ts';

/** Resolves to 0 if the folder is written, to 1 if it holds other files than those of a profile. */
export async function importFiles({ words, flags }: Given, output: Output): Promise<number> {
  const from = readChoice(flags, 'from', formatNames);
  const folder = readText(flags, 'into') ?? 'profile';
  const workflow = readWorkflow(flags);
  const isDry = flags['dry-run'] === true;
  // The default folder of a clone is the sample.
  const isNamed = flags['into'] !== undefined;
  const language = readText(flags, 'language');
  const options = { from, language, workflow, isDry, isNamed };
  const { imported, updated } = await importInto(folder, words, options);
  if (updated !== undefined) {
    reportUpdated(updated, imported, { folder, isDry }, output);
    return 0;
  }
  reportImported(imported, { folder, isDry }, output);
  sayWorkflow(workflow, output);
  return 0;
}

interface ImportOptions {
  readonly from?: FormatName | undefined;
  /** The language of the original, if files are in several. */
  readonly language?: string | undefined;
  /** Further files to write. */
  readonly workflow?: ReadonlyMap<string, string>;
  readonly isDry?: boolean;
  /** Whether the owner named the folder: only then a profile in it is updated. */
  readonly isNamed?: boolean;
}

/** A résumé without a word: every required field is asked for. */
const empty = { name: 'nothing.json', bytes: new TextEncoder().encode('{"basics":{},"work":[]}') };

/** Imports files, or an empty résumé, into a folder. A folder that holds a profile gets the changes as proposals. */
export async function importInto(
  folder: string,
  words: readonly string[],
  { from, language, workflow = new Map(), isDry = false, isNamed = false }: ImportOptions,
): Promise<{ readonly imported: Imported; readonly updated?: UpdatedFolder }> {
  const { maxFileSize } = await import('../import/open.ts');
  const { importResume } = await import('../import/import.ts');
  const isUpdated = isNamed && existsSync(join(folder, 'profile.yaml'));
  const taken = isDry || isUpdated ? undefined : inFolder(folder, () => findTaken(folder));
  if (taken !== undefined) {
    throw new Error(
      `"${folder}" holds "${taken}", and nothing was written. Name a new folder, or that of your profile: --into FOLDER`,
    );
  }
  const inputs = words.length === 0 ? [empty] : words.map((file) => readInput(file, maxFileSize));
  const readBeside: ReadBeside = (resume, name) => {
    const file = words.find((word) => basename(word) === resume);
    const path = file && join(dirname(file), name);
    if (!path || !existsSync(path) || statSync(path).size > maxFileSize) return undefined;
    return readFileSync(path);
  };
  const asOf = toYearMonth(new Date());
  const imported = importResume(inputs, { asOf, from, language, readBeside });
  const files = new Map<string, string | Uint8Array>([...imported.files, ...workflow]);
  const { photo } = imported;
  if (photo !== undefined) files.set(photo.name, photo.bytes);
  if (!isUpdated) {
    if (!isDry) inFolder(folder, () => writeBeside(folder, files));
    return { imported };
  }
  const { updateFolder } = await import('../import/update-folder.ts');
  const readOwn = (file: string) => readIfThere(join(folder, file));
  const updated = inFolder(folder, () => updateFolder(files, readOwn));
  if (!isDry) inFolder(folder, () => replaceIn(folder, updated.files));
  return { imported, updated };
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
function writeBeside(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  const target = resolve(folder);
  const beside = join(dirname(target), `.${basename(target)}-${randomUUID()}`);
  try {
    for (const [name, content] of files) writeFileIn(join(beside, name), content, { flag: 'wx' });
    if (existsSync(target)) rmdirSync(target);
    renameSync(beside, target);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** Replaces the files. The record of the import is last, so that an import after an interruption proposes the rest. */
function replaceIn(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  const records = [...files].filter(([name]) => name.startsWith('.import/'));
  const others = [...files].filter((one) => !records.includes(one));
  for (const [name, content] of [...others, ...records]) replaceFile(join(folder, name), content);
}
