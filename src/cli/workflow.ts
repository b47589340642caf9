// `--workflow`: a workflow for GitHub that checks and publishes the profile which its folder is.
import { readFileSync } from 'node:fs';
import { type Flag, type Flags, UsageError } from '../runtime/settings.ts';

const kinds = ['pages', 'workers'] as const;

export const workflowFlag: Readonly<Record<string, Flag>> = {
  workflow: {
    type: 'string',
    description: `Add a workflow for GitHub that publishes on: ${kinds.join(' or ')}`,
  },
};

/** What to say where none was asked for. */
export const workflowOffer =
  'To publish it from GitHub, make the folder with --workflow pages or --workflow workers.';

/** The file to write, by its path in the folder; none where none is asked for. */
export function readWorkflow(flags: Flags): ReadonlyMap<string, string> {
  const { workflow } = flags;
  if (workflow === undefined) return new Map();
  const kind = kinds.find((known) => known === workflow);
  if (kind === undefined) {
    throw new UsageError(`--workflow takes ${kinds.join(' or ')}, not "${workflow}".`);
  }
  const { version } = JSON.parse(read('package.json'));
  const text = read(`deploy/workflows/${kind}.yml`).replaceAll('{{version}}', version);
  return new Map([['.github/workflows/profile.yml', text]]);
}

function read(name: string): string {
  // The package root is two folders up both from src/cli and from dist/cli.
  return readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
}
