// Checks the names of the files in an owner's folder, and finds the probable meaning of unknown names.
import { nearest } from '../../kernel/nearest.ts';
import { issueIn, type Issues } from '../report/issue.ts';
import { isPrivate } from './private.ts';
import { type ContentFiles, formatSize, Unreadable } from './files.ts';
import { folderOf, type OwnerFile } from './owner-file.ts';
import { program } from '../../version.ts';

/** Files of a repository that may be beside the files of a profile. */
export const besideProfile = /^(?:README|LICENSE)(?:\.\w+)?$/iu;
/** Names that were probably meant to be `cases/`, which is read under that name alone. */
const casesFolder = /^case(?:s|[ _-]?studies)?\/$/iu;

/** The row of a file that is read. */
export function rowOf(file: string, table: readonly OwnerFile[]): OwnerFile | undefined {
  return table.find((row) => row.pattern.test(file) && (row.names?.test(file) ?? true));
}

/** Reports missing files, files that would not be read, and files that are too large. */
export function checkFolder(files: ContentFiles, table: readonly OwnerFile[]): Issues {
  return [
    ...table.flatMap((row) => [...reportMissing(row, files), ...reportTotal(row, files)]),
    ...[...files].flatMap(([file, bytes]) => explainUnread(file, bytes, table)),
  ];
}

function reportMissing(row: OwnerFile, files: ContentFiles): Issues {
  const { file, isRequired, whenNone } = row;
  const names = [...files.keys()];
  const folder = folderOf(row);
  if (isRequired && !files.has(file) && !names.some((name) => meantBy(name, [file]) === file)) {
    const fix = `Create it; "${program} init" writes a folder whose ${file} you can copy.`;
    return [issueIn(file, 'The file is missing.', fix)];
  }
  if (whenNone === undefined || names.some((name) => isMeantFor(name, folder))) return [];
  return [issueIn(folder ?? file, whenNone.message, whenNone.fix, 'warning')];
}

/** Whether something is in a folder, or is that folder under another name or unreadable. */
function isMeantFor(name: string, folder: string | undefined): boolean {
  return folder !== undefined && (name.startsWith(folder) || casesFolder.test(name));
}

function reportTotal(row: OwnerFile, files: ContentFiles): Issues {
  const { totalLimit = Infinity } = row;
  let total = 0;
  for (const [file, bytes] of files) if (row.pattern.test(file)) total += bytes.length;
  if (total <= totalLimit) return [];
  const message = `The files of this folder are larger than ${formatSize(totalLimit)} in all.`;
  return [issueIn(folderOf(row)!, message, 'Make them smaller, or remove some.')];
}

/** The file that one with a slightly different name should have been. */
function meantBy(file: string, known: readonly string[]): string | undefined {
  if (file.endsWith('/') || known.includes(file)) return undefined;
  return nearest(file, known) ?? known.find((name) => stemOf(name) === stemOf(file));
}

function explainUnread(file: string, bytes: Uint8Array, table: readonly OwnerFile[]): Issues {
  if (rowOf(file, table) !== undefined) return [];
  const inFolder = table.find((row) => file.startsWith(folderOf(row) ?? '\n'));
  if (inFolder !== undefined) {
    const isUnreadable = bytes instanceof Unreadable && file.endsWith('/');
    const words = isUnreadable ? bytes.words : inFolder.explainName?.(file);
    return words === undefined ? [] : [issueIn(file, words.message, words.fix)];
  }
  if (besideProfile.test(file) || isPrivate(file)) return [];
  const plain = table.map((row) => row.file).filter((name) => !/[*{]/u.test(name));
  const meant = meantBy(file, plain);
  if (meant !== undefined) {
    return [issueIn(file, 'The file is not read.', `Did you mean "${meant}"?`)];
  }
  if (casesFolder.test(file)) {
    return [issueIn(file, 'The folder is not read.', 'Did you mean "cases/"?')];
  }
  const fix = 'Move it elsewhere, or let its name begin with a dot.';
  const what = file.endsWith('/') ? 'The folder' : 'The file';
  return [issueIn(file, `${what} is not part of a profile and is not read.`, fix, 'warning')];
}

function stemOf(file: string): string {
  return file.toLowerCase().replace(/\.[^.]*$/u, '');
}
