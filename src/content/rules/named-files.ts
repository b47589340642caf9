// Files that profile.yaml names: the résumé and the photo.
import { nearest } from '../../kernel/nearest.ts';
import { Unreadable } from '../folder/files.ts';
import type { NamedBy, OwnerFile } from '../folder/owner-file.ts';
import { type ContentIssue, issueIn, type Issues } from '../report/issue.ts';
import { memberOf, shorten } from '../report/text.ts';
import { issueAt, type YAMLData } from '../yaml/located.ts';
import type { ParsedFolder } from './parsed-folder.ts';

/** A file that is named must be there and of its kind; one that is not named is not served. */
export function checkNamedFiles({ files, table }: ParsedFolder, profile: YAMLData): Issues {
  return table.flatMap((row) => {
    const { namedBy } = row;
    if (namedBy === undefined) return [];
    const there = [...files.keys()].filter((file) => row.pattern.test(file));
    const path = memberOf(profile.data, namedBy.field);
    if (typeof path !== 'string') {
      return there.map((file) => notServed(file, namedBy, adoptFix(file, namedBy)));
    }
    if (!namedBy.pattern.test(path)) return [];
    const found = checkNamed(files.get(path.slice(1)), path, there, row, profile);
    if (found !== undefined) return [found];
    const others = there.filter((file) => file !== path.slice(1));
    const fix = `Name it by ${namedBy.field} instead, move it elsewhere, or let its name begin with a dot.`;
    return others.map((file) => notServed(file, namedBy, fix));
  });
}

function checkNamed(
  bytes: Uint8Array | undefined,
  path: string,
  there: readonly string[],
  { namedBy, inspect }: OwnerFile,
  profile: YAMLData,
): ContentIssue | undefined {
  const file = path.slice(1);
  const { field, pattern } = namedBy!;
  if (bytes instanceof Unreadable) return issueIn(file, bytes.words.message, bytes.words.fix);
  if (bytes !== undefined) {
    const wrong = inspect?.(bytes, file);
    if (wrong === undefined) return undefined;
    const message = wrong.message.replace(/^The (?:file|photo)/u, `$& "${shorten(file)}"`);
    return issueAt(profile, [field], message, wrong.fix);
  }
  const close = nearest(file, there);
  const fix =
    close === undefined
      ? `Put the file "${shorten(file)}" beside profile.yaml, or remove the line.`
      : pattern.test(`/${close}`)
        ? `Did you mean "/${shorten(close)}"?`
        : `Rename "${shorten(close)}" to "${shorten(file)}".`;
  return issueAt(profile, [field], `The file that ${field} names is not there.`, fix);
}

function adoptFix(file: string, { field, pattern, name }: NamedBy): string {
  return pattern.test(`/${file}`)
    ? `Add a line to profile.yaml: ${field}: /${file}`
    : `Rename it to ${name}, and add a line to profile.yaml: ${field}: /${name}`;
}

function notServed(file: string, { noun }: NamedBy, fix: string): ContentIssue {
  return issueIn(file, `This ${noun} is not served.`, fix, 'warning');
}

/** Without the photo, its description would be lost. */
export function checkPhotoAlt(profile: YAMLData): Issues {
  const [alt, photo] = ['photoAlt', 'photo'].map((field) => memberOf(profile.data, field));
  if (alt === undefined || photo !== undefined) return [];
  const message = '"photoAlt" describes a photo, and no photo is named.';
  return [issueAt(profile, ['photoAlt'], message, 'Name the photo, or remove the line.')];
}
