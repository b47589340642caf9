// The rules between fields and between files. They read the data as it is, so that a mistake elsewhere in a
// file does not hide one of these.
import { nearest } from '../domain/nearest.ts';
import type { YearMonth } from '../schema/content.ts';
import { type ContentFiles, Unreadable } from './files.ts';
import { caseFile } from './folder.ts';
import { months, resumePattern, slugPattern } from './formats.ts';
import { type ContentIssue, issueIn } from './issue.ts';
import { foldName, memberOf, shorten } from './words.ts';
import { issueAt, type YAMLData } from './yaml-data.ts';

/** The order of months within a role, and that none lies in the future. */
export function checkDates(experience: YAMLData, asOf: YearMonth): readonly ContentIssue[] {
  if (!Array.isArray(experience.data)) return [];
  return experience.data.flatMap((role: unknown, index) => {
    const start = monthOf(role, 'start');
    const end = monthOf(role, 'end');
    const issues: ContentIssue[] = [];
    if (start !== undefined && start > asOf) {
      issues.push(
        issueAt(
          experience,
          [index, 'start'],
          `The role begins in ${start}, and now it is ${asOf}.`,
          'Correct the month, or add the role when it has begun.',
        ),
      );
    }
    if (end !== undefined && end > asOf) {
      issues.push(
        issueAt(
          experience,
          [index, 'end'],
          `The role ends in ${end}, and now it is ${asOf}.`,
          'Write present until it has ended.',
        ),
      );
    }
    if (start !== undefined && end !== undefined && end < start) {
      issues.push(
        issueAt(
          experience,
          [index, 'end'],
          `The role ends in ${end}, before it begins in ${start}.`,
          'Correct one of the two months.',
        ),
      );
    }
    return issues;
  });
}

/** A role that is listed twice would be counted twice. */
export function checkRoles(experience: YAMLData): readonly ContentIssue[] {
  if (!Array.isArray(experience.data)) return [];
  const first = new Map<string, number>();
  return experience.data.flatMap((role: unknown, index) => {
    const facts = ['company', 'title', 'start', 'end'].map((field) => memberOf(role, field));
    if (!facts.every((fact) => typeof fact === 'string')) return [];
    const key = facts.map(foldName).join('\n');
    const twin = first.get(key);
    if (twin === undefined) {
      first.set(key, index);
      return [];
    }
    const { line } = experience.at([twin]);
    const message = `The role has the company, title and months of the one on line ${line}.`;
    return [issueAt(experience, [index], message, 'Remove one of the two, or join them.')];
  });
}

export const monthPattern = new RegExp(`^${months}$`, 'u');

function monthOf(role: unknown, field: string): YearMonth | undefined {
  const value = memberOf(role, field);
  return typeof value === 'string' && monthPattern.test(value) ? value : undefined;
}

/** A résumé that is named must be there, and be a PDF. */
export function checkResume(profile: YAMLData, files: ContentFiles): readonly ContentIssue[] {
  const path = memberOf(profile.data, 'resumePath');
  const pdfs = [...files.keys()].filter((file) => /^[^/]+\.pdf$/iu.test(file));
  if (typeof path !== 'string') {
    return pdfs.map((file) =>
      notServed(
        file,
        resumePattern.test(`/${file}`)
          ? `Add a line to profile.yaml: resumePath: /${file}`
          : 'Rename it to resume.pdf, and add a line to profile.yaml: resumePath: /resume.pdf',
      ),
    );
  }
  if (!resumePattern.test(path)) return [];
  const bytes = files.get(path.slice(1));
  if (bytes === undefined) {
    const close = nearest(path.slice(1), pdfs);
    const fix =
      close === undefined
        ? `Put the file "${shorten(path.slice(1))}" beside profile.yaml, or remove the line.`
        : resumePattern.test(`/${close}`)
          ? `Did you mean "/${shorten(close)}"?`
          : `Rename "${shorten(close)}" to "${shorten(path.slice(1))}".`;
    return [issueAt(profile, ['resumePath'], 'The file that resumePath names is not there.', fix)];
  }
  if (bytes instanceof Unreadable) {
    return [issueIn(path.slice(1), bytes.words.message, bytes.words.fix)];
  }
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-') {
    const others = pdfs.filter((file) => file !== path.slice(1));
    const fix =
      'Name it by resumePath instead, move it elsewhere, or let its name begin with a dot.';
    return others.map((file) => notServed(file, fix));
  }
  return [
    issueAt(
      profile,
      ['resumePath'],
      `The file "${shorten(path.slice(1))}" is not a PDF.`,
      'Export the résumé as PDF.',
    ),
  ];
}

function notServed(file: string, fix: string): ContentIssue {
  return issueIn(file, 'This PDF is not served.', fix, 'warning');
}

/** Slugs that two cases share, and file names that do not say the slug. */
export function checkSlugs(cases: readonly YAMLData[]): readonly ContentIssue[] {
  const owners = new Map<string, string>();
  return cases.flatMap((yaml) => {
    const slug = memberOf(yaml.data, 'slug');
    if (typeof slug !== 'string') return [];
    const twin = owners.get(slug);
    owners.set(slug, twin ?? yaml.file);
    if (twin !== undefined) {
      const message = `The slug "${shorten(slug)}" is that of ${twin} as well.`;
      return [issueAt(yaml, ['slug'], message, 'Give each case a slug of its own.')];
    }
    const named = caseFile.exec(yaml.file)!.groups!;
    if (named['slug'] === slug || !slugPattern.test(slug)) return [];
    return [
      issueAt(
        yaml,
        ['slug'],
        `The slug is "${shorten(slug)}", and the name of the file says "${shorten(named['slug']!)}".`,
        `Rename the file to ${named['ordinal']}-${slug}.md, or change the slug.`,
      ),
    ];
  });
}
