// The command that signs a profile, for messages to its owner.
import { quoteForShell } from '../kernel/shell.ts';
import { program } from '../version.ts';
import { settings } from './settings.ts';

interface Signing {
  /** Absent if the folder is not known, as for a snapshot. */
  readonly folder?: string | undefined;
  readonly isStatic?: boolean | undefined;
}

/** The command that signs a folder for an origin. */
export function signCommand(origin: string, { folder, isStatic = false }: Signing): string {
  const { flag, default: usual } = settings.profile;
  const target = isStatic ? ' --target static' : '';
  const place =
    folder === undefined || folder === usual ? '' : ` --${flag} ${quoteForShell(folder)}`;
  return `${program} sign --base-url ${origin}${target}${place}`;
}
