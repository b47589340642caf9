// `--workflow`: a workflow for GitHub that checks and publishes the profile which its folder is.
import type { Flag, Flags } from '../runtime/settings.ts';
import { readChoice, sayChoices } from './choice.ts';
import { readPackage, readPackaged } from './package-files.ts';

const kinds = ['pages', 'workers'] as const;

export const workflowFlag: Readonly<Record<string, Flag>> = {
  workflow: {
    type: 'string',
    description: `Add a workflow for GitHub that publishes on: ${sayChoices(kinds)}`,
  },
};

/** What to say where none was asked for. */
export const workflowOffer =
  'To publish it from GitHub, make the folder with --workflow pages or --workflow workers.';

/** The file to write, by its path in the folder; none where none is asked for. */
export function readWorkflow(flags: Flags): ReadonlyMap<string, string> {
  const kind = readChoice(flags, 'workflow', kinds);
  if (kind === undefined) return new Map();
  const template = readPackaged(`deploy/workflows/${kind}.yml`);
  const text = template.replaceAll('{{version}}', readPackage().version);
  return new Map([['.github/workflows/profile.yml', text]]);
}
