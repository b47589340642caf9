// Reads private.yaml, which only `export --private` does.
import { Private } from '../../schema/private.ts';
import { formatOf } from '../format/entity.ts';
import { checkFormat } from '../format/violations.ts';
import { renderIssue } from '../report/issue.ts';
import { parseYAML } from '../yaml/parse.ts';

/** The file of private facts. It is never read with a profile, whose content is served. */
export const privateFile = 'private.yaml';
/** The name, without its suffix, of a printed résumé that has private facts. */
export const privateResume = 'resume-private';
/** The lines of .gitignore that keep both out of a repository. */
export const gitIgnored: readonly string[] = [privateFile, `${privateResume}.*`];

/** Whether a file holds private facts by its name. Such files are never read with a profile. */
export function isPrivate(name: string): boolean {
  return name === privateFile || name.startsWith(`${privateResume}.`);
}

/** Parses private.yaml; throws with the first mistake. */
export function parsePrivate(text: string): Private {
  const { yaml, issues } = parseYAML(privateFile, text, 1);
  const checked = yaml && checkFormat(yaml, formatOf(Private));
  const all = [...issues, ...(checked?.issues ?? [])];
  const issue = all.find(({ severity }) => severity === 'error');
  if (issue !== undefined) throw new Error(renderIssue(issue));
  return checked!.data as Private;
}
