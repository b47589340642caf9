// `profile-api check`: everything that is wrong with an owner's folder, at once.
import { renderIssue } from '../content/issue.ts';
import { parseContent } from '../content/parse.ts';
import { readContentFiles } from '../content/read.ts';
import { readSetting } from '../runtime/settings.ts';
import { toYearMonth } from '../schema/content.ts';
import type { Given, Output } from './command.ts';

/** Checks a folder; resolves to 0 when it can be served and to 1 when not. */
export async function check({ flags, environment }: Given, output: Output): Promise<number> {
  const folder = readSetting('profile', flags, environment);
  const asOf = toYearMonth(new Date());
  const parsed = parseContent(readContentFiles(folder), { asOf, thorough: true });
  const issues = 'content' in parsed ? parsed.warnings : parsed.issues;
  for (const issue of issues) output.out(renderIssue(issue, folder));
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const warnings = issues.length - errors;
  const found = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ].join(' and ');
  if (!('content' in parsed)) {
    output.out(`\n${found} in ${folder}`);
    return 1;
  }
  const { profile, roles, cases } = parsed.content;
  const holds = `${count(roles.length, 'role')} and ${count(cases.length, 'case')} of ${profile.name}`;
  output.out(`${folder} can be served: ${holds}${found === '' ? '' : `; ${found}`}`);
  return 0;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
