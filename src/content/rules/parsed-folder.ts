// A folder with parsed files, the input of the rules.
import type { ContentFiles } from '../folder/files.ts';
import type { OwnerFile } from '../folder/owner-file.ts';
import type { ParsedFile } from '../folder/parse-file.ts';
import type { YAMLData } from '../yaml/located.ts';

export interface ParsedFolder {
  readonly files: ContentFiles;
  readonly table: readonly OwnerFile[];
  /** Every file that a row covers, in the order of the rows and then of the cases. */
  readonly parsed: readonly ParsedFile[];
}

/** The YAML of a file, if it could be read. */
export function yamlOf({ parsed }: ParsedFolder, file: string): YAMLData | undefined {
  return parsed.find((one) => one.file === file)?.yaml;
}

export function casesOf({ parsed }: ParsedFolder): readonly ParsedFile[] {
  return parsed.filter(({ row }) => row.reading === 'case');
}
