// The public address of a build: required, never guessed.
import { baseUrlWords, originWords, parseBaseUrl, parseOrigin } from '../origin.ts';
import { type Environment, type Flags, settings, UsageError } from '../runtime/settings.ts';

/** Variables in which hosts give a build its address: a URL or a host name. */
const hostVariables = [
  'VERCEL_PROJECT_PRODUCTION_URL',
  'URL',
  'RENDER_EXTERNAL_URL',
  'RAILWAY_PUBLIC_DOMAIN',
];

/** Reads the base URL; throws a `UsageError` that names the flag. Only static files may be below a path. */
export function readBaseUrl(flags: Flags, environment: Environment, isStatic: boolean): string {
  const { flag, variable } = settings.baseUrl;
  const [source, text] =
    flags[flag] === undefined
      ? [variable, environment[variable] || undefined]
      : [`--${flag}`, String(flags[flag])];
  if (text === undefined) throw new UsageError(describeMissing(environment));
  const baseUrl = (isStatic ? parseBaseUrl : parseOrigin)(text);
  if (baseUrl !== undefined) return baseUrl;
  const path =
    !isStatic && parseBaseUrl(text) !== undefined ? ' Only --target static takes a path.' : '';
  throw new UsageError(
    `${source} takes ${isStatic ? baseUrlWords : originWords}, not "${text}".${path}`,
  );
}

function describeMissing(environment: Environment): string {
  const { flag, variable } = settings.baseUrl;
  const found = hostVariables.find((name) => environment[name]);
  if (found === undefined) {
    return `The public address is missing: give --${flag} or ${variable}, for example --${flag} https://profile.example.com`;
  }
  const address =
    found.endsWith('_DOMAIN') || found.startsWith('VERCEL') ? `https://$${found}` : `$${found}`;
  return `The public address is missing. This host gives it in ${found}: --${flag} "${address}"`;
}
