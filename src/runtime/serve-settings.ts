// The settings of `serve`, and the origin of a service without `--base-url`.
import { isLoopback } from '../http/host.ts';
import {
  type Environment,
  type Flags,
  readSetting,
  type SettingName,
  settings,
  UsageError,
} from './settings.ts';

export type ServeSettings = ReturnType<typeof readServeSettings>;

/** Reads the settings of `serve`; times are in milliseconds. */
export function readServeSettings(flags: Flags, environment: Environment) {
  const read = <Name extends SettingName>(name: Name) => readSetting(name, flags, environment);
  const host = read('host');
  return {
    folder: read('profile'),
    /** Served instead of the folder. */
    snapshot: readSnapshot(flags, environment),
    host,
    /** Whether only this machine can reach the server, so that requests for foreign hosts are refused. */
    guardHost: isLoopback(host),
    port: read('port'),
    baseUrl: read('baseUrl'),
    logLevel: read('logLevel'),
    cacheTags: read('cacheTags'),
    requireSignature: read('requireSignature'),
    drain: read('drain') * 1_000,
    metrics: read('metrics'),
    fonts: read('fonts'),
    /** `undefined` for as many as fit. */
    maxConnections: read('maxConnections'),
  };
}

/** The snapshot to serve. A flag for the folder overrides the variable of the snapshot. */
function readSnapshot(flags: Flags, environment: Environment): string | undefined {
  const { profile, snapshot } = settings;
  if (flags[profile.flag] === undefined) return readSetting('snapshot', flags, environment);
  if (flags[snapshot.flag] === undefined) return undefined;
  throw new UsageError(`Give either --${profile.flag} or --${snapshot.flag}, not both.`);
}

/** The default origin of a service. */
export function localOrigin(port: number): string {
  // URL omits the default port of http.
  return new URL(`http://localhost:${port}`).origin;
}

/** The warning about requests for a foreign host while no origin is set. */
export const foreignHost =
  'requests name another host than localhost, but links lead to localhost; set the public origin with --base-url or BASE_URL';
