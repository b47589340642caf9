// `--workflow`: adds a GitHub workflow that checks and publishes the profile.
import { type Flags, UsageError } from '../runtime/settings.ts';
import { type Flag, type Output, withValue } from './command.ts';
import { readChoice, listChoices } from './choice.ts';
import { packageName } from '../version.ts';
import { readPackage, readPackaged } from './package-files.ts';

const kinds = ['pages', 'workers'] as const;

export const workflowFlag: Readonly<Record<string, Flag>> = {
  workflow: withValue(`Add a workflow for GitHub that publishes on: ${listChoices(kinds)}`),
  package: withValue('With --workflow: the package that it runs, such as @me/profile-api@1.0.0'),
};

/** Explains publishing from GitHub, unless the folder has a workflow. */
export function sayWorkflow(workflow: ReadonlyMap<string, string>, output: Output): void {
  if (workflow.size > 0) return;
  output.out(
    `To publish it from GitHub, create the folder with --workflow pages or --workflow workers${readPublished() === undefined ? ', and --package' : ''}.`,
  );
}

/** A name with its version, the address of a tarball, or a tarball in the folder. */
const installable =
  /^(?:(?:@[\w.-]+\/)?[\w.-]+@[\w.+-]+|https:\/\/[\w./:@+-]+|\.\/[\w./+-]+\.tgz)$/;

/** Reads the source of the package that the workflow runs; throws a `UsageError` that names the flag. */
function readSource({ package: given }: Flags): string {
  const source = given === undefined ? readPublished() : String(given);
  if (source === undefined)
    throw new UsageError(
      `--workflow needs --package, because this copy of ${packageName} is from no registry: give a package of yours with its version, such as @me/profile-api@1.0.0, or a tarball that "npm pack" wrote, such as ./profile-api-1.0.0.tgz.`,
    );
  if (installable.test(source)) return source;
  throw new UsageError(
    `--package takes a name with a version, the https address of a tarball, or ./FILE.tgz in the folder, not "${source}".`,
  );
}

/** The published package with its version. Only a release names its repository, so only then the name is the project's. */
function readPublished(): string | undefined {
  const { name, version, repository } = readPackage();
  return repository === undefined ? undefined : `${name}@${version}`;
}

/** The file to write by its path in the folder; empty without the flag. */
export function readWorkflow(flags: Flags): ReadonlyMap<string, string> {
  const kind = readChoice(flags, 'workflow', kinds);
  if (kind === undefined) {
    if (flags['package'] === undefined) return new Map();
    throw new UsageError('--package is for --workflow, which is missing.');
  }
  const template = readPackaged(`deploy/workflows/${kind}.yml`);
  const text = template.replaceAll('{{package}}', readSource(flags));
  return new Map([['.github/workflows/profile.yml', text]]);
}
