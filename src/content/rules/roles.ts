// Rules within a role and between roles.
import { isBefore } from '../../schema/background.ts';
import type { YearMonth } from '../../schema/content.ts';
import { months, monthsOrYears } from '../format/dates.ts';
import type { ContentIssue } from '../report/issue.ts';
import { foldName, memberOf } from '../report/text.ts';
import { issueAt, type YAMLData } from '../yaml/located.ts';

export const monthPattern = new RegExp(`^${months}$`, 'u');
const datePattern = new RegExp(`^${monthsOrYears}$`, 'u');

/** The order of months within a role, and that none lies in the future. */
export function checkDates(experience: YAMLData, asOf: YearMonth): readonly ContentIssue[] {
  return rolesOf(experience).flatMap((role, index) => {
    const start = monthOf(role, 'start');
    const end = monthOf(role, 'end');
    const issues: ContentIssue[] = [];
    const report = (field: string, message: string, fix: string) =>
      issues.push(issueAt(experience, [index, field], message, fix));
    if (start !== undefined && start > asOf) {
      report(
        'start',
        `The role begins in ${start}, and now it is ${asOf}.`,
        'Correct the month, or add the role when it has begun.',
      );
    }
    if (end !== undefined && end > asOf) {
      report(
        'end',
        `The role ends in ${end}, and now it is ${asOf}.`,
        'Write present until it has ended.',
      );
    }
    if (start !== undefined && end !== undefined && isBefore(end, start)) {
      report(
        'end',
        `The role ends in ${end}, before it begins in ${start}.`,
        'Correct one of the two months.',
      );
    }
    return issues;
  });
}

/** Checks the fields that depend on the kind of a role. */
export function checkRoles(experience: YAMLData): readonly ContentIssue[] {
  return [
    ...checkTwins(experience),
    ...rolesOf(experience).flatMap((role, index) => checkRole(experience, role, index)),
  ];
}

function checkRole(experience: YAMLData, role: unknown, index: number): readonly ContentIssue[] {
  if (typeof role !== 'object' || role === null || Array.isArray(role)) return [];
  const kind = memberOf(role, 'kind');
  const technologies = memberOf(role, 'technologies');
  const issues: ContentIssue[] = [];
  if (kind === 'volunteer' && memberOf(role, 'share') === undefined) {
    const message = 'This volunteer role has no "share", so its months count as full time.';
    const fix = 'Write the part of full time, for example, for five hours a week: share: 0.125';
    issues.push(issueAt(experience, [index, 'kind'], message, fix, 'warning'));
  }
  if (kind === 'leave' && Array.isArray(technologies) && technologies.length > 0) {
    const message = 'A leave evidences nothing, so its technologies are not counted.';
    const fix = 'Write technologies: [], or another kind.';
    issues.push(issueAt(experience, [index, 'technologies'], message, fix, 'warning'));
  }
  return issues;
}

/** A role listed twice would be counted twice. */
function checkTwins(experience: YAMLData): readonly ContentIssue[] {
  const first = new Map<string, number>();
  return rolesOf(experience).flatMap((role, index) => {
    const facts = ['company', 'title', 'start', 'end'].map((field) => textOf(role, field));
    if (!facts.every((fact) => fact !== undefined)) return [];
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

/** The roles of a file, valid or not. */
export function rolesOf({ data }: YAMLData): readonly unknown[] {
  return Array.isArray(data) ? data : [];
}

/** A text of a role. YAML reads a year as a number. */
function textOf(role: unknown, field: string): string | undefined {
  const value = memberOf(role, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function monthOf(role: unknown, field: string): YearMonth | undefined {
  const value = textOf(role, field);
  return value !== undefined && datePattern.test(value) ? value : undefined;
}
