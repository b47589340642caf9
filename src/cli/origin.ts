// The public origin of commands that do not listen on a port.
import { originWords, parseOrigin } from '../origin.ts';
import {
  type Environment,
  type Flags,
  readSetting,
  settings,
  UsageError,
} from '../runtime/settings.ts';
import type { Flag } from './command.ts';

/** The flag `--base-url`; the note names the default origin. */
export function originFlag(note: string): Record<string, Flag> {
  const { flag, variable } = settings.baseUrl;
  return {
    [flag]: { type: 'string', description: `Public origin for links (${note}) [${variable}]` },
  };
}

/** Reads the public origin; throws a `UsageError` without one. */
export function requireOrigin(flags: Flags, environment: Environment): string {
  const origin = readSetting('baseUrl', flags, environment);
  if (origin === undefined) throw new UsageError(`--base-url is missing. It takes ${originWords}.`);
  return origin;
}

/** The https origin of an argument, which may omit the scheme; throws a `UsageError` for any other. */
export function readSecureOrigin(command: string, word: string): string {
  const origin = parseOrigin(word.includes('://') ? word : `https://${word}`);
  if (origin?.startsWith('https:')) return origin;
  const words = originWords.replace('http or https', 'https');
  throw new UsageError(`${command} takes ${words}, not "${word}".`);
}
