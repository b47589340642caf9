// The origin, for commands that require one.
import { originWords } from '../origin.ts';
import { type Environment, type Flags, readSetting, UsageError } from '../runtime/settings.ts';

/** Reads the public origin; throws a `UsageError` where none is given. */
export function requireOrigin(flags: Flags, environment: Environment): string {
  const origin = readSetting('baseUrl', flags, environment);
  if (origin === undefined) throw new UsageError(`--base-url is missing. It takes ${originWords}.`);
  return origin;
}
