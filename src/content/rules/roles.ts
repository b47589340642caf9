// Rules within a role and between roles.
import { isBefore } from '../../schema/background.ts';
import type { YearMonth } from '../../schema/content.ts';
import { months, monthsOrYears } from '../format/dates.ts';
import type { ContentIssue, Issues } from '../report/issue.ts';
import { foldName, listIn, memberOf, scalarText } from '../report/text.ts';
import { issueAt, type YAMLData } from '../yaml/located.ts';

export const monthPattern = new RegExp(`^${months}$`, 'u');
const datePattern = new RegExp(`^${monthsOrYears}$`, 'u');

/** The order of months within a role, and that none lies in the future. */
export function checkDates(experience: YAMLData, asOf: YearMonth): Issues {
  return listIn(experience.data).flatMap((role, index) => {
    const start = monthOf(role, 'start');
    const end = monthOf(role, 'end');
    const issues: ContentIssue[] = [];
    const report = (field: string, message: string, fix: string) =>
      issues.push(issueAt(experience, [index, field], message, fix));
    if (start !== undefined && start > asOf) {
      const fix = 'Correct the month, or add the role when it has begun.';
      report('start', `The role begins in ${start}, and now it is ${asOf}.`, fix);
    }
    if (end !== undefined && end > asOf) {
      const fix = 'Write present until it has ended.';
      report('end', `The role ends in ${end}, and now it is ${asOf}.`, fix);
    }
    if (start !== undefined && end !== undefined && isBefore(end, start)) {
      const fix = 'Correct one of the two months.';
      report('end', `The role ends in ${end}, before it begins in ${start}.`, fix);
    }
    return issues;
  });
}

/** Checks the fields that depend on the kind of a role. */
export function checkRoles(experience: YAMLData): Issues {
  return [
    ...checkTwins(experience),
    ...listIn(experience.data).flatMap((role, index) => checkRole(experience, role, index)),
  ];
}

function checkRole(experience: YAMLData, role: unknown, index: number): Issues {
  const kind = memberOf(role, 'kind');
  const issues: ContentIssue[] = [];
  if (kind === 'volunteer' && memberOf(role, 'share') === undefined) {
    const message = 'This volunteer role has no "share", so its months count as full time.';
    const fix = 'Write the part of full time, for example, for five hours a week: share: 0.125';
    issues.push(issueAt(experience, [index, 'kind'], message, fix, 'warning'));
  }
  if (kind === 'leave' && listIn(memberOf(role, 'technologies')).length > 0) {
    const message = 'A leave evidences nothing, so its technologies are not counted.';
    const fix = 'Write technologies: [], or another kind.';
    issues.push(issueAt(experience, [index, 'technologies'], message, fix, 'warning'));
  }
  return issues;
}

/** A role listed twice would be counted twice. */
function checkTwins(experience: YAMLData): Issues {
  const first = new Map<string, number>();
  return listIn(experience.data).flatMap((role, index) => {
    const facts = ['company', 'title', 'start', 'end'].map((field) =>
      scalarText(memberOf(role, field)),
    );
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

function monthOf(role: unknown, field: string): YearMonth | undefined {
  const value = scalarText(memberOf(role, field));
  return value !== undefined && datePattern.test(value) ? value : undefined;
}
