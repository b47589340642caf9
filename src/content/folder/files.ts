// An owner's folder in memory, and how its bytes become text.
import { type ContentIssue, issueIn, issueOf, type Position, type Words } from '../report/issue.ts';

/** The bytes of the files by path within the folder, with `/` between names; a folder that is not read ends in `/`. */
export type ContentFiles = ReadonlyMap<string, Uint8Array>;

/** Stands in for the bytes of an unreadable file. */
export class Unreadable extends Uint8Array {
  readonly words: Words;

  constructor(words: Words) {
    super(0);
    this.words = words;
  }
}

/** Formats a size limit: `256 KiB`. */
export function formatSize(octets: number): string {
  const kibibytes = octets / 1024;
  return kibibytes < 1024 ? `${kibibytes} KiB` : `${kibibytes / 1024} MiB`;
}

/** Decodes a text file; line ends become `\n`, and a byte-order mark is dropped. */
export function decodeText(
  file: string,
  bytes: Uint8Array,
  limit: number,
): { readonly text: string } | { readonly issue: ContentIssue } {
  if (bytes instanceof Unreadable) {
    return { issue: issueIn(file, bytes.words.message, bytes.words.fix) };
  }
  if (bytes.length > limit) {
    const message = `The file is larger than ${formatSize(limit)}.`;
    return { issue: issueIn(file, message, 'Shorten it.') };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text: text.replace(/\r\n?/gu, '\n') };
  } catch {
    const message = 'The file is not encoded in UTF-8 from here on.';
    const words = { message, fix: 'Save it as UTF-8 in your editor.' };
    return { issue: issueOf(file, positionOfInvalidByte(bytes), words) };
  }
}

/** Bisects for the longest beginning that decodes. */
function positionOfInvalidByte(bytes: Uint8Array): Position {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    if (isValid(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  const lines = new TextDecoder().decode(bytes.subarray(0, good)).split(/\r\n?|\n/u);
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** Whether the bytes are valid UTF-8, the last character possibly cut. */
function isValid(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
