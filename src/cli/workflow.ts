// `--workflow`: adds a GitHub workflow that checks and publishes the profile.
import type { Flag, Flags } from '../runtime/settings.ts';
import { readChoice, listChoices } from './choice.ts';
import { readPackage, readPackaged } from './package-files.ts';

const kinds = ['pages', 'workers'] as const;

export const workflowFlag: Readonly<Record<string, Flag>> = {
  workflow: {
    type: 'string',
    description: `Add a workflow for GitHub that publishes on: ${listChoices(kinds)}`,
  },
};

/** The hint for commands without `--workflow`. */
export const workflowOffer =
  'To publish it from GitHub, create the folder with --workflow pages or --workflow workers.';

/** The file to write by its path in the folder; empty without the flag. */
export function readWorkflow(flags: Flags): ReadonlyMap<string, string> {
  const kind = readChoice(flags, 'workflow', kinds);
  if (kind === undefined) return new Map();
  const template = readPackaged(`deploy/workflows/${kind}.yml`);
  const text = template.replaceAll('{{version}}', readPackage().version);
  return new Map([['.github/workflows/profile.yml', text]]);
}
