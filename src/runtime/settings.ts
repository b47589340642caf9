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
  /** The default, as an owner would write it. */
  readonly default?: string;
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

/** Where to listen. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Reads HOST:PORT; an address of IPv6 is in brackets. */
function parseAddress(text: string): Address | undefined {
  const [, six, four = '', digits = ''] = /^(?:\[([\w.:%]+)\]|([\w.-]+)):(\d+)$/.exec(text) ?? [];
  const port = parseInteger(digits, 0, 65_535);
  return port === undefined ? undefined : { host: six ?? four, port };
}

/** Levels of the log; each keeps what those after it keep. */
const logLevels: readonly string[] = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

/** Whether a log of a level keeps entries of another. */
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
    description: 'Snapshot to serve in place of a folder: the site.json that build writes',
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
    description: 'Folder of fonts for the PDF and the picture, beside those of the system',
    takes: 'the path of a folder',
    parse: parseText,
  },
  workers: {
    flag: 'workers',
    variable: 'WORKERS',
    description: 'Processes that share the port: a number, or auto for one a core',
    default: '1',
    takes: 'a number from 1 to 128, or auto',
    parse: (text: string) => (text === 'auto' ? text : parseInteger(text, 1, 128)),
  },
  maxConnections: {
    flag: 'max-connections',
    variable: 'MAX_CONNECTIONS',
    description:
      'Connections that a process has open at once (default 5000, or what its descriptors leave room for)',
    takes: 'a number from 1 to 100000',
    parse: (text: string) => parseInteger(text, 1, 100_000),
  },
  cacheTags: {
    flag: 'cache-tags',
    variable: 'CACHE_TAGS',
    description: '1 marks what caches keep by the tag "profile", so that all of it can be purged',
    default: '0',
    takes: '0 or 1',
    parse: (text: string) => (/^[01]$/.test(text) ? text === '1' : undefined),
  },
  drain: {
    flag: 'drain',
    variable: 'DRAIN',
    description: 'Seconds that new connections are still taken for after SIGTERM',
    default: '0',
    takes: 'a number of seconds from 0 to 600',
    parse: (text: string) => parseInteger(text, 0, 600),
  },
  metrics: {
    flag: 'metrics',
    variable: 'METRICS',
    description: 'HOST:PORT at which Prometheus finds /metrics (default none)',
    takes: 'HOST:PORT, for example 127.0.0.1:9464',
    parse: parseAddress,
  },
} as const satisfies Record<string, Setting<unknown>>;

type SettingName = keyof typeof settings;
type SettingValue<Name extends SettingName> = NonNullable<
  ReturnType<(typeof settings)[Name]['parse']>
>;

type ReadSetting<Name extends SettingName> = (typeof settings)[Name] extends { default: string }
  ? SettingValue<Name>
  : SettingValue<Name> | undefined;

/** Reads one setting; throws a `UsageError` that names the flag or the variable and what it takes. */
export function readSetting<Name extends SettingName>(
  name: Name,
  flags: Flags,
  environment: Environment,
): ReadSetting<Name> {
  const setting: Setting<unknown> = settings[name];
  const { flag, variable, takes } = setting;
  const given = flags[flag];
  // An empty variable is none.
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

export interface ServeSettings {
  readonly folder: string;
  /** Serves this in place of the folder. */
  readonly snapshot: string | undefined;
  readonly host: string;
  readonly port: number;
  readonly baseUrl: string | undefined;
  readonly logLevel: string;
  /** Whether only this machine can reach the server, so that foreign hosts are to be refused. */
  readonly guardHost: boolean;
  /** Whether cacheable answers carry a tag. */
  readonly cacheTags: boolean;
  /** Milliseconds from the signal to stop until new connections are refused. */
  readonly drain: number;
  /** Where scrapers find metrics; `undefined` for nowhere. */
  readonly metrics: Address | undefined;
  /** A folder of fonts beside those of the system. */
  readonly fonts: string | undefined;
  /** Connections that a process has open at once; `undefined` for as many as fit. */
  readonly maxConnections: number | undefined;
}

/** Reads what it takes to serve. */
export function readServeSettings(flags: Flags, environment: Environment): ServeSettings {
  const host = readSetting('host', flags, environment);
  return {
    folder: readSetting('profile', flags, environment),
    snapshot: readSnapshot(flags, environment),
    host,
    guardHost: isLoopback(host),
    port: readSetting('port', flags, environment),
    baseUrl: readSetting('baseUrl', flags, environment),
    logLevel: readSetting('logLevel', flags, environment),
    cacheTags: readSetting('cacheTags', flags, environment),
    drain: readSetting('drain', flags, environment) * 1_000,
    metrics: readSetting('metrics', flags, environment),
    fonts: readSetting('fonts', flags, environment),
    maxConnections: readSetting('maxConnections', flags, environment),
  };
}

/** The snapshot to serve, where one is named; two flags would name two things to serve. */
function readSnapshot(flags: Flags, environment: Environment): string | undefined {
  const { profile, snapshot } = settings;
  if (flags[profile.flag] === undefined) return readSetting('snapshot', flags, environment);
  if (flags[snapshot.flag] === undefined) return undefined;
  throw new UsageError(`Give either --${profile.flag} or --${snapshot.flag}, not both.`);
}

/** The origin of a service for which none is set. */
export function localOrigin(port: number): string {
  // The URL leaves out the port that http implies.
  return new URL(`http://localhost:${port}`).origin;
}

/** The warning about requests for another host while no origin is set. */
export const foreignHost =
  'requests come for another host than localhost, to which links lead; set the public origin with --base-url or BASE_URL';

/** Describes settings as flags of a command. */
export function flagsFor(...names: readonly SettingName[]): Record<string, Flag> {
  return Object.fromEntries(
    names.map((name) => {
      const { flag, variable, description, default: fallback }: Setting<unknown> = settings[name];
      const said = fallback === undefined ? '' : ` (default ${fallback})`;
      return [flag, { type: 'string', description: `${description}${said} [${variable}]` }];
    }),
  );
}
