// The public address of commands that do not listen on a port: given, never guessed.
import { baseUrlWords, originWords, parseBaseUrl, parseOrigin } from '../origin.ts';
import {
  type Environment,
  type Flags,
  readSetting,
  settings,
  UsageError,
} from '../runtime/settings.ts';
import { type Flag, withValue } from './command.ts';

const { flag, variable } = settings.baseUrl;

/** Variables in which hosts give a build its address: a URL or a host name. */
const hostVariables = [
  'VERCEL_PROJECT_PRODUCTION_URL',
  'URL',
  'RENDER_EXTERNAL_URL',
  'RAILWAY_PUBLIC_DOMAIN',
];

/** The flag `--base-url`; the note names the default origin. */
export function originFlag(note: string): Record<string, Flag> {
  return { [flag]: withValue(`Public origin for links (${note}) [${variable}]`) };
}

/** Reads the public origin; throws a `UsageError` without one. */
export function requireOrigin(flags: Flags, environment: Environment): string {
  const origin = readSetting('baseUrl', flags, environment);
  if (origin === undefined) throw new UsageError(describeMissing(environment));
  return origin;
}

/** Reads the base URL, which may be below a path only for static files; `undefined` if none is given. */
export function readBaseUrl(
  flags: Flags,
  environment: Environment,
  isStatic: boolean,
): string | undefined {
  const [source, text] =
    flags[flag] === undefined
      ? [variable, environment[variable] || undefined]
      : [`--${flag}`, String(flags[flag])];
  if (text === undefined) return undefined;
  const baseUrl = (isStatic ? parseBaseUrl : parseOrigin)(text);
  if (baseUrl !== undefined) return baseUrl;
  const path =
    !isStatic && parseBaseUrl(text) !== undefined ? ' Only --target static takes a path.' : '';
  throw new UsageError(
    `${source} takes ${isStatic ? baseUrlWords : originWords}, not "${text}".${path}`,
  );
}

function describeMissing(environment: Environment): string {
  const found = hostVariables.find((name) => environment[name]);
  if (found === undefined) {
    return `The public address is missing: give --${flag} or ${variable}, for example --${flag} https://profile.example.com`;
  }
  const address =
    found.endsWith('_DOMAIN') || found.startsWith('VERCEL') ? `https://$${found}` : `$${found}`;
  return `The public address is missing. This host gives it in ${found}: --${flag} "${address}"`;
}

/** The https origin of an argument, which may omit the scheme; throws a `UsageError` for any other. */
export function readSecureOrigin(command: string, word: string): string {
  const origin = parseOrigin(word.includes('://') ? word : `https://${word}`);
  if (origin?.startsWith('https:')) return origin;
  const words = originWords.replace('http or https', 'https');
  throw new UsageError(`${command} takes ${words}, not "${word}".`);
}
