// Settings: a flag overrides its environment variable, which overrides the default.
import { originWords, parseOrigin } from '../origin.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The given flags by name. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>;

/** Wrong usage: the message names the given value and the valid ones. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Setting<Value> {
  readonly flag: string;
  /** Whether the flag takes no value; its variable takes 0 or 1. */
  readonly isSwitch?: boolean;
  readonly variable: string;
  readonly description: string;
  /** The default, as an owner would write it. */
  readonly default?: string;
  /** Describes valid values; completes the sentence "… takes". */
  readonly takes: string;
  /** Returns `undefined` for an invalid value. */
  parse(text: string): Value | undefined;
}

/** Accepts any text that is not blank. */
function parseText(text: string): string | undefined {
  return text.trim() === '' ? undefined : text;
}

function parseInteger(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}

/** An address to listen on. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Parses HOST:PORT, with an IPv6 address in brackets. */
function parseAddress(text: string): Address | undefined {
  const [, six, four = '', digits = ''] = /^(?:\[([\w.:%]+)\]|([\w.-]+)):(\d+)$/.exec(text) ?? [];
  const port = parseInteger(digits, 0, 65_535);
  return port === undefined ? undefined : { host: six ?? four, port };
}

/** Levels of the log, the most detailed first. */
const logLevels: readonly string[] = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

/** Whether a log of `level` contains entries of the level `entry`. */
export function keepsLevel(level: string, entry: 'info' | 'warn' | 'error'): boolean {
  return logLevels.indexOf(entry) >= logLevels.indexOf(level);
}

export const settings = {
  profile: {
    flag: 'profile',
    variable: 'PROFILE_DIR',
    description: 'Folder of the profile',
    default: './profile',
    takes: 'the path of a folder',
    parse: parseText,
  },
  snapshot: {
    flag: 'snapshot',
    variable: 'SNAPSHOT',
    description: 'Snapshot to serve instead of a folder: the site.json that build writes',
    takes: 'the path of a file',
    parse: parseText,
  },
  port: {
    flag: 'port',
    variable: 'PORT',
    description: 'Port to listen on; 0 takes a free one',
    default: '3000',
    takes: 'a number from 0 to 65535',
    parse: (text: string) => parseInteger(text, 0, 65_535),
  },
  host: {
    flag: 'host',
    variable: 'HOST',
    description: 'Address to listen on; 0.0.0.0 in containers',
    default: '127.0.0.1',
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
    description: 'trace, debug, info, warn, error or silent',
    default: 'info',
    takes: 'trace, debug, info, warn, error or silent',
    parse: (text: string) => (logLevels.includes(text) ? text : undefined),
  },
  fonts: {
    flag: 'fonts',
    variable: 'FONTS',
    description: 'Folder of fonts for the PDF and the picture, in addition to those of the system',
    takes: 'the path of a folder',
    parse: parseText,
  },
  workers: {
    flag: 'workers',
    variable: 'WORKERS',
    description: 'Processes that share the port: a number, or auto for one per core',
    default: '1',
    takes: 'a number from 1 to 128, or auto',
    parse: (text: string) => (text === 'auto' ? text : parseInteger(text, 1, 128)),
  },
  maxConnections: {
    flag: 'max-connections',
    variable: 'MAX_CONNECTIONS',
    description:
      'Open connections per process (default 5000, or as many as its file descriptors allow)',
    takes: 'a number from 1 to 100000',
    parse: (text: string) => parseInteger(text, 1, 100_000),
  },
  cacheTags: {
    flag: 'cache-tags',
    variable: 'CACHE_TAGS',
    description: '1 adds the cache tag "profile" to cacheable answers, to purge them together',
    default: '0',
    takes: '0 or 1',
    parse: (text: string) => (/^[01]$/.test(text) ? text === '1' : undefined),
  },
  requireSignature: {
    flag: 'require-signature',
    isSwitch: true,
    variable: 'REQUIRE_SIGNATURE',
    description: 'Refuse content that is not signed as it is, or whose signature has ended',
    default: '0',
    takes: '0 or 1',
    // A switch is given as `true`.
    parse: (text: string) => (/^(?:[01]|true)$/.test(text) ? text !== '0' : undefined),
  },
  drain: {
    flag: 'drain',
    variable: 'DRAIN',
    description: 'Seconds to keep accepting connections after SIGTERM',
    default: '0',
    takes: 'a number of seconds from 0 to 600',
    parse: (text: string) => parseInteger(text, 0, 600),
  },
  metrics: {
    flag: 'metrics',
    variable: 'METRICS',
    description: 'HOST:PORT of /metrics for Prometheus (default none)',
    takes: 'HOST:PORT, for example 127.0.0.1:9464',
    parse: parseAddress,
  },
} as const satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof settings;
type SettingValue<Name extends SettingName> = NonNullable<
  ReturnType<(typeof settings)[Name]['parse']>
>;

type ReadSetting<Name extends SettingName> = (typeof settings)[Name] extends { default: string }
  ? SettingValue<Name>
  : SettingValue<Name> | undefined;

/** Reads a setting; throws a `UsageError` that names the flag or variable and the valid values. */
export function readSetting<Name extends SettingName>(
  name: Name,
  flags: Flags,
  environment: Environment,
): ReadSetting<Name> {
  const setting: Setting<unknown> = settings[name];
  const { flag, variable, takes } = setting;
  const given = flags[flag];
  // An empty variable counts as unset.
  const [source, text = setting.default] =
    given === undefined
      ? [variable, environment[variable] || undefined]
      : [`--${flag}`, String(given)];
  const value = text === undefined ? undefined : setting.parse(text);
  if (value === undefined && text !== undefined) {
    throw new UsageError(`${source} takes ${takes}, not "${text}".`);
  }
  return value as ReadSetting<Name>;
}
