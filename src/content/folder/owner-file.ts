// The shape of a row of the table of an owner's files.
import type * as z from 'zod';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Content } from '../../schema/content.ts';
import type { Profile } from '../../schema/profile.ts';
import type { Trust } from '../../schema/trust.ts';
import type { AttestationPart } from '../format/trust.ts';
import type { Words } from '../report/issue.ts';

/** The contribution of a file to the content: lists are joined in the order of the files, groups are merged. */
export type Contribution = Partial<Omit<Content, 'asOf' | 'profile' | 'cases' | 'trust'>> & {
  readonly profile?: Partial<Profile>;
  readonly cases?: readonly Omit<EngineeringCase, 'number'>[];
  readonly trust?: Partial<Trust>;
  /** Statements and their proofs, one by one. */
  readonly attestations?: readonly AttestationPart[];
};

export interface OwnerFile extends Row<never> {
  /** The paths that `file` covers. */
  readonly pattern: RegExp;
}

export interface Row<Data> {
  /** Path within the folder. `*` is one name, `**` any path below, `{a,b}` either. */
  readonly file: string;
  /** How it is parsed: as YAML, as front matter with sections, or not at all. */
  readonly reading: 'yaml' | 'case' | 'bytes';
  /** The format of its YAML or of its front matter. Prose in it is checked as Markdown. */
  readonly schema?: z.ZodType;
  readonly isRequired?: boolean;
  /** Most bytes of one file. */
  readonly limit: number;
  /** Most bytes of all files of the row. */
  readonly totalLimit?: number;
  /** Names that are read, where a pattern covers more of them. */
  readonly names?: RegExp;
  /** The message for a name that is covered and not read. */
  readonly explainName?: (file: string) => Words;
  /** The warning without a file of the row. */
  readonly whenNone?: Words;
  /** The field of profile.yaml by which one file is served and no other. */
  readonly namedBy?: NamedBy;
  /** Finds a mistake in the bytes of a file. */
  readonly inspect?: (bytes: Uint8Array, file: string) => Words | undefined;
  /** Converts the data of a file, or its bytes, to its contribution. */
  readonly into: (data: Data, file: string) => Contribution;
  /** The file that `init` writes. */
  readonly example?: { readonly file: string; readonly text: string };
}

export interface NamedBy {
  readonly field: 'resumePath' | 'photo';
  /** Paths that the field may give. */
  readonly pattern: RegExp;
  /** Its name in messages: `PDF`. */
  readonly noun: string;
  /** A name that is always right. */
  readonly name: string;
}

/** Describes a file, or the files of a pattern, whose data the schema gives. */
export function defineFile<Data>(row: Row<Data>): OwnerFile {
  const source = row.file
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\{(?<names>[^}]+)\}/gu, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll(/\*\*?/gu, (stars) => (stars === '**' ? '.+' : '[^/]+'));
  // A file that a field names matches in any letter case, so that a message can correct the case.
  const pattern = new RegExp(`^${source}$`, row.namedBy === undefined ? 'u' : 'iu');
  return { ...(row as unknown as Row<never>), pattern };
}

/** The folder of a row whose files have one: `cases/`. */
export function folderOf({ file }: OwnerFile): string | undefined {
  return file.includes('/') ? file.slice(0, file.indexOf('/') + 1) : undefined;
}
