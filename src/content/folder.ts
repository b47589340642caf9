// Which files an owner's folder may hold, and what the others should have been.
import { nearest } from '../domain/nearest.ts';
import { type ContentFiles, maxFileSize, Unreadable } from './files.ts';
import { slugs } from './formats.ts';
import { type ContentIssue, issueIn } from './issue.ts';

export const fileNames = {
  profile: 'profile.yaml',
  experience: 'experience.yaml',
  vocabulary: 'vocabulary.yaml',
} as const;
/** What belongs to a repository and may stand beside the files of a profile. */
export const besideProfile = /^(?:README|LICENSE)(?:\.\w+)?$/iu;
/** What was probably meant to be `cases/`, which is read under that name alone. */
const casesFolder = /^case(?:s|[ _-]?studies)?\/$/iu;
export const caseFile = new RegExp(`^cases/(?<ordinal>\\d+)-(?<slug>${slugs})\\.md$`, 'u');

/** The case files in the order of the numbers that their names begin with. */
export function listCaseFiles(files: ContentFiles): readonly string[] {
  return [...files.keys()]
    .filter((file) => caseFile.test(file))
    .toSorted((a, b) => ordinalOf(a) - ordinalOf(b) || (a < b ? -1 : 1));
}

/** All that stands in `cases/`, whatever its name, and that folder itself where it cannot be read or has another name. */
export function listCaseEntries(files: ContentFiles): readonly string[] {
  return [...files.keys()].filter((file) => file.startsWith('cases/') || casesFolder.test(file));
}

function ordinalOf(file: string): number {
  return Number.parseInt(file.slice('cases/'.length), 10);
}

/** Reports missing files, files that would not be read, and files that are too large. */
export function checkFolder(files: ContentFiles): readonly ContentIssue[] {
  const issues: ContentIssue[] = [];
  for (const file of [fileNames.profile, fileNames.experience]) {
    if (files.has(file) || [...files.keys()].some((other) => meantBy(other) === file)) continue;
    issues.push(issueIn(file, 'The file is missing.', createIt(file)));
  }
  const cases = listCaseFiles(files);
  if (listCaseEntries(files).length === 0) {
    const fix = 'Add one, for example: cases/01-payment-retry-storm.md';
    issues.push(issueIn('cases/', 'There is no case study.', fix));
  }
  for (const [index, file] of cases.entries()) {
    const before = cases[index - 1];
    if (before === undefined || ordinalOf(before) !== ordinalOf(file)) continue;
    const message = `The number of the file is that of ${before} as well.`;
    issues.push(issueIn(file, message, 'Number the cases in the order to show them in.'));
  }
  for (const [file, bytes] of files) {
    if (bytes.length > maxFileSize && /\.pdf$/iu.test(file)) {
      const message = `The file is larger than ${maxFileSize / 1024 / 1024} MiB.`;
      issues.push(issueIn(file, message, 'Make it smaller, or remove it.'));
    }
    issues.push(...explainUnread(file, bytes));
  }
  return issues;
}

const known: readonly string[] = Object.values(fileNames);

/** The file that one with a slightly different name should have been. */
function meantBy(file: string): string | undefined {
  if (file.endsWith('/')) return undefined;
  return nearest(file, known) ?? known.find((name) => stemOf(name) === stemOf(file));
}

function explainUnread(file: string, bytes: Uint8Array): readonly ContentIssue[] {
  if (known.includes(file) || caseFile.test(file)) return [];
  if (file === 'cases/' && bytes instanceof Unreadable) {
    return [issueIn(file, bytes.words.message, bytes.words.fix)];
  }
  if (file.startsWith('cases/') && file.endsWith('/')) {
    const fix = 'Move its cases to the folder cases itself, and anything else elsewhere.';
    return [issueIn(file, 'The folder is not read.', fix)];
  }
  if (file.startsWith('cases/')) {
    const meant = toCaseFile(file);
    const fix = caseFile.test(meant)
      ? `Rename it to: ${meant}`
      : 'Name it by number and slug, for example: cases/01-payment-retry-storm.md';
    return [issueIn(file, 'This is not the name of a case file.', fix)];
  }
  // A PDF is the résumé or has a rule of its own.
  if (/\.pdf$/iu.test(file) || besideProfile.test(file)) return [];
  const meant = meantBy(file);
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

/** The name in small letters, with hyphens between its words and the ending of a case file. */
function toCaseFile(file: string): string {
  const stem = file.toLowerCase().replace(/\.(?:md|markdown|txt)$/u, '');
  return `${stem.replace(/[\s_-]+/gu, '-')}.md`;
}

function stemOf(file: string): string {
  return file.toLowerCase().replace(/\.[^.]*$/u, '');
}

function createIt(file: string): string {
  return `Create it; "profile-api init" writes a folder whose ${file} you can copy.`;
}
