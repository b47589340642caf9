// Starts the service on Bun and Deno.
import process from 'node:process';
import type { App } from '../app.ts';
import type { AccessEntry } from '../http/access.ts';
import { once } from '../kernel/derived.ts';
import { Lines, type Sink } from './access-log.ts';
import { compress } from './compress.ts';
import { CurrentApp } from './current-app.ts';
import { exitCodeOf, messageOf } from './errors.ts';
import { reportFault } from './faults.ts';
import {
  calendarInterval,
  ignoreInspectorSignal,
  onStop,
  passed,
  shutdownGrace,
  writingGrace,
} from './lifetime.ts';
import { foreignHost, localOrigin, readServeSettings } from './serve-settings.ts';
import { type Environment, keepsLevel, settings } from './settings.ts';
import { openSource } from './open.ts';
import { placeSite } from './source.ts';

/** Listens immediately; `stop` resolves when requests in flight are answered. */
export type Listen = (options: {
  readonly hostname: string;
  readonly port: number;
  readonly fetch: App['fetch'];
}) => { readonly port: number; stop(): Promise<void> };

/**
 * Serves until a signal stops the process. Errors end it with the message and exit code of `profile-api serve`.
 *
 * @param out the destination of the log instead of `process.stdout`
 */
export async function start(
  listen: Listen,
  environment: Environment = process.env,
  out?: Sink,
): Promise<void> {
  // Keeps serving if the disk is full or the reader of an output is gone.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    await serve(listen, environment, out);
  } catch (error) {
    say(messageOf(error));
    process.exit(exitCodeOf(error));
  }
}

async function serve(listen: Listen, environment: Environment, out?: Sink): Promise<void> {
  ignoreInspectorSignal();
  const chosen = readServeSettings({}, environment);
  const { host, port, guardHost, cacheTags, requireSignature, drain, logLevel } = chosen;
  const load = await openSource(chosen);
  const loaded = await load(new Date());
  for (const warning of loaded.warnings) say(warning);
  for (const { variable } of onNode) {
    if (environment[variable]) say(`Warning: ${variable} works only on Node.js.`);
  }
  const baseUrl = chosen.baseUrl ?? loaded.site.baseUrl;
  let current: CurrentApp;
  let isStopping = false;
  const warnOnce = once(() => say(`Warning: ${foreignHost}`));
  const lines = new Lines(out);
  const log = (entry: AccessEntry) => lines.answered(entry);
  const end = async () => {
    lines.flush();
    await Promise.race([out?.written, passed(writingGrace)]);
    process.exit(0);
  };
  const options = { hostname: host, port, fetch: (request: Request) => current.app.fetch(request) };
  let server: ReturnType<Listen>;
  try {
    server = listen(options);
  } catch (error) {
    throw new Error(`Cannot listen on ${host}:${port}: ${messageOf(error)}`, { cause: error });
  }
  const origin = baseUrl ?? localOrigin(server.port);
  current = new CurrentApp(
    placeSite(loaded, { baseUrl: origin, now: new Date(), requireSignature, say }),
    {
      compress,
      guardHost,
      cacheTags,
      isReady: () => !isStopping,
      ...(baseUrl === undefined && { onForeignHost: warnOnce }),
      onFault: reportFault,
      ...(keepsLevel(logLevel, 'info') && { onAnswer: log }),
    },
  );
  setInterval(() => current.followCalendar(new Date()), calendarInterval);
  onStop(async () => {
    isStopping = true;
    await passed(drain);
    setTimeout(end, shutdownGrace);
    void server.stop().then(end);
  });
  say(`Profile API: ${origin}/`);
}

/** Settings that need the command line on Node.js. */
const onNode = [settings.metrics, settings.workers, settings.maxConnections];

function say(text: string): void {
  try {
    process.stderr.write(`${text}\n`);
  } catch {
    // Deno throws where other runtimes emit.
  }
}
