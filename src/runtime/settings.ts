// Settings from flags and environment: a flag beats the variable, the variable beats the default.
import { isLoopback } from '../http/host.ts';
import { originWords, parseOrigin } from '../origin.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Flags by name, as they were given. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>;

export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly description: string;
}

/** Wrong usage: the message says what was given and what is taken. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface Setting<Value> {
  readonly flag: string;
  readonly variable: string;
  readonly description: string;
  /** What a valid value is, as it ends the sentence "takes …". */
  readonly takes: string;
  /** `undefined` for a value that is not valid. */
  parse(text: string): Value | undefined;
}

/** A text that is not blank. */
function parseText(text: string): string | undefined {
  return text.trim() === '' ? undefined : text;
}

function parseInteger(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}

/** Levels of the log; each keeps what those after it keep. */
export const logLevels: readonly string[] = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

export const settings = {
  profile: {
    flag: 'profile',
    variable: 'PROFILE_DIR',
    description: 'Folder of the profile (default ./profile)',
    takes: 'the path of a folder',
    parse: parseText,
  },
  port: {
    flag: 'port',
    variable: 'PORT',
    description: 'Port to listen on (default 3000; 0 takes a free one)',
    takes: 'a number from 0 to 65535',
    parse: (text: string) => parseInteger(text, 0, 65_535),
  },
  host: {
    flag: 'host',
    variable: 'HOST',
    description: 'Address to listen on (default 127.0.0.1; 0.0.0.0 in containers)',
    takes: 'an address or a host name',
    parse: (text: string) => (/^[\w.:%-]+$/.test(text) ? text : undefined),
  },
  baseUrl: {
    flag: 'base-url',
    variable: 'BASE_URL',
    description: 'Public origin for links (default http://localhost:<port>)',
    takes: originWords,
    parse: parseOrigin,
  },
  logLevel: {
    flag: 'log-level',
    variable: 'LOG_LEVEL',
    description: 'trace, debug, info (default), warn, error or silent',
    takes: 'trace, debug, info, warn, error or silent',
    parse: (text: string) => (logLevels.includes(text) ? text : undefined),
  },
  workers: {
    flag: 'workers',
    variable: 'WORKERS',
    description: 'Processes that share the port: a number (default 1), or auto for one a core',
    takes: 'a number from 1 to 128, or auto',
    parse: (text: string) => (text === 'auto' ? text : parseInteger(text, 1, 128)),
  },
} as const satisfies Record<string, Setting<unknown>>;

type SettingName = keyof typeof settings;
type SettingValue<Name extends SettingName> = NonNullable<
  ReturnType<(typeof settings)[Name]['parse']>
>;

/** Reads one setting; throws a `UsageError` that names the flag or the variable and what it takes. */
export function readSetting<Name extends SettingName>(
  name: Name,
  flags: Flags,
  environment: Environment,
): SettingValue<Name> | undefined {
  const { flag, variable, takes, parse } = settings[name];
  const given = flags[flag];
  const [source, text] =
    given === undefined ? [variable, environment[variable]] : [`--${flag}`, String(given)];
  if (text === undefined || (given === undefined && text === '')) return undefined;
  const value = parse(text);
  if (value === undefined) throw new UsageError(`${source} takes ${takes}, not "${text}".`);
  return value as SettingValue<Name>;
}

export interface ServeSettings {
  readonly folder: string;
  readonly host: string;
  readonly port: number;
  readonly baseUrl: string | undefined;
  readonly logLevel: string;
  /** Whether only this machine can reach the server, so that foreign hosts are to be refused. */
  readonly guardHost: boolean;
}

/** Reads what it takes to serve, with the defaults. */
export function readServeSettings(flags: Flags, environment: Environment): ServeSettings {
  const host = readSetting('host', flags, environment) ?? '127.0.0.1';
  return {
    folder: readSetting('profile', flags, environment) ?? './profile',
    host,
    guardHost: isLoopback(host),
    port: readSetting('port', flags, environment) ?? 3000,
    baseUrl: readSetting('baseUrl', flags, environment),
    logLevel: readSetting('logLevel', flags, environment) ?? 'info',
  };
}

/** The origin of a service that was given none. */
export function localOrigin(port: number): string {
  // The URL leaves out the port that http implies.
  return new URL(`http://localhost:${port}`).origin;
}

/** Describes settings as flags of a command. */
export function flagsFor(...names: readonly SettingName[]): Record<string, Flag> {
  return Object.fromEntries(
    names.map((name) => {
      const { flag, variable, description } = settings[name];
      return [flag, { type: 'string', description: `${description} [${variable}]` }];
    }),
  );
}
