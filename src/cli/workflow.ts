// `--workflow`: adds a GitHub workflow that checks and publishes the profile.
import type { Flag, Flags } from '../runtime/settings.ts';
import { readChoice, listChoices } from './choice.ts';
import { packageName } from '../version.ts';
import { readPackage, readPackaged } from './package-files.ts';

const kinds = ['pages', 'workers'] as const;

export const workflowFlag: Readonly<Record<string, Flag>> = {
  workflow: {
    type: 'string',
    description: `Add a workflow for GitHub that publishes on: ${listChoices(kinds)}`,
  },
};

/** The variable of a repository that names the package. */
const packageVariable = 'PROFILE_API';

/** What remains to do for publishing from GitHub: one line, or none. */
export function describeWorkflow(workflow: ReadonlyMap<string, string>): readonly string[] {
  if (workflow.size === 0) {
    return [
      'To publish it from GitHub, create the folder with --workflow pages or --workflow workers.',
    ];
  }
  if (readPublished() !== undefined) return [];
  return [
    `This copy of ${packageName} is not from a package registry. Publish it under a name of yours, and give the workflow that package with its version as the variable ${packageVariable}.`,
  ];
}

/** The published package with its version. Only a release names its repository, so only then the name is the project's. */
function readPublished(): string | undefined {
  const { name, version, repository } = readPackage();
  return repository === undefined ? undefined : `${name}@${version}`;
}

/** The file to write by its path in the folder; empty without the flag. */
export function readWorkflow(flags: Flags): ReadonlyMap<string, string> {
  const kind = readChoice(flags, 'workflow', kinds);
  if (kind === undefined) return new Map();
  const template = readPackaged(`deploy/workflows/${kind}.yml`);
  const source = readPublished() ?? `\${{ vars.${packageVariable} }}`;
  const text = template.replaceAll('{{package}}', source);
  return new Map([['.github/workflows/profile.yml', text]]);
}
