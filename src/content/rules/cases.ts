// Rules between case files.
import { suggest } from '../../kernel/nearest.ts';
import { slugPattern } from '../format/fields.ts';
import { caseFile } from '../folder/owner-files.ts';
import type { ParsedFile } from '../folder/parse-file.ts';
import { issueIn, type Issues } from '../report/issue.ts';
import { listIn, memberOf, shorten, textsOf } from '../report/text.ts';
import { issueAt, type YAMLData } from '../yaml/located.ts';

/** The place of a case file in the order of cases. */
export function ordinalOf(file: string): number {
  return Number(/^cases\/(\d+)/u.exec(file)?.[1]);
}

/** Numbers that two files share. */
export function checkNumbers(cases: readonly ParsedFile[]): Issues {
  return cases.flatMap(({ file }, index) => {
    const before = cases[index - 1]?.file;
    if (before === undefined || ordinalOf(before) !== ordinalOf(file)) return [];
    const message = `The number of the file is that of ${before} as well.`;
    return [issueIn(file, message, 'Number the cases in the order to show them in.')];
  });
}

/** Slugs that two cases share, and file names that differ from the slug. */
export function checkSlugs(cases: readonly ParsedFile[]): Issues {
  const owners = new Map<string, string>();
  return cases.flatMap(({ yaml }) => {
    const slug = memberOf(yaml?.data, 'slug');
    if (yaml === undefined || typeof slug !== 'string') return [];
    const twin = owners.get(slug);
    owners.set(slug, twin ?? yaml.file);
    if (twin !== undefined) {
      const message = `The slug "${shorten(slug)}" is that of ${twin} as well.`;
      return [issueAt(yaml, ['slug'], message, 'Give each case a slug of its own.')];
    }
    const named = caseFile.exec(yaml.file)!.groups!;
    if (named['slug'] === slug || !slugPattern.test(slug)) return [];
    const message = `The slug is "${shorten(slug)}", and the name of the file says "${shorten(named['slug']!)}".`;
    const fix = `Rename the file to ${named['ordinal']}-${slug}.md, or change the slug.`;
    return [issueAt(yaml, ['slug'], message, fix)];
  });
}

/** Roles of cases that experience.yaml does not have. */
export function checkCaseRoles(cases: readonly ParsedFile[], experience: YAMLData): Issues {
  const companies = textsOf(listIn(experience.data).map((role) => memberOf(role, 'company')));
  return cases.flatMap(({ yaml }) => {
    const company = memberOf(yaml?.data, 'role');
    if (yaml === undefined || typeof company !== 'string' || companies.includes(company)) return [];
    const message = `No role in experience.yaml has the company "${shorten(company)}".`;
    const otherwise = 'Name the company of a role, as experience.yaml writes it.';
    return [issueAt(yaml, ['role'], message, suggest(company, companies, otherwise))];
  });
}
