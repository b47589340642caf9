// Commands about the signature of a profile, for messages to its owner.
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
  return folderCommand(`sign --base-url ${origin}${isStatic ? ' --target static' : ''}`, folder);
}

/** The command that creates, adds or drops a key of a folder. */
export function keyCommand(words: string, origin: string, folder: string): string {
  return folderCommand(`key ${words} --base-url ${origin}`, folder);
}

function folderCommand(words: string, folder: string | undefined): string {
  const { flag, default: usual } = settings.profile;
  const isUsual = folder === undefined || folder === usual;
  return `${program} ${words}${isUsual ? '' : ` --${flag} ${quoteForShell(folder)}`}`;
}
